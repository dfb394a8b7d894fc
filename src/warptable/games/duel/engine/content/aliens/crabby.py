"""Crabby: whoever lost trades two cards of its choice for two that it has not seen."""

from ..api import BOTH, GIVE, Alien, Use, W, choose_cards, exchange, random_cards

ALIEN = Alien("crabby")
TRADED = 2


def lost_the_last(use: Use[None]) -> bool:
    """Lost the contest or duel before this one, and both hold enough cards."""
    hands = use.g.seats[use.other].hand, use.hand
    return use.g.s.last.loser == use.seat and all(len(hand) >= TRADED for hand in hands)


@ALIEN.ability(W.PLANS_BEFORE, header=BOTH, may=True, when=lost_the_last)
async def unfair_trade(use: Use[None]) -> None:
    """Two random cards of the opponent are set aside unseen before two of its hand are chosen for them."""
    aside = random_cards(use, use.other, TRADED)
    own = await choose_cards(use, TRADED, TRADED, prompt=GIVE)
    exchange(use, own, aside)
