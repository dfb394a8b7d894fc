"""The strongest player: as the shrewd one, with larger games of hidden hands, with the duels behind each pair of dials,
with many more imagined games, and with the alien that has won most between strong players."""

from __future__ import annotations

from typing import Any

from warptable.bots.base import Look, Sight
from warptable.bots.search.thought import Thought, whole_answer
from warptable.kernel import Decision, Option, Rng

from ..engine.model.prompts import CHOOSE_ALIEN
from ..engine.model.views import View
from .common.rates import rate_of
from .common.reading import Reading
from .common.standing import rounds, worth
from .common.weights import FITTED
from .shrewd.bot import ShrewdBot
from .shrewd.candidates import candidates
from .shrewd.mixing import Effort
from .shrewd.rollout import RolloutBot

TYPES, ROUNDS, STEPS, DIALS = 8, 150, 9, 10
GAMES = 20
MIXED = 4  # answers drawn from a mix, for whoever asks what answers are worth


class SeerBot(ShrewdBot):
    """Thinks longest. What it does in one decision is bounded by these numbers, and by the time it is given."""

    def __init__(self) -> None:
        super().__init__(GAMES, Effort(TYPES, ROUNDS, STEPS, DIALS))

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if decision.prompt == CHOOSE_ALIEN:
            options = list(decision.options)
            rng.shuffle(options)  # so that chance decides between equals
            return max(options, key=rate_of)
        return super().choose(look, decision, rng, budget)


def thought_about(sight: Sight, decision: Decision[Any], given: Option, rng: Rng) -> tuple[Thought, list[Option]]:
    """The same thoughts about a question that was answered long ago: the answer that was given comes first. Where the
    seer mixes its answers, some of those that it would give are tried."""
    seer, tried = SeerBot(), [whole_answer(SeerBot(), sight, decision, rng)]
    tried += candidates(Reading.of(sight, FITTED), decision, tried[0], rng)
    if decision.composite:
        tried += [whole_answer(seer, sight, decision, rng) for _ in range(MIXED)]
    options = list(dict.fromkeys([given, *tried]))
    return Thought(sight, decision, options, RolloutBot(), rounds, worth), options
