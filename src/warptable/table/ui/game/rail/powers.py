"""Every seat's aliens: what they do in short and whether they may be used."""

from __future__ import annotations

from dataclasses import dataclass

from .....encounter.model.views import SheetView
from .....text import Speaker, in_short
from .....text.encounter import explain
from ....scene.data import Scene

"""Why a power cannot be used, or that nobody else knows it."""


@dataclass(frozen=True, slots=True)
class Power:
    """One sheet as the reader may know it. No alien: it lies facedown."""

    alien: str = ""
    name: str = ""
    short: str = ""
    states: tuple[str, ...] = ()


def powers(scene: Scene) -> list[tuple[int, list[Power]]]:
    """(seat, sheets) in seating order, the reader first."""
    first = scene.me or 0
    order = [*range(first, len(scene.people)), *range(first)]
    return [(seat, [_power(scene, sheet) for sheet in scene.view.seats[seat].sheets]) for seat in order]


def _power(scene: Scene, sheet: SheetView) -> Power:
    alien = sheet.alien
    if not alien:
        return Power(states=("hidden",))
    return Power(alien, scene.speaker.alien(alien), _short(scene.speaker, alien, scene), sheet.off)


def _short(speaker: Speaker, alien: str, scene: Scene) -> str:
    """The tagline as a sentence; a sheet that has none tells its whole power."""
    short = in_short(speaker, alien, scene.view)
    if short.strip("."):
        return short
    told = explain(speaker, alien)
    return told.text if told is not None else ""
