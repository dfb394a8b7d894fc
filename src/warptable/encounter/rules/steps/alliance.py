"""Alliance: invitations, then answers one by one."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from ....kernel import Pick, PickSome
from ...model import prompts
from ...model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...model.windows import W
from ...verbs import alliances as verbs
from ..allying import join
from ..windows import window, window_of, windows

if TYPE_CHECKING:
    from ...game import Game


def before(g: Game) -> Awaitable[None]:
    """Before anybody is invited."""
    return window(g, W.ALLIANCE_BEFORE)


async def invite(g: Game) -> None:
    """F-ALLIANCE-1..4: the offense names guests, then the defense; nobody answers yet."""
    e = g.e
    guests = [seat for seat in g.clockwise(e.offense) if seat != e.defense]
    if not guests:  # A-2P-4
        return
    for host, bit, rule in ((e.offense, WITH_OFFENSE, "F-ALLIANCE-1"), (e.defense, WITH_DEFENSE, "F-ALLIANCE-3")):
        await window_of(g, host, W.INVITING)
        invited = await PickSome(host, prompts.INVITE, rule, guests, 0, len(guests))
        verbs.invite(g, host, bit, invited, rule)
    await window(g, W.INVITED)


async def answer(g: Game) -> None:
    """F-ALLIANCE-5..9: from the offense's left each player joins one side that invited it, or none, and
    commits ships before the next one decides."""
    e = g.e
    for seat in g.clockwise(e.offense):
        if seat == e.defense:
            continue
        await window_of(g, seat, W.ANSWER)
        there = e.seats[seat]
        if there.allied or not there.invited or not g.has_colonies(seat):
            continue
        sides = [name for name, bit in (("offense", WITH_OFFENSE), ("defense", WITH_DEFENSE)) if there.invited & bit]
        choice = await Pick(seat, prompts.ALLY, "F-ALLIANCE-5", ["decline", *sides])
        if choice == "decline":
            g.emit("declined", "F-ALLIANCE-5", seat=seat)
        else:
            await join(g, seat, WITH_OFFENSE if choice == "offense" else WITH_DEFENSE)


def formed(g: Game) -> Awaitable[None]:
    """All answers are given."""
    return windows(g, W.ALLIANCES_FORMED, W.FREE_4)
