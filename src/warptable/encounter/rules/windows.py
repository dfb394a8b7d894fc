"""Opening a window: everybody may use what applies, in conflict order, until a whole round is quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel import RuleBug
from ..model.windows import Window
from .use import carry_out, chosen_use

if TYPE_CHECKING:
    from ..game import Game

MOST_USES = 200


async def window(g: Game, moment: Window, event: Any = None) -> bool:
    """F-TIMING-2, F-TIMING-5: seats act in conflict order, fixed while the window is open; for one seat
    mandatory uses come before optional ones; rounds repeat until a quiet one. True if anything was used."""
    if not g.stirs(moment):
        return False
    here = moment.name
    order = g.order()
    uses = 0
    while True:
        before = uses
        for seat in order:
            while g.seat_mask(seat) >> moment & 1:
                use = await chosen_use(g, seat, moment, event)
                if use is None:
                    break
                uses += 1
                if uses > MOST_USES:
                    raise RuleBug(f"more than {MOST_USES} uses in {here}, last {use}")
                await carry_out(g, use)
        if uses == before:
            return uses > 0


async def window_of(g: Game, seat: int, moment: Window, event: Any = None) -> bool:
    """A moment that concerns one seat only (it is about to send ships, to answer, to draw a new hand)."""
    uses = 0
    while g.seat_mask(seat) >> moment & 1:
        use = await chosen_use(g, seat, moment, event)
        if use is None:
            break
        uses += 1
        if uses > MOST_USES:
            raise RuleBug(f"more than {MOST_USES} uses in {moment.name}, last {use}")
        await carry_out(g, use)
    return uses > 0
