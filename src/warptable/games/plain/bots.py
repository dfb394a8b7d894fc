"""Bots of a game that brings none: one tries every answer in imagined games, played on at random to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from ...bots.base import Bot, Look, Sight
from ...bots.random import RandomBot
from ...bots.search.halving import best_option
from ...bots.search.thought import Thought
from ...bots.voice import Silence
from ...game import game_of_session
from ...kernel import Decision, Option, Rng, Session

MOST = 12
"""Answers that are tried; of more than that, some."""


def worth(world: Session[Any], seat: int) -> float:
    """A seat's part of the win; in a game that was broken off, that of whoever is ahead."""
    winners = world.winners
    if not winners:
        points = game_of_session(world).layer("engine").scored(world)
        winners = tuple(one for one, reached in enumerate(points) if reached == max(points))
    return 1 / len(winners) if seat in winners else 0.0


def thought_about(sight: Sight, decision: Decision[Any], given: Option, rng: Rng, /) -> tuple[Thought, list[Option]]:
    """The answer that was given, and others."""
    others = [option for option in decision.options if option != given]
    options = [given, *(others if len(others) < MOST else rng.sample(others, MOST - 1))]
    return Thought(sight, decision, options, RandomBot(), lambda state: state.step == "", worth), options


class TryingBot:
    """Tries every answer in imagined games and takes the one that wins most of them."""

    thinks_ahead = True

    def choose(self, look: Look[Any], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        first = RandomBot().choose(look, decision, rng)
        if not isinstance(look, Sight) or len(decision.options) == 1:
            return first
        thought, options = thought_about(look, decision, first, rng)
        deadline = None if budget is None else monotonic() + budget
        return options[best_option(thought, [0.0] * len(options), rng, deadline)]


def listener(view: Any, /) -> Silence:
    return Silence()


LEVELS: Mapping[str, Callable[[], Bot]] = {"steady": TryingBot}
QUICK: Callable[[], Bot] = RandomBot
