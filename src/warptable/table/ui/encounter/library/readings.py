"""Our readings of the rules of the multi-player games."""

from __future__ import annotations

from ...library.readings import ReadingsPage
from .rules import RULES

READINGS = ReadingsPage(RULES, ("ffg", "dominion", "avalon"))
