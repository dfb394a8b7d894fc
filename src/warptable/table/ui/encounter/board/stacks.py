"""Ships and how they lie: one flat layer, moved by nothing but their transform, so that the eye can follow them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from .....encounter.model.encounter import Modifier
from .....encounter.model.layers import Layer
from .....encounter.model.places import AIR, BESIDE, GATE, OUT, PLACE_NAMES, WARP
from ....scene.encounter.fleet import Crews
from ...art.palette import HUES
from ...art.ships import hull
from .gate import Gate
from .geometry import PILES, Chart, Point

RISE = 4.4
"""The distance from one ship of a stack to the next."""
TALLEST = 5
"""A stack grows no higher than this many ships; further ships lie at its bottom, all in one place."""
OUTSIDE = {OUT: PILES[0], AIR: PILES[1]}
"""Ships that are nowhere on the map."""
ABREAST = {
    1: ((0.0, 5.0, 0.95),),
    2: ((-11.0, 4.0, 0.8), (12.0, 6.0, 0.74)),
    3: ((-14.0, -2.0, 0.68), (14.0, -2.0, 0.68), (0.0, 17.0, 0.68)),
    4: ((-14.0, -4.0, 0.6), (14.0, -4.0, 0.6), (-14.0, 16.0, 0.6), (14.0, 16.0, 0.6)),
    5: ((-17.0, -6.0, 0.55), (17.0, -6.0, 0.55), (0.0, 3.0, 0.55), (-17.0, 18.0, 0.55), (17.0, 18.0, 0.55)),
}
"""By number of crews at a place: where each stack stands, and its scale."""


@dataclass(frozen=True, slots=True)
class Stack:
    """The ships of one seat at one place: where the lowest lies, and how big they are."""

    place: int
    seat: int
    x: float
    y: float
    scale: float
    ships: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"{PLACE_NAMES.get(self.place, self.place)}-{self.seat}"


@lru_cache(maxsize=1)
def ship_defs() -> Markup:
    """Every ship once plain and once with its letter, which only the uppermost of a stack shows."""
    plain = "".join(f'<g id="s{seat}">{hull(seat, letter=False)}</g>' for seat in range(len(HUES)))
    return Markup(plain + "".join(f'<g id="t{seat}">{hull(seat)}</g>' for seat in range(len(HUES))))


def stacks(chart: Chart, crews: Crews, gate: Gate | None, offense: int) -> list[Stack]:
    """Every stack of ships on the map."""
    manned = {(place, seat): numbers for place, seat, numbers in crews}
    by_place: dict[int, list[int]] = {}
    for place, seat in manned:
        by_place.setdefault(place, []).append(seat)
    found = []
    for place, seats in by_place.items():
        first = offense if place == GATE else chart.owner(place)
        seats.sort(key=lambda seat: (seat - first) % chart.players)
        for seat, (x, y, scale) in zip(seats, _spots(chart, place, seats, gate), strict=True):
            found.append(Stack(place, seat, x, y, scale, manned[place, seat]))
    return found


def _spots(chart: Chart, place: int, seats: list[int], gate: Gate | None) -> Iterable[tuple[float, float, float]]:
    if place == WARP:
        return [(*chart.in_warp(seat), 0.86) for seat in seats]
    if place == GATE and gate is not None:
        return [(*_lowered(gate.stack(index)), 0.84) for index in range(len(seats))]
    x, y = _middle(chart, place, gate)
    return [(x + dx, y + dy, scale) for dx, dy, scale in ABREAST[len(seats)]]


def _lowered(point: Point) -> Point:
    return point[0], point[1] + 5


def _middle(chart: Chart, place: int, gate: Gate | None) -> Point:
    if place >= 0:
        return chart.planet(place)
    if place == BESIDE and gate is not None:
        return gate.beside
    return OUTSIDE.get(place, OUTSIDE[AIR])


def ghost_at(chart: Chart, found: list[Stack], place: int, seat: int, gate: Gate) -> Point:
    """Where ships that the reader is about to send will lie."""
    if place == BESIDE:
        return gate.beside
    inside = [stack.seat for stack in found if stack.place == GATE]
    return _lowered(gate.stack(inside.index(seat) if seat in inside else len(inside)))


def ships_layer(seat: int, own: Iterable[Stack]) -> str:
    """`<g id="ships-N">`: the ships of a seat by their numbers. A ship never changes its neighbours, only its place."""
    drawn: list[tuple[int, str]] = []
    for stack in own:
        drawn += _ships(stack)
    return f'<g id="ships-{seat}">{"".join(text for _, text in sorted(drawn))}</g>'


def _ships(stack: Stack) -> list[tuple[int, str]]:
    size, seat = len(stack.ships), stack.seat
    gone = " gone" if stack.place == OUT else ""
    drawn = []
    for index, number in enumerate(stack.ships):
        y = stack.y - max(0, index - max(0, size - TALLEST)) * RISE * stack.scale
        face = "t" if index == size - 1 else "s"
        text = (
            f'<use id="ship-{seat}-{number}" class="ship{gone}" href="#{face}{seat}" '
            f'style="transform:translate({stack.x:.1f}px,{y:.1f}px) scale({stack.scale:.2g})"/>'
        )
        drawn.append((number, text))
    return drawn


def shadows(seat: int, own: Iterable[Stack]) -> str:
    """`<g id="shadow-N">`: the dark spots below the stacks of a seat, as one outline."""
    path = "".join(
        f"M{s.x - 14 * s.scale:.1f},{s.y + 2:.1f}a{14 * s.scale:.1f},{11 * s.scale:.1f} 0 1 0 {28 * s.scale:.1f},0"
        f"a{14 * s.scale:.1f},{11 * s.scale:.1f} 0 1 0 {-28 * s.scale:.1f},0"
        for s in own
    )
    return f'<g id="shadow-{seat}"><path d="{path}" fill="#070A14"/></g>'


def pills(seat: int, own: Iterable[Stack], worth: str) -> str:
    """`<g id="pills-N">`: how many ships a stack has, if two or more; and what each ship in the encounter counts, if
    not one."""
    drawn = []
    for s in own:
        if len(s.ships) > 1:
            x, y = s.x + 10.5 * s.scale, s.y + 6 * s.scale
            size = 1.0 if s.scale > 0.7 else 0.8
            drawn.append(_pill(f"pill-{s.key}", x, y, size, str(len(s.ships)), f"seat-{s.seat}"))
        if s.place in (GATE, BESIDE) and worth:
            top = s.y - min(len(s.ships), TALLEST) * RISE * s.scale - 16
            drawn.append(_pill(f"worth-{s.key}", s.x + 4, top, 1.0, worth, "worth"))
    return f'<g id="pills-{seat}">{"".join(drawn)}</g>'


def _pill(name: str, x: float, y: float, size: float, text: str, kind: str) -> str:
    half = 7.5 + 3.2 * (len(text) - 1)
    return (
        f'<g id="{name}" class="pill {kind}" style="transform:translate({x:.1f}px,{y:.1f}px) scale({size:g})">'
        f'<rect x="{-half:g}" y="-7.5" width="{half * 2:g}" height="15" rx="7.5"/><text y="4">{text}</text></g>'
    )


def worth_of(modifiers: Iterable[Modifier]) -> dict[int, str]:
    """By seat, what each ship counts where it is not one: the number that an effect has set, as a factor."""
    return {
        change.seat: f"×{change.amount}"
        for change in modifiers
        if change.layer == Layer.WORTH and change.op == "set" and change.seat >= 0
    }
