"""A destiny card: drawn, followed, and the next deck named (D-DES-01..11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...model.decks import CardKind
from ...model.windows import W
from ...verbs import frame, table
from ..cards import Where
from ..effects import carry_out
from ..planets import NOWHERE, all_retreat, for_duel
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game

NEXT = {CardKind.DUEL: "destiny.place", CardKind.CONTEST: "contest.begin"}


def draw(g: Game) -> str:
    """D-DES-02, D-SET-16, D-GAP-01: the top card of the deck that the last card named; the first is a discovery."""
    table.draw_destiny(g)
    return NEXT.get(g.card.kind, "destiny.effect")


def place(g: Game) -> Any:
    """D-DES-11: a duel gets its planet. Without one it is skipped (D-GAP-09)."""
    if g.card.where is Where.DISCOVERED and g.s.stack:
        return _begin(g, table.discover(g))
    return _place(g)


async def _place(g: Game) -> str:
    return _begin(g, await for_duel(g))


def _begin(g: Game, tile: int) -> str:
    card = g.card
    if tile == NOWHERE:
        g.emit("skipped", "D-GAP-09", card=card.id)
        return "destiny.end"
    if card.switches.retreat_first:
        all_retreat(g, tile, card.id)
    controllers = tuple(seat for seat in (0, 1) if g.controls(seat, tile))
    frame.begin(g, "duel", tile, card.advantage, controllers)
    return "duel.begin"


async def effect(g: Game) -> None:
    """D-DES-07, D-DES-08: the text of a card without duel or contest."""
    await carry_out(g, g.s.leader, g.card.effects, g.card.id)


def end(g: Game) -> Any:
    """D-DES-09: the card is resolved."""
    if g.card.kind is CardKind.REFRESH and g.is_active(W.REFRESH_DONE):
        return _end(g)
    return _follow(g)


async def _end(g: Game) -> str:
    await window(g, W.REFRESH_DONE)
    return _follow(g)


def _follow(g: Game) -> str:
    table.follow(g, g.card.id, g.card.next)
    return "between.wins"
