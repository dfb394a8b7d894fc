"""Thinking an option through: play it in games one has imagined, and see how one stands when the encounter is over.

So a power or a card is judged by what it does, whatever it is: no alien is known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...encounter.model.state import State
from ...kernel import Decision, Rng, Session
from ...kernel.decisions import Option
from ...kernel.errors import NoOptions
from ..base import Bot, Sight
from ..encounter.shrewd.standing import SHARED, Standing

LONG = 400  # decisions after which an imagined encounter is broken off


class Thought:
    """Some options of one decision, and what came of them in imagined games.

    Options that are tried together are tried in the same game, with the same chances to come, so that luck tells
    least. `player` plays on for everybody.
    """

    def __init__(self, sight: Sight, decision: Decision[Any], options: Sequence[Option], player: Bot) -> None:
        self._sight = sight
        self._decision = decision
        self._options = options
        self._player = player
        self._sums = [0.0] * len(options)
        self._games = [0] * len(options)

    def play(self, field: Sequence[int], rng: Rng) -> bool:
        """Try these options (by their number) in one more imagined game; False if it could not be imagined."""
        seed = rng.bits()
        outcomes = [self._outcome(self._options[index], seed) for index in field]
        for index, outcome in zip(field, outcomes, strict=True):
            if outcome is None:
                return False
            self._sums[index] += outcome
            self._games[index] += 1
        return True

    def _outcome(self, option: Option, seed: int) -> float | None:
        world = self._sight.imagine(Rng.seeded(seed))
        if world is None:
            return None
        decision = self._decision
        asked = next(mine for mine in world.decisions if mine.key == decision.key)
        try:
            world.answer(asked, option)
            play_on(world, self._player, Rng.seeded(seed, "chance"))
        except NoOptions:
            return None  # hands that the rules would not have led to: this world is none
        return standing_of(world, decision.seat)

    def mean(self, index: int) -> float:
        """My chance to win after this option, on average."""
        return self._sums[index] / self._games[index] if self._games[index] else 0.0

    @property
    def empty(self) -> bool:
        """Has nothing been imagined?"""
        return not any(self._games)


def play_on(world: Session[State], player: Bot, rng: Rng) -> None:
    """To the end of this encounter."""
    state = world.state
    count, looks = state.encounters, [Sight(world, seat) for seat in range(len(state.seats))]
    for _ in range(LONG):
        if not world.decisions or state.encounters != count:
            return
        asked = world.decisions[0]
        options = asked.options
        option = options[0] if len(options) == 1 else player.choose(looks[asked.seat], asked, rng)
        world.answer(asked, option)


def standing_of(world: Session[State], seat: int) -> float:
    """A seat's chance to win, as an imagined game stands."""
    if world.over:
        return 0.0 if seat not in world.winners else 1.0 if len(world.winners) == 1 else SHARED
    return Standing.imagined(world.state, seat).worth()
