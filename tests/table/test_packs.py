"""Packs at the web table: their aliens can be chosen, are explained and drawn, and a game with them comes back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, act, game, people, run, seated, url
from warptable.games.encounter.engine.content.api import Alien
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.kernel.packs import Pack
from warptable.table.errors import Refused
from warptable.table.page.art.emblems import drawing, emblem
from warptable.table.page.game.page import table
from warptable.table.page.lobby.waiting import waiting_room
from warptable.table.play.seats import SeatHolder
from warptable.table.reader import Reader
from warptable.table.rooms import seating
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.new_game import choosable, new_session, picked
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.lobby import waiting_room_for
from warptable.table.store import Store

FREE = replace(QUICK, choice="free")
STAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48"><path d="M0,-20 L{0},20Z"/></svg>'


def heralds(name: str, called: str, points: int) -> Pack:
    return Pack(
        name,
        "1",
        {"herald": Alien("herald")},
        {"herald": "Proclaims."},
        {"en": f"alien-herald = {called}\nalien-herald-does = You proclaim something.\n"},
        {"herald": STAR.format(points)},
    )


PACK = heralds("heralds", "Town Crier", 5)


async def hub_with(folder: Path, *packs: Pack) -> Hub:
    hub = Hub(await Store.open(url(folder)), packs)
    await hub.open()
    return hub


async def closed(hub: Hub) -> None:
    await hub.close()
    await hub.store.close()


def test_free_choice_offers_the_aliens_of_the_packs() -> None:
    assert set(choosable(FREE, (PACK,))) - set(choosable(FREE)) == {"herald"}
    assert set(choosable(FREE)) <= set(EDITIONS["ffg"].aliens)
    assert set(choosable(replace(FREE, edition="avalon"), (PACK,))) == {*EDITIONS["avalon"].aliens, "herald"}
    seats = [SeatHolder() for _ in range(3)]
    assert any("herald" in (picked(FREE, seats, seed, (PACK,)) or ()) for seed in range(60))


def test_aliens_by_level_leave_those_of_packs_out() -> None:
    settings = replace(QUICK, choice="levels", levels=("green",))
    games = [new_session(settings, None, seed, (PACK,)) for seed in range(40)]
    assert "herald" not in {alien for one in games for decision in one.decisions for alien in decision.options}


def test_an_alien_of_a_pack_is_chosen_and_played_and_the_game_comes_back(tmp_path: Path) -> None:
    reader = people(1)[0]

    async def first_life() -> tuple[str, int]:
        hub = await hub_with(tmp_path, PACK)
        room = await seated(hub, FREE, 1)
        page = waiting_room(waiting_room_for(room, reader))
        assert "Town Crier" in page
        assert 'value="herald"' in page
        await seating.pick_alien(room, reader, "herald")
        await room.start(reader, fill="steady")
        play = game(room)
        for _ in range(6):
            await act(play, random.Random(1))
        assert play.session.state.seats[0].sheets[0].alien == "herald"
        with drawing(room.packs):
            frame = table(scene_for(room, reader, SceneCache()))
        assert "Town Crier" in frame
        assert 'd="M0,-20 L5,20Z"' in frame
        await closed(hub)
        return room.id, len(play.session.history)

    async def second_life(*packs: Pack) -> int:
        hub = await hub_with(tmp_path, *packs)
        try:
            return len(game(await hub.room(code)).session.history)
        finally:
            await closed(hub)

    code, answers = run(first_life())
    assert run(second_life(PACK)) >= answers
    with pytest.raises(Refused, match="refused-pack"):
        run(second_life())


def test_a_game_to_which_packs_bring_nothing_begins_without_them(tmp_path: Path) -> None:
    async def story() -> None:
        hub = await hub_with(tmp_path, PACK)
        for choice in ("three", "free"):
            room = await seated(hub, replace(QUICK, edition="duel", players=2, choice=choice), 1)
            await room.start(people(1)[0], fill="steady")
            assert game(room).session.rules.name == "duel"
        await closed(hub)

    run(story())


def test_a_waiting_table_whose_pack_is_gone_does_not_begin(tmp_path: Path) -> None:
    async def story() -> None:
        hub = await hub_with(tmp_path, PACK)
        room = await seated(hub, FREE, 1)
        await closed(hub)
        hub = await hub_with(tmp_path)
        with pytest.raises(Refused, match="refused-pack"):
            await (await hub.room(room.id)).start(people(1)[0], fill="steady")
        await closed(hub)

    run(story())


def test_two_servers_of_one_process_show_different_packs_with_the_same_alien(tmp_path: Path) -> None:
    reader = Reader("guest0", "Guest 0")

    async def story(folder: str, pack: Pack) -> str:
        (tmp_path / folder).mkdir()
        hub = await hub_with(tmp_path / folder, pack)
        room = await seated(hub, FREE, 1)
        await seating.pick_alien(room, reader, "herald")
        await room.start(reader, fill="steady")
        with drawing(room.packs):
            frame = table(scene_for(room, reader, SceneCache()))
        await closed(hub)
        return frame

    one, other = run(story("one", PACK)), run(story("other", heralds("criers", "Loud Mouth", 9)))
    assert ("Town Crier" in one, "Loud Mouth" in one, "L5,20Z" in one, "L9,20Z" in one) == (True, False, True, False)
    assert ("Town Crier" in other, "Loud Mouth" in other) == (False, True)
    assert ("L5,20Z" in other, "L9,20Z" in other) == (False, True)
    assert "L5,20Z" not in emblem("herald")
