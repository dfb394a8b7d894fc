"""What the lessons of this family have in common: questions by their meaning, cards by their faces, what messages may
name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from warptable.kernel import Decision, Distribute, Event
from warptable.lessons.lesson import LEARNER, Advice

from ..engine.model.position import Position
from ..engine.model.views import View
from ..words.speaker import Speaker

Chooser: TypeAlias = Callable[[View, Any], Any]
"""What to answer, from what the asked seat sees and the question."""
FIRST = 1
"""The encounter that a lesson is about."""
OVER = frozenset({"encounter_over", "game_over"})


@dataclass(frozen=True, slots=True)
class Step:
    """A question of the learner: the name of what is said about it, and what is advised."""

    key: str
    choose: Chooser


@dataclass(frozen=True, slots=True)
class EncounterLesson:
    """A lesson. `steps` by the questions of the learner, `script` by seat and question. `named`: how it came out, once
    the encounter is over."""

    id: str
    aliens: tuple[str, ...]
    position: Position
    steps: Mapping[str, Step]
    script: Mapping[tuple[int, str], Chooser]
    named: Callable[[Sequence[Event]], str]
    edition: str = "ffg"

    def advice(self, view: View, decision: Decision[Any], /) -> Advice | None:
        step = self.steps.get(decision.prompt)
        if step is None or view.rounds != FIRST:
            return None
        answer = step.choose(view, decision)
        return None if answer is None else Advice(step.key, answer)

    def scripted(self, view: View, decision: Decision[Any], /) -> Any:
        choose = self.script.get((decision.seat, decision.prompt))
        return choose(view, decision) if choose is not None and view.rounds == FIRST else None

    def result(self, log: Sequence[Event], /) -> str:
        return self.named(log) if any(event.kind in OVER for event in log) else ""

    def values(self, speaker: Speaker, view: View, log: Sequence[Event], advised: Any, /) -> Mapping[str, Any]:
        encounter = view.encounter
        target = encounter.target if encounter is not None else -1
        totals = last(log, "totals") or {}
        return {
            "ships": view.gate[LEARNER] + view.beside[LEARNER],
            "target": speaker.planet(target) if target >= 0 else "",
            "settled": "yes" if target >= 0 and view.planets[target][LEARNER] else "no",
            "offense": totals.get("offense", 0),
            "defense": totals.get("defense", 0),
        }


# ---- reading a log --------------------------------------------------------------------------------------------


def last(log: Sequence[Event], kind: str) -> Mapping[str, Any] | None:
    """What everybody knows of the last event of this kind."""
    return next((event.data for event in reversed(log) if event.kind == kind), None)


def winners(log: Sequence[Event]) -> Sequence[int]:
    """Who has won the game; nobody while it goes on."""
    found: Sequence[int] = (last(log, "game_over") or {}).get("winners", ())
    return found


# ---- answers by their meaning ---------------------------------------------------------------------------------


def nobody(view: View, decision: Decision[Any]) -> Any:
    """Invite nobody."""
    return ()


def card(face: str) -> Chooser:
    """The card with this face, if it is in the hand."""

    def choose(view: View, decision: Decision[Any]) -> Any:
        return next((held.number for held in view.hand if held.face == face and held.number in decision.options), None)

    return choose


def ships(number: int) -> Chooser:
    """This many ships, one by one from the place with the most of them."""

    def choose(view: View, decision: Distribute) -> Any:
        taken = dict.fromkeys((place for place, _ in decision.places), 0)
        held = dict(decision.places)
        for _ in range(max(decision.low, min(number, decision.high))):
            taken[max(held, key=lambda place: held[place] - taken[place])] += 1
        return tuple((place, taken[place]) for place, _ in decision.places if taken[place])

    return choose


def option(wanted: Any) -> Chooser:
    """This option, if it is offered."""

    def choose(view: View, decision: Decision[Any]) -> Any:
        return wanted if wanted in decision.options else None

    return choose


def seats(*guests: int) -> Chooser:
    """These seats."""

    def choose(view: View, decision: Decision[Any]) -> Any:
        return guests

    return choose
