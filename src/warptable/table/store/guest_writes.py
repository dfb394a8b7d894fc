"""What is written when a guest gets a private link, becomes another guest, or is forgotten."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from . import schema
from .rows import LinkRow
from .writes import upsert


@dataclass(frozen=True, slots=True)
class WriteLink:
    """The private link of a guest. An older one is of no use any more."""

    row: LinkRow

    def run(self, connection: Connection) -> None:
        upsert(connection, schema.links, msgspec.structs.asdict(self.row), ["guest"])


@dataclass(frozen=True, slots=True)
class DropLink:
    guest: str

    def run(self, connection: Connection) -> None:
        connection.execute(delete(schema.links).where(schema.links.c.guest == self.guest))


@dataclass(frozen=True, slots=True)
class DropLines:
    """What a guest has said at a table, and what bots and the table itself have said to or about the name of this
    seat."""

    table: str
    guest: str
    seat: int
    name: str

    def run(self, connection: Connection) -> None:
        lines = schema.chat.c
        named = or_(
            lines.seat == self.seat, lines.name == self.name, lines.text.endswith(f" {self.name}", autoescape=True)
        )
        theirs = or_(lines.guest == self.guest, lines.guest.in_(NOBODY) & named)
        connection.execute(delete(schema.chat).where(lines.table_id == self.table, theirs))


NOBODY = ("", "bot")
"""Stand for the guest in lines of chat that the table or a bot has said."""
BELONGINGS = (
    schema.guests.c.id,
    schema.devices.c.guest,
    schema.mailboxes.c.guest,
    schema.links.c.guest,
    schema.uploads.c.guest,
)
"""Where a guest is known by more than a seat."""


@dataclass(frozen=True, slots=True)
class ForgetGuest:
    """Name, addresses, private link, uploaded games and lines of chat of a guest. Seats are part of the tables."""

    guest: str

    def run(self, connection: Connection) -> None:
        for column in (*BELONGINGS, schema.told.c.guest, schema.chat.c.guest):
            connection.execute(delete(column.table).where(column == self.guest))


@dataclass(frozen=True, slots=True)
class MoveGuest:
    """What belongs to one guest goes to another, who keeps their own name, mail address and link if they have them.
    Seats are part of the tables."""

    old: str
    new: str

    def run(self, connection: Connection) -> None:
        for column in (schema.devices.c.guest, schema.uploads.c.guest, schema.chat.c.guest):
            connection.execute(update(column.table).where(column == self.old).values(guest=self.new))
        for key in (schema.guests.c.id, schema.mailboxes.c.guest):
            if not connection.execute(select(key).where(key == self.new)).all():
                connection.execute(update(key.table).where(key == self.old).values({key.name: self.new}))
        ForgetGuest(self.old).run(connection)
