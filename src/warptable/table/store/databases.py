"""How the writer reaches its database: SQLite by a thread with its own connection, PostgreSQL by the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import URL, Connection, StaticPool, text

from .address import is_sqlite
from .engine import make_blocking_engine, make_engine
from .writer import Database, Work


def database_at(url: URL) -> Database:
    return SqliteDatabase(url) if is_sqlite(url) else PostgresDatabase(url)


class SqliteDatabase:
    """One thread, in which a whole transaction runs without coming back to the event loop."""

    def __init__(self, url: URL) -> None:
        self._engine = make_blocking_engine(url, pool=StaticPool).execution_options(writes=True)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")

    async def transact(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)

    async def is_committed(self) -> bool:
        """No: what SQLite does not report as committed is rolled back."""
        return False

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class PostgresDatabase:
    """One connection. A transaction has a number, by which PostgreSQL tells later whether it was committed."""

    def __init__(self, url: URL) -> None:
        self._engine = make_engine(url, pool=StaticPool)
        self._last: str | None = None

    async def transact(self, work: Work) -> None:
        self._last = None

        def numbered(connection: Connection) -> None:
            work(connection)
            self._last = connection.scalar(text("SELECT pg_current_xact_id()::text"))

        async with self._engine.begin() as connection:
            await connection.run_sync(numbered)

    async def is_committed(self) -> bool:
        if self._last is None:
            return False  # it never came to its end
        async with self._engine.connect() as connection:
            question = text("SELECT pg_xact_status(CAST(:number AS text)::xid8)")
            status = await connection.scalar(question, {"number": self._last})
        if status == "in progress":
            raise TimeoutError(f"transaction {self._last} is still being ended")
        return bool(status == "committed")

    async def close(self) -> None:
        await self._engine.dispose()
