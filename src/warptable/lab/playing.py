"""Playing one game: the loop behind every run of the laboratory, and the digest that identifies a game."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from warptable.bots import Sight, make_bot
from warptable.game import family_of_session
from warptable.kernel import Decision, Rng, Session
from warptable.kernel.decisions import Option

from .stats import bin_of

ENDLESS = 200_000  # decisions after which a game is given up, because it would go on for ever

Choose: TypeAlias = Callable[[Decision[Any]], Option]
"""Answers a decision of any seat."""


def play(game: Session[Any], choose: Choose, steps: Container[str] | None = None) -> int:
    """Play to the end, or as long as the game is in one of these steps; the number of decisions.

    A decision with a single option is answered, but not counted.
    """
    answer, state = game.answer, game.state
    decisions = 0
    while (opened := game.decisions) and (steps is None or state.step in steps):
        decision = opened[0]
        options = decision.options
        if len(options) > 1:
            decisions += 1
            if decisions > ENDLESS:
                raise RuntimeError("this game does not end")
            answer(decision, choose(decision))
        else:
            answer(decision, options[0])
    return decisions


def at_random(rng: Rng) -> Choose:
    """The choices of `RandomBot` at every seat, without the cost of asking a bot."""
    below = rng.below

    def choose(decision: Decision[Any]) -> Option:
        options = decision.options
        return options[below(len(options))]

    return choose


def by_bots(game: Session[Any], names: Sequence[str], sources: Sequence[Rng]) -> Choose:
    """One fresh bot per seat, each with its source of random numbers."""
    family = family_of_session(game).id
    bots = [make_bot(name, family) for name in names]
    sights = [Sight(game, seat) for seat in range(len(names))]

    def choose(decision: Decision[Any]) -> Option:
        seat = decision.seat
        return bots[seat].choose(sights[seat], decision, sources[seat])

    return choose


def timed(choose: Choose, names: Sequence[str], cost: Mapping[str, Counter[int]]) -> Choose:
    """The same choices; the time of each is counted in `cost`, per bot and in the bins of `stats`.

    It is the processor time of this thread, so that other programs on the machine do not make a bot look slow.
    """

    def timed_choice(decision: Decision[Any]) -> Option:
        start = time.thread_time_ns()
        option = choose(decision)
        cost[names[decision.seat]][bin_of(time.thread_time_ns() - start)] += 1
        return option

    return timed_choice


def answers_digest(game: Session[Any]) -> bytes:
    """A hash of all answers of a game in order, with the seats that gave them."""
    answers = [(entry.seat, entry.answer) for entry in game.history]
    return hashlib.sha256(msgspec.json.encode(answers)).digest()
