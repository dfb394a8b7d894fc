"""The player without a plan."""

from typing import Any

from ..kernel import Decision, Rng
from ..kernel.decisions import Option
from .base import Look


class RandomBot:
    """Takes any option, all alike; composite answers one small pick after another."""

    def choose(self, look: Look, decision: Decision[Any], rng: Rng) -> Option:
        return decision.options[rng.below(len(decision.options))]
