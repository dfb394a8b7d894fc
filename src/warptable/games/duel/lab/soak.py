"""Many random games of Duel (`lab/soak.py`), with all invariants again and again.

`python -m warptable.games.duel.lab.soak --games 5000` plays and names every game that breaks.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warptable import new_game
from warptable.game import family_of
from warptable.kernel import Decision, Option, Rng, Session
from warptable.lab.soak import NEVER, report

from ..engine.model.state import State
from .steering import LIMIT

UNIFORM_EVERY = 4  # one game in this many is asked uniformly
VARIANT_CHANCE = 25  # percent, of each variant


@dataclass(frozen=True)
class Kind:
    """Tables of Duel. The variants `always` are in every game, others by chance."""

    edition: str = "duel"
    always: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()

    def game(self, number: int) -> Session[State]:
        rng = Rng.seeded("soak", self.edition, number)
        known = family_of(self.edition).editions()[self.edition].variants
        variants = tuple(name for name in known if name in self.always or rng.chance(VARIANT_CHANCE))
        uniform = rng.below(UNIFORM_EVERY) == 0
        return new_game(self.edition, 2, number, None, variants, uniform=uniform, record=False, keep=NEVER, limit=LIMIT)

    def answer(self, decision: Decision[Any], rng: Rng) -> Option:
        return rng.choice(decision.options)

    def missing(self, game: Session[State]) -> str:
        """A game may end without a winner (D-WIN-06), but never without saying how."""
        return "" if game.state.way else "the game does not say how it ended"


def main(words: Sequence[str] | None = None) -> int:
    """Play random games and name those that break; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m warptable.games.duel.lab.soak", description=main.__doc__)
    parser.add_argument("--with", default="", dest="always", help="variants of every game, separated by commas")
    parser.add_argument("--bots", default="", help="who plays, in turn round the table; without it random answers")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args(words)
    always, bots = (tuple(filter(None, named.split(","))) for named in (asked.always, asked.bots))
    return report(Kind(always=always, bots=bots), asked.games, asked.first)


if __name__ == "__main__":
    sys.exit(main())
