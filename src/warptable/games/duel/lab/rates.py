"""How often each alien wins between strong bots, for a bot that chooses among those it is dealt.

    warptable balance --edition duel --bots shrewd --games 1404 --out FOLDER
    python -m warptable.games.duel.lab.rates FOLDER/games.jsonl

writes what `bots/common/rates.py` reads. Games of several files count together. It is needed again when aliens,
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

from warptable.lab.plan import Row
from warptable.lab.store import rows_in

from ..bots.common.rates import FILE
from ..engine import facts


def against_the_other(played: Iterable[Row]) -> dict[str, float]:
    """How often each alien wins against the other one. A win that both share is half a win here, unlike in `own_rates`:
    it says nothing about who is stronger."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for row in played:
        for seat, alien in enumerate(row.aliens):
            games[alien] += 2
            wins[alien] += 1 if len(row.winners) != 1 else 2 * (seat in row.winners)
    return {alien: round(wins[alien] / games[alien], 3) for alien in sorted(games)}


def main(words: Sequence[str] | None = None) -> int:
    """Write the file into the package."""
    parser = argparse.ArgumentParser(prog="python -m warptable.games.duel.lab.rates", description=main.__doc__)
    parser.add_argument("games", nargs="+", type=Path, help="files of games between shrewd bots")
    try:
        played = [row for file in parser.parse_args(words).games for row in rows_in(file) if not row.error]
    except (OSError, msgspec.DecodeError) as error:
        parser.error(str(error))
    found = against_the_other(played)
    if found.keys() != facts.aliens().keys():
        parser.error("these games are not between all aliens of Duel")
    target = Path(str(files("warptable.games.duel.bots.common"))) / FILE
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    sys.stdout.write(f"{target}: {len(played)} games, the strongest alien is {max(found, key=found.__getitem__)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
