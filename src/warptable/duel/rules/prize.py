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


async def award(g: Game) -> None:
    """Resolve the prize of the card."""
    card, result = g.card, g.frame.result
    if card.prize is None or result is None:
        return
    meant_for = result.winner if card.prize.who == WINNER else result.loser
    event = Prize(card.id, meant_for, meant_for)
    await window(g, W.PRIZE_WHO, event)
    for moment, why in ((W.PRIZE_STOP, "cancelled"), (W.PRIZE_FEE, "fee")):
        await window(g, moment, event)
        if event.cancelled:
            g.emit("prize_skipped", "D-D10-01", seat=event.receiver, card=card.id, why=why)
            return
    g.emit("prize", "D-D10-01", seat=event.receiver, card=card.id)
    await carry_out(g, event.receiver, card.prize.effects, card.id)
