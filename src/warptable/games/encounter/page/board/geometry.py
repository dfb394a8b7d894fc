"""Where everything lies on the star map, in its own units: 1104 x 560, the warp in the middle.

Positions belong to *slots*, not seats: slot 0 is at the bottom, the others follow clockwise. So one map serves every
reader; only which seat sits in which slot differs, and what is worked out for a slot is worked out once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from typing import TypeAlias

from ...engine.model.places import next_planet, order_in_system

Point: TypeAlias = tuple[float, float]

WIDTH, HEIGHT = 1104, 560
WARP: Point = (552.0, 270.0)
WARP_RADIUS = 84.0
DRIFT, ADRIFT = 0.66, 0.7
"""How far from the middle of the warp a planet drifts, in radii of the warp, and how big it is drawn there."""
TRACK = (91.0, 119.0)
"""Inner and outer radius of the colony track around the warp."""
PLANET = 24.0
SUN = 25.0
ORBIT: Point = (92.0, 64.0)
SHARES = (1.0, 0.72, 0.86, 1.14, 1.28)
"""How far from the sun a place between planets may be: as far as the orbit, further in, further out."""
CROWDED, WIDER = 6, 9.0
"""An orbit with more planets is this much wider and higher for each of them."""
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
"""From one planet of an arc to the next, as long as there is room for all of them."""
ARC_LENGTH, SHORTER = 624.0, {4: 540.0, 5: 520.0}
"""How long an arc may be; by number of players, where plates or systems at the sides lie as low."""
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

    def between(self, one: int, other: int) -> Point:
        """A place between one planet and a later one: on an arc in the middle of the way, in an orbit there or further
        in or out, where it hides least."""
        (x, y), (at_x, at_y), (sun_x, sun_y) = self.planets[one], self.planets[other], self.sun
        if self.orbit is None:
            return _on_arc(self.slot, (x + at_x) / 2 - WARP[0])
        wide, high = self.orbit
        start, end = atan2((y - sun_y) / high, (x - sun_x) / wide), atan2((at_y - sun_y) / high, (at_x - sun_x) / wide)
        turn = start + (end - start) % (2 * pi) / 2
        ways = [(sun_x + wide * share * cos(turn), sun_y + high * share * sin(turn)) for share in SHARES]
        return max(ways, key=self._room)

    def _room(self, point: Point) -> float:
        """How far it is from here to the nearest planet, name of a planet, or sun."""
        x, y = point
        planets = (hypot(x - at_x, y - at_y) - PLANET for at_x, at_y in self.planets)
        names = (hypot(x - at_x, y - at_y - PLANET - 9) - 8 for at_x, at_y in self.planets)
        return min(*planets, *names, hypot(x - self.sun[0], y - self.sun[1]) - SUN)


@lru_cache(maxsize=64)
def systems(sizes: tuple[int, ...]) -> tuple[System, ...]:
    """The home systems by slot, with this many planets each."""
    players = len(sizes)
    return tuple(_system(slot, planets, players) for slot, planets in zip(SLOTS[players], sizes, strict=True))


def _system(slot: str, planets: int, players: int) -> System:
    if slot in CENTRES:
        x, y = CENTRES[slot][0], CENTRES[slot][1] - LIFTED.get(players, 0.0)
        first = -90 if planets % 2 else -90 + 180 / planets
        turns = [radians(first + index * 360 / planets) for index in range(planets)]
        more = max(0, planets - CROWDED) * WIDER
        wide, high = ORBIT[0] + more, ORBIT[1] + more
        return System(slot, (x, y), tuple((x + wide * cos(a), y + high * sin(a)) for a in turns), (wide, high))
    step = min(ARC_STEP, SHORTER.get(players, ARC_LENGTH) / planets)
    sun, *rest = (_on_arc(slot, (index - planets / 2) * step) for index in range(planets + 1))
    return System(slot, sun, tuple(rest))


def _on_arc(slot: str, across: float) -> Point:
    """A point of an arc, by how far it is from the middle."""
    sag = ARC_RADIUS - sqrt(ARC_RADIUS**2 - across**2)
    return WARP[0] + across, ARC_DEPTH[slot] + (sag if slot == "top" else -sag)


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """The map of one table as one reader sees it: `bottom` sits in slot 0. Readers of the same map share one chart, so
    that looking up what was drawn on it takes no time."""

    players: int
    bottom: int
    home_of: tuple[int, ...]
    gone: frozenset[int]  # planets that have left the game: they keep their places
    adrift: tuple[int, ...]  # planets in the warp: their places in their systems stay empty
    sizes: tuple[int, ...]  # by slot, how many planets have a place there

    def slot(self, seat: int) -> int:
        return (seat - self.bottom) % self.players

    def system(self, seat: int) -> System:
        return systems(self.sizes)[self.slot(seat)]

    def owner(self, place: int) -> int:
        """The seat of a planet's home system; -1 for any other place."""
        return self.home_of[place] if place >= 0 else -1

    def order(self, planet: int) -> int:
        """Which planet of its home system this is, from 0."""
        return order_in_system(self.home_of, planet)

    def orbit(self, seat: int) -> list[int]:
        """The planets that have a place in a home system, also those that have left the game."""
        return [planet for planet, owner in enumerate(self.home_of) if owner == seat]

    def planets(self, seat: int) -> list[int]:
        """The planets of a home system."""
        return [planet for planet in self.orbit(seat) if planet not in self.gone]

    def planet(self, planet: int) -> Point:
        return self._in_drift(planet) if planet in self.adrift else self.place(planet)

    def place(self, planet: int) -> Point:
        """Where a planet belongs."""
        return self.system(self.owner(planet)).planets[self.order(planet)]

    def _in_drift(self, planet: int) -> Point:
        """In the warp, on one side of the ships that its owner has there; a second planet on the other."""
        owner = self.owner(planet)
        turn = 180 / self.players
        first = next(other for other in self.adrift if self.owner(other) == owner) == planet
        return self._towards(self.slot(owner) * 360 / self.players + (-turn if first else turn), DRIFT)

    def _towards(self, turn: float, share: float) -> Point:
        """A point of the warp, so many degrees clockwise from the bottom."""
        angle = radians(90 + turn)
        return WARP[0] + cos(angle) * WARP_RADIUS * share, WARP[1] + sin(angle) * WARP_RADIUS * share

    def gap(self, planet: int) -> Point:
        """The place between a planet and the next one of its system."""
        following = next_planet(self.home_of, self.gone, planet)
        return self.system(self.owner(planet)).between(self.order(planet), self.order(following))

    def in_warp(self, seat: int) -> Point:
        """Where the ships of a seat lie in the warp: towards its home."""
        x, y = self._towards(self.slot(seat) * 360 / self.players, 0.62)
        return x, y + 4

    def cards_in_warp(self, seat: int) -> Point:
        """Where the cards of a seat lie in the warp: between its ships and the rim."""
        return self._towards(self.slot(seat) * 360 / self.players, 0.92)

    def in_lab(self, seat: int) -> Point:
        """Where the ships of a seat lie that research its techs: at the lower rim of its sun."""
        x, y = self.system(seat).sun
        return x, y + SUN + 4

    def on_sheet(self, seat: int, aboard: bool, index: int) -> Point:
        """Where ships on the sheet of a seat lie, one owner's after another's: at the right of its sun; aboard a token
        beside that sun, at the left."""
        x, y = self.liner(seat) if aboard else (self.system(seat).sun[0] + SUN + 9, self.system(seat).sun[1] - 12)
        return x + 21 * index, y

    def liner(self, seat: int) -> Point:
        """Where a token lies beside the sun of a system."""
        x, y = self.system(seat).sun
        return x - SUN - 18, y - 8


def chart_of(
    home_of: Sequence[int], gone: Sequence[int], players: int, seat: int | None, adrift: Sequence[int] = ()
) -> Chart:
    """A spectator sees seat 0 at the bottom."""
    return _chart(tuple(home_of), frozenset(gone), players, seat or 0, tuple(adrift))


@lru_cache(maxsize=1024)
def _chart(home_of: tuple[int, ...], gone: frozenset[int], players: int, bottom: int, adrift: tuple[int, ...]) -> Chart:
    planets = Counter(home_of)
    sizes = tuple(planets[(bottom + slot) % players] for slot in range(players))
    return Chart(players, bottom, home_of, gone, adrift, sizes)


def on_track(value: int, goal: int, offset: float = 0.0, radius: float = sum(TRACK) / 2) -> Point:
    """A point of the colony track, `offset` degrees clockwise from the middle of a segment; 0 is on top."""
    angle = radians(-90 + value * 360 / (goal + 1) + offset)
    return WARP[0] + radius * cos(angle), WARP[1] + radius * sin(angle)
