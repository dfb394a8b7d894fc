"""The part of the store for messages to people who are asked: their devices and mailboxes, and what they were told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, select

from . import schema
from .rows import DeviceRow, MailboxRow, ToldRow
from .writes import DropDevice, DropMailbox, DropTold, Write, WriteDevice, WriteMailbox, WriteTold

Read = Callable[[Select[*tuple[Any, ...]]], Awaitable[Sequence[Row[*tuple[Any, ...]]]]]


class NoticeShelf:
    """Every method waits until its write is done, and raises Unavailable if the database cannot be reached."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def reachable(self) -> tuple[set[str], set[str]]:
        """All guests who have a device, and all who have confirmed a mail address."""
        devices, boxes = schema.devices, schema.mailboxes
        by_push = await self._read(select(devices.c.guest).distinct())
        by_mail = await self._read(select(boxes.c.guest).where(boxes.c.confirmed.is_(True)))
        return {row.guest for row in by_push}, {row.guest for row in by_mail}

    # ---- devices -------------------------------------------------------------------------------------------

    async def devices(self, guest: str) -> list[DeviceRow]:
        found = await self._read(select(schema.devices).where(schema.devices.c.guest == guest))
        return [DeviceRow(**row._mapping) for row in found]

    async def add_device(self, row: DeviceRow, most: int) -> None:
        """Add a device, or note its new owner. A guest has at most this many; the oldest are forgotten."""
        await self._write(WriteDevice(row, most))

    async def drop_device(self, endpoint: str) -> None:
        await self._write(DropDevice(endpoint))

    # ---- mailboxes -----------------------------------------------------------------------------------------

    async def mailbox(self, guest: str) -> MailboxRow | None:
        return await self._mailbox(schema.mailboxes.c.guest == guest)

    async def mailbox_by_token(self, token: str) -> MailboxRow | None:
        return await self._mailbox(schema.mailboxes.c.token == token)

    async def _mailbox(self, condition: Any) -> MailboxRow | None:
        found = await self._read(select(schema.mailboxes).where(condition))
        return MailboxRow(**found[0]._mapping) if found else None

    async def save_mailbox(self, row: MailboxRow) -> None:
        await self._write(WriteMailbox(row))

    async def confirm_mailbox(self, row: MailboxRow) -> None:
        await self._write(WriteMailbox(msgspec.structs.replace(row, confirmed=True)))

    async def drop_mailbox(self, guest: str) -> None:
        await self._write(DropMailbox(guest))

    # ---- what was told -------------------------------------------------------------------------------------

    async def told(self) -> list[ToldRow]:
        """Everything that people were told and have not answered yet."""
        return [ToldRow(*row) for row in await self._read(select(schema.told))]

    async def note_told(self, row: ToldRow) -> None:
        """Raises Missing if the table is gone."""
        await self._write(WriteTold(row))

    async def forget_told(self, row: ToldRow) -> None:
        await self._write(DropTold(row))
