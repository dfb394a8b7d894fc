"""A beginner, who avoids only plain mistakes."""

from typing import Any

from warptable.bots.base import Look
from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import DONE, PASS, Option

from ..engine.model.cards import CardType
from ..engine.model.views import View
from ..engine.rules.tech_uses import ABANDON
from .common.reading import Reading
from .steady.bot import SteadyBot

HEEDS = {
    "aim",
    "colonist",
    "launch",
    "deal",
    "lose-ships",
    "ships-home",
    "deal-colony",
    "regroup",
    "own-colour",
    "research",
}
"""Questions that a beginner answers sensibly, too: ships and planets are visible to everybody."""


class NoviceBot:
    """Moves ships sensibly, plays a high card, accepts every invitation, and uses powers, cards and techs at random."""

    thinks_ahead = False

    def __init__(self) -> None:
        self._sensible = SteadyBot()

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if decision.prompt in HEEDS or decision.kind == "distribute":
            return self._sensible.choose(look, decision, rng)
        if decision.prompt == "encounter-card":
            return _high_card(Reading.of(look), decision, rng)
        if decision.kind == "offer":
            offered = [option for option in options[1:] if not gives_up(option)]
            return rng.choice(offered) if offered and rng.chance(50) else PASS
        return rng.choice([option for option in options if option not in ("decline", "stop", DONE)] or options)


def gives_up(option: Option) -> bool:
    """Would this throw away a tech that is not completed yet?"""
    return isinstance(option, tuple) and option[0] == ABANDON


def _high_card(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Mostly the highest; in a quarter of the cases a random one."""
    hand = r.hand()
    if rng.chance(25):
        return rng.choice(decision.options)
    return max(decision.options, key=lambda card: (hand[card].type is CardType.ATTACK, hand[card].value))
