"""What one table weighs in memory: while its people look at it, and after they have gone.

The memory of the server process says little about it: freed memory is not given back, and caches are shared by all
tables. So the tables of a finished run are opened once more, in this process, and what Python allocates for them is
traced. Caches are filled before.
"""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc

from ..reader import Reader
from ..rooms.hub import Hub
from ..rooms.room import Room
from ..rooms.watching import Watcher
from ..store.store import Store
from ..web.cookies import Guests
from ..web.game import frame
from ..web.http import Services

MOST = 20
"""Tables that are weighed."""
PATIENCE = 100
"""How often to ask whether all games have come to wait for people."""
BASE = "http://127.0.0.1/"


async def table_memory(database: str) -> dict[str, float | None]:
    """The memory of one table of this database with a running game, awake and asleep, in units of 1,024 bytes."""
    store = await Store.open(database)
    try:
        await _weighed(store)  # fills the caches
        tracemalloc.start()
        awake, asleep = await _weighed(store)
    finally:
        tracemalloc.stop()
        await store.close()
    return {"memory_per_table_awake_kb": awake, "memory_per_table_asleep_kb": asleep}


async def _weighed(store: Store) -> tuple[float | None, float | None]:
    tables = [row.id for row in await store.tables(["playing"])][:MOST]
    if not tables:
        return None, None
    secret = await store.secret()
    before = _traced()
    hub = Hub(store)
    services = Services(hub, Guests(secret, store))
    watching = [await _entered(services, table) for table in tables]
    awake = _traced() - before
    _leave(watching)
    await _fall_asleep(hub)
    asleep = _traced() - before
    await hub.close()
    return _kb(awake / len(tables)), _kb(asleep / len(tables))


async def _entered(services: Services, table: str) -> tuple[Room, list[Watcher]]:
    """The table with the pages of all its people open and drawn."""
    room = await services.hub.room(table)
    readers = [Reader(seat.guest, seat.name) for seat in room.record.seats if seat.guest]
    watchers = [await room.enter(reader) for reader in readers]
    for reader in readers:
        frame(services, room, reader, BASE)
    return room, watchers


def _leave(watching: list[tuple[Room, list[Watcher]]]) -> None:
    """All pages are closed."""
    while watching:
        room, watchers = watching.pop()
        for watcher in watchers:
            room.leave_page(watcher)


async def _fall_asleep(hub: Hub) -> None:
    """As a server does some time after everybody has gone."""
    for _ in range(PATIENCE):
        await hub.put_to_sleep(time.monotonic())
        if not hub.rooms:
            return
        await asyncio.sleep(0.05)


def _traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def _kb(size: float) -> float:
    return round(size / 1024, 1)
