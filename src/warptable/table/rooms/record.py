"""What is kept of a table besides its answers: settings, seats, standing orders."""

from __future__ import annotations

import msgspec

from ..play.orders import StandingOrders
from ..play.seats import SeatHolder
from .settings import TableSettings


class TableRecord(msgspec.Struct):
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


def empty(settings: TableSettings) -> TableRecord:
    """A table at which nobody sits yet."""
    return TableRecord(settings=settings, seats=[SeatHolder() for _ in range(settings.players)])


def encoded(record: TableRecord) -> bytes:
    return msgspec.json.encode(record)


def decoded(data: bytes) -> TableRecord:
    return msgspec.json.decode(data, type=TableRecord)
