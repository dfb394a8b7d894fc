"""Everybody's chance to win, from round to round: plain data that is stored once and drawn often.

A chance is that of being among the winners. Who wins together with others has won, so at the end of the curve every
winner has 100 %, and the chances of all seats may add up to more than that; if nobody wins, to less.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warptable.intervals import wilson


@dataclass(frozen=True, slots=True)
class Chance:
    """How many of these games were won. `exact`: not an estimate, because the game was over."""

    wins: float
    games: int
    exact: bool = False

    @property
    def share(self) -> float:
        """From 0 to 1; 0 if no game was played."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return (self.share, self.share) if self.exact else wilson(self.wins, self.games)

    def __add__(self, other: Chance) -> Chance:
        """Both lots of games together."""
        return Chance(self.wins + other.wins, self.games + other.games, self.exact and other.exact)


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chances when `round` rounds were over: 0 before the first one. `moment` is where that was, by its
    number in the list of moments of eyes ALL: the first moment of the next round, at the end the last one of all.
    Within a round (see `turning`), `round` rounds were over before."""

    round: int
    moment: int
    chances: tuple[Chance, ...]

    @property
    def games(self) -> int:
        """The number of imagined games behind the estimate; 0 at the end of the game, which needs none."""
        return 0 if self.chances[0].exact else self.chances[0].games


@dataclass(frozen=True, slots=True)
class Curve:
    """The points of a whole game, in order. The last one is its result."""

    points: tuple[Point, ...]

    @property
    def seats(self) -> int:
        return len(self.points[0].chances)

    @property
    def games(self) -> int:
        """The number of imagined games behind each point; of the point with the fewest."""
        return min((point.games for point in self.points if point.games), default=0)

    def to_data(self) -> list[Any]:
        """As plain JSON data."""
        return [_to_data(point) for point in self.points]

    @classmethod
    def from_data(cls, data: list[Any]) -> Curve:
        return cls(tuple(map(_from_data, data)))


def _to_data(point: Point) -> list[Any]:
    first = point.chances[0]
    return [point.round, point.moment, first.games, first.exact, [chance.wins for chance in point.chances]]


def _from_data(data: list[Any]) -> Point:
    round_, moment, games, exact, wins = data
    return Point(round_, moment, tuple(Chance(won, games, exact) for won in wins))
