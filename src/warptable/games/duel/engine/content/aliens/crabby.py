"""Crabby: whoever lost trades two cards of its choice for two that it has not seen."""

from ..api import BOTH, GIVE, Alien, Use, W

ALIEN = Alien("crabby")
TRADED = 2


def lost_the_last(use: Use) -> bool:
    """Lost the contest or duel before this one, and both hold enough cards."""
    hands = use.g.seats[use.other].hand, use.hand
    return use.g.s.last.loser == use.seat and all(len(hand) >= TRADED for hand in hands)


@ALIEN.ability(W.PLANS_BEFORE, header=BOTH, may=True, when=lost_the_last)
async def unfair_trade(use: Use) -> None:
    """Two random cards of the opponent are set aside unseen before two of its hand are chosen for them."""
    aside = use.random_cards(TRADED, seat=use.other)
    own = await use.choose_cards(TRADED, TRADED, prompt=GIVE)
    use.exchange_cards(own, aside)
