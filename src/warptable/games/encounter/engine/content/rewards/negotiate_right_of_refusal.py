"""Negotiate (Right of Refusal): a failed deal costs its player nothing; cards of the compensation may be put back for
others."""

from ..api import Artifact, CardRule, CardsTaken, Of, Use, W

CARD = Artifact("negotiate-right-of-refusal")
REFUSED = CARD.prompt("refused", Of.CARD)
COLLECTING = "resolution.compensation"


@CARD.rule(CardRule.DEAL_LOSSES)
def walk_away(use: Use, losses: dict[int, int]) -> None:
    """The owner loses no ships, the opponent the usual number."""
    losses[use.seat] = 0


def _kept(use: Use[CardsTaken]) -> list[int]:
    """The cards of the compensation that are in the hand."""
    if use.event.taker != use.seat or use.g.s.step != COLLECTING:
        return []
    return [card for card in use.event.cards if card in use.hand]


@CARD.while_revealed(W.TAKEN, when=lambda use: bool(_kept(use) and use.g.hand(use.event.victim)))
async def refuse(use: Use[CardsTaken]) -> None:
    """Once, after a look at them, any of the cards go back, and as many others are taken at random."""
    g, kept, victim = use.g, _kept(use), use.event.victim
    most = min(len(kept), len(g.hand(victim)))
    refused = await use.pick_some(REFUSED, kept, 0, most)
    if not refused:
        return
    use.give(victim, refused)
    others = await use.take_unanswered(victim, len(refused), spared=refused)
    use.event.cards[:] = [*(card for card in use.event.cards if card not in refused), *others]
