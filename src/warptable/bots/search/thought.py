"""Trying out the options of a decision in imagined games.

A power or a card is judged by what it does in these games, so a bot needs no knowledge about any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, TypeAlias

from warptable.intervals import Z95
from warptable.kernel import Decision, Rng, Session
from warptable.kernel.decisions import Option
from warptable.kernel.errors import NoOptions

from ..base import Bot, Sight

LONG = 400  # decisions after which an imagined game is broken off

Until: TypeAlias = Callable[[Any], object]
"""Reads a value from the state; an imagined game is played on until this value changes."""
Worth: TypeAlias = Callable[[Session[Any], int], float]
"""A seat's chance to win the game, estimated from an imagined game."""


class Thought:
    """The options of one decision that are worth trying, and the results of the imagined games so far.

    Options that are compared are tried in the same imagined game with the same random numbers, which removes most of
    the luck from the comparison. `player` makes the decisions of all seats.
    """

    def __init__(
        self,
        sight: Sight,
        decision: Decision[Any],
        options: Sequence[Option],
        player: Bot,
        until: Until,
        worth: Worth,
    ) -> None:
        self._sight = sight
        self._decision = decision
        self._options = options
        self._player = player
        self._until = until
        self._worth = worth
        self._sums = [0.0] * len(options)
        self._squares = [0.0] * len(options)
        self._games = [0] * len(options)

    def play(self, field: Sequence[int], rng: Rng) -> bool:
        """Try these options (by index) in one more imagined game; False if no game could be imagined."""
        seed = rng.bits()
        results = [self._result(self._options[index], seed) for index in field]
        for index, result in zip(field, results, strict=True):
            if result is None:
                return False
            self._sums[index] += result
            self._squares[index] += result * result
            self._games[index] += 1
        return True

    def _result(self, option: Option, seed: int) -> float | None:
        world = self._sight.imagine(Rng.seeded(seed))
        if world is None:
            return None
        rng = Rng.seeded(seed, "chance")
        return tried(world, self._decision, option, self._player, rng, self._until, self._worth)

    def mean(self, index: int) -> float:
        """The average estimate of my chance to win after this option."""
        return self._sums[index] / self._games[index] if self._games[index] else 0.0

    def interval(self, index: int) -> tuple[float, float]:
        """The 95 % interval of that average; everything is possible as long as there are no two games."""
        games, mean = self._games[index], self.mean(index)
        if games < 2:
            return 0.0, 1.0
        spread = max(0.0, self._squares[index] - games * mean * mean) / (games - 1)
        error = Z95 * sqrt(spread / games)
        return max(0.0, mean - error), min(1.0, mean + error)

    @property
    def games(self) -> int:
        """Imagined games in which every option was tried."""
        return min(self._games)

    @property
    def empty(self) -> bool:
        """True if no game could be imagined so far."""
        return not any(self._games)


def tried(
    world: Session[Any], decision: Decision[Any], option: Option, player: Bot, rng: Rng, until: Until, worth: Worth
) -> float | None:
    """Give this answer in an imagined game and play on: what that is worth to the seat that is asked. None: these hands
    cannot occur under the rules, so the game proves nothing."""
    asked = next(mine for mine in world.decisions if mine.key == decision.key)
    try:
        world.answer(asked, option)
        play_on(world, player, rng, until)
    except NoOptions:
        return None
    return worth(world, decision.seat)


def play_on(world: Session[Any], player: Bot, rng: Rng, until: Until) -> None:
    """Play until the value of `until` changes or the game is over."""
    state = world.state
    begun, sights = until(state), [Sight(world, seat) for seat in range(world.rules.seats(state))]
    for _ in range(LONG):
        if not world.decisions or until(state) != begun:
            return
        asked = world.decisions[0]
        options = asked.options
        option = options[0] if len(options) == 1 else player.choose(sights[asked.seat], asked, rng)
        world.answer(asked, option)


def whole_answer(bot: Bot, sight: Sight, decision: Decision[Any], rng: Rng) -> Option:
    """What a bot answers, with all small picks of it. The question itself stays as it is."""
    twin = decision.twin()
    while True:
        complete, whole = twin.take(bot.choose(sight, twin, rng))
        while not complete and len(twin.options) == 1:
            complete, whole = twin.take(twin.options[0])
        if complete:
            return whole
