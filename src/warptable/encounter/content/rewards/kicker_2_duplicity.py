"""Kicker x2 (Duplicity): the ships of its player's allies are lost when they leave the encounter."""

from ..api import Artifact, Game, Use, W, ally_ships, to_warp

CARD = Artifact("kicker-2-duplicity")


@CARD.rule("allies_leave")
async def betray(g: Game, seat: int) -> None:
    """They go to the warp instead of landing or going home, those of defensive allies too."""
    await to_warp(g, ally_ships(g, g.side_of(seat)), CARD.id)


@CARD.while_revealed(W.LEAVING, when=lambda use: bool(ally_ships(use.g, use.side)))
async def betray_after_a_fight(use: Use) -> None:
    """The same for those whom the fight has left."""
    await betray(use.g, use.seat)
