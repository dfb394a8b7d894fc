"""Seats: whom they belong to, who may change them, and which aliens sit there."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    begun,
    game,
    opened,
    people,
    run,
    seated,
)
from warptable.games.encounter.engine import facts
from warptable.table.errors import Refused
from warptable.table.page.game.page import table
from warptable.table.page.lobby.waiting import waiting_room
from warptable.table.play.seats import SeatHolder
from warptable.table.reader import Reader
from warptable.table.rooms import seating
from warptable.table.rooms.seats import STARS, free_name, reseated
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.lobby import waiting_room_for


def test_seats_belong_to_their_guests(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await seated(hub, QUICK, 2)
            host, second, stranger = people(3)
            with pytest.raises(Refused, match="refused-seat-taken"):
                await seating.sit(room, stranger, 0, "Thief")
            with pytest.raises(Refused, match="refused-not-host"):
                await seating.set_bot(room, second, 2, "steady")
            with pytest.raises(Refused, match="refused-not-ready"):
                await room.start(host)
            await seating.sit(room, second, 2, "Moved")
            assert [seat.guest for seat in room.record.seats] == ["guest0", "", "guest1"]
            await seating.hand_over(room, host, 2)
            await seating.set_bot(room, second, 1, "steady")
            await room.start(second)
            with pytest.raises(Refused, match="refused-started"):
                await seating.sit(room, host, 2, "Late")
            assert room.phase == "playing"

    run(story())


def test_the_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await seated(hub, QUICK, 2)
            await seating.leave(room, people(1)[0])
            assert room.host == "guest1"

    run(story())


def test_whoever_is_replaced_at_the_table_is_told_and_can_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, QUICK, 2)
            host, guest = people(2)
            await room.enter(guest)
            await seating.set_bot(room, host, 1, "steady")
            assert game(room).people() == (0,)
            page = str(table(scene_for(room, guest, SceneCache())))
            assert 'id="come-back"' in page
            assert 'id="come-back"' not in str(table(scene_for(room, host, SceneCache())))
            await seating.come_back(room, guest)
            assert game(room).people() == (0, 1)
            assert 'id="come-back"' not in str(table(scene_for(room, guest, SceneCache())))

    run(story())


def test_aliens_by_level_and_by_choice(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            green = await begun(hub, replace(QUICK, choice="levels", levels=("green",)), 1)
            dealt = [alien for seat in game(green).session.state.seats for alien in seat.dealt]
            assert {facts.aliens()[alien].level for alien in dealt} == {"green"}
            free = await seated(hub, replace(QUICK, choice="free"), 2)
            await seating.pick_alien(free, people(1)[0], "zombie")
            with pytest.raises(Refused, match="refused-alien-taken"):
                await seating.pick_alien(free, people(2)[1], "zombie")
            await free.start(people(1)[0], fill="steady")
            assert game(free).session.view(None).seats[0].sheets[0].alien == "zombie"

    run(story())


def test_with_fewer_seats_people_stay_and_bots_go() -> None:
    ada, mia, bot = SeatHolder(guest="a"), SeatHolder(guest="m"), SeatHolder(bot="steady")
    assert reseated([ada, bot, bot, mia], 3) == ([ada, bot, mia], [(3, 2)], [2])
    assert reseated([ada, SeatHolder(), bot, mia], 3) == ([ada, mia, bot], [(3, 1)], [])
    assert reseated([ada, mia, bot, bot], 3) == ([ada, mia, bot], [], [3])
    assert reseated([ada, mia], 3) == ([ada, mia, SeatHolder()], [], [])


def test_a_suggested_name_is_free() -> None:
    assert free_name("Mia", ["Ada"]) == "Mia"
    assert free_name("Mia", ["mia"]) == "Mia 2"
    assert free_name("Mia", ["Mia", "Mia 2"]) == "Mia 3"
    suggested = free_name("Vega", ["Vega", "Rigel"])
    assert suggested in STARS
    assert suggested not in ("Vega", "Rigel")


def test_who_opens_the_link_is_suggested_a_free_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await hub.create(Reader("a", "Vega"), QUICK)
            data = waiting_room_for(room, Reader("b", "Vega"))
            assert data.suggested != "Vega"
            assert f'value="{data.suggested}"' in str(waiting_room(data))

    run(story())
