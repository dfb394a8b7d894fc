"""One writer for everything: what waits goes into one transaction and one flush.

Whoever writes hands over and goes on; whoever wants to show something waits until it is written. Writes become
durable in the order in which they were handed over. What was handed over without an `await` in between goes into the
same transaction: the writer takes what waits only when the event loop lets it.

If the database cannot be reached or is full, the writer tries again until it succeeds, and nothing is lost or left
out. Meanwhile `trouble` is set, and new writes are refused. A write that the database refuses for good (somebody else
has written under its number) fails the queue it came from, and nothing that follows in that queue is written.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, StatementError

from .errors import StoreError, Unavailable
from .writes import Write, run_all

log = logging.getLogger(__name__)

FIRST_DELAY, LONGEST_DELAY = 0.05, 1.0
"""Seconds before the next attempt: the delay doubles each time."""
PATIENCE = 2
"""Failed attempts after which the trouble is told. A connection that was cut is replaced at the first."""
TURNS = 5
"""Turns of the event loop before the writer takes what waits: what a game does because of an answer comes along."""
Work = Callable[[Connection], None]


class Database(Protocol):
    """Where the writer writes to."""

    async def transact(self, work: Work) -> None:
        """Do this work in one transaction and flush it."""
        ...

    async def is_committed(self) -> bool:
        """Was the last transaction committed, although its end was not reported? Raises if that is not known yet."""
        ...

    async def close(self) -> None: ...


class WriteQueue:
    """The writes of one table, in their order. Once one has failed for good, no later one is written."""

    def __init__(self, writer: Writer) -> None:
        self.failed: StoreError | None = None
        self._writer = writer
        self._last = 0

    def put(self, write: Write) -> None:
        """Hand over a write and go on."""
        self.check()
        self._last = self._writer.put(self, write)

    def check(self) -> None:
        """Raises if nothing can be written now: Unavailable, or what failed this queue."""
        if self.failed is not None:
            raise self.failed
        if self._writer.trouble:
            raise Unavailable

    @property
    def is_unwritten(self) -> bool:
        return self._writer.stored < self._last

    async def written(self) -> None:
        """Wait until all that was handed over is written, also what comes in while we wait. There is no `await` between
        the last look and the return. Raises like `check`."""
        while self.is_unwritten:
            self.check()
            await self._writer.progress()
        if self.failed is not None:
            raise self.failed


class Writer:
    """The only one to write into a database. `notify` is called when trouble begins, when it ends, and when a queue has
    failed."""

    def __init__(self, database: Database) -> None:
        self.trouble = False
        self.notify: Callable[[], None] = lambda: None
        self.stored = 0  # the number of the last write that is done
        self._database = database
        self._handed = 0
        self._waiting: list[tuple[WriteQueue, Write]] = []
        self._called = asyncio.Event()
        self._moved = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="writer")

    def put(self, queue: WriteQueue, write: Write) -> int:
        self._waiting.append((queue, write))
        self._handed += 1
        self._called.set()
        return self._handed

    async def progress(self) -> None:
        """Wait until some more is written, or trouble begins or ends."""
        await self._moved.wait()

    async def working(self) -> float:
        """Wait until the trouble is over; returns how many seconds that took, 0 if there is none."""
        seconds = 0.0
        while self.trouble:
            began = time.monotonic()
            await self.progress()
            seconds += time.monotonic() - began
        return seconds

    async def close(self) -> None:
        """Write what waits, unless the database cannot be reached, and stop."""
        while self.stored < self._handed and not self.trouble and not self._task.done():
            await self.progress()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._database.close()

    async def _run(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            for _ in range(TURNS):
                await asyncio.sleep(0)
            taken, self._waiting = self._waiting, []
            await self._write(taken)
            self.stored += len(taken)
            self._move()

    async def _write(self, taken: Sequence[tuple[WriteQueue, Write]]) -> None:
        """All at once; if something in it is refused for good, one queue after the other to find out whose it is."""
        taken = [(queue, write) for queue, write in taken if queue.failed is None]
        if await self._refused([write for _, write in taken]) is None:
            return
        for queue in dict.fromkeys(queue for queue, _ in taken):
            queue.failed = await self._refused([write for owner, write in taken if owner is queue])
        self.notify()

    async def _refused(self, writes: Sequence[Write]) -> StoreError | None:
        """Write all of these, or none if one of them is refused for good: then returns why. However long the database
        is away, this does not give up."""
        failures = 0
        while writes:
            try:
                await self._database.transact(lambda connection: run_all(connection, writes))
                break
            except Exception as error:
                if is_final(error):
                    return error if isinstance(error, StoreError) else StoreError(str(error))
                failures += 1
                log.warning("cannot write (%d times): %s", failures, error)
                self._set_trouble(failures >= PATIENCE)
                if await self._after_all(failures):
                    break
        self._set_trouble(False)
        return None

    async def _after_all(self, failures: int) -> bool:
        """Was it written all the same? A connection may be lost just when the end of a transaction is reported."""
        while True:
            await asyncio.sleep(min(LONGEST_DELAY, FIRST_DELAY * 2**failures))
            try:
                return await self._database.is_committed()
            except Exception:
                failures += 1
                self._set_trouble(failures >= PATIENCE)

    def _set_trouble(self, trouble: bool) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            log.warning("nothing can be written" if trouble else "writing goes on")
            self.notify()
            self._move()

    def _move(self) -> None:
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()


def is_final(error: Exception) -> bool:
    """Would no second attempt change this? The data themselves are refused; everything else may pass."""
    if isinstance(error, (StoreError, IntegrityError, DataError, ProgrammingError, TypeError, ValueError)):
        return True
    if isinstance(error, StatementError) and not isinstance(error, DBAPIError):
        return True
    return str(getattr(getattr(error, "orig", None), "sqlstate", "")).startswith("22")  # "data exception"
