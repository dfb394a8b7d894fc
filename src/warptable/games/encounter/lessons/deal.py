"""The third lesson: a deal. Blue comes with a single ship, and each of the two needs one more colony."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warptable.kernel import Decision, Event
from warptable.lessons.lesson import LEARNER

from ..engine.model.places import WARP
from ..engine.model.position import Position
from ..engine.model.views import View
from ..engine.rules.deals import ACCEPT, PROPOSE
from .base import EncounterLesson, Step, card, last, nobody, option, ships, winners

BLUE, GREEN = 1, 2
HOME, THEIRS = 0, 7
"""The planets that the two give each other."""


def colonies(terms: Sequence[Mapping[str, Any]]) -> set[int]:
    """Who would get a colony."""
    return {term["receiver"] for term in terms if term["kind"] == "colony"}


def first_offer(view: View, decision: Decision[Any]) -> Any:
    """What Blue says: a card for a colony, with which it would win alone; and yes to whatever brings it a colony."""
    if BLUE in colonies((decision.about or {})["terms"]):
        return (ACCEPT,)
    cheap = next((held.number for held in view.hand if held.face == "attack-04"), -1)
    offer = (("give", cheap), ("want", HOME))
    return (*offer, PROPOSE) if all(part in decision.options for part in offer) else None


def exchange(view: View, decision: Decision[Any]) -> Any:
    """A colony for a colony."""
    wanted = (("grant", HOME), ("want", THEIRS))
    return (*wanted, PROPOSE) if all(part in decision.options for part in wanted) else None


def named(log: Sequence[Event]) -> str:
    """Won together, let Blue win, made another deal, made none, or fought."""
    if won := winners(log):
        return "won" if LEARNER in won else "fooled"
    if last(log, "deal_made") is not None:
        return "small"
    return "failed" if last(log, "deal_failed") is not None else "fought"


DEAL = EncounterLesson(
    id="deal",
    aliens=("pacifist", "virus", "cudgel"),
    position=Position(
        hands=(
            ("negotiate", "attack-08", "attack-05", "attack-04"),
            ("negotiate", "negotiate", "attack-06", "attack-04"),
            ("attack-10", "attack-06", "negotiate"),
        ),
        destiny=("destiny-red",),
        first=BLUE,
        moves=(
            *((LEARNER, 2, home, colony) for home, colony in ((0, 5), (1, 6), (2, 10), (3, 11))),
            *((BLUE, 2, 5, place) for place in (3, 4)),
            *((BLUE, 2, 6, place) for place in (12, 13)),
            *((GREEN, number, 10, place) for number, place in ((2, 8), (2, WARP))),
            *((GREEN, number, 11, place) for number, place in ((2, 9), (2, 14))),
        ),
    ),
    steps={
        "invite": Step("invite", nobody),
        "encounter-card": Step("card", card("negotiate")),
        "deal": Step("one-sided", exchange),
        "deal-colony": Step("land", ships(1)),
    },
    script={
        (BLUE, "aim"): option(HOME),
        (BLUE, "launch"): ships(1),
        (BLUE, "invite"): nobody,
        (GREEN, "ally"): option("decline"),
        (BLUE, "encounter-card"): card("negotiate"),
        (BLUE, "deal"): first_offer,
    },
    named=named,
)
