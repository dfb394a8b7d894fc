"""Who looks at a table: its open pages, and how they learn that there is something new."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ..reader import Reader

COMING_AND_GOING = 0.3
"""Seconds in which people come and go before the others see it."""


class Watcher:
    """One open page. `dirty`: there is something new to send. A slow page skips frames, it never queues them."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.dirty = asyncio.Event()
        self.dirty.set()


class Watchers:
    """The open pages of one table; one guest may have several."""

    def __init__(self) -> None:
        self._pages: list[Watcher] = []
        self._timer: asyncio.TimerHandle | None = None

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._pages)

    def __len__(self) -> int:
        return len(self._pages)

    @property
    def is_about_to_mark(self) -> bool:
        """Has somebody come or gone of whom the others have not seen yet?"""
        return self._timer is not None

    def add(self, reader: Reader) -> Watcher:
        watcher = Watcher(reader)
        self._show_soon_who_is_here()
        self._pages.append(watcher)
        return watcher

    def remove(self, watcher: Watcher) -> None:
        if watcher in self._pages:
            self._pages.remove(watcher)
        self._show_soon_who_is_here()

    def has(self, guest: str) -> bool:
        """Has this guest a page of the table open?"""
        return any(watcher.reader.guest == guest for watcher in self._pages)

    def guests(self) -> list[str]:
        """Whose pages these are, in the order in which they were opened."""
        return [watcher.reader.guest for watcher in self._pages]

    def mark_pages_stale(self) -> None:
        """Mark every open page for a new frame."""
        for watcher in self._pages:
            watcher.dirty.set()

    def _show_soon_who_is_here(self) -> None:
        """Somebody comes or goes. Many do at once when a link goes round, and the others need not hear of each."""
        if self._pages and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(COMING_AND_GOING, self._show_who_is_here)
        elif not self._pages and self._timer is not None:
            self._timer.cancel()  # nobody is left to see it, and the timer would keep the room in memory
            self._timer = None

    def _show_who_is_here(self) -> None:
        self._timer = None
        self.mark_pages_stale()
