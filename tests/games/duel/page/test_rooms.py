"""Tables of two for Duel: real rooms on a real store, with people and bots, live and by the day."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import begun, by_chance, game, idle, opened, people, play_on, questions, run, until
from warptable.games.duel.page.scene.data import DuelScene
from warptable.kernel import Offer
from warptable.table.errors import Refused
from warptable.table.page.game.page import frame, game_page
from warptable.table.reader import Reader
from warptable.table.rooms.presets import presets
from warptable.table.rooms.settings import TableSettings
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache

DUEL = TableSettings(edition="duel", players=2, choice="three", speed="none", window=0)


def test_it_is_offered_with_tables_of_its_own() -> None:
    offered = {name for name, preset in presets().items() if preset.settings.edition == "duel"}
    assert offered == {"duel-first", "duel", "duel-day"}
    assert DUEL.checked() == DUEL
    with pytest.raises(Refused):
        replace(DUEL, players=3).checked()


@pytest.mark.parametrize("persons", [1, 2])
def test_a_whole_game_is_played(tmp_path: Path, persons: int) -> None:
    """With a bot or without; nobody is ever offered a reaction, and everybody's page can be drawn at the end."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, DUEL, persons)
            play, cache = game(room), SceneCache()
            await play_on(play, random.Random(1), most=600, stop=lambda: play.session.state.cards > 6)
            assert not play.faulty
            assert play.pause is None
            assert not [one for one in play.session.decisions if isinstance(one, Offer)]
            for reader in (*people(2), Reader("somebody", "Somebody")):
                scene = scene_for(room, reader, cache)
                assert isinstance(scene, DuelScene)
                assert "board" in str(game_page(scene))

    run(story())


def test_a_locked_choice_can_be_taken_back_until_the_other_has_chosen(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, DUEL, 2)
            play, rng = game(room), random.Random(3)
            await play_on(
                play, rng, stop=lambda: sorted(one.prompt for one in play.session.decisions) == ["lock-in", "lock-in"]
            )
            cache, readers = SceneCache(), people(2)
            before = frame(scene_for(room, readers[1], cache)).whole
            mine = next(one for one in questions(play) if one.seat == 0)
            await play.answers.give(0, play.deadlines.number_of(mine), by_chance(rng))
            assert "take-back" in str(frame(scene_for(room, readers[0], cache)).whole)
            await play.answers.undo(0)
            after = frame(scene_for(room, readers[1], cache)).whole
            assert str(before) == str(after), "a choice that was taken back leaves no trace"
            for seat in (0, 1):
                asked = next(one for one in questions(play) if one.seat == seat)
                await play.answers.give(seat, play.deadlines.number_of(asked), by_chance(rng))
            await until(lambda: idle(play))
            with pytest.raises(Refused):
                await play.answers.undo(0)

    run(story())


def test_by_the_day_both_have_a_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(DUEL, pace="day"), 2)
            play = game(room)
            await until(lambda: idle(play))
            scene = scene_for(room, people(1)[0], SceneCache())
            assert scene.by_day
            assert scene.asked is not None
            assert scene.asked.deadline is not None
            assert "<time" in str(game_page(scene))

    run(story())


def test_the_next_game_has_the_same_settings(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, DUEL, 2)
            await play_on(game(room), random.Random(2), most=3000)
            assert game(room).session.over
            again = await hub.again(people(1)[0], room)
            assert again.settings == room.settings

    run(story())


def test_bots_of_this_game_play(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Those of the other family would fail at every question, and the table would answer as when time runs out."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = game(await begun(hub, DUEL, 1))
            await play_on(play, random.Random(4), most=40)

    run(story())
    assert not [record for record in caplog.records if "failed" in record.getMessage()]
