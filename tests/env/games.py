"""Random games in numbers, for the tests of the environments."""

from collections.abc import Iterator
from typing import Any

from warptable.env.match import Match
from warptable.games.encounter.env.actions import Held
from warptable.kernel import Decision, Option, Rng

TABLES: list[tuple[str, int, tuple[str, ...], bool]] = [
    ("ffg", 4, (), False),
    ("ffg", 5, ("classic-filch", "hidden-powers"), True),
    ("ffg", 3, ("four-planets", "rotating-powers", "freewheeling-flares"), False),
    ("ffg", 4, ("technology",), True),
    ("ffg", 4, ("technology", "reward-deck", "flagships", "dominion-aliens"), False),
    ("avalon", 2, (), False),
    ("avalon", 4, (), True),
]


def questions(match: Match, seed: int, most: int) -> Iterator[tuple[Decision[Any], Held, dict[int, Option]]]:
    """The questions of a random game, with what may be answered; answered by a random action when the test goes on."""
    game, rng = match.deal(seed), Rng.seeded("questions", seed)
    for _ in range(most):
        if not game.decisions:
            return
        decision = rng.choice(game.decisions)
        choices = match.choices(decision)
        yield decision, Held(game.view(decision.seat)), choices
        match.answer(decision, rng.choice(sorted(choices)))
