"""Places where ships can be.

Planets are numbered from 0. The other places are the last rows of the ship table, so that they keep
their (negative) numbers when a planet is added.
"""

from collections.abc import Collection, Sequence

GATE = -1  # the hyperspace gate: ships of the offense and of offensive allies
BESIDE = -2  # beside the targeted planet: ships of defensive allies
WARP = -3  # lost ships wait here
OUT = -4  # out of the game
AIR = -5  # picked up and not yet put down: only inside one event

LAB = -6  # researching, on tech cards: empty without technology
HELD = -7  # on alien sheets

SPECIAL = 5  # how many such rows every table has; the others are only where something can bring ships there

PLACE_NAMES = {GATE: "gate", BESIDE: "beside", WARP: "warp", OUT: "out", AIR: "air", LAB: "lab", HELD: "held"}


def next_planet(home_of: Sequence[int], gone: Collection[int], planet: int) -> int:
    """The planet after this one in its home system, in the order of their numbers; -1 after the last. So the gap after
    a planet is a place between two neighbours; there is none between the last and the first."""
    later = range(planet + 1, len(home_of))
    return next((other for other in later if home_of[other] == home_of[planet] and other not in gone), -1)


def order_in_system(home_of: Sequence[int], planet: int) -> int:
    """Which planet of its home system this is, from 0. That never changes: one that joins a system later is its last,
    and one that leaves the game keeps its place."""
    return home_of[:planet].count(home_of[planet])
