"""People who are away from a running game. A bot may stand in for them after a moment, and they come back whenever they
like. Nobody else gets their hand of cards: only after a bot has stood in for long may another person ask for the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Refused
from ..play import clocks
from ..play.bots import STAND_IN
from ..play.seats import BOT_NAMES, SeatHolder
from ..reader import Reader

if TYPE_CHECKING:
    from .room import Room

GRACE = 60.0
"""Seconds that somebody may be away before the others can let a bot play: enough to load a page again."""
GIVEN_UP = {"relaxed": 900.0, "live": 900.0, "day": 3 * 86_400.0}
"""Seconds after which a seat for which a bot stands in may be asked for."""


class Absence:
    """Who has left the table, and when; kept in memory. After a restart everybody has just left."""

    def __init__(self) -> None:
        self._opened = clocks.now()
        self._left: dict[str, float] = {}

    def leaves(self, guest: str) -> None:
        self._left[guest] = clocks.now()

    def comes(self, guest: str) -> None:
        self._left.pop(guest, None)

    def has_just_left(self, guest: str) -> bool:
        """Was this guest here a moment ago?"""
        return self._left.get(guest, 0.0) + GRACE > clocks.now()

    def grace_of(self, guest: str) -> float:
        """Until when nobody may let a bot play for this guest, who is away."""
        return self._left.get(guest, self._opened) + GRACE

    def must_be_over(self, guest: str, pace: str) -> None:
        """Raises Refused if it is too early to let a bot play. At a table by the day nobody is there most of the time:
        only the clock of the table decides."""
        if pace == "day":
            raise Refused("refused-clock-decides")
        if (left := self.grace_of(guest) - clocks.now()) > 0:
            raise Refused("refused-grace", seconds=int(left) + 1)


def may_be_asked_for(seat: SeatHolder, pace: str) -> bool:
    """May another person ask for this seat? Yes if it is a bot's, or if a bot has stood in for very long."""
    if not seat.guest:
        return True
    return bool(seat.bot) and clocks.now() - seat.bot_since >= GIVEN_UP[pace]


def may_send_bot(room: Room, reader: Reader, seat: SeatHolder) -> bool:
    """May this reader let a bot play for a seat? The host may; for a person who is away, whoever acts as host."""
    if reader.guest == room.host:
        return True
    return _is_away(room, seat) and room.leads(reader.guest)


def let_bot_play(room: Room, reader: Reader, number: int, level: str) -> None:
    """A bot plays for a seat until its owner comes back. Those who are away have a moment before."""
    seat = room.holder(number)
    if _is_away(room, seat):
        room.absence.must_be_over(seat.guest, room.settings.pace)
    if seat.person:
        room.announce("people-bot-plays", number, by=reader)
    seat.let_bot_play(level)
    seat.name = seat.name or BOT_NAMES[number]


def _is_away(room: Room, seat: SeatHolder) -> bool:
    return room.phase == "playing" and seat.person and not room.watchers.has(seat.guest)


def is_missed(room: Room, number: int) -> bool:
    """Does the game go on without the owner of this seat: with a bot, or by passing?"""
    return bool(room.record.seats[number].bot) or room.record.orders[number].away


def vacated(room: Room, number: int) -> SeatHolder:
    """The seat without its holder. In a running game, and between two of a campaign, a bot takes over: one of the same
    level if a bot was there before, else a stand-in."""
    if room.phase != "playing" and room.record.campaign is None:
        return SeatHolder()
    return SeatHolder(name=BOT_NAMES[number], bot=room.record.seats[number].was or STAND_IN)
