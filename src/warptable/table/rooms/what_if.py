"""A table whose game goes on from a question of another game: one person, and bots on all other seats."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from warptable.bots import bots_at
from warptable.kernel import Session
from warptable.lessons import NONE
from warptable.replay import Record

from ..errors import Refused
from ..play.seats import BOT_NAMES, SeatHolder
from ..reader import Reader
from ..store.errors import Taken
from .record import Origin, TableRecord, empty
from .seats import checked_name
from .settings import TableSettings

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room


@dataclass(frozen=True, slots=True)
class Beginning:
    """What such a table begins with: the game so far, with the seed `chance` for what is to come; the same game made to
    be played on; where it comes from."""

    record: Record
    session: Session[Any]
    chance: int
    settings: TableSettings
    origin: Origin


def new_chance() -> int:
    """A seed that nobody knows."""
    return secrets.randbits(62)


def settings_for(session: Session[Any], before: TableSettings | None) -> TableSettings:
    """A table for one person among bots, in everything else as the table of the old game; of a game from a file nothing
    is known but what it was played with."""
    return replace(
        TableSettings() if before is None else before,
        name="",
        edition=session.rules.name,
        players=session.rules.seats(session.state),
        variants=tuple(session.options.variants),
        pace="relaxed",
        listed=False,
        delay=0,
        campaign=False,
        lesson=NONE,
    )


async def begin(hub: Hub, reader: Reader, beginning: Beginning, seat: int, level: str) -> Room:
    """A new table with this game, begun at once, with the reader on this seat and bots of this level on all others.
    Raises Refused."""
    settings = beginning.settings
    if not 0 <= seat < settings.players or level not in bots_at(settings.edition):
        raise Refused("refused-illegal")
    record = _record(reader, beginning, seat, level)
    while True:
        with contextlib.suppress(Taken):  # another table has this code
            return await hub.add_begun(reader, record, beginning)


def _record(reader: Reader, beginning: Beginning, seat: int, level: str) -> TableRecord:
    record = empty(beginning.settings, getattr(beginning.session.options, "packs", ()))
    record.seats = [SeatHolder(name=BOT_NAMES[number], bot=level) for number in range(beginning.settings.players)]
    record.seats[seat] = SeatHolder(guest=reader.guest, name=checked_name(reader.name))
    record.origin = beginning.origin
    return record
