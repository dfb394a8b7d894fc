"""Turning points: where somebody's chance changed by more than the error of the estimate explains, and by which answer.

The steepest steps of a curve are candidates. Some of them are steep by luck alone, so their ends are estimated once
more, with more and other games, and only these count. A step that holds is then halved again and again, until two
neighbouring questions are left: what was answered at the first of them, with everything that followed from it, was the
turn.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from warptable.replay import ALL, Moment

from .chances import Chance, Curve, Point
from .estimates import GAMES, Estimator

MOST = 3
ROUNDS_APIECE = 3  # a game has one turning point at most for this many rounds
CANDIDATES = 5
LEAST = 0.15  # the smallest change that is worth telling
ERRORS = 2.6  # standard errors beyond which a change is not luck: one in a hundred, for up to five candidates
SHARPER = 2  # so many times the games of a point are played once more for the ends of a candidate


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point. All seats are numbers, all moments numbers in the list of eyes ALL.

    `round` is where it turned (1 is the first encounter or destiny card). The turn lies between the moments `moment`
    and `until`: usually `moment` is a question, and its answer with all that happened before the question at `until`
    made the change; it is the first moment of the round if the change came before anybody was asked. `before` and
    `after` are everybody's chances at both ends of the round.
    """

    round: int
    moment: int
    until: int
    before: tuple[Chance, ...]
    after: tuple[Chance, ...]

    @property
    def changes(self) -> tuple[float, ...]:
        """By how much each seat's chance changed, from -1 to 1."""
        return changes(self.before, self.after)

    @property
    def gained(self) -> int:
        """The seat whose chance rose most; -1 if nobody's did."""
        best = max(range(len(self.before)), key=self.changes.__getitem__)
        return best if self.changes[best] > 0 else -1

    @property
    def lost(self) -> int:
        """The seat whose chance fell most; -1 if nobody's did."""
        worst = min(range(len(self.before)), key=self.changes.__getitem__)
        return worst if self.changes[worst] < 0 else -1

    @property
    def seat(self) -> int:
        """The seat whose chance changed most, in either direction."""
        return max(range(len(self.before)), key=lambda seat: abs(self.changes[seat]))

    def to_data(self) -> list[Any]:
        """As plain JSON data."""
        ends = [[[chance.wins, chance.games, chance.exact] for chance in end] for end in (self.before, self.after)]
        return [self.round, self.moment, self.until, *ends]

    @classmethod
    def from_data(cls, data: list[Any]) -> TurningPoint:
        round_, moment, until, before, after = data
        return cls(round_, moment, until, tuple(Chance(*one) for one in before), tuple(Chance(*one) for one in after))


def changes(before: Sequence[Chance], after: Sequence[Chance]) -> tuple[float, ...]:
    return tuple(then.share - now.share for now, then in zip(before, after, strict=True))


def size(before: Point, after: Point) -> float:
    """The greatest change of any seat's chance between two points."""
    return max(map(abs, changes(before.chances, after.chances)))


def is_turn(before: Point, after: Point) -> bool:
    """Did anybody's chance change enough to be told, and by more than luck explains?"""
    pairs = zip(before.chances, after.chances, strict=True)
    return any(
        abs(then.share - now.share) >= max(LEAST, ERRORS * sqrt(_variance(now) + _variance(then)))
        for now, then in pairs
    )


def _variance(chance: Chance) -> float:
    """Of the share. One game more of each kind is counted, so that a chance that never fell is not taken for none."""
    if chance.exact:
        return 0.0
    share = (chance.wins + 1) / (chance.games + 2)
    return share * (1 - share) / (chance.games + 2)


def most_turns(curve: Curve) -> int:
    """The most turning points that a game of this length has."""
    return min(MOST, curve.points[-1].round // ROUNDS_APIECE)


def steepest(curve: Curve) -> list[int]:
    """The candidates: the steps after these points of the curve, the steepest first."""
    points = curve.points
    sizes = {place: size(points[place], points[place + 1]) for place in range(len(points) - 1)}
    steep = [place for place in sizes if sizes[place] >= LEAST]
    return sorted(steep, key=lambda place: (-sizes[place], place))[: CANDIDATES if most_turns(curve) else 0]


class Turning:
    """The search for the turning points of one game. Its work comes in pieces (`search`), so that it can be watched and
    broken off; then `curve` is the curve with the games that were added, and `turns` are the turning points."""

    def __init__(self, estimator: Estimator, curve: Curve, games: int = GAMES, seed: int = 0) -> None:
        """`games`: for each point."""
        self._estimator = estimator
        self._games = games
        self._seed = seed
        self._fresh: dict[int, Point] = {}
        self.curve = curve
        self.turns: tuple[TurningPoint, ...] = ()

    def search(self) -> Iterator[None]:
        """One piece of work at a time."""
        places = steepest(self.curve)
        for end in sorted({*places, *(place + 1 for place in places)}):
            self._fresh[end] = self._sharpened(self.curve.points[end])
            yield
        proven = [place for place in places if is_turn(self._fresh[place], self._fresh[place + 1])]
        proven.sort(key=lambda place: -size(self._fresh[place], self._fresh[place + 1]))
        self.curve = Curve(tuple(self._whole(place, point) for place, point in enumerate(self.curve.points)))
        turns = []
        for place in sorted(proven[: most_turns(self.curve)]):
            before, after = self.curve.points[place : place + 2]
            moment, until = yield from self._halved(self._fresh[place], self._fresh[place + 1])
            turns.append(TurningPoint(before.round + 1, moment, until, before.chances, after.chances))
        self.turns = tuple(turns)

    def _sharpened(self, point: Point) -> Point:
        """The same point, estimated with other games; a result stays as it is."""
        return self._estimator.point(point.round, SHARPER * self._games, self._seed + 1) if point.games else point

    def _whole(self, place: int, point: Point) -> Point:
        """A point with all games that were played for it."""
        fresh = self._fresh.get(place)
        if fresh is None or not point.games:
            return point
        together = tuple(one + more for one, more in zip(point.chances, fresh.chances, strict=True))
        return Point(point.round, point.moment, together)

    def _halved(self, before: Point, after: Point) -> Generator[None, None, tuple[int, int]]:
        """The two neighbouring moments between which the chances turn."""
        between = self._questions(before.moment, after.moment)
        low, high = -1, len(between)  # the ends of the round
        first, last = before.moment, after.moment
        while high - low > 1:
            middle = (low + high) // 2
            point = self._estimator.within(between[middle], self._games, self._seed)
            if size(before, point) > size(point, after):
                high, after, last = middle, point, point.moment
            else:
                low, before, first = middle, point, point.moment
            yield
        return first, last

    def _questions(self, first: int, last: int) -> list[Moment]:
        """The questions between these moments. Several that are answered at once count as one."""
        found: dict[int, Moment] = {}
        for moment in self._estimator.replay.moments(ALL)[first:last]:
            if moment.is_question:
                found.setdefault(moment.answers, moment)
        return list(found.values())
