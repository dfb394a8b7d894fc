"""Bots of a game that brings none: one tries every answer in imagined games, played on at random to the end of the
round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from time import monotonic
from typing import Any

from warptable.bots.base import Bot, Look, Sight
from warptable.bots.random import RandomBot
from warptable.bots.search.thought import Thought
from warptable.bots.voice import Silence
from warptable.game import game_of_session
from warptable.kernel import Decision, Option, Rng, Session

MOST = 12
"""Answers that are tried; of more than that, some."""
GAMES = 60
"""Imagined games for each answer."""


def rounds(state: Any) -> int:
    """Imagined games end with the round: soon after an answer there is less luck in what it has led to."""
    return int(state.rounds)


def worth(world: Session[Any], seat: int) -> float:
    """A seat's part of the win, and of all that was reached: that tells more from few games."""
    points: Sequence[int] = game_of_session(world).layer("engine").scored(world)
    won = 1 / len(world.winners) if seat in world.winners else 0.0
    return (won + points[seat] / max(1, sum(points))) / 2


def thought_about(sight: Sight, decision: Decision[Any], given: Option, rng: Rng, /) -> tuple[Thought, list[Option]]:
    """The answer that was given, and others."""
    others = [option for option in decision.options if option != given]
    options = [given, *(others if len(others) < MOST else rng.sample(others, MOST - 1))]
    return Thought(sight, decision, options, RandomBot(), rounds, worth), options


class TryingBot:
    """Tries every answer in imagined games and takes the one that wins most of them."""

    thinks_ahead = True

    def choose(self, look: Look[Any], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        first = RandomBot().choose(look, decision, rng)
        if not isinstance(look, Sight) or len(decision.options) == 1:
            return first
        thought, options = thought_about(look, decision, first, rng)
        deadline = inf if budget is None else monotonic() + budget
        for _ in range(GAMES):
            if not thought.play(range(len(options)), rng) or monotonic() > deadline:
                break
        return options[max(range(len(options)), key=thought.mean)]


def listener(view: Any, /) -> Silence:
    return Silence()


LEVELS: Mapping[str, Callable[[], Bot]] = {"steady": TryingBot}
QUICK: Callable[[], Bot] = RandomBot
