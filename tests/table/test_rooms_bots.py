"""Bots at the table: when they stand in for people, and that nobody waits for their thoughts."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
from warptable import load
from warptable.bots import Sight
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.kernel import PASS, Decision, Session
from warptable.table.play import bots, clocks, pauses
from warptable.table.play.bots import think
from warptable.table.play.clocks import DEAL_SECONDS, DECISION_SECONDS, SPEEDS
from warptable.table.play.game import RunningGame
from warptable.table.play.reactions import is_reaction
from warptable.table.rooms import seating
from warptable.table.rooms.absence import GRACE
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache


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
            monkeypatch.setitem(DECISION_SECONDS, "live", 90.0)  # else it may run out again at once
            await room.enter(people(1)[0])
            assert 0 in play.people()

    run(story())


def test_who_comes_back_has_the_whole_time_for_a_question_whose_clock_ran_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table has waited with it, because everybody was gone."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, pace="live"), persons=2)
            play, friend = game(room), people(2)[1]
            await until(lambda: [asked.seat for asked in questions(play)] == [0, 1])
            later = clocks.now() + 90
            monkeypatch.setattr(clocks, "now", lambda: later)
            play.wake()
            await until(lambda: not play.people() and play.needs_people)
            await room.enter(friend)
            await until(lambda: bool(play.deadlines.questions) and play.needs_people)
            assert play.people() == (1,)
            assert [play.deadlines.of(asked) for asked in questions(play)] == [later + 90]

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
                await asyncio.wait_for(play.answers.give(1, play.deadlines.number_of(mine), lambda d: d.options[0]), 60)
                assert play.session.given() == (1,)
            finally:
                slow.enough.set()
            await until(lambda: 2 in play.session.given())

    run(story())


def test_bots_among_themselves_wait_until_somebody_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, pace="live"), persons=2)
            play, (host, friend) = game(room), people(2)
            await room.enter(friend)
            await seating.set_bot(room, host, 1, "steady")
            room.record.seats[0].let_bot_play("steady")  # as if the time of the host had run out
            play.wake()
            await until(lambda: play.needs_people)
            before = len(play.session.history)
            assert play.next_clock() is None, "it may sleep"
            await seating.come_back(room, friend)
            await until(lambda: len(play.session.history) > before)
            assert room.phase == "playing"

    run(story())


def test_a_table_of_bots_alone_plays_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons=1)
            play, host = game(room), people(1)[0]
            await until(lambda: idle(play))
            await seating.leave(room, host)
            await until(lambda: play.needs_people)
            before = len(play.session.history)
            await room.enter(people(2)[1])
            await until(lambda: room.phase == "over")
            assert len(play.session.history) > before

    run(story())


def test_a_thought_is_worth_nothing_once_the_person_is_back(tmp_path: Path, slow: SlowBot) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons=3)
            play, (host, guest) = game(room), people(2)
            room.absence._opened -= GRACE  # nobody is there
            await seating.set_bot(room, host, 1, "steady")
            await until(slow.thinking.is_set)
            await room.enter(guest)
            slow.enough.set()
            await until(lambda: idle(play))
            assert play.session.given() == ()
            assert [decision.seat for decision in questions(play)] == [0, 1, 2]

    run(story())


async def passing(play: RunningGame, chance: random.Random) -> None:
    """People answer in the same order every time, and pass every reaction."""
    await until(lambda: idle(play))
    if play.pause is not None:
        await play.pauses.react(play.pause.open_to(play.people())[0], play.pauses.number, PASS)
    elif not play.session.over:
        decision = min(questions(play), key=lambda one: one.seat)
        await play.answers.give(decision.seat, play.deadlines.number_of(decision), by_chance(chance))


def bots_with_options(play: RunningGame) -> list[int]:
    if play.pause is None:
        return []
    return [seat for seat in play.pause.choices if play.pause.choices[seat] and seat not in play.people()]


def test_a_bot_that_can_answer_in_a_pause_thinks_while_people_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "now", lambda: 0.0)  # the countdown never ends

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, players=4, window=9), persons=2, seed=3))
            chance, found = random.Random(3), set[int]()
            while len(found) < 3:
                await until(lambda: idle(play))
                if bots_with_options(play):
                    found.add(play.pauses.number)
                    ahead = play.thinkers._ahead
                    assert ahead is not None
                    await until(ahead.answers.done)
                    assert ahead.answers.result(), "a bot has made up its mind"
                    assert ahead.start == play.pauses.number == len(play.session.history), "people have not"
                await passing(play, chance)

    run(story())


def test_what_a_bot_does_does_not_depend_on_when_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "THINKING", 0.0)
    monkeypatch.setattr(clocks, "now", lambda: 0.0)
    used: list[Any] = []
    honest = bots.Thinkers.answer

    async def answer(self: bots.Thinkers, session: Session[Any], decision: Decision[Any], level: str) -> Any:
        if is_reaction(decision) and self._ahead is not None and self._ahead.still_fits(session):
            used.append(await honest(self, session, decision, level))
            return used[-1]
        return await honest(self, session, decision, level)

    monkeypatch.setattr(bots.Thinkers, "answer", answer)

    async def history(folder: str) -> list[Any]:
        async with opened(tmp_path / folder) as hub:
            room = await seated(hub, replace(QUICK, players=4, window=9), 2, seed=5)
            await room.start(people(1)[0], fill="shrewd")
            play, chance = game(room), random.Random(5)
            for _ in range(60):
                await passing(play, chance)
            await until(lambda: idle(play))
            reacted = [
                one for one in play.session.history if one.seat not in play.people() and one.prompt[:6] == "window"
            ]
            assert any(one.answer != PASS for one in reacted), "a bot has reacted"
            return list(play.session.history)

    ahead = run(history("ahead"))
    assert PASS in used, "somebody thought ahead and passed"
    assert any(answer != PASS for answer in used), "somebody thought ahead and reacted"
    monkeypatch.setattr(bots.Thinkers, "think_ahead", lambda *_: None)
    assert run(history("when asked")) == ahead


def test_the_game_of_a_bot_is_copied_in_its_own_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()

    class Watched(Sight):
        def __init__(self, session: Session[Any], seat: int) -> None:
            assert session in made, "no other copy is looked at"
            super().__init__(session, seat)

    made: list[Session[Any]] = []
    honest = Session.fork_later

    def fork_later(self: Session[Any]) -> Callable[[], Session[Any]]:
        copy = honest(self)

        def noted() -> Session[Any]:
            threads.add(threading.current_thread().name.partition("_")[0])
            made.append(copy())
            return made[-1]

        return noted

    monkeypatch.setattr(Session, "fork_later", fork_later)
    monkeypatch.setattr(bots, "Sight", Watched)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, players=4, window=9), persons=2))
            for _ in range(30):
                await passing(play, random.Random(1))
            assert threads == {"bot"}
            assert not play.faulty

    run(story())


def test_how_long_a_pause_lasts_does_not_tell_whether_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every pause in which a bot is asked lasts at least as long as that bot may think."""
    monkeypatch.setattr(pauses, "THINKING", 0.05)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await seated(hub, replace(QUICK, players=3, window=9), 2, seed=5)
            await room.start(people(1)[0], fill="shrewd")
            play, chance = game(room), random.Random(5)
            seen: set[bool] = set()
            while seen != {True, False}:
                await until(lambda: idle(play))
                if play.pause is not None and 2 in play.pause.seats_asked:
                    assert play.pauses.clock.thought_until == play.pauses.clock.began + 0.05
                    seen.add(bool(bots_with_options(play)))
                await passing(play, chance)

    run(story())


