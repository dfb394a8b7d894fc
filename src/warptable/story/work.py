"""The story of a finished game: its curve and its turning points, and the work of estimating them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from warptable.replay import Replay

from .chances import Curve
from .estimates import GAMES, Estimator, curve_of, estimates
from .turning import Turning, TurningPoint

VERSION = 1
"""Of the estimates. A story of another version is estimated again."""


class Progress(NamedTuple):
    """How far the work has come. The number of points is not known before the turning points are looked for; then it
    grows."""

    done: int
    all: int


@dataclass(frozen=True, slots=True)
class Story:
    """The curve, and its turning points in the order of the game."""

    curve: Curve
    turns: tuple[TurningPoint, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """As plain JSON data."""
        return {
            "version": VERSION,
            "curve": self.curve.to_data(),
            "turns": [turn.to_data() for turn in self.turns],
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Story:
        return cls(Curve.from_data(data["curve"]), tuple(map(TurningPoint.from_data, data["turns"])))


class Work:
    """Estimates the story of a finished game in pieces: `go` yields the progress after each of them, and may be stopped
    at any time. `story` is the result so far: None, the curve alone, or the curve with its turning points.

    The same seed gives the same story. Raises BadSave if the game is not over."""

    def __init__(self, replay: Replay, games: int = GAMES, seed: int = 0) -> None:
        self._estimator = Estimator(replay)
        self._games = games
        self._seed = seed
        self.story: Story | None = None

    def go(self) -> Iterator[Progress]:
        points = []
        last = len(self._estimator.rounds) + 1
        for point in estimates(self._estimator, self._games, self._seed):
            points.append(point)
            yield Progress(len(points), last)
        turning = Turning(self._estimator, curve_of(points), self._games, self._seed)
        self.story = Story(turning.curve)
        for number, _ in enumerate(turning.search(), last + 1):
            yield Progress(number, number + 1)
        self.story = Story(turning.curve, turning.turns)


def story_of(replay: Replay, games: int = GAMES, seed: int = 0) -> Story:
    """The whole story at once."""
    work = Work(replay, games, seed)
    for _ in work.go():
        pass
    assert work.story is not None
    return work.story
