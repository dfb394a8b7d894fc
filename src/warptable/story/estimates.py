"""Estimates from imagined games with all hands open: everybody has the cards they had, and all chance still to come is
drawn again.

A quick bot plays for all seats to the end of the game. That is not a claim about these people: it says how good a
seat's position was for players who are all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from warptable.bots import Sight, quick_bot
from warptable.game import family_of_session
from warptable.kernel import BadSave, Rng, Session
from warptable.replay import ALL, Moment, Replay

from .borders import borders_of
from .chances import Chance, Curve, Point

GAMES = 64
"""Imagined games for each point, if nobody says otherwise: a chance of one in four is known to about ten per cent."""
LONG = 4_000
"""Decisions after which an imagined game is broken off; nobody has won it then."""
NEVER = 1 << 30
"""Answers between two checkpoints: nobody goes back in an imagined game."""

Progress = Callable[[int, int], None]
"""Is told how many points are done, and how many there are."""


class Estimator:
    """Estimates chances at the moments of one finished game; raises BadSave if it is not over."""

    def __init__(self, replay: Replay) -> None:
        if not replay.over:
            raise BadSave("this game is not over yet")
        self.replay = replay
        self._player = quick_bot(family_of_session(replay.session).id)
        self._borders = borders_of(replay.record)
        self.rounds = self._rounds()
        """The rounds after which there is a point, each with its moment."""

    def _rounds(self) -> dict[int, Moment]:
        moments = self.replay.moments(ALL)
        chapters = self.replay.chapters(ALL)
        return {one.round - 1: moments[one.first] for one in chapters if one.round - 1 in self._borders}

    def point(self, over: int, games: int = GAMES, seed: int = 0) -> Point:
        """Everybody's chances after this many rounds."""
        moment, border = self.rounds[over], self._borders[over]
        record = self.replay.record

        def begun(rng: Rng) -> Session[Any]:
            state = border.clone()
            record.rules.draw_anew(record.rules.game(state, record.options, None, False), rng.bits())
            return Session(record.rules, record.seed, record.options, state, False, False, keep=NEVER)

        return Point(over, moment.number, self._played(begun, games, seed, moment.number))

    def within(self, moment: Moment, games: int = GAMES, seed: int = 0) -> Point:
        """Everybody's chances at any moment of eyes ALL. Where something has just happened, it is the next question
        that counts: what happens before it is no longer chance."""
        base = self.replay.branch(moment)
        base.keep = NEVER
        if base.over:
            return self.end()

        def begun(rng: Rng) -> Session[Any]:
            game = base.fork(record=False)
            game.rules.draw_anew(game.game, rng.bits())
            return game

        return Point(max(moment.round - 1, 0), moment.number, self._played(begun, games, seed, moment.number))

    def end(self) -> Point:
        """The result."""
        last, winners = self.replay.moments(ALL)[-1], self.replay.session.winners
        return Point(last.round, last.number, _result(winners, self.replay.seats))

    def _played(self, begun: Callable[[Rng], Session[Any]], games: int, seed: int, salt: int) -> tuple[Chance, ...]:
        wins = [0] * self.replay.seats
        for number in range(games):
            rng = Rng.seeded("chances", seed, salt, number)
            game = begun(rng)
            self._play(game, rng)
            for seat in game.winners:
                wins[seat] += 1
        return tuple(Chance(won, games) for won in wins)

    def _play(self, game: Session[Any], rng: Rng) -> None:
        """To the end, by the quick bot in all seats."""
        choose, sights = self._player.choose, [Sight(game, seat) for seat in range(self.replay.seats)]
        for _ in range(LONG):
            if not game.decisions:
                return
            asked = game.decisions[0]
            options = asked.options
            game.answer(asked, options[0] if len(options) == 1 else choose(sights[asked.seat], asked, rng))


def _result(winners: tuple[int, ...], seats: int) -> tuple[Chance, ...]:
    return tuple(Chance(float(seat in winners), 1, exact=True) for seat in range(seats))


def estimates(estimator: Estimator, games: int = GAMES, seed: int = 0) -> Iterator[Point]:
    """The points of a curve one after the other, the result first: the work can be watched, and broken off."""
    yield estimator.end()
    for over in estimator.rounds:
        yield estimator.point(over, games, seed)


def curve_of(points: list[Point]) -> Curve:
    return Curve(tuple(sorted(points, key=lambda point: (point.round, point.moment))))
