"""The prize of a duel: who resolves it, whether it is cancelled, what it costs, what it is (D-D10-01..04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.occurrences import Prize
from ..model.windows import W
from .cards import WINNER
from .effects import carry_out
from .windows import window

if TYPE_CHECKING:
    from ..game import Game


ABOUT_PRIZES = 1 << W.PRIZE_WHO | 1 << W.PRIZE_STOP | 1 << W.PRIZE_FEE
"""The windows about a prize, as bits."""
NOBODY = -1


async def award(g: Game) -> None:
    """D-D10-01..04: resolve the prize of the card, also after a win in step 6."""
    card, result = g.card, g.frame.result
    assert card.prize is not None
    assert result is not None
    meant_for = result.winner if card.prize.who == WINNER else result.loser
    receiver = await _receiver(g, card.id, meant_for) if g.active & ABOUT_PRIZES else meant_for
    if receiver != NOBODY:
        g.emit("prize", "D-D10-01", seat=receiver, card=card.id)
        await carry_out(g, receiver, card.prize.effects, card.id)


async def _receiver(g: Game, card: str, meant_for: int) -> int:
    """Who resolves the prize of this card, after what texts say about it."""
    event = Prize(card, meant_for, meant_for)
    await window(g, W.PRIZE_WHO, event)
    for moment, why in ((W.PRIZE_STOP, "cancelled"), (W.PRIZE_FEE, "fee")):
        await window(g, moment, event)
        if event.cancelled_by:
            g.emit("prize_skipped", event.cancelled_by, seat=event.receiver, card=card, why=why)
            return NOBODY
    return event.receiver
