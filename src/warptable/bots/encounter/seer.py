"""A player who thinks ahead: it plays the promising options through in imagined games, as often as time allows.

What to try, and how everybody goes on, the shrewd player says. First every candidate gets a few games; then the worse
half is dropped, again and again, so that most of the thinking goes into the choice that is close.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from ...kernel import Decision, Rng
from ...kernel.decisions import Option
from ..base import Look, Sight
from ..search.thought import Thought
from .common.reading import Reading
from .shrewd.bot import ShrewdBot, prejudice
from .shrewd.candidates import candidates

GAMES = 36  # how often an option is played through in each round of thinking; they share these
FIRST = 3  # as often at least
TRUST = 0.004  # how much better another option must seem than the shrewd one's choice
KEPT = 0.9  # of the budget is used: an imagined game that has begun is played to its end


class SeerBot:
    """Searches where there is something to search for; elsewhere it is shrewd."""

    thinks_ahead = True

    def __init__(self) -> None:
        self._shrewd = ShrewdBot()
        self._quick = ShrewdBot(imagines=False)

    def choose(self, look: Look, decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        until = None if budget is None else monotonic() + KEPT * budget
        if len(decision.options) == 1:
            return decision.options[0]
        if not isinstance(look, Sight):
            return self._shrewd.choose(look, decision, rng)
        first = self._quick.choose(look, decision, rng)
        others = candidates(Reading(look()), decision, first, rng)
        if not others:
            return first
        return self._search(look, decision, [first, *others], rng, until)

    def _search(
        self, look: Sight, decision: Decision[Any], options: Sequence[Option], rng: Rng, until: float | None
    ) -> Option:
        """Halve the field of rivals while there is time. `options[0]`, the shrewd choice, is in every game: it is what
        the others must beat, and what is left if no game can be imagined."""
        thought = Thought(look, decision, options, self._quick)
        bias = [prejudice(decision, option) for option in options]
        rivals = list(range(1, len(options)))
        while True:
            for _ in range(max(FIRST, GAMES // (2 * len(rivals) + 2))):
                thought.play([0, *rivals], rng)
                if until is not None and monotonic() >= until:
                    break
            if thought.empty:
                return options[0]
            rivals.sort(key=lambda index: -thought.mean(index) - bias[index])
            if len(rivals) == 1 or (until is not None and monotonic() >= until):
                break
            rivals = rivals[: (len(rivals) + 1) // 2]
        best = rivals[0]
        return options[best if thought.mean(best) + bias[best] > thought.mean(0) + bias[0] + TRUST else 0]
