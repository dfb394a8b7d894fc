"""The families as the pages show them: the one place of this package that knows which there are."""

from __future__ import annotations

from collections.abc import Mapping

from .encounter.pages import ENCOUNTER
from .game.family import FamilyPages

PAGES: Mapping[str, FamilyPages] = {"encounter": ENCOUNTER}
"""Family -> its pages."""
