"""StoryProgress finished games: each is worked out once, in a thread, while pages already show who has won."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary

from warptable.kernel import BadSave
from warptable.replay import Record

from ..rooms.room import Room
from ..rooms.stories import Stories, StoryProgress
from ..scene.cache import SceneCache
from ..scene.families import scenes_of
from ..scene.telling import chances_of, tell
from ..store.errors import StoreError

log = logging.getLogger(__name__)


class ToldGames:
    """The games that are being told."""

    def __init__(self) -> None:
        self._tasks: WeakKeyDictionary[Room, asyncio.Task[None]] = WeakKeyDictionary()

    def begin(self, room: Room, cache: SceneCache, stories: Stories) -> asyncio.Task[None] | None:
        """See to it that the game of a room is told, if it is over; its pages hear when it is."""
        if room.game is None or not room.game.session.over:
            return None
        if room not in self._tasks:
            self._tasks[room] = asyncio.get_running_loop().create_task(self._tell(room, cache, stories))
        return self._tasks[room]

    async def told(self, room: Room, cache: SceneCache, stories: Stories) -> None:
        """Wait until the game of a room is told, if it is over."""
        task = self.begin(room, cache, stories)
        if task is not None:
            await asyncio.shield(task)

    async def _tell(self, room: Room, cache: SceneCache, stories: Stories) -> None:
        assert room.game is not None
        session = room.game.session
        summary = scenes_of(session).summary
        try:
            cache.told_game = await asyncio.to_thread(tell, Record.of(session), tuple(session.log), summary)
        except (BadSave, ValueError):
            log.exception("the game of table %s cannot be told", room.id)
            return
        try:
            progress = await stories.look(room.id, Record.of(session))
        except StoreError:
            log.exception("how the chances ran at table %s cannot be read", room.id)
        else:
            progress.listeners.append(lambda: _heard(room, cache, progress))
            _take_in(cache, progress)
        room.mark_pages_stale()


def _take_in(cache: SceneCache, progress: StoryProgress) -> None:
    cache.chances = chances_of(progress.story) if progress.story is not None else None
    cache.reckoned = None if progress.whole else 100 * progress.done // max(progress.all, 1)


def _heard(room: Room, cache: SceneCache, progress: StoryProgress) -> None:
    """More of it is reckoned: pages are told when that shows."""
    before = cache.chances, cache.reckoned
    _take_in(cache, progress)
    if (cache.chances, cache.reckoned) != before:
        room.mark_pages_stale()
