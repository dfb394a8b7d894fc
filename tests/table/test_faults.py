"""The database is away or full: tables wait and say so, and go on by themselves when it is back. Nothing is lost."""

from __future__ import annotations

import asyncio
import random
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text

from tests.table.postgres import own_server
from tests.table.tables import QUICK, act, begun, by_chance, game, idle, people, questions, until, where
from warptable.table.errors import Refused
from warptable.table.play.game import RunningGame
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.store import Store, Unavailable
from warptable.table.web.game import _send
from warptable.table.web.http import Services

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def hub_on(database: str) -> Any:
    store = await Store.open(database)
    hub = Hub(store)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()


async def answer_one(play: RunningGame) -> None:
    await until(lambda: idle(play))
    await act(play, random.Random(1))


class Page:
    """Takes the place of a browser: remembers what its socket sends."""

    base_url = "ws://table.test/"

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, message: str) -> None:
        self.sent.append(message)

    @property
    def says_so(self) -> bool:
        """Does the page say that nothing can be stored?"""
        told = [message for message in self.sent if 'id="storing"' in message]
        return bool(told) and "Nothing can be stored at the moment." in told[-1]


async def waits_and_goes_on(hub: Hub, room: Room, stop: Callable[[], None], start: Callable[[], None]) -> None:
    """The table waits while the database is stopped, and goes on when it is started again."""
    play, page, (reader, *_) = game(room), Page(), people(1)
    await until(lambda: len(questions(play)) == 3)
    watcher = await room.enter(reader)
    sending = asyncio.ensure_future(_send(page, Services(hub, None), room, watcher))  # type: ignore[arg-type]
    await until(lambda: len(page.sent) > 0)
    stop()
    first, second, _ = questions(play)
    with pytest.raises(Refused, match="refused-store"):  # handed over, but not told to be stored
        await play.answers.give(first.seat, play.deadlines.number_of(first), by_chance(random.Random(1)))
    await until(lambda: page.says_so)
    shown = [message for message in page.sent if 'id="storing"' not in message]
    with pytest.raises(Refused, match="refused-store"):  # not even taken
        await play.answers.give(second.seat, play.deadlines.number_of(second), by_chance(random.Random(1)))
    with pytest.raises(Refused, match="refused-store"):
        await room.say(reader, "Hello?")
    assert play.session.given() == (first.seat,)
    assert [message for message in page.sent if 'id="storing"' not in message] == shown
    start()
    await until(lambda: not hub.store.writer.trouble)
    await until(lambda: not page.says_so and len(page.sent) > len(shown) + 2)
    await play.answers.give(second.seat, play.deadlines.number_of(second), by_chance(random.Random(1)))
    for _ in range(5):
        await answer_one(play)
    assert not play.faulty
    sending.cancel()


async def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite is given no page more than it has."""
    database = f"sqlite:///{tmp_path}/table.sqlite3"
    async with hub_on(database) as hub:
        room = await begun(hub, QUICK, persons=3)

        def set_pages(most: int) -> None:
            def pragma() -> None:
                with engine.connect() as connection:
                    connection.exec_driver_sql(f"PRAGMA max_page_count={most}")

            hub.store.writer._database._thread.submit(pragma).result()

        engine = hub.store.writer._database._engine
        filler: list[asyncio.Future[None]] = []

        def fill() -> None:
            set_pages(1)  # as few as possible: no more than there are
            filler.append(asyncio.ensure_future(hub.store.append(room.id, 9999, 0, 1.0, bytes(1_000_000))))

        await waits_and_goes_on(hub, room, fill, lambda: set_pages(1_000_000))
        with pytest.raises(Unavailable):
            await filler[0]


async def test_connections_that_are_cut(postgres: Callable[[int], str]) -> None:
    """PostgreSQL ends all connections again and again, also in the middle of a transaction."""
    database = postgres(0)
    killer = await Store.open(database)
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'warptable'"
    )
    async with hub_on(database) as hub:
        room = await begun(hub, replace(QUICK, window=9), persons=3)
        play, ending = game(room), asyncio.Event()

        async def cutting() -> None:
            async with killer._engine.connect() as connection:
                while not ending.is_set():
                    await connection.execute(cut)
                    await connection.rollback()
                    await asyncio.sleep(0.02)

        cutter = asyncio.ensure_future(cutting())
        acted = 0
        while acted < 40:
            try:
                await answer_one(play)
            except Refused:
                await hub.store.writer.working()
            acted += 1
        ending.set()
        await cutter
        await until(lambda: idle(play))
        await hub.store.writer.working()
        await room.written()
        before = where(play)
        assert not play.faulty
    await killer.close()
    async with hub_on(database) as hub:
        play = game(await hub.room(room.id))
        await until(lambda: idle(play))
        assert where(play) == before


@pytest.fixture
def own_postgres() -> Iterator[tuple[str, Callable[[str], None]]]:
    """A PostgreSQL that a test may stop and start."""
    with tempfile.TemporaryDirectory(prefix="warptable-postgres-", ignore_cleanup_errors=True) as folder:
        server = own_server(Path(folder) / "data")
        options = f"--options=-h '' -k '{server.pgdata}'"

        def control(*what: str) -> None:
            command = [str(server.bin_path / "pg_ctl"), "--silent", "--wait", f"--pgdata={server.pgdata}", *what]
            quiet = subprocess.DEVNULL
            subprocess.run(command, user=server.system_user, check=True, stdout=quiet, stderr=quiet)

        def do(what: str) -> None:
            control("stop", "--mode=immediate") if what == "stop" else control("start", options, "--log=/dev/null")

        yield server.get_uri(), do
        do("stop")
        server.cleanup()


async def test_a_database_that_is_stopped_and_started(own_postgres: tuple[str, Callable[[str], None]]) -> None:
    database, do = own_postgres
    async with hub_on(database) as hub:
        room = await begun(hub, QUICK, persons=3)
        await waits_and_goes_on(hub, room, lambda: do("stop"), lambda: do("start"))
        count = len(await hub.store.answers(room.id))
        assert count == room.seq


async def test_what_was_committed_though_nobody_was_told_is_not_written_twice(postgres: Callable[[int], str]) -> None:
    """The connection is lost just when PostgreSQL reports the end of the transaction."""
    store = await Store.open(postgres(0))
    database: Any = store.writer._database
    transact = database.transact

    async def lost(work: Callable[[Connection], None]) -> None:
        await transact(work)
        database.transact = transact
        raise ConnectionResetError("just now")

    from tests.table.test_writer import a_table, an_answer

    await store.add_table(a_table())
    queue = store.queue()
    queue.put(an_answer(1))
    database.transact = lost
    await queue.written()
    assert queue.failed is None
    assert [row.seq for row in await store.answers("abc")] == [1]
    await store.close()
