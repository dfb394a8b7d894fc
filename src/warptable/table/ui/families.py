"""The families as the pages show them: the one place of this package that knows which there are."""

from __future__ import annotations

from collections.abc import Mapping

from ...games import family_of
from .duel.pages import DUEL
from .encounter.pages import ENCOUNTER
from .family import FamilyPages, Library

PAGES: Mapping[str, FamilyPages] = {"encounter": ENCOUNTER, "duel": DUEL}
"""Family -> its pages."""


def library_of(edition: str) -> Library:
    """The library of the family to which an edition belongs; for any other word that of the first family."""
    try:
        return PAGES[family_of(edition).id].library
    except ValueError:
        return next(iter(PAGES.values())).library
