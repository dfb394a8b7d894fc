"""The first lesson: an attack. The learner has four foreign colonies and it is the learner's turn."""

from __future__ import annotations

from collections.abc import Sequence

from warptable.kernel import Event
from warptable.lessons.lesson import LEARNER

from ..engine.model.places import WARP
from ..engine.model.position import Position
from .base import EncounterLesson, Step, card, last, nobody, option, ships, winners

BLUE, GREEN = 1, 2
WEAK = 7
"""The planet with a single ship of the defense."""
SENT = 4


def named(log: Sequence[Event]) -> str:
    """Won the game, won without a new colony, or how it was lost."""
    if LEARNER in winners(log):
        return "won"
    outcome, revealed = last(log, "outcome") or {}, last(log, "revealed") or {}
    if outcome.get("winner") == LEARNER:
        return "settled"
    if "negotiate" in revealed.get("faces", ())[:1]:
        return "talked"
    return "lost"


ATTACK = EncounterLesson(
    id="attack",
    aliens=("tripler", "warrior", "spiff"),
    position=Position(
        hands=(
            ("attack-10", "attack-20", "attack-08", "attack-06", "negotiate"),
            ("attack-14", "attack-12", "attack-06", "negotiate"),
            ("attack-08", "attack-10", "attack-04", "negotiate"),
        ),
        destiny=("destiny-blue",),
        first=LEARNER,
        moves=(
            *((LEARNER, 2, home, colony) for home, colony in ((0, 5), (1, 6), (2, 10), (3, 11))),
            *((BLUE, number, 5, place) for number, place in ((1, 9), (2, 12))),
            *((BLUE, number, 6, place) for number, place in ((3, 13), (1, 9))),
            (BLUE, 3, WEAK, WARP),
            *((GREEN, number, 10, place) for number, place in ((2, 8), (1, 14), (1, WARP))),
            *((GREEN, number, 11, place) for number, place in ((3, 9), (1, WARP))),
        ),
    ),
    steps={
        "aim": Step("aim", option(WEAK)),
        "launch": Step("launch", ships(SENT)),
        "invite": Step("invite", nobody),
        "encounter-card": Step("card", card("attack-10")),
    },
    script={
        (GREEN, "ally"): option("decline"),
        (BLUE, "invite"): nobody,
        (BLUE, "encounter-card"): card("attack-14"),
    },
    named=named,
)
