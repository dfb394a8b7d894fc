"""A channel by which people are told that they are asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from .outgoing import Forbidden
from .waits import Wait, WaitingTable

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody is asked at a table: what a message may tell."""

    table: str
    table_name: str
    wait: Wait

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


class Channel(Protocol):
    """`delay`: seconds that somebody is asked without looking before they are told by this channel."""

    name: str
    delay: float

    def concerns(self, table: WaitingTable, wait: Wait) -> bool:
        """Is this person told by this channel?"""
        ...

    async def notify(self, asked: Notice) -> None: ...

    async def withdraw(self, asked: Notice) -> None:
        """The person has answered, or is asked no more."""
        ...


class TryLater(Exception):
    """It did not succeed, but may the next time. `seconds`: how long to wait at least."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


LONGEST_DELAY = 300.0


async def persistently(what: str, attempt: Callable[[], Awaitable[None]], delays: Sequence[float]) -> None:
    """Try, and after each of these delays once more; then give up and say so in the log."""
    for delay in (*delays, None):
        try:
            await attempt()
            return
        except Forbidden as error:
            log.warning("%s: nothing is sent to %s", what, error)
            return
        except (TryLater, OSError, TimeoutError) as error:
            if delay is None:
                log.warning("%s: given up: %s", what, error)
                return
            asked_for = error.seconds if isinstance(error, TryLater) else 0.0
            await asyncio.sleep(min(LONGEST_DELAY, max(delay, asked_for)))
