"""Spectators of a table with a delay: as long as it has not passed, nothing that happens changes a byte for them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.table.tables import QUICK, act, begun, game, idle, opened, people, play_on, run, until, url
from tests.table.test_web import new_table, newcomer
from warptable.table.errors import Refused
from warptable.table.page.families import pages_for
from warptable.table.page.game.page import log_page
from warptable.table.play import clocks
from warptable.table.reader import Reader
from warptable.table.rooms.room import Room
from warptable.table.rooms.settings import TableSettings
from warptable.table.scene.build import scene_for
from warptable.table.scene.data import Scene
from warptable.table.web.app import make_app
from warptable.table.web.cookies import Guests
from warptable.table.web.game import frame, scene_now
from warptable.table.web.http import Services

WATCHER = Reader("watcher", "Wim")
DELAY = 60
TABLES = {
    "encounter": replace(QUICK, delay=DELAY),
    "duel": TableSettings(edition="duel", players=2, choice="three", speed="none", delay=DELAY),
}


class Clock:
    """The clock of all tables, set by the test."""

    def __init__(self) -> None:
        self.time = clocks.now()

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(clocks, "now", made)
    return made


def services(hub: Any) -> Services:
    return Services(hub, Guests(b"secret", hub.store))


def everything(known: Services, room: Room) -> list[str]:
    """All that this spectator can get of the game: picture and words, the log, the situation, what pages fetch."""
    in_words = Reader(WATCHER.guest, WATCHER.name, text_view=True)
    got = [str(frame(known, room, reader, "http://here/").whole) for reader in (WATCHER, in_words)]
    scene = scene_now(known, room, WATCHER)
    if scene is not None:
        pages = pages_for(scene.view)
        got += [str(log_page(scene)), pages.situation(scene)]
        got += [str(draw(scene).markup) for draw in pages.fetched.values()]
    return got


def public(scene: Scene | None) -> tuple[Any, list[str]]:
    """What a scene shows of the game itself."""
    assert scene is not None
    return scene.view, [line.text for line in scene.log]


def chat(scene: Scene | None) -> list[str]:
    """All lines of the chat; bots may have said something, too."""
    assert scene is not None
    return [line.text for line in scene.chat]


@pytest.mark.parametrize("family", TABLES)
def test_nothing_newer_than_the_delay_reaches_a_spectator(family: str, tmp_path: Path, clock: Clock) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TABLES[family], 2)
            known, rng, play = services(hub), random.Random(4), game(room)
            cache = services(hub).scene_cache(room)
            assert scene_now(known, room, WATCHER) is None
            for step in range(3):
                await until(lambda: idle(play))
                room.mark_pages_stale()
                live, before = public(scene_for(room, WATCHER, cache)), everything(known, room)
                answers = len(play.session.history)
                clock.time += 1
                for _ in range(4):
                    await act(play, rng)
                room.chat.say(f"guest{step}", 0, "Guest 0", f"secret {step}")
                await until(lambda: idle(play))
                room.mark_pages_stale()  # bots may have answered since; from here on nothing runs between two lines
                assert len(play.session.history) > answers, "the game has gone on"
                assert everything(known, room) == before, "but not for spectators"
                assert f"secret {step}" in chat(scene_for(room, people(1)[0], known.scene_cache(room)))
                clock.time += DELAY - 1
                assert public(scene_now(known, room, WATCHER)) == live, "what they see is how it was"
                assert f"secret {step}" not in str(everything(known, room))
                clock.time += DELAY
                shown = scene_now(known, room, WATCHER)
                assert public(shown) == public(scene_for(room, WATCHER, cache))
                assert f"secret {step}" in chat(shown)

    run(check())


@pytest.mark.parametrize("family", TABLES)
def test_the_end_comes_later_too_and_then_everything_is_open(family: str, tmp_path: Path, clock: Clock) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TABLES[family], 1)
            known, play = services(hub), game(room)
            await play_on(play, random.Random(2))
            await until(lambda: room.phase == "over")
            assert play.session.over
            assert scene_now(known, room, WATCHER) is None
            assert room.is_behind(WATCHER.guest)
            assert not room.is_behind("guest0")
            clock.time += DELAY
            scene = scene_now(known, room, WATCHER)
            assert scene is not None
            assert (scene.behind, scene.seed, scene.winners) == (0, play.session.seed, play.session.winners)
        async with opened(tmp_path) as hub:  # long after the end, with what is stored
            room = await hub.room(room.id)
            clock.time += DELAY
            assert not room.is_behind(WATCHER.guest)

    run(check())


def test_what_is_taken_back_is_never_shown(tmp_path: Path, clock: Clock) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TABLES["encounter"], 3)
            play, behind = game(room), room.behind
            assert behind is not None
            await play_on(play, random.Random(1), stop=lambda: len(play.session.history) > 10)
            clock.time += 1
            behind.note(play.session, room.record.seats, room.chat.lines)
            shorter = play.session.fork()
            shorter.history = shorter.history[:-3]
            behind.note(shorter, room.record.seats, room.chat.lines)
            clock.time += DELAY
            mark = behind.mark()
            assert mark is not None
            assert mark.answers <= len(shorter.history)
            assert behind.session(shorter, mark).history == shorter.history[: mark.answers]

    run(check())


def test_after_a_restart_spectators_wait_for_the_whole_delay(tmp_path: Path, clock: Clock) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, TABLES["encounter"], 1)
            await play_on(game(room), random.Random(3), stop=lambda: len(game(room).session.history) > 20)
            clock.time += 2 * DELAY
            assert scene_now(services(hub), room, WATCHER) is not None
        clock.time -= 2 * DELAY
        async with opened(tmp_path) as hub:
            room = await hub.room(room.id)
            assert scene_now(services(hub), room, WATCHER) is None
            clock.time += DELAY + 1
            assert scene_now(services(hub), room, WATCHER) is not None

    run(check())


def test_pages_of_a_spectator_who_has_to_wait(tmp_path: Path) -> None:
    with TestClient(make_app(url(tmp_path)), follow_redirects=False) as host:
        table = new_table(host, delay="300")
        host.post(f"{table}/start", data={"fill": "steady"})
        watcher = newcomer(host)
        assert "5 minutes later" in watcher.get(table).text
        assert "The game has begun" in watcher.get(table).text
        assert "5 minutes later" not in host.get(table).text
        for page in ("log", "situation", "save", "show/discards"):
            assert watcher.get(f"{table}/{page}").status_code == 409, page
        with watcher.websocket_connect(f"{table}/ws") as socket:
            assert "The game has begun" in socket.receive_text()
        assert table not in watcher.get("/").text, "a list would tell when the game is over"


def test_a_delay_that_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(Refused):
        TableSettings(delay=7).checked()
