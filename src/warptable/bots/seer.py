"""A player who thinks ahead: it plays the promising options through in imagined games, as often as time allows.

What to try, and how everybody goes on, the shrewd player says. First every candidate gets a few games; then the worse
half is dropped, again and again, so that most of the thinking goes into the choice that is close.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from ..kernel import Decision, Rng
from ..kernel.decisions import Option
from .base import Look, Sight
from .candidates import candidates
from .foresight import Thought
from .reading import Reading
from .shrewd import ShrewdBot

GAMES = 36  # imagined games for one decision, when no clock is looked at
FIRST = 3  # of them, for each candidate before one is dropped
TRUST = 0.012  # how much better another option must seem than the shrewd one's choice
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
        """Halve the field while there is time. `options[0]` is the shrewd choice: it wins a near tie."""
        thought = Thought(look, decision, options, self._quick)
        field = list(range(len(options)))
        played = 0
        while len(field) > 1 and played < GAMES and (until is None or monotonic() < until):
            rounds = max(FIRST, GAMES // (2 * len(field)))
            for _ in range(rounds):
                played += thought.play(field, rng)
                if until is not None and monotonic() >= until:
                    break
            field = sorted(field, key=lambda index: -thought.mean(index))[: max(1, (len(field) + 1) // 2)]
        best = max(range(len(options)), key=lambda index: thought.mean(index))
        return options[best] if thought.mean(best) > thought.mean(0) + TRUST / 2 else options[0]
