"""What is written into the database, one class for each kind of row. Each runs inside a transaction of the writer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, union, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from . import schema
from .errors import Missing, Taken
from .rows import AnswerRow, CampaignGameRow, ChatRow, DeviceRow, GuestRow, MailboxRow, StoryRow, TableRow, ToldRow

SNAPSHOTS = 2
"""How many are kept of each table: one more than needed, in case the last one cannot be used."""
SECRET = "secret"


class Write(Protocol):
    def run(self, connection: Connection, /) -> None: ...


@dataclass(frozen=True, slots=True)
class WriteAnswers:
    """Answers of a game; raises Taken if a number exists, Missing if the table does not."""

    rows: tuple[AnswerRow, ...]

    def run(self, connection: Connection) -> None:
        values = [_with_table(row) for row in self.rows]
        if not values:
            return
        with refusing(*{row.table for row in self.rows}):
            connection.execute(insert(schema.answers), values)


@dataclass(frozen=True, slots=True)
class WriteSnapshot:
    """The state of a game after answer `seq`. It only saves time: the answers alone determine the whole game."""

    table: str
    seq: int
    data: bytes

    def run(self, connection: Connection) -> None:
        kept = schema.snapshots
        newest = select(kept.c.seq).where(kept.c.table_id == self.table).order_by(kept.c.seq.desc()).limit(SNAPSHOTS)
        values = {"table_id": self.table, "seq": self.seq, "data": self.data}
        with refusing(self.table):
            upsert(connection, kept, values, ["table_id", "seq"])
        connection.execute(delete(kept).where(kept.c.table_id == self.table, kept.c.seq.not_in(newest)))


@dataclass(frozen=True, slots=True)
class AddTable:
    """A new table; raises Taken if the code is in use."""

    row: TableRow

    def run(self, connection: Connection) -> None:
        with refusing(self.row.id):
            connection.execute(insert(schema.tables).values(_columns(self.row)))
        _seat(connection, self.row)


@dataclass(frozen=True, slots=True)
class WriteTable:
    """A table with its settings and seats as they are now; raises Missing."""

    row: TableRow

    def run(self, connection: Connection) -> None:
        row = self.row
        statement = update(schema.tables).where(schema.tables.c.id == row.id).values(_columns(row))
        if connection.execute(statement).rowcount == 0:
            raise Missing(row.id)
        connection.execute(delete(schema.seated).where(schema.seated.c.table_id == row.id))
        _seat(connection, row)


@dataclass(frozen=True, slots=True)
class WriteLine:
    """A line of chat; raises Missing."""

    table: str
    row: ChatRow

    def run(self, connection: Connection) -> None:
        values = msgspec.structs.asdict(self.row) | {"table_id": self.table}
        del values["number"]
        with refusing(self.table):
            connection.execute(insert(schema.chat).values(values))


@dataclass(frozen=True, slots=True)
class AddCampaignGame:
    """A new game of a campaign, which begins with its first; raises Taken if the number exists, Missing if the table or
    the campaign does not."""

    row: CampaignGameRow

    def run(self, connection: Connection) -> None:
        row = self.row
        values = msgspec.structs.asdict(row)
        values |= {"campaign_id": values.pop("campaign"), "table_id": values.pop("table")}
        with refusing(row.table):
            if row.number == 1:
                whole = {"id": row.campaign, "phase": "playing", "changed_at": row.began_at}
                connection.execute(insert(schema.campaigns).values(whole))
            connection.execute(insert(schema.campaign_games).values(values))
        if row.number > 1:
            _move(connection, row.campaign, changed_at=row.began_at)


@dataclass(frozen=True, slots=True)
class WriteResult:
    """The result of a game of a campaign; a result that is there already stays. Raises Missing. `over`: it has decided
    the campaign."""

    row: CampaignGameRow
    over: bool

    def run(self, connection: Connection) -> None:
        row, games = self.row, schema.campaign_games
        same = (games.c.campaign_id == row.campaign, games.c.number == row.number)
        kept = {"ended_at": row.ended_at, "result": row.result}
        if connection.execute(update(games).where(*same, games.c.result.is_(None)).values(kept)).rowcount:
            more = {"phase": "over"} if self.over else {}
            _move(connection, row.campaign, changed_at=row.ended_at, **more)
        elif not connection.execute(select(games.c.number).where(*same)).all():
            raise Missing(row.campaign)


@dataclass(frozen=True, slots=True)
class AmendResult:
    """A stored result of a game of a campaign becomes another one, if nobody has changed it since it was read."""

    campaign: str
    number: int
    before: bytes
    after: bytes

    def run(self, connection: Connection) -> None:
        games = schema.campaign_games
        same = (games.c.campaign_id == self.campaign, games.c.number == self.number, games.c.result == self.before)
        connection.execute(update(games).where(*same).values(result=self.after))


def _move(connection: Connection, campaign: str, **values: Any) -> None:
    connection.execute(update(schema.campaigns).where(schema.campaigns.c.id == campaign).values(values))


@dataclass(frozen=True, slots=True)
class WriteStory:
    """What was reckoned of a game; raises Missing."""

    row: StoryRow

    def run(self, connection: Connection) -> None:
        values = {"table_id": self.row.table, "version": self.row.version, "body": self.row.body}
        with refusing(self.row.table):
            upsert(connection, schema.stories, values, ["table_id"])


@dataclass(frozen=True, slots=True)
class WriteGuest:
    row: GuestRow

    def run(self, connection: Connection) -> None:
        upsert(connection, schema.guests, msgspec.structs.asdict(self.row), ["id"])


@dataclass(frozen=True, slots=True)
class AddSecret:
    """A secret of the server, unless there is one of this name already."""

    name: str
    value: bytes

    def run(self, connection: Connection) -> None:
        row = {"key": self.name, "value": self.value}
        connection.execute(_insert(connection, schema.meta).values(row).on_conflict_do_nothing())


@dataclass(frozen=True, slots=True)
class WriteDevice:
    """A browser that gets pushes. A guest has at most this many: the ones added longest ago are forgotten."""

    row: DeviceRow
    most: int

    def run(self, connection: Connection) -> None:
        devices = schema.devices
        upsert(connection, devices, msgspec.structs.asdict(self.row), ["endpoint"])
        theirs = devices.c.guest == self.row.guest
        newest = select(devices.c.endpoint).where(theirs).order_by(devices.c.added_at.desc()).limit(self.most)
        connection.execute(delete(devices).where(theirs, devices.c.endpoint.not_in(newest)))


@dataclass(frozen=True, slots=True)
class DropDevice:
    endpoint: str

    def run(self, connection: Connection) -> None:
        connection.execute(delete(schema.devices).where(schema.devices.c.endpoint == self.endpoint))


@dataclass(frozen=True, slots=True)
class WriteMailbox:
    row: MailboxRow

    def run(self, connection: Connection) -> None:
        upsert(connection, schema.mailboxes, msgspec.structs.asdict(self.row), ["guest"])


@dataclass(frozen=True, slots=True)
class DropMailbox:
    guest: str

    def run(self, connection: Connection) -> None:
        connection.execute(delete(schema.mailboxes).where(schema.mailboxes.c.guest == self.guest))


@dataclass(frozen=True, slots=True)
class WriteTold:
    """What a guest was told; raises Missing."""

    row: ToldRow

    def run(self, connection: Connection) -> None:
        row = self.row
        values = {"table_id": row.table, "guest": row.guest, "way": row.way, "wait": row.wait}
        with refusing(row.table):
            upsert(connection, schema.told, values, ["table_id", "guest", "way"])


@dataclass(frozen=True, slots=True)
class DropTold:
    row: ToldRow

    def run(self, connection: Connection) -> None:
        told, row = schema.told, self.row
        same = (told.c.table_id == row.table, told.c.guest == row.guest, told.c.way == row.way, told.c.wait == row.wait)
        connection.execute(delete(told).where(*same))


@dataclass(slots=True)
class Forget:
    """Remove waiting tables not changed since this time, and guests not seen since who sit nowhere, with their
    devices, mailboxes and links; also mail addresses that nobody has confirmed since. `gone`: the codes of the
    tables."""

    before: float
    gone: list[str] = field(default_factory=list)

    def run(self, connection: Connection) -> None:
        tables, guests, seated = schema.tables, schema.guests, schema.seated
        is_old = (tables.c.phase == "waiting", tables.c.changed_at < self.before)
        self.gone = list(connection.scalars(delete(tables).where(*is_old).returning(tables.c.id)))
        needed = union(select(seated.c.guest), select(tables.c.host))
        connection.execute(delete(guests).where(guests.c.seen_at < self.before, guests.c.id.not_in(needed)))
        for kind in (schema.devices, schema.mailboxes):
            connection.execute(delete(kind).where(kind.c.added_at < self.before, kind.c.guest.not_in(needed)))
        links = schema.links
        connection.execute(delete(links).where(links.c.made_at < self.before, links.c.guest.not_in(needed)))
        unconfirmed = schema.mailboxes.c.confirmed.is_(False)
        connection.execute(delete(schema.mailboxes).where(schema.mailboxes.c.added_at < self.before, unconfirmed))


def run_all(connection: Connection, writes: Sequence[Write]) -> None:
    """All of these, with the answers of all tables in one statement."""
    answers = tuple(row for write in writes if isinstance(write, WriteAnswers) for row in write.rows)
    for write in writes:
        if not isinstance(write, WriteAnswers):
            write.run(connection)
    WriteAnswers(answers).run(connection)


@contextmanager
def refusing(*tables: str) -> Iterator[None]:
    """Say in our own words what the database refuses: Missing if there is no such table, Taken for anything that exists
    already."""
    try:
        yield
    except IntegrityError as error:
        missing = "foreign key" in str(error.orig).lower()  # so do both databases call it
        raise (Missing if missing else Taken)(*tables) from None


def upsert(connection: Connection, kind: Table, values: dict[str, Any], key: list[str]) -> None:
    """Add a row, or replace the one with this key."""
    connection.execute(_insert(connection, kind).values(values).on_conflict_do_update(index_elements=key, set_=values))


def _insert(connection: Connection, kind: Table) -> Any:
    """The only difference between the two databases: both know ON CONFLICT, SQL does not."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(kind)


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["guests"]
    return values


def _with_table(row: AnswerRow) -> dict[str, Any]:
    return {"table_id": row.table, "seq": row.seq, "seat": row.seat, "at": row.at, "body": row.body}


def _seat(connection: Connection, row: TableRow) -> None:
    if row.guests:
        values = [{"table_id": row.id, "place": place, "guest": guest} for place, guest in enumerate(row.guests)]
        connection.execute(insert(schema.seated), values)
