"""The real program with a push service and a mail server beside it: what people have asked for outlives the server."""

from __future__ import annotations

import asyncio
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.table.browser.serving import Server
from tests.table.push_service import Browser, http_server, mail_server
from tests.table.tables import run
from warptable.cli.serve import PRIVATE


class Visitor:
    """Somebody with a browser that keeps cookies."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    async def get(self, path: str) -> str:
        return await asyncio.to_thread(self._ask, path, None)

    async def post(self, path: str, **fields: str) -> str:
        return await asyncio.to_thread(self._ask, path, urlencode(fields).encode())

    def _ask(self, path: str, data: bytes | None) -> str:
        request = urllib.request.Request(self._server.url + path, data)
        with self._opener.open(request, timeout=60) as answer:
            return str(answer.read().decode())


def test_a_killed_server_still_knows_whom_to_tell_and_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody wants pushes and mail, begins a game and goes. The server dies before anybody is told; the next one
    tells them."""
    monkeypatch.setenv(PRIVATE, "yes")

    async def story() -> None:
        async with http_server() as service, mail_server() as post:
            mail = f"smtp://127.0.0.1:{post.port}"
            server = Server(
                tmp_path, "--mail", mail, "--mail-from", "table@example.org", "--address", "https://table.example.org/"
            )
            await asyncio.to_thread(server.start)
            try:
                visitor, browser = Visitor(server), Browser()
                await visitor.get("/")
                await visitor.post("/push", endpoint=service.url("/device"), **browser.keys)
                key = await visitor.get("/push/key")
                await visitor.post("/mail", address="me@example.org")
                [mail_sent] = await post.got(1)
                text = mail_sent.get_content()
                link = text.partition("https://table.example.org")[2].split()[0]
                await visitor.post(link)
                await visitor.post("/play-now", level="steady")
                await asyncio.to_thread(server.restart)
                [request] = await service.got(1)
                assert browser.message(request)["body"] == "You are asked to decide."
                assert await visitor.get("/push/key") == key
                assert "a mail goes to me@example.org" in await visitor.get("/mail")
                assert server.trouble() == ""
            finally:
                await asyncio.to_thread(server.stop)

    run(story())
