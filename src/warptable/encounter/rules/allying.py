"""Becoming an ally, and ceasing to be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import GoTo
from ..model import prompts
from ..model.encounter import Result
from ..model.places import BESIDE, GATE
from ..model.roles import WITH_DEFENSE, WITH_OFFENSE
from ..model.windows import W
from ..verbs.alliances import ally, commit, end_alliance
from ..verbs.encounter import decide
from ..verbs.slots import slots_to_hands
from .losses import go_home, send_ships
from .victory import check
from .windows import window_of

if TYPE_CHECKING:
    from ..game import Game


async def join(g: Game, seat: int, side: int, most: int = 4) -> None:
    """F-ALLIANCE-7, F-ALLIANCE-8: one to four ships on the gate, or beside the targeted planet; an effect may let
    somebody join with fewer."""
    ally(g, seat, side)
    await window_of(g, seat, W.SEND)
    place, rule = (GATE, "F-ALLIANCE-7") if side == WITH_OFFENSE else (BESIDE, "F-ALLIANCE-8")
    commit(g, seat, await send_ships(g, seat, place, prompts.ALLY_SHIPS, rule, most))
    await check(g)


async def leave(g: Game, seat: int, source: str) -> None:
    """An alliance ends: the ships go home, the seat is no longer an ally."""
    ships = g.s.ships
    allied = end_alliance(g, seat, source)
    if allied & WITH_OFFENSE:
        await go_home(g, seat, GATE, ships[GATE][seat], source)
    if allied & WITH_DEFENSE:
        await go_home(g, seat, BESIDE, ships[BESIDE][seat], source)
    await check(g)


async def call_off(g: Game, result: Result, source: str) -> None:
    """The encounter ends here: selected cards go back to their hands, all ships in it to colonies."""
    e = g.e
    slots_to_hands(g)
    decide(g, result)
    g.emit("called_off", source, seat=e.offense, other=e.defense)
    await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], source)
    await all_allies_home(g, source)
    raise GoTo("encounter.end")


async def all_allies_home(g: Game, source: str) -> None:
    """F-DEAL-1, F-DRAW-5: every ally of both sides takes its ships back."""
    for seat in g.clockwise(g.e.offense):
        if g.e.seats[seat].allied:
            await leave(g, seat, source)
