"""Rift 2: draw two cards; whoever takes the card discards two."""

from ..api import Of, PickSome, Rift, Use, W, cards_left, discard_cards, draw_cards

CARD = Rift("rift-2")
LOST = CARD.prompt("lost", Of.CARD)
NUMBER = 2


@CARD.play(W.ENCOUNTER_START, when=cards_left)
async def draw(use: Use) -> None:
    """Two cosmic cards."""
    await draw_cards(use.g, use.seat, NUMBER, use.source)


@CARD.explodes
async def lose_cards(use: Use) -> None:
    """Two cards of its choice are discarded, all of them if there are fewer."""
    hand = list(use.g.hand(use.seat))
    if len(hand) > NUMBER:
        hand = list(await PickSome(use.seat, LOST, use.source, hand, NUMBER, NUMBER, secret=True))
    await discard_cards(use.g, use.seat, hand, use.source)
