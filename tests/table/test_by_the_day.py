"""A table by the day: people come when it suits them, so a pause for reactions waits for all of them, for a day."""

from __future__ import annotations

import random
import re
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    act,
    all_pass,
    begun,
    by_chance,
    game,
    opened,
    pause_of,
    pause_over,
    people,
    play_on,
    questions,
    run,
    until,
)
from tests.table.test_sleep import asleep
from warptable.games.encounter.page.hooks import is_open_book
from warptable.table.errors import Refused
from warptable.table.page.game.page import frame
from warptable.table.page.lobby.choices import in_words
from warptable.table.play import clocks
from warptable.table.play.clocks import DECISION_SECONDS
from warptable.table.play.game import RunningGame
from warptable.table.reader import Reader
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.orders import set_orders
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.lobby import table_card_for
from warptable.text import t

DAY = replace(QUICK, pace="day", window=5)
A_DAY = DECISION_SECONDS["day"] or 0.0


async def paused(hub: Hub, persons: int = 2, *, seed: int = 7) -> tuple[Room, RunningGame]:
    """A table by the day at a pause that waits for everybody."""
    room = await begun(hub, DAY, persons, seed=seed)
    play = game(room)
    everybody = set(range(persons))
    await play_on(
        play,
        random.Random(1),
        stop=lambda: play.pause is not None and set(play.pause.open_to(play.people())) == everybody,
    )
    await until(lambda: play.needs_people)
    return room, play


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let time go by."""
    before = clocks.now
    monkeypatch.setattr(clocks, "now", lambda: before() + seconds)


def page(room: Room, reader: Reader) -> str:
    """What this reader sees."""
    return frame(scene_for(room, reader, SceneCache())).whole


def test_a_pause_waits_a_day_for_everybody_who_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, play = await paused(hub)
            number, ends = play.pauses.number, play.pauses.clock.ends
            assert ends is not None
            assert ends >= play.pauses.clock.began + A_DAY
            await play.pauses.react(0, number, "pass")
            later(monkeypatch, A_DAY - 60)
            play.wake()
            await until(lambda: play.needs_people)
            assert play.pauses.number == number
            assert pause_of(play).open_to(play.people()) == (1,)
            await play.pauses.react(1, number, "pass")
            await pause_over(play, number)

    run(story())


def test_the_clock_of_a_pause_survives_sleep_and_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first_life() -> tuple[str, int, float | None]:
        async with opened(tmp_path) as hub:
            room, play = await paused(hub)
            return room.id, play.pauses.number, play.pauses.clock.ends

    async def second_life() -> None:
        async with opened(tmp_path) as hub:
            play = game(await hub.room(table))
            await until(lambda: play.pause is not None)
            assert (play.pauses.number, play.pauses.clock.ends) == (number, ends)
            await until(lambda: play.needs_people)
            del play
            await asleep(hub)
            assert hub.alarms == {table: ends}
            assert table_card_for((await hub.of("guest1"))[0], people(2)[1]).my_turn
            later(monkeypatch, A_DAY)
            await hub._wake_up()
            play = game(await hub.room(table))
            await until(lambda: play.pauses.number > number)

    table, number, ends = run(first_life())
    later(monkeypatch, 3600.0)
    run(second_life())


def test_whoever_lets_a_day_pass_is_away_until_they_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits a second day for the same person, and they read what has passed."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room, play = await paused(hub, persons=3)
            number = play.pauses.number
            for seat in (0, 1):
                await play.pauses.react(seat, number, "pass")
            later(monkeypatch, A_DAY + 60)
            play.wake()
            await until(lambda: play.pauses.number > number)
            kept = room.record.orders[2]
            assert (kept.away, kept.missed) == (True, 1)
            assert not any(room.record.orders[seat].away for seat in (0, 1))

            def is_passed_for(seat: int) -> bool:
                return play.pause is not None and seat in play.pause.seats_asked and bool(play.pause.open_to((0, 1)))

            for _ in range(200):
                await until(lambda: play.needs_people)
                if is_passed_for(2):
                    break
                asked = [question for question in questions(play) if question.seat == 2]
                if asked:  # as if a bot had answered for them, without their coming back
                    play.answers.put(asked[0], by_chance(random.Random(1))(asked[0]))
                    play.answers.changed()
                else:
                    await act(play, random.Random(1))
            assert is_passed_for(2)
            assert 2 not in pause_of(play).open_to(play.people())
            assert kept.missed >= 2

            before = kept.missed
            await room.enter(people(3)[2])
            assert 2 in pause_of(play).open_to(play.people()), "the open pause asks them, too"
            assert (kept.away, kept.missed) == (False, before - 1)
            assert 'id="missed"' in page(room, people(3)[2])
            assert 'id="missed"' not in page(room, people(3)[1])
            await play.pauses.react(2, play.pauses.number, "pass")
            assert 'id="missed"' not in page(room, people(3)[2])

    run(story())


def test_being_away_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first_life() -> str:
        async with opened(tmp_path) as hub:
            room, play = await paused(hub)
            number = play.pauses.number
            await play.pauses.react(0, number, "pass")
            later(monkeypatch, A_DAY + 60)
            play.wake()
            await until(lambda: play.pauses.number > number)
            assert room.record.orders[1].away
            return str(room.id)

    async def second_life() -> None:
        async with opened(tmp_path) as hub:
            kept = (await hub.room(table)).record.orders[1]
            assert kept.away
            assert kept.missed

    table = run(first_life())
    run(second_life())


def test_nobody_asks_for_time_and_the_bar_says_until_when(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room, play = await paused(hub)
            with pytest.raises(Refused, match="refused-illegal"):
                await play.pauses.hold(0, play.pauses.number)
            shown = page(room, people(1)[0])
            assert 'id="hold-here"' not in shown
            assert "data-whole" not in shown
            assert f'data-at="{play.pauses.clock.ends:.0f}"' in shown
            [words] = re.findall(r"<time [^>]*>([^<]*) UTC</time>", shown)
            assert re.fullmatch(r"\w+day, \w+ \d+, \d{4}, \d+:\d\d\W[AP]M", words), "readable without a script"

    run(story())


def test_nobody_is_offered_to_let_a_bot_play_for_those_who_are_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room, play = await paused(hub)
            await room.enter(people(1)[0])
            await all_pass(play)
            await play_on(play, random.Random(1), stop=lambda: {one.seat for one in questions(play)} == {1})
            assert 'id="away-1"' not in page(room, people(1)[0])

    run(story())


def test_only_a_seat_about_which_everything_is_known_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            _, play = await paused(hub)
            view = play.session.view(None)
            assert not is_open_book(view, 1)
            view.seats[1].hand = 0
            assert is_open_book(view, 1)
            view.seats[1].sheets[0].cards = 1
            assert not is_open_book(view, 1), "what lies on a sheet could be played off it"
            view.seats[1].sheets[0].cards = 0
            view.variants = (*view.variants, "hidden-powers")
            assert not is_open_book(view, 1)

    run(story())


def test_passing_until_my_turn_ends_by_itself_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room, play = await paused(hub, persons=3)
            me = next(seat for seat in (0, 1, 2) if seat not in play.hooks.main_players(play.session))
            reader = people(3)[me]
            assert 'id="pass-turn"' in page(room, reader)
            await set_orders(room, reader, untouched=False, encounter=False, turn=True)
            kept, asked = room.record.orders[me], []
            for _ in range(400):
                await until(lambda: play.needs_people)
                if not kept.turn:
                    break
                if play.pause is not None and me in play.pause.open_to((me,)):
                    asked.append(play.pause.main_players)
                others = [one for one in questions(play) if one.seat == me]
                if others:
                    play.answers.put(others[0], by_chance(random.Random(1))(others[0]))
                    play.answers.changed()
                else:
                    await act(play, random.Random(1))
            assert all(me in mains for mains in asked)
            assert me in play.hooks.main_players(play.session)
            assert kept.ended == ["order-ended-turn"]
            assert 'id="order-ended-turn"' in page(room, reader)
            assert 'id="order-ended-turn"' not in page(room, people(3)[1 - min(me, 1)])

    run(story())


def test_orders_survive_a_restart(tmp_path: Path) -> None:
    async def first_life() -> tuple[str, int]:
        async with opened(tmp_path) as hub:
            room, play = await paused(hub, persons=3)
            me = next(seat for seat in (0, 1, 2) if seat not in play.hooks.main_players(play.session))
            await set_orders(room, people(3)[me], untouched=True, encounter=False, turn=True)
            return room.id, me

    async def second_life() -> None:
        async with opened(tmp_path) as hub:
            play = game(await hub.room(table))
            await until(lambda: play.pause is not None)
            assert (play.record.orders[me].untouched, play.record.orders[me].turn) == (True, True)
            assert me not in pause_of(play).open_to(play.people())

    table, me = run(first_life())
    run(second_life())


def test_the_lobby_says_what_by_the_day_means() -> None:
    for locale in ("en", "de"):
        say = partial(t, locale)
        assert say("lobby-window-day") in in_words(say, DAY)
        assert say("lobby-window-short", n=5) not in in_words(say, DAY)
        assert say("lobby-window-short", n=5) in in_words(say, replace(DAY, pace="live"))
