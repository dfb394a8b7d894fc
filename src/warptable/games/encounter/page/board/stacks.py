"""Ships and how they lie: one flat layer, moved by nothing but their transform, so that the eye can follow them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.palette import HUES
from warptable.table.page.art.ships import hull
from warptable.table.page.art.stacks import RISE, TALLEST, pill, shadow, top_of
from warptable.table.page.frames import Drawn, Frame, slot
from warptable.table.page.html import Svg
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.fleet import KIND, Crews

from ...engine.model.encounter import Layer, Modifier
from ...engine.model.pieces import Mark
from ...engine.model.places import AIR, BESIDE, GATE, HELD, LAB, OUT, PLACE_NAMES, WARP
from ..scene.fleet import kind_number, sun_of
from .gate import Gate, gate_at
from .geometry import PILES, Chart, Point
from .geometry import WARP as CENTRE
from .pieces import RING, SIGNS
from .words import Crew

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
Ships = tuple[tuple[int, int], ...]
"""(seat, number) of ships."""
Manned = tuple[tuple[int, tuple[int, ...]], ...]
"""Who stands at a place: (seat, numbers of the ships)."""


@lru_cache(maxsize=1)
def ship_defs() -> Svg:
    """Every ship once plain and once with its letter, which only the uppermost of a stack shows."""
    plain = "".join(f'<g id="s{seat}">{hull(seat, letter=False)}</g>' for seat in range(len(HUES)))
    named = "".join(f'<g id="t{seat}">{hull(seat)}</g>' for seat in range(len(HUES)))
    return Svg(f"{plain}{named}")


@lru_cache(maxsize=512)
def by_place(crews: Crews) -> Mapping[int, Manned]:
    """The places where ships are, each with its crews by seat."""
    found: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
    for place, seat, numbers in crews:
        found.setdefault(place, []).append((seat, numbers))
    return {place: tuple(manned) for place, manned in found.items()}


@lru_cache(maxsize=512)
def counted(crews: Crews) -> Mapping[int, Crew]:
    """The same with the number of ships."""
    return {place: tuple((seat, len(ships)) for seat, ships in crew) for place, crew in by_place(crews).items()}


# ---- all ships of a table ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FleetPart:
    """All ships of a table on the map of one reader, and what each counts where it is not one."""

    chart: Chart
    crews: Crews
    target: int
    offense: int
    worth: tuple[tuple[int, str], ...]
    used: Ships = ()


@lru_cache(maxsize=KEPT_PAGES)
def fleet(part: FleetPart) -> Frame:
    """`<g id="fleet">`: ships with their shadows and numbers. A page gets the ships that have moved, and no others."""
    seats = range(part.chart.players)
    drawn: dict[str, Drawn] = {}
    shadows, pills = [list[str]() for _ in seats], [list[Svg]() for _ in seats]
    for places in _sectors(part.crews, part.chart.home_of):
        ships, marks = _sector(part.chart, places, *_about(part, places[0][0]), used_at(part.used, places))
        drawn |= ships
        for seat, dark, number in marks:
            shadows[seat].append(dark)
            pills[seat].append(number)
    for seat in seats:
        drawn[f"shadow-{seat}"] = Svg(f'<path id="shadow-{seat}" d="{"".join(shadows[seat])}"/>')
        drawn[f"pills-{seat}"] = Svg(f'<g id="pills-{seat}" class="seat-{seat}">{"".join(pills[seat])}</g>')
    return Frame(_shell(part.chart.players, part.crews), drawn)


@lru_cache(maxsize=512)
def _sectors(crews: Crews, home_of: tuple[int, ...]) -> tuple[tuple[tuple[int, Manned], ...], ...]:
    """The places where ships are: the planets of each home system together, every other place alone."""
    found: dict[int, list[tuple[int, Manned]]] = {}
    for place, manned in by_place(crews).items():
        found.setdefault(home_of[place] if place >= 0 else place, []).append((place, manned))
    return tuple(map(tuple, found.values()))


def _about(part: FleetPart, place: int) -> tuple[int, int, tuple[tuple[int, str], ...]]:
    """What else the ships at a place depend on: the target and what they count only in the encounter."""
    if place not in (GATE, BESIDE):
        return -1, -1, ()
    return part.target, part.offense, part.worth


@lru_cache(maxsize=512)
def _shell(players: int, crews: Crews) -> Svg:
    """The layers with a slot for each ship: no ship ever changes its neighbours."""
    ships = sorted((seat, number) for _, seat, numbers in crews for number in numbers)
    seats = range(players)
    return Svg(
        '<g id="fleet"><g id="shadows" opacity=".5" fill="#070A14">'
        f"{''.join(slot(f'shadow-{seat}') for seat in seats)}</g>"
        f'<g id="ships">{"".join(slot(f"ship-{seat}-{number}") for seat, number in ships)}</g>'
        f'<g id="pills">{"".join(slot(f"pills-{seat}") for seat in seats)}</g></g>'
    )


# ---- stacks ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4 * KEPT_PAGES)
def _sector(
    chart: Chart,
    places: tuple[tuple[int, Manned], ...],
    target: int,
    offense: int,
    worth: tuple[tuple[int, str], ...],
    used: Ships,
) -> tuple[Mapping[str, Svg], Sequence[tuple[int, str, Svg]]]:
    """The ships at some places by their ids; of each stack its seat, its shadow and its pills."""
    gate, counts = gate_at(chart, target) if target >= 0 else None, dict(worth)
    ships: dict[str, Svg] = {}
    marks = []
    for place, manned in places:
        crews = dict(manned)
        seats = in_order(chart, place, crews, offense)
        for seat, (x, y, scale) in zip(seats, _spots(chart, place, seats, gate), strict=True):
            ships |= _ships(place, seat, crews[seat], x, y, scale, used)
            key = f"{PLACE_NAMES.get(place, place)}-{seat}"
            pills = _pills(key, len(crews[seat]), x, y, scale, counts.get(seat, ""))
            marks.append((seat, shadow(x, y, scale), pills))
    return ships, marks


def in_order(chart: Chart, place: int, seats: Iterable[int], offense: int) -> list[int]:
    """First whoever owns the place: the offense in the gate, the player at home on a planet."""
    first = offense if place == GATE else chart.owner(place)
    return sorted(seats, key=lambda seat: (seat - first) % chart.players)


def _spots(chart: Chart, place: int, seats: Sequence[int], gate: Gate | None) -> list[tuple[float, float, float]]:
    """Where each stack stands, and its scale."""
    if place == WARP:
        return [(*chart.in_warp(seat), 0.86) for seat in seats]
    if place == LAB:
        return [(*chart.in_lab(seat), 0.6) for seat in seats]
    if place <= HELD:
        return [(*chart.on_sheet(*sun_of(place), index), 0.6) for index in range(len(seats))]
    if place == GATE and gate is not None:
        return [(*in_gate(gate, index), 0.84) for index in range(len(seats))]
    x, y = _middle(chart, place, gate)
    return [(x + dx, y + dy, scale) for dx, dy, scale in ABREAST[len(seats)]]


def in_gate(gate: Gate, index: int) -> Point:
    """Where the ships of the offense (0) and of each ally lie."""
    x, y = gate.stack(index)
    return x, y + 5


def _middle(chart: Chart, place: int, gate: Gate | None) -> Point:
    if place >= 0:
        return chart.planet(place)
    if place == BESIDE and gate is not None:
        return gate.beside
    return OUTSIDE.get(place, OUTSIDE[AIR])


def point_of(chart: Chart, gate: Gate | None, place: int) -> Point:
    """The middle of a place where ships may be."""
    if place >= 0:
        return chart.planet(place)
    if gate is not None and place in (GATE, BESIDE):
        return gate.stack(0) if place == GATE else gate.beside
    return OUTSIDE.get(place, CENTRE)


def used_ships(marks: Iterable[Mark]) -> Ships:
    """The special ships whose markers are turned down."""
    return tuple((mark.seat, kind_number(mark.kind) * KIND) for mark in marks if not mark.ready)


def used_at(used: Ships, places: tuple[tuple[int, Manned], ...]) -> Ships:
    """Those of them that are at these places."""
    if not used:
        return ()
    there = {(seat, number) for _, manned in places for seat, numbers in manned for number in numbers}
    return tuple(ship for ship in used if ship in there)


def _ships(
    place: int, seat: int, numbers: Sequence[int], x: float, y: float, scale: float, used: Ships
) -> dict[str, Svg]:
    """The lowest first; the uppermost shows its letter. Special ships have a ring and a sign, dashed if `used`."""
    size, gone = len(numbers), " gone" if place == OUT else ""
    kinds = list(dict.fromkeys(number // KIND for number in numbers if number >= KIND))
    drawn = {}
    for index, number in enumerate(numbers):
        top = top_of(y, index, size, scale)
        aside = 17 * scale * kinds.index(number // KIND) if number >= KIND else 0  # two kinds lie side by side
        style = f'style="transform:translate({x + aside:.1f}px,{top:.1f}px) scale({scale:.2g})"'
        name, start = f"ship-{seat}-{number}", f'id="ship-{seat}-{number}" class="ship'
        if number >= KIND:
            state = f" used{gone}" if (seat, number) in used else gone
            sign = SIGNS[number // KIND] if number + 1 not in numbers else ""  # the uppermost of its kind shows it
            drawn[name] = Svg(f'<g {start} marked{state}" {style}><use href="#s{seat}"/>{RING}{sign}</g>')
        else:
            face = "t" if index == size - 1 else "s"
            drawn[name] = Svg(f'<use {start}{gone}" href="#{face}{seat}" {style}/>')
    return drawn


def _pills(key: str, number: int, x: float, y: float, scale: float, worth: str) -> Svg:
    """How many ships a stack has, if two or more; and what each ship in the encounter counts, if not one."""
    drawn = []
    if number > 1:
        size = "" if scale > 0.7 else " scale(.8)"
        drawn.append(pill(f"pill-{key}", x + 10.5 * scale, y + 6 * scale, size, str(number), "pill"))
    if worth:
        top = y - min(number, TALLEST) * RISE * scale - 16
        drawn.append(pill(f"worth-{key}", x + 4, top, "", worth, "pill worth"))
    return Svg("".join(drawn))


def worth_of(modifiers: Iterable[Modifier]) -> tuple[tuple[int, str], ...]:
    """By seat, what each ship counts where it is not one: the number that an effect has set, as a factor."""
    counts = {
        change.seat: f"×{change.amount}"
        for change in modifiers
        if change.layer == Layer.WORTH and change.op == "set" and change.seat >= 0
    }
    return tuple(counts.items())
