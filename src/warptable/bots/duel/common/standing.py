"""A seat's chance to win the game, estimated from what both seats have.

Each seat has a strength: a sum over its planets, its supply, its tactics, its cards and its envoys. The chance is the
logistic function of the difference. Winning a duel is worth about as much as one planet.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from ....duel.model.views import View
from ....kernel import Session
from ..joint.dials import cell
from ..joint.sending import Tokens
from .cards import UNKNOWN_WORTH, worth_of
from .reading import Reading

MISSING = (6.0, 2.75, 1.8, 1.1, 0.5, 0.0, -0.5)
"""Strength by the planets that a seat still needs: none, one, two ..."""
SUPPLY = (
    *(-2.6, -1.7, -1.3, -1.0, -0.76, -0.58, -0.44, -0.33, -0.24, -0.17),
    *(-0.11, -0.06, -0.03, 0.0, 0.025, 0.05, 0.075, 0.1, 0.12, 0.14, 0.16),
)
"""Strength by the ships in supply: who must send and has none loses the game (D-WIN-05)."""
RECOVERABLE = 0.012  # a ship in the Warp
READIED = 0.07  # each readied tactic, for duels to come
TACTICS = 0.9  # of certainly winning an even duel by the readied tactics
CARDS = 0.8  # of the worth of the cards in hand
ALLY, HIDDEN_ALLY = 0.18, 0.1
STRAGGLER = 0.06
EVEN_SHIPS, USUAL_ADVANTAGE = (4, 4), 6


class Standing(NamedTuple):
    """What both seats have; every pair is by seat."""

    missing: tuple[int, int]
    supply: tuple[int, int]
    warp: tuple[int, int]
    ready: tuple[int, int]
    cards: tuple[float, float]
    allies: tuple[float, float]
    straggler: int
    tokens: Tokens

    def strength(self, seat: int) -> float:
        """The part of the strength that one seat has by itself."""
        return (
            MISSING[max(0, min(len(MISSING) - 1, self.missing[seat]))]
            + SUPPLY[min(len(SUPPLY) - 1, max(0, self.supply[seat]))]
            + RECOVERABLE * self.warp[seat]
            + READIED * self.ready[seat].bit_count()
            + CARDS * self.cards[seat]
            + self.allies[seat]
            + (STRAGGLER if seat == self.straggler else 0.0)
        )

    def chance(self, seat: int) -> float:
        """A seat's chance to win the game."""
        tactics = cell(EVEN_SHIPS, (self.ready[seat], self.ready[1 - seat]), USUAL_ADVANTAGE, self.tokens).wins - 0.5
        return logistic(self.strength(seat) - self.strength(1 - seat) + 2 * TACTICS * tactics)


def logistic(number: float) -> float:
    return 1.0 / (1.0 + exp(-number))


def seen(r: Reading) -> Standing:
    """The standing as one seat sees it."""
    view, seats = r.view, r.seats
    cards = [UNKNOWN_WORTH * seat.hand for seat in seats]
    cards[r.me] = sum(worth_of(card.face) for card in view.hand)
    known = seats[r.other].known
    cards[r.other] += sum(worth_of(face) - UNKNOWN_WORTH for face in known)
    allies = [0.0, 0.0]
    for envoy in view.envoys:
        if envoy.ally >= 0:
            allies[envoy.ally] += ALLY if envoy.up else HIDDEN_ALLY
    return Standing(
        (seats[0].to_win - seats[0].planets, seats[1].to_win - seats[1].planets),
        (view.supply[0], view.supply[1]),
        (view.warp[0], view.warp[1]),
        (seats[0].ready, seats[1].ready),
        (cards[0], cards[1]),
        (allies[0], allies[1]),
        view.straggler,
        r.tokens,
    )


def worth(world: Session[Any], seat: int) -> float:
    """A seat's chance to win an imagined game from here. Both winning is better than nobody winning, which is half."""
    if world.over:
        return worth_of_end(world.winners, seat)
    view: View = world.view(seat)
    return seen(Reading(view)).chance(seat)


def worth_of_end(winners: tuple[int, ...], seat: int) -> float:
    if not winners:
        return 0.5
    return 0.0 if seat not in winners else 1.0 if len(winners) == 1 else 0.75


def rounds(state: Any) -> int:
    """An imagined game is played on until this number changes: to the end of the destiny card."""
    cards: int = state.cards
    return cards
