"""The part of the store for what belongs to a guest: all of their tables, and their private link."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import or_, select

from . import schema
from .guest_writes import DropLink, WriteLink
from .notices import Read
from .rows import LinkRow, TableRow
from .writes import Write


class GuestShelf:
    """Every method waits until its write is done, and raises Unavailable if the database cannot be reached."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def tables(self, guest: str) -> list[TableRow]:
        """All tables where this guest sits, the last changed first. They may be thousands, so the other guests there
        are not told with them: the bodies name them."""
        return await self._tables(schema.tables.c.id.in_(_seats_of(guest)))

    async def belonging(self, guest: str) -> list[TableRow]:
        """The same, and the tables whose host this guest is."""
        tables = schema.tables.c
        return await self._tables(or_(tables.id.in_(_seats_of(guest)), tables.host == guest))

    async def _tables(self, condition: Any) -> list[TableRow]:
        tables = schema.tables
        found = await self._read(select(tables).where(condition).order_by(tables.c.changed_at.desc(), tables.c.id))
        names = tables.c.keys()
        return [TableRow(**dict(zip(names, row, strict=True))) for row in found]

    async def link(self, guest: str) -> LinkRow | None:
        return await self._link(schema.links.c.guest == guest)

    async def link_by_digest(self, digest: bytes) -> LinkRow | None:
        return await self._link(schema.links.c.digest == digest)

    async def _link(self, condition: Any) -> LinkRow | None:
        found = await self._read(select(schema.links).where(condition))
        return LinkRow(**found[0]._mapping) if found else None

    async def save_link(self, row: LinkRow) -> None:
        await self._write(WriteLink(row))

    async def drop_link(self, guest: str) -> None:
        await self._write(DropLink(guest))


def _seats_of(guest: str) -> Any:
    return select(schema.seated.c.table_id).where(schema.seated.c.guest == guest)
