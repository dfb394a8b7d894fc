"""Many games with all checks again and again, to find rare errors: the part that is the same for every family.

Random answers, or bots. The number of a game says everything about it: chunks (`--first`) can be played side by side,
and a game alone. Which tables there are is the family's: `lab/<family>/soak.py`.
"""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from typing import Any, Protocol

from warptable.game import family_of
from warptable.kernel import Decision, Option, Rng, Session

from .playing import Choose, by_bots

ENDLESS = 300_000  # answers: a long game that is asked uniformly takes 60,000
CHECK_EVERY = 7  # decisions between two checks of everything: cheap enough to find the culprit nearby
NEVER = 1 << 60  # no checkpoints: nobody forks these games


@dataclass(frozen=True)
class Broken:
    """A game that broke, with everything that is needed to play it again."""

    number: int
    table: str
    after: int
    error: str

    def __str__(self) -> str:
        return f"game {self.number} ({self.table}) after {self.after} answers: {self.error}"


class Kind(Protocol):
    """Tables of one edition."""

    @property
    def edition(self) -> str: ...

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays, in turn round the table: what they do on purpose random answers rarely meet. Empty: random
        answers."""
        ...

    def game(self, number: int) -> Session[Any]:
        """The game with this number."""
        ...

    def answer(self, decision: Decision[Any], rng: Rng) -> Option:
        """A random answer: any option, unless some would keep the games from getting anywhere."""
        ...

    def missing(self, game: Session[Any]) -> str:
        """What a game that is over should have, and has not: a winner, where there must be one."""
        ...


def play_one(kind: Kind, number: int) -> tuple[int, Broken | None]:
    """Play one game to its end; the number of its decisions, and what broke."""
    game, rng = kind.game(number), Rng.seeded("soak answers", kind.edition, number)
    problems, choose = family_of(kind.edition).problems, _chooser(kind, game, rng)
    answers, error = 0, ""
    try:
        while not error and game.decisions:
            decision = rng.choice(game.decisions)
            game.answer(decision, choose(decision))
            answers += 1
            if answers % CHECK_EVERY == 0 or game.over:
                error = "; ".join(problems(game))
            if answers > ENDLESS:
                error = "this game does not end"
        error = error or kind.missing(game)
    except Exception as raised:
        place = traceback.extract_tb(raised.__traceback__)[-1]
        error = f"{type(raised).__name__}: {raised} ({place.filename.rpartition('/')[2]}, line {place.lineno})"
    if not error:
        return answers, None
    options = game.options
    table = f"{kind.edition}, {game.rules.seats(game.state)} players, {','.join(options.variants) or 'no variant'}"
    return answers, Broken(number, table, answers, f"{error} at {game.where()}")


def _chooser(kind: Kind, game: Session[Any], rng: Rng) -> Choose:
    if not kind.bots:
        return lambda decision: kind.answer(decision, rng)
    seats = range(game.rules.seats(game.state))
    return by_bots(game, [kind.bots[seat % len(kind.bots)] for seat in seats], [rng for _ in seats])


def soak(kind: Kind, games: int, first: int = 0) -> list[Broken]:
    """Play these games; all that broke."""
    return [broken for number in range(first, first + games) if (broken := play_one(kind, number)[1]) is not None]


def report(kind: Kind, games: int, first: int = 0) -> int:
    """Play these games and name those that break; 1 if there are any."""
    decisions = found = 0
    for number in range(first, first + games):
        answers, broken = play_one(kind, number)
        decisions += answers
        if broken is not None:
            found += 1
            sys.stdout.write(f"{broken}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{games} games, {decisions} decisions, {found} broken\n")
    return 1 if found else 0
