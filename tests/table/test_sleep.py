"""Tables that nobody needs leave memory, running games too, and wake up when somebody comes or a clock runs out."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
import tracemalloc
import weakref
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    act,
    begun,
    by_chance,
    game,
    idle,
    opened,
    people,
    play_on,
    questions,
    run,
    until,
    where,
)
from warptable.table.play import clocks
from warptable.table.play.clocks import DECISION_SECONDS
from warptable.table.play.game import RunningGame
from warptable.table.rooms import hub as hubs
from warptable.table.rooms.record import Sleep, decoded, encoded
from warptable.table.rooms.settings import TableSettings
from warptable.table.scene.lobby import table_card_for

DAY = replace(QUICK, pace="day")


async def asleep(hub: hubs.Hub) -> None:
    """As if nobody had come for a long time."""
    while hub.rooms:
        await hub.put_to_sleep(time.monotonic())
        await asyncio.sleep(0.002)


async def keep_house_quickly(hub: hubs.Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only once the tables stand: on a slow machine, one that is being set up would be quiet for too long."""
    monkeypatch.setattr(hubs, "ASLEEP_AFTER", 0.05)
    assert hub._keeping is not None
    hub._keeping.cancel()
    hub._keeping = asyncio.create_task(hub._keep_house())


@pytest.mark.parametrize("settings", [QUICK, DAY], ids=["relaxed", "by the day"])
def test_a_running_game_sleeps_and_wakes_up_as_it_was(tmp_path: Path, settings: TableSettings) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, settings, persons=3)
            play, table = game(room), room.id
            watcher = await room.enter(people(1)[0])
            for _ in range(12):
                await act(play, random.Random(1))
            await play_on(play, random.Random(1), stop=lambda: bool(questions(play)))
            before, deadlines, spoken = where(play), play.deadlines.questions, play.answers.spoken
            assert hub.rooms  # somebody looks
            gone = weakref.ref(room)
            others = [await room.enter(reader) for reader in people(3)]
            for one in (*others, watcher):
                room.leave_page(one)
            del room, play, others, one
            await asleep(hub)
            gc.collect()
            assert gone() is None
            assert list(hub.alarms) == ([table] if settings is DAY else [])
            play = game(await hub.room(table))
            assert not hub.alarms
            await until(lambda: idle(play))
            assert (where(play), play.deadlines.questions, play.answers.spoken) == (before, deadlines, spoken)
            for _ in range(5):
                await act(play, random.Random(1))
            assert not play.faulty

    run(story())


@pytest.mark.parametrize("settings", [QUICK, DAY], ids=["relaxed", "by the day"])
def test_a_game_stopped_by_a_mistake_in_the_program_sleeps_until_somebody_comes(
    tmp_path: Path, settings: TableSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, settings, persons=2)
            play, table = game(room), room.id
            await until(lambda: idle(play) and 2 in play.session.given())
            before = where(play)
            with monkeypatch.context() as broken:
                broken.setattr(RunningGame, "_step", lambda self: 1 / 0)
                play.wake()
                await until(lambda: play.faulty)
            await asleep(hub)
            assert table not in hub._known
            assert not hub.alarms, "it would only fail again"
            play = game(await hub.room(table))
            await until(lambda: idle(play))
            assert where(play) == before
            assert not play.faulty

    run(story())


def test_a_sleeping_game_goes_on_when_its_clock_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody comes: a bot stands in."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, DAY, persons=3)
            table = room.id
            del room
            await keep_house_quickly(hub, monkeypatch)
            await until(lambda: table in hub.alarms)
            row = await hub.store.table(table)
            assert row is not None
            assert not any(seat.bot for seat in decoded(row.body).seats)

            tomorrow = clocks.now() + (DECISION_SECONDS["day"] or 0.0)
            monkeypatch.setattr(clocks, "now", lambda: tomorrow)

            async def stands_in() -> bool:
                row = await hub.store.table(table)
                return row is not None and any(seat.bot for seat in decoded(row.body).seats)

            while not await stands_in():
                await asyncio.sleep(0.05)

    run(story())


def test_after_a_restart_a_sleeping_game_sleeps_on(tmp_path: Path) -> None:
    async def first_life() -> list[str]:
        async with opened(tmp_path) as hub:
            tables = [(await begun(hub, settings, persons=2)).id for settings in (QUICK, DAY)]
            await asleep(hub)
            return tables

    async def second_life() -> None:
        async with opened(tmp_path) as hub:
            assert not hub.rooms
            assert list(hub.alarms) == tables[1:]
            play = game(await hub.room(tables[0]))
            first = questions(play)[0]
            await play.answers.give(first.seat, play.deadlines.number_of(first), by_chance(random.Random(1)))
            row = await hub.store.table(tables[0])
            assert row is not None
            assert decoded(row.body).sleep is None  # if the server dies now, the game comes back with it

    tables = run(first_life())
    run(second_life())


def test_a_list_of_tables_wakes_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            host = people(1)[0]
            room = await begun(hub, replace(DAY, listed=True), persons=2)
            await until(lambda: len(questions(game(room))) == 2)  # noqa: F821
            awake = table_card_for(room, host)
            assert awake.my_turn
            del room
            await asleep(hub)
            [mine], [listed] = await hub.of(host.guest), await hub.listed()
            assert table_card_for(mine, host) == table_card_for(listed, host) == awake
            assert not hub.rooms

    run(story())


def test_every_running_game_comes_back_however_many_there_are(tmp_path: Path) -> None:
    """And one that sleeps costs next to nothing."""

    async def first_life() -> None:
        async with opened(tmp_path) as hub:
            table = (await begun(hub, DAY, persons=2)).id
            await asleep(hub)
            row = await hub.store.table(table)
            assert row is not None
            for number in range(500):
                record = decoded(row.body)
                record.sleep = Sleep(wake=4e9 + number)
                await hub.store.add_table(replace(row, id=f"copy{number}", body=encoded(record)))

    async def second_life() -> None:
        async with opened(tmp_path) as hub:
            assert len(hub.alarms) == 501
            assert not hub.rooms
            size = sys.getsizeof(hub.alarms) + sum(sys.getsizeof(code) + 24 for code in hub.alarms)
            assert size < 501 * 500

    run(first_life())
    run(second_life())


def test_a_table_that_sleeps_takes_less_than_two_kilobytes(tmp_path: Path) -> None:
    """Measured: memory before tables were begun, and when all of them sleep. What asyncio keeps of cancelled
    timers, and the pool of connections, is no memory of tables."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            await begun(hub, DAY, persons=2)  # loads everything that is loaded once
            await asleep(hub)
            tracemalloc.start()
            before = allocated_by_us()
            for _ in range(8):
                await begun(hub, DAY, persons=2)
            awake = allocated_by_us()
            await asleep(hub)
            after = allocated_by_us()
            tracemalloc.stop()
            assert len(hub.alarms) == 9
            assert (awake - before) / 8 > 10_000, "this would notice what is not given back"
            assert (after - before) / 8 < 2048

    run(story())


def allocated_by_us() -> int:
    """Bytes that our own modules have asked for and nobody has given back."""
    gc.collect()
    taken = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, "*/warptable/*")])
    return sum(one.size for one in taken.statistics("filename"))
