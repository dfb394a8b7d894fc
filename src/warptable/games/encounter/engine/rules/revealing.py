"""Turning up encounter cards one after the other, where a main player may act while its own still lies facedown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.roles import DEFENSE, OFFENSE
from ..model.windows import W
from ..verbs.slots import open_slot
from .abilities import TURN_UP
from .hidden import facedown
from .playing import carry_out, chosen_use
from .usable import usable
from .windows import window_of

if TYPE_CHECKING:
    from ..game import Game


def holds_back(g: Game, seat: int) -> bool:
    """May this main player act before its card is turned up?"""
    if g.masks[seat] >> W.REVEAL_TURN & 1 == 0:
        return False
    must, may = usable(g, seat, W.REVEAL_TURN, None)
    return any(use.ability is not TURN_UP for use in (*must, *may))


async def ask_facedown(g: Game) -> None:
    """F-VHID-3: a facedown sheet may be turned up before any card is, so that the order of the cards tells nothing."""
    for seat in (g.e.offense, g.e.defense):
        if facedown(g, seat) and not holds_back(g, seat):
            use = await chosen_use(g, seat, W.REVEAL_TURN, None)
            if use is not None:
                await carry_out(g, use)


async def hold_back(g: Game, side: int) -> None:
    """The main player of this side acts; then its card lies open, unless a claim stands for it."""
    await window_of(g, g.main(side), W.REVEAL_TURN)
    if not g.e.sides[side].claimed:
        open_slot(g, side, "F-REVEAL-1")


async def one_by_one(g: Game) -> None:
    """F-REVEAL-1, F-GOAL-7: the opponent's card is turned up first for whoever may act in between."""
    e = g.e
    await ask_facedown(g)
    for side in (OFFENSE, DEFENSE):
        own = e.sides[side]
        if not own.opened and not own.claimed and holds_back(g, g.main(side)):
            if not e.sides[1 - side].claimed:
                open_slot(g, 1 - side, "F-REVEAL-1")
            await hold_back(g, side)
