"""Trader: before cards are selected, may exchange whole hands with the opponent."""

from ..api import Alien, Pick, Role, Use, W, give, swap_hands, take_cards

ALIEN = Alien("trader")


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: use.g.has_encounter_card(use.seat))
def trade_hands(use: Use) -> None:
    """Not with a hand that lacks an encounter card."""
    partner = use.opponent if use.ridden is None else use.ridden
    swap_hands(use.g, use.seat, partner, use.source)


@ALIEN.super(W.RIDER, role=Role.MAIN, when=lambda use: use.event.ability.id == "trader.trade-hands")
async def choose_partner(use: Use) -> None:
    """With any player instead of the opponent. The flare lies on the table meanwhile and is not traded."""
    use.event.ridden = await Pick(use.seat, "trader-partner", use.source, use.g.clockwise(use.seat))


@ALIEN.wild(W.ALLIANCE_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
async def haggle(use: Use) -> None:
    """A card from the opponent's hand, unseen, for one of the own choice, perhaps the very same."""
    g = use.g
    await take_cards(g, use.seat, use.opponent, 1, use.source)
    card = await Pick(use.seat, "trader-card", use.source, list(g.hand(use.seat)), secret=True)
    give(g, use.seat, use.opponent, [card], use.source)
