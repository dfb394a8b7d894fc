"""The second of two salvage vessels (N-TWO-2)."""

from .salvage_vessel import SHIP as FIRST

SHIP = FIRST.second()
