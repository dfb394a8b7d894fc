"""Where the hyperspace gate opens, for every planet it can aim at.

The cone starts in free space. Which space is free depends on the planet, so the mouth is searched: of all directions
and lengths the one that covers least of what matters. That is worked out once for each planet of each kind of table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, inf, pi, sin

from .geometry import DESTINY, HEIGHT, PILES, PLANET, SUN, TRACK, WARP, WIDTH, Chart, Point, systems

MOUTH, TIP = 38.0, 9.0
"""Half the width of the cone at both ends."""
NEAR = PLANET + 29
"""From the middle of the planet to the end of the cone; the arrow fills the rest."""
LENGTHS = (215.0, 180.0, 148.0, 118.0)
DIRECTIONS = 40
FAR = LENGTHS[0] + NEAR + MOUTH + TRACK[1]
"""What is further away than this is never covered."""
BESIDE_DISTANCE = PLANET + 33
"""From the middle of the planet to its defensive allies."""
FIRST, STEP = 27.0, 31.0
"""The stacks of ships inside the cone, from the mouth on."""
Spot = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Gate:
    """A gate aimed at a planet: the middle of its mouth, its direction and length, the place beside the planet."""

    mouth: Point
    angle: float  # radians, towards the planet
    length: float
    beside: Point

    def stack(self, index: int) -> Point:
        """Where the ships of the offense (0) and of each ally lie."""
        along = FIRST + STEP * index
        return self.mouth[0] + cos(self.angle) * along, self.mouth[1] + sin(self.angle) * along

    @property
    def middle(self) -> Point:
        """What to look at to see both the ships and the planet."""
        half = (self.length + NEAR) / 2
        return self.mouth[0] + cos(self.angle) * half, self.mouth[1] + sin(self.angle) * half


def gate_at(chart: Chart, planet: int) -> Gate:
    return _gate(chart.sizes, chart.slot(chart.owner(planet)), chart.order(planet))


@lru_cache(maxsize=512)
def _gate(sizes: tuple[int, ...], slot: int, number: int) -> Gate:
    target = systems(sizes)[slot].planets[number]
    spots = [spot for spot in _spots(sizes, target) if hypot(spot[0] - target[0], spot[1] - target[1]) < FAR]
    least, angle, length = inf, 0.0, LENGTHS[0]
    for turn in range(DIRECTIONS):
        towards = turn * 2 * pi / DIRECTIONS
        for long in LENGTHS:
            cost = _cost(target, towards, long, spots, least)
            if cost < least:
                least, angle, length = cost, towards, long
    reach = length + NEAR
    mouth = (target[0] - cos(angle) * reach, target[1] - sin(angle) * reach)
    return Gate(mouth, angle, length, _beside(target, angle, spots))


def _spots(sizes: tuple[int, ...], target: Point) -> Iterator[Spot]:
    """What the cone should not cover: (x, y, radius, how bad)."""
    for system in systems(sizes):
        yield (*system.sun, SUN + 4, 2.0)
        for x, y in system.planets:
            if (x, y) != target:
                yield (x, y, PLANET + 11, 4.0)
                yield (x, y + PLANET + 14, 9.0, 3.0)
                if system.slot == "bottom":  # the reader's steppers
                    yield (x, y - PLANET - 22, 24.0, 2.0)
    yield (*WARP, TRACK[1] + 4, 3.0)
    yield (*DESTINY, 40.0, 2.0)
    for x, y in PILES:  # with the words below them; where more planets stand, less is free
        yield (x, y, 27.0, 4.0 if len(set(sizes)) == 1 else 16.0)
        yield from ((x + shift, y + 34, 9.0, 3.0) for shift in (-30.0, 0.0, 30.0))
    if len(sizes) in (3, 5):  # the line on top that says whom the table waits for
        yield from ((x, 22.0, 26.0, 2.0) for x in (420.0, 486.0, 552.0, 618.0, 684.0))
    for x in (45.0, 100.0, 155.0):  # the plates in the corners
        yield from ((at, y, 54.0, 2.0) for at in (x, WIDTH - x) for y in (45.0, HEIGHT - 42.0))


def _cost(target: Point, angle: float, length: float, spots: list[Spot], enough: float) -> float:
    """How much a cone covers, and how much of it leaves the map; if all else is equal, a longer one is better. The
    calculation stops once the cost exceeds `enough`."""
    cost = (LENGTHS[0] - length) * 2.0
    ux, uy = cos(angle), sin(angle)
    steps = 5
    for step in range(steps + 1):
        share = step / steps
        width = TIP + (MOUTH - TIP) * share
        away = NEAR + length * share
        x, y = target[0] - ux * away, target[1] - uy * away
        edge = min(x - width - 6, WIDTH - x - width - 6, y - width - 6, HEIGHT - y - width - 6)
        if edge < 0:
            cost += edge * edge * 40
        for sx, sy, radius, weight in spots:
            dx, dy, reach = sx - x, sy - y, radius + width
            if dx * dx + dy * dy < reach * reach:
                cost += (reach - hypot(dx, dy)) ** 2 * weight
        if cost > enough:
            break
    return cost


def _beside(target: Point, angle: float, spots: list[Spot]) -> Point:
    """The place next to the planet with the most free space, away from the cone."""
    radius = 24.0

    def crowd(turn: float) -> float:
        x, y = target[0] + cos(turn) * BESIDE_DISTANCE, target[1] + sin(turn) * BESIDE_DISTANCE
        cost = sum(max(0.0, r + radius - hypot(sx - x, sy - y)) ** 2 * weight for sx, sy, r, weight in spots)
        edge = min(x - radius, WIDTH - x - radius, y - radius, HEIGHT - y - radius)
        label = max(0.0, 12 + radius - hypot(target[0] - x, target[1] + PLANET + 20 - y))
        off = abs((turn - angle) % (2 * pi) - pi)  # 0: where the cone comes from
        return cost + (edge * edge * 40 if edge < 0 else 0) + label**2 * 3 + (500 * (1 - off) if off < 1 else 0)

    turn = min((index * 2 * pi / DIRECTIONS for index in range(DIRECTIONS)), key=crowd)
    return target[0] + cos(turn) * BESIDE_DISTANCE, target[1] + sin(turn) * BESIDE_DISTANCE
