"""Invitations and alliances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.constraints import AlliesFromWarp, FromWarp
from ..model.roles import OFFENSE, WITH_DEFENSE, WITH_OFFENSE
from .encounter import impose

if TYPE_CHECKING:
    from ..game import Game


def invite(g: Game, host: int, side: int, guests: Sequence[int], rule: str) -> None:
    """F-ALLIANCE-1, F-ALLIANCE-3: a main player names guests; `side` is WITH_OFFENSE or WITH_DEFENSE."""
    for seat in guests:
        there = g.e.seats[seat]
        there.invited |= side
        there.may_join |= side
    g.emit("invited", rule, seat=host, guests=list(guests))


def open_side(g: Game, host: int, side: int, guest: int, source: str) -> None:
    """A guest may join the side of this main player without having been invited."""
    g.e.seats[guest].may_join |= side
    g.emit("free_to_join", source, seat=guest, other=host)


def ally(g: Game, seat: int, side: int) -> None:
    """A seat becomes an ally of a side, with the ships from the warp that an effect lets that side's allies add."""
    there = g.e.seats[seat]
    there.allied |= side
    there.joined |= side
    for extra in g.e.all_of(AlliesFromWarp):
        if extra.side == side - 1:
            within, beyond = g.may_send_from_warp(seat)
            impose(g, FromWarp(seat, within, beyond + extra.ships), extra.source)


def commit(g: Game, seat: int, side: int, ships: int) -> None:
    """An ally has sent this many ships more to a side (its index), or taken them back: its rewards depend on them
    (F-REWARD-1)."""
    there = g.e.seats[seat]
    offense, defense = there.committed
    there.committed = (offense + ships, defense) if side == OFFENSE else (offense, defense + ships)


def end_alliance(g: Game, seat: int, sides: int, source: str) -> int:
    """A seat is no longer an ally of these sides (bits); of which of them it was."""
    there = g.e.seats[seat]
    ended = there.allied & sides
    there.allied &= ~sides
    offense, defense = there.committed
    there.committed = (0 if ended & WITH_OFFENSE else offense, 0 if ended & WITH_DEFENSE else defense)
    if there.allied:
        g.emit("left_side", source, seat=seat, side=ended - 1)
    else:
        g.emit("ally_left", source, seat=seat)
    return ended
