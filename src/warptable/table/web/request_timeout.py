"""Requests that must arrive whole in good time. Otherwise a request that was half sent would stay open until the server
stops, and enough of them would leave no room for others."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 20.0
"""Seconds from the first to the last byte of a request."""
NOISE = ("Invalid HTTP request received.", "Unsupported upgrade request.")


class PromptRequests(HttpToolsProtocol):
    """uvicorn's requests with a time limit; it has one only between two requests."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        self._got_all()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_rest()

    def on_message_complete(self) -> None:
        self._got_all()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._got_all()
        super().handle_websocket_upgrade()

    def _expect_rest(self) -> None:
        self._got_all()
        self._deadline = self.loop.call_later(PATIENCE, self._hang_up)

    def _got_all(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hang_up(self) -> None:
        self._deadline = None
        self.transport.close()


def is_worth_logging(record: logging.LogRecord) -> bool:
    """What strangers send must not fill the log: it is answered, and that is all there is to do."""
    return record.msg not in NOISE


def quiet(logger: logging.Logger) -> None:
    """Let it log our faults, not those of strangers."""
    logger.addFilter(is_worth_logging)
