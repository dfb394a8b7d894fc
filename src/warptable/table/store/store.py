"""The store: guests, tables, the answers and snapshots of games, chat, and the secret that signs cookies."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Self

import msgspec
from sqlalchemy import Row, Select, delete, insert, select, union, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema
from .address import driver_url, is_sqlite, place
from .engine import make_engine, make_room
from .errors import CannotOpen, Missing, Taken
from .migrate import migrate
from .rows import AnswerRow, ChatRow, GuestRow, TableRow

SNAPSHOTS = 2
"""How many are kept of each table: one more than needed, in case the last one cannot be used."""
SECRET = "secret"


class Store:
    """One database. Safe to use from many tasks at once, and from several processes on the same database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writes = engine.execution_options(writes=True)
        # SQLite has one writer at a time, and those who queue for it poll; in here they queue in order.
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock() if is_sqlite(engine.url) else nullcontext()
        dialect = sqlite if is_sqlite(engine.url) else postgresql
        self._insert = dialect.insert  # the only difference in words: both know ON CONFLICT, SQL does not

    # ------------------------------------------------------------ opening and closing

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and bring it to today's schema; raises CannotOpen, NewerSchema."""
        address = driver_url(url)
        try:
            make_room(address)
            engine = make_engine(address)
            await asyncio.to_thread(migrate, address)
        except ModuleNotFoundError as error:
            raise CannotOpen(place(address), f"install warptable[postgres] ({error.name} is missing)") from error
        except SQLAlchemyError as error:
            raise CannotOpen(place(address), str(getattr(error, "orig", None) or error)) from error
        except OSError as error:
            raise CannotOpen(place(address), str(error)) from error
        return cls(engine)

    async def close(self) -> None:
        await self._engine.dispose()

    async def secret(self) -> bytes:
        """32 bytes, made at random the first time, for signing cookies."""
        async with self._writing() as connection:
            row = {"key": SECRET, "value": secrets.token_bytes(32)}
            await connection.execute(self._insert(schema.meta).values(row).on_conflict_do_nothing())
            found = await connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == SECRET))
            return bytes(found.scalar_one())

    # ------------------------------------------------------------ guests

    async def guest(self, guest: str) -> GuestRow | None:
        rows = await self._read(select(schema.guests).where(schema.guests.c.id == guest))
        return GuestRow(**rows[0]._mapping) if rows else None

    async def save_guest(self, row: GuestRow) -> None:
        values = msgspec.structs.asdict(row)
        statement = self._insert(schema.guests).values(values)
        async with self._writing() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))

    # ------------------------------------------------------------ tables

    async def add_table(self, row: TableRow) -> None:
        """Raises Taken if the code is in use."""
        try:
            async with self._writing() as connection:
                await connection.execute(insert(schema.tables).values(_columns(row)))
                await _seat(connection, row)
        except IntegrityError:
            raise Taken(row.id) from None

    async def save_table(self, row: TableRow) -> None:
        async with self._writing() as connection:
            statement = update(schema.tables).where(schema.tables.c.id == row.id).values(_columns(row))
            if (await connection.execute(statement)).rowcount == 0:
                raise Missing(row.id)
            await connection.execute(delete(schema.seated).where(schema.seated.c.table_id == row.id))
            await _seat(connection, row)

    async def table(self, table: str) -> TableRow | None:
        found = await self._tables(select(schema.tables).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def tables(self, phase: Sequence[str], limit: int = 200) -> list[TableRow]:
        """The tables in these phases, the last changed first."""
        return await self._tables(_newest(select(schema.tables).where(schema.tables.c.phase.in_(phase)), limit))

    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]:
        """The tables where this guest sits, the last changed first."""
        theirs = select(schema.seated.c.table_id).where(schema.seated.c.guest == guest)
        return await self._tables(_newest(select(schema.tables).where(schema.tables.c.id.in_(theirs)), limit))

    # ------------------------------------------------------------ games

    async def append(self, table: str, seq: int, seat: int, at: float, body: bytes) -> None:
        """Store one answer for good; raises Taken if this number exists. Once it has returned, the answer is safe."""
        await self.append_many([AnswerRow(table, seq, seat, at, body)])

    async def append_many(self, rows: Iterable[AnswerRow]) -> None:
        """Store all of these answers or none."""
        values = [_with_table(row) for row in rows]
        if values:
            await self._add(schema.answers, values)

    async def answers(self, table: str, after: int = 0) -> list[AnswerRow]:
        """The answers of a game in order, starting after number `after`."""
        answers = schema.answers
        wanted = select(answers).where(answers.c.table_id == table, answers.c.seq > after).order_by(answers.c.seq)
        return [AnswerRow(*row) for row in await self._read(wanted)]

    async def snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Store the state after answer `seq`. It only saves time: the answers alone determine the whole game."""
        kept = schema.snapshots
        newest = select(kept.c.seq).where(kept.c.table_id == table).order_by(kept.c.seq.desc()).limit(SNAPSHOTS)
        row = {"table_id": table, "seq": seq, "data": data}
        statement = self._insert(kept).values(row)
        try:
            async with self._writing() as connection:
                await connection.execute(
                    statement.on_conflict_do_update(index_elements=["table_id", "seq"], set_={"data": data})
                )
                await connection.execute(delete(kept).where(kept.c.table_id == table, kept.c.seq.not_in(newest)))
        except IntegrityError:
            raise Missing(table) from None

    async def snapshots(self, table: str) -> list[tuple[int, bytes]]:
        """The stored snapshots of a table with the numbers of their last answers, newest first."""
        kept = schema.snapshots
        wanted = select(kept.c.seq, kept.c.data).where(kept.c.table_id == table).order_by(kept.c.seq.desc())
        return [(row.seq, row.data) for row in await self._read(wanted)]

    # ------------------------------------------------------------ chat

    async def say(self, table: str, row: ChatRow) -> ChatRow:
        """Store one line and return it with its number."""
        values = msgspec.structs.asdict(row) | {"table_id": table}
        del values["number"]
        try:
            async with self._writing() as connection:
                number = await connection.scalar(insert(schema.chat).values(values).returning(schema.chat.c.number))
        except IntegrityError:
            raise Missing(table) from None
        return msgspec.structs.replace(row, number=number)

    async def chat(self, table: str, limit: int = 100) -> list[ChatRow]:
        """The last lines, oldest first."""
        wanted = select(schema.chat).where(schema.chat.c.table_id == table)
        rows = await self._read(wanted.order_by(schema.chat.c.number.desc()).limit(limit))
        return [ChatRow(**{name: row._mapping[name] for name in ChatRow.__struct_fields__}) for row in reversed(rows)]

    # ------------------------------------------------------------ housekeeping

    async def forget(self, before: float) -> list[str]:
        """Remove waiting tables not changed since this time, and guests not seen since who sit nowhere. Returns the
        codes of the tables."""
        tables, guests, seated = schema.tables, schema.guests, schema.seated
        old = delete(tables).where(tables.c.phase == "waiting", tables.c.changed_at < before).returning(tables.c.id)
        needed = union(select(seated.c.guest), select(tables.c.host))
        async with self._writing() as connection:
            gone = list(await connection.scalars(old))
            await connection.execute(delete(guests).where(guests.c.seen_at < before, guests.c.id.not_in(needed)))
        return gone

    # ------------------------------------------------------------ inside

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self._writes.begin() as connection:
            yield connection

    async def _read(self, statement: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).all()

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

    async def _add(self, kind: SqlTable, values: list[dict[str, Any]]) -> None:
        try:
            async with self._writing() as connection:
                await connection.execute(insert(kind), values)
        except IntegrityError:
            wanted = {value["table_id"] for value in values}
            known = await self._read(select(schema.tables.c.id).where(schema.tables.c.id.in_(wanted)))
            missing = wanted - {row.id for row in known}
            raise Missing(*missing) if missing else Taken(*wanted) from None


def _newest(statement: Select[*tuple[Any, ...]], limit: int) -> Select[*tuple[Any, ...]]:
    return statement.order_by(schema.tables.c.changed_at.desc(), schema.tables.c.id).limit(limit)


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["guests"]
    return values


def _with_table(row: AnswerRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    return {"table_id": values.pop("table")} | values


async def _seat(connection: AsyncConnection, row: TableRow) -> None:
    if row.guests:
        values = [{"table_id": row.id, "place": place, "guest": guest} for place, guest in enumerate(row.guests)]
        await connection.execute(insert(schema.seated), values)
