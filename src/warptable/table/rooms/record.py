"""What is kept of a table: its settings, seats and standing orders as one record, its game as snapshots and answers.

Answers are in the store before anybody sees the result, and come back after a crash.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

import warptable
from warptable.bots import Saying
from warptable.kernel import Session
from warptable.kernel.packs import Packs

from ..errors import Refused
from ..play import journal
from ..play.game import RunningGame
from ..play.hooks import rounds
from ..play.orders import StandingOrders
from ..play.reactions import is_reaction
from ..play.seats import SeatHolder
from ..store.errors import StoreError, Unavailable
from ..store.rows import AnswerRow
from ..store.writes import WriteAnswers, WriteSnapshot
from . import new_game
from .results import GameResult
from .settings import TableSettings

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger(__name__)


class Sleep(msgspec.Struct, frozen=True):
    """What is kept of a running game that has left memory, beside its answers. `wake`: when it must go on by itself;
    None: when somebody comes. `deadlines`, `talks_end` and `spoken` as the game has them; `rounds` and the seats
    `asked` are for lists of tables."""

    wake: float | None = None
    deadlines: dict[int, float] = {}
    talks_end: float | None = None
    spoken: dict[int, int] = {}
    rounds: int = 0
    asked: tuple[int, ...] = ()


class CampaignGame(msgspec.Struct, frozen=True):
    """Which game of which campaign a table plays. `first`: the seat that begins; None: chance names it. `earlier`: what
    was noted of the games before, as plain data."""

    id: str
    number: int = 1
    first: int | None = None
    earlier: tuple[Any, ...] = ()


class Origin(msgspec.Struct, frozen=True):
    """The game from which the one of a table goes on: the address of the moment, the name of its table (empty: it came
    from a file), and the round."""

    at: str
    title: str
    round: int


class TableRecord(msgspec.Struct):
    """One table. `aliens` are those its game began with, where they were chosen freely: with the settings, the seed and
    the answers they determine the whole game. `campaign` is set when a game of a campaign begins. `packs` names the
    packs of aliens at the table. `again` names the table where the same people play on, `again_by` who set it up."""

    settings: TableSettings
    seats: list[SeatHolder]
    orders: list[StandingOrders] = []
    aliens: tuple[str, ...] | None = None
    campaign: CampaignGame | None = None
    packs: tuple[str, ...] = ()
    again: str = ""
    again_by: str = ""
    unread: bool = False  # the game waits until somebody has read what it is about
    played_on: bool = False  # a lesson that has come to its end goes on as a game
    halted: bool = False  # somebody has stopped the table: it goes on step by step
    sleep: Sleep | None = None  # None: its game is awake, or comes back as soon as the server does
    result: GameResult | None = None  # the result of the game; None: it goes on, or nobody has kept it
    origin: Origin | None = None  # its game goes on from a moment of another one
    version: int = 1

    @property
    def counts(self) -> bool:
        """Is this a game whose result is worth keeping? A lesson begins with a position of its own, and so
        does a game that goes on from another one."""
        return not self.settings.lesson and self.origin is None

    @property
    def first(self) -> int | None:
        """The seat that begins, if that is known before."""
        return self.campaign.first if self.campaign is not None else None


def empty(settings: TableSettings, packs: Packs = ()) -> TableRecord:
    """A table at which nobody sits yet."""
    seats = [SeatHolder() for _ in range(settings.players)]
    return TableRecord(settings=settings, seats=seats, packs=tuple(pack.name for pack in packs))


def encoded(record: TableRecord) -> bytes:
    return msgspec.json.encode(record)


def decoded(data: bytes) -> TableRecord:
    return msgspec.json.decode(data, type=TableRecord)


class _SleepOnly(msgspec.Struct):
    sleep: Sleep | None = None


def sleep_of(data: bytes) -> Sleep | None:
    """How the game of an encoded record sleeps; None: it was awake."""
    return msgspec.json.decode(data, type=_SleepOnly).sleep


# ---- the game ------------------------------------------------------------------------------------------------


class RoomKeeper:
    """Stores what a game must not lose, under the running number of its table."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def check(self) -> None:
        self.room.check()

    def keep(self, entry: journal.Entry) -> None:
        room = self.room
        if room.record.sleep is not None:
            room.keep_row()  # what was kept for its sleep is no longer true
        room.seq += 1
        row = AnswerRow(room.id, room.seq, entry.seat, time.time(), journal.encode(entry))
        room.writes.put(WriteAnswers((row,)))

    def snapshot(self, data: bytes) -> None:
        self.room.writes.put(WriteSnapshot(self.room.id, self.room.seq, data))

    def keep_record(self) -> None:
        self.room.keep_row()

    @property
    def is_watched(self) -> bool:
        return bool(self.room.watchers)

    def announce(self, message_id: str, seat: int) -> None:
        self.room.announce(message_id, seat)

    def say(self, saying: Saying) -> None:
        seats = self.room.record.seats
        whom = seats[saying.to].name if saying.to >= 0 else ""
        self.room.chat.remark(saying.message_id, saying.seat, seats[saying.seat].name, saying.to, whom)

    async def written(self) -> None:
        await self.room.written()

    async def working(self) -> float:
        seconds = await self.room.store.writer.working()
        self.check()
        return seconds


