"""The player of imagined games: the steady bot, but what both seats choose at once is drawn by simple chances.

That is several times faster, and nearer to opponents who mix their choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from warptable.bots.base import Look
from warptable.kernel import Compose, Decision, Option, Rng

from ...engine.model import prompts
from ...engine.model.views import View
from ..common.locking import Pick, locked, plans_offered, tactics_offered
from ..common.reading import FEW, Reading
from ..joint.plain import BLAST, RECOVER
from ..steady.bot import HANDLERS, SteadyBot, handler_of

DIALS = (10, 20, 30, 40)  # percent: how often one to four ships are sent
FEW_DIALS = (40, 30, 20, 10)  # the same with few ships in supply
WHIM = 15  # percent: how often any plan is laid
BLASTS, RECOVERS = 50, 30  # percent: how often these are chosen; else a shield


class RolloutBot(SteadyBot):
    """Fast, and hard to foresee."""

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if decision.prompt == prompts.DIAL:
            few = Reading.of(look).supply < FEW
            return _drawn(decision.options, FEW_DIALS if few else DIALS, rng)
        if decision.prompt == prompts.LOCK_IN and isinstance(decision, Compose):
            r = Reading.of(look)
            tactic, plans = _tactic(tactics_offered(r, decision), rng), plans_offered(decision)
            return locked(decision, [_plan(r, plans, rng)] if plans else [], tactic)
        if len(decision.options) == 1 and not decision.composite:
            return decision.options[0]
        return handler_of(HANDLERS, decision)(Reading.of(look), decision, rng)


def _drawn(options: Sequence[int], chances: Sequence[int], rng: Rng) -> int:
    left = rng.below(sum(chances[: len(options)]))
    for option, chance in zip(options, chances, strict=False):
        left -= chance
        if left < 0:
            return option
    return options[-1]


def _plan(r: Reading, plans: Sequence[int], rng: Rng) -> int:
    """The lowest plan that beats a middling one of the opponent; if none does, the lowest of all. Where a planet ends
    the game, the highest."""
    values = r.plans()
    ranked = sorted(plans, key=lambda card: values.get(card, 0))
    if rng.chance(WHIM):
        return rng.choice(ranked)
    if r.in_duel and any(seat.to_win - seat.planets <= 1 for seat in r.seats):
        return ranked[-1]
    middle = median(r.pool(r.other))
    frame = r.view.frame
    if r.in_duel and frame is not None:
        more = r.ships_there(r.me) - r.ships_there(r.other)
        middle -= frame.advantage * (more > 0) - frame.advantage * (more < 0)
    enough = [card for card in ranked if values.get(card, 0) > middle]
    return enough[0] if enough else ranked[0]


def _tactic(picks: Sequence[Pick], rng: Rng) -> Pick:
    """A kind by its chance, then any half of that kind."""
    number = rng.below(100)
    kind = BLAST if number < BLASTS else RECOVER if number < BLASTS + RECOVERS else ""
    wanted = [pick for pick in picks if (pick.half[0] == kind if kind else pick.half[0] not in (BLAST, RECOVER))]
    return rng.choice(wanted or picks)
