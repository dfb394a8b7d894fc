"""Makes the table of dials for the bots of Duel: what every number of ships against every other one is worth.

`python -m warptable.games.duel.lab.dials` rewrites it, which takes some minutes. It is needed again when the tactics of
the game or the model (`bots/joint/sending.py`) change.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from ..bots.joint import dials
from ..bots.joint.plain import Pair
from ..bots.joint.sending import DIALS, MOST, Cell, as_cell, dialled, make_cell


class Table:
    """The cells of one ship advantage, made when they are asked for. A duel that starts over is worth what its dials
    are worth with the tactics that are left: every such duel has fewer of them."""

    def __init__(self, advantage: int) -> None:
        self.advantage = advantage
        self._cells: dict[tuple[Pair, Pair], Cell] = {}
        self._anew: dict[Pair, Cell] = {}

    def cell(self, ships: Pair, ready: Pair) -> Cell:
        ships = as_cell(ships)
        if ready[0] > ready[1]:
            return self.cell((ships[1], ships[0]), (ready[1], ready[0])).turned
        key = ships, ready
        if key not in self._cells:
            self._cells[key] = make_cell(ships, ready, self.advantage, self.anew)
        return self._cells[key]

    def anew(self, mine: int, other: int) -> Cell:
        """A duel that starts over, with as many ships in supply as the dials want."""
        key = mine, other
        if key not in self._anew:
            cells = [[self.cell((one, two), key) for two in DIALS] for one in DIALS]
            self._anew[key] = dialled(cells)[2]
        return self._anew[key]


def made(progress: Callable[[int, int], None] | None = None) -> bytes:
    """All cells, one after another."""
    whole = bytearray()
    for step, advantage in enumerate(dials.ADVANTAGES):
        table = Table(advantage)
        for high in range(dials.SETS):
            for low in range(high + 1):
                for mine in range(1, MOST + 1):
                    for other in range(1, MOST + 1):
                        whole += dials.packed(table.cell((mine, other), (low, high)))
            if progress is not None:
                progress(step * dials.SETS + high + 1, len(dials.ADVANTAGES) * dials.SETS)
    return bytes(whole)


def main() -> int:
    """Write the file into the package."""
    target = Path(str(files("warptable.games.duel.bots.joint"))) / dials.FILE
    data = made(lambda done, total: print(f"{done} of {total}", file=sys.stderr))
    target.write_bytes(zlib.compress(data, 9))
    sys.stdout.write(f"{target}: {len(data)} bytes, {target.stat().st_size} compressed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
