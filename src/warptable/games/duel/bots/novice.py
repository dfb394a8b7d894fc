"""A beginner, who avoids only plain mistakes."""

from __future__ import annotations

from typing import Any

from warptable.bots.base import Look
from warptable.kernel import DONE, PASS, Compose, Decision, Option, Rng

from ..engine.model import prompts
from ..engine.model.views import View
from .common.locking import Pick, locked, plans_offered, tactics_offered
from .common.reading import FEW, Reading
from .joint.plain import BLAST, RECOVER
from .steady.bot import SteadyBot, reinforce

AT_RANDOM = {prompts.CHOOSE_ALIEN, prompts.USE, prompts.REVEAL_ENVOY, prompts.PLAN_OPEN, prompts.TACTIC_ANEW}
"""Questions that a beginner cannot judge. Planets, ships and cards are visible, so others are answered sensibly."""
FEW_TACTICS = 2  # readied, with which others are readied first


class NoviceBot:
    """Sends three or four ships while it has many, blasts, mostly lays its highest plan, and uses texts at random."""

    thinks_ahead = False

    def __init__(self) -> None:
        self._sensible = SteadyBot()

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        options = decision.options
        if len(options) == 1 and not decision.composite:
            return options[0]
        if decision.prompt == prompts.DIAL:
            supply = Reading.of(look).supply
            most = 1 if supply < 5 else 2 if supply < FEW else 4
            return rng.choice([number for number in options if most - 1 <= number <= most] or options)
        if decision.prompt == prompts.LOCK_IN and isinstance(decision, Compose):
            return _lock_in(Reading.of(look), decision, rng)
        if decision.prompt == prompts.REINFORCE:
            return reinforce(Reading.of(look), decision, rng) if rng.chance(80) else PASS
        if decision.prompt not in AT_RANDOM:
            return self._sensible.choose(look, decision, rng)
        return rng.choice([option for option in options if option not in (PASS, DONE)] or options)


def _lock_in(r: Reading, decision: Compose, rng: Rng) -> Option:
    plans, values, tactic = plans_offered(decision), r.plans(), _tactic(r, tactics_offered(r, decision), rng)
    if not plans:
        return locked(decision, [], tactic)
    high = max(plans, key=lambda card: values.get(card, 0))
    return locked(decision, [high if rng.chance(85) else rng.choice(plans)], tactic)


def _tactic(r: Reading, picks: list[Pick], rng: Rng) -> Pick:
    """The highest blast; with few tactics left, something that readies others."""
    recovers = [pick for pick in picks if pick.half[0] == RECOVER]
    if recovers and r.seats[r.me].ready.bit_count() <= FEW_TACTICS:
        return rng.choice(recovers)
    blasts = [pick for pick in picks if pick.half[0] == BLAST]
    return max(blasts, key=lambda pick: pick.half[1]) if blasts else rng.choice(picks)
