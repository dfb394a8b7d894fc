"""Coming in late: a spectator takes over from a bot that nobody owns, if the table says yes."""

from __future__ import annotations

from ..errors import Refused
from ..play.orders import StandingOrders
from ..play.seats import SeatHolder
from ..reader import Reader
from .room import Room, checked_name


async def ask(room: Room, reader: Reader, number: int, name: str) -> None:
    """Ask for a seat. The host need not ask."""
    async with room.lock:
        room.playing()
        name = checked_name(name or reader.name)
        if room.holder(number).guest or room.seat_of(reader.guest) is not None:
            raise Refused("refused-seat-taken")
        if reader.guest == room.host:
            await _take_over(room, number, reader.guest, name)
        else:
            room.doorbell.ring(reader.guest, name, number)
            room.tell()


async def ask_no_more(room: Room, reader: Reader) -> None:
    room.doorbell.stop(reader.guest)
    room.tell()


async def answer(room: Room, reader: Reader, number: int, *, yes: bool) -> None:
    """Let in who asked under this number, or not."""
    async with room.lock:
        room.playing()
        if not room.leads(reader.guest):
            raise Refused("refused-not-host")
        ring = room.doorbell.take(number)
        if not yes:
            room.doorbell.refuse(ring.guest)
            room.tell()
        elif room.holder(ring.seat).guest or room.seat_of(ring.guest) is not None:
            raise Refused("refused-seat-taken")
        else:
            await _take_over(room, ring.seat, ring.guest, ring.name)


async def _take_over(room: Room, number: int, guest: str, name: str) -> None:
    room.doorbell.clear(number)
    room.doorbell.stop(guest)
    room.record.seats[number] = SeatHolder(guest=guest, name=name, was=room.record.seats[number].bot)
    room.record.orders[number] = StandingOrders()
    await room.announce("people-sat", number)
    await room.changed()
