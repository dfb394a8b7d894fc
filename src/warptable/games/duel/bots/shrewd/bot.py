"""A player who mixes its choices so that nobody can read it, and estimates its chance to win the game.

Where both seats choose at once it solves a small game of hidden hands (`joint`). Where a text, an envoy or a power has
to be judged, it tries the options in a few imagined games, each to the end of the destiny card (`bots.search`).
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from warptable.bots.base import Look, Sight
from warptable.kernel import Compose, Decision, Option, Rng

from ...engine.model import prompts
from ...engine.model.views import View
from ..common.choices import Handler
from ..common.locking import locked, sleeves
from ..common.reading import Reading
from ..common.weights import FITTED
from ..steady.bot import HANDLERS as STEADY
from ..steady.bot import handler_of, plan_open
from .candidates import candidates
from .doubting import doubt_in, doubted, with_second
from .mixing import Effort, dial, lock_in, tactic_anew
from .rollout import RolloutBot
from .trial import Trial

USED = 0.8  # the part of the budget that is used, because an imagined game that has begun is played to its end
GAMES = 4  # imagined games, at most
TYPES, ROUNDS = 4, 100
MIXED = {prompts.DIAL, prompts.LOCK_IN, prompts.PLAN_OPEN, prompts.TACTIC_ANEW}
"""Questions whose answer must not be foreseen."""


class ShrewdBot:
    """Solves joint choices and imagines the rest: `games` at most for each question. A stronger bot is the same one
    with more work."""

    thinks_ahead = True

    def __init__(self, games: int = GAMES, effort: Effort | None = None) -> None:
        self._games = games
        self.effort = effort or Effort(TYPES, ROUNDS)
        self._quick = RolloutBot()

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if len(decision.options) == 1 and not decision.composite:
            return decision.options[0]
        deadline = None if budget is None else monotonic() + USED * budget
        r = Reading.of(look, FITTED)
        if decision.prompt in MIXED:
            return self._mixed(look, r, decision, rng, deadline)
        if words := doubt_in(decision):
            return doubted(look, decision, words, self._quick, rng)
        first = handler_of(HANDLERS, decision)(r, decision, rng)
        if not isinstance(look, Sight):
            return first
        options = [first, *candidates(r, decision, first, rng)]
        if len(options) == 1:
            return first
        return options[Trial(look, decision, options, self._quick).best(self._games, rng, deadline)]

    def _mixed(self, look: Look[View], r: Reading, decision: Decision[Any], rng: Rng, deadline: float | None) -> Option:
        """An answer drawn from a mixed strategy."""
        effort = self.effort
        if decision.prompt == prompts.DIAL:
            return dial(r, decision, rng, effort.dials)
        assert isinstance(decision, Compose)
        if decision.prompt == prompts.TACTIC_ANEW:
            return tactic_anew(r, decision, rng, effort, deadline)
        if decision.prompt == prompts.PLAN_OPEN:
            return plan_open(r, decision, rng)
        lay = lock_in(r, decision, rng, effort, deadline)
        seconds = sleeves(decision, lay.cards, lay.pick)
        if not seconds:
            return locked(decision, lay.cards, lay.pick)

        def whole(second: tuple[int, int] | None) -> Option:
            return locked(decision, lay.cards, lay.pick, second)

        return with_second(look, decision, seconds, whole, self._quick, rng)


HANDLERS: dict[str, Handler] = STEADY
