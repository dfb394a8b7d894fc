"""A crash loses nothing: the table comes back at the same decision, with the same people."""

from __future__ import annotations

import random
from pathlib import Path

from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    act,
    begun,
    game,
    idle,
    next_pause,
    opened,
    paused,
    people,
    questions,
    run,
    until,
    where,
)
from warptable.table.play.reactions import is_reaction
from warptable.table.rooms.record import decoded


def test_after_a_crash_every_table_is_at_the_same_decision(tmp_path: Path) -> None:
    """Half-made simultaneous choices and reactions already given included."""

    async def one_life(table: str, rng: random.Random | None) -> tuple[str, str]:
        async with opened(tmp_path) as hub:
            room = hub.rooms[table] if table else await begun(hub, replace(QUICK, window=9), persons=3)
            play = game(room)
            for _ in range(rng.randrange(1, 9) if rng else 0):
                await act(play, rng or random.Random())
            await until(lambda: idle(play))
            await room.stop()
            return room.id, where(play)

    rng, table = random.Random(5), ""
    seen = set()
    for _ in range(25):
        table, before = run(one_life(table, rng))
        assert run(one_life(table, None)) == (table, before)
        seen.add(before)
    assert len(seen) > 15


def test_what_a_countdown_has_passed_does_not_happen_again_after_a_crash(tmp_path: Path) -> None:
    async def first_life() -> tuple[str, list[tuple[str, int]]]:
        async with opened(tmp_path) as hub:
            play = await paused(hub, QUICK, persons=3, seconds=1)
            while play.pause is not None:
                await next_pause(play)
                await until(lambda: idle(play))
            [room] = hub.rooms.values()
            await room.stop()
            return room.id, [(d.prompt, play.number_of(d)) for d in questions(play)]

    async def second_life(table: str) -> list[tuple[str, int]]:
        async with opened(tmp_path) as hub:
            play = game(hub.rooms[table])
            return [(d.prompt, play.number_of(d)) for d in play.session.decisions if not is_reaction(d)]

    table, asked = run(first_life())
    assert asked
    assert run(second_life(table)) == asked


def test_who_comes_back_is_back_after_a_crash_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, guest = people(2)
            await room.set_bot(host, 1, "steady")
            await room.enter(guest)
            row = await hub.store.table(room.id)
            assert row is not None
            assert decoded(row.body).seats[1].bot == ""

    run(story())
