"""Bots that speak at a table: each reader in their own language, once, and only where people want to hear them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.table.tables import QUICK, begun, game, opened, people, play_on, run, url
from warptable.table.errors import Refused
from warptable.table.page.game.page import table
from warptable.table.page.game.rail.chat import chat_line
from warptable.table.page.lobby.forms import read_settings
from warptable.table.play.hooks import rounds
from warptable.table.reader import Reader
from warptable.table.rooms import running
from warptable.table.rooms.chat import BOT, ChatLine
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache, spoken
from warptable.table.web.app import make_app
from warptable.text import t

TALKATIVE = replace(QUICK, players=4)
PLEA = ChatLine(7, 2, "Quill", "say-plea-dry 0 Guest 0", bot=True)


def lines_of(room: Room) -> list[tuple[int, str]]:
    return [(line.seat, line.text) for line in room.chat.lines if line.bot]


def test_what_bots_say_is_stored_as_a_message_and_read_in_ones_own_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TALKATIVE)
            play = game(room)
            await play_on(play, random.Random(1), stop=lambda: len(lines_of(room)) >= 3)
            await room.written()
            stored = [row for row in await hub.store.chat(room.id, 100) if row.guest == BOT]
            assert [row.text for row in stored] == [text for _, text in lines_of(room)]
            for locale in ("en", "de"):
                reader = Reader(people(1)[0].guest, locale=locale)
                shown = [line for line in scene_for(room, reader, SceneCache()).chat if line.bot]
                for line, row in zip(shown, stored, strict=True):
                    message_id, *to = row.text.split(" ", 2)
                    assert line.text == t(locale, message_id, who=to[-1] if to else "")
                    assert not to or room.record.seats[int(to[0])].name == to[-1]
                    assert line.name == room.record.seats[line.seat].name
            assert {seat for seat, _ in lines_of(room)} <= {1, 2, 3}, "people speak for themselves"

    run(story())


def test_a_game_that_comes_back_repeats_nothing_and_its_bots_go_on_speaking(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TALKATIVE)
            await play_on(game(room), random.Random(1), stop=lambda: len(lines_of(room)) >= 3)
        async with opened(tmp_path) as hub:
            back = await hub.room(room.id)
            before = lines_of(back)
            assert before == lines_of(room)
            await play_on(game(back), random.Random(2), stop=lambda: len(lines_of(back)) >= 9)
            own = [text.partition(" ")[0] for _, text in lines_of(back)]
            once = [(seat, text) for (seat, _), text in zip(lines_of(back), own, strict=True) if "offer" not in text]
            assert len(once) > len(before)
            assert len(set(once)) == len(once)

    run(story())


def test_the_host_silences_the_bots_and_everybody_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        host, friend = people(2)
        async with opened(tmp_path) as hub:
            room = await begun(hub, TALKATIVE, persons=2)
            assert 'id="voices-form"' in str(table(scene_for(room, host, SceneCache())))
            assert 'id="voices-form"' not in str(table(scene_for(room, friend, SceneCache())))
            with pytest.raises(Refused, match="not-host"):
                await running.set_voices(room, friend, on=False)
            await running.set_voices(room, host, on=False)
            before = lines_of(room)
            play = game(room)
            await play_on(play, random.Random(1), stop=lambda: rounds(play.session) > 4)
            assert lines_of(room) == before
            await running.set_voices(room, host, on=True)
            notices = [line.text for line in scene_for(room, friend, SceneCache()).chat if line.notice]
            assert notices == ["Guest 0 has silenced the bots.", "Guest 0 lets the bots speak."]
            await play_on(game(room), random.Random(1), stop=lambda: len(lines_of(room)) > len(before))
            assert len(lines_of(room)) > len(before)

    run(story())


def test_a_bot_that_stands_in_does_not_speak_in_its_owners_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TALKATIVE, persons=4)
            for number in (1, 2, 3):
                room.record.seats[number].let_bot_play("steady")
            await play_on(game(room), random.Random(1), most=100)
            assert lines_of(room) == []

    run(story())


def test_a_table_of_silent_bots_is_one_tick_in_the_form() -> None:
    form = {
        "edition": ["ffg"],
        "players": ["4"],
        "choice": ["two"],
        "pace": ["live"],
        "window": ["5"],
        "speed": ["none"],
    }
    assert read_settings(form).voices
    assert not read_settings(form | {"silent": ["on"]}).voices


def test_a_line_of_a_bot_looks_different_from_one_of_a_person() -> None:
    line = spoken("en", PLEA)
    assert line.text == "Guest 0, two fleets are more than one. I have checked."
    drawn = chat_line(line, "en", True)
    assert 'class="chat-line bot"' in drawn
    assert '<q><b class="in-colour seat-0">Guest 0</b>, two fleets' in drawn, "coloured like the seat"
    assert "data-mine" not in drawn, "whoever sits there now did not say it"
    assert 'class="chat-line"' in chat_line(ChatLine(8, 0, "Guest 0", "hello"), "en", False)


def test_a_name_in_a_line_is_escaped() -> None:
    line = spoken("de", ChatLine(7, 2, "Quill", "say-gloat-bold 1 <b>Bo</b>", bot=True))
    assert "&lt;b&gt;Bo&lt;/b&gt;" in chat_line(line, "de", False)


def test_a_line_of_another_version_breaks_no_page() -> None:
    assert spoken("en", ChatLine(1, 1, "Nova", "say-something-else", bot=True)).text == "…"


def test_a_reader_hides_what_bots_say_for_good(tmp_path: Path) -> None:
    with TestClient(make_app(url(tmp_path))) as client:
        assert 'data-voices="on"' in client.get("/").text
        client.post("/prefs", data={"voices": "off", "back": "/"})
        assert 'data-voices="off"' in client.get("/").text
