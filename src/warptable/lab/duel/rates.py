"""How often each alien wins between strong bots, for a bot that chooses among those it is dealt.

    warptable balance --edition duel --bots shrewd --games 1404 --out FOLDER
    python -m warptable.lab.duel.rates FOLDER

writes what `bots/duel/common/rates.py` reads. Games of several folders count together. It is needed again when aliens,
tactics or the shrewd bot change.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from ...bots.duel.common.rates import EVEN, FILE
from ..plan import Row

ROWS = "games.jsonl"
"""The games in the folder of a run."""


def rows(folder: Path) -> list[Row]:
    """The games of a run, without the line about it and one that was cut off."""
    return [msgspec.json.decode(line, type=Row) for line in (folder / ROWS).read_bytes().split(b"\n")[1:-1]]


def counted(played: Iterable[Row]) -> dict[str, float]:
    """The share of its games that each alien has won. A game with two winners, or with none, is half a win."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for row in played:
        for seat, alien in enumerate(row.aliens):
            games[alien] += 2
            wins[alien] += 1 if len(row.winners) != 1 else 2 * (seat in row.winners)
    return {alien: round(wins[alien] / games[alien], 3) for alien in sorted(games)}


def main(words: Sequence[str] | None = None) -> int:
    """Write the file into the package."""
    parser = argparse.ArgumentParser(prog="python -m warptable.lab.duel.rates", description=main.__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    played = [row for folder in parser.parse_args(words).folders for row in rows(folder) if not row.error]
    found = counted(played)
    target = Path(str(files("warptable.bots.duel.common"))) / FILE
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    best = max(found, key=lambda alien: found.get(alien, EVEN))
    sys.stdout.write(f"{target}: {len(played)} games, the strongest alien is {best}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
