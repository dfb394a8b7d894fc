"""The store: guests, tables, the answers and snapshots of games, chat, and the secrets of the server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from sqlalchemy import URL, Row, Select, select
from sqlalchemy.exc import SQLAlchemyError

from . import schema
from .address import driver_url, place
from .databases import database_at
from .engine import make_engine, make_room
from .errors import CannotOpen, Unavailable
from .guests import GuestShelf
from .migrate import migrate
from .notices import NoticeShelf
from .rows import AnswerRow, CampaignGameRow, CampaignRow, ChatRow, GuestRow, StoryRow, TableRow
from .uploads import UploadShelf
from .writer import WriteQueue, Writer, is_final
from .writes import (
    SECRET,
    AddSecret,
    AddTable,
    Forget,
    Write,
    WriteAnswers,
    WriteGuest,
    WriteLine,
    WriteSnapshot,
    WriteStory,
    WriteTable,
)


def random_bytes() -> bytes:
    return secrets.token_bytes(32)


class Store:
    """One database. Many tasks may use it at once, and several processes may have the same database."""

    def __init__(self, url: URL) -> None:
        self._engine = make_engine(url)  # for reading
        self.writer = Writer(database_at(url))
        self.notices = NoticeShelf(self._read, self._write)
        self.guests = GuestShelf(self._read, self._write)
        self.uploads = UploadShelf(self._read, self._write)

    def queue(self) -> WriteQueue:
        """A new queue of writes. It hands over and goes on; the methods below wait until their write is done."""
        return WriteQueue(self.writer)

    async def _write(self, write: Write) -> None:
        queue = self.queue()
        queue.put(write)
        await queue.written()

    # ------------------------------------------------------------ opening and closing

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and bring it to today's schema; raises CannotOpen, NewerSchema."""
        address = driver_url(url)
        try:
            make_room(address)
            await asyncio.to_thread(migrate, address)
            return cls(address)
        except ModuleNotFoundError as error:
            raise CannotOpen(place(address), f"install warptable[postgres] ({error.name} is missing)") from error
        except SQLAlchemyError as error:
            raise CannotOpen(place(address), str(getattr(error, "orig", None) or error)) from error
        except OSError as error:
            raise CannotOpen(place(address), str(error)) from error

    async def close(self) -> None:
        """Write what waits and close all connections."""
        await self.writer.close()
        await self._engine.dispose()

    async def secret(self, name: str = SECRET, make: Callable[[], bytes] = random_bytes) -> bytes:
        """A secret of the server, made the first time and the same ever since; without a name the 32 bytes that sign
        cookies."""
        await self._write(AddSecret(name, make()))
        found = await self._read(select(schema.meta.c.value).where(schema.meta.c.key == name))
        return bytes(found[0].value)

    # ------------------------------------------------------------ guests

    async def guest(self, guest: str) -> GuestRow | None:
        rows = await self._read(select(schema.guests).where(schema.guests.c.id == guest))
        return GuestRow(**rows[0]._mapping) if rows else None

    async def save_guest(self, row: GuestRow) -> None:
        await self._write(WriteGuest(row))

    # ------------------------------------------------------------ tables

    async def add_table(self, row: TableRow) -> None:
        """Raises Taken if the code is in use."""
        await self._write(AddTable(row))

    async def save_table(self, row: TableRow) -> None:
        await self._write(WriteTable(row))

    async def table(self, table: str) -> TableRow | None:
        found = await self._tables(select(schema.tables).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def tables(self, phase: Sequence[str], limit: int = 200) -> list[TableRow]:
        """The tables in these phases, the last changed first."""
        return await self._tables(_newest(select(schema.tables).where(schema.tables.c.phase.in_(phase)), limit))

    async def bodies(self, phase: str) -> list[tuple[str, bytes]]:
        """The code and the body of every table in this phase."""
        tables = schema.tables
        return [
            (row.id, row.body)
            for row in await self._read(select(tables.c.id, tables.c.body).where(tables.c.phase == phase))
        ]

    async def tables_of(
        self, guest: str, limit: int = 50, phase: Sequence[str] = ("waiting", "playing", "over")
    ) -> list[TableRow]:
        """The tables in these phases where this guest sits, the last changed first."""
        theirs = select(schema.seated.c.table_id).where(schema.seated.c.guest == guest)
        is_one = (schema.tables.c.id.in_(theirs), schema.tables.c.phase.in_(phase))
        return await self._tables(_newest(select(schema.tables).where(*is_one), limit))

    # ------------------------------------------------------------ games

    async def append(self, table: str, seq: int, seat: int, at: float, body: bytes) -> None:
        """Store one answer for good; raises Taken if this number exists. Once it has returned, the answer is safe."""
        await self.append_many([AnswerRow(table, seq, seat, at, body)])

    async def append_many(self, rows: Iterable[AnswerRow]) -> None:
        """Store all of these answers or none."""
        await self._write(WriteAnswers(tuple(rows)))

    async def answers(self, table: str, after: int = 0) -> list[AnswerRow]:
        """The answers of a game in order, starting after number `after`."""
        answers = schema.answers
        wanted = select(answers).where(answers.c.table_id == table, answers.c.seq > after).order_by(answers.c.seq)
        return [AnswerRow(*row) for row in await self._read(wanted)]

    async def snapshot(self, table: str, seq: int, data: bytes) -> None:
        await self._write(WriteSnapshot(table, seq, data))

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        """The stored snapshots of a table with the numbers of their last answers, newest first."""
        kept = schema.snapshots
        wanted = select(kept.c.seq, kept.c.data).where(kept.c.table_id == table).order_by(kept.c.seq.desc())
        return [(row.seq, row.data) for row in await self._read(wanted)]

    async def save_story(self, row: StoryRow) -> None:
        """Keep what was reckoned of a game; raises Missing if its table is gone."""
        await self._write(WriteStory(row))

    async def story(self, table: str) -> StoryRow | None:
        rows = await self._read(select(schema.stories).where(schema.stories.c.table_id == table))
        return StoryRow(*rows[0]) if rows else None

    # ------------------------------------------------------------ chat

    async def say(self, table: str, row: ChatRow) -> None:
        await self._write(WriteLine(table, row))

    async def chat(self, table: str, limit: int = 100) -> list[ChatRow]:
        """The last lines, oldest first."""
        wanted = select(schema.chat).where(schema.chat.c.table_id == table)
        rows = await self._read(wanted.order_by(schema.chat.c.number.desc()).limit(limit))
        return [ChatRow(**{name: row._mapping[name] for name in ChatRow.__struct_fields__}) for row in reversed(rows)]

    # ------------------------------------------------------------ campaigns

    async def campaign(self, campaign: str) -> CampaignRow | None:
        """A campaign with all of its games."""
        found = await self._campaigns(select(schema.campaigns).where(schema.campaigns.c.id == campaign))
        return found[0] if found else None

    async def campaigns_of(self, guest: str, limit: int = 12) -> list[CampaignRow]:
        """The campaigns that go on and in which this guest has a seat, the last changed first."""
        campaigns, games, seated = schema.campaigns, schema.campaign_games, schema.seated
        theirs = select(games.c.campaign_id).join(seated, seated.c.table_id == games.c.table_id)
        wanted = select(campaigns).where(
            campaigns.c.id.in_(theirs.where(seated.c.guest == guest)), campaigns.c.phase == "playing"
        )
        return await self._campaigns(wanted.order_by(campaigns.c.changed_at.desc(), campaigns.c.id).limit(limit))

    # ------------------------------------------------------------ housekeeping

    async def forget(self, before: float) -> list[str]:
        """Remove waiting tables not changed since this time, and guests not seen since who sit nowhere. Returns the
        codes of the tables."""
        forgetting = Forget(before)
        await self._write(forgetting)
        return forgetting.gone

    # ------------------------------------------------------------ inside

    async def _read(self, statement: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """Raises Unavailable if the database cannot be reached."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except Exception as error:
            if is_final(error):
                raise
            raise Unavailable from error

    async def _tables(self, statement: Select[*tuple[Any, ...]]) -> list[TableRow]:
        """The tables of this selection with the guests who sit there, in one query so that all of it is from the same
        moment."""
        chosen, seated = statement.subquery(), schema.seated
        joined = chosen.outerjoin(seated, seated.c.table_id == chosen.c.id)
        wanted = select(chosen, seated.c.guest).select_from(joined)
        found: dict[str, TableRow] = {}
        for row in await self._read(wanted.order_by(chosen.c.changed_at.desc(), chosen.c.id, seated.c.place)):
            values = dict(row._mapping)
            guest = values.pop("guest")
            before = found[row.id].guests if row.id in found else ()
            found[row.id] = TableRow(**values, guests=before if guest is None else (*before, guest))
        return list(found.values())

    async def _campaigns(self, statement: Select[*tuple[Any, ...]]) -> list[CampaignRow]:
        """The campaigns of this selection with their games, from the same moment."""
        chosen, games = statement.subquery(), schema.campaign_games
        joined = chosen.join(games, games.c.campaign_id == chosen.c.id)
        wanted = select(chosen, games).select_from(joined)
        found: dict[str, CampaignRow] = {}
        for row in await self._read(wanted.order_by(chosen.c.changed_at.desc(), chosen.c.id, games.c.number)):
            game = CampaignGameRow(
                campaign=row.id,
                number=row.number,
                table=row.table_id,
                began_at=row.began_at,
                ended_at=row.ended_at,
                result=row.result,
            )
            before = found[row.id].games if row.id in found else ()
            found[row.id] = CampaignRow(id=row.id, phase=row.phase, changed_at=row.changed_at, games=(*before, game))
        return list(found.values())


def _newest(statement: Select[*tuple[Any, ...]], limit: int) -> Select[*tuple[Any, ...]]:
    return statement.order_by(schema.tables.c.changed_at.desc(), schema.tables.c.id).limit(limit)
