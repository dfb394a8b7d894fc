"""The second lesson: an alliance. Blue attacks Green, and both want the learner's help; reinforcements decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warptable.kernel import PASS, Decision, Event
from warptable.lessons.lesson import LEARNER, Advice

from ..engine.model.cards import FACES
from ..engine.model.encounter import Layer, Modifier
from ..engine.model.places import GATE, WARP
from ..engine.model.position import Position
from ..engine.model.views import View
from ..engine.rules.reckoning import Fight, outcome, seen, value_of
from ..words.speaker import Speaker
from .base import FIRST, EncounterLesson, Step, card, option, seats, ships, winners

BLUE, GREEN, YELLOW = 1, 2, 3
TARGET = 13
SENT = 4


def turns(view: View, decision: Decision[Any]) -> Any:
    """The smallest reinforcement with which the seat's side wins; pass if it wins without, or with none of them."""
    side = view.current.side_of(decision.seat)
    held = {found.number: FACES[found.face].value for found in view.hand}
    if side < 0 or _wins(view, side, 0):
        return PASS
    played = [choice for choice in decision.options if isinstance(choice, tuple) and choice[1] == side]
    enough = [choice for choice in played if _wins(view, side, held[choice[0]])]
    return min(enough, key=lambda choice: held[choice[0]], default=PASS)


def _fight(view: View) -> Fight:
    """The fight as it lies open. No alien here changes the value of a card."""
    laid = [FACES[slot.face] for slot in view.current.cards if slot is not None]
    return seen(view, (laid[0], laid[1]), {})


def _wins(view: View, side: int, more: int) -> bool:
    """Would this side win with this many points more?"""
    fight = _fight(view)
    added = [*fight.modifiers, Modifier(Layer.REINFORCE, "", side, amount=more)] if more else fight.modifiers
    return outcome(fight._replace(modifiers=added)).winner == side


class _Alliance(EncounterLesson):
    """Reinforcing is asked again and again, and what is said about it depends on who is ahead."""

    __slots__ = ()

    def advice(self, view: View, decision: Decision[Any], /) -> Advice | None:
        if decision.prompt != "reinforce" or view.rounds != FIRST:
            return EncounterLesson.advice(self, view, decision)
        answer, side = turns(view, decision), view.current.side_of(decision.seat)
        if answer != PASS:
            return Advice("behind", answer)
        return Advice("ahead" if side >= 0 and _wins(view, side, 0) else "beaten", PASS)

    def values(self, speaker: Speaker, view: View, log: Sequence[Event], advised: Any, /) -> Mapping[str, Any]:
        values = dict(EncounterLesson.values(self, speaker, view, log, advised))
        side = view.current.side_of(LEARNER) if view.encounter is not None else -1
        if side >= 0 and view.current.revealed:
            fight = _fight(view)
            values |= {"mine": value_of(fight, side), "theirs": value_of(fight, 1 - side)}
        if isinstance(advised, tuple) and view.current.revealed:
            values["choice"] = speaker.card(next(held.face for held in view.hand if held.number == advised[0]))
        return values


def named(log: Sequence[Event]) -> str:
    """Won together, lost together, helped the defense, or stayed out."""
    if LEARNER in winners(log):
        return "won"
    sent = next((event for event in log if event.kind == "ships_sent" and event.seat == LEARNER), None)
    if sent is None:
        return "out"
    return "lost" if sent.place == GATE else "defended"


ALLIANCE = _Alliance(
    id="alliance",
    aliens=("observer", "spiff", "warrior", "clone"),
    position=Position(
        hands=(
            ("reinforcement-3", "reinforcement-5", "attack-06", "attack-04", "negotiate"),
            ("attack-12", "attack-06", "negotiate"),
            ("attack-14", "reinforcement-2", "attack-04", "negotiate"),
            ("attack-10", "attack-05", "negotiate"),
        ),
        destiny=("destiny-green",),
        first=BLUE,
        moves=(
            *((LEARNER, 2, home, colony) for home, colony in ((0, 5), (1, 10), (2, 15), (3, 16))),
            *((BLUE, 2, 5, place) for place in (4, 11)),
            (BLUE, 1, 6, 12),
            (BLUE, 1, 7, 12),
            (BLUE, 1, 8, 17),
            (BLUE, 1, 9, 17),
            *((GREEN, 2, 10, place) for place in (3, 19)),
            (GREEN, 2, 11, 6),
            (GREEN, 1, 11, WARP),
            (GREEN, 1, 12, WARP),
            *((YELLOW, 2, 15, place) for place in (7, WARP)),
            *((YELLOW, 2, 16, place) for place in (14, WARP)),
        ),
    ),
    steps={
        "ally": Step("ally", option("offense")),
        "ally-ships": Step("ships", ships(SENT)),
    },
    script={
        (BLUE, "aim"): option(TARGET),
        (BLUE, "launch"): ships(3),
        (BLUE, "invite"): seats(LEARNER),
        (GREEN, "invite"): seats(YELLOW, LEARNER),
        (YELLOW, "ally"): option("defense"),
        (YELLOW, "ally-ships"): ships(2),
        (BLUE, "encounter-card"): card("attack-12"),
        (GREEN, "encounter-card"): card("attack-14"),
        (GREEN, "reinforce"): turns,
    },
    named=named,
)
