"""Rooms: people and bots carry a game on to its end, each answer counts once, and the chat is kept."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    begun,
    by_chance,
    game,
    idle,
    opened,
    people,
    play_on,
    questions,
    run,
    seated,
    until,
)
from warptable.table.errors import Refused
from warptable.table.rooms.room import Room


@pytest.mark.parametrize(("persons", "seed"), [(1, 1), (2, 2), (3, 4)])
def test_people_and_bots_play_a_whole_game(tmp_path: Path, persons: int, seed: int) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons)
            await play_on(game(room), random.Random(seed))
            assert game(room).session.over
            assert not game(room).faulty
            await until(lambda: room.phase == "over")
            assert game(room).session.winners

    run(story())


def test_a_stale_or_doubled_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            play = game(room)
            await until(lambda: bool(questions(play)))
            first = questions(play)[0]
            number = play.deadlines.number_of(first)
            read = by_chance(random.Random(1))
            await play.answers.give(first.seat, number, read)
            await until(lambda: idle(play))
            history = list(play.session.history)
            for seat, stale in ((first.seat, number), (1 - first.seat, number), (first.seat, 0)):
                with pytest.raises(Refused, match="refused-stale"):
                    await play.answers.give(seat, stale, read)
            assert play.session.history == history

    run(story())


def test_a_choice_made_in_secret_can_be_taken_back_while_others_choose(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, QUICK, persons=3))
            await until(lambda: len(questions(play)) == 3)  # choosing aliens
            mine = next(d for d in questions(play) if d.seat == 1)
            with pytest.raises(Refused, match="refused-undo"):
                await play.answers.undo(1)
            await play.answers.give(1, play.deadlines.number_of(mine), lambda d: d.options[0])
            assert [d.seat for d in questions(play)] == [0, 2]
            await play.answers.undo(1)
            assert [d.seat for d in questions(play)] == [0, 1, 2]

    run(story())


def test_chat_is_kept_in_order_and_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room: Room = await seated(hub, QUICK, 1)
            await room.say(people(1)[0], "  Hello   <b>there</b> ")
            with pytest.raises(Refused, match="refused-too-fast"):
                await room.say(people(1)[0], "again")
            with pytest.raises(Refused, match="refused-chat-long"):
                await room.say(people(2)[1], "x" * 301)
            table = room.id
        async with opened(tmp_path) as hub:
            again = await hub.room(table)
            assert [(line.seat, line.text) for line in again.chat.lines if not line.bot] == [(0, "Hello <b>there</b>")]

    run(story())
