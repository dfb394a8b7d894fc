"""A player who mixes its choices so that nobody can read it, and estimates its chance to win the game.

Where both seats choose at once it solves a small game of hidden hands (`joint`). Where a text, an envoy or a power has
to be judged, it tries the options in a few imagined games, each to the end of the destiny card (`bots.search`).
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from ....duel.model import prompts
from ....duel.model.views import View
from ....kernel import Compose, Decision, Option, Rng
from ...base import Look, Sight
from ...search.thought import Thought
from ..common.choices import Handler
from ..common.reading import Reading
from ..common.standing import rounds, worth
from ..steady.bot import HANDLERS as STEADY
from ..steady.bot import SteadyBot, handler_of, plan_open
from .candidates import candidates
from .mixing import Effort, deep_dial, dial, lock_in, tactic_anew, word_of_doubt

IMAGINED_GAMES = 4
TRUST = 0.004  # the bonus of the first answer
TYPES, ROUNDS = 3, 200
MIXED = {prompts.DIAL, prompts.LOCK_IN, prompts.PLAN_OPEN, prompts.TACTIC_ANEW}
"""Questions whose answer must not be foreseen."""


class ShrewdBot:
    """Solves joint choices and imagines the rest. With `imagines=False` it answers the rest as the steady bot does."""

    thinks_ahead = True

    def __init__(self, imagines: bool = True, effort: Effort | None = None) -> None:
        self._imagines = imagines
        self.effort = effort or Effort(TYPES, ROUNDS)
        self._quick = SteadyBot()

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if len(decision.options) == 1 and not decision.composite:
            return decision.options[0]
        r = Reading.of(look)
        if decision.prompt in MIXED:
            return mixed(r, decision, rng, self.effort, None)
        doubt = word_of_doubt(decision, rng)
        if doubt is not None:
            return doubt
        first = handler_of(HANDLERS, decision)(r, decision, rng)
        if not self._imagines or not isinstance(look, Sight):
            return first
        options = [first, *candidates(r, decision, first, rng)]
        return self._thought_through(look, decision, options, rng) if len(options) > 1 else first

    def _thought_through(self, look: Sight, decision: Decision[Any], options: list[Option], rng: Rng) -> Option:
        """The option with the best results in imagined games; the first one if no game could be imagined."""
        thought = Thought(look, decision, options, self._quick, rounds, worth)
        for _ in range(IMAGINED_GAMES):
            thought.play(range(len(options)), rng)
        if thought.empty:
            return options[0]
        return options[max(range(len(options)), key=lambda index: thought.mean(index) + (TRUST if not index else 0.0))]


def mixed(r: Reading, decision: Decision[Any], rng: Rng, effort: Effort, budget: float | None) -> Option:
    """An answer drawn from a mixed strategy."""
    deadline = None if budget is None else monotonic() + budget
    if decision.prompt == prompts.DIAL:
        return deep_dial(r, decision, rng, effort.dials, deadline) if effort.dials else dial(r, decision, rng)
    assert isinstance(decision, Compose)
    if decision.prompt == prompts.TACTIC_ANEW:
        return tactic_anew(r, decision, rng, effort, deadline)
    if decision.prompt == prompts.PLAN_OPEN:
        return plan_open(r, decision, rng)
    return lock_in(r, decision, rng, effort, deadline)


HANDLERS: dict[str, Handler] = STEADY
