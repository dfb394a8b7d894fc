"""What people change about a running game: its pace, bots that speak, stopping and single steps, reading on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..errors import Refused
from ..reader import Reader

if TYPE_CHECKING:
    from .room import Room


async def set_pace(room: Room, reader: Reader, window: int, speed: str) -> None:
    """The host makes a running game faster or slower. Everybody is told, because pauses without a countdown give
    away cards."""
    async with room.changing():
        room.playing()
        room.must_host(reader)
        room.record.settings = room.settings.paced(window, speed)
        number = room.seat_of(reader.guest)
        if number is not None and sum(bool(seat.guest) for seat in room.record.seats) > 1:
            is_shown = window or room.settings.by_day
            room.announce("people-pace" if is_shown else "people-pace-zero", number)


async def set_voices(room: Room, reader: Reader, *, on: bool) -> None:
    """The host silences the bots of a running game, or lets them speak again."""
    async with room.changing():
        room.playing()
        room.must_host(reader)
        room.record.settings = replace(room.settings, voices=on)
        number = room.seat_of(reader.guest)
        if number is not None:
            room.announce("people-voices-on" if on else "people-voices-off", number)


async def halt(room: Room, reader: Reader, *, halted: bool) -> None:
    """Somebody at the table stops the bots, or lets them go on; anybody may, and the others are told who did. By
    the day people are not there together, so nobody stops the table for the others."""
    async with room.changing():
        game, number = room.playing(), room.mine(reader)
        if game.record.settings.by_day:
            raise Refused("refused-illegal")
        if halted != room.record.halted and len(game.people()) > 1:
            room.announce("people-halted" if halted else "people-goes-on", number)
        room.record.halted = halted


async def step(room: Room, reader: Reader) -> None:
    """Let a stopped table go on for one step."""
    game = room.playing()
    room.mine(reader)
    if not room.record.halted:
        raise Refused("refused-stale")
    game.step()


async def read_on(room: Room, reader: Reader) -> None:
    """Somebody has read what the game is about, or wants to play on after a lesson."""
    game = room.playing()
    room.mine(reader)
    async with room.changing():
        if room.record.unread:
            room.record.unread = False
        elif game.is_taught:
            room.record.played_on = True
