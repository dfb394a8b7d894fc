"""What a guest sees of their own games, as data. No other guest's id is in it."""

from __future__ import annotations

from dataclasses import dataclass

from warptable.game import edition_facts
from warptable.lessons import lesson_of

from ..reader import Reader
from ..rooms.my_games import Finished, MyGames
from ..rooms.tally import Results
from .lobby import TableCard, table_card_for

LINES = 20
"""Finished games on one page."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat of a finished game. `bot`: the level of the bot that held it; empty: a person, without a name if they have
    deleted it."""

    number: int
    name: str
    bot: str
    alien: str
    score: int
    won: bool
    mine: bool


@dataclass(frozen=True, slots=True)
class GameLine:
    """A finished game. `seats`: empty if it is not known what happened. `lesson`: the id of a lesson; `lesson_number`
    and `game` (of a campaign) are 0 if it is none."""

    id: str
    name: str
    edition: str
    players: int
    seat: int
    ended_at: float
    rounds: int = 0
    seats: tuple[SeatLine, ...] = ()
    lesson: str = ""
    lesson_number: int = 0
    game: int = 0
    what_if: bool = False  # it went on from a moment of another game

    @property
    def colors(self) -> tuple[str, ...]:
        return edition_facts(self.edition).colors

    @property
    def winners(self) -> tuple[SeatLine, ...]:
        return tuple(seat for seat in self.seats if seat.won)

    @property
    def mine(self) -> SeatLine | None:
        return next((seat for seat in self.seats if seat.mine), None)


@dataclass(frozen=True, slots=True)
class MyGamesScene:
    """One page of them. `link_made_at`: when the private link was made; None: there is none."""

    reader: Reader
    running: tuple[TableCard, ...]
    finished: tuple[GameLine, ...]
    number: int  # of finished games
    results: Results
    page: int = 1
    link_made_at: float | None = None

    @property
    def pages(self) -> int:
        return max(1, -(-self.number // LINES))


def my_games_scene(mine: MyGames, reader: Reader, page: int, link_made_at: float | None) -> MyGamesScene:
    """`page`: counted from 1; one that does not exist is the last."""
    last = max(1, -(-len(mine.finished) // LINES))
    page = min(max(page, 1), last)
    shown = mine.finished[(page - 1) * LINES : page * LINES]
    return MyGamesScene(
        reader=reader,
        running=tuple(table_card_for(room, reader) for room in mine.running),
        finished=tuple(game_line(one) for one in shown),
        number=len(mine.finished),
        results=mine.results,
        page=page,
        link_made_at=link_made_at,
    )


def game_line(one: Finished) -> GameLine:
    settings, result = one.record.settings, one.result
    lesson, place = lesson_of(settings.lesson), one.record.campaign
    return GameLine(
        id=one.id,
        name=one.name,
        edition=settings.edition,
        players=settings.players,
        seat=one.seat,
        ended_at=one.ended_at,
        rounds=result.rounds if result is not None else 0,
        seats=_seats(one),
        lesson=lesson.id if lesson is not None else "",
        lesson_number=settings.lesson,
        game=place.number if place is not None else 0,
        what_if=one.record.origin is not None,
    )


def _seats(one: Finished) -> tuple[SeatLine, ...]:
    if one.result is None:
        return ()
    return tuple(
        SeatLine(number, holder.name, seat.bot, seat.alien, seat.score, seat.won, number == one.seat)
        for number, (holder, seat) in enumerate(zip(one.record.seats, one.result.seats, strict=True))
    )
