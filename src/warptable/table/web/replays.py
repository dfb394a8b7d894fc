"""The replays that are being watched: each is made once and kept as long as somebody looks at it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from warptable.replay import Record

from ..scene.replay import WatchedGame

KEPT = 24
"""Replays in memory; a long game takes about 4 MB and is made again in a tenth of a second."""


@dataclass(slots=True)
class Watched:
    """A replay in memory. `lock`: one request at a time, for following a game that goes on changes it."""

    game: WatchedGame | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Replays:
    """All of them by name; the last used at the end."""

    def __init__(self) -> None:
        self._watched: OrderedDict[str, Watched] = OrderedDict()
        self.thinking = asyncio.Lock()  # about what might have been: one question at a time

    def record(self, name: str) -> Record | None:
        """The record of a replay that is in memory."""
        watched = self._watched.get(name)
        return watched.game.replay.record if watched is not None and watched.game is not None else None

    @asynccontextmanager
    async def opened(self, name: str, record: Record) -> AsyncIterator[WatchedGame]:
        """The replay of this record, for one request. The game is run in a thread, so that no table waits for it.
        Raises BadSave."""
        watched = self._watched.setdefault(name, Watched())
        self._watched.move_to_end(name)
        while len(self._watched) > KEPT:
            self._watched.popitem(last=False)
        async with watched.lock:
            game = watched.game
            if game is None or not await asyncio.to_thread(game.follow, record):
                game = watched.game = await asyncio.to_thread(WatchedGame, record)
            yield game
