"""Games that are watched while they are played: what every seat saw at every step, to be compared with a replay."""

from __future__ import annotations

import hashlib
from typing import Any

from warptable import new_game
from warptable.game import games
from warptable.kernel import Decision, Rng, Session, Together
from warptable.replay.retelling import Noting

TABLES: tuple[tuple[str, int, tuple[str, ...], bool], ...] = (
    ("ffg", 4, (), True),
    ("duel", 2, (), False),
    ("ffg", 3, ("dominion-aliens", "flagships", "reward-deck", "technology"), False),
    ("duel", 2, (), True),
    ("avalon", 4, (), False),
    ("ffg", 5, (), False),
    ("avalon", 3, (), True),
    ("ffg", 3, ("four-planets", "technology"), False),
)
"""Edition, players, variants, whether seats are asked uniformly."""

Seen = dict[tuple[int, int], dict[int | None, str]]
"""(answers, events) -> what each seat and a spectator saw."""


class Witness(Session[Any]):
    """A game whose views are noted whenever something happens and whenever somebody is asked."""

    seats: int
    at_events: Seen
    at_questions: Seen

    @classmethod
    def begin(cls, edition: str, players: int, seed: int, variants: tuple[str, ...], *, uniform: bool) -> Witness:
        made = new_game(edition, players, seed, None, variants, uniform=uniform)
        witness = cls.__new__(cls)
        witness.seats = players
        witness.at_events, witness.at_questions = {}, {}
        log = Noting(lambda: witness.note(witness.at_events))
        start = made.rules.start(seed, made.options)
        Session.__init__(witness, made.rules, seed, made.options, start, uniform, True, log)
        return witness

    def note(self, where: Seen) -> None:
        where[len(self.history), len(self._log or ())] = {
            seat: digest(self.view(seat)) for seat in (None, *range(self.seats))
        }

    def _ask(self, decision: Decision[Any]) -> tuple[bool, Any]:
        done, value = super()._ask(decision)
        if not done:
            self.note(self.at_questions)
        return done, value

    def _ask_together(self, group: Together) -> tuple[bool, Any]:
        done, value = super()._ask_together(group)
        if not done:
            self.note(self.at_questions)
        return done, value


def digest(view: Any) -> str:
    """A view as it is now: some of what it holds changes with the game."""
    return hashlib.sha256(repr(view).encode()).hexdigest()


def played(number: int, most: int = 100_000) -> Witness:
    """Game number so and so, at random, up to so many small picks."""
    edition, players, variants, uniform = TABLES[number % len(TABLES)]
    game = Witness.begin(edition, players, number, variants, uniform=uniform)
    rng = Rng.seeded("witness", number)
    for _ in range(most):
        if not game.decisions:
            break
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(list(decision.options)))
    return game


assert {*games()} == {"encounter", "duel"}, "a new family is watched, too"
