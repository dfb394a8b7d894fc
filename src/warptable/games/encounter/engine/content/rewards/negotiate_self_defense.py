"""Negotiate (Self Defense): for each own ship that an attack sends to the warp the opponent loses one, too."""

from ..api import DEFENSE, GATE, OFFENSE, Artifact, CardRule, CardType, Fate, Losses, Result, Use, W

CARD = Artifact("negotiate-self-defense")


def _lost_to_an_attack(use: Use[Losses]) -> bool:
    return use.event.by_result and use.event.heading[use.seat] > 0 and use.other_type() is CardType.ATTACK


@CARD.while_revealed(W.WARPED, when=_lost_to_an_attack)
async def strike_back(use: Use[Losses]) -> None:
    """As many own ships of the opponent in the encounter, but one of them stays there."""
    g, side = use.g, 1 - use.side
    lost = min(use.event.heading[use.seat], g.own_ships(side) - 1)
    if lost > 0:
        await use.to_warp([(use.opponent, {OFFENSE: GATE, DEFENSE: use.e.target}[side], lost)])


@CARD.rule(CardRule.FORETELLS)
def foretell(use: Use, result: Result, fates: list[Fate]) -> None:
    """The winner pays for its attack."""
    g, side = use.g, use.side
    if result.winner != 1 - side or result.faces[1 - side] != CardType.ATTACK:
        return
    lost, victim = min(g.own_ships(side), g.own_ships(1 - side) - 1), g.main(1 - side)
    if lost > 0:
        fates[:] = [fate for fate in fates if (fate.seat, fate.what) != (victim, "keeps")]
        fates.append(Fate(victim, "struck", lost))
