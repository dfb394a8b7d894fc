"""What the lobby shows, as data: tables in a list, and one table before its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from ..reader import Reader
from ..rooms.settings import TableSettings
from ..scene import Chat


class Place(NamedTuple):
    """A seat in a list of tables. `bot` is the level of a bot, empty for a person."""

    name: str
    bot: str
    taken: bool


@dataclass(frozen=True, slots=True)
class TableCard:
    """One table in a list; public, but for `mine` (the reader's seat) and `my_turn`."""

    id: str
    name: str
    edition: str
    players: int
    seats: tuple[Place, ...]
    pace: str
    variants: tuple[str, ...]
    phase: Literal["waiting", "playing", "over"]
    encounter: int = 0
    spectators: bool = True
    mine: int | None = None
    my_turn: bool = False

    @property
    def free(self) -> int:
        """Seats still to be had."""
        return sum(not seat.taken for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table that waits for its game. `alien`: the one chosen, as far as this reader may know it."""

    number: int
    name: str = ""
    bot: str = ""
    taken: bool = False
    mine: bool = False
    host: bool = False
    present: bool = True
    alien: str = ""


class Fewer(NamedTuple):
    """What becomes of the table with this many players: (name, new seat) of people who must move, seats of bots that
    go; `full`: there are more people than that."""

    players: int
    moved: tuple[tuple[str, int], ...] = ()
    dropped: tuple[int, ...] = ()
    full: bool = False


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table before its game, as one reader sees it. `host`: the reader is. `aliens`: what may be chosen freely."""

    reader: Reader
    table: str
    settings: TableSettings
    seats: tuple[Seat, ...]
    host: bool
    link: str
    spectators: int = 0
    chat: tuple[Chat, ...] = ()
    may_start: bool = False
    why_not: str = ""
    aliens: tuple[str, ...] = ()
    seed_hash: str = ""
    suggested: str = ""  # a name for somebody who is not seated yet
    fewer: tuple[Fewer, ...] = ()  # what fewer seats would mean; for the host

    @property
    def me(self) -> Seat | None:
        """The reader's seat; None for somebody who has just opened the link."""
        return next((seat for seat in self.seats if seat.mine), None)

    @property
    def missing(self) -> tuple[str, ...]:
        """People who have a seat and are not here."""
        return tuple(seat.name for seat in self.seats if seat.taken and not seat.bot and not seat.present)

    @property
    def free(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if not seat.taken)
