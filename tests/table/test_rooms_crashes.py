"""A crash loses nothing: the table comes back at the same decision, with the same people."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    act,
    all_pass,
    begun,
    game,
    idle,
    opened,
    pause_over,
    paused,
    people,
    play_on,
    questions,
    run,
    until,
    where,
)
from warptable.table.play.pause_states import Shown
from warptable.table.play.reactions import is_paused, is_reaction
from warptable.table.rooms import seating
from warptable.table.rooms.absence import GRACE
from warptable.table.rooms.record import decoded


@pytest.mark.parametrize("crashes", [10, pytest.param(40, marks=pytest.mark.soak)])
def test_after_a_crash_every_table_is_at_the_same_decision(tmp_path: Path, crashes: int) -> None:
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
    for _ in range(crashes):
        table, before = run(one_life(table, rng))
        assert run(one_life(table, None)) == (table, before)
        seen.add(before)
    assert len(seen) > crashes / 2


def test_what_a_countdown_has_passed_does_not_happen_again_after_a_crash(tmp_path: Path) -> None:
    async def first_life() -> tuple[str, list[tuple[str, int]]]:
        async with opened(tmp_path) as hub:
            play = await paused(hub, QUICK, persons=3, seconds=1)
            while play.pause is not None:
                await pause_over(play, play.pauses.number)
                await until(lambda: idle(play))
            [room] = hub.rooms.values()
            await room.stop()
            return room.id, [(d.prompt, play.deadlines.number_of(d)) for d in questions(play)]

    async def second_life(table: str) -> list[tuple[str, int]]:
        async with opened(tmp_path) as hub:
            play = game(hub.rooms[table])
            return [(d.prompt, play.deadlines.number_of(d)) for d in play.session.decisions if not is_reaction(d)]

    table, asked = run(first_life())
    assert asked
    assert run(second_life(table)) == asked


def test_who_comes_back_is_back_after_a_crash_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, guest = people(2)
            room.absence._opened -= GRACE  # nobody is there
            await seating.set_bot(room, host, 1, "steady")
            await room.enter(guest)
            row = await hub.store.table(room.id)
            assert row is not None
            assert decoded(row.body).seats[1].bot == ""

    run(story())


def test_nobody_is_asked_again_after_a_crash_between_two_parts_of_a_pause(tmp_path: Path) -> None:
    """Everybody has passed a pause that reaches over something they saw coming, and the server dies while that is
    shown: the number of the pause has moved on, and what was said still counts."""

    async def first_life() -> tuple[str, int]:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3, seed=3)
            play = game(room)
            while True:
                room.record.settings = replace(room.settings, speed="none")
                await play_on(play, random.Random(4), stop=lambda: play.pause is not None and bool(play.pause.foreseen))
                room.record.settings = replace(room.settings, speed="slow")
                await pause_over(play, await all_pass(play))
                if isinstance(play.pauses.state, Shown):  # people look at the first part, and it dies
                    return room.id, len(play.session.history)
                play.pauses.shown_until = 0.0

    async def second_life(table: str) -> tuple[int, bool]:
        async with opened(tmp_path) as hub:
            play = game(hub.rooms[table])
            restored = len(play.session.history)
            if is_paused(play.session):
                pause = play.pause or play.pauses.open()
                return restored, bool(pause.open_to(play.people()))
            return restored, False

    table, before = run(first_life())
    assert run(second_life(table)) == (before, False)
