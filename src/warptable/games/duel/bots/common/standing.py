"""A seat's chance to win the game, estimated from what both seats have.

Each seat has a strength: a sum over its planets, its supply, its tactics, its cards and its envoys. The chance is the
logistic function of the difference. Winning a duel is worth about as much as one planet.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from warptable.kernel import Session

from ...engine.model.views import View
from ..joint.dials import cell
from ..joint.plain import RECOVER
from ..joint.sending import Tokens
from .cards import UNKNOWN_WORTH, worth_of
from .reading import Reading
from .weights import BY_HAND, FITTED, Weights

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
    weights: Weights = BY_HAND

    def strength(self, seat: int) -> float:
        """The part of the strength that one seat has by itself."""
        by, ready = self.weights, self.ready[seat]
        return (
            by.missing[max(0, min(len(by.missing) - 1, self.missing[seat]))]
            + by.supply[min(len(by.supply) - 1, max(0, self.supply[seat]))]
            + by.recoverable * self.warp[seat]
            + by.readied * ready.bit_count()
            + (by.recovers if ready & recovering(self.tokens) else 0.0)
            + by.cards * self.cards[seat]
            + self.allies[seat]
            + (by.straggler if seat == self.straggler else 0.0)
        )

    def chance(self, seat: int) -> float:
        """A seat's chance to win the game."""
        return self.chance_of(self.strength(seat), self.strength(1 - seat), self.ready[seat], self.ready[1 - seat])

    def chance_of(self, mine: float, theirs: float, ready: int, other: int) -> float:
        """The chance with these strengths and these readied tactics of both seats."""
        tactics = even_duel(ready, other, self.tokens) - 0.5
        return logistic(mine - theirs + 2 * self.weights.tactics * tactics)


def even_duel(ready: int, other: int, tokens: Tokens) -> float:
    """The chance to win an even duel with these readied tactics against those."""
    table = _even_duels(tokens)
    key = ready << len(tokens) | other
    if key not in table:
        table[key] = cell(EVEN_SHIPS, (ready, other), USUAL_ADVANTAGE, tokens).wins
    return table[key]


@lru_cache(maxsize=4)
def _even_duels(tokens: Tokens) -> dict[int, float]:
    """What is known of them so far, by the bits of both sets."""
    return {}


@lru_cache(maxsize=4)
def recovering(tokens: Tokens) -> int:
    """The tactics with a recover half, as bits."""
    return sum(1 << number for number, token in enumerate(tokens) if any(kind == RECOVER for kind, _ in token))


def logistic(number: float) -> float:
    return 1.0 / (1.0 + exp(-number))


def seen(r: Reading) -> Standing:
    """The standing as one seat sees it."""
    view, seats = r.view, r.seats
    cards = [UNKNOWN_WORTH * seat.hand for seat in seats]
    cards[r.me] = sum(worth_of(card.face, r.weights.plans) for card in view.hand)
    known = seats[r.other].known
    cards[r.other] += sum(worth_of(face, r.weights.plans) - UNKNOWN_WORTH for face in known)
    allies = [0.0, 0.0]
    for envoy in view.envoys:
        if envoy.ally >= 0:
            allies[envoy.ally] += r.weights.ally if envoy.up else r.weights.hidden_ally
    return Standing(
        (seats[0].to_win - seats[0].planets, seats[1].to_win - seats[1].planets),
        (view.supply[0], view.supply[1]),
        (view.warp[0], view.warp[1]),
        (seats[0].ready, seats[1].ready),
        (cards[0], cards[1]),
        (allies[0], allies[1]),
        view.straggler,
        r.tokens,
        r.weights,
    )


def worth(world: Session[Any], seat: int, weights: Weights = FITTED) -> float:
    """A seat's chance to win an imagined game from here. Both winning is better than nobody winning, which is half."""
    if world.over:
        return worth_of_end(world.winners, seat)
    view: View = world.view(seat)
    return seen(Reading(view, weights=weights)).chance(seat)


def worth_of_end(winners: tuple[int, ...], seat: int) -> float:
    if not winners:
        return 0.5
    return 0.0 if seat not in winners else 1.0 if len(winners) == 1 else 0.75


def rounds(state: Any) -> int:
    """An imagined game is played on until this number changes: to the end of the destiny card."""
    cards: int = state.cards
    return cards
