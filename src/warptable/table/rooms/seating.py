"""Places and settings of a table: who sits where, which bots there are, who is host, what is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from warptable.bots import bots_at

from ..errors import Refused
from ..play.seats import BOT_NAMES, SeatHolder
from ..reader import Reader
from . import new_game
from .absence import let_bot_play, may_send_bot, vacated
from .seats import checked_name, reseated
from .settings import TableSettings

if TYPE_CHECKING:
    from .room import Room


async def sit(room: Room, reader: Reader, number: int, name: str) -> None:
    """Take a seat, or change to another."""
    async with room.changing():
        name = checked_name(name or reader.name)
        seat = room.holder(number)
        mine = room.seat_of(reader.guest)
        room.must_wait()
        if seat.guest and seat.guest != reader.guest:
            raise Refused("refused-seat-taken")
        alien = room.record.seats[mine].alien if mine is not None else ""
        if mine is not None:
            room.record.seats[mine] = SeatHolder()
        room.record.seats[number] = SeatHolder(guest=reader.guest, name=name, alien=alien)


async def rename(room: Room, reader: Reader, name: str) -> None:
    async with room.changing():
        room.record.seats[room.mine(reader)].name = checked_name(name)


async def leave(room: Room, reader: Reader) -> None:
    """Give up the seat; in a running game a bot goes on with it."""
    async with room.changing():
        number = room.mine(reader)
        if room.phase == "playing":
            room.announce("people-gave-up", number)
        room.record.seats[number] = vacated(room, number)
        _find_host(room, reader.guest)


async def set_bot(room: Room, reader: Reader, number: int, level: str) -> None:
    """The host gives a seat to a bot. During the game the bot plays for the seat's owner (`absence.py`)."""
    async with room.changing():
        seat = room.holder(number)
        if not may_send_bot(room, reader, seat):
            raise Refused("refused-not-host")
        if level not in bots_at(room.settings.edition):
            raise Refused("refused-illegal")
        if room.phase == "waiting":
            room.record.seats[number] = SeatHolder(name=BOT_NAMES[number], bot=level)
        else:
            let_bot_play(room, reader, number, level)


async def come_back(room: Room, reader: Reader) -> None:
    """Somebody for whom a bot stands in, or whose reactions pass, plays again without having left the page."""
    async with room.changing():
        room.playing().come_back(room.mine(reader))


async def free(room: Room, reader: Reader, number: int) -> None:
    """The host clears a seat before the game: removes a bot or a person. In a running game a seat belongs to its
    owner, who has seen its cards."""
    async with room.changing():
        room.must_host(reader)
        room.must_wait()
        room.holder(number)
        room.record.seats[number] = SeatHolder()


async def hand_over(room: Room, reader: Reader, number: int) -> None:
    async with room.changing():
        room.must_host(reader)
        seat = room.holder(number)
        if not seat.guest:
            raise Refused("refused-not-seated")
        room.row = replace(room.row, host=seat.guest)


async def change(room: Room, reader: Reader, settings: TableSettings) -> None:
    """The host changes the settings; bots give up their seats to people whose seats no longer exist."""
    async with room.changing():
        room.must_host(reader)
        room.must_wait()
        settings = settings.checked()
        seats = room.record.seats
        if sum(bool(seat.guest) for seat in seats) > settings.players:
            raise Refused("refused-full")
        room.record.seats = reseated(seats, settings.players).seats
        room.record.settings = settings
        free = new_game.choosable(settings, room.packs) if settings.way == "free" else ()
        for seat in room.record.seats:
            seat.alien = seat.alien if seat.alien in free else ""
        room.row = replace(room.row, listed=settings.listed)


async def pick_alien(room: Room, reader: Reader, alien: str) -> None:
    async with room.changing():
        room.must_wait()
        number = room.mine(reader)
        others = [seat.alien for n, seat in enumerate(room.record.seats) if seat.alien and n != number]
        if alien and not new_game.may_meet(room.settings, alien, others, room.packs):
            raise Refused("refused-alien-taken")
        room.record.seats[number].alien = alien


def _find_host(room: Room, leaving: str) -> None:
    """If the host has left, the next person becomes the host."""
    others = [seat.guest for seat in room.record.seats if seat.guest and seat.guest != leaving]
    if room.row.host == leaving and others:
        room.row = replace(room.row, host=others[0])
