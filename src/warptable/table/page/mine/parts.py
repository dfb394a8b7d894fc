"""What people see of their own games, as examples."""

from __future__ import annotations

from ...invitation import Invitation
from ...reader import Reader
from ...rooms.tally import Opponent, Played, counted
from ...scene.my_games import GameLine, MyGamesScene, SeatLine
from ..html import Html
from ..lobby.parts import BUSY
from ..parts import Draw
from .games import my_games_page
from .moving import Leaving, arrival_page, delete_page, link_page, off_page, remove_page

A_DAY = 86_400.0
ENDED = 1_767_000_000.0
FINISHED = (
    ("ffg", (("zombie", ""), ("human", ""), ("virus", "steady"))),
    ("duel", (("swarm", ""), ("prime", "seer"))),
    ("avalon", (("laser", ""), ("empath", ""), ("vulch", ""))),
)
"""Games by edition: aliens and bots by seat."""


def _line(number: int) -> GameLine:
    edition, seats = FINISHED[number]
    return GameLine(
        f"game{number}",
        name="Old friends" if number else "",
        edition=edition,
        players=len(seats),
        seat=0,
        ended_at=ENDED - A_DAY * number,
        rounds=9,
        seats=tuple(
            SeatLine(seat, "" if bot else f"Guest {seat}", bot, alien, 5 - seat, seat == number % 2, seat == 0)
            for seat, (alien, bot) in enumerate(seats)
        ),
    )


def _played(line: GameLine) -> Played:
    mine, *others = line.seats
    against = tuple(Opponent("" if one.bot else one.name, one.name, one.bot, one.won) for one in others)
    return Played(line.edition, line.players, mine.alien, mine.won, 1, against)


def my_games(reader: Reader) -> Html:
    lines = tuple(map(_line, range(len(FINISHED))))
    results = counted([_played(line) for line in lines])
    return my_games_page(MyGamesScene(reader, (BUSY,), lines, len(lines), results, link_made_at=ENDED - 9 * A_DAY))


PARTS: dict[str, Draw] = {
    "my-games": my_games,
    "my-games-none": lambda reader: my_games_page(MyGamesScene(reader, (), (), 0, counted([]))),
    "my-games-off": off_page,
    "my-link": lambda reader: link_page(reader, Invitation("https://x.test/me/abc")),
    "my-arrival": lambda reader: arrival_page(reader, "abc", "Vega", 12, 1),
    "my-deletion": lambda reader: delete_page(reader, Leaving(waiting=1, playing=2, finished=12, campaigns=1)),
    "my-removal": lambda reader: remove_page(reader, "abc", "Comet", campaign=True),
}
