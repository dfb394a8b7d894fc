"""Opening: addresses, migrations, what is refused."""

from __future__ import annotations

import asyncio
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect, text

from warptable.table.store import (
    CannotOpen,
    GuestRow,
    NewerSchema,
    Store,
    address,
    default_url,
    engine,
    migrate,
    schema,
)

pytestmark = pytest.mark.anyio


# ---------------------------------------------------------------- migrations


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "render_as_batch": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), schema.metadata))


async def inside(url: str, function: Any, *arguments: Any) -> Any:
    """Run something on a plain connection to this database."""
    made = engine.make_engine(address.driver_url(url))
    async with made.execution_options(writes=True).begin() as connection:
        found = await connection.run_sync(function, *arguments)
    await made.dispose()
    return found


async def test_the_steps_lead_to_the_schema(database: str) -> None:
    await (await Store.open(database)).close()
    assert await inside(database, differences) == []
    names = await inside(database, lambda connection: set(inspect(connection).get_table_names()))
    assert names == {*schema.metadata.tables, "alembic_version"}


async def test_names_of_keys_are_the_same_everywhere(database: str) -> None:
    """Migrations of another day find them by name."""
    await (await Store.open(database)).close()

    def names(connection: Connection) -> set[str | None]:
        found = inspect(connection)
        tables = schema.metadata.tables
        return {found.get_pk_constraint(name)["name"] for name in tables} | {
            key["name"] for name in tables for key in found.get_foreign_keys(name)
        }

    wanted = {table.primary_key.name for table in schema.metadata.tables.values()} | {
        key.name for table in schema.metadata.tables.values() for key in table.foreign_key_constraints
    }
    assert await inside(database, names) == wanted


async def test_every_old_version_ends_up_like_a_new_one(new_database: Any) -> None:
    steps = [script.revision for script in ScriptDirectory(str(migrate.SCRIPTS)).walk_revisions()]
    assert steps
    for step in steps:
        url = new_database()
        await inside(url, migrate.upgrade, url, step)
        await (await Store.open(url)).close()
        assert await inside(url, differences) == []


async def test_opening_again_changes_nothing(database: str) -> None:
    for _ in range(2):
        opened = await Store.open(database)
        await opened.save_guest(GuestRow("ada", "Ada", 1.0))
        await opened.close()
    again = await Store.open(database)
    assert await again.guest("ada") == GuestRow("ada", "Ada", 1.0)
    await again.close()


OPEN = """
import asyncio, sys
from warptable.table.store import Store

async def main():
    await (await Store.open(sys.argv[1])).close()

asyncio.run(main())
"""


async def test_two_servers_may_start_at_once(database: str) -> None:
    starts = [asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, database) for _ in range(2)]
    servers = await asyncio.gather(*starts)
    assert [await server.wait() for server in servers] == [0, 0]
    assert await inside(database, differences) == []


async def test_a_newer_schema_is_refused_and_left_alone(database: str) -> None:
    await (await Store.open(database)).close()
    mark = text("UPDATE alembic_version SET version_num = '9999'")
    await inside(database, lambda connection: connection.execute(mark) and None)
    with pytest.raises(NewerSchema, match=r"newer version of Warptable \(schema 9999\)") as caught:
        await Store.open(database)
    assert caught.value.found == "9999"
    left = await inside(database, lambda connection: connection.scalar(text("SELECT version_num FROM alembic_version")))
    assert left == "9999"


# ---------------------------------------------------------------- what cannot be opened


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 1000)
    with pytest.raises(CannotOpen, match="not a database"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text() == "Dear Ada, " * 1000


async def test_a_place_where_nothing_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen, match="file"):
        await Store.open(f"sqlite:///{tmp_path}/file/below.sqlite3")


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as caught:
        await Store.open(f"postgresql://ada:hush@/db?host={tmp_path}")
    assert "hush" not in str(caught.value)


async def test_without_the_driver_for_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(CannotOpen, match=r"warptable\[postgres\]"):
        await Store.open("postgresql://localhost/db")


@pytest.mark.parametrize("url", ["", "games.sqlite3", "mysql://localhost/db", "sqlite://", "sqlite:///:memory:"])
async def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(CannotOpen):
        await Store.open(url)


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("sqlite:///games.sqlite3", "sqlite+aiosqlite:///games.sqlite3"),
        ("sqlite:////var/games.sqlite3", "sqlite+aiosqlite:////var/games.sqlite3"),
        ("postgresql://ada@host/db", "postgresql+asyncpg://ada@host/db"),
        ("postgres://ada@host/db", "postgresql+asyncpg://ada@host/db"),
        ("postgresql://host/db?sslmode=require", "postgresql+asyncpg://host/db?ssl=require"),
    ],
)
def test_addresses(written: str, meant: str) -> None:
    assert address.driver_url(written).render_as_string(hide_password=False) == meant


async def test_the_folder_is_made_and_private(tmp_path: Path) -> None:
    file = tmp_path / "a b" / "100 % games?" / "x#y.sqlite3"
    made = str(URL.create("sqlite", database=str(file)))
    await (await Store.open(made)).close()
    assert file.is_file()
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/ada/.local/share"),
        ("linux", {}, "/home/ada/.local/share"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/ada/Library/Application Support"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local"),
        ("win32", {}, "/home/ada/AppData/Local"),
    ],
)
def test_the_usual_place(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ada"))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert address.driver_url(default_url()).database == f"{folder}/warptable/warptable.sqlite3"