def sleep_for(game: RunningGame) -> Sleep:
    """What a game needs to go on later as if it had never left memory."""
    asked = {decision.seat for decision in game.session.decisions if not is_reaction(decision)}
    if game.pause is not None and game.record.settings.by_day:
        asked = set(game.pause.open_to(game.people()))
    return Sleep(
        wake=game.next_clock(),
        deadlines=game.deadlines.questions,
        talks_end=game.deadlines.talks,
        spoken=game.answers.spoken,
        rounds=rounds(game.session),
        asked=tuple(sorted(asked)),
    )


async def restored(room: Room) -> RunningGame:
    """The game of a table: its newest readable snapshot, or else its beginning, with every answer stored since. If even
    the answers alone do not bring it back, raises what was wrong with them."""
    for seq, data in await room.store.snapshots(room.id):
        try:
            return await _brought_forward(room, warptable.load(data, room.packs), seq)
        except Exception:  # whatever is wrong with it, an older one may be sound
            log.warning("table %s: the snapshot after answer %d is of no use", room.id, seq, exc_info=True)
    room.must_have_packs()
    return await _brought_forward(room, await _begun(room), 0)


async def _begun(room: Room) -> Session[Any]:
    """The game as it was before the first answer at this table."""
    record = room.record
    if record.origin is None:
        return new_game.new_session(room.settings, record.aliens, room.row.seed, room.packs, record.first)
    return journal.so_far((await room.store.answers(room.id))[0].body, room.packs)


async def _brought_forward(room: Room, session: Session[Any], seq: int) -> RunningGame:
    rows = await room.store.answers(room.id, after=seq)
    entries = [journal.decode(row.body) for row in rows]
    journal.replay(session, entries)
    room.seq = rows[-1].seq if rows else seq
    game = RunningGame(session, room.record, RoomKeeper(room), room.mark_pages_stale)
    for line in room.chat.lines:
        if line.bot:
            game.remarks.voices.has_said(line.seat, line.text.partition(" ")[0])
    if (slept := room.record.sleep) is not None:
        game.deadlines.questions, game.deadlines.talks = dict(slept.deadlines), slept.talks_end
        game.answers.spoken = dict(slept.spoken)
    game.pauses.remembered, game.pauses.kept_ends = journal.reactions(entries), journal.pause_clocks(entries)
    game.answers.news = True  # whoever tells people must look at it once
    return game


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """Say politely why something cannot be stored."""
    try:
        yield
    except Unavailable:
        raise Refused("refused-store") from None
    except StoreError:
        raise Refused("refused-broken") from None
