"""Many games at tables of every kind (`lab/soak.py`), with the techs, reward cards and variants of this family.

`python -m warptable.games.encounter.lab.soak --edition ffg --with technology --games 5000` plays and names every game
that breaks; `--modules` plays with any of the edition's modules, `--bots novice,steady` lets bots play, not chance.
The number of a game says everything about it: chunks (`--first`) can be played side by side, and a game alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from warptable import new_game
from warptable.kernel import PASS, Decision, Option, Rng, Session
from warptable.lab.soak import NEVER, Broken, play_one, report, soak

from ..engine.editions import EDITIONS, edition_for
from ..engine.model.position import Position
from ..engine.model.state import State
from ..engine.rules.tech_uses import ABANDON
from .coverage import content_of
from .modules import modules_of
from .positions import laid_out

UNIFORM_EVERY = 12  # one game in this many is asked uniformly: such a game asks ten times as much
FLARES = 10


@dataclass(frozen=True)
class Kind:
    """Tables of one edition, of any number of players. The variants `always` are in every game. Others are played by
    chance: variants of the rules one game in four, modules (if `modules` says so) every second one."""

    edition: str
    always: tuple[str, ...] = ()
    modules: bool = False
    bots: tuple[str, ...] = ()

    def variants(self, rng: Rng, players: int) -> tuple[str, ...]:
        """In the order of the edition."""
        edition, extra = EDITIONS[self.edition], modules_of(self.edition)
        chances = {name: 25 if name not in extra else 50 if self.modules else 0 for name in edition.variants}
        drawn = [name for name, likely in chances.items() if rng.chance(likely)]
        return edition.together((*self.always, *drawn), players)

    def game(self, number: int) -> Session[State]:
        """The game with this number. In every second one techs are laid out and reward cards dealt from the start."""
        rng, edition = Rng.seeded("soak", self.edition, number), EDITIONS[self.edition]
        sizes = range(edition.min_players, edition.max_players + 1)
        players = sizes[number % len(sizes)]
        variants = self.variants(rng, players)
        flares: tuple[str, ...] | None = None
        position: Position | None = None
        rules = edition_for(self.edition, variants, players)
        if (rules.technology or rules.reward_deck) and number // len(sizes) % 2:
            with_flare = {flare.alien for flare in content_of(self.edition, variants).flares.values()}
            flares = tuple(rng.sample(sorted(set(rules.pool) & with_flare), FLARES))
            position = laid_out(self.edition, players, variants, flares, rng)
        return new_game(
            self.edition,
            players,
            number,
            None,
            variants,
            uniform=rng.below(UNIFORM_EVERY) == 0,
            record=False,
            keep=NEVER,
            flares=flares,
            position=position,
        )

    def answer(self, decision: Decision[object], rng: Rng) -> Option:
        """Any; but a tech is rarely given up, and what can be done with it is mostly done."""
        option = rng.choice(decision.options)
        if isinstance(option, tuple) and option[0] == ABANDON and rng.below(8):
            return PASS
        return option

    def missing(self, game: Session[State]) -> str:
        return "" if game.winners else "nobody has won"


def main(words: Sequence[str] | None = None) -> int:
    """Play random games and name those that break; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m warptable.games.encounter.lab.soak", description=main.__doc__)
    parser.add_argument("--edition", default="ffg", choices=sorted(EDITIONS))
    parser.add_argument("--with", default="", dest="always", help="variants of every game, separated by commas")
    parser.add_argument("--modules", action="store_true", help="every module in every second game")
    parser.add_argument("--bots", default="", help="who plays, in turn round the table; without it random answers")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args(words)
    always, bots = (tuple(filter(None, named.split(","))) for named in (asked.always, asked.bots))
    kind = Kind(asked.edition, always, asked.modules, bots)
    return report(kind, asked.games, asked.first)


__all__ = ["Broken", "Kind", "main", "play_one", "soak"]


if __name__ == "__main__":
    sys.exit(main())
