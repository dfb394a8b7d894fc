"""Where everything lies: the planets in one row or two, the dueled one large; supplies at the left, the Warp at the
right. Pure functions, in the units of the picture."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...engine.model.places import SUPPLY, WARP

WIDTH, HEIGHT = 1104, 360
MIDDLE = 180.0
LEFT, RIGHT = 138.0, 858.0
"""Between these the planets lie."""
ONE_ROW = 7
"""Up to this many planets lie in one row; beside a dueled one, two fewer."""
RADIUS, SMALL, LARGE = 41.0, 30.0, 74.0
STEP, LARGE_STEP = 112.0, 196.0
ROWS = (98.0, 252.0)
STACK = (902.0, MIDDLE)
"""The planets that are not discovered yet."""
VORTEX = (1028.0, MIDDLE, 68.0)
WARPPLANET = (1028.0, 302.0, 22.0)
SUPPLIES = ((66.0, 96.0), (66.0, 276.0))
"""Of the upper and of the lower player."""


class Spot(NamedTuple):
    """A planet: its middle and its radius."""

    x: float
    y: float
    r: float


@lru_cache(maxsize=256)
def spots(row: tuple[int, ...], dueled: int, warpplanet: int) -> dict[int, Spot]:
    """Where each revealed planet lies. The Warpplanet lies below the Warp."""
    tiles = [tile for tile in row if tile != warpplanet]
    found = _in_one_row(tiles, dueled) if len(tiles) <= ONE_ROW - 1 + (dueled not in tiles) else None
    found = found if found is not None else _in_two_rows(tiles, dueled)
    if warpplanet in row:
        found[warpplanet] = Spot(*WARPPLANET)
    return found


def _in_one_row(tiles: list[int], dueled: int) -> dict[int, Spot]:
    wide = [LARGE_STEP if tile == dueled else STEP for tile in tiles]
    room = RIGHT - LEFT
    squeeze = min(1.0, room / sum(wide)) if wide else 1.0
    x = LEFT + (room - sum(wide) * squeeze) / 2
    found = {}
    for tile, step in zip(tiles, wide, strict=True):
        large = tile == dueled
        found[tile] = Spot(x + step * squeeze / 2, MIDDLE, LARGE if large else RADIUS * max(squeeze, 0.85))
        x += step * squeeze
    return found


def _in_two_rows(tiles: list[int], dueled: int) -> dict[int, Spot]:
    """The dueled planet at the right, the others left of it."""
    others = [tile for tile in tiles if tile != dueled]
    room = RIGHT - LEFT - (LARGE_STEP if dueled in tiles else 0)
    columns = (len(others) + 1) // 2
    step = min(STEP, room / columns)
    start = LEFT + (room - step * columns) / 2
    found = {
        tile: Spot(start + step * (place % columns + 0.5), ROWS[place // columns], SMALL)
        for place, tile in enumerate(others)
    }
    if dueled in tiles:
        found[dueled] = Spot(RIGHT - LARGE_STEP / 2, MIDDLE, LARGE)
    return found


class Stand(NamedTuple):
    """Where a stack of ships stands, and its scale."""

    x: float
    y: float
    scale: float


def stand(spot: Spot, upper: bool, alone: bool) -> Stand:
    """The ships of the upper player stand above those of the lower one."""
    scale = min(1.5, max(0.72, spot.r / 44))
    if alone:
        return Stand(spot.x, spot.y + 5 * scale, scale)
    shift = spot.r * 0.42
    return Stand(spot.x, spot.y - shift + 6 * scale if upper else spot.y + shift + 4 * scale, scale)


def stand_off(place: int, upper: bool) -> Stand:
    """Ships in a supply or in the Warp."""
    if place == SUPPLY:
        x, y = SUPPLIES[0 if upper else 1]
        return Stand(x, y, 1.15)
    assert place == WARP
    x, y, radius = VORTEX
    return Stand(x, y - radius * 0.52 if upper else y + radius * 0.66, 0.95)
