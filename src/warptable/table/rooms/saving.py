"""Between a game and the store: rows go in before they take effect, and come back after a crash."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import warptable

from ..errors import Refused
from . import journal
from .play import Play

if TYPE_CHECKING:
    from .room import Room


class RoomKeeper:
    """Keeps what one game must not lose, under the table's running number."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def keep(self, entry: journal.Entry) -> None:
        room = self.room
        await room.store.append(room.id, room.seq + 1, entry.seat, time.time(), journal.encode(entry))
        room.seq += 1

    async def snapshot(self, data: bytes) -> None:
        await self.room.store.snapshot(self.room.id, self.room.seq, data)

    async def keep_body(self) -> None:
        await self.room.keep_row()


async def restored(room: Room) -> Play:
    """The game of a table: the last snapshot, then every answer stored since."""
    found = await room.store.latest_snapshot(room.id)
    if found is None:
        raise Refused("refused-no-table")
    seq, data = found
    session = warptable.load(data)
    rows = await room.store.answers(room.id, after=seq)
    entries = [journal.decode(row.body) for row in rows]
    journal.replay(session, entries)
    room.seq = rows[-1].seq if rows else seq
    play = Play(session, room.body, RoomKeeper(room), room.tell)
    play.remembered = [entry for entry in entries if entry.do == "react"]
    return play
