"""Plague: a player loses three ships, and one card of each type in hand."""

from ..api import Artifact, Of, Use, W

CARD = Artifact("plague")
VICTIM = CARD.prompt("victim", Of.SEAT, harms=True)
LOST_CARD = CARD.prompt("card", Of.CARD)


@CARD.play(W.ENCOUNTER_START)
async def infect(use: Use) -> None:
    """The victim chooses its ships, and within a type the card."""
    g = use.g
    victim = await use.pick(VICTIM, [*use.others, use.seat])
    use.emit("plagued", victim=victim)
    await use.choose_losses(3, [victim], gate=False)
    lost = []
    for kind in g.edition.card_types:
        held = {g.s.faces[card]: card for card in g.hand(victim) if g.face(card).type == kind}
        if held:
            lost.append(await use.pick(LOST_CARD, list(held.values()), seat=victim, secret=True))
    await use.discard(lost, seat=victim)
