"""Connections, set up so that what was written stays written.

An answer that the server has confirmed must survive the death of the process and of the machine. PostgreSQL flushes
its log at every commit by itself. SQLite's write-ahead log survives the process in any setting, but a power cut only
with synchronous=FULL, one flush for each commit; the writer commits whatever waits together.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Pool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .address import is_sqlite

PATIENCE = 30.0
"""Seconds to wait for another process that writes into the same SQLite file."""
PRAGMAS = (
    f"busy_timeout={PATIENCE * 1000:.0f}",  # first, so that the others wait as well
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",
    "foreign_keys=ON",  # off by default, for the sake of old files
)


def make_engine(url: URL, *, pool: type[Pool] | None = None) -> AsyncEngine:
    """An engine for this address; nothing is opened yet."""
    more: dict[str, Any] = {} if pool is None else {"poolclass": pool}
    if not is_sqlite(url):
        more["connect_args"] = {"server_settings": {"application_name": "warptable"}}
        return create_async_engine(url, pool_pre_ping=pool is None, **more)  # a restarted server is not an error
    engine = create_async_engine(url, **more)
    _set_up(engine.sync_engine)
    return engine


def make_blocking_engine(url: URL, *, pool: type[Pool]) -> Engine:
    """An engine for an SQLite file that is used by one thread."""
    engine = create_engine(url.set(drivername="sqlite"), poolclass=pool)
    _set_up(engine)
    return engine


def _set_up(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def make_room(url: URL) -> None:
    """Create the folder of an SQLite file and the file itself, private to this user: it holds hidden cards and the
    server's secret."""
    if is_sqlite(url) and url.database:
        file = Path(url.database)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # Python's driver must not begin transactions at its own discretion
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: SQLite refuses a reader that turns into a writer instead of
    queuing it."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
