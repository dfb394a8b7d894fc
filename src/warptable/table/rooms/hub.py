"""All tables of this server: found by their code, brought back from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from weakref import WeakValueDictionary

from msgspec.structs import replace

from warptable.kernel import BadSave, WarptableError
from warptable.kernel.packs import Packs

from ..errors import Refused
from ..notices.waits import NOBODY, Listener, WaitingTable
from ..play import clocks
from ..play.bots import STAND_IN
from ..play.seats import SeatHolder
from ..reader import Reader
from ..store.errors import StoreError, Taken
from ..store.rows import TableRow
from ..store.store import Store
from . import seating
from .campaign import CampaignPages, Standing, next_place, seats_for_next
from .names import code_meant, new_code
from .record import TableRecord, decoded, empty, encoded, sleep_of
from .room import Room
from .settings import TableSettings, lesson_settings
from .stories import Stories
from .what_if import Beginning

log = logging.getLogger(__name__)

STALE = 14 * 86_400.0
"""Seconds after which a table that never began is forgotten."""


KEPT_ROOMS = 200
"""How many empty rooms without a running game stay in memory; the store has the others."""
ASLEEP_AFTER = 60.0
"""Seconds after which a room leaves memory if nobody looks and its game waits for people."""
SOON = 120.0
"""A game that has to go on by itself within this many seconds stays awake."""


class Hub:
    """The tables. A table never has more than one room object: one that was dropped here is found again as long as
    anything else still refers to it."""

    def __init__(
        self,
        store: Store,
        packs: Packs = (),
        listener: Listener = NOBODY,
        *,
        keeps_results: bool = True,
        stories: Stories | None = None,
    ) -> None:
        """`packs`: aliens from outside that every new table gets. `listener`: who hears of every change at a table.
        `keeps_results`: is the result of a game kept with its table? `stories`: those of finished games; without,
        none is reckoned."""
        self.store = store
        self.keeps_results = keeps_results
        self.listener = listener
        self.packs = packs
        self.stories = stories or Stories(store, reckons=False)
        self.rooms: dict[str, Room] = {}  # the last used at the end
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading = asyncio.Lock()
        self._following_up = asyncio.Lock()
        self._pages: WeakValueDictionary[str, CampaignPages] = WeakValueDictionary()
        self.unreadable: set[str] = set()  # finished tables that could not be brought back for their results
        self.alarms: dict[str, float] = {}  # sleeping games that must go on by themselves, and when
        self._keeping: asyncio.Task[None] | None = None
        store.writer.notify = self._mark_all_stale

    async def open(self) -> None:
        """Carry on with every game that was going on when the server stopped. Games that slept go on sleeping."""
        await self.store.forget(time.time() - STALE)
        for table, body in await self.store.bodies("playing"):
            slept = sleep_of(body)
            if slept is None:
                await self._bring_back(table)
            elif slept.wake is not None:
                self.alarms[table] = slept.wake
        self._keeping = asyncio.create_task(self._keep_house(), name="hub")

    async def _bring_back(self, table: str) -> None:
        try:
            await self.room(table)
        except (Refused, WarptableError):
            log.exception("table %s cannot be brought back", table)
        if len(self.rooms) > KEPT_ROOMS:  # nobody needs them all at once
            await self.put_to_sleep(time.monotonic())

    # ---- sleep -------------------------------------------------------------------------------------------

    async def _keep_house(self) -> None:
        """Wake the games whose clocks run out, and let those sleep that nobody needs."""
        while True:
            soonest = min(self.alarms.values(), default=clocks.now() + ASLEEP_AFTER)
            await asyncio.sleep(max(0.05, min(ASLEEP_AFTER / 2, soonest - clocks.now())))
            try:
                await self._wake_up()
                await self.put_to_sleep(time.monotonic() - ASLEEP_AFTER)
            except StoreError:
                await self.store.writer.working()

    async def _wake_up(self) -> None:
        for table in [table for table, at in self.alarms.items() if at <= clocks.now()]:
            at = self.alarms.pop(table)
            try:
                await self._bring_back(table)
            except StoreError:
                self.alarms[table] = at
                raise

    async def put_to_sleep(self, before: float) -> None:
        """Rooms that nobody has asked for since this time leave memory, if their games can wait."""
        for room in list(self.rooms.values()):
            if room.asked_at <= before and room.may_sleep(clocks.now() + SOON):
                async with self._loading:  # whoever comes now waits, and finds the game as it was stored
                    if room.may_sleep(clocks.now() + SOON):
                        await self._let_sleep(room)

    async def _let_sleep(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self._known.pop(room.id, None)
        wake = await room.sleep()
        if room.watchers:  # somebody came in at the last moment
            self._keep(room)
            room.go_on()
        elif wake is not None:
            self.alarms[room.id] = wake

    def _mark_all_stale(self) -> None:
        """The store is away or back: every open page says so. A room that is not what is stored is given up; the next
        who comes finds what is."""
        for room in list(self._known.values()):
            if room.is_lost:
                del self._known[room.id]
                self.rooms.pop(room.id, None)
                if room.game is not None:
                    room.game.end()  # nobody waits for it
            room.mark_pages_stale()

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self.stories.close()
        for room in self.rooms.values():
            await room.stop()

    async def create(self, reader: Reader, settings: TableSettings) -> Room:
        """A new table; whoever makes it is its host and takes the first seat."""
        room = self._made(await self._new_row(reader, settings.checked()))
        self._keep(room)
        await seating.sit(room, reader, 0, reader.name)
        return room

    def _made(self, row: TableRow) -> Room:
        return Room(row, self.store, self.packs, self, keeps_results=self.keeps_results)

    async def _new_row(self, reader: Reader, settings: TableSettings) -> TableRow:
        """A table in the store, under a code that no other table has."""
        while True:
            row = self._fresh_row(reader.guest, settings, empty(settings, self.packs))
            with contextlib.suppress(Taken):
                await self.store.add_table(row)
                return row

    @staticmethod
    def _fresh_row(host: str, settings: TableSettings, record: TableRecord) -> TableRow:
        """A table with a new code and with chance of its own."""
        now = time.time()
        return TableRow(
            id=new_code(),
            phase="waiting",
            created_at=now,
            changed_at=now,
            host=host,
            seed=secrets.randbits(62),
            body=encoded(record),
            listed=settings.listed,
        )

    async def add_begun(self, reader: Reader, record: TableRecord, beginning: Beginning) -> Room:
        """A table whose game goes on from another one. Raises Taken if its code is in use."""
        row = self._fresh_row(reader.guest, record.settings, record)
        room = Room(replace(row, seed=beginning.chance), self.store, self.packs, self)
        await room.continue_from(beginning.record, beginning.session)
        self._keep(room)
        room.mark_pages_stale()
        return room

    async def teach(self, reader: Reader, number: int) -> Room:
        """A table for a lesson, begun at once. Whoever begins a lesson leaves the one before."""
        settings = lesson_settings(number)
        for other in await self.of(reader.guest):
            if other.settings.lesson:
                await seating.leave(await self.room(other.id), reader)
        room = await self.create(reader, settings)
        await room.start(reader, fill=STAND_IN, unread=True)
        return room

    async def room(self, typed: str) -> Room:
        """The table with this code, however it was typed; raises Refused."""
        room = self._known.get(typed) or await self._load(code_meant(typed))
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        """Keep this room; drop the rooms that have been idle longest if there are too many."""
        self.rooms.pop(room.id, None)
        self.rooms[room.id] = self._known[room.id] = room
        room.asked_at = time.monotonic()
        idle = [one.id for one in self.rooms.values() if one.is_idle() and one is not room]
        for table in idle[: max(0, len(idle) - KEPT_ROOMS)]:
            del self.rooms[table]

    async def _load(self, table: str) -> Room:
        async with self._loading:
            if table not in self._known:
                row = await self.store.table(table)
                if row is None:
                    raise Refused("refused-no-table")
                room = self._made(row)
                try:
                    await room.restore()
                except (BadSave, WarptableError):
                    log.exception("table %s cannot be brought back", table)
                    raise Refused("refused-no-table") from None
                self._keep(room)
                self.alarms.pop(table, None)
                if room.phase == "playing":
                    room.go_on()
            return self._known[table]

    async def again(self, reader: Reader, room: Room) -> Room:
        """The next game of the same people with the same settings. The first of them to ask creates it, and the page of
        the last game shows it to the others. Whoever is alone with bots has nobody to wait for: it begins at once."""
        if room.phase != "over":
            raise Refused("refused-started")
        if room.seat_of(reader.guest) is None:
            raise Refused("refused-not-seated")
        if (place := room.record.campaign) is not None and not await self._is_decided(place.id):
            return await self.next_game(reader, place.id, place.number + 1)
        async with self._following_up:
            return await self._following(reader, room)

    async def _following(self, reader: Reader, room: Room) -> Room:
        if room.record.again:
            return await self.room(room.record.again)
        following = await self.create(reader, room.settings)
        following.record.seats = [
            SeatHolder(guest=seat.guest, name=seat.name, bot="" if seat.guest else seat.bot)
            for seat in room.record.seats
        ]
        if all(seat.guest in ("", reader.guest) for seat in following.record.seats):
            for seat, last in zip(following.record.seats, room.record.seats, strict=True):
                seat.alien = last.alien if seat.guest else ""  # nobody is asked which alien they pick
            await following.start(reader)
        else:
            following.keep_row()
            await following.written()
        async with room.changing():
            room.record.again = following.id
            room.record.again_by = next(seat.name for seat in room.record.seats if seat.guest == reader.guest)
        return following

    # ---- campaigns -----------------------------------------------------------------------------------------

    async def standing(self, typed: str) -> Standing:
        """The campaign with this code, as it is stored; raises Refused."""
        row = await self.store.campaign(code_meant(typed))
        if row is None:
            raise Refused("refused-no-campaign")
        first = await self.store.table(row.id)
        assert first is not None, "a campaign goes with its first table"
        return Standing(row, decoded(first.body).settings.edition)

    async def newest(self, standing: Standing) -> Room:
        """The table of the newest game. One that sleeps is not woken for it."""
        row = await self.store.table(standing.newest.table)
        assert row is not None, "a game of a campaign goes with its table"
        return self.glimpse(row)

    def pages(self, campaign: str) -> CampaignPages:
        """The open pages of a campaign, kept as long as somebody has one."""
        return self._pages.setdefault(campaign, CampaignPages(campaign))

    def changed(self, table: WaitingTable) -> None:
        """A table has changed: whoever tells people hears of it, and so do the pages of its campaign."""
        self.listener.changed(table)
        room = self._known.get(table.id)
        if room is not None and room.record.campaign is not None:
            pages = self._pages.get(room.record.campaign.id)
            if pages is not None:
                pages.look(room.id, room.phase, room.record.seats, room.watchers.guests())

    async def next_game(self, reader: Reader, campaign: str, number: int) -> Room:
        """The game of this number: whoever is first to ask begins it, everybody else gets to the same table."""
        async with self._following_up:
            while True:
                standing = await self.standing(campaign)
                known = {game.number: game.table for game in standing.row.games}
                if number in known:
                    return await self.room(known[number])
                if number != standing.newest.number + 1 or standing.is_playing:
                    raise Refused("refused-stale")
                with contextlib.suppress(Taken):  # the code of the table, or the game: another server was faster
                    return await self._begin_next(reader, standing)

    async def _begin_next(self, reader: Reader, standing: Standing) -> Room:
        last = await self.room(standing.newest.table)
        mine, pages = last.mine(reader), self._pages.get(standing.row.id)
        place = next_place(standing)

        def is_here(guest: str) -> bool:
            there = last.watchers.has(guest) or last.absence.has_just_left(guest) or guest == reader.guest
            return there or (pages is not None and pages.watchers.has(guest))

        settings = replace(last.settings, name=last.name)  # all tables of a campaign have one name
        record = empty(settings, last.packs)
        record.seats = seats_for_next(last.record.seats, settings.pace, is_here)
        row = self._fresh_row(last.host, settings, record)
        following = self._made(row)
        await following.follow(place)
        self._keep(following)
        following.mark_pages_stale()
        async with last.changing():
            last.record.again, last.record.again_by = following.id, last.record.seats[mine].name
        return following

    async def _is_decided(self, campaign: str) -> bool:
        return (await self.standing(campaign)).row.phase == "over"

    async def campaigns_of(self, guest: str) -> list[tuple[Standing, Room]]:
        """The campaigns that wait for their next game and in which this guest has a seat, with their last tables."""
        found = []
        for row in await self.store.campaigns_of(guest):
            standing = await self.standing(row.id)
            room = await self.newest(standing)
            if not standing.is_playing and room.seat_of(guest) is not None:
                found.append((standing, room))
        return found

    @staticmethod
    async def written(rooms: Sequence[Room]) -> None:
        """Wait until all of these are stored at once, as `Room.written` does for one."""
        while unwritten := [room for room in rooms if room.writes.is_unwritten]:
            await unwritten[0].written()

    def awake(self) -> list[Room]:
        """The tables that are in memory."""
        return list(self._known.values())

    @contextlib.asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Meanwhile no table comes into memory or leaves it, and no game follows another."""
        async with self._following_up, self._loading:
            yield

    def glimpse(self, row: TableRow) -> Room:
        """A table for a list. One that sleeps is not woken for it: it has its record, and no game."""
        return self._known.get(row.id) or Room(row, self.store, self.packs)

    async def listed(self) -> list[Room]:
        """Tables that everybody may see: waiting ones first, then those that can be watched."""
        rows = [row for row in await self.store.tables(["waiting", "playing"], 60) if row.listed]
        rooms = [self.glimpse(row) for row in rows]
        # one that is shown later would tell the end of its game by leaving the list
        shown = [
            room for room in rooms if room.phase == "waiting" or (room.settings.spectators and not room.settings.delay)
        ]
        return sorted(shown, key=lambda room: (room.phase != "waiting", -room.row.changed_at))[:20]

    async def of(self, guest: str) -> list[Room]:
        """The tables at which this guest sits, the running ones first; not those whose game is over."""
        rooms = [self.glimpse(row) for row in await self.store.tables_of(guest, 12, ["waiting", "playing"])]
        return sorted(rooms, key=lambda room: (room.phase != "playing", -room.row.changed_at))
