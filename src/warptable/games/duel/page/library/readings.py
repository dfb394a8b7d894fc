"""Our readings of the rules of the game for two."""

from __future__ import annotations

from warptable.table.page.library.readings import ReadingsPage

from .rules import EDITION, RULES

READINGS = ReadingsPage(RULES, (EDITION,))
