"""Whom to invite and whom to join, by my chance to win the game after every outcome."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import DONE, Option

from ...engine.model.roles import DEFENSE, OFFENSE
from ..common.reading import Reading
from ..common.ships import spare_price
from .forecast import Clash, will_lay
from .outcomes import Fleet, Outcomes

GUEST = 2  # ships a guest brings, on average
ELSEWHERE = 0.35  # the probability that a guest whom I do not invite joins the other side
LEAVING = 0.4  # how much of the price of leaving a colony counts against an alliance


def invite(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The guests that give me the best chance."""
    guests = [seat for seat in decision.options if seat != DONE]
    outcomes = Outcomes(r)
    laid = will_lay(r, r.defense if r.me == r.offense else r.offense)
    offense, defense = outcomes.fleets()
    mine, theirs = (offense, defense) if r.me == r.offense else (defense, offense)
    best: tuple[float, tuple[int, ...]] | None = None
    for number in range(len(guests) + 1):
        for chosen in combinations(guests, number):
            with_us = {**mine, **dict.fromkeys(chosen, GUEST)}
            against = _joined_elsewhere(r, theirs, [seat for seat in guests if seat not in chosen])
            fleets = (with_us, against) if r.me == r.offense else (against, with_us)
            worth = outcomes.best_card(laid, *fleets)
            if best is None or worth > best[0] + 1e-4:
                best = (worth, chosen)
    assert best is not None
    return best[1]


def _joined_elsewhere(r: Reading, fleet: Fleet, seats: list[int]) -> Fleet:
    """The other side's fleet with the ships that uninvited guests may bring. Nobody knows which of them will, so the
    ships are counted for the main player."""
    extra = round(ELSEWHERE * GUEST * len(seats)) if r.me == r.offense else 0
    if not extra:
        return fleet
    main = next(iter(fleet))
    return {**fleet, main: fleet[main] + extra}


def ally(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The side (or none) that gives me the best chance with the best number of ships."""
    outcomes = Outcomes(r)
    clash = Clash(r, will_lay(r, r.offense), will_lay(r, r.defense))
    spare = LEAVING * spare_price(r) * outcomes.slope
    worth = {}
    for option in decision.options:
        side = {"offense": OFFENSE, "defense": DEFENSE}.get(option, -1)
        numbers = range(1, 5) if side >= 0 else (0,)
        worth[option] = max(_joined(outcomes, clash, side, number) for number in numbers) - (spare if side >= 0 else 0)
    return max(decision.options, key=lambda option: worth[option])


def _joined(outcomes: Outcomes, clash: Clash, side: int, number: int) -> float:
    """My chance if I join this side (-1: none) with this many ships."""
    r = outcomes.r
    offense, defense = outcomes.fleets()
    if side >= 0:
        (offense if side == OFFENSE else defense)[r.me] = number
    likely = clash.offense_wins(sum(offense.values()) - sum(defense.values()))
    worth = likely * outcomes.if_won(OFFENSE, offense, defense)
    worth += (1.0 - likely - clash.deals) * outcomes.if_won(DEFENSE, offense, defense)
    return worth + (clash.deals * outcomes.if_deal() if clash.deals else 0.0)
