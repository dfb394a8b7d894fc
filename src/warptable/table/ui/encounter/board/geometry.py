"""Where everything lies on the star map, in its own units: 1104 x 560, the warp in the middle.

Positions belong to *slots*, not seats: slot 0 is at the bottom, the others follow clockwise. So one map serves every
reader; only which seat sits in which slot differs, and what is worked out for a slot is worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin, sqrt
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

WIDTH, HEIGHT = 1104, 560
WARP: Point = (552.0, 270.0)
WARP_RADIUS = 84.0
TRACK = (91.0, 119.0)
"""Inner and outer radius of the colony track around the warp."""
PLANET = 24.0
SUN = 25.0
ORBIT: Point = (92.0, 64.0)
DESTINY: Point = (722.0, 262.0)
"""The middle of the destiny card."""
PILES: tuple[Point, Point] = ((616.0, 400.0), (488.0, 404.0))
"""Where ships lie that are nowhere on the map: those out of the game, those in the air. No gate goes here."""

SLOTS = {
    2: ("bottom", "top"),
    3: ("bottom", "upper-left", "upper-right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "upper-left", "upper-right", "right"),
}
"""By number of players: the slots, clockwise from the reader's own."""
CENTRES = {
    "left": (168.0, 342.0),
    "upper-left": (317.0, 117.0),
    "upper-right": (787.0, 117.0),
    "right": (936.0, 342.0),
}
LIFTED = {4: 52.0}
"""By number of players: how much higher the systems at the sides lie where nobody sits above them."""
ARC_RADIUS = 700.0
ARC_STEP = 104.0
ARC_DEPTH = {"bottom": 505.0, "top": 38.0}
"""The height of the middle of an arc: the bottom one hangs around the warp, the top one arches over it."""


@dataclass(frozen=True, slots=True)
class System:
    """One home system. An arc has no orbit."""

    slot: str
    sun: Point
    planets: tuple[Point, ...]
    orbit: Point | None = None

    @property
    def middle(self) -> Point:
        """What to look at to see the whole system."""
        xs, ys = [x for x, _ in self.planets], [y for _, y in self.planets]
        return sum(xs) / len(xs), sum(ys) / len(ys)


@lru_cache(maxsize=16)
def systems(players: int, planets: int) -> tuple[System, ...]:
    """The home systems by slot."""
    return tuple(_system(slot, planets, LIFTED.get(players, 0.0)) for slot in SLOTS[players])


def _system(slot: str, planets: int, lifted: float) -> System:
    if slot in CENTRES:
        x, y = CENTRES[slot][0], CENTRES[slot][1] - lifted
        first = -90 if planets % 2 else -90 + 180 / planets
        turns = [radians(first + index * 360 / planets) for index in range(planets)]
        return System(slot, (x, y), tuple((x + ORBIT[0] * cos(a), y + ORBIT[1] * sin(a)) for a in turns), ORBIT)
    sun, *rest = (_on_arc(slot, (index - planets / 2) * ARC_STEP) for index in range(planets + 1))
    return System(slot, sun, tuple(rest))


def _on_arc(slot: str, across: float) -> Point:
    """A point of an arc, by how far it is from the middle."""
    sag = ARC_RADIUS - sqrt(ARC_RADIUS**2 - across**2)
    return WARP[0] + across, ARC_DEPTH[slot] + (sag if slot == "top" else -sag)


@dataclass(frozen=True, slots=True)
class Chart:
    """The map of one table as one reader sees it: `bottom` sits in slot 0."""

    players: int
    per_system: int
    bottom: int

    def slot(self, seat: int) -> int:
        return (seat - self.bottom) % self.players

    def system(self, seat: int) -> System:
        return systems(self.players, self.per_system)[self.slot(seat)]

    def owner(self, planet: int) -> int:
        return planet // self.per_system

    def planets(self, seat: int) -> range:
        """The numbers of the planets of a home system."""
        return range(seat * self.per_system, (seat + 1) * self.per_system)

    def planet(self, planet: int) -> Point:
        return self.system(self.owner(planet)).planets[planet % self.per_system]

    def in_warp(self, seat: int) -> Point:
        """Where the ships of a seat lie in the warp: towards its home."""
        angle = radians(90 + self.slot(seat) * 360 / self.players)
        return WARP[0] + cos(angle) * WARP_RADIUS * 0.62, WARP[1] + sin(angle) * WARP_RADIUS * 0.62 + 4


def chart_of(home_of: Sequence[int], players: int, seat: int | None) -> Chart:
    """A spectator sees seat 0 at the bottom. Every system has the same number of planets (F-SETUP-1, F-V4P-1)."""
    return Chart(players, len(home_of) // players, seat or 0)


def on_track(value: int, goal: int, offset: float = 0.0, radius: float = sum(TRACK) / 2) -> Point:
    """A point of the colony track, `offset` degrees clockwise from the middle of a segment; 0 is on top."""
    angle = radians(-90 + value * 360 / (goal + 1) + offset)
    return WARP[0] + radius * cos(angle), WARP[1] + radius * sin(angle)
