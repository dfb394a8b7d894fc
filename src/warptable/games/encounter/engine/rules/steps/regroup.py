"""Regroup: the start of an encounter, and one ship from the warp."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from warptable.kernel import Pick
from warptable.kernel.moments import NO_WAIT

from ...model import prompts
from ...model.occurrences import Regroup
from ...model.places import GATE
from ...model.windows import W
from ...verbs.encounter import announce
from ..laboratory import regroup_techs
from ..losses import came_back
from ..moving import free
from ..stash import check_stash
from ..victory import check
from ..windows import window, windows

if TYPE_CHECKING:
    from ...game import Game


def start(g: Game) -> Awaitable[None]:
    """The encounter begins; nothing has been taken from the warp."""
    announce(g)
    if g.s.stash:
        check_stash(g)
    if g.s.laboratory is not None:
        return _with_techs(g)
    return windows(g, W.REGROUP_TECH, W.ENCOUNTER_START)


async def _with_techs(g: Game) -> None:
    """F-TECH-3: before the offense takes a ship from the warp, each seat has its tech action."""
    await regroup_techs(g)
    await window(g, W.ENCOUNTER_START)


def ship(g: Game) -> Awaitable[None]:
    """F-REGROUP-1, F-REGROUP-4: the offense takes one ship from the warp, if there is one."""
    if g.in_warp(g.e.offense) or g.is_active(W.REGROUP_SHIP):
        return _ship(g)
    return NO_WAIT


async def _ship(g: Game) -> None:
    """F-REGROUP-2, F-REGROUP-3: to any colony, or to the gate without one."""
    event = Regroup(g.e.offense)
    await window(g, W.REGROUP_SHIP, event)
    seat, number = event.seat, min(event.number, g.in_warp(event.seat))
    for _ in range(number):
        options: list[int | str] = list(_havens(g, seat))
        if g.edition.regroup_optional:
            options.append("leave")
        place = await Pick(seat, prompts.REGROUP, "F-REGROUP-2", options)
        if place == "leave":
            return
        await free(g, seat, ((place, 1),), "F-REGROUP-1")
        g.emit("regrouped", "F-REGROUP-3" if place == GATE else "F-REGROUP-1", seat=seat, place=place)
    await check(g)
    if number:
        await came_back(g, seat, number)


def _havens(g: Game, seat: int) -> list[int]:
    """F-REGROUP-2, F-REGROUP-3: where a ship from the warp may go. Not to a planet adrift that holds all of them."""
    ships, there = g.s.ships, g.in_warp(seat)
    colonies = [place for place in g.colonies(seat) if place not in g.s.adrift or there > ships[place][seat]]
    return colonies or [GATE]


def opened(g: Game) -> Awaitable[None]:
    """The rest of the regroup phase."""
    return windows(g, W.REGROUP_OPEN, W.FREE_1)
