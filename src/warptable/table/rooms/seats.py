"""What becomes of the people and bots when a table gets another number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..play.seats import SeatHolder


class Seating(NamedTuple):
    """The new seats; `moved`: (from, to) of people whose seat is no more; `dropped`: old seats of bots that go."""

    seats: list[SeatHolder]
    moved: list[tuple[int, int]]
    dropped: list[int]


def reseated(seats: Sequence[SeatHolder], players: int) -> Seating:
    """People stay where they are if they can; otherwise they get a free seat, or that of the last bot. There must be
    room for all of them."""
    kept = [*seats[:players], *(SeatHolder() for _ in range(players - len(seats)))]
    moved = []
    dropped = [number for number, seat in enumerate(seats) if number >= players and seat.bot and not seat.guest]
    for number in range(players, len(seats)):
        if not seats[number].guest:
            continue
        free = [place for place, seat in enumerate(kept) if not seat.taken]
        place = free[0] if free else max(place for place, seat in enumerate(kept) if not seat.guest)
        if kept[place].bot:
            dropped.append(place)
        kept[place] = seats[number]
        moved.append((number, place))
    return Seating(kept, moved, sorted(dropped))
