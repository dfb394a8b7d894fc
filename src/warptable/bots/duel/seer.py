"""The strongest player: as the shrewd one, with larger games of hidden hands, with the duels behind each pair of dials,
with many more imagined games, and with an alien that does well in them."""

from __future__ import annotations

from time import monotonic
from typing import Any

from ...duel.model.prompts import CHOOSE_ALIEN
from ...duel.model.views import View
from ...kernel import Decision, Option, Rng
from ..base import Look, Sight
from ..search.thought import Thought, whole_answer
from .common.reading import Reading
from .common.standing import rounds, worth
from .common.weights import FITTED
from .shrewd.bot import USED, ShrewdBot
from .shrewd.candidates import candidates
from .shrewd.mixing import Effort
from .shrewd.rollout import RolloutBot
from .shrewd.trial import Trial

TYPES, ROUNDS, STEPS, DIALS = 8, 150, 9, 10
GAMES = 20
MIXED = 4  # answers drawn from a mix, for whoever asks what answers are worth
ALIEN_GAMES, ALIEN_CARDS = 24, 12  # imagined games for each alien, and destiny cards in each of them


class SeerBot(ShrewdBot):
    """Thinks longest. What it does in one decision is bounded by these numbers, and by the time it is given."""

    def __init__(self) -> None:
        super().__init__(GAMES, Effort(TYPES, ROUNDS, STEPS, DIALS))

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if decision.prompt == CHOOSE_ALIEN and isinstance(look, Sight):
            return self._alien(look, decision, rng, None if budget is None else monotonic() + USED * budget)
        return super().choose(look, decision, rng, budget)

    def _alien(self, look: Sight, decision: Decision[Any], rng: Rng, deadline: float | None) -> Option:
        """The alien that has done best after some destiny cards of imagined games."""
        options = list(decision.options)
        rng.shuffle(options)
        trial = Trial(look, decision, options, self._quick, lambda state: state.cards >= ALIEN_CARDS, caution=0.0)
        return options[trial.best(ALIEN_GAMES, rng, deadline)]


def thought_about(sight: Sight, decision: Decision[Any], given: Option, rng: Rng) -> tuple[Thought, list[Option]]:
    """The same thoughts about a question that was answered long ago: the answer that was given comes first. Where the
    seer mixes its answers, some of those that it would give are tried."""
    seer, tried = SeerBot(), [whole_answer(SeerBot(), sight, decision, rng)]
    tried += candidates(Reading.of(sight, FITTED), decision, tried[0], rng)
    if decision.composite:
        tried += [whole_answer(seer, sight, decision, rng) for _ in range(MIXED)]
    options = list(dict.fromkeys([given, *tried]))
    return Thought(sight, decision, options, RolloutBot(), rounds, worth), options
