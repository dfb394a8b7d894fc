"""Whom a table waits for, as those see it who tell people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Kind = Literal["decision", "reaction"]


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that its table waits for, as everybody may know. `key` names the question, also after a restart. `ends`:
    until when it may be answered; None: no limit. `is_open`: this person is still asked. In a pause nobody else may
    learn that, so what others get to see must not depend on it."""

    guest: str
    name: str
    key: str
    kind: Kind
    ends: float | None = None
    is_open: bool = True


class OpenPages(Protocol):
    def has(self, guest: str) -> bool:
        """Has this guest a page of the table open?"""
        ...


class WaitingTable(Protocol):
    """A table, as far as it matters here."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def by_day(self) -> bool: ...

    def waits(self) -> Sequence[Wait]: ...

    @property
    def watchers(self) -> OpenPages: ...

    async def written(self) -> None:
        """Wait until everything that has changed is stored; raises Refused if that may take long."""
        ...


class Listener(Protocol):
    """Whoever wants to know when tables change."""

    def changed(self, table: WaitingTable) -> None:
        """Something has changed, perhaps whom it waits for or who looks. It must return at once."""
        ...


class _Nobody:
    def changed(self, table: WaitingTable) -> None:
        pass


NOBODY: Listener = _Nobody()
"""Where nobody is told anything."""
