"""What strangers and careless programs send: it is answered in words, counted, and never ends in an error of ours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.table.tables import opened, people, until, url
from warptable.table.errors import Refused
from warptable.table.rooms.settings import TableSettings
from warptable.table.rooms.watching import COMING_AND_GOING
from warptable.table.web import limits, request_timeout
from warptable.table.web.app import make_app
from warptable.table.web.limits import FORMS, TABLES, Limits, is_counted

HTMX = {"hx-request": "true"}
FORM = {"edition": "ffg", "players": "3", "choice": "two", "pace": "relaxed", "window": "5", "speed": "none"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(url(tmp_path)), follow_redirects=False) as made:
        made.get("/")
        yield made


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "", "//", "http://[::1"])
def test_an_origin_that_is_no_address_is_refused(client: TestClient, origin: str) -> None:
    assert client.post("/play-now", headers={"origin": origin}).status_code == 403
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/t/abc/ws", headers={"origin": origin}):
        pass


def test_whatever_is_sent_through_the_socket_of_a_page_changes_nothing(client: TestClient) -> None:
    table = client.post("/tables", data=FORM | {"spectators": "on"}).headers["location"]
    with client.websocket_connect(f"{table}/ws") as page:
        page.receive_text()
        page.send_bytes(b"\xff\x00")
        page.send_text("hello")
        client.post(f"{table}/name", data={"name": "Nova"})
        assert "Nova" in page.receive_text()


def test_an_address_that_cannot_be_a_table_is_no_table(database: str) -> None:
    with TestClient(make_app(database), follow_redirects=False) as client:
        for table in ("%00", "abc%00", "%ff", "%F0%9F%9A%80", "a" * 5000, "x'--"):
            assert client.get(f"/t/{table}").status_code == 404, table
            with client.websocket_connect(f"/t/{table}/ws") as page, pytest.raises(WebSocketDisconnect) as closed:
                page.receive_text()
            assert closed.value.code == 4404, table


def test_a_guest_cannot_open_a_thousand_tables(client: TestClient) -> None:
    answers = [client.post("/tables", data=FORM, headers=HTMX) for _ in range(TABLES.guest.at_once + 1)]
    assert [answer.status_code for answer in answers] == [200] * TABLES.guest.at_once + [429]
    assert "Wait 60 seconds before you open another" in answers[-1].text.replace("\u2068", "").replace("\u2069", "")


def test_after_a_while_there_is_room_for_one_more() -> None:
    now = [0.0]
    counted = Limits(lambda: now[0])

    def allowed() -> int:
        number = 0
        while True:
            try:
                counted.spend(TABLES, "ada", "192.0.2.1")
            except Refused:
                return number
            number += 1

    assert allowed() == TABLES.guest.at_once
    now[0] += TABLES.guest.seconds - 1
    assert allowed() == 0
    now[0] += 1
    assert allowed() == 1
    now[0] += 1e6
    assert allowed() == TABLES.guest.at_once, "nobody saves up more than that"


def test_many_guests_at_one_address_are_counted_together_but_not_on_the_servers_own_computer() -> None:
    for address, most in (("192.0.2.1", TABLES.address.at_once), ("127.0.0.1", 1000), ("::1", 1000)):
        counted = Limits(lambda: 0.0)
        refused = 0
        for number in range(1000):
            try:
                counted.spend(TABLES, f"guest{number}", address)
            except Refused:
                refused += 1
        assert refused == 1000 - most, address


def test_what_is_refused_is_not_counted() -> None:
    now = [0.0]
    counted = Limits(lambda: now[0])
    for _ in range(TABLES.guest.at_once):
        counted.spend(TABLES, "ada", "192.0.2.1")
    for _ in range(100):
        with pytest.raises(Refused):
            counted.spend(TABLES, "ada", "192.0.2.1")
    now[0] += TABLES.guest.seconds
    counted.spend(TABLES, "ada", "192.0.2.1")


def test_guests_who_have_gone_are_forgotten() -> None:
    now = [0.0]
    counted = Limits(lambda: now[0])
    for number in range(limits.FORGOTTEN + 1):
        now[0] += FORMS.guest.seconds
        counted.spend(FORMS, f"guest{number}", "")
    assert len(counted._busy) < 100


def test_only_so_many_pages_of_one_guest_are_kept_up_to_date(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GUEST_SOCKETS", 1)
    table = client.post("/tables", data=FORM).headers["location"]
    with client.websocket_connect(f"{table}/ws") as first:
        first.receive_text()
        with client.websocket_connect(f"{table}/ws") as second:
            assert "Too many pages" in second.receive_text()
            with pytest.raises(WebSocketDisconnect) as closed:
                second.receive_text()
        assert closed.value.code == 4429
    with client.websocket_connect(f"{table}/ws") as third:
        assert "Too many pages" not in third.receive_text()


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.9.1", "::1", "", "testclient"])
def test_whoever_comes_from_here_is_not_counted_by_address(address: str) -> None:
    assert not is_counted(address)


@pytest.mark.anyio
async def test_those_who_come_at_once_are_told_of_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        host, *friends = people(60)
        room = await hub.create(host, TableSettings(players=3))
        page = await room.enter(host)
        await until(lambda: not room.watchers.is_about_to_mark)
        page.dirty.clear()
        told = 0
        mark = room.watchers.mark_pages_stale

        def counting() -> None:
            nonlocal told
            told += 1
            mark()

        room.watchers.mark_pages_stale = counting  # type: ignore[method-assign]
        for friend in friends:
            await room.enter(friend)
        await until(page.dirty.is_set)
        assert told == 1
        assert COMING_AND_GOING < 1, "friends see each other come"


# ---- requests that are never whole ----------------------------------------------------------------------------


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[int]:
    config = uvicorn.Config(
        make_app(url(folder)), port=0, log_config=None, http=request_timeout.PromptRequests, lifespan="on", ws="none"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await running


@pytest.mark.anyio
@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST /play-now HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nlevel=",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
    ],
    ids=["nothing", "headers", "a form", "the second on a connection"],
)
async def test_a_request_that_is_half_sent_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, half: bytes
) -> None:
    monkeypatch.setattr(request_timeout, "PATIENCE", 0.2)
    async with serving(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(half)
        read = await reader.read()  # ends when the server hangs up
        assert read.startswith(b"HTTP/1.1 200") == half.startswith(b"GET /healthz")
        writer.close()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.anyio
async def test_whoever_takes_long_between_two_requests_is_not_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_timeout, "PATIENCE", 0.1)
    async with serving(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            assert b"200" in await reader.readline()
            await reader.readuntil(b"ok")
            await asyncio.sleep(0.3)  # longer than the server waits for the rest of a request
        writer.close()


def test_what_strangers_send_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("a server")
    request_timeout.quiet(logger)
    logger.warning("Invalid HTTP request received.")
    logger.warning("Exception in ASGI application")
    assert [record.message for record in caplog.records] == ["Exception in ASGI application"]
