"""Becoming an ally, and ceasing to be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model import prompts
from ..model.constraints import FromWarp
from ..model.places import BESIDE, GATE
from ..model.roles import WITH_DEFENSE, WITH_OFFENSE
from ..model.windows import W
from ..verbs.alliances import ally, commit, end_alliance
from ..verbs.encounter import lift
from .losses import go_home, send_ships
from .victory import check
from .windows import window_of

if TYPE_CHECKING:
    from ..game import Game


async def join(g: Game, seat: int, side: int, most: int = 4, source: str = "") -> None:
    """F-ALLIANCE-7, F-ALLIANCE-8: one to four ships on the gate, or beside the targeted planet; an effect may let
    somebody join with fewer. `source`: what lets or makes it join, if not the invitation."""
    ally(g, seat, side)
    await window_of(g, seat, W.SEND)
    place, rule = (GATE, "F-ALLIANCE-7") if side == WITH_OFFENSE else (BESIDE, "F-ALLIANCE-8")
    commit(g, seat, side - 1, await send_ships(g, seat, place, prompts.ALLY_SHIPS, rule, most, source))
    lift(g, FromWarp, seat)  # whoever joins the other side too is lent no further ship for that
    await check(g)


async def leave(g: Game, seat: int, source: str, sides: int = WITH_OFFENSE | WITH_DEFENSE) -> None:
    """An alliance ends, with one side or with both: the ships go home, the seat is no longer an ally of that side."""
    ships = g.s.ships
    ended = end_alliance(g, seat, sides, source)
    if ended & WITH_OFFENSE:
        await go_home(g, seat, GATE, ships[GATE][seat], source)
    if ended & WITH_DEFENSE:
        await go_home(g, seat, BESIDE, ships[BESIDE][seat], source)
    await check(g)


async def all_allies_home(g: Game, source: str) -> None:
    """F-DEAL-1, F-DRAW-5: every ally of both sides takes its ships back."""
    for seat in g.clockwise(g.e.offense):
        if g.e.seats[seat].allied:
            await leave(g, seat, source)
