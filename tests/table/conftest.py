"""For the tests of the table. Databases: SQLite files and a real PostgreSQL, started once and thrown away. And what
people may choose: everything, or all but the variants of Cosmic Dominion."""

from __future__ import annotations

import itertools
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from subprocess import DEVNULL

import pytest

from tests.table.postgres import own_server
from warptable.table.store import Store

DOMINION = (
    "dominion-aliens",
    "reward-deck",
    "flagships",
    "salvage-vessels",
    "two-ships",
    "two-flagships",
    "two-salvage-vessels",
)
MakeDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[int], str]]:
    """Empties the database of this number on a PostgreSQL of our own, and tells its address."""
    folder = Path(tempfile.mkdtemp(prefix="warptable-postgres-"))
    server = own_server(folder / "data")
    known: set[int] = set()

    def empty(number: int) -> str:
        url = server.get_uri(f"test{number}")
        if number in known:  # a new database is three hundred new files, an emptied one none
            psql(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
        else:
            psql(server.get_uri(), f"CREATE DATABASE test{number};")
            known.add(number)
        return url

    def psql(url: str, command: str) -> None:
        subprocess.run([server.bin_path / "psql", "--quiet", "--command", command, url], check=True, stderr=DEVNULL)

    yield empty
    # Nobody wants these data any more: no need to write them out before stopping.
    stop = [str(server.bin_path / "pg_ctl"), "stop", "--silent", "--mode=immediate", f"--pgdata={server.pgdata}"]
    subprocess.run(stop, user=server.system_user, check=True)
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> MakeDatabase:
    """Makes addresses of empty databases, of either kind in turn."""
    numbers = itertools.count()
    if request.param == "postgres":
        empty: Callable[[int], str] = request.getfixturevalue("postgres")
        return lambda: empty(next(numbers))
    return lambda: f"sqlite:///{tmp_path}/test{next(numbers)}.sqlite3"


@pytest.fixture
def database(new_database: MakeDatabase) -> str:
    return new_database()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()
