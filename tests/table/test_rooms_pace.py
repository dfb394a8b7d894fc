"""The pace of a running game: the host makes it faster or slower, everybody is told, and it lasts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, act, begun, game, idle, opened, people, play_on, questions, run, until
from warptable.table.errors import Refused
from warptable.table.page.game.page import table
from warptable.table.play import clocks
from warptable.table.play.game import RunningGame
from warptable.table.play.reactions import public
from warptable.table.rooms import running
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache


def test_the_host_changes_the_pace_and_everybody_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        host, friend = people(2)
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9, speed="slow"), persons=2)
            play = game(room)
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            assert 'id="pace-form"' in str(table(scene_for(room, host, SceneCache())))
            assert 'id="pace-form"' not in str(table(scene_for(room, friend, SceneCache())))
            await running.set_pace(room, host, 2, "none")
            number = play.pauses.number
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None and play.pauses.number != number)
            assert 1.9 < play.pauses.clock.seconds < 2.1
            await running.set_pace(room, host, 0, "quick")
            said = [line.text for line in scene_for(room, friend, SceneCache()).chat if line.notice]
            assert said[0] == "Guest 0 has changed the pace of the table."
            assert "may betray cards" in said[1]
        async with opened(tmp_path) as hub:
            settings = hub.rooms[room.id].settings
            assert (settings.window, settings.speed) == (0, "quick")

    run(story())


@pytest.mark.parametrize(
    ("who", "window", "speed", "said"),
    [(1, 3, "normal", "not-host"), (0, 11, "normal", "window"), (0, 3, "warp", "illegal")],
)
def test_a_pace_that_cannot_be_is_refused_and_changes_nothing(
    tmp_path: Path, who: int, window: int, speed: str, said: str
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            before = room.settings
            with pytest.raises(Refused, match=f"refused-{said}"):
                await running.set_pace(room, people(2)[who], window, speed)
            assert room.settings == before

    run(story())


def test_what_is_sent_stays_the_same_while_only_time_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page counts down by itself. So nobody gets anything at the moment when somebody else reacts."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9, pace="live"), persons=3)
            play, cache = game(room), SceneCache()

            def asked() -> bool:
                return bool(questions(play))

            def paused() -> bool:
                return play.pause is not None and len(play.pause.open_to(play.people())) > 1

            for stop in (asked, paused):
                await play_on(play, random.Random(1), stop=stop)
                before = [table(scene_for(room, reader, cache)) for reader in people(4)]
                monkeypatch.setattr(clocks, "STARTED", clocks.STARTED + 1.5)
                assert [table(scene_for(room, reader, cache)) for reader in people(4)] == before
            assert play.pause is not None
            seat = play.pause.open_to(play.people())[0]
            await play.pauses.react(seat, play.pauses.number, "pass")
            after = [table(scene_for(room, reader, cache)) for reader in people(4)]
            assert [n for n in range(4) if after[n] != before[n]] == [seat]

    run(story())


# ---- stopping the bots --------------------------------------------------------------------------------------


def rests(play: RunningGame) -> bool:
    """Does a stopped table wait for its next step?"""
    return play.needs_people and play._is_halted() and not play.answers.woken.is_set()


async def stopped(play: RunningGame) -> None:
    """Wait until the table stands still: for its next step, or for its people."""
    await until(lambda: rests(play) or (play.needs_people and idle(play) and not play.answers.woken.is_set()))


def test_a_stopped_table_goes_on_step_by_step_and_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        [me] = people(1)
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, players=5), persons=1)
            play = game(room)
            await running.halt(room, me, halted=True)
            await stopped(play)
            steps, rng = 0, random.Random(1)
            while steps < 12 or not rests(play):
                if not rests(play):
                    await act(play, rng)
                else:
                    before = len(play.session.log)
                    await running.step(room, me)
                    await stopped(play)
                    assert public(play.session.log[before:]) or idle(play)
                    steps += 1
                await stopped(play)
            known = len(play.session.history)
        async with opened(tmp_path) as hub:
            room = hub.rooms[room.id]
            play = game(room)
            await until(lambda: rests(play))
            assert len(play.session.history) == known
            assert not any(line.notice for line in room.chat.lines), "nobody else is there to be told"
            await running.halt(room, me, halted=False)
            await until(lambda: len(play.session.history) > known)
            with pytest.raises(Refused, match="refused-stale"):
                await running.step(room, me)

    run(story())


def test_anybody_at_the_table_stops_the_bots_and_everybody_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        host, friend, stranger = people(3)
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            await running.halt(room, friend, halted=True)
            await running.halt(room, friend, halted=True)
            await running.halt(room, host, halted=False)
            with pytest.raises(Refused, match="refused-not-seated"):
                await running.halt(room, stranger, halted=True)
            said = [line.text for line in scene_for(room, host, SceneCache()).chat]
            assert said == [
                "Guest 1 has stopped the bots. Anybody at the table may let them go on.",
                "Guest 0 lets the bots go on.",
            ]

    run(story())


def test_a_stopped_table_stops_nobodys_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked has as long as ever: the time of a question runs out as if the table went on."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, pace="live", window=9), persons=2)
            play = game(room)
            await play_on(play, random.Random(1), stop=lambda: bool(questions(play)) and bool(play.session.log))
            [asked, *_] = questions(play)
            await running.halt(room, people(2)[1 - asked.seat], halted=True)
            assert play.deadlines.of(asked) is not None
            monkeypatch.setattr(clocks, "STARTED", clocks.STARTED + 91)
            play.wake()
            await until(lambda: bool(room.record.seats[asked.seat].bot))

    run(story())


def test_by_the_day_nobody_stops_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, pace="day"), persons=2)
            with pytest.raises(Refused, match="refused-illegal"):
                await running.halt(room, people(1)[0], halted=True)
            assert '<div id="tempo" hidden>' in str(table(scene_for(room, people(1)[0], SceneCache())))

    run(story())


def test_the_page_stops_the_bots_with_one_click(tmp_path: Path) -> None:
    async def story() -> None:
        [me], onlooker = people(1), people(2)[1]
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons=1)
            page = str(table(scene_for(room, me, SceneCache())))
            assert 'name="halted" value="on"' in page
            assert 'aria-pressed="true" id="speed-none"' in page or 'id="speed-none" name="speed"' in page
            await running.halt(room, me, halted=True)
            page = str(table(scene_for(room, me, SceneCache())))
            assert 'name="halted"' not in page
            assert 'id="halt" aria-pressed="true"' in page
            assert '<div id="tempo" hidden>' in str(table(scene_for(room, onlooker, SceneCache())))

    run(story())
