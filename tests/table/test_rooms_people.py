"""People at a table: the next game, seats taken over from bots, somebody who is away."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from tests.table.tables import QUICK, begun, game, opened, people, play_on, questions, run, seated, until
from warptable.games.encounter.engine.model.views import SeatView, View
from warptable.games.encounter.page.dock.dock import dock
from warptable.games.encounter.page.examples import scene_at
from warptable.table.errors import Refused
from warptable.table.invitation import Invitation
from warptable.table.page.game.dock.lines import absentees
from warptable.table.page.game.page import table
from warptable.table.page.lobby.waiting import waiting_room
from warptable.table.play import clocks
from warptable.table.play.bots import STAND_IN
from warptable.table.reader import Reader
from warptable.table.rooms import requests, seating
from warptable.table.rooms.absence import GIVEN_UP, GRACE
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.data import Person, Reaction, WaitedFor
from warptable.table.scene.lobby import waiting_room_for


def page(room: Room, reader: Reader) -> str:
    return str(table(scene_for(room, reader, SceneCache(), Invitation("http://here/t/x"))))


def said(room: Room, locale: str = "en") -> list[str]:
    reader = Reader("onlooker", "Onlooker", locale)
    return [line.text for line in scene_for(room, reader, SceneCache()).chat if not line.bot]


def away_for_long(room: Room) -> None:
    """Everybody who is away may be replaced now."""
    room.absence._opened -= GRACE


# ---- the next game ----------------------------------------------------------------------------------


def test_everybody_at_the_old_table_is_called_to_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            await play_on(game(room), random.Random(1))
            await until(lambda: room.phase == "over")
            host, friend = people(2)
            watcher = await room.enter(friend)
            watcher.dirty.clear()
            following = await hub.again(host, room)
            assert watcher.dirty.is_set(), "the page of the friend is told at once"
            assert "Guest 0 has set up the next game." in page(room, friend)
            assert f'href="/t/{following.id}"' in page(room, friend)

            await following.enter(host)
            shown = str(waiting_room(waiting_room_for(following, host)))
            assert "Everybody is here" not in shown
            assert "Guest 1 is not here yet" in shown
            await following.enter(friend)
            assert "Everybody is here" in str(waiting_room(waiting_room_for(following, host)))

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


def test_alone_with_bots_the_next_game_begins_with_one_click(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            [me], settings = people(1), changed(QUICK, choice="free", name="Comet")
            room = await seated(hub, settings, 1)
            await seating.pick_alien(room, me, "virus")
            await room.start(me, fill="novice")
            await play_on(game(room), random.Random(1))
            await until(lambda: room.phase == "over")
            following = await hub.again(me, room)
            assert following.phase == "playing"
            assert following.settings == settings
            assert [seat.bot for seat in following.record.seats] == [seat.bot for seat in room.record.seats]
            assert game(following).session.seed != game(room).session.seed
            assert following.record.aliens is not None
            assert following.record.aliens[0] == "virus"
            assert await hub.again(me, room) is following

    run(story())


def test_a_live_game_waits_when_bots_stand_in_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else people come back from supper to a game that bots have played to its end."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, changed(QUICK, pace="live", window=2), 2)
            play = game(room)
            watcher = await room.enter(people(2)[1])  # an open page is no person who plays
            for _ in range(40):
                await until(lambda: play.needs_people)
                if not play.people():
                    break
                monkeypatch.setattr(clocks, "STARTED", clocks.STARTED + 91)  # nobody does anything
                play.wake()
                await until(lambda: play.needs_people and not play.answers.woken.is_set())
            assert [seat.bot for seat in room.record.seats[:2]] == [STAND_IN, STAND_IN]
            before = len(play.session.history)
            for _ in range(5):
                monkeypatch.setattr(clocks, "STARTED", clocks.STARTED + 1000)
                play.wake()
                await until(lambda: play.needs_people and not play.answers.woken.is_set())
            assert len(play.session.history) == before
            assert not play.session.over
            room.leave_page(watcher)
            await room.enter(people(1)[0])
            assert play.people() == (0,)
            await play_on(play, random.Random(1), stop=lambda: len(play.session.history) > before)
            assert len(play.session.history) > before

    run(story())


def seats_seen(room: Room, reader: Reader) -> list[SeatView]:
    view = scene_for(room, reader, SceneCache()).view
    assert isinstance(view, View)
    return view.seats


def test_facedown_aliens_are_turned_up_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, changed(QUICK, variants=("hidden-powers",)), 1)
            stranger = people(2)[1]
            await play_on(game(room), random.Random(3), stop=lambda: game(room).session.state.encounters > 0)
            hidden = [seat for seat in seats_seen(room, stranger) if seat.sheets[0].hidden]
            assert hidden
            assert all(not seat.sheets[0].alien for seat in hidden)
            await play_on(game(room), random.Random(3))
            await until(lambda: room.phase == "over")
            game(room).session.state.seats[1].sheets[0].hidden = True  # as if its owner had never used it
            for seat in seats_seen(room, stranger):
                assert seat.sheets[0].alien
                assert not seat.sheets[0].hidden
                assert seat.sheets[0].own_cards == []
            page(room, stranger)

    run(story())


# ---- taking over from a bot -------------------------------------------------------------------------


def test_a_stranger_gets_a_seat_only_if_the_table_says_yes(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await seated(hub, QUICK, 2)
            host, friend, stranger = people(3)
            await seating.set_bot(room, host, 2, "novice")
            await room.start(host)
            await room.enter(host)
            await requests.ask_for_seat(room, stranger, 2, "Spica")
            assert room.seat_of(stranger.guest) is None
            assert scene_for(room, stranger, SceneCache()).view.seat is None, "no hand before the seat"
            assert "Spica would like to play Green" in page(room, host)
            assert "would like" not in page(room, friend)
            assert "You have asked for the seat of Green" in page(room, stranger)
            [request] = scene_for(room, host, SceneCache()).requests
            with pytest.raises(Refused, match="refused-not-host"):
                await requests.answer_request(room, friend, request.number, yes=True)
            await requests.answer_request(room, host, request.number, yes=True)
            assert room.seat_of(stranger.guest) == 2
            assert said(room)[-1] == "Spica now plays Green, instead of the bot."
            assert said(room, "de")[-1] == "Spica spielt jetzt Grün, anstelle des Bots."
            await seating.leave(room, stranger)
            assert room.record.seats[2].bot == "novice", "the bot that was there before"
            assert said(room)[-1] == "Spica has given up the seat of Green. A bot goes on."
        async with opened(tmp_path) as hub:
            again = await hub.room(room.id)
            assert "Spica now plays Green, instead of the bot." in said(again)

    run(story())


def test_who_is_refused_does_not_ask_again_and_who_goes_away_asks_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 1)
            host, first, second = people(3)
            await requests.ask_for_seat(room, first, 1, "First")
            await requests.answer_request(room, host, scene_for(room, host, SceneCache()).requests[0].number, yes=False)
            assert room.seat_of(first.guest) is None
            with pytest.raises(Refused, match="refused-by-host"):
                await requests.ask_for_seat(room, first, 1, "First")
            watcher = await room.enter(second)
            await requests.ask_for_seat(room, second, 1, "Second")
            [request] = scene_for(room, host, SceneCache()).requests
            room.leave_page(watcher)
            assert not scene_for(room, host, SceneCache()).requests
            with pytest.raises(Refused, match="refused-stale"):
                await requests.answer_request(room, host, request.number, yes=True)

    run(story())


def test_a_seat_that_belongs_to_somebody_cannot_be_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, friend, stranger = people(3)
            away_for_long(room)
            await seating.set_bot(room, host, 1, "steady")  # a bot stands in for the friend
            for who, seat in ((stranger, 1), (friend, 2)):
                with pytest.raises(Refused, match="refused-seat-taken"):
                    await requests.ask_for_seat(room, who, seat, "Thief")

    run(story())


def test_while_the_host_is_away_the_others_do_what_cannot_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, friend, stranger = people(3)
            await room.enter(friend)
            await requests.ask_for_seat(room, stranger, 2, "Spica")
            [request] = scene_for(room, friend, SceneCache()).requests
            await requests.answer_request(room, friend, request.number, yes=True)
            with pytest.raises(Refused, match="refused-grace"):
                await seating.set_bot(room, friend, 0, "steady")
            away_for_long(room)
            await seating.set_bot(room, friend, 0, "steady")
            assert said(room)[-1] == "Guest 1 lets a bot play for Guest 0 (Red) until Guest 0 is back."
            assert said(room, "de")[-1].startswith("Guest 1 lässt einen Bot für Guest 0 (Rot) spielen, bis")
            await room.enter(host)
            assert room.record.seats[0].bot == ""
            with pytest.raises(Refused, match="refused-not-host"):
                await seating.set_bot(room, friend, 0, "steady")

    run(story())


def test_the_host_cannot_get_the_hand_of_somebody_who_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, friend = people(2)
            with pytest.raises(Refused, match="refused-started"):
                await seating.free(room, host, 1)
            await room.enter(friend)
            await seating.set_bot(room, host, 1, "steady")
            await seating.leave(room, host)
            with pytest.raises(Refused, match="refused-seat-taken"):
                await requests.ask_for_seat(room, host, 1, "Thief")
            assert room.record.seats[1].guest == friend.guest

    run(story())


def test_a_seat_may_be_asked_for_when_a_bot_has_stood_in_for_long_and_everybody_reads_who_took_it(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, _, stranger = people(3)
            away_for_long(room)
            await seating.set_bot(room, host, 1, "steady")
            room.record.seats[1].bot_since -= GIVEN_UP["relaxed"]
            await requests.ask_for_seat(room, stranger, 1, "Spica")
            assert room.seat_of(stranger.guest) is None, "somebody has to say yes"
            [request] = scene_for(room, host, SceneCache()).requests
            await requests.answer_request(room, host, request.number, yes=True)
            assert room.seat_of(stranger.guest) == 1
            assert said(room)[-1] == "Spica now plays Blue, for Guest 1, who was away for long."

    run(story())


def test_by_the_day_only_the_clock_lets_a_bot_play_and_the_chat_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, changed(QUICK, pace="day"), 2)
            host = people(1)[0]
            away_for_long(room)
            with pytest.raises(Refused, match="refused-clock-decides"):
                await seating.set_bot(room, host, 1, "steady")
            play = game(room)
            await until(lambda: bool(questions(play)))
            asked = questions(play)[0].seat
            later = clocks.now() + 86_400
            monkeypatch.setattr(clocks, "now", lambda: later)
            play.wake()
            await until(lambda: bool(room.record.seats[asked].bot))
            assert any(line.startswith(f"The time of Guest {asked} (") for line in said(room))

    run(story())


# ---- somebody is away -------------------------------------------------------------------------------


def test_the_host_is_offered_a_bot_for_whom_the_table_waits() -> None:
    scene = replace(scene_at("ally"), asked=None, waiting=[WaitedFor(1, "ally")])
    away = replace(scene, people=[Person("Ada"), Person("Mia", present=False), *scene.people[2:]])
    assert absentees(away) == [1]
    assert "Mia is away" in str(dock(away))
    assert "Let a bot play" not in str(dock(away)), "only the host may"
    host = replace(away, host=True)
    assert 'action="/t/abc/seats/1/bot"' in str(dock(host))
    assert 'class="quiet"' not in str(dock(host)), "nothing is said twice"
    assert absentees(replace(host, people=scene.people)) == [], "nobody is away"
    assert absentees(replace(host, asked=scene_at("ally").asked)) == [], "first the own decision"
    counting = Reaction(1, scene_at("ally").asked.decision, 5, 4)  # type: ignore[union-attr]
    assert absentees(replace(host, reaction=counting)) == [], "the countdown goes on without them"
    both = replace(host, waiting=[WaitedFor(1, "ally"), WaitedFor(2, "ally")])
    assert f"The table waits for {both.speaker.name(2)}." in str(dock(both))
