"""Our readings of the rules of the multi-player games."""

from __future__ import annotations

from warptable.table.page.library.readings import ReadingsPage

from .rules import RULES

PLACES = {"alien": "/aliens/{}", "tech": "/techs#{}", "reward": "/rewards#{}", "ship": "/rewards#{}"}
"""Where each kind of subject has its page."""


def place(edition: str, about: str) -> str:
    """The address of what a reading is about."""
    kind, _, one = about.partition(":")
    address = PLACES[kind].format(one)
    return f"{address}?edition=avalon" if kind == "alien" and edition == "avalon" else address


READINGS = ReadingsPage(RULES, ("ffg", "dominion", "avalon"), place)
