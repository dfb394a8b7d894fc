"""The families as the pages show them: the one place of this package that knows which there are."""

from __future__ import annotations

from collections.abc import Mapping

from ...games import UNFINISHED, editions, family_of
from .duel.library.pages import LIBRARY as DUEL_LIBRARY
from .encounter.pages import ENCOUNTER
from .family import FamilyPages, Library

PAGES: Mapping[str, FamilyPages] = {"encounter": ENCOUNTER}
"""Family -> its pages."""

LIBRARIES: Mapping[str, Library] = {"encounter": ENCOUNTER.library, "duel": DUEL_LIBRARY}
"""Family -> what can be read about it, also about a family that is not offered yet."""


def library_of(edition: str) -> Library:
    """The library of the family to which an edition belongs; for any other word that of the first family."""
    unfinished = {name for family in UNFINISHED.values() for name in family.editions()}
    known = family_of(edition).id if edition in editions() or edition in unfinished else next(iter(LIBRARIES))
    return LIBRARIES[known]
