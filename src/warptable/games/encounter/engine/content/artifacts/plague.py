"""Plague: a player loses three ships, and one card of each type in hand."""

from ..api import Artifact, Of, Pick, Use, W, choose_losses, discard_cards

CARD = Artifact("plague")
VICTIM = CARD.prompt("victim", Of.SEAT, harms=True)
LOST_CARD = CARD.prompt("card", Of.CARD)


@CARD.play(W.ENCOUNTER_START)
async def infect(use: Use) -> None:
    """The victim chooses its ships, and within a type the card."""
    g = use.g
    victim = await Pick(use.seat, VICTIM, use.source, [*g.clockwise(use.seat), use.seat])
    g.emit("plagued", use.source, seat=use.seat, victim=victim)
    await choose_losses(g, [victim], 3, use.source, gate=False)
    lost = []
    for kind in g.edition.card_types:
        held = {g.s.faces[card]: card for card in g.hand(victim) if g.face(card).type == kind}
        if held:
            lost.append(await Pick(victim, LOST_CARD, use.source, list(held.values()), secret=True))
    await discard_cards(g, victim, lost, use.source)
