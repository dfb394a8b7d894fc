"""Several games in a row, played for points (A-CAMP): what each game is worth, who begins the next one, and who wins.

Nothing here plays: a game that is over comes in as a `Played`, and everything else follows from the list of them. Seats
keep their places from game to game. Whose birthday is the earliest (A-CAMP-11) only the players know: whoever keeps the
campaign asks them, if it matters (`tied`), and says what they answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import from_data, value
from warptable.kernel.families import NOBODY_KNOWS

if TYPE_CHECKING:
    from .model.state import State

GOAL = 15
SOLE, SHARED, FOUR = 8, 4, 1
"""Points for a win alone, for a shared win, and for ending a game with four colonies (A-CAMP-2..4)."""
COLONIES = 4


def goal() -> int:
    return GOAL


@value
class Played:
    """A game of the campaign that is over: who began, who won, and what each seat had at the end."""

    starter: int
    winners: tuple[int, ...]
    foreign: tuple[int, ...]  # foreign colonies of each seat
    hands: tuple[int, ...]  # cards in each hand


def played(state: State) -> Played:
    """What the campaign notes of a game that is over."""
    seats = state.seats
    return Played(
        state.first,
        tuple(sorted(state.claims)),
        tuple(seat.foreign for seat in seats),
        tuple(len(seat.hand) for seat in seats),
    )


def points(game: Played) -> tuple[int, ...]:
    """A-CAMP-2..4, A-CAMP-13: eight for a sole winner, four for each of several, one for four foreign colonies. A
    winner gets nothing besides."""
    won = SOLE if len(game.winners) == 1 else SHARED
    seats = enumerate(game.foreign)
    return tuple(won if seat in game.winners else FOUR if held == COLONIES else 0 for seat, held in seats)


def held(game: Played) -> tuple[int, ...]:
    """What each seat had reached at the end: foreign colonies."""
    return game.foreign


def noted(data: Any) -> Played:
    """A game as it was noted (`to_data`); raises BadData."""
    game: Played = from_data(Played, data)
    return game


def scores(games: Sequence[Played]) -> tuple[int, ...]:
    """A-CAMP-1: the points of each seat so far; none before the first game."""
    return tuple(sum(column) for column in zip(*map(points, games), strict=True))


def next_starter(games: Sequence[Played]) -> int:
    """A-CAMP-6, A-CAMP-7: the lowest score begins; of several the first clockwise from the last winner. The first game
    begins as its set-up says."""
    assert games, "a disc names who begins the first game"
    standing = scores(games)
    lowest = [seat for seat, score in enumerate(standing) if score == min(standing)]
    winner = counted_from(games[-1])
    return min(lowest, key=lambda seat: _steps(winner, seat, len(standing)))


def why_next(games: Sequence[Played]) -> str:
    """The rule by which `next_starter` was found."""
    standing = scores(games)
    if standing.count(min(standing)) == 1:
        return "A-CAMP-6"
    return "A-CAMP-7" if len(games[-1].winners) == 1 else "A-CAMP-14"


def outlook(games: Sequence[Played], seat: int) -> str:
    """What would bring this seat to the goal in the next game: `four` colonies, `any` win, a `sole` win, or none."""
    left = GOAL - (scores(games)[seat] if games else 0)
    ways = {"four": FOUR, "any": SHARED, "sole": SOLE}
    return next((way for way, worth in ways.items() if worth >= left), "")


def counted_from(game: Played) -> int:
    """A-CAMP-14: the winner from whom seats are counted; after a shared win the first clockwise from who began. A game
    that nobody won counts from who began."""
    return min(game.winners, key=lambda seat: (seat - game.starter) % len(game.foreign), default=game.starter)


def _steps(start: int, seat: int, seats: int) -> int:
    """How far a seat sits clockwise from another; all the way round to itself."""
    return (seat - start - 1) % seats


def is_over(games: Sequence[Played]) -> bool:
    """A-CAMP-8: somebody has reached the goal."""
    return any(score >= GOAL for score in scores(games))


def tied(games: Sequence[Played]) -> tuple[int, ...]:
    """A-CAMP-11: whom only a birthday can tell apart; empty where nobody need be asked."""
    leaders = _leaders(games)
    return leaders if len(leaders) > 1 else ()


def champions(games: Sequence[Played], earliest: int = NOBODY_KNOWS) -> tuple[int, ...]:
    """A-CAMP-8..12: who has won the campaign, together if nothing tells them apart; empty: it goes on. The highest
    score wins, then the most cards in hand at the end of the last game, then the `earliest` birthday, if somebody knows
    whose that is."""
    leaders = _leaders(games)
    return (earliest,) if len(leaders) > 1 and earliest in leaders else leaders


def decided_by(games: Sequence[Played], earliest: int = NOBODY_KNOWS) -> str:
    """Which rule has decided the campaign: `score`, `cards`, `birthday` or `shared`; empty: it goes on."""
    if not is_over(games):
        return ""
    standing = scores(games)
    if standing.count(max(standing)) == 1:
        return "score"
    if not tied(games):
        return "cards"
    return "birthday" if earliest in tied(games) else "shared"


def _leaders(games: Sequence[Played]) -> tuple[int, ...]:
    """A-CAMP-8..10: who is ahead when somebody has reached the goal, in points and then in cards."""
    if not is_over(games):
        return ()
    standing, hands = scores(games), games[-1].hands
    best = max((score, hands[seat]) for seat, score in enumerate(standing))
    return tuple(seat for seat, score in enumerate(standing) if (score, hands[seat]) == best)
