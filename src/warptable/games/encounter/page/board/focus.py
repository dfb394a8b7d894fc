"""What the question is about: the places and players that may be chosen, and the part of the map that a small screen
shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.html import Svg
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.prompts import DRIVE_OUT
from ..scene.data import BoardPart
from .gate import Gate, gate_at
from .geometry import HEIGHT, TRACK, WARP, WIDTH, Chart, Point
from .picker import ghost_at
from .selectable import Selectable
from .stacks import point_of


@dataclass(frozen=True, slots=True)
class FocusPart:
    """The open question on the map of one reader. `about` changes when the map has a new reason to move."""

    chart: Chart
    target: int
    places: frozenset[int]
    gaps: frozenset[int]
    seats: frozenset[int]
    at_home: bool  # players to be driven out of the reader's home are shown there (F-DESTINY-4)
    ghost: Point | None  # where the chosen ships will lie
    about: str


def focus_part(scene: BoardPart, chart: Chart, choices: Selectable) -> FocusPart:
    asked, encounter = scene.asked, scene.view.encounter
    target = -1 if encounter is None else encounter.target
    about = f"{scene.view.rounds}.{target}.{asked.serial if asked is not None else ''}"
    at_home = asked is not None and asked.decision.of == DRIVE_OUT
    ghost = ghost_at(scene, chart, choices)
    return FocusPart(chart, target, choices.places, choices.gaps, choices.seats, at_home, ghost, about)


@lru_cache(maxsize=KEPT_PAGES)
def focus(part: FocusPart) -> Svg:
    """`<style id="focus">`: the rings of planets, the place of chosen ships, the middle of the map on a small screen.
    From its data the script marks what may be chosen, and moves the map."""
    whole, near = _frames(part)
    x, y = (whole[0] + whole[2]) / 2 / WIDTH, (whole[1] + whole[3]) / 2 / HEIGHT
    planets = sorted(place for place in part.places if place >= 0)
    ringed = ",".join(f"#planet-{planet}" for planet in planets)
    rings = f":is({ringed})>:is(.halo,.rim){{display:inline}}" if planets else ""
    if part.ghost is not None:
        rings += "#ghost{{display:inline;transform:translate({:.1f}px,{:.1f}px)}}".format(*part.ghost)
    return Svg(
        f'<style id="focus" data-frame="{_listed(whole)}" data-near="{_listed(near)}" data-about="{part.about}" '
        f'data-places="{_numbers(part.places)}" data-seats="{_numbers(part.seats)}" '
        f'data-entry="{_entry(part.chart, planets)}">#map{{--fx:{x:.3f};--fy:{y:.3f}}}{rings}</style>'
    )


Corners = tuple[float, float, float, float]
"""A part of the map, in its units: left, top, right, bottom."""


def _frames(part: FocusPart) -> tuple[Corners, Corners]:
    """What to show, and a part of it that fits anywhere: the places to choose from, else the gate and its target, else
    the players to choose from, else the warp. For possible allies the gate tells more than their homes do."""
    chart, gate = part.chart, gate_at(part.chart, part.target) if part.target >= 0 else None
    if part.places:
        return _around(point_of(chart, gate, place) for place in part.places), _around(_nearest(part, gate))
    if part.gaps:
        own = [gap for gap in part.gaps if chart.owner(gap) == chart.bottom]
        return _around(map(chart.gap, part.gaps)), _around(map(chart.gap, own or part.gaps))
    if gate is not None:
        shown = _around([gate.mouth, (2 * gate.middle[0] - gate.mouth[0], 2 * gate.middle[1] - gate.mouth[1])])
    elif part.seats and part.at_home:
        shown = _around(chart.system(chart.bottom).planets)
    elif part.seats:
        return _around(point for seat in part.seats for point in chart.system(seat).planets), MIDDLE
    else:
        shown = MIDDLE
    return shown, shown


def _nearest(part: FocusPart, gate: Gate | None) -> list[Point]:
    """The reader's own places, if any may be chosen; otherwise those of the system that has most of them."""
    chart = part.chart
    groups: dict[int, list[Point]] = {}
    for place in part.places:
        groups.setdefault(chart.owner(place) if place >= 0 else -1, []).append(point_of(chart, gate, place))
    return groups.get(chart.bottom) or max(groups.values(), key=len)


def _around(points: Iterable[Point]) -> Corners:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


MIDDLE = _around([(WARP[0] - TRACK[1], WARP[1] - TRACK[1]), (WARP[0] + TRACK[1], WARP[1] + TRACK[1])])
"""The colony track."""


def _entry(chart: Chart, planets: list[int]) -> str:
    """Where the tab key enters the map: the first planet that may be chosen, the reader's own before others; otherwise
    the first planet of the lowest system."""
    own = chart.planets(chart.bottom)
    first = min(planets, key=lambda planet: (planet not in own, planet), default=own[0])
    return f"planet-{first}"


def _listed(corners: Corners) -> str:
    return ",".join(f"{number:.0f}" for number in corners)


def _numbers(chosen: Iterable[int]) -> str:
    return " ".join(map(str, sorted(chosen)))
