"""The stories of finished games: reckoned once, when somebody wants to see them, by processes of their own that take
only what the machine has to spare. Kept in the store; one that was broken off is begun again when somebody looks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from warptable.replay import Record
from warptable.story.estimates import GAMES
from warptable.story.work import VERSION, Story

from ..store.errors import Missing, StoreError
from ..store.rows import StoryRow
from ..store.store import Store

KEPT = 100
"""Stories in memory."""
UNFINISHED = 0
"""The version of a story that is shown while its turning points are still looked for."""
PAUSE = 2.0
"""Seconds before the work begins: whoever only passes by costs nothing."""
LONGEST_LINE = 1 << 20

log = logging.getLogger(__name__)


@dataclass(slots=True)
class StoryProgress:
    """How far the story of a game is. `whole`: nothing more will come, also if it failed and there is no story."""

    story: Story | None = None
    done: int = 0
    all: int = 0
    whole: bool = False
    listeners: list[Callable[[], None]] = field(default_factory=list)
    """Called whenever this has changed."""


def spare_cores() -> int:
    """All but one: the server itself needs that."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class Stories:
    """All of them, by the codes of their tables, or by any other name if the game comes from a file. `places`: where
    the packs of the server come from, for the processes must load them, too. `reckons`: without, only stories that are
    stored already are shown."""

    def __init__(self, store: Store, places: Sequence[str] = (), *, reckons: bool = True, games: int = GAMES) -> None:
        self._store = store
        self._places = tuple(places)
        self._reckons = reckons
        self._games = games
        self._known: OrderedDict[str, StoryProgress] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._free = asyncio.Semaphore(spare_cores())
        self._reading = asyncio.Lock()
        self._closed = False

    async def look(self, table: str, record: Record) -> StoryProgress:
        """The story of this game, which is over, as far as it is; it is begun if nobody has looked before."""
        async with self._reading:
            if table not in self._known:
                if self._closed:  # pages that are still being drawn must not read from a store that closes
                    return StoryProgress(whole=True)
                self._known[table] = self._begun(table, record, await self._store.story(table))
        self._known.move_to_end(table)
        idle = [one for one in self._known if one not in self._tasks]
        for one in idle[: max(0, len(self._known) - KEPT)]:
            del self._known[one]
        return self._known[table]

    def _begun(self, table: str, record: Record, stored: StoryRow | None) -> StoryProgress:
        if stored is not None and stored.version == VERSION:
            return StoryProgress(Story.from_data(json.loads(stored.body)), whole=True)
        if not self._reckons:
            return StoryProgress(whole=True)
        progress = StoryProgress()
        self._tasks[table] = asyncio.create_task(self._reckon(table, record, progress), name=f"story of {table}")
        return progress

    async def close(self) -> None:
        """Break off what is being reckoned, and wait for what is being read."""
        async with self._reading:
            self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _reckon(self, table: str, record: Record, progress: StoryProgress) -> None:
        try:
            await asyncio.sleep(PAUSE)
            async with self._free:
                await self._through_process(table, record, progress)
        except (OSError, ValueError, StoreError):
            log.exception("the game of table %s cannot be reckoned", table)
        finally:
            del self._tasks[table]
            if not progress.whole:  # it failed; whoever looks later may have more luck
                self._known.pop(table, None)
                progress.whole = True
            self._notify(progress)
            progress.listeners.clear()  # nothing more will come, and whoever waited may be forgotten

    async def _through_process(self, table: str, record: Record, progress: StoryProgress) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "warptable.story.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            asked = {"packs": self._places, "games": self._games}
            process.stdin.write(json.dumps(asked).encode() + b"\n" + record.written())
            await process.stdin.drain()
            process.stdin.close()
            async for line in process.stdout:
                await self._heard(table, json.loads(line), progress)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _heard(self, table: str, said: dict[str, Any], progress: StoryProgress) -> None:
        if "story" in said:
            version = VERSION if said["whole"] else UNFINISHED
            with contextlib.suppress(Missing):  # of a file it is known as long as the server runs
                await self._store.save_story(StoryRow(table, version, json.dumps(said["story"]).encode()))
            progress.story, progress.whole = Story.from_data(said["story"]), said["whole"]
        else:
            progress.done, progress.all = said["done"], said["all"]
        self._notify(progress)

    @staticmethod
    def _notify(progress: StoryProgress) -> None:
        for notify in progress.listeners:
            notify()
