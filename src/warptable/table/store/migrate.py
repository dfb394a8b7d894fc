"""Brings a database to today's schema, a new one as well as an old one, by the same steps."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, text

from .address import place
from .engine import make_engine
from .errors import NewerSchema

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x57415250
"""Our number among PostgreSQL's advisory locks."""


def migrate(url: URL) -> None:
    """Run all pending steps, all or none; raises NewerSchema. It blocks: call it in a thread."""
    asyncio.run(_migrate(url))


async def _migrate(url: URL) -> None:
    engine = make_engine(url, pool=NullPool)
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(upgrade, place(url))
    finally:
        await engine.dispose()


def upgrade(connection: Connection, name: str, target: str = "head") -> None:
    """The steps up to `target`, inside the transaction of this connection. If two servers start at the same time, one
    waits: SQLite takes its lock at the first write, PostgreSQL's lock is taken here."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    known = {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        raise NewerSchema(name, ", ".join(found))
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
