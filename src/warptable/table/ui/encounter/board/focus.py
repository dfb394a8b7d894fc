"""Which part of the map a small screen shows: everything the question is about, or the nearest part if that is too
much."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .....encounter.model.places import BESIDE, GATE
from .....encounter.model.prompts import DRIVE_OUT
from ....scene.encounter.data import BoardPart
from .gate import Gate
from .geometry import TRACK, WARP, Chart, Point
from .selectable import Selectable
from .stacks import OUTSIDE


@dataclass(frozen=True, slots=True)
class Focus:
    """A part of the map by its corners, in the units of the map; `near` is a part of it that fits anywhere."""

    left: float
    top: float
    right: float
    bottom: float
    near: tuple[float, float, float, float]


def focus_of(scene: BoardPart, chart: Chart, choices: Selectable, gate: Gate | None) -> Focus:
    """The places to choose from, else the gate and its target, else the players to choose from, else the warp.

    Players to be driven out of the reader's home are shown there (F-DESTINY-4). For possible allies the gate tells
    more than their homes do.
    """
    if choices.places:
        return _of([point_of(chart, gate, place) for place in choices.places], _nearest(chart, choices, gate))
    if gate is not None:
        return _of([gate.mouth, (2 * gate.middle[0] - gate.mouth[0], 2 * gate.middle[1] - gate.mouth[1])])
    if choices.seats and scene.asked is not None and scene.asked.decision.of == DRIVE_OUT:
        return _of(chart.system(chart.bottom).planets)
    if choices.seats:
        return _of([point for seat in choices.seats for point in chart.system(seat).planets], _middle())
    return _of(_middle())


def point_of(chart: Chart, gate: Gate | None, place: int) -> Point:
    """The middle of a place where ships may be."""
    if place >= 0:
        return chart.planet(place)
    if gate is not None and place in (GATE, BESIDE):
        return gate.stack(0) if place == GATE else gate.beside
    return OUTSIDE.get(place, WARP)


def _nearest(chart: Chart, choices: Selectable, gate: Gate | None) -> list[Point]:
    """The reader's own places, if any may be chosen; otherwise those of the system that has most of them."""
    groups: dict[int, list[Point]] = {}
    for place in choices.places:
        groups.setdefault(chart.owner(place) if place >= 0 else -1, []).append(point_of(chart, gate, place))
    return groups.get(chart.bottom) or max(groups.values(), key=len)


def _middle() -> list[Point]:
    """The corners of the colony track."""
    return [(WARP[0] - TRACK[1], WARP[1] - TRACK[1]), (WARP[0] + TRACK[1], WARP[1] + TRACK[1])]


def _of(points: Iterable[Point], near: Iterable[Point] = ()) -> Focus:
    whole = _corners(points)
    return Focus(*whole, near=_corners(near) if near else whole)


def _corners(points: Iterable[Point]) -> tuple[float, float, float, float]:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
