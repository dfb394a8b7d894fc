"""Trader: before cards are selected, may exchange whole hands with the opponent."""

from ..api import Alien, Of, Pick, Ride, Role, Use, W, explode, give, swap_hands, take_cards

ALIEN = Alien("trader")
PARTNER = ALIEN.prompt("partner", Of.SEAT)
CARD = ALIEN.prompt("card", Of.CARD)


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: use.g.has_encounter_card(use.seat))
def trade_hands(use: Use, partner: int | None = None) -> None:
    """Whole hands are exchanged with the opponent; not with an own hand that lacks an encounter card."""
    swap_hands(use.g, use.seat, use.opponent if partner is None else partner, use.source)


@ALIEN.wild(W.ALLIANCE_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
async def haggle(use: Use) -> None:
    """A card from the opponent's hand, unseen, for one of its choice, perhaps the very same."""
    g = use.g
    taken = await take_cards(g, use.seat, use.opponent, 1, use.source, sorting=True)
    card = await Pick(use.seat, CARD, use.source, list(g.hand(use.seat)), secret=True)
    give(g, use.seat, use.opponent, [card], use.source)
    await explode(g, use.seat, taken)


@ALIEN.rides(trade_hands, role=Role.MAIN)
async def choose_partner(use: Use[Ride]) -> int:
    """With any player instead of the opponent. The flare lies on the table meanwhile and is not traded."""
    partner: int = await Pick(use.seat, PARTNER, use.source, use.g.clockwise(use.seat))
    return partner
