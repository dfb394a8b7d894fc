"""The strongest player: it tries the promising options in imagined games, as many as time allows.

The shrewd player proposes the options and plays the imagined games for all seats.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from warptable.bots.base import Look, Sight
from warptable.bots.search.halving import best_option
from warptable.bots.search.thought import Thought, whole_answer
from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import Option

from ..engine.model.views import View
from .common.reading import Reading
from .shrewd.bot import ShrewdBot, bias_of
from .shrewd.candidates import candidates
from .shrewd.standing import encounters, worth

USED = 0.9  # the part of the budget that is used, because an imagined game that has begun is played to its end


class SeerBot:
    """Searches where there is a choice worth it; elsewhere it answers as the shrewd bot does."""

    thinks_ahead = True

    def __init__(self) -> None:
        self._shrewd = ShrewdBot()
        self._quick = ShrewdBot(imagines=False)

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        deadline = None if budget is None else monotonic() + USED * budget
        if len(decision.options) == 1:
            return decision.options[0]
        if not isinstance(look, Sight):
            return self._shrewd.choose(look, decision, rng)
        first = self._quick.choose(look, decision, rng)
        others = candidates(Reading.of(look), decision, first, rng)
        if not others:
            return first
        options = [first, *others]
        thought = Thought(look, decision, options, self._quick, encounters, worth)
        return options[best_option(thought, [bias_of(decision, option) for option in options], rng, deadline)]


def thought_about(sight: Sight, decision: Decision[Any], given: Option, rng: Rng) -> tuple[Thought, list[Option]]:
    """The same thoughts about a question that was answered long ago: the answer that was given comes first."""
    quick = ShrewdBot(imagines=False)
    first = whole_answer(quick, sight, decision, rng)
    others = candidates(Reading.of(sight), decision, first, rng)
    options = [given, *(option for option in (first, *others) if option != given)]
    return Thought(sight, decision, options, quick, encounters, worth), options
