"""What an outcome pays and costs, reckoned before it is carried out: the steps of the resolution pay it, and whoever
looks ahead (`outlook.py`) says so beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.cards import CardType
from ..model.constraints import GainsTurned, MoreCompensation
from ..model.occurrences import Compensation
from ..model.roles import DEFENSE, OFFENSE
from .deals import DEAL_LOSSES, parties_of
from .faceup import faceup_rules, kicks
from .questions import gain_factor
from .rewards import for_ships
from .standing import CardRule

if TYPE_CHECKING:
    from ..game import Game
    from ..model.encounter import Result


def turned(g: Game) -> GainsTurned | None:
    """What has turned the gains of allies round, if anything."""
    return g.e.constraint(GainsTurned)


def rewarded_side(g: Game) -> int:
    """The side whose allies are rewarded if it wins; those of the other one would land."""
    return DEFENSE if turned(g) is None else OFFENSE


def rewards_of(g: Game, side: int) -> list[tuple[int, int]]:
    """F-REWARD-1: (ally of this side, rewards for the ships that it committed)."""
    return [(seat, for_ships(g, seat, g.e.seats[seat].committed[side])) for seat in g.allies(side)]


def compensation_due(g: Game, outcome: Result, more_lost: int = 0, factor: int | None = None) -> Compensation | None:
    """What is due for the ships of the loser that are lost, and for `more_lost` that will be: a kicker multiplies it
    (N-KICK-8); then come cards that an effect adds, even if none are due. `factor`: how often each ship is reckoned by
    then, if that is not what it is now."""
    more = g.e.constraint(MoreCompensation)
    payment = None if more is None else Compensation(more.seat, g.opponent(more.seat), more.cards)
    if outcome.kind != "won":
        return payment
    loser = 1 - outcome.winner
    if outcome.faces[loser] == CardType.NEGOTIATE and outcome.faces[outcome.winner] == CardType.ATTACK:
        receiver = g.main(loser)
        each = gain_factor(g, receiver) if factor is None else factor
        number = (g.e.seats[receiver].lost + more_lost) * each * kicks(g, loser)
        if payment is None:
            return Compensation(receiver, g.main(outcome.winner), number)
        if payment.receiver == receiver:
            payment.number += number
    return payment


def cost_of_failing(g: Game) -> dict[int, int]:
    """F-DEAL-11: three ships each, or what the cards say; a kicker multiplies what the opponent loses (N-KICK-9)."""
    parties = parties_of(g)
    cost = dict.fromkeys(parties, DEAL_LOSSES)
    for card, change in faceup_rules(g, CardRule.DEAL_LOSSES):
        change(card, cost)
    for side in (OFFENSE, DEFENSE):
        for party in parties:
            if party != parties[side]:  # each of three is an opponent of the other two
                cost[party] *= kicks(g, side)
    return cost
