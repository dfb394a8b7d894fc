"""The strongest player: larger games of hidden hands, and imagined games wherever there is a choice worth it."""

from __future__ import annotations

from time import monotonic
from typing import Any

from ...duel.model.views import View
from ...kernel import Decision, Option, Rng
from ..base import Look, Sight
from ..search.halving import best_option
from ..search.thought import Thought
from .common.reading import Reading
from .common.standing import rounds, worth
from .shrewd.bot import MIXED, ShrewdBot, mixed
from .shrewd.candidates import candidates
from .shrewd.mixing import Effort, word_of_doubt
from .steady.bot import SteadyBot

USED = 0.8  # the part of the budget that is used, because an imagined game that has begun is played to its end
TYPES, ROUNDS = 8, 400


class SeerBot:
    """Mixes joint choices with more care than the shrewd bot, and searches elsewhere."""

    thinks_ahead = True

    def __init__(self) -> None:
        self.effort = Effort(TYPES, ROUNDS, Effort(2, 60))
        self._first = ShrewdBot(imagines=False, effort=self.effort)
        self._quick = SteadyBot()

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        deadline = None if budget is None else monotonic() + USED * budget
        if len(decision.options) == 1 and not decision.composite:
            return decision.options[0]
        r = Reading.of(look)
        if decision.prompt in MIXED:
            return mixed(r, decision, rng, self.effort, None if budget is None else USED * budget)
        doubt = word_of_doubt(decision, rng)
        if doubt is not None:
            return doubt
        first = self._first.choose(look, decision, rng)
        if not isinstance(look, Sight):
            return first
        others = candidates(r, decision, first, rng)
        if not others:
            return first
        options = [first, *others]
        thought = Thought(look, decision, options, self._quick, rounds, worth)
        return options[best_option(thought, [0.0] * len(options), rng, deadline)]
