"""Vacuum Turbines: the best of four cards."""

from ..api import Of, Tech, TechUse, Use, W

TECH = Tech("vacuum-turbines", research=2)
KEEP = TECH.prompt("keep", Of.CARD, gains=True)
DRAWN = 4


@TECH.ability(W.ENCOUNTER_START, when=Use.cards_left)
async def draw_four(use: TechUse) -> None:
    """Four cards off the deck, of which the owner keeps any; the others are discarded."""
    drawn = [card for card in await use.draw(DRAWN) if card in use.hand]
    kept = await use.pick_some(KEEP, drawn, 0, len(drawn), secret=True) if drawn else ()
    await use.discard([card for card in drawn if card not in kept])
