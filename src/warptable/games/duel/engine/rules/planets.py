"""How a card gets its planet (D-DES-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warptable.kernel import Pick

from ..model import prompts
from ..verbs import ships
from .cards import Where
from .roles import check_roles

if TYPE_CHECKING:
    from ..game import Game

NOWHERE = -1


async def by_bar(g: Game) -> int:
    """D-BAR-01..05: the first symbol of the bar that a revealed planet shows; of several planets the straggler picks
    one. Nowhere if no planet is revealed at all (D-GAP-09)."""
    for symbol in g.card.bar:
        tiles = [tile for tile in g.s.row if g.symbol(tile) is symbol]
        if len(tiles) == 1:
            g.emit("planet_picked", "D-BAR-03", planet=tiles[0], seat=-1, how="bar")
            return tiles[0]
        if tiles:
            return await _picked(g, tiles, "bar", "D-BAR-04")
    return NOWHERE


async def for_duel(g: Game) -> int:
    """The planet of a duel, if there is none to discover."""
    where = g.card.where
    if where is Where.DISCOVERED:
        return await _revealed(g)
    if where is Where.LAST and g.s.last.planet >= 0:
        g.emit("planet_picked", g.card.id, planet=g.s.last.planet, seat=-1, how="last")
        return g.s.last.planet
    if where is Where.LEADERS and (tiles := g.planets(g.s.leader)):
        return await _picked(g, tiles, "pick", g.card.id)
    return await by_bar(g)


async def _revealed(g: Game) -> int:
    """D-GAP-02: the stack is empty, so it is a revealed planet, from which all ships retreat."""
    tile = await _picked(g, g.s.row, "pick", "D-GAP-02")
    all_retreat(g, tile, "D-GAP-02")
    return tile


async def _picked(g: Game, tiles: Sequence[int], how: str, source: str) -> int:
    """The straggler picks a planet."""
    tile: int = await Pick(g.straggler, prompts.WHERE, source, list(tiles))
    g.emit("planet_picked", source, planet=tile, seat=g.straggler, how=how)
    return tile


def all_retreat(g: Game, tile: int, source: str) -> None:
    """All ships leave a planet."""
    for seat in (0, 1):
        ships.retreat(g, seat, g.ships(seat, tile), tile, source)
    check_roles(g)
