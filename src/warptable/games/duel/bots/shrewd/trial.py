"""Trying out the options of a question in imagined games, and choosing with a sense for luck.

All options are tried in the same imagined games, so what counts is by how much an option beats the first answer in the
same game. Few games prove little: an option replaces the first answer only if it is better by more than luck would
easily explain. Options that are clearly worse are dropped on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import Any

from warptable.bots.base import Bot, Sight
from warptable.bots.search.thought import tried
from warptable.kernel import Decision, Option, Rng

from ..common.standing import rounds, worth

ALIKE = 3  # games with the same result for all options after which no more are played
FIRST = 6  # games before an option is dropped
HOPELESS = 2.0  # standard errors below the best one, from which an option is dropped
CAUTION = 0.5  # standard errors by which an option must be better than the first answer


class Trial:
    """The results of some options in imagined games, which `player` plays on to the end of the destiny card."""

    def __init__(self, sight: Sight, decision: Decision[Any], options: Sequence[Option], player: Bot) -> None:
        self._sight = sight
        self._decision = decision
        self._options = options
        self._player = player
        self._leads: list[list[float]] = [[] for _ in options]
        self._field = list(range(len(options)))

    def best(self, games: int, rng: Rng, deadline: float | None = None) -> int:
        """The index of the best option after at most this many games; 0 if no game could be imagined."""
        played = 0
        for number in range(games):
            played += self._play(rng)
            if number + 1 == FIRST and not played:
                return 0
            if played == ALIKE and not any(any(leads) for leads in self._leads):
                return 0
            if played >= FIRST:
                self._drop()
            if len(self._field) == 1 or (deadline is not None and monotonic() >= deadline):
                break
        return max(self._field, key=lambda index: lead(self._leads[index], -CAUTION))

    def _play(self, rng: Rng) -> bool:
        """All options that are left in one more imagined game; False if none could be imagined."""
        seed = rng.bits()
        world = self._sight.imagine(Rng.seeded(seed))
        if world is None:
            return False
        results = []
        for index in self._field:
            branch = world.fork(record=False) if index != self._field[-1] else world
            chance = Rng.seeded(seed, "chance")
            result = tried(branch, self._decision, self._options[index], self._player, chance, rounds, worth)
            if result is None:
                return False
            results.append(result)
        for index, result in zip(self._field, results, strict=True):
            self._leads[index].append(result - results[0])
        return True

    def _drop(self) -> None:
        best = max(lead(self._leads[index]) for index in self._field)
        self._field = [index for index in self._field if not index or lead(self._leads[index], HOPELESS) >= best]


def lead(leads: Sequence[float], errors: float = 0.0) -> float:
    """The mean of these leads over the first answer, with this many standard errors added."""
    if not leads:
        return 0.0
    mean = sum(leads) / len(leads)
    if len(leads) == 1:
        return mean
    spread = sum((one - mean) ** 2 for one in leads) / (len(leads) - 1)
    return mean + errors * sqrt(spread / len(leads))
