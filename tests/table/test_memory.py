"""A server that runs for months forgets what nobody looks at; the store has it."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from tests.table.tables import QUICK, begun, opened, people, run
from warptable.table.rooms import hub as hubs
from warptable.table.rooms.seats import STARS
from warptable.table.store import GuestRow
from warptable.table.web import cookies
from warptable.table.web.cookies import COOKIE, Guests
from warptable.table.web.http import Services


def test_rooms_in_which_nobody_is_are_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "KEPT_ROOMS", 3)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            [reader] = people(1)
            playing = (await begun(hub)).id
            watched = await hub.create(reader, QUICK)
            await watched.enter(reader)
            codes = [(await hub.create(reader, QUICK)).id for _ in range(6)]
            assert list(hub.rooms) == [playing, watched.id, *codes[-4:]]
            found = await hub.room(codes[0])
            assert found.record.seats[0].guest == reader.guest

    run(story())


def test_there_is_one_room_for_a_table_as_long_as_somebody_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "KEPT_ROOMS", 0)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            [reader] = people(1)
            held = await hub.create(reader, QUICK)
            await hub.create(reader, QUICK)
            assert held.id not in hub.rooms
            assert await hub.room(held.id) is held

    run(story())


def test_what_was_drawn_of_a_table_goes_with_its_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "KEPT_ROOMS", 0)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            services = Services(hub, Guests(b"secret", hub.store))
            [reader] = people(1)
            room = await hub.create(reader, QUICK)
            assert services.scene_cache(room) is services.scene_cache(room)
            assert len(services.caches) == 1
            await hub.create(reader, QUICK)
            del room
            gc.collect()
            assert len(services.caches) == 0

    run(story())


def test_only_the_last_names_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cookies, "KEPT_NAMES", 2)

    async def story() -> None:
        async with opened(tmp_path) as hub:
            guests = Guests(b"secret", hub.store)

            async def name(guest: str) -> str:
                cookie = f"{COOKIE}={guests.signed(guest)}".encode()
                return (await guests.reader(HTTPConnection({"type": "http", "headers": [(b"cookie", cookie)]}))).name

            await hub.store.save_guest(GuestRow("a", "Ada", 0.0))
            for guest in "abcd":
                await name(guest)
            assert list(guests._names) == ["c", "d"]
            assert await name("a") == "Ada"
            assert await name("b") == await name("b")
            assert await name("b") in STARS

    run(story())
