"""Rooms: a game is carried on by people and bots, every answer is kept, and a crash loses nothing."""

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
    seated,
    until,
)
from warptable.table.errors import Refused
from warptable.table.play import bots, orders
from warptable.table.play.bots import think
from warptable.table.play.clocks import DEAL_SECONDS, DECISION_SECONDS
from warptable.table.play.orders import StandingOrders
from warptable.table.play.reactions import Pause, is_reaction, public
from warptable.table.rooms.record import decoded
from warptable.table.rooms.room import Room
from warptable.table.scene.build import Album, scene_for
from warptable.table.ui.game.page import table


@pytest.mark.parametrize("persons", [1, 2, 3])
def test_people_and_bots_play_a_whole_game(tmp_path: Path, persons: int) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons)
            await play_on(game(room), random.Random(persons))
            assert game(room).session.over
            assert not game(room).faulty
            await until(lambda: room.phase == "over")
            assert game(room).session.winners

    run(story())


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
            asked = [(d.seat, d.prompt, tuple(map(str, d.options)), play.number_of(d)) for d in questions(play)]
            paused = (play.pause_number, sorted(play.pause.intents)) if play.pause else None
            return room.id, f"{asked} {paused} {play.session.given()} {len(play.session.log)}"

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
            room = await begun(hub, replace(QUICK, window=1), persons=3)
            play, seen = game(room), []
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            while play.pause is not None:
                seen.append(play.pause_number)
                await until(lambda: idle(play) and play.pause_number not in seen, seconds=9)
            await room.stop()
            return room.id, [(d.prompt, play.number_of(d)) for d in questions(play)]

    async def second_life(table: str) -> list[tuple[str, int]]:
        async with opened(tmp_path) as hub:
            play = game(hub.rooms[table])
            return [(d.prompt, play.number_of(d)) for d in play.session.decisions if not is_reaction(d)]

    table, asked = run(first_life())
    assert asked
    assert run(second_life(table)) == asked


def test_a_stale_or_doubled_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            play = game(room)
            await until(lambda: bool(questions(play)))
            first = questions(play)[0]
            number = play.number_of(first)
            read = by_chance(random.Random(1))
            await play.answer(first.seat, number, read)
            await until(lambda: idle(play))
            history = list(play.session.history)
            for seat, stale in ((first.seat, number), (1 - first.seat, number), (first.seat, 0)):
                with pytest.raises(Refused, match="refused-stale"):
                    await play.answer(seat, stale, read)
            assert play.session.history == history

    run(story())


def test_a_doubled_pass_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, window=9), persons=3))
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            assert play.pause is not None
            seat, number = play.pause.open_to(play.people())[0], play.pause_number
            await play.react(seat, number, "pass")
            with pytest.raises(Refused, match="refused-stale"):
                await play.react(seat, number, "pass")

    run(story())


def test_a_window_ends_when_everybody_has_answered_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, window=9), persons=3))
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            assert play.pause is not None
            number, seats = play.pause_number, play.pause.open_to(play.people())
            assert len(seats) >= 2
            for seat in seats[:-1]:
                await play.react(seat, number, "pass")
                assert play.pause is not None
                assert play.pause_number == number
            await play.react(seats[-1], number, "pass")
            await until(lambda: play.pause is None or play.pause_number != number)

    run(story())


def test_people_may_react_while_the_last_events_are_still_shown(tmp_path: Path) -> None:
    """Nobody waits for a show they have seen enough of; whoever does not hurry has time after it."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, window=9, speed="slow"), persons=2))
            now = play._now

            def shown() -> bool:
                return play.pause is not None and play.shown_until > now() + 0.5

            await play_on(play, random.Random(1), stop=shown)
            assert play.pause is not None
            assert play.pause_ends is not None
            assert play.pause_ends >= play.shown_until + 5
            number, seen = play.pause_number, play.shown_until
            for seat in play.pause.open_to(play.people()):
                await play.react(seat, number, "pass")
            await until(lambda: play.pause is None or play.pause_number != number)
            assert now() < seen

    run(story())


def test_what_happened_is_shown_before_a_pause_that_orders_pass_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9, speed="slow"), persons=2)
            play = game(room)
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            await room.stop()  # from here on, step by step
            play.pause, play.shown_until = None, play._now() + 60
            room.record.orders = [StandingOrders(encounter=play.session.state.encounters) for _ in play.record.seats]
            number = play.pause_number
            assert not await play.advance()
            assert play.pause_number == number
            play.shown_until = play._now()
            assert await play.advance()
            assert play.pause_number != number

    run(story())


def test_a_window_ends_by_its_countdown(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, window=1), persons=2))
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            number = play.pause_number
            await until(lambda: play.pause is None or play.pause_number != number, seconds=4)

    run(story())


def test_asking_for_time_is_open_and_possible_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, window=9), persons=2))
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            before = play.pause_left()
            await play.hold(0, play.pause_number)
            assert play.pause_left() > before + 10
            assert play.held == [0]
            with pytest.raises(Refused, match="refused-held"):
                await play.hold(0, play.pause_number)

    run(story())


def test_alone_with_bots_only_real_questions_are_put(tmp_path: Path) -> None:
    """Nobody is there to whom a pause could betray anything."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, replace(QUICK, window=9), persons=1))
            rng = random.Random(3)
            for _ in range(120):
                await until(lambda: idle(play))
                if play.session.over:
                    break
                if play.pause is not None:
                    assert play.pause.choices[0]
                    assert play.pause_ends is None
                await act(play, rng)

    run(story())


