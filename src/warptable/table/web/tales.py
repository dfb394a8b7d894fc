"""StoryProgress finished games: each is worked out once, in a thread, while pages already show who has won."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary

from ...kernel import BadSave
from ...replay import Record
from ..rooms.room import Room
from ..rooms.stories import Stories, StoryProgress
from ..scene.album import Album
from ..scene.families import scenes_of
from ..scene.telling import chances_of, tell
from ..store.errors import StoreError

log = logging.getLogger(__name__)


class Tales:
    """The games that are being told."""

    def __init__(self) -> None:
        self._tasks: WeakKeyDictionary[Room, asyncio.Task[None]] = WeakKeyDictionary()

    def begin(self, room: Room, album: Album, stories: Stories) -> asyncio.Task[None] | None:
        """See to it that the game of a room is told, if it is over; its pages hear when it is."""
        if room.play is None or not room.play.session.over:
            return None
        if room not in self._tasks:
            self._tasks[room] = asyncio.get_running_loop().create_task(self._tell(room, album, stories))
        return self._tasks[room]

    async def told(self, room: Room, album: Album, stories: Stories) -> None:
        """Wait until the game of a room is told, if it is over."""
        task = self.begin(room, album, stories)
        if task is not None:
            await asyncio.shield(task)

    async def _tell(self, room: Room, album: Album, stories: Stories) -> None:
        assert room.play is not None
        session = room.play.session
        summary = scenes_of(session).summary
        try:
            album.told_game = await asyncio.to_thread(tell, Record.of(session), tuple(session.log), summary)
        except (BadSave, ValueError):
            log.exception("the game of table %s cannot be told", room.id)
            return
        try:
            telling = await stories.look(room.id, Record.of(session))
        except StoreError:
            log.exception("how the chances ran at table %s cannot be read", room.id)
        else:
            telling.tell.append(lambda: _heard(room, album, telling))
            _take_in(album, telling)
        room.tell()


def _take_in(album: Album, telling: StoryProgress) -> None:
    album.chances = chances_of(telling.story) if telling.story is not None else None
    album.reckoned = None if telling.whole else 100 * telling.done // max(telling.all, 1)


def _heard(room: Room, album: Album, telling: StoryProgress) -> None:
    """More of it is reckoned: pages are told when that shows."""
    before = album.chances, album.reckoned
    _take_in(album, telling)
    if (album.chances, album.reckoned) != before:
        room.tell()
