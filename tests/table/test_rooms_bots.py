"""Bots at the table: when they stand in for people, and that nobody waits for their thoughts."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    begun,
    game,
    idle,
    opened,
    people,
    play_on,
    questions,
    run,
    until,
)
from warptable.table.play import bots
from warptable.table.play.bots import think
from warptable.table.play.clocks import DEAL_SECONDS, DECISION_SECONDS


def test_who_lets_the_clock_run_out_is_played_by_a_bot_until_they_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DECISION_SECONDS, "live", 0.2)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, pace="live", window=1), persons=2)
            play = game(room)
            await until(lambda: room.record.seats[0].bot == "steady")
            assert play.people() in ((1,), ())
            await room.enter(people(1)[0])
            assert 0 in play.people()

    run(story())


class SlowBot:
    """Thinks until it is told that it is enough."""

    def __init__(self) -> None:
        self.thinking, self.enough = threading.Event(), threading.Event()

    def think(self, *asked: Any) -> Any:
        self.thinking.set()
        self.enough.wait(20)
        return think(*asked)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowBot:
    bot = SlowBot()
    monkeypatch.setattr(bots, "think", bot.think)
    return bot


def test_nobody_waits_for_the_thought_of_a_bot(tmp_path: Path, slow: SlowBot) -> None:
    """All choose their aliens at once: people may answer while the bot still thinks."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, QUICK, persons=2))
            await until(slow.thinking.is_set)
            try:
                mine = next(decision for decision in questions(play) if decision.seat == 1)
                await asyncio.wait_for(play.answer(1, play.number_of(mine), lambda d: d.options[0]), 5)
                assert play.session.given() == (1,)
            finally:
                slow.enough.set()
            await until(lambda: 2 in play.session.given())

    run(story())


def test_a_thought_is_worth_nothing_once_the_person_is_back(tmp_path: Path, slow: SlowBot) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons=3)
            play, (host, guest) = game(room), people(2)
            await room.set_bot(host, 1, "steady")
            await until(slow.thinking.is_set)
            await room.enter(guest)
            slow.enough.set()
            await until(lambda: idle(play))
            assert play.session.given() == ()
            assert [decision.seat for decision in questions(play)] == [0, 1, 2]

    run(story())


def test_talks_end_with_their_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F-DEAL-2: a minute for a deal; then there is none."""
    monkeypatch.setitem(DEAL_SECONDS, "live", 0.3)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, pace="live"), persons=3))
            await play_on(play, random.Random(1), stop=lambda: any(d.prompt == "deal" for d in questions(play)))
            assert questions(play)
            seen = len(play.session.log)
            await until(lambda: any(e.kind == "deal_refused" for e in play.session.log[seen:]))

    run(story())
