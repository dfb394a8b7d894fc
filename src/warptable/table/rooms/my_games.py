"""The games of one guest, running and finished, as the store has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from ..errors import Refused
from .hub import Hub
from .names import name_of
from .results import GameResult
from .room import Room
from .settings import TableSettings
from .tally import Opponent, Played, Results, counted

CAUGHT_UP = 6
"""This many finished games that are older than results are looked at whenever somebody opens the page: each must be
brought back for it, which takes some milliseconds."""


class StoredSeat(msgspec.Struct, frozen=True, gc=False):
    guest: str = ""
    name: str = ""


class StoredCampaign(msgspec.Struct, frozen=True, gc=False):
    """Which game of a campaign it was."""

    number: int = 1


class StoredSettings(msgspec.Struct, frozen=True, gc=False):
    """What was played."""

    edition: str = TableSettings().edition
    players: int = TableSettings().players
    name: str = ""
    lesson: int = 0


class StoredTable(msgspec.Struct, frozen=True, gc=False):
    """The part of a table's record that a list of finished games needs. Thousands are read for one page, and this takes
    half the time of reading all of it."""

    settings: StoredSettings
    seats: tuple[StoredSeat, ...]
    campaign: StoredCampaign | None = None
    origin: dict[str, Any] | None = None  # it goes on from a moment of another game
    result: GameResult | None = None

    @property
    def counts(self) -> bool:
        """The same as `TableRecord.counts`."""
        return not self.settings.lesson and self.origin is None


_DECODER = msgspec.json.Decoder(StoredTable)


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, at which a guest has a seat."""

    id: str
    record: StoredTable
    seat: int
    changed_at: float

    @property
    def name(self) -> str:
        return self.record.settings.name or name_of(self.id)

    @property
    def result(self) -> GameResult | None:
        return self.record.result if self.record.counts else None

    @property
    def ended_at(self) -> float:
        return self.record.result.ended_at if self.record.result is not None else self.changed_at


@dataclass(frozen=True, slots=True)
class MyGames:
    """`running`: also tables that wait for their game. `finished`: the newest first."""

    running: tuple[Room, ...]
    finished: tuple[Finished, ...]
    results: Results


async def my_games(hub: Hub, guest: str) -> MyGames:
    """Everything at which this guest has a seat. What is not stored yet is not in it."""
    found = await _read(hub, guest)
    if older := [one.id for one in found[1] if one.record.counts and one.result is None]:
        await _catch_up(hub, older)
        found = await _read(hub, guest)
    running, finished = found
    return MyGames(
        running=tuple(sorted(running, key=lambda room: (room.phase != "playing", -room.row.changed_at))),
        finished=tuple(sorted(finished, key=lambda one: -one.ended_at)),
        results=counted([played(one, one.result) for one in finished if one.result is not None]),
    )


async def _read(hub: Hub, guest: str) -> tuple[list[Room], list[Finished]]:
    rows = await hub.store.guests.tables(guest)
    running = [hub.glimpse(row) for row in rows if row.phase != "over"]
    finished = []
    for row in rows:
        if row.phase == "over":
            record = _DECODER.decode(row.body)
            seat = next(number for number, holder in enumerate(record.seats) if holder.guest == guest)
            finished.append(Finished(row.id, record, seat, row.changed_at))
    return running, finished


async def _catch_up(hub: Hub, tables: list[str]) -> None:
    """Bring some of these tables back: they note their results. One that cannot be brought back is not tried again."""
    for table in [one for one in tables if one not in hub.unreadable][:CAUGHT_UP]:
        try:
            room = await hub.room(table)
            await room.written()
            is_known = room.record.result is not None
        except Refused:
            is_known = False
        if not is_known:
            hub.unreadable.add(table)


def played(one: Finished, result: GameResult) -> Played:
    """A finished game, as the guest counts it."""
    settings, seats = one.record.settings, result.seats
    others = [
        Opponent(holder.guest, holder.name, seats[number].bot, seats[number].won)
        for number, holder in enumerate(one.record.seats)
        if number != one.seat
    ]
    mine = seats[one.seat]
    return Played(settings.edition, len(seats), mine.alien, mine.won, len(result.winners), tuple(others))
