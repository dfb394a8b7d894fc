"""What a running game needs of its table and of the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from warptable.bots import Saying

from .journal import Entry
from .orders import StandingOrders
from .seats import SeatHolder


class Pace(Protocol):
    """The settings of a table that a running game looks at."""

    @property
    def pace(self) -> str: ...

    @property
    def by_day(self) -> bool:
        """Do people come one after the other, when it suits them?"""
        ...

    @property
    def window(self) -> int: ...

    @property
    def speed(self) -> str: ...

    @property
    def voices(self) -> bool:
        """Do the bots speak?"""
        ...

    @property
    def lesson(self) -> int: ...


class Seated(Protocol):
    """A table as its game sees it: who decides for which seat, with which orders and at which pace. All of it may
    change while the game runs."""

    @property
    def settings(self) -> Pace: ...

    @property
    def seats(self) -> Sequence[SeatHolder]: ...

    @property
    def orders(self) -> Sequence[StandingOrders]: ...

    @property
    def unread(self) -> bool:
        """Does the game wait until somebody has read what it is about?"""
        ...

    @property
    def played_on(self) -> bool:
        """Does a lesson go on after its end?"""
        ...

    @property
    def halted(self) -> bool:
        """Has somebody stopped the table, to look at every step?"""
        ...


class Keeper(Protocol):
    """Where a game stores what must not be lost. It takes over at once and writes as soon as it can, in this order."""

    def check(self) -> None:
        """Raises Refused if nothing can be stored now. Whoever changes something asks first."""
        ...

    def keep(self, entry: Entry) -> None: ...

    def snapshot(self, data: bytes) -> None: ...

    def keep_record(self) -> None: ...

    @property
    def is_watched(self) -> bool:
        """Does anybody look at the table?"""
        ...

    def announce(self, message_id: str, seat: int) -> None:
        """Let the table say in the chat what happened to a seat."""
        ...

    def say(self, saying: Saying) -> None:
        """Let a bot say something in the chat."""
        ...

    async def written(self) -> None:
        """Wait until everything taken over is written; raises Refused if that may take long."""
        ...

    async def working(self) -> float:
        """Wait until things can be stored; returns how many seconds that took, 0 if they could be at once."""
        ...
