"""Negotiate (Self Defense): for each own ship that an attack sends to the warp the opponent loses one, too."""

from ..api import DEFENSE, GATE, OFFENSE, Artifact, CardType, Losses, Use, W, other_type, to_warp

CARD = Artifact("negotiate-self-defense")


def _lost_to_an_attack(use: Use[Losses]) -> bool:
    return use.event.by_result and use.event.heading[use.seat] > 0 and other_type(use) is CardType.ATTACK


@CARD.while_revealed(W.WARPED, when=_lost_to_an_attack)
async def strike_back(use: Use[Losses]) -> None:
    """As many own ships of the opponent in the encounter, but one of them stays there."""
    g, side = use.g, 1 - use.side
    lost = min(use.event.heading[use.seat], g.own_ships(side) - 1)
    if lost > 0:
        await to_warp(g, [(use.opponent, {OFFENSE: GATE, DEFENSE: use.e.target}[side], lost)], CARD.id)
