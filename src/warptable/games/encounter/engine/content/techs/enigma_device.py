"""Enigma Device: every hand is brought to eight cards."""

from ..api import Of, Tech, TechUse, W

TECH = Tech("enigma-device", research=4)
GONE = TECH.prompt("gone", Of.CARD, few=True)
EXACTLY = 8


@TECH.ability(W.ENCOUNTER_START)
async def even_out(use: TechUse) -> None:
    """The owner may first throw away any cards; then everybody, the owner first, draws or discards at random."""
    g, seat, hand = use.g, use.seat, list(use.hand)
    gone = await use.pick_some(GONE, hand, 0, len(hand), secret=True) if hand else ()
    await use.discard(gone)
    for other in (seat, *g.clockwise(seat)):
        await use.discard_down_to(EXACTLY, seat=other)
        if (missing := EXACTLY - len(g.hand(other))) > 0:
            await use.draw(missing, seat=other)
