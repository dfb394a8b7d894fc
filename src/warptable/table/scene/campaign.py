"""What one reader sees of a campaign, as data: the points, the games so far, and what comes next. Everybody may know
all of it, except which seat is the reader's."""

from __future__ import annotations

from dataclasses import dataclass

from warptable.kernel.families import NOBODY_KNOWS

from ..invitation import NOBODY_INVITED, Invitation
from ..reader import Reader
from ..rooms.campaign import CampaignPages, GameOver, Standing, earlier_games, rules_of
from ..rooms.record import CampaignGame
from ..rooms.room import Room


@dataclass(frozen=True, slots=True)
class CampaignSeat:
    """A seat with its points. `parts`: (number of the game, points) where it won some. `outlook`: what would bring it
    to the goal next (`CampaignRules.outlook`)."""

    number: int
    name: str
    bot: str = ""  # the level of the bot that holds the seat
    absent: bool = False  # a bot plays for a person
    present: bool = True
    mine: bool = False
    score: int = 0
    parts: tuple[tuple[int, int], ...] = ()
    outlook: str = ""
    alien: str = ""  # of the newest game that is over


@dataclass(frozen=True, slots=True)
class Cell:
    """What a game was to one seat."""

    alien: str
    held: int
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class CampaignGameLine:
    """A game that is over."""

    number: int
    table: str
    minutes: int
    starter: int
    winners: tuple[int, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class NextGame:
    """Who begins, and why: the rule, and the winner from whom seats are counted."""

    number: int
    starter: int
    rule: str
    counted_from: int


@dataclass(frozen=True, slots=True)
class CampaignScene:
    """A campaign as one reader sees it. Either a game goes on (`running`), or there is a next one, or it is decided."""

    reader: Reader
    id: str
    name: str
    edition: str
    goal: int
    by_day: bool
    seats: tuple[CampaignSeat, ...]
    games: tuple[CampaignGameLine, ...]  # in their order
    running: tuple[int, str] | None = None  # the number of the game and its table
    next: NextGame | None = None
    champions: tuple[int, ...] = ()
    decided_by: str = ""
    birthdays: tuple[int, ...] = ()  # those who are tied until somebody says whose birthday is the earliest
    last_table: str = ""
    invitation: Invitation = NOBODY_INVITED
    powers: bool = True  # are aliens dealt for every game?

    @property
    def me(self) -> int | None:
        return next((seat.number for seat in self.seats if seat.mine), None)


@dataclass(frozen=True, slots=True)
class InCampaign:
    """The campaign at a table that plays one of its games. `points`: of each seat before this game; `won`: what this
    game was worth, once it is over; `decided`: it was the last one."""

    id: str
    number: int
    points: tuple[int, ...]
    won: tuple[int, ...] = ()
    decided: bool = False

    def total(self, seat: int) -> int:
        """The points of a seat, with those of this game once it is over."""
        return self.points[seat] + (self.won[seat] if self.won else 0)


def campaign_scene_for(
    standing: Standing, room: Room, pages: CampaignPages | None, reader: Reader, invitation: Invitation = NOBODY_INVITED
) -> CampaignScene:
    """`room`: the table of the newest game. What is shown of games comes from the store."""
    rules, played = standing.rules, standing.played
    newest = standing.newest
    following = None
    earliest = NOBODY_KNOWS if standing.earliest is None else standing.earliest
    if not standing.is_playing and not rules.is_over(played):
        following = NextGame(
            newest.number + 1, rules.next_starter(played), rules.why_next(played), rules.counted_from(played[-1])
        )
    return CampaignScene(
        reader=reader,
        id=standing.row.id,
        name=room.settings.name or standing.name,
        edition=room.settings.edition,
        goal=rules.goal(),
        by_day=room.by_day,
        seats=tuple(_seat(standing, room, pages, reader, number) for number in range(len(room.record.seats))),
        games=tuple(_line(standing, game) for game in standing.over),
        running=(newest.number, newest.table) if standing.is_playing else None,
        next=following,
        champions=rules.champions(played, earliest),
        decided_by=rules.decided_by(played, earliest),
        birthdays=standing.asks_birthdays_of(room.record.seats),
        last_table=newest.table,
        invitation=invitation,
        powers=room.settings.way != "none",
    )


def _seat(standing: Standing, room: Room, pages: CampaignPages | None, reader: Reader, number: int) -> CampaignSeat:
    seat, rules, over = room.record.seats[number], standing.rules, standing.over
    here = not seat.guest or room.watchers.has(seat.guest) or (pages is not None and pages.watchers.has(seat.guest))
    won = [(game.number, rules.points(game.played)[number]) for game in over]
    return CampaignSeat(
        number=number,
        name=seat.name,
        bot="" if seat.guest else seat.bot,
        absent=bool(seat.guest and seat.bot),
        present=here,
        mine=bool(seat.guest) and seat.guest == reader.guest,
        score=sum(points for _, points in won),
        parts=tuple((game, points) for game, points in won if points),
        outlook=rules.outlook(standing.played, number),
        alien=over[-1].aliens[number] if over else "",
    )


def _line(standing: Standing, game: GameOver) -> CampaignGameLine:
    rules, played = standing.rules, game.played
    points, held = rules.points(played), rules.held(played)
    return CampaignGameLine(
        number=game.number,
        table=game.table,
        minutes=game.minutes,
        starter=played.starter,
        winners=tuple(played.winners),
        cells=tuple(
            Cell(alien, held[seat], points[seat], seat in played.winners) for seat, alien in enumerate(game.aliens)
        ),
    )


def in_campaign(room: Room, place: CampaignGame) -> InCampaign:
    """The campaign as the table of one of its games shows it."""
    game, edition = room.game, room.settings.edition
    rules, earlier = rules_of(edition), earlier_games(place, edition)
    points = rules.scores(earlier) or (0,) * len(room.record.seats)
    if game is None or not game.session.over:
        return InCampaign(place.id, place.number, points)
    played = rules.played(game.session.state)
    return InCampaign(place.id, place.number, points, rules.points(played), rules.is_over([*earlier, played]))
