"""Lessons at the web table: begun with one click, told to whoever learns, stored like every game."""

from __future__ import annotations

import dataclasses
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.table.tables import game, idle, opened, people, questions, run, until, url
from warptable.games.encounter.page.coach import coach
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.stage import stage
from warptable.kernel import Decision
from warptable.lessons import LEARNER, LESSONS, lesson_of
from warptable.table.errors import Refused
from warptable.table.page.frames import whole
from warptable.table.page.game.coach import NOTHING
from warptable.table.page.game.dock.lines import after_game
from warptable.table.page.game.page import table
from warptable.table.play.game import RunningGame
from warptable.table.rooms import running
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.lobby import table_card_for
from warptable.table.web.app import make_app
from warptable.text import LOCALES, t

ADA, BOB = people(2)
NUMBERS = range(1, len(LESSONS) + 1)


async def taught(hub: Hub, number: int) -> Room:
    """A lesson of which the beginning has been read, at once."""
    room = await hub.teach(ADA, number)
    room.record.settings = replace(room.settings, speed="none")
    await running.read_on(room, ADA)
    return room


def seen(room: Room, reader: Any = ADA) -> EncounterScene:
    scene = scene_for(room, reader, SceneCache())
    assert isinstance(scene, EncounterScene)
    return scene


def key(room: Room) -> str:
    now = seen(room).taught
    return now.key if now is not None else ""


async def follow(room: Room, *, last: str = "") -> None:
    """Answer as advised, until the lesson says this or is over."""
    play, lesson = game(room), lesson_of(room.settings.lesson)
    assert lesson is not None
    while True:
        await until(lambda: idle(play) or play.rests)
        if play.session.over or play.rests or (last and key(room) == last):
            return
        if play.pause is not None:
            choices = play.pause.choices[LEARNER]
            advice = lesson.advice(play.session.view(LEARNER), choices[0].decision)
            assert advice is not None
            wanted = [str(place) for place, choice in enumerate(choices) if choice.option == advice.answer]
            await play.pauses.react(LEARNER, play.pauses.number, wanted[0] if wanted else "pass")
            continue
        decision = questions(play)[0]
        advice = lesson.advice(play.session.view(LEARNER), decision)
        assert advice is not None
        await play.answers.give(LEARNER, play.deadlines.number_of(decision), given(advice.answer))


def given(wanted: Any) -> Callable[[Decision[Any]], Any]:
    """Reads no form: what was decided before."""
    return lambda _: wanted


async def answer(play: RunningGame, read: Any) -> None:
    await until(lambda: bool(questions(play)))
    decision = questions(play)[0]
    await play.answers.give(LEARNER, play.deadlines.number_of(decision), read)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_is_played_to_its_end_by_following_it(tmp_path: Path, number: int) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await taught(hub, number)
            await follow(room)
            assert LEARNER in game(room).session.winners
            await until(lambda: room.phase == "over")
            made = coach(seen(room))
            assert "lesson-next" in made
            way = f"/lessons/{number + 1}" if number < len(LESSONS) else "/play-now"
            assert f'action="{way}"' in made
            assert f'action="/lessons/{number}"' in made
            assert "lesson-on" not in made  # nothing is left to play
            assert "again-form" not in after_game(seen(room))

    run(story())


def test_the_goal_comes_before_anything_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await hub.teach(ADA, 1)
            play = game(room)
            scene = seen(room)
            assert scene.asked is None, "nothing is asked before"
            assert play.next_clock() is None
            made = coach(scene)
            for message in ("opening-goal", "opening-goal-line", "opening-turn-cards"):
                assert t("en", message, goal=5) in made
            assert "Your attacks up to 10 count three times; higher ones count only a third." in made
            await room.enter(BOB)
            assert coach(seen(room, BOB)) == NOTHING
            with pytest.raises(Refused):
                await running.read_on(room, BOB)
            await running.read_on(room, ADA)
            await until(lambda: bool(questions(play)))
            assert key(room) == "lesson-attack-aim"

    run(story())


