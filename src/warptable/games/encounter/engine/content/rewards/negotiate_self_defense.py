"""Negotiate (Self Defense): for each own ship that an attack sends to the warp the opponent loses one, too."""

from ..api import DEFENSE, GATE, OFFENSE, Artifact, CardType, Fate, Game, Losses, Result, Use, W, other_type, to_warp

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


@CARD.rule("foretells")
def foretell(g: Game, seat: int, result: Result, fates: list[Fate]) -> None:
    """The winner pays for its attack."""
    side = g.side_of(seat)
    if result.winner != 1 - side or result.faces[1 - side] != CardType.ATTACK:
        return
    lost, victim = min(g.own_ships(side), g.own_ships(1 - side) - 1), g.main(1 - side)
    if lost > 0:
        fates[:] = [fate for fate in fates if (fate.seat, fate.what) != (victim, "keeps")]
        fates.append(Fate(victim, "struck", lost))
