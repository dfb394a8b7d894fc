"""Distributing ships over places: what is filled in at first, and in which order more are taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warptable.kernel import Distribute

from ...engine.model.views import View
from ...words.spreads import owner, suggestion, takes
from ..scene.data import EncounterPart


@dataclass(frozen=True, slots=True)
class Berth:
    """One place: how many ships may be named there and how many are filled in. `all`: how many stand there, if taking
    the last one would give up a colony of the reader's. `here`: how many of the reader's own stand there, if more may
    come."""

    place: int
    name: str
    most: int
    number: int
    all: int
    here: int | None = None


def berths(scene: EncounterPart, decision: Distribute) -> list[Berth]:
    """Every place with what is filled in."""
    start = dict(suggestion(scene.view, decision))
    held = _held(scene, decision)
    return [
        Berth(
            place,
            scene.speaker.place_title(place),
            most,
            start.get(place, 0),
            held.get(place, 0),
            _here(scene, decision, place),
        )
        for place, most in decision.places
        if most
    ]


def _here(scene: EncounterPart, decision: Distribute, place: int) -> int | None:
    if takes(decision) or place < 0 or scene.me is None:
        return None
    return int(scene.view.planets[place][scene.me])


def order(view: View, decision: Distribute) -> Sequence[int]:
    """The places in the order in which ships are named one by one."""
    sequence: list[int] = []
    before: dict[int, int] = {}
    for number in range(1, decision.high + 1):
        now = dict(suggestion(view, decision, number))
        sequence += [place for place in now if now[place] > before.get(place, 0)]
        before = now
    return sequence


def _held(scene: EncounterPart, decision: Distribute) -> dict[int, int]:
    """The reader's own ships on planets that could be left empty."""
    if not takes(decision) or owner(decision) != scene.me:
        return {}
    return {place: scene.view.planets[place][scene.me] for place, _ in decision.places if place >= 0}
