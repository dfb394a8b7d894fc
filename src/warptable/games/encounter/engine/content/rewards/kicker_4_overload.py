"""Kicker x4 (Overload): winning costs all own ships in the encounter but one."""

from ..api import DEFENSE, GATE, OFFENSE, Artifact, CardRule, Fate, Result, Use, W

CARD = Artifact("kicker-4-overload")


def _wins_with_several(use: Use) -> bool:
    return use.side_won(use.side) and use.g.own_ships(use.side) > 1


@CARD.while_revealed(W.LEAVING, when=_wins_with_several)
async def burn_out(use: Use) -> None:
    """As the offense one ship lands, as the defense one stays."""
    place = {OFFENSE: GATE, DEFENSE: use.e.target}[use.side]
    await use.to_warp([(use.seat, place, use.g.own_ships(use.side) - 1)])


@CARD.rule(CardRule.FORETELLS)
def foretell(use: Use, result: Result, fates: list[Fate]) -> None:
    """What winning will cost."""
    ships = use.g.own_ships(use.side)
    if use.side == result.winner and ships > 1:
        fates.append(Fate(use.seat, "overload", ships - 1))
