"""What a table keeps for several readers and scenes is what a scene made from nothing shows."""

from __future__ import annotations

import random
from dataclasses import fields
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, act, begun, game, idle, opened, people, run, until
from warptable.games.encounter.engine.verbs.planets import add_planet
from warptable.games.encounter.words.sentences import seats_in
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.errors import Refused
from warptable.table.invitation import Invitation
from warptable.table.reader import Reader
from warptable.table.rooms import seating
from warptable.table.rooms.orders import set_orders
from warptable.table.rooms.requests import ask_for_seat, withdraw_request
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache

READERS = [
    *[Reader(reader.guest, reader.name, ("en", "de")[number % 2]) for number, reader in enumerate(people(4))],
    Reader("guest0", "Guest 0", "de"),
    Reader("stranger", "Eve"),
]


async def something(room: Room, chance: random.Random) -> None:
    """People come and go, talk, react, ask for seats, take back, and mostly answer."""
    play, reader = game(room), chance.choice(READERS)
    try:
        match chance.randrange(16):
            case 0:
                await room.say(reader, f"{chance.random()}")
            case 1 if room.watchers:
                room.leave_page(chance.choice(list(room.watchers)))
            case 2:
                await room.enter(reader)
            case 3:
                await seating.set_bot(room, reader, 3, "novice")
            case 4:
                await seating.come_back(room, reader)
            case 5:
                await seating.rename(room, reader, f"Name {chance.randrange(99)}")
            case 6:
                await ask_for_seat(room, READERS[-1], 3, "Eve")
            case 7:
                await withdraw_request(room, READERS[-1])
            case 8:
                await play.answers.undo(chance.randrange(4))
            case 9:
                await set_orders(room, reader, untouched=chance.random() < 0.5, encounter=False)
            case _:
                await act(play, chance)
    except Refused:
        pass


@pytest.mark.parametrize(
    ("edition", "window", "seed", "changes"),
    [
        ("ffg", 9, 2, 60),
        ("avalon", 0, 3, 60),
        *(
            pytest.param(*game, 200, marks=pytest.mark.soak)
            for game in (("ffg", 0, 1), ("ffg", 9, 2), ("avalon", 0, 3))
        ),
    ],
)
def test_a_kept_scene_is_one_made_from_nothing(
    tmp_path: Path, edition: str, window: int, seed: int, changes: int
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, players=4, edition=edition, window=window), persons=3, seed=seed)
            chance, cache = random.Random(seed), SceneCache()
            for reader in READERS:
                await room.enter(reader)
            for _ in range(changes):
                await something(room, chance)
                await until(lambda: idle(game(room)))
                for reader in READERS:
                    kept, fresh = (
                        scene_for(room, reader, cache, Invitation("here")),
                        scene_for(room, reader, SceneCache(), Invitation("here")),
                    )
                    for one in fields(kept):
                        if one.name not in ("fleet", "speaker", "reaction"):  # ships have the numbers they began with
                            assert getattr(kept, one.name) == getattr(fresh, one.name), one.name
                    assert repr(kept.reaction) == repr(fresh.reaction)
                    assert kept.speaker.identity == fresh.speaker.identity

    run(scenario())


def test_lines_that_say_the_same_are_shared(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, players=4), persons=4, seed=5)
            play, chance, cache = game(room), random.Random(5), SceneCache()
            shared = 0
            for _ in range(150):
                await act(play, chance)
                await until(lambda: idle(play))
                lines = {seat: scene_for(room, Reader(f"guest{seat}"), cache).log for seat in range(4)}
                public = {line.number: line for line in scene_for(room, Reader("stranger"), cache).log}
                for seat, told in lines.items():
                    for line in told:
                        event = play.session.log[line.number]
                        if event.tells_more(seat) or seat in seats_in(event.seen_by(seat)):
                            continue
                        assert line is public[line.number]
                        shared += 1
            assert shared

    run(scenario())


def test_a_planet_that_comes_into_the_game_has_a_name(tmp_path: Path) -> None:
    """Who has spoken about the table before knows of it as well."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, variants=("technology",)), persons=1)
            play, cache, reader = game(room), SceneCache(), Reader("guest0", "Guest 0")
            await until(lambda: idle(play))
            before = scene_for(room, reader, cache)
            sixth = add_planet(play.session.game, 0, "genesis-bomb")
            play.session._serial += 1
            after = scene_for(room, reader, cache)
            assert before.speaker.identity != after.speaker.identity
            assert isinstance(after.speaker, Speaker)
            assert after.speaker.planet(sixth) == "R6"
            assert after.log[-1].places == (sixth,)

    run(story())
