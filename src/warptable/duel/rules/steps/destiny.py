"""A destiny card: drawn, followed, and the next deck named (D-DES-01..11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...model.decks import CardKind
from ...model.windows import W
from ...verbs import frame, table
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


async def place(g: Game) -> str:
    """D-DES-11: a duel gets its planet. Without one it is skipped (D-GAP-09)."""
    card = g.card
    tile = await for_duel(g)
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
    return _end(g)


async def _end(g: Game) -> str:
    card = g.card
    if card.kind is CardKind.REFRESH:
        await window(g, W.REFRESH_DONE)
    table.follow(g, card.id, card.next)
    return "between.wins"
