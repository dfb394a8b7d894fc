"""Kicker x2 (Duplicity): the ships of its player's allies are lost when they leave the encounter."""

from ..api import LANDINGS, Artifact, Fate, Game, Result, Use, W, ally_ships, to_warp

CARD = Artifact("kicker-2-duplicity")


@CARD.rule("allies_leave")
async def betray(g: Game, seat: int) -> None:
    """They go to the warp instead of landing or going home, those of defensive allies too."""
    await to_warp(g, ally_ships(g, g.side_of(seat)), CARD.id)


@CARD.while_revealed(W.LEAVING, when=lambda use: bool(ally_ships(use.g, use.side)))
async def betray_after_a_fight(use: Use) -> None:
    """The same for those whom the fight has left."""
    await betray(use.g, use.seat)


@CARD.rule("foretells")
def foretell(g: Game, seat: int, result: Result, fates: list[Fate]) -> None:
    """Neither do they land nor go home; those on the losing side are lost anyway."""
    side = g.side_of(seat)
    if side != result.winner and not result.retreated:
        return
    for ally, _, ships in ally_ships(g, side):
        fates[:] = [fate for fate in fates if fate.seat != ally or fate.what not in {*LANDINGS, "home"}]
        fates.append(Fate(ally, "duplicity", ships))
