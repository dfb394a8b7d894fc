"""What belongs to a guest at all tables: giving it to another guest, and forgetting it.

Both happen in one transaction: everything is handed over to the writer without an `await` in between. Tables that are
not in memory are changed as rows, and none can be brought into memory meanwhile.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace as replace_fields

from msgspec.structs import replace

from ..errors import Refused
from ..reader import Reader
from ..store.guest_writes import ForgetGuest, MoveGuest
from . import seating
from .absence import vacated
from .hub import Hub
from .room import Room


async def move(hub: Hub, old: str, new: str) -> None:
    """Everything of one guest becomes another's. Raises Refused, and nothing has changed, if both sit at one table."""
    async with _all_tables_of(hub, old) as rooms:
        if both := [room for room in rooms if room.seat_of(old) is not None and room.seat_of(new) is not None]:
            raise Refused("refused-both-seated", table=both[0].name)
        _change(rooms, lambda room: _give(room, old, new))
        queue = hub.store.queue()
        queue.put(MoveGuest(old, new))
        await queue.written()
    await hub.written(rooms)


def _give(room: Room, old: str, new: str) -> None:
    for seat in room.record.seats:
        seat.guest = new if seat.guest == old else seat.guest
    if room.host == old:
        room.row = replace(room.row, host=new)
    room.chat.moves(old, new)
    for watcher in room.watchers:
        if watcher.reader.guest == old:
            watcher.reader = replace_fields(watcher.reader, guest=new)


async def take_off(hub: Hub, reader: Reader, table: str) -> None:
    """A finished game is no longer this guest's: seat, name and what they said there are given up."""
    room = await hub.room(table)
    room.mine(reader)
    if room.phase != "over":
        raise Refused("refused-still-played")
    room.check()
    _vacate(room, reader.guest)
    room.keep_row(changed=False)
    room.mark_pages_stale()
    await room.written()


async def forget(hub: Hub, reader: Reader) -> None:
    """Everything of a guest: bots go on in their running games, and finished ones lose their name."""
    guest = reader.guest
    for row in await hub.store.guests.tables(guest):
        if row.phase != "over":
            await _leave(await hub.room(row.id), reader)
    async with _all_tables_of(hub, guest) as rooms:
        _change(rooms, lambda room: _vacate(room, guest))
        for room in hub.awake():
            room.chat.forget(guest)  # also where they only looked on
        queue = hub.store.queue()
        queue.put(ForgetGuest(guest))
        await queue.written()
    await hub.written(rooms)


async def _leave(room: Room, reader: Reader) -> None:
    number = room.mine(reader)
    name = room.record.seats[number].name
    await seating.leave(room, reader)
    room.chat.drop(reader.guest, number, name)


def _vacate(room: Room, guest: str) -> None:
    number = room.seat_of(guest)
    if number is not None:
        name = room.record.seats[number].name
        room.chat.drop(guest, number, name)
        room.record.seats[number] = vacated(room, number)
        room.record.again_by = "" if room.record.again_by == name else room.record.again_by
    if room.host == guest:
        others = [seat.guest for seat in room.record.seats if seat.guest]
        room.row = replace(room.row, host=others[0] if others else "")


def _change(rooms: Sequence[Room], how: Callable[[Room], None]) -> None:
    """Change all of these tables, or none if nothing can be stored now."""
    for room in rooms:
        room.check()
    for room in rooms:
        how(room)
        room.keep_row(room.record.sleep, changed=False)
        room.mark_pages_stale()


@asynccontextmanager
async def _all_tables_of(hub: Hub, guest: str) -> AsyncIterator[list[Room]]:
    """The tables at which a guest sits or is host. Meanwhile none is brought into memory or leaves it."""
    async with hub.at_rest():
        rows = await hub.store.guests.belonging(guest)
        rooms = {row.id: hub.glimpse(row) for row in rows}
        rooms |= {room.id: room for room in hub.awake() if room.seat_of(guest) is not None or room.host == guest}
        yield list(rooms.values())
