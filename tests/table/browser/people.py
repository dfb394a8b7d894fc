"""Somebody at a browser: a context of its own, hence a guest of its own, watched for what must not happen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

INSIDE = ("data", "blob", "about")


@dataclass
class Person:
    """A page in a browser, what it asked for and what went wrong in it."""

    context: BrowserContext
    home: str
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    page: Page = field(init=False)

    def __post_init__(self) -> None:
        self.context.on("request", self._asked)
        self.context.on("console", self._said)
        self.context.on("weberror", self._failed)
        self.page = self.context.pages[0] if self.context.pages else self.context.new_page()
        self.page.on("websocket", self._connected)

    def leave(self) -> None:
        """Watch no longer what happens in the context: it is somebody else's."""
        self.context.remove_listener("request", self._asked)
        self.context.remove_listener("console", self._said)
        self.context.remove_listener("weberror", self._failed)
        for page in self.context.pages:
            page.remove_listener("websocket", self._connected)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._connected)
        return page

    def goto(self, path: str) -> Page:
        self.page.goto(self.home + path)
        return self.page

    def expect(self, *patterns: str) -> None:
        """Complaints like these are part of the test."""
        self.expected += patterns

    def foreign(self) -> list[str]:
        """What was asked of any other host."""
        ours = urlsplit(self.home).netloc
        return [url for url in self.requests if urlsplit(url).scheme not in INSIDE and urlsplit(url).netloc != ours]

    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any(re.search(pattern, text) for pattern in self.expected)]

    def check(self) -> None:
        """Fails if the page asked a foreign host for anything, or complained."""
        found = [f"foreign: {url}" for url in self.foreign()] + self.unexpected()
        assert not found, "\n".join(found)

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)

    def _connected(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, error: WebError) -> None:
        self.complaints.append(f"page error: {error.error}")


def check_all(people: Iterable[Person]) -> None:
    for person in people:
        person.check()
