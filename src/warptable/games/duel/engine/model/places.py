"""Places where ships can be, and the planet tiles with their symbols.

Tiles are numbered from 0 to 11; the other places are the last rows of the ship table, so they have negative numbers.
The Warpplanet is a tile like any other: `State.warpplanet` says which.
"""

from enum import StrEnum

SUPPLY = -1  # the pool a player sends ships from
WARP = -2  # where destroyed ships go

TILES = 12
PLACES = TILES + 2  # rows of the ship table
PLACE_NAMES = {SUPPLY: "supply", WARP: "warp"}

FLEET = 20  # ships of a player (D-CON-01)
IN_WARP = 5  # of them, at the start (D-SET-10)


class Symbol(StrEnum):
    """The symbol of a planet, for resources and planet bars."""

    BLUE = "blue"
    PINK = "pink"
    GREEN = "green"


SYMBOLS: tuple[Symbol, ...] = (Symbol.BLUE, Symbol.PINK, Symbol.GREEN) * 4
"""The symbol of each tile: planet-01 is tile 0."""


def planet_id(tile: int) -> str:
    """The id of a tile in the facts and messages."""
    return f"planet-{tile + 1:02}"
