"""Kicker x4 (Overload): winning costs all own ships in the encounter but one."""

from ..api import DEFENSE, GATE, OFFENSE, Artifact, Fate, Game, Result, Use, W, side_won, to_warp

CARD = Artifact("kicker-4-overload")


def _wins_with_several(use: Use) -> bool:
    return side_won(use.g, use.side) and use.g.own_ships(use.side) > 1


@CARD.while_revealed(W.LEAVING, when=_wins_with_several)
async def burn_out(use: Use) -> None:
    """As the offense one ship lands, as the defense one stays."""
    place = {OFFENSE: GATE, DEFENSE: use.e.target}[use.side]
    await to_warp(use.g, [(use.seat, place, use.g.own_ships(use.side) - 1)], CARD.id)


@CARD.rule("foretells")
def foretell(g: Game, seat: int, result: Result, fates: list[Fate]) -> None:
    """What winning will cost."""
    side = g.side_of(seat)
    if side == result.winner and g.own_ships(side) > 1:
        fates.append(Fate(seat, "overload", g.own_ships(side) - 1))
