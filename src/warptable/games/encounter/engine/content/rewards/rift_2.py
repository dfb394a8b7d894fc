"""Rift 2: draw two cards; whoever takes the card discards two."""

from ..api import Of, Rift, Use, W

CARD = Rift("rift-2")
LOST = CARD.prompt("lost", Of.CARD)
NUMBER = 2


@CARD.play(W.ENCOUNTER_START, when=Use.cards_left)
async def draw(use: Use) -> None:
    """Two cosmic cards."""
    await use.draw(NUMBER)


@CARD.explodes
async def lose_cards(use: Use) -> None:
    """Two cards of its choice are discarded, all of them if there are fewer."""
    hand = list(use.hand)
    if len(hand) > NUMBER:
        hand = list(await use.pick_some(LOST, hand, NUMBER, NUMBER, secret=True))
    await use.discard(hand)
