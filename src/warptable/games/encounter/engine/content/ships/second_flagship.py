"""The second of two flagships (N-TWO-2)."""

from .flagship import SHIP as FIRST

SHIP = FIRST.second()
