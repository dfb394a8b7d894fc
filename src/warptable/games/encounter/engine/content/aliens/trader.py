"""Trader: before cards are selected, may exchange whole hands with the opponent."""

from ..api import Alien, Of, Ride, Role, Use, W

ALIEN = Alien("trader")
PARTNER = ALIEN.prompt("partner", Of.SEAT)
CARD = ALIEN.prompt("card", Of.CARD)


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: use.g.has_encounter_card(use.seat))
def trade_hands(use: Use, partner: int | None = None) -> None:
    """Whole hands are exchanged with the opponent; not with an own hand that lacks an encounter card."""
    use.swap_hands(use.opponent if partner is None else partner)


@ALIEN.wild(W.ALLIANCE_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
async def haggle(use: Use) -> None:
    """A card from the opponent's hand, unseen, for one of its choice, perhaps the very same."""
    taken = await use.take(use.opponent, 1, sorting=True)
    card = await use.pick(CARD, list(use.hand), secret=True)
    use.give(use.opponent, [card])
    await use.explode(taken)


@ALIEN.rides(trade_hands, role=Role.MAIN)
async def choose_partner(use: Use[Ride]) -> int:
    """With any player instead of the opponent. The flare lies on the table meanwhile and is not traded."""
    partner: int = await use.pick(PARTNER, use.others)
    return partner