def test_what_is_at_stake_names_the_powers_that_change_it(tmp_path: Path) -> None:
    """Observer takes the learner's ships home: by the rules alone they would be lost."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await taught(hub, 2)
            assert seen(room).loss_powers == ()
            await follow(room, last="lesson-alliance-behind")
            assert seen(room).loss_powers == ("observer", "spiff")
            shown = whole(stage(seen(room)))
            assert "by the rules; Observer and Spiff may change what is lost" in shown
            assert t("en", "stages-stakes-note") not in shown

    run(story())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_is_headed_by_its_own_name(tmp_path: Path, locale: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await taught(hub, 1)
            name = t(locale, "lesson-named", number=1, name=t(locale, "lesson-attack"))
            for text_view in (False, True):
                shown = str(table(seen(room, dataclasses.replace(ADA, locale=locale, text_view=text_view))))
                assert f">{name}" in shown
                assert t(locale, "shell-table", table=name) not in shown

    run(story())


def test_a_lesson_lost_rests_until_the_learner_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await taught(hub, 1)
            play = game(room)
            await follow(room, last="lesson-attack-card")

            def worst(decision: Decision[Any]) -> Any:
                return next(card for card in decision.options if play.session.state.faces[card] == "attack-20")

            await answer(play, worst)
            await until(lambda: play.rests)
            now = seen(room)
            assert now.taught is not None
            assert (now.taught.key, now.taught.over, now.asked) == ("lesson-attack-over-lost", True, None)
            assert "11 against 15" in now.taught.text
            assert 'id="lesson-on"' in coach(now)
            assert play.next_clock() is None
            answers = len(play.session.history)
            await running.read_on(room, ADA)
            await until(lambda: len(play.session.history) > answers)
            assert seen(room).taught is None, "from here on it is a game like any other"

    run(story())


def test_a_lesson_comes_back_after_a_crash(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await taught(hub, 2)
            await follow(room, last="lesson-alliance-ships")
            code, before = room.id, game(room).session.view(None)
            await room.written()
        async with opened(tmp_path) as hub:
            room = await hub.room(code)
            assert game(room).session.view(None) == before
            assert key(room) == "lesson-alliance-ships"
            await follow(room)
            assert game(room).session.winners == (0, 1)

    run(story())


def test_a_lesson_comes_back_from_its_answers_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await taught(hub, 3)
            await follow(room, last="lesson-deal-one-sided")
            code = room.id
            await room.written()
            rows = await hub.store.snapshots(code)
            assert rows
            with closing(sqlite3.connect(f"{tmp_path}/table.sqlite3")) as database, database:
                database.execute("delete from snapshots")
        async with opened(tmp_path) as hub:
            room = await hub.room(code)
            assert key(room) == "lesson-deal-one-sided"

    run(story())


def test_a_new_lesson_takes_the_place_of_the_last_one_in_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            for number in (1, 1, 2):
                room = await hub.teach(ADA, number)
            mine = await hub.of(ADA.guest)
            assert [one.id for one in mine] == [room.id]
            card = table_card_for(room, ADA)
            assert (card.lesson, card.number) == ("alliance", 2)
            assert await hub.listed() == []
            with pytest.raises(Refused):
                await hub.teach(ADA, 4)

    run(story())


# ---- in a browser without script -------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(url(tmp_path)), follow_redirects=False) as made:
        yield made


@pytest.mark.parametrize("locale", LOCALES)
def test_one_click_on_the_first_page_begins_a_lesson(client: TestClient, locale: str) -> None:
    headers = {"accept-language": locale}
    home = client.get("/", headers=headers).text
    for number, lesson in enumerate(LESSONS, 1):
        assert f'action="/lessons/{number}"' in home
        assert t(locale, f"lesson-{lesson.id}-line") in home
    begun = client.post("/lessons/2", headers=headers)
    assert begun.status_code == 303
    place = begun.headers["location"]
    page = client.get(place, headers=headers).text
    named = t(locale, "lesson-named", number=2, name=t(locale, "lesson-alliance"))
    assert f"<title>{named}" in page
    assert t(locale, "opening-goal", goal=5) in page
    assert client.post(f"{place}/read-on", headers=headers).status_code == 303
    page = client.get(place, headers=headers).text
    assert 'id="opening-begin"' not in page
    assert named in client.get("/", headers=headers).text
    assert client.post("/lessons/9", headers=headers).status_code >= 400


def test_a_first_game_begins_with_the_goal(client: TestClient) -> None:
    client.get("/")
    place = client.post("/play-now", data={"preset": "first", "coach": "on"}).headers["location"]
    page = client.get(place).text
    assert t("en", "opening-goal", goal=5) in page
    assert 'id="prompt"' in page
    assert t("en", "prompt-choose-alien") not in page
    client.post(f"{place}/read-on")
    assert t("en", "prompt-choose-alien") in client.get(place).text
    place = client.post("/play-now", data={"preset": "first"}).headers["location"]
    assert t("en", "prompt-choose-alien") in client.get(place).text
