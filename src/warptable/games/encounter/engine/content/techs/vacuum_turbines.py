"""Vacuum Turbines: the best of four cards."""

from ..api import Of, PickSome, Tech, TechUse, W, cards_left, discard_cards, draw_cards

TECH = Tech("vacuum-turbines", research=2)
KEEP = TECH.prompt("keep", Of.CARD, gains=True)
DRAWN = 4


@TECH.ability(W.ENCOUNTER_START, when=cards_left)
async def draw_four(use: TechUse) -> None:
    """Four cards off the deck, of which the owner keeps any; the others are discarded."""
    g, seat = use.g, use.seat
    drawn = [card for card in await draw_cards(g, seat, DRAWN, use.source) if card in g.hand(seat)]
    kept = await PickSome(seat, KEEP, use.source, drawn, 0, len(drawn), secret=True) if drawn else ()
    await discard_cards(g, seat, [card for card in drawn if card not in kept], use.source)
