"""The player who chooses at random, in any game."""

from typing import Any

from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import Option
from warptable.kernel.views import CommonView

from .base import Look


class RandomBot:
    """Every option is equally likely; composite answers are built one pick after another."""

    thinks_ahead = False

    def choose(self, look: Look[CommonView], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        return decision.options[rng.below(len(decision.options))]
