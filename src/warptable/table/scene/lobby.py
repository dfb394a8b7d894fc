"""What the lobby shows, as data: tables in a list, and one table before its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from warptable.game import edition_facts
from warptable.kernel.packs import Packs
from warptable.lessons import lesson_of

from ..invitation import NOBODY_INVITED, Invitation
from ..play.game import RunningGame
from ..play.hooks import rounds
from ..reader import Reader
from ..rooms import new_game
from ..rooms.campaign import Standing
from ..rooms.chat import ChatLine
from ..rooms.record import Sleep
from ..rooms.room import Room
from ..rooms.seats import free_name, reseated
from ..rooms.settings import TableSettings
from .build import asked_of, seed_hash
from .cache import spoken
from .origin import origin_line


class ListedSeat(NamedTuple):
    """A seat in a list of tables. `bot` is the level of a bot, empty for a person."""

    name: str
    bot: str
    taken: bool


@dataclass(frozen=True, slots=True)
class TableCard:
    """One table in a list. Public, except for `mine` (the reader's seat) and `my_turn`."""

    id: str
    name: str
    edition: str
    players: int
    seats: tuple[ListedSeat, ...]
    pace: str
    variants: tuple[str, ...]
    phase: Literal["waiting", "playing", "over"]
    encounter: int = 0
    spectators: bool = True
    mine: int | None = None
    my_turn: bool = False
    lesson: str = ""  # the id of the lesson that is played there
    number: int = 0  # its number
    game: int = 0  # which game of its campaign is played there; 0: of none
    origin: str = ""  # what it is called, if it goes on from another game

    @property
    def colors(self) -> tuple[str, ...]:
        """Of its seats."""
        return edition_facts(self.edition).colors

    @property
    def free(self) -> int:
        """Seats that are still free."""
        return sum(not seat.taken for seat in self.seats)


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat at a table that waits for its game. `alien`: the one chosen, as far as this reader may know it."""

    number: int
    name: str = ""
    bot: str = ""
    taken: bool = False
    mine: bool = False
    host: bool = False
    present: bool = True
    alien: str = ""


class FewerSeats(NamedTuple):
    """What a smaller number of players would change: (name, new seat) of people who must move, and seats of bots that
    leave. `full`: there are more people than seats."""

    players: int
    moved: tuple[tuple[str, int], ...] = ()
    dropped: tuple[int, ...] = ()
    full: bool = False


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """A table before its game, as one reader sees it. `host`: the reader is the host. `aliens`: those that may be
    chosen freely."""

    reader: Reader
    table: str
    settings: TableSettings
    seats: tuple[LobbySeat, ...]
    host: bool
    invitation: Invitation
    spectators: int = 0
    chat: tuple[ChatLine, ...] = ()
    may_start: bool = False
    why_not: str = ""
    aliens: tuple[str, ...] = ()
    seed_hash: str = ""
    suggested: str = ""  # a name for somebody who is not seated yet
    fewer: tuple[FewerSeats, ...] = ()  # what fewer seats would mean; for the host
    packs: Packs = ()

    @property
    def me(self) -> LobbySeat | None:
        """The reader's seat; None for somebody who has just opened the link."""
        return next((seat for seat in self.seats if seat.mine), None)

    @property
    def missing(self) -> tuple[str, ...]:
        """People who have a seat but are not here."""
        return tuple(seat.name for seat in self.seats if seat.taken and not seat.bot and not seat.present)

    @property
    def free(self) -> tuple[LobbySeat, ...]:
        return tuple(seat for seat in self.seats if not seat.taken)


# ---- from a room ---------------------------------------------------------------------------------------------


def waiting_room_for(room: Room, reader: Reader, invitation: Invitation = NOBODY_INVITED) -> WaitingRoom:
    """The waiting room as this reader sees it; what others picked stays hidden."""
    settings = room.settings
    colors = edition_facts(settings.edition).colors
    ready = all(seat.taken for seat in room.record.seats)
    return WaitingRoom(
        reader=reader,
        table=room.id,
        settings=settings,
        seats=tuple(_seat(room, number, reader) for number in range(len(room.record.seats))),
        host=reader.guest == room.host,
        invitation=invitation,
        spectators=room.spectators(),
        chat=tuple(spoken(reader.locale, line, colors) for line in room.chat.lines),
        may_start=ready,
        why_not="" if ready else "refused-not-ready",
        aliens=tuple(new_game.choosable(settings, room.packs)) if settings.way == "free" else (),
        seed_hash=seed_hash(room.row.seed),
        suggested=free_name(reader.name, [seat.name for seat in room.record.seats if seat.guest != reader.guest]),
        fewer=tuple(_fewer(room, players) for players in range(2, len(room.record.seats))),
        packs=room.packs,
    )


def _fewer(room: Room, players: int) -> FewerSeats:
    seats = room.record.seats
    if sum(bool(seat.guest) for seat in seats) > players:
        return FewerSeats(players, full=True)
    _, moved, dropped = reseated(seats, players)
    return FewerSeats(players, tuple((seats[old].name, new) for old, new in moved), tuple(dropped))


def _seat(room: Room, number: int, reader: Reader) -> LobbySeat:
    seat = room.record.seats[number]
    mine = bool(seat.guest) and seat.guest == reader.guest
    return LobbySeat(
        number=number,
        name=seat.name,
        bot=seat.bot,
        taken=seat.taken,
        mine=mine,
        host=bool(seat.guest) and seat.guest == room.host,
        present=not seat.guest or room.watchers.has(seat.guest),
        alien=seat.alien if mine else "",
    )


@dataclass(frozen=True, slots=True)
class CampaignCard:
    """A campaign in a list that waits for its next game: public, except for `mine`, the reader's seat. `points`: of
    each seat."""

    id: str
    name: str
    number: int  # of the next game
    mine: int | None
    points: tuple[int, ...]


def campaign_card_for(standing: Standing, room: Room, reader: Reader) -> CampaignCard:
    """`room`: the table of its last game."""
    points = standing.rules.scores(standing.played)
    return CampaignCard(standing.row.id, room.name, standing.newest.number + 1, room.seat_of(reader.guest), points)


def _is_waited_for(game: RunningGame, seat: int) -> bool:
    """By the day a reaction is somebody's turn, too."""
    return game.record.settings.by_day and game.pause is not None and seat in game.pause.open_to(game.people())


def table_card_for(room: Room, reader: Reader) -> TableCard:
    """A table in a list."""
    mine, game, slept = room.seat_of(reader.guest), room.game, room.record.sleep or Sleep()
    my_turn, lesson = mine in slept.asked, lesson_of(room.settings.lesson)
    origin = origin_line(room.record.origin, reader.locale, room.settings.edition)
    if game is not None:
        my_turn = mine is not None and (asked_of(game, mine) is not None or _is_waited_for(game, mine))
    return TableCard(
        id=room.id,
        name=room.name,
        edition=room.settings.edition,
        players=room.settings.players,
        seats=tuple(ListedSeat(seat.name, seat.bot, seat.taken) for seat in room.record.seats),
        pace=room.settings.pace,
        variants=room.settings.variants,
        phase=room.phase,
        encounter=rounds(game.session) if game is not None else slept.rounds,
        spectators=room.settings.spectators,
        mine=mine,
        my_turn=my_turn,
        lesson=lesson.id if lesson is not None else "",
        number=room.settings.lesson,
        game=room.record.campaign.number if room.record.campaign is not None else 0,
        origin=origin.title if origin is not None else "",
    )
