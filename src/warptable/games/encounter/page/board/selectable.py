"""What the reader may choose on the map for the open question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from warptable.kernel import Decision, Distribute, PickSome

from ...engine.model.places import BESIDE, GATE
from ...engine.model.prompts import OF_GAP
from ...words.asking import PLACES, SEATS
from ...words.spreads import owner, takes
from ..scene.data import BoardPart

GOALS = {"F-LAUNCH-2": GATE, "F-ALLIANCE-7": GATE, "F-ALLIANCE-8": BESIDE}
"""Where ships go, by the rule that asks for them."""


@dataclass(frozen=True, slots=True)
class Selectable:
    """Places, gaps between planets and seats that may be chosen. `ships`: how many ships may be taken from, or added
    to, each place."""

    places: frozenset[int] = frozenset()
    gaps: frozenset[int] = frozenset()  # each between this planet and the next one of its system
    seats: frozenset[int] = frozenset()
    ships: Mapping[int, int] = field(default_factory=dict)
    most: int = 0  # ships in all
    leaving: bool = False  # may a colony be given up?
    goal: int | None = None  # where the ships go

    def __bool__(self) -> bool:
        return bool(self.places or self.gaps or self.seats)


NOTHING = Selectable()


def selectable_in(scene: BoardPart) -> Selectable:
    """Only the reader's own question counts; answers to a reaction window are never places."""
    if scene.asked is None:
        return NOTHING
    decision = scene.asked.decision
    if isinstance(decision, Distribute):
        ships = {place: most for place, most in decision.places if most}
        leaving = takes(decision) and owner(decision) == decision.seat
        goal = _goal(scene, decision)
        return Selectable(frozenset(ships), ships=ships, most=decision.high, leaving=leaving, goal=goal)
    if decision.of not in PLACES | SEATS | {OF_GAP}:
        return NOTHING
    chosen = frozenset(option for option in _items(decision) if isinstance(option, int))
    if decision.of == OF_GAP:
        return Selectable(gaps=chosen)
    return Selectable(places=chosen) if decision.of in PLACES else Selectable(seats=chosen)


def _items(decision: Decision[Any]) -> Any:
    return decision.items if isinstance(decision, PickSome) else decision.options


def _goal(scene: BoardPart, decision: Decision[Any]) -> int | None:
    """Where the chosen ships will fly to, if that is the gate or the place beside the target."""
    encounter = scene.view.encounter
    if encounter is None or encounter.target < 0:
        return None
    return GOALS.get(decision.source if decision.prompt in ("launch", "ally-ships") else "")
