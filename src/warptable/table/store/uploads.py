"""The part of the store for games that people have uploaded to watch them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from . import schema
from .rows import UploadRow
from .writes import Write, refusing

Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[Sequence[Row[*tuple[Any, ...]]]]]


@dataclass(frozen=True, slots=True)
class AddUpload:
    """A new game; raises Taken if the id is in use."""

    row: UploadRow

    def run(self, connection: Connection) -> None:
        with refusing(self.row.id):
            connection.execute(insert(schema.uploads).values(msgspec.structs.asdict(self.row)))


@dataclass(frozen=True, slots=True)
class NoteSeen:
    """Somebody has looked at a game."""

    id: str
    at: float

    def run(self, connection: Connection) -> None:
        connection.execute(update(schema.uploads).where(schema.uploads.c.id == self.id).values(seen_at=self.at))


@dataclass(frozen=True, slots=True)
class DropUpload:
    """A game of this guest; that of somebody else stays."""

    id: str
    guest: str

    def run(self, connection: Connection) -> None:
        uploads = schema.uploads
        connection.execute(delete(uploads).where(uploads.c.id == self.id, uploads.c.guest == self.guest))


@dataclass(frozen=True, slots=True)
class DropUnseen:
    """The games at which nobody has looked since this time."""

    before: float

    def run(self, connection: Connection) -> None:
        connection.execute(delete(schema.uploads).where(schema.uploads.c.seen_at < self.before))


class UploadShelf:
    """Every method waits until its write is done, and raises Unavailable if the database cannot be reached."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def add(self, row: UploadRow) -> None:
        await self._write(AddUpload(row))

    async def get(self, upload: str) -> UploadRow | None:
        found = await self._read(select(schema.uploads).where(schema.uploads.c.id == upload))
        return UploadRow(**found[0]._mapping) if found else None

    async def of(self, guest: str) -> list[UploadRow]:
        """The games of a guest without their data, the newest first."""
        columns = [column for column in schema.uploads.c if column.name != "data"]
        mine = select(*columns).where(schema.uploads.c.guest == guest)
        found = await self._read(mine.order_by(schema.uploads.c.added_at.desc(), schema.uploads.c.id))
        return [UploadRow(**row._mapping) for row in found]

    async def seen_at(self, upload: str) -> float | None:
        """When it was noted last that somebody looks at this game; None: there is no such game."""
        found = await self._read(select(schema.uploads.c.seen_at).where(schema.uploads.c.id == upload))
        return found[0].seen_at if found else None

    async def number(self) -> int:
        """How many there are in all."""
        found = await self._read(select(func.count()).select_from(schema.uploads))
        return int(found[0][0])

    async def note_seen(self, upload: str, at: float) -> None:
        await self._write(NoteSeen(upload, at))

    async def drop(self, upload: str, guest: str) -> None:
        await self._write(DropUpload(upload, guest))

    async def drop_unseen(self, before: float) -> None:
        await self._write(DropUnseen(before))
