"""Asking for the seat of a bot in a running game: a spectator takes over from a bot that nobody owns, or whose owner
has been away for very long, if the table says yes.

Requests are not stored: leaving the page withdraws one. A guest who was refused cannot ask again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from ..errors import Refused
from ..play.orders import StandingOrders
from ..play.seats import SeatHolder
from ..reader import Reader
from .absence import may_be_asked_for
from .seats import checked_name

if TYPE_CHECKING:
    from .room import Room


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """One request. Pages name it by `number`, because a guest's id must stay private."""

    number: int
    guest: str
    name: str
    seat: int


class Requests:
    """The requests of one table, oldest first; each guest has at most one."""

    def __init__(self) -> None:
        self._open: dict[str, SeatRequest] = {}
        self._refused: set[str] = set()
        self._numbers = count(1)

    def add(self, guest: str, name: str, seat: int) -> None:
        if guest in self._refused:
            raise Refused("refused-by-host")
        self._open[guest] = SeatRequest(next(self._numbers), guest, name, seat)

    def waiting(self) -> list[SeatRequest]:
        return list(self._open.values())

    def of(self, guest: str) -> SeatRequest | None:
        return self._open.get(guest)

    def stop(self, guest: str) -> None:
        self._open.pop(guest, None)

    def take(self, number: int) -> SeatRequest:
        """Remove a request because it is being answered. Raises Refused if it no longer exists."""
        found = next((request for request in self._open.values() if request.number == number), None)
        if found is None:
            raise Refused("refused-stale")
        return self._open.pop(found.guest)

    def refuse(self, guest: str) -> None:
        self._refused.add(guest)

    def clear(self, seat: int) -> None:
        """Drop all requests for this seat: it is taken."""
        self._open = {guest: request for guest, request in self._open.items() if request.seat != seat}


async def ask_for_seat(room: Room, reader: Reader, number: int, name: str) -> None:
    """Ask for a seat. The host need not ask for that of a bot that nobody owns."""
    async with room.changing():
        room.playing()
        name = checked_name(name or reader.name)
        _must_be_free(room, number, reader.guest)
        if reader.guest == room.host and not room.holder(number).guest:
            _take_over(room, number, reader.guest, name)
        else:
            room.requests.add(reader.guest, name, number)


async def withdraw_request(room: Room, reader: Reader) -> None:
    room.requests.stop(reader.guest)
    room.mark_pages_stale()


async def answer_request(room: Room, reader: Reader, number: int, *, yes: bool) -> None:
    """Let in the guest with this request number, or turn them down."""
    async with room.changing():
        room.playing()
        if not room.leads(reader.guest):
            raise Refused("refused-not-host")
        request = room.requests.take(number)
        if not yes:
            room.requests.refuse(request.guest)
        else:
            _must_be_free(room, request.seat, request.guest)
            _take_over(room, request.seat, request.guest, request.name)


def _must_be_free(room: Room, number: int, guest: str) -> None:
    """Raises Refused if this guest cannot have the seat."""
    if not may_be_asked_for(room.holder(number), room.settings.pace) or room.seat_of(guest) is not None:
        raise Refused("refused-seat-taken")


def _take_over(room: Room, number: int, guest: str, name: str) -> None:
    room.requests.clear(number)
    room.requests.stop(guest)
    before = room.record.seats[number]
    room.record.seats[number] = SeatHolder(guest=guest, name=name, was=before.bot)
    room.record.orders[number] = StandingOrders()
    if before.guest:
        room.chat.announce("people-sat-for", number, before.name, name)
    else:
        room.announce("people-sat", number)
