"""Invitations and alliances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.encounter import Constraint, Kind
from .encounter import impose

if TYPE_CHECKING:
    from ..game import Game


def invite(g: Game, host: int, side: int, guests: Sequence[int], rule: str) -> None:
    """F-ALLIANCE-1, F-ALLIANCE-3: a main player names guests; `side` is WITH_OFFENSE or WITH_DEFENSE."""
    for seat in guests:
        g.e.seats[seat].invited |= side
    g.emit("invited", rule, seat=host, guests=list(guests))


def ally(g: Game, seat: int, side: int) -> None:
    """A seat becomes an ally of a side, with the ships from the warp that an effect lets that side's allies add."""
    there = g.e.seats[seat]
    there.allied |= side
    there.joined |= side
    for extra in g.e.all_of(Kind.ALLIES_FROM_WARP):
        if extra.side == side - 1:
            within, beyond = g.may_send_from_warp(seat)
            impose(g, Constraint(Kind.FROM_WARP, extra.source, seat, numbers=(within, beyond + extra.numbers[0])))


def commit(g: Game, seat: int, ships: int) -> None:
    """This many ships of this ally are in the encounter: its rewards depend on them (F-REWARD-2)."""
    g.e.seats[seat].committed = ships


def end_alliance(g: Game, seat: int, source: str) -> int:
    """A seat is no longer an ally; of which sides it was."""
    there = g.e.seats[seat]
    allied, there.allied, there.committed = there.allied, 0, 0
    g.emit("ally_left", source, seat=seat)
    return allied
