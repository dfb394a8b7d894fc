"""Alliance: invitations, then answers one by one."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from warptable.kernel import Pick, PickSome

from ...model import prompts
from ...model.constraints import MustJoin, NoInvites, Sends
from ...model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...model.windows import W
from ...verbs import alliances as verbs
from ...verbs.encounter import impose
from ..allying import join
from ..standing import Rule
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
        if e.constraints and any(stopped.side == bit - 1 for stopped in e.all_of(NoInvites)):
            continue
        await window_of(g, host, W.INVITING)
        bound = [held.seat for held in e.all_of(MustJoin) if held.side == bit - 1] if e.constraints else []
        free = [seat for seat in guests if seat not in bound] if bound else guests
        invited = await PickSome(host, prompts.INVITE, rule, free, 0, len(free)) if free else ()
        verbs.invite(g, host, bit, [*bound, *invited], rule)
    if g.asks(Rule.ALLIES_UNINVITED):
        _need_no_invitation(g)
    await window(g, W.INVITED)


def _need_no_invitation(g: Game) -> None:
    sides = {g.e.offense: WITH_OFFENSE, g.e.defense: WITH_DEFENSE}
    for power, pairs in g.standing(Rule.ALLIES_UNINVITED):
        for host, guest in pairs(power):
            if host in sides and guest not in sides and not g.e.seats[guest].may_join & sides[host]:
                verbs.open_side(g, host, sides[host], guest, power.source)


async def answer(g: Game) -> None:
    """F-ALLIANCE-5..9: from the offense's left each player joins one side that invited it, or for which it needs no
    invitation, or none, and commits ships before the next one decides."""
    e = g.e
    for seat in g.clockwise(e.offense):
        if seat == e.defense:
            continue
        there = e.seats[seat]
        bound = e.constraint(MustJoin, seat)
        if bound is not None and not there.allied and (spare := _ships_to_spare(g, seat)):
            impose(g, Sends(seat, fewest=min(spare, 4), most=4), bound.source)
            await join(g, seat, bound.side + 1, source=bound.source)
            continue
        await window_of(g, seat, W.ANSWER)
        if there.allied or not there.may_join or not g.has_colonies(seat):
            continue
        sides = [name for name, bit in (("offense", WITH_OFFENSE), ("defense", WITH_DEFENSE)) if there.may_join & bit]
        choice = await Pick(seat, prompts.ALLY, "F-ALLIANCE-5", ["decline", *sides])
        if choice == "decline":
            g.emit("declined", "F-ALLIANCE-5", seat=seat)
        else:
            await join(g, seat, WITH_OFFENSE if choice == "offense" else WITH_DEFENSE)


def _ships_to_spare(g: Game, seat: int) -> int:
    """How many ships a seat can take from its colonies without giving one up."""
    return sum(ships - 1 for _, ships in g.sources(seat))


def formed(g: Game) -> Awaitable[None]:
    """All answers are given."""
    return windows(g, W.ALLIANCES_FORMED, W.FREE_4)
