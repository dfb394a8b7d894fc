"""A table from the first guest to the end: seats, host, chat, watchers, and the game when it runs."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

from msgspec.structs import replace

from warptable.bots import bots_at
from warptable.kernel import Session
from warptable.kernel.packs import Packs
from warptable.replay import Record

from ..errors import Refused
from ..notices.waits import NOBODY, Listener, Wait
from ..play import journal
from ..play.game import RunningGame
from ..play.orders import StandingOrders
from ..play.seats import BOT_NAMES, SeatHolder
from ..reader import Reader
from ..store.errors import StoreError
from ..store.rows import AnswerRow, TableRow
from ..store.store import Store
from ..store.writes import AddCampaignGame, AddTable, WriteAnswers, WriteSnapshot, WriteTable
from . import new_game
from .absence import Absence, is_missed
from .campaign import begun, campaign_result
from .chat import Chat
from .delayed import DelayedGame
from .names import name_of
from .record import CampaignGame, RoomKeeper, Sleep, decoded, encoded, refusing, restored, sleep_for
from .requests import Requests
from .results import result_of
from .settings import TableSettings
from .waits import waits_of
from .watching import Watcher, Watchers


class Room:
    """One table. Every change is stored before anybody sees it. Whatever changes a table does so without an `await`, so
    nothing can come in between; only then it waits until the change is stored."""

    def __init__(
        self, row: TableRow, store: Store, shelf: Packs = (), listener: Listener = NOBODY, *, keeps_results: bool = True
    ) -> None:
        """`shelf`: all packs of the server. `listener`: who hears of every change. `keeps_results`: does the host want
        the results of games to be kept?"""
        self.row = row
        self.listener = listener
        self.keeps_results = keeps_results
        self.store = store
        self.record = decoded(row.body)
        self.packs = tuple(pack for pack in shelf if pack.name in self.record.packs)
        self.game: RunningGame | None = None
        self.behind: DelayedGame | None = None  # what spectators see, if that is later than the others do
        self.watchers = Watchers()
        self.writes = store.queue()
        self.chat = Chat(self.writes, row.id)
        self.requests = Requests()
        self.absence = Absence()
        self.seq = 0
        self.asked_at = 0.0  # when somebody last asked for this room, by the monotonic clock
        self._task: asyncio.Task[None] | None = None

    id = property(lambda self: self.row.id)
    phase = property(lambda self: self.row.phase)
    host = property(lambda self: self.row.host)

    @property
    def settings(self) -> TableSettings:
        return self.record.settings

    @property
    def name(self) -> str:
        return self.settings.name or name_of(self.row.id)

    # ---- who is here ------------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int | None:
        """The seat that belongs to this guest."""
        return next((n for n, seat in enumerate(self.record.seats) if seat.guest and seat.guest == guest), None)

    def leads(self, guest: str) -> bool:
        """May this guest act as host? While the host is away anybody at the table may, so that it is never stuck."""
        return guest == self.row.host or (self.seat_of(guest) is not None and not self.watchers.has(self.row.host))

    def is_idle(self) -> bool:
        """Does no game run here, and is nobody looking?"""
        return self.phase != "playing" and not self.watchers

    def may_sleep(self, until: float) -> bool:
        """Does nobody look, and has the game nothing to do by itself before this time?"""
        if self.watchers or self.writes.is_unwritten:
            return False
        return self.phase != "playing" or self.game is None or self.game.rests_until(until)

    def spectators(self) -> int:
        return len({guest for guest in self.watchers.guests() if self.seat_of(guest) is None})

    def is_behind(self, guest: str) -> bool:
        """Does this guest see the game later than those who play it? Then nothing of it may be shown to them but what
        `behind` has."""
        behind, game = self.behind, self.game
        return (
            behind is not None
            and game is not None
            and self.seat_of(guest) is None
            and not behind.has_ended(game.session)
        )

    async def enter(self, reader: Reader) -> Watcher:
        """A page was opened. Whoever comes back takes over from the bot that stood in."""
        watcher = self.watchers.add(reader)
        self.absence.comes(reader.guest)
        self.listener.changed(self)
        if self.behind is not None:
            self.behind.wind(watched=True)
        if self.game is not None:
            self.game.wake()
        seat = self.seat_of(reader.guest)
        if seat is not None and self.phase == "playing" and is_missed(self, seat):
            with contextlib.suppress(Refused):  # whoever comes while nothing can be stored may look
                async with self.changing():
                    self.playing().come_back(seat)
        return watcher

    def leave_page(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        if not self.watchers.has(watcher.reader.guest):
            self.requests.stop(watcher.reader.guest)
            self.absence.leaves(watcher.reader.guest)
        if self.behind is not None:
            self.behind.wind(watched=bool(self.watchers))
        self.listener.changed(self)

    def mark_pages_stale(self) -> None:
        """Mark every open page for a new frame."""
        if self.behind is not None and self.game is not None:
            self.behind.note(self.game.session, self.record.seats, self.chat.lines)
            self.behind.wind(watched=bool(self.watchers))
        self.watchers.mark_pages_stale()
        self.listener.changed(self)

    async def news_for(self, watcher: Watcher) -> bool:
        """Wait until there is something new for this page. True: everything is stored, and what is drawn before the
        next `await` may be shown. False: nothing can be stored at the moment, and nothing new may be shown."""
        await watcher.dirty.wait()
        watcher.dirty.clear()
        with contextlib.suppress(StoreError):
            await self.writes.written()
        return self.is_lost or not self.store.writer.trouble

    @property
    def is_lost(self) -> bool:
        """Has the store refused something for good? Then this room must not be shown: it is not what is stored."""
        return self.writes.failed is not None

    @property
    def by_day(self) -> bool:
        return self.settings.by_day

    def waits(self) -> list[Wait]:
        """The people for whom the game waits; nobody can help a game that was stopped by a mistake of ours."""
        if self.game is None or self.game.faulty or self.phase != "playing":
            return []
        return waits_of(self.game)

    # ---- the beginning ----------------------------------------------------------------------------------

    async def start(self, reader: Reader, *, fill: str = "", unread: bool = False) -> None:
        """The host begins; `fill` names the bots for the empty seats. `unread`: it waits until somebody has read what
        it is about."""
        async with self.changing():
            self.must_host(reader)
            self.must_wait()
            for number, seat in enumerate(self.record.seats):
                if not seat.taken and fill in bots_at(self.settings.edition):
                    self.record.seats[number] = SeatHolder(name=BOT_NAMES[number], bot=fill)
            if not all(seat.taken for seat in self.record.seats):
                raise Refused("refused-not-ready")
            self._set_up(unread=unread)
            self.go_on()

    async def follow(self, place: CampaignGame) -> None:
        """A later game of a campaign, at a table that is not stored yet. Raises Taken, with nothing stored, if there is
        such a table or such a game of the campaign."""
        self.writes.put(AddTable(self.row))
        self.record.campaign = place
        self._set_up()
        self.keep_row()
        await self.writes.written()
        self.go_on()

    async def continue_from(self, so_far: Record, session: Session[Any]) -> None:
        """A game that goes on from a moment of another one, at a table that is not stored yet. Raises Taken, with
        nothing stored, if there is such a table."""
        self.writes.put(AddTable(self.row))
        self.seq = 1
        first = journal.begun(so_far)
        self.writes.put(WriteAnswers((AnswerRow(self.id, self.seq, first.seat, time.time(), journal.encode(first)),)))
        self._begin(session)
        self.keep_row()
        await self.writes.written()
        self.go_on()

    def _set_up(self, *, unread: bool = False) -> None:
        """The table becomes one at which a game is played."""
        record = self.record
        self.must_have_packs()
        if self.settings.campaign and record.campaign is None:
            record.campaign = CampaignGame(self.id)
        record.aliens = new_game.picked(self.settings, record.seats, self.row.seed, self.packs)
        session = new_game.new_session(self.settings, record.aliens, self.row.seed, self.packs, record.first)
        record.unread = unread
        if record.campaign is not None:
            self.writes.put(AddCampaignGame(begun(record.campaign, self.id)))
        self._begin(session)

    def _begin(self, session: Session[Any]) -> None:
        record = self.record
        record.orders = [StandingOrders() for _ in record.seats]
        self.writes.put(WriteSnapshot(self.id, self.seq, session.save()))
        self.row = replace(self.row, phase="playing")
        self.game = RunningGame(session, record, RoomKeeper(self), self.mark_pages_stale)
        self.behind = self._new_past()

    # ---- the game ---------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the game run; when it is over, the table is finished."""
        if self.game is not None and self._task is None:
            self.game.ending.clear()
            self._task = asyncio.create_task(self._run(self.game), name=f"table {self.id}")

    async def _run(self, game: RunningGame) -> None:
        await game.run()
        if game.session.over:
            await self.store.writer.working()
            with contextlib.suppress(Refused):  # it is stored as soon as possible, without us
                async with self.changing():
                    self.row = replace(self.row, phase="over")
                    self._note_result(game, time.time())
                    if self.record.campaign is not None:
                        self.writes.put(campaign_result(self.record.campaign, self.id, game.session))

    @property
    def _has_result(self) -> bool:
        return self.keeps_results and self.record.counts

    def _note_result(self, game: RunningGame, ended_at: float) -> None:
        """Note the result of the game; whoever calls this stores it, together with its end."""
        if self._has_result:
            self.record.result = result_of(game.session, self.record.seats, ended_at)

    async def stop(self) -> None:
        if self.game is not None and self._task is not None:
            self.game.end()
            await self._task
            self._task = None

    async def sleep(self) -> float | None:
        """Stop, and store what the game needs to go on later. Returns when it must go on by itself; None: when somebody
        comes. The room is of no use afterwards."""
        await self.stop()
        if self.game is None or self.phase != "playing":
            return None
        slept = sleep_for(self.game)
        if slept != self.record.sleep:
            self.keep_row(slept)
        await self.written()
        return slept.wake

    async def restore(self) -> None:
        """Bring everything back from the store: the chat, and the game at exactly the decision where it stopped."""
        await self.chat.restore(self.store)
        if self.phase == "waiting":
            return
        self.game = await restored(self)
        if self.phase == "over" and self.record.result is None and self._has_result:  # older than results
            self._note_result(self.game, self.row.changed_at)
            with contextlib.suppress(StoreError):
                self.keep_row(changed=False)
        self.behind = self._new_past()
        if self.behind is not None:
            newest = await self.store.answers(self.id, after=self.seq - 1)
            at = max([self.row.changed_at, self.chat.last_at, *(answer.at for answer in newest)])
            self.behind.note(self.game.session, self.record.seats, self.chat.lines, at)

    def _new_past(self) -> DelayedGame | None:
        return DelayedGame(self.settings.delay, self.watchers.mark_pages_stale) if self.settings.delay else None

    def playing(self) -> RunningGame:
        if self.game is None or self.phase != "playing":
            raise Refused("refused-over" if self.phase == "over" else "refused-stale")
        return self.game

    async def say(self, reader: Reader, text: str) -> None:
        """A line of chat, from a seat or a spectator."""
        number = self.seat_of(reader.guest)
        self.check()
        self.chat.say(reader.guest, -1 if number is None else number, self._name_of(reader), text)
        self.mark_pages_stale()
        await self.written()

    def announce(self, message_id: str, number: int, by: Reader | None = None) -> None:
        """The table says what happened to a seat, and who did it if that was somebody else."""
        self.chat.announce(message_id, number, self.record.seats[number].name, self._name_of(by) if by else "")

    def _name_of(self, reader: Reader) -> str:
        number = self.seat_of(reader.guest)
        return self.record.seats[number].name if number is not None else reader.name

    # ---- small things -----------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Around a change of this table, which itself awaits nothing: refused if nothing can be stored now; afterwards
        shown and used by the game, and waited for until it is stored."""
        self.check()
        yield
        self.keep_row()
        self.mark_pages_stale()
        if self.game is not None:
            self.game.wake()
        await self.written()

    def keep_row(self, sleep: Sleep | None = None, *, changed: bool = True) -> None:
        """Store this table as it is now. `sleep`: what its game needs if it leaves memory, which is not a change.
        `changed`: is it one that people have made?"""
        self.record.sleep = sleep
        guests = tuple(seat.guest for seat in self.record.seats if seat.guest)
        changed_at = time.time() if changed and sleep is None else self.row.changed_at
        self.row = replace(self.row, body=encoded(self.record), guests=guests, changed_at=changed_at)
        self.writes.put(WriteTable(self.row))

    def check(self) -> None:
        """Raises Refused if nothing can be stored now; then nothing may be changed either."""
        with refusing():
            self.writes.check()

    async def written(self) -> None:
        """Wait until everything that has changed is stored. What is drawn at once after this, before the next `await`,
        shows nothing that could still be lost. Raises Refused if that may take long."""
        with refusing():
            await self.writes.written()

    def holder(self, number: int) -> SeatHolder:
        if not 0 <= number < len(self.record.seats):
            raise Refused("refused-illegal")
        return self.record.seats[number]

    def mine(self, reader: Reader) -> int:
        number = self.seat_of(reader.guest)
        if number is None:
            raise Refused("refused-not-seated")
        return number

    def must_host(self, reader: Reader) -> None:
        if reader.guest != self.row.host:
            raise Refused("refused-not-host")

    def must_have_packs(self) -> None:
        """A table needs all of its packs; the server may have been started without one."""
        here = [pack.name for pack in self.packs]
        for name in self.record.packs:
            if name not in here:
                raise Refused("refused-pack", pack=name)

    def must_wait(self) -> None:
        if self.phase != "waiting":
            raise Refused("refused-started")
