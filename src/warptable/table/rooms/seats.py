"""Seats before the game: names of those who sit down, and who sits where when a table gets another number of seats."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..errors import Refused
from ..play.seats import SeatHolder
from .settings import NAME_LENGTH

STARS = (
    "Vega",
    "Rigel",
    "Altair",
    "Mira",
    "Deneb",
    "Spica",
    "Sirius",
    "Capella",
    "Polaris",
    "Electra",
    "Atlas",
    "Maia",
)


def star_name(guest: str) -> str:
    """The name of a guest who has not chosen one: always the same star."""
    return STARS[zlib.crc32(guest.encode()) % len(STARS)]


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """The name somebody asks for if it is free; otherwise another star, or the name with a number."""
    used = {name.casefold() for name in taken}
    if wanted.casefold() not in used:
        return wanted
    others = STARS if wanted in STARS else tuple(f"{wanted} {number}" for number in range(2, len(used) + 3))
    return next((name for name in others if name.casefold() not in used), wanted)


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not name:
        raise Refused("refused-name-empty")
    if len(name) > NAME_LENGTH or not name.isprintable():
        raise Refused("refused-name", longest=NAME_LENGTH)
    return name


class Seating(NamedTuple):
    """The new seats. `moved`: (from, to) of people whose seats no longer exist. `dropped`: old seats of bots that
    leave."""

    seats: list[SeatHolder]
    moved: list[tuple[int, int]]
    dropped: list[int]


def reseated(seats: Sequence[SeatHolder], players: int) -> Seating:
    """People keep their seats if they can; otherwise they get a free seat, or that of the last bot. There must be
    enough seats for all of them."""
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
