"""Enigma Device: every hand is brought to eight cards."""

from ..api import Of, PickSome, Tech, TechUse, W, discard_cards, discard_down_to, draw_cards

TECH = Tech("enigma-device", research=4)
GONE = TECH.prompt("gone", Of.CARD, few=True)
EXACTLY = 8


@TECH.ability(W.ENCOUNTER_START)
async def even_out(use: TechUse) -> None:
    """The owner may first throw away any cards; then everybody, the owner first, draws or discards at random."""
    g, seat, hand = use.g, use.seat, list(use.g.hand(use.seat))
    gone = await PickSome(seat, GONE, use.source, hand, 0, len(hand), secret=True) if hand else ()
    await discard_cards(g, seat, gone, use.source)
    for other in (seat, *g.clockwise(seat)):
        await discard_down_to(g, other, EXACTLY, use.source)
        if (missing := EXACTLY - len(g.hand(other))) > 0:
            await draw_cards(g, other, missing, use.source)
