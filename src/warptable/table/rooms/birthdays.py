"""The earliest birthday, which breaks the last tie of a campaign (A-CAMP-11): only the players know whose it is."""

from __future__ import annotations

from warptable.kernel.families import NOBODY_KNOWS

from ..errors import Refused
from ..reader import Reader
from .hub import Hub


async def say_birthday(hub: Hub, reader: Reader, campaign: str, earliest: int) -> None:
    """Whoever has a seat says, once, whose birthday is the earliest among those who are tied; later answers change
    nothing. Raises Refused."""
    standing = await hub.standing(campaign)
    room = await hub.newest(standing)
    if room.seat_of(reader.guest) is None:
        raise Refused("refused-not-seated")
    asked = standing.asks_birthdays_of(room.record.seats)
    if not asked:
        return
    if earliest not in (NOBODY_KNOWS, *asked):
        raise Refused("refused-illegal")
    queue = hub.store.queue()
    queue.put(standing.with_birthday(earliest))
    await queue.written()
    hub.pages(standing.row.id).watchers.mark_pages_stale()
