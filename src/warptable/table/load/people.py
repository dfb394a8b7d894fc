"""Simulated people: guests with a cookie, their open pages, and the tables at which they play."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlencode

from warptable.game import usual_edition
from warptable.text import t

from .errors import Unmeasurable
from .forms import Fields, Forms, Question
from .stopwatch import Stopwatch
from .tally import Tally
from .wire import BROWSER, Connection, Lost, Reply, Socket, socket_request

EDITION = usual_edition()
SETTINGS: Fields = [
    ("edition", EDITION),
    ("choice", "two"),
    ("flares", "on"),
    ("pace", "relaxed"),
    ("window", "0"),
    ("speed", "none"),
    ("spectators", "on"),
]
"""A table at which nothing waits but for answers."""
TRIES = 20
"""After this many refused answers a person gives up on a question."""
LOCALE = "en"
_LIVE = re.compile(r'hx-ws:connect="([^"]+)"')


log = logging.getLogger(__name__)


class Guest:
    """A browser: its cookies, and connections that it keeps."""

    def __init__(self, host: str, port: int, tally: Tally) -> None:
        self.port, self.address = port, host
        self.host = f"{host}:{port}"
        self.cookies: dict[str, str] = {}
        self._tally = tally
        self._idle: list[Connection] = []

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def get(self, path: str) -> str:
        reply = await self._send(f"GET {path} HTTP/1.1\r\nhost: {self.host}\r\n{BROWSER}cookie: {self.cookie}\r\n\r\n")
        if reply.status != 200:
            raise Unmeasurable(f"{path}: {reply.status}")
        return reply.text

    async def post(self, path: str, fields: Fields, page: str = "/") -> Reply:
        """Post a form as the script of a page does."""
        body = urlencode(fields)
        return await self._send(
            f"POST {path} HTTP/1.1\r\nhost: {self.host}\r\norigin: http://{self.host}\r\n"
            f"referer: http://{self.host}{page}\r\n{BROWSER}cookie: {self.cookie}\r\n"
            f"hx-request: true\r\nhx-current-url: http://{self.host}{page}\r\n"
            f"content-type: application/x-www-form-urlencoded\r\ncontent-length: {len(body)}\r\n\r\n{body}"
        )

    async def submit(self, path: str, fields: Fields) -> Reply:
        """Post a form that must be accepted."""
        reply = await self.post(path, fields)
        if reply.status not in (200, 204):
            raise Unmeasurable(f"{path}: {reply.status} {reply.text[:200]}")
        return reply

    async def _send(self, request: str) -> Reply:
        """Send a request, again if the kept connection was closed meanwhile: servers drop those that are idle."""
        data = request.encode()
        try:
            reply = await self._ask(self._idle.pop() if self._idle else await self._connected(), data)
        except Lost:
            reply = await self._ask(await self._connected(), data)
        for line in reply.headers.get("set-cookie", "").split("\n"):
            name, _, value = line.partition(";")[0].partition("=")
            if name:
                self.cookies[name] = value
        self._tally.errors += reply.status >= 500
        return reply

    async def _ask(self, connection: Connection, request: bytes) -> Reply:
        try:
            return await connection.send(request)
        finally:
            self._idle.append(connection)

    async def _connected(self) -> Connection:
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(Connection, self.address, self.port))[1]

    def close(self) -> None:
        for connection in self._idle:
            connection.close()


@dataclass(slots=True, eq=False)
class Page:
    """A guest's open page of the table; `number` among all pages of this table, the seats first."""

    number: int
    guest: Guest
    forms: Forms
    socket: Socket | None = None
    busy: bool = False


