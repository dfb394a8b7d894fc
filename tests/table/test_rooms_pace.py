"""The pace of a running game: the host makes it faster or slower, everybody is told, and it lasts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, begun, game, opened, people, play_on, questions, run
from warptable.table.errors import Refused
from warptable.table.play import clocks
from warptable.table.scene.album import Album
from warptable.table.scene.build import scene_for
from warptable.table.ui.game.page import table


def test_the_host_changes_the_pace_and_everybody_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        host, friend = people(2)
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9, speed="slow"), persons=2)
            play = game(room)
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None)
            assert 'id="pace-form"' in str(table(scene_for(room, host, Album())))
            assert 'id="pace-form"' not in str(table(scene_for(room, friend, Album())))
            await room.set_pace(host, 2, "none")
            number = play.pause_number
            await play_on(play, random.Random(1), stop=lambda: play.pause is not None and play.pause_number != number)
            assert 1.9 < play.pause_seconds < 2.1
            await room.set_pace(host, 0, "quick")
            said = [line.text for line in scene_for(room, friend, Album()).chat if line.notice]
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
                await room.set_pace(people(2)[who], window, speed)
            assert room.settings == before

    run(story())


def test_what_is_sent_stays_the_same_while_only_time_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page counts down by itself. So nobody gets anything at the moment when somebody else reacts."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9, pace="live"), persons=3)
            play, album = game(room), Album()

            def asked() -> bool:
                return bool(questions(play))

            def paused() -> bool:
                return play.pause is not None and len(play.pause.open_to(play.people())) > 1

            for stop in (asked, paused):
                await play_on(play, random.Random(1), stop=stop)
                before = [table(scene_for(room, reader, album)) for reader in people(4)]
                monkeypatch.setattr(clocks, "STARTED", clocks.STARTED + 1.5)
                assert [table(scene_for(room, reader, album)) for reader in people(4)] == before
            assert play.pause is not None
            seat = play.pause.open_to(play.people())[0]
            await play.react(seat, play.pause_number, "pass")
            after = [table(scene_for(room, reader, album)) for reader in people(4)]
            assert [n for n in range(4) if after[n] != before[n]] == [seat]

    run(story())