def test_talks_end_with_their_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F-DEAL-2: a minute for a deal; then there is none."""
    monkeypatch.setitem(DEAL_SECONDS, "live", 0.3)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, pace="live"), persons=3)
            play = game(room)
            await play_on(play, random.Random(1), stop=lambda: any(d.prompt == "deal" for d in questions(play)))
            assert questions(play)
            seen = len(play.session.log)
            await until(lambda: any(e.kind == "deal_timed_out" for e in play.session.log[seen:]))
            assert not any(e.kind == "deal_refused" for e in play.session.log[seen:])
            for reader in people(4):  # the fourth only watches
                told = [
                    line.text for line in scene_for(room, reader, SceneCache()).log if line.kind == "deal_timed_out"
                ]
                assert told[0].startswith("The time for the deal is up")
            again = load(play.session.save())
            assert [e.kind for e in again.log] == [e.kind for e in play.session.log]

    run(story())


def test_the_clock_of_talks_is_there_from_the_first_frame_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F-DEAL-2: also while the cards just revealed are still being looked at, and also for those who only watch."""
    monkeypatch.setitem(SPEEDS, "quick", 0.001)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, pace="live", speed="quick"), persons=2)
            play, notify, cache = game(room), game(room).notify, SceneCache()
            begun_by: set[bool] = set()

            def look() -> None:
                for reader in people(3):
                    scene = scene_for(room, reader, cache)
                    assert isinstance(scene, EncounterScene)
                    talks = scene.talks
                    if talks is not None and not set(play.people()).isdisjoint(talks.partners):
                        begun_by.add(play.session.decisions[0].seat in play.people())
                        assert talks.ends is not None
                notify()

            play.notify = look
            await play_on(play, random.Random(1), stop=lambda: begun_by == {True, False})
            assert not play.faulty
            assert begun_by == {True, False}, "talks that a person and that a bot began"

    run(story())
