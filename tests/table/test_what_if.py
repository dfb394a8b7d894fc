"""What if: from a moment of a finished game a table of its own goes on, names its origin, and outlives a crash."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.replay.witness import played
from tests.table.tables import act, game, idle, opened, run, until, url, where
from tests.table.test_killed_on_the_way import die
from tests.table.test_replay_page import SETTINGS, TABLES, room_of, table_at
from tests.table.test_uploads import sent
from tests.table.test_web import HTMX, client, newcomer
from warptable.replay import ALL, Record, Replay
from warptable.replay.what_if import crossing, other_game
from warptable.table.page.replay.parts import finished
from warptable.table.reader import Reader
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.record import Origin
from warptable.table.rooms.room import Room
from warptable.table.rooms.what_if import Beginning, begin, settings_for
from warptable.table.store import Store
from warptable.text import t

__all__ = ["client"]
FORM = {"level": "novice"}


def the_room(client: TestClient, path: str) -> Room:
    room: Room = client.app.state.services.hub.rooms[path.rpartition("/")[2]]  # type: ignore[attr-defined]
    return room


def middle(family: str) -> int:
    return len(Replay(Record.of(finished(family))).moments(ALL)) // 2


@pytest.mark.parametrize("family", SETTINGS)
@pytest.mark.parametrize("source", ["table", "file"])
def test_another_game_goes_on_from_a_moment_and_names_where_it_comes_from(
    client: TestClient, family: str, source: str
) -> None:
    old = finished(family)
    if source == "table":
        path = table_at(client, old, **SETTINGS[family]) + "/replay"
        name = room_of(client).name
    else:
        path, name = sent(client, old.save()).headers["location"], "A saved game"
    number, seat = middle(family), TABLES[family][1] - 1
    page = client.get(f"{path}?as=all&at={number}").text
    assert f'action="{path}/what-if"' in page
    friend = newcomer(client)
    answer = friend.post(f"{path}/what-if", data=FORM | {"at": str(number), "seat": str(seat)})
    assert answer.status_code == 303
    table = answer.headers["location"]
    room = the_room(client, table)
    assert [bool(one.guest) for one in room.record.seats] == [n == seat for n in range(TABLES[family][1])]
    assert {one.bot for one in room.record.seats} == {"", "novice"}
    session = game(room).session
    kept = sum(1 for a, b in zip(session.history, old.history, strict=False) if a == b)
    assert session.history[:kept] == old.history[:kept]
    assert [entry.prompt for entry in session.history if entry.seat < 0] == ["chance"]
    shown = friend.get(table).text
    assert f'href="{path}?as=all&amp;at={number}"' in shown
    assert re.search(rf"Goes on from: [^<]*{name}, (Encounter|Round) \d+", shown)
    listed = friend.get("/").text
    assert re.search(rf"What if: [^<]*{name}", listed)
    again = friend.get(f"{table}/replay").text
    assert re.search(rf"What if: [^<]*{name}", again)
    assert f'href="{path}?as=all&amp;at={number}"' in again


@pytest.mark.parametrize("family", SETTINGS)
def test_nothing_goes_on_from_a_game_that_has_secrets(client: TestClient, family: str) -> None:
    path = table_at(client, played({"encounter": 2, "duel": 3}[family], 80), **SETTINGS[family]) + "/replay"
    rooms = len(client.app.state.services.hub.rooms)  # type: ignore[attr-defined]
    for one in (client, newcomer(client)):
        assert "what-if-form" not in one.get(path).text
        answer = one.post(f"{path}/what-if", data=FORM | {"at": "3", "seat": "0"})
        assert answer.status_code == 409
    assert len(client.app.state.services.hub.rooms) == rooms  # type: ignore[attr-defined]


def test_no_other_seat_level_or_moment_is_believed(client: TestClient) -> None:
    path = sent(client, finished("duel").save()).headers["location"]
    for wrong in ({"seat": "2"}, {"seat": "-1"}, {"seat": "x"}, {"level": "genius"}, {"level": ""}):
        answer = client.post(f"{path}/what-if", data={"at": "3", "seat": "0"} | FORM | wrong)
        assert answer.status_code == 409, wrong
    for at in ("", "x", "99999999999", "9999999"):
        answer = client.post(f"{path}/what-if", data=FORM | {"at": at, "seat": "0"})
        assert answer.status_code == 303, "the first or the last question"
    assert client.post("/replay/nothing/what-if", data=FORM | {"at": "3", "seat": "0"}).status_code == 404


# ---------------------------------------------------------------- what answers were worth


@pytest.mark.parametrize("family", SETTINGS)
def test_the_answers_of_a_question_are_weighed_and_the_one_as_played_is_first(client: TestClient, family: str) -> None:
    path = sent(client, finished(family).save()).headers["location"]
    page = client.get(f"{path}?as=all&at={middle(family)}").text
    links = re.findall(r'hx-get="([^"]*/answers[?]at=[0-9]+)"', page)
    assert links
    shown = client.get(links[0], headers=HTMX).text
    assert shown.startswith('<div class="replay-answers"')
    assert shown.count('class="given"') == 1
    assert shown.index('class="given"') < shown.index("</li>"), "as played comes first"
    assert re.search(r"[0-9]+ %", shown)
    assert t("en", "what-if-weighed", n=60) in shown or t("en", "what-if-weighed-open", n=60) in shown
    whole = client.get(links[0]).text
    assert "<html" in whole
    assert 'class="replay-answers"' in whole
    assert t("en", "what-if-unknown") in client.get(f"{path}/answers?at=9999999", headers=HTMX).text


def test_no_answer_is_weighed_while_the_game_is_on(client: TestClient) -> None:
    path = table_at(client, played(3, 80), **SETTINGS["duel"]) + "/replay"
    for one in (client, newcomer(client)):
        assert "/answers" not in one.get(path).text
        assert one.get(f"{path}/answers?at=12", headers=HTMX).status_code == 409


# ---------------------------------------------------------------- crashes


def beginning(family: str) -> Beginning:
    replay = Replay(Record.of(finished(family)))
    place = crossing(replay, replay.moments(ALL)[middle(family)])
    assert place is not None
    record = other_game(replay, place, 77)
    session = record.session()
    settings = replace(settings_for(session, None), speed="none")
    return Beginning(record, session, 77, settings, Origin("/replay/x?as=all&at=3", "", place.round))


async def begun(hub: Hub, family: str) -> Room:
    made = beginning(family)
    return await begin(hub, Reader("guest0", "Guest 0"), made, made.session.decisions[0].seat, "novice")


@pytest.mark.parametrize("family", SETTINGS)
@pytest.mark.parametrize("spoiled", [0, 1], ids=["snapshot", "answers alone"])
def test_such_a_table_comes_back_after_a_crash(tmp_path: Path, family: str, spoiled: int) -> None:
    async def first_life() -> tuple[str, str, int]:
        async with opened(tmp_path) as hub:
            room = await begun(hub, family)
            play = game(room)
            for _ in range(2):
                await act(play, random.Random(1))
            await until(lambda: idle(play))
            await room.stop()
            return room.id, where(play), len(play.session.log)

    async def spoil(table: str) -> None:
        store = await Store.open(url(tmp_path))
        for seq, data in await store.snapshots(table):
            await store.snapshot(table, seq, data[:-1])
        await store.close()

    async def second_life(table: str) -> tuple[str, str, int]:
        async with opened(tmp_path) as hub:
            room = await hub.room(table)
            play = game(room)
            await until(lambda: idle(play))
            await room.stop()
            return room.id, where(play), len(play.session.log)

    table, *before = run(first_life())
    if spoiled:
        run(spoil(table))
    assert [*run(second_life(table))] == [table, *before]


@pytest.mark.anyio
async def test_a_process_is_killed_while_it_plays_on(tmp_path: Path) -> None:
    async def table(store: Store) -> str:
        room = await begun(Hub(store), "encounter")
        await room.stop()
        return str(room.id)

    await die(url(tmp_path), tmp_path, [1, 9, 30, 90], table, frozenset({"seen"}))
