"""Kicker x2 (Duplicity): the ships of its player's allies are lost when they leave the encounter."""

from ..api import LANDINGS, Artifact, CardRule, Fate, Result, Use, W

CARD = Artifact("kicker-2-duplicity")


@CARD.rule(CardRule.ALLIES_LEAVE)
async def betray(use: Use) -> None:
    """They go to the warp instead of landing or going home, those of defensive allies too."""
    await use.to_warp(use.ally_ships(use.side))


@CARD.while_revealed(W.LEAVING, when=lambda use: bool(use.ally_ships(use.side)))
async def betray_after_a_fight(use: Use) -> None:
    """The same for those whom the fight has left."""
    await betray(use)


@CARD.rule(CardRule.FORETELLS)
def foretell(use: Use, result: Result, fates: list[Fate]) -> None:
    """Neither do they land nor go home; those on the losing side are lost anyway."""
    if use.side != result.winner and not result.retreated:
        return
    for ally, _, ships in use.ally_ships(use.side):
        fates[:] = [fate for fate in fates if fate.seat != ally or fate.what not in {*LANDINGS, "home"}]
        fates.append(Fate(ally, "duplicity", ships))