class Table:
    """One table of people who play one game after another, and of people who watch."""

    def __init__(
        self, number: int, people: Sequence[Guest], viewers: Sequence[Guest], tally: Tally, think: float | None
    ) -> None:
        """`think`: the seconds that people take for an answer; None: they answer only when `answer_one` is called."""
        self.number = number
        self.code = ""
        self.stopwatch = Stopwatch(len(people) + len(viewers), tally.times)
        self._seats = len(people)
        self._guests = [*people, *viewers]
        self._pages: list[Page] = []
        self._tally = tally
        self._think = think
        self._rng = Random(f"table {number}")
        self._tasks: set[asyncio.Task[None]] = set()
        self._moving = False

    # ---- from the lobby to the game ---------------------------------------------------------------------

    async def begin(self) -> None:
        """Create the table with the forms of the lobby, sit down and start."""
        host, *others = self._guests[: self._seats]
        for guest in self._guests:
            await guest.get("/")
        fields = [("players", str(self._seats)), ("name", f"Table {self.number}"), *SETTINGS]
        self.code = _table_in(await host.submit("/tables", fields))
        for seat, guest in enumerate(others, 1):
            await guest.submit(f"{self._at}/sit", [("seat", str(seat)), ("name", f"Person {seat}")])
        await self._start(host)

    async def _start(self, host: Guest) -> None:
        await host.submit(f"{self._at}/start", [])
        self._pages = [Page(number, guest, Forms()) for number, guest in enumerate(self._guests)]
        for page in self._pages:
            await self._open(page)

    async def _open(self, page: Page) -> None:
        """Load the page and connect its socket."""
        text = await page.guest.get(self._at)
        live = _LIVE.search(text)
        if live is None:
            raise Unmeasurable(f"{self._at} has no socket")
        page.forms.read(text.encode())
        request = socket_request(page.guest.host, live[1], page.guest.cookie)
        _, page.socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(request, lambda data, wire: self._heard(page, data, wire), self._lost),
            page.guest.address,
            page.guest.port,
        )

    @property
    def _at(self) -> str:
        return f"/t/{self.code}"

    # ---- what arrives -----------------------------------------------------------------------------------

    def _heard(self, page: Page, data: bytes, wire: int) -> None:
        if page not in self._pages:
            return
        self.stopwatch.show(page.number, time.perf_counter())
        self._tally.frames += 1
        self._tally.plain += len(data)
        self._tally.wire += wire
        if page.number >= self._seats:
            return
        page.forms.read(data)
        if page.forms.over and not self._moving:
            self._moving = True
            self._spawn(self._again(page.guest))
        elif self._think is not None and not page.busy and page.forms.open() is not None:
            page.busy = True
            self._spawn(self._answer_all(page, self._think))

    def _lost(self) -> None:
        self._tally.errors += 1

    # ---- what people do ---------------------------------------------------------------------------------

    async def _answer_all(self, page: Page, think: float) -> None:
        """Answer until nothing is asked any more."""
        while page in self._pages and page.forms.open() is not None:
            if think:
                await asyncio.sleep(think)
            if page in self._pages and (question := page.forms.open()) is not None:
                await self._answer(page, question)
        page.busy = False

    async def answer_one(self) -> None:
        """Somebody who is asked answers."""
        asked = [page for page in self._pages[: self._seats] if page.forms.open() is not None]
        if asked:
            page = self._rng.choice(asked)
            question = page.forms.open()
            assert question is not None
            await self._answer(page, question)

    async def _answer(self, page: Page, question: Question) -> None:
        fields = question.answer(self._rng)
        under_way = self.stopwatch.post(page.number, time.perf_counter())
        reply = await page.guest.post(f"{self._at}/{question.path}", fields, self._at)
        if page not in self._pages:
            return  # the game ended meanwhile, and everybody has gone on to the next one
        if reply.status == 204:
            self.stopwatch.acknowledge(under_way, time.perf_counter())
            self._tally.answers += 1
            self._tally.by_table.add(self.number)
            page.forms.close(question)
            return
        self.stopwatch.drop(under_way)
        question.refused += 1
        if t(LOCALE, "refused-stale") in reply.text:
            self._tally.stale += 1
            page.forms.close(question)
            return
        self._tally.refused += 1
        if question.refused >= TRIES:
            page.forms.close(question)

    async def _again(self, guest: Guest) -> None:
        """The game is over: everybody goes on to the next one."""
        self._tally.finished += 1
        reply = await guest.submit(f"{self._at}/again", [])
        self._leave()
        self.code = _table_in(reply)
        await self._start(guest)
        self._moving = False

    def _leave(self) -> None:
        for page in self._pages:
            if page.socket is not None:
                page.socket.close()
        self._pages = []
        self.stopwatch.forget()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._tally.errors += 1
            log.error("table %s: %r", self.number, error)

    async def close(self) -> None:
        under_way = list(self._tasks)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        self._leave()
        for guest in self._guests:
            guest.close()


def _table_in(reply: Reply) -> str:
    """The code of the table to which the server sends a guest."""
    address = reply.headers.get("hx-redirect", "")
    if not address.startswith("/t/"):
        raise Unmeasurable("the server did not name a table")
    return address.removeprefix("/t/")