def test_a_standing_order_passes_what_does_not_touch_me(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3)
            play, rng = game(room), random.Random(2)
            await room.set_orders(people(3)[2], untouched=True, encounter=False)
            asked = 0
            for _ in range(300):
                await until(lambda: idle(play))
                if play.session.over:
                    break
                if play.pause is not None and 2 in play.pause.open_to(play.people()):
                    asked += 1
                    encounter = play.session.view(2).current
                    about = play.pause.first.about or {}
                    target = encounter.target
                    touched = (
                        2 in (encounter.offense, encounter.defense, about.get("of"), *play.pause.main_players)
                        or encounter.allied[2]
                        or (target >= 0 and play.session.view(2).planets[target][2])
                        or (target >= 0 and play.session.view(2).home_of[target] == 2)
                    )
                    assert touched
                await act(play, rng)
            assert asked

    run(story())


def kinds(pause: Pause) -> list[str]:
    return [kind for kind, _ in pause.foreseen]


def test_a_pause_reaches_over_what_everybody_sees_coming(tmp_path: Path) -> None:
    """People answer once to a destiny card, not again when it has named the defense; who that is is touched at once."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            settings = replace(QUICK, window=9, players=3, flares=True)
            play, rng = game(await begun(hub, settings, persons=3, seed=3)), random.Random(4)
            await play_on(play, rng, stop=lambda: play.pause is not None and kinds(play.pause)[:1] == ["defense"])
            pause, start = play.pause, len(play.session.log)
            assert pause is not None
            assert kinds(pause) == ["defense"]
            defense = pause.foreseen[0][1]["seat"]
            assert defense in pause.main_players
            assert play.session.state.frames[-1].defense != defense
            assert orders.why_touched(play.session.view(defense), pause, defense) == "touched-main"
            for seat in pause.open_to(play.people()):
                await play.react(seat, play.pause_number, "pass")
            await until(lambda: bool(questions(play)))
            assert public(play.session.log[start:]) == pause.foreseen

    run(story())


def test_a_pause_that_goes_otherwise_than_foreseen_is_asked_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            settings = replace(QUICK, window=9, players=3, flares=True)
            play, rng = game(await begun(hub, settings, persons=3, seed=3)), random.Random(4)
            await play_on(play, rng, stop=lambda: play.pause is not None and bool(play.pause.foreseen))
            pause = play.pause
            assert pause is not None
            pause.foreseen = (("something else", {}),)
            for seat in pause.open_to(play.people()):
                await play.react(seat, play.pause_number, "pass")
            await until(lambda: play.pause not in (None, pause))
            assert play.pause is not None
            assert play.pause.open_to(play.people())

    run(story())


def test_an_order_for_this_encounter_ends_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            play, rng = game(room), random.Random(2)
            await play_on(play, rng, stop=lambda: play.pause is not None)
            await room.set_orders(people(1)[0], untouched=False, encounter=True)
            ordered = play.session.state.encounters
            while play.session.state.encounters == ordered and not play.session.over:
                await until(lambda: idle(play))
                assert (
                    play.pause is None
                    or 0 not in play.pause.open_to(play.people())
                    or (play.session.state.encounters != ordered)
                )
                await act(play, rng)
            await until(lambda: idle(play))
            assert room.record.orders[0].encounter == -1

    run(story())


def test_a_stop_asks_whatever_other_orders_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            play, rng = game(room), random.Random(2)
            me = people(1)[0]
            for phase in ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"):
                await room.toggle_stop(me, phase)
            await room.set_orders(me, untouched=True, encounter=True)
            await play_on(play, rng, stop=lambda: play.pause is not None and 0 in play.pause.seats_asked)
            assert play.pause is not None
            assert 0 in play.pause.open_to((0,))

    run(story())


def test_a_choice_made_in_secret_can_be_taken_back_while_others_choose(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, QUICK, persons=3))
            await until(lambda: len(questions(play)) == 3)  # choosing aliens
            mine = next(d for d in questions(play) if d.seat == 1)
            with pytest.raises(Refused, match="refused-undo"):
                await play.undo(1)
            await play.answer(1, play.number_of(mine), lambda d: d.options[0])
            assert [d.seat for d in questions(play)] == [0, 2]
            await play.undo(1)
            assert [d.seat for d in questions(play)] == [0, 1, 2]

    run(story())


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


def test_nobody_waits_for_the_thought_of_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All choose their aliens at once: people may answer while the bot still thinks."""
    thinking, enough = threading.Event(), threading.Event()

    def slowly(*asked: Any) -> Any:
        thinking.set()
        enough.wait(20)
        return think(*asked)

    monkeypatch.setattr(bots, "think", slowly)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, QUICK, persons=2))
            await until(thinking.is_set)
            try:
                mine = next(decision for decision in questions(play) if decision.seat == 1)
                await asyncio.wait_for(play.answer(1, play.number_of(mine), lambda d: d.options[0]), 5)
                assert play.session.given() == (1,)
            finally:
                enough.set()
            await until(lambda: 2 in play.session.given())

    run(story())


