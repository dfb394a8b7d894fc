"""The player without a plan."""

from typing import Any

from ..kernel import Decision, Rng
from ..kernel.decisions import Option
from .base import Look


class RandomBot:
    """Takes any option, all alike; composite answers one small pick after another."""

    thinks_ahead = False

    def choose(self, look: Look, decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        return decision.options[rng.below(len(decision.options))]
