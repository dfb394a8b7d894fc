"""The families as the pages show them: the one place of this package that knows which there are."""

from __future__ import annotations

from collections.abc import Mapping

from ...games import editions, family_of
from .encounter.pages import ENCOUNTER
from .family import FamilyPages, Library

PAGES: Mapping[str, FamilyPages] = {"encounter": ENCOUNTER}
"""Family -> its pages."""


def library_of(edition: str) -> Library:
    """The library of the family to which an edition belongs; for any other word that of the first family."""
    known = family_of(edition).id if edition in editions() else next(iter(PAGES))
    return PAGES[known].library
