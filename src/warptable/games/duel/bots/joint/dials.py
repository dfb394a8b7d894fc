"""The cells of all numbers of ships and sets of readied tactics, as the laboratory has made them (`dials.bin`).

The file is compressed. It holds, for each ship advantage of `ADVANTAGES` and each pair of sets (the smaller number
first), the cells of all numbers of ships: three bytes each, the chance to win and the ships lost on both sides.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from importlib.resources import files

from .plain import Pair
from .sending import MOST, USUAL, Cell, Tokens, as_cell, make_cell

ADVANTAGES = (3, 9)
"""The ship advantages for which there are cells; between them they are mixed."""
SETS = 32  # of five tactics
SHIPS_STEP = 40  # the steps in which lost ships are kept, to the ship
CELLS = MOST * MOST
WIDTH = 3  # bytes
FILE = "dials.bin"


def packed(cell: Cell) -> bytes:
    """A cell as bytes."""
    return bytes((round(cell.wins * 255), *(min(255, round(lost * SHIPS_STEP)) for lost in cell.lost)))


def unpacked(data: bytes, at: int) -> Cell:
    """The cell that begins at this byte."""
    return Cell(data[at] / 255, (data[at + 1] / SHIPS_STEP, data[at + 2] / SHIPS_STEP))


def place_of(step: int, ready: Pair, ships: Pair) -> int:
    """Where a cell begins in the file: of this ship advantage (by its place), with the smaller set first."""
    low, high = ready
    pair = high * (high + 1) // 2 + low
    pairs = SETS * (SETS + 1) // 2
    return ((step * pairs + pair) * CELLS + (ships[0] - 1) * MOST + ships[1] - 1) * WIDTH


@lru_cache(maxsize=1)
def _data() -> bytes:
    return zlib.decompress(files(__package__).joinpath(FILE).read_bytes())


def kept(step: int, ready: Pair, ships: Pair) -> Cell:
    """The cell of the file for one of the ship advantages, by its place."""
    ships = as_cell(ships)
    if ready[0] > ready[1]:
        return unpacked(_data(), place_of(step, (ready[1], ready[0]), (ships[1], ships[0]))).turned
    return unpacked(_data(), place_of(step, ready, ships))


@lru_cache(maxsize=20_000)
def cell(ships: Pair, ready: Pair, advantage: int, tokens: Tokens = USUAL) -> Cell:
    """What it is worth to have these ships on the planet with these readied tactics; a seat without ships has lost.

    For tactics other than the usual ones there is no file, and the cell is made on the spot."""
    if not all(ships):
        return Cell(float(ships[0] > 0), (0.0, 0.0)) if any(ships) else Cell(0.5, (0.0, 0.0))
    if tokens != USUAL:
        return make_cell(as_cell(ships), ready, advantage, tokens=tokens)
    low, high = ADVANTAGES
    if advantage <= low or advantage >= high:
        return kept(int(advantage >= high), ready, ships)
    part = (advantage - low) / (high - low)
    one, other = kept(0, ready, ships), kept(1, ready, ships)
    lost = [(1 - part) * a + part * b for a, b in zip(one.lost, other.lost, strict=True)]
    return Cell((1 - part) * one.wins + part * other.wins, (lost[0], lost[1]))
