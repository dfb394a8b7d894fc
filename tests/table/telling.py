"""Tables whose people are told that they are asked: what all tests of messages need."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from tests.table.push_service import Browser, HttpServer
from tests.table.tables import QUICK, game, play_on, questions, until, url
from warptable.table.notices.notices import Notices
from warptable.table.notices.settings import NoticeSettings
from warptable.table.play.game import RunningGame
from warptable.table.rooms.hub import Hub
from warptable.table.rooms.room import Room
from warptable.table.store import Store

DAY = replace(QUICK, pace="day", window=5)
ADDRESS = "https://table.example.org/"
QUICKLY = NoticeSettings(address=ADDRESS, private=True, soon=0.0, later=0.0, retries=(0.0, 0.0))


@asynccontextmanager
async def told(folder: Path, settings: NoticeSettings = QUICKLY) -> AsyncIterator[tuple[Hub, Notices]]:
    """A hub whose people are told that they are asked."""
    store = await Store.open(url(folder))
    notices = await Notices.open(store, settings)
    hub = Hub(store, (), notices)
    await hub.open()
    try:
        yield hub, notices
    finally:
        await hub.close()
        await notices.close()
        await store.close()


async def subscribed(notices: Notices, service: HttpServer, guest: str, locale: str = "en", name: str = "") -> Browser:
    """A browser of this guest that gets pushes."""
    browser = Browser()
    path = f"/push/{name or guest}"
    await notices.pushes.add(guest, service.url(path), browser.keys["p256dh"], browser.keys["auth"], locale)
    return browser


async def asked(room: Room, seat: int = 0) -> RunningGame:
    """Play on until the person at this seat is asked to decide."""
    play = game(room)
    await play_on(play, random.Random(1), stop=lambda: any(one.seat == seat for one in questions(play)))
    await until(lambda: play.needs_people)
    return play


async def quiet(notices: Notices) -> None:
    """Everything that the tables have said is looked at, and all messages have arrived."""
    await until(lambda: is_waiting(notices) and len(notices._tasks) == 1 and not has_timers(notices))


def is_waiting(notices: Notices) -> bool:
    """Are all tables looked at? Not as long as what one has said is still being written."""
    return bool(notices._called._waiters) and not notices._called.is_set()


def has_timers(notices: Notices) -> bool:
    return any(state.timer for states in notices._known.values() for state in states.values())
