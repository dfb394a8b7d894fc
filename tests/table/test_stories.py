"""Stories of finished games: reckoned by a process of their own, stored once, and never of a game that goes on."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.replay.witness import played
from tests.table.test_replay_page import NUMBERS, SETTINGS, room_of, table_at
from tests.table.test_store import a_table
from tests.table.test_web import HTMX, client, newcomer
from warptable.replay import ALL, Record, Replay
from warptable.story.chances import Chance, Curve, Point
from warptable.story.turning import TurningPoint
from warptable.story.work import VERSION, Story
from warptable.table.page.replay.parts import finished
from warptable.table.play import clocks
from warptable.table.rooms import stories
from warptable.table.rooms.stories import UNFINISHED, Stories
from warptable.table.store import Store, StoryRow

__all__ = ["client"]


def told(family: str) -> Story:
    """A story for the game of `finished`, made by hand: the winner had a quarter until the third round."""
    replay = Replay(Record.of(finished(family)))
    winners, seats = replay.session.winners, range(replay.seats)
    points = []
    for chapter in replay.chapters(ALL):
        if chapter.round:
            late = 0.75 if chapter.round > 3 else 0.25
            chances = tuple(Chance(64 * (late if seat in winners else 0.2), 64) for seat in seats)
            points.append(Point(chapter.round - 1, chapter.first, chances))
    last = replay.moments(ALL)[-1]
    result = tuple(Chance(float(seat in winners), 1, exact=True) for seat in seats)
    points.append(Point(last.round, last.number, result))
    before, after = points[2], points[3]
    turn = TurningPoint(3, before.moment + 2, before.moment + 5, before.chances, after.chances)
    return Story(Curve(tuple(points)), (turn,))


def keep(client: TestClient, story: Story, version: int = VERSION) -> None:
    """Store the story of the table."""
    room = room_of(client)
    row = StoryRow(room.id, version, json.dumps(story.to_data()).encode())
    assert client.portal is not None
    client.portal.call(room.store.save_story, row)


async def whole(kept: Stories, record: Record) -> Story:
    """Wait until all of it is told."""
    changed = asyncio.Event()
    progress = await kept.look("abc", record)
    progress.listeners.append(changed.set)
    while not progress.whole:
        await changed.wait()
        changed.clear()
    assert progress.story is not None
    return progress.story


@pytest.mark.anyio
async def test_whoever_looks_while_a_server_ends_reads_nothing_more(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/here.sqlite3")
    kept = Stories(store)
    await kept.close()
    await store.close()
    progress = await kept.look("abc", Record.of(finished("duel")))
    assert (progress.whole, progress.story) == (True, None)


@pytest.mark.anyio
async def test_a_story_is_reckoned_by_a_process_and_stored_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "PAUSE", 0.0)
    await store.add_table(a_table())
    record = Record.of(finished("duel"))
    first = Stories(store, games=1)
    story = await whole(first, record)
    assert story.curve.points[-1].chances[0].exact
    assert story.curve.games == 1
    kept = await store.story("abc")
    assert kept is not None
    assert kept.version == VERSION
    assert Story.from_data(json.loads(kept.body)) == story
    later = await Stories(store, reckons=False).look("abc", record)  # another server, which would reckon nothing
    assert later.whole
    assert later.story == story


@pytest.mark.anyio
async def test_what_was_broken_off_is_begun_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "PAUSE", 0.0)
    await store.add_table(a_table())
    await store.save_story(StoryRow("abc", UNFINISHED, b"{}"))
    record = Record.of(finished("duel"))
    first = Stories(store)
    progress = await first.look("abc", record)
    assert not progress.whole
    assert progress.story is None
    await first.close()  # the server stops
    assert (await store.story("abc")) == StoryRow("abc", UNFINISHED, b"{}")
    again = Stories(store, games=1)
    assert (await whole(again, record)).curve.games == 1


@pytest.mark.anyio
async def test_a_server_that_reckons_nothing_says_so(store: Store) -> None:
    progress = await Stories(store, reckons=False).look("abc", Record.of(finished("duel")))
    assert progress.whole
    assert progress.story is None


@pytest.mark.parametrize("family", SETTINGS)
def test_a_replay_shows_how_the_chances_ran(client: TestClient, family: str) -> None:
    path = table_at(client, finished(family), **SETTINGS[family])
    story = told(family)
    keep(client, story)
    page = newcomer(client).get(f"{path}/replay").text
    assert page.count("replay-run seat-") == story.curve.seats
    assert "25 % (16 to 37)" in page, "the same in words"
    assert f'href="{path}/replay?as=all&amp;at={story.turns[0].moment}"' in page
    head = re.findall(r'id="replay-head"[^>]*left:([\d.]+)%', client.get(f"{path}/replay?as=all&at=9999999").text)
    assert head == ["100.0"]


def test_while_it_is_reckoned_the_page_shows_how_far_it_is_and_asks_again(client: TestClient) -> None:
    path = table_at(client, finished("duel"), **SETTINGS["duel"])
    page = client.get(f"{path}/replay").text
    assert re.search(r'<figure [^>]*id="replay-curve" data-reckoning', page)
    assert "<progress" in page
    answer = client.get(f"{path}/replay/chances?as=all&at=3", headers=HTMX)
    assert answer.status_code == 200
    assert answer.text.startswith('<hx-partial id="replay-curve"')


@pytest.mark.parametrize("family", SETTINGS)
def test_no_chance_of_a_running_game_is_told(client: TestClient, family: str) -> None:
    """Not even if there were a story: the numbers would tell the hands."""
    game = played(NUMBERS[family], 120)
    assert not game.over
    path = table_at(client, game, **SETTINGS[family])
    keep(client, told(family))
    for who in (client, newcomer(client)):
        page = who.get(f"{path}/replay").text
        assert '<figure id="replay-curve" hidden></figure>' in page
        assert "replay-run" not in page
        refused = who.get(f"{path}/replay/chances?as=all&at=3", headers=HTMX).text
        assert "replay-curve" not in refused


def test_who_sees_the_game_later_sees_no_chances_before_the_end(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: time[0])
    game = finished("duel").fork()
    path = table_at(client, played(NUMBERS["duel"], 120), **SETTINGS["duel"], delay="60")
    keep(client, told("duel"))
    room, stranger = room_of(client), newcomer(client)
    room.mark_pages_stale()
    time[0] += 61
    assert stranger.get(f"{path}/replay").status_code == 200
    assert room.game is not None
    assert room.behind is not None
    room.game.session = game  # it has come to its end meanwhile
    room.behind.note(game, room.record.seats, room.chat.lines)
    assert room.is_behind("somebody")
    assert "replay-run" not in stranger.get(f"{path}/replay").text
    assert "replay-curve" not in stranger.get(f"{path}/replay/chances?as=all&at=3", headers=HTMX).text
    assert "replay-run" in client.get(f"{path}/replay").text, "whoever has played it may see"
