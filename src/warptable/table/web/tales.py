"""Telling finished games: each is worked out once, in a thread, while pages already show who has won."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary

from ...kernel import BadSave
from ...replay import Record
from ..rooms.room import Room
from ..scene.album import Album
from ..scene.families import scenes_of
from ..scene.telling import tell

log = logging.getLogger(__name__)


class Tales:
    """The games that are being told."""

    def __init__(self) -> None:
        self._tasks: WeakKeyDictionary[Room, asyncio.Task[None]] = WeakKeyDictionary()

    def begin(self, room: Room, album: Album) -> asyncio.Task[None] | None:
        """See to it that the game of a room is told, if it is over; its pages hear when it is."""
        if room.play is None or not room.play.session.over:
            return None
        if room not in self._tasks:
            self._tasks[room] = asyncio.get_running_loop().create_task(self._tell(room, album))
        return self._tasks[room]

    async def told(self, room: Room, album: Album) -> None:
        """Wait until the game of a room is told, if it is over."""
        task = self.begin(room, album)
        if task is not None:
            await asyncio.shield(task)

    async def _tell(self, room: Room, album: Album) -> None:
        assert room.play is not None
        session = room.play.session
        summary = scenes_of(session).summary
        try:
            album.told_game = await asyncio.to_thread(tell, Record.of(session), tuple(session.log), summary)
        except (BadSave, ValueError):
            log.exception("the game of table %s cannot be told", room.id)
            return
        room.tell()