def test_a_thought_is_worth_nothing_once_the_person_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough = threading.Event(), threading.Event()

    def slowly(*asked: Any) -> Any:
        thinking.set()
        enough.wait(20)
        return think(*asked)

    monkeypatch.setattr(bots, "think", slowly)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, persons=3)
            play, (host, guest) = game(room), people(2)
            await room.set_bot(host, 1, "steady")
            await until(thinking.is_set)
            await room.enter(guest)
            enough.set()
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
            await until(lambda: any(e.kind == "deal_refused" for e in play.session.log[seen:]), seconds=4)

    run(story())


def test_seats_belong_to_their_guests(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await seated(hub, QUICK, 2)
            host, second, stranger = people(3)
            with pytest.raises(Refused, match="refused-seat-taken"):
                await room.sit(stranger, 0, "Thief")
            with pytest.raises(Refused, match="refused-not-host"):
                await room.set_bot(second, 2, "steady")
            with pytest.raises(Refused, match="refused-not-ready"):
                await room.start(host)
            await room.sit(second, 2, "Moved")
            assert [seat.guest for seat in room.record.seats] == ["guest0", "", "guest2"[:5] + "1"]
            await room.hand_over(host, 2)
            await room.set_bot(second, 1, "steady")
            await room.start(second)
            with pytest.raises(Refused, match="refused-started"):
                await room.sit(host, 2, "Late")
            assert room.phase == "playing"

    run(story())


def test_the_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await seated(hub, QUICK, 2)
            await room.leave(people(1)[0])
            assert room.host == "guest1"

    run(story())


def test_whoever_is_replaced_at_the_table_is_told_and_can_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, guest = people(2)
            await room.enter(guest)
            await room.set_bot(host, 1, "steady")
            assert game(room).people() == (0,)
            page = str(table(scene_for(room, guest, Album())))
            assert 'id="come-back"' in page
            assert 'id="come-back"' not in str(table(scene_for(room, host, Album())))
            await room.come_back(guest)
            assert game(room).people() == (0, 1)
            assert 'id="come-back"' not in str(table(scene_for(room, guest, Album())))

    run(story())


def test_a_finished_table_leads_to_the_next_with_the_same_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            await play_on(game(room), random.Random(1))
            await until(lambda: room.phase == "over")
            with pytest.raises(Refused, match="refused-not-seated"):
                await hub.again(people(3)[2], room)
            following = await hub.again(people(2)[1], room)
            assert [seat.guest for seat in following.record.seats] == [seat.guest for seat in room.record.seats]
            assert await hub.again(people(1)[0], room) is following

    run(story())


def test_aliens_by_level_and_by_choice(tmp_path: Path) -> None:
    from warptable.encounter import facts

    async def story() -> None:
        async with opened(tmp_path) as hub:
            green = await begun(hub, replace(QUICK, choice="levels", levels=("green",)), 1)
            dealt = [alien for seat in game(green).session.state.seats for alien in seat.dealt]
            assert {facts.aliens()[alien].level for alien in dealt} == {"green"}
            free = await seated(hub, replace(QUICK, choice="free"), 2)
            await free.pick_alien(people(1)[0], "zombie")
            with pytest.raises(Refused, match="refused-alien-taken"):
                await free.pick_alien(people(2)[1], "zombie")
            await free.start(people(1)[0], fill="steady")
            assert game(free).session.view(None).seats[0].sheets[0].alien == "zombie"

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
            assert [(line.seat, line.text) for line in again.chat.lines] == [(0, "Hello <b>there</b>")]

    run(story())
