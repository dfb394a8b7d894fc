"""Regroup: the start of an encounter, and one ship from the warp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Pick
from ...model.places import GATE, WARP
from ...model.windows import Window
from ...verbs.ships import move
from ..victory import check
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game


async def start(g: Game) -> None:
    """The encounter begins; nothing has been taken from the warp."""
    g.s.encounters += 1
    g.emit("encounter", "F-TURN-3", seat=g.e.offense, number=g.e.number, count=g.s.encounters)
    await window(g, Window.ENCOUNTER_START)


async def ship(g: Game) -> None:
    """F-REGROUP-1..5: the offense takes one ship from the warp to any colony, or to the gate without one."""
    await window(g, Window.REGROUP_SHIP)
    seat = g.e.offense
    if not g.s.ships[WARP][seat]:
        return
    colonies = g.colonies(seat) or [GATE]
    options: list[int | str] = list(colonies)
    if g.edition.regroup_optional:
        options.append("leave")
    place = await Pick(seat, "regroup", "F-REGROUP-2", options)
    if place == "leave":
        return
    move(g, seat, WARP, place, 1)
    g.emit("regrouped", "F-REGROUP-3" if place == GATE else "F-REGROUP-1", seat=seat, place=place)
    check(g)
    await window(g, Window.FROM_WARP)


async def opened(g: Game) -> None:
    """The rest of the regroup phase."""
    await window(g, Window.REGROUP_OPEN)
    await window(g, Window.FREE_1)
