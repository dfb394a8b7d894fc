"""One writer for all tables: in order, together, and never leaving out anything."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from tests.table.tables import QUICK, begun, by_chance, game, opened, people, questions, run, until
from warptable.table.errors import Refused
from warptable.table.play.journal import Entry, encode
from warptable.table.store import AnswerRow, Store, TableRow, Taken
from warptable.table.store.writes import WriteAnswers, WriteTable

pytestmark = pytest.mark.anyio


def a_table(table: str = "abc", **more: Any) -> TableRow:
    return TableRow(id=table, phase="playing", created_at=1.0, changed_at=1.0, host="ada", seed=1, **more)


def an_answer(seq: int, table: str = "abc") -> WriteAnswers:
    return WriteAnswers((AnswerRow(table, seq, 0, 1.0, b"%d" % seq),))


@contextmanager
def counted(store: Store) -> Iterator[list[None]]:
    """Counts the transactions of the writer."""
    engine: Any = store.writer._database._engine  # type: ignore[attr-defined]
    engine, found = getattr(engine, "sync_engine", engine), list[None]()
    event.listen(engine, "commit", lambda _: found.append(None))
    yield found


async def test_what_waits_is_written_together_in_one_transaction(store: Store) -> None:
    for code in ("abc", "other"):
        await store.add_table(a_table(code))
    mine, other = store.queue(), store.queue()
    with counted(store) as commits:
        for seq in range(1, 11):
            mine.put(an_answer(seq))
            other.put(an_answer(seq, "other"))
        mine.put(WriteTable(a_table(body=b"later")))
        assert mine.is_unwritten
        await mine.written()
        await other.written()
    assert len(commits) == 1
    assert [row.seq for row in await store.answers("abc")] == list(range(1, 11))
    assert [row.seq for row in await store.answers("other")] == list(range(1, 11))
    assert await store.table("abc") == a_table(body=b"later")


async def test_what_is_refused_stops_its_own_table_and_no_other(store: Store) -> None:
    for code in ("abc", "other"):
        await store.add_table(a_table(code))
    await store.append("abc", 2, 0, 1.0, b"somebody else")
    mine, other = store.queue(), store.queue()
    for seq in (1, 2, 3):
        mine.put(an_answer(seq))
        other.put(an_answer(seq, "other"))
    await other.written()
    with pytest.raises(Taken):
        await mine.written()
    with pytest.raises(Taken):
        mine.put(an_answer(3))
    assert [row.body for row in await store.answers("abc")] == [b"somebody else"]
    assert [row.seq for row in await store.answers("other")] == [1, 2, 3]


async def test_closing_writes_what_waits(database: str) -> None:
    store = await Store.open(database)
    await store.add_table(a_table())
    queue = store.queue()
    for seq in range(1, 6):
        queue.put(an_answer(seq))
    await store.close()
    again = await Store.open(database)
    assert len(await again.answers("abc")) == 5
    await again.close()


def test_nobody_sees_or_is_told_anything_before_it_is_stored(tmp_path: Path) -> None:
    """The file is locked by somebody else: the game has moved on, but no form is answered and no page drawn."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3)
            play = game(room)
            await until(lambda: len(questions(play)) == 3)
            watcher = await room.enter(people(1)[0])
            assert await room.news_for(watcher)
            other = sqlite3.connect(tmp_path / "table.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            first = questions(play)[0]
            told = asyncio.ensure_future(
                play.answers.give(first.seat, play.deadlines.number_of(first), by_chance(random.Random(1)))
            )
            drawn = asyncio.ensure_future(room.news_for(watcher))
            await until(lambda: play.session.given() == (first.seat,) and not play.answers.news)
            await asyncio.sleep(0.1)
            assert not told.done()
            assert not drawn.done()
            other.execute("ROLLBACK")
            await told
            assert await drawn
            assert not room.writes.is_unwritten
            assert len(await hub.store.answers(room.id)) == 1
            other.close()

    run(story())


def test_a_room_that_is_not_what_is_stored_is_no_longer_shown(tmp_path: Path) -> None:
    """Another server has gone on with the same table."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons=3)
            play, table = game(room), room.id
            await until(lambda: len(questions(play)) == 3)
            first, second, _ = questions(play)
            entry = Entry("answer", second.seat, str(second.prompt), second.source, second.options[0])
            await hub.store.append(table, 1, second.seat, 1.0, encode(entry))
            with pytest.raises(Refused, match="refused-broken"):
                await play.answers.give(first.seat, play.deadlines.number_of(first), by_chance(random.Random(1)))
            assert room.is_lost
            found = await hub.room(table)
            assert found is not room
            assert game(found).session.given() == (second.seat,)

    run(story())
