"""A whole run: start a server, let people play at many tables, and say how fast it was."""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import dataclass
from random import Random
from typing import Any

from warptable.game import editions

from .errors import Unmeasurable
from .memory import table_memory
from .people import EDITION, Guest, Table
from .server import Server, serving
from .tally import Tally, percentile

WARM_UP = 3.0
"""Seconds at most that are not counted at first, and never more than a fifth of the measured time. Where tables get an
answer now and then, each gets two before."""
AT_ONCE = 8
"""Tables that are created at the same time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """How much the server gets to do. `think`: seconds before each answer; `every`: instead of that, seconds from one
    answer at a table to the next; `answers`: stop as soon as this many were given."""

    tables: int = 16
    people: int = 4
    viewers: int = 0
    seconds: float = 15.0
    think: float = 0.0
    every: float | None = None
    answers: int | None = None

    @property
    def pages(self) -> int:
        """Open pages at each table."""
        return self.people + self.viewers


def measure(load: Load, database: str = "") -> dict[str, Any]:
    """Drive a server with this load; what was measured, by name. Without a database it uses a temporary file."""
    edition = editions()[EDITION]
    if not edition.low <= load.people <= edition.high:
        raise Unmeasurable(f"{EDITION} is for {edition.low} to {edition.high} players, not {load.people}")
    with tempfile.TemporaryDirectory(prefix="warptable-bench-", ignore_cleanup_errors=True) as folder:
        url = database or f"sqlite:///{folder}/table.sqlite3"
        with serving(url) as server:
            report = asyncio.run(_drive(load, server))
        return report | asyncio.run(table_memory(url))


async def _drive(load: Load, server: Server) -> dict[str, Any]:
    tally = Tally()
    empty = server.memory_mb()
    tables = [_table(load, number, server, tally) for number in range(load.tables)]
    pacing: list[asyncio.Task[None]] = []
    began = time.perf_counter()
    try:
        await _begin(tables)
        ready = time.perf_counter() - began
        if load.every is not None:
            pacing = [asyncio.create_task(_pace(table, load.every)) for table in tables]
        await asyncio.sleep(_warm_up(load))
        for table in tables:
            table.stopwatch.forget()
        tally.begin()
        start, driver, cpu = time.perf_counter(), time.process_time(), server.cpu_seconds()
        while time.perf_counter() - start < load.seconds and not _enough(load, tally):
            await asyncio.sleep(0.02)
        spent, driver = time.perf_counter() - start, time.process_time() - driver
        used = server.cpu_seconds()
        worked = None if cpu is None or used is None else used - cpu
        return {
            "tables": load.tables,
            "people": load.people,
            "viewers": load.viewers,
            "seconds": round(spent, 2),
            **_figures(load, tally, spent),
            "server_cpu_share": None if worked is None else round(worked / spent, 3),
            "server_ms_per_answer": None if worked is None else round(worked * 1e3 / max(1, tally.answers), 2),
            "driver_cpu_share": round(driver / spent, 3),
            "setup_s": round(ready, 2),
            "server_memory_empty_mb": empty,
            "server_memory_mb": server.memory_mb(),
        }
    finally:
        for task in pacing:
            task.cancel()
        await asyncio.gather(*pacing, return_exceptions=True)
        for table in tables:
            await table.close()
        await asyncio.sleep(0)  # closed connections let go of their files in the next round of the loop


def _table(load: Load, number: int, server: Server, tally: Tally) -> Table:
    guests = [Guest(server.host, server.port, tally) for _ in range(load.pages)]
    think = None if load.every is not None else load.think
    return Table(number, guests[: load.people], guests[load.people :], tally, think)


async def _begin(tables: list[Table]) -> None:
    """Create all tables, a few at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def begin(table: Table) -> None:
        async with free:
            await table.begin()

    await asyncio.gather(*map(begin, tables))


async def _pace(table: Table, every: float) -> None:
    """One answer at this table in each span of time; tables do not keep step."""
    await asyncio.sleep(Random(f"pace {table.number}").random() * every)
    following = time.perf_counter()
    while True:
        await table.answer_one()
        following += every
        await asyncio.sleep(max(0.0, following - time.perf_counter()))


def _warm_up(load: Load) -> float:
    if load.answers is not None:
        return 0.0
    return min(WARM_UP, load.seconds / 5) if load.every is None else 2 * load.every


def _enough(load: Load, tally: Tally) -> bool:
    return load.answers is not None and tally.answers >= load.answers


def _figures(load: Load, tally: Tally, seconds: float) -> dict[str, Any]:
    answers = max(1, tally.answers)
    return {
        "answers": tally.answers,
        "answers_per_s": round(tally.answers / seconds, 1),
        "ack_p50_ms": percentile(tally.times.acknowledged, 0.5),
        "ack_p99_ms": percentile(tally.times.acknowledged, 0.99),
        "frame_p50_ms": percentile(tally.times.shown, 0.5),
        "frame_p99_ms": percentile(tally.times.shown, 0.99),
        "frames_per_answer": round(tally.frames / answers, 2),
        "bytes_per_viewer_answer": round(tally.plain / answers / load.pages),
        "bytes_sent_per_viewer_answer": round(tally.wire / answers / load.pages),
        "refused": tally.refused,
        "stale": tally.stale,
        "errors": tally.errors,
        "games_finished": tally.finished,
        "tables_without_answer": load.tables - len(tally.by_table),
    }
