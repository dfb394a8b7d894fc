"""What is kept of a table besides its answers: settings, seats, standing orders."""

from __future__ import annotations

import msgspec

from ..scene import Orders
from .settings import TableSettings

BOT_NAMES = ("Bix", "Nova", "Quill", "Tarn", "Zuzu")
"""What bots are called, by seat."""


class SeatHolder(msgspec.Struct):
    """Who holds a seat. A seat belongs to its guest; with `bot` set besides, a bot plays for the absent guest."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    alien: str = ""  # picked before the game, where aliens are chosen freely
    was: str = ""  # the level of the bot from which a guest has taken over

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.bot)

    @property
    def person(self) -> bool:
        """Does a person decide for this seat now?"""
        return bool(self.guest) and not self.bot


class StandingOrders(msgspec.Struct):
    """The standing orders of one seat, as they are kept."""

    untouched: bool = False
    encounter: int = -1
    stops: list[str] = []

    def shown(self, pausing: str = "") -> Orders:
        return Orders(self.untouched, self.encounter, tuple(self.stops), pausing)


class Body(msgspec.Struct):
    """One table. `aliens` are those with which its game began, where they were chosen freely: with the settings, the
    seed and the answers they tell the whole game. `again` names the table that continues the evening, `again_by` who
    has set it up."""

    settings: TableSettings
    seats: list[SeatHolder]
    orders: list[StandingOrders] = []
    aliens: tuple[str, ...] | None = None
    again: str = ""
    again_by: str = ""
    version: int = 1


def encode(body: Body) -> bytes:
    return msgspec.json.encode(body)


def decode(data: bytes) -> Body:
    return msgspec.json.decode(data, type=Body)
