"""A finished game as it is told. Everything in it is open, so it is for those who may see the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warptable.kernel import Event
from warptable.replay import Record
from warptable.story.highlights import highlights_of
from warptable.story.work import Story

from .data import Cell, Chances, Summary, ToldGame, Turn


def tell(record: Record, log: Sequence[Event], summary: Callable[[Sequence[Event]], Summary]) -> ToldGame:
    """The highlights of a game that is over, with its rounds in short; `log` is its log, `summary` puts the
    events of a round in short. It takes a moment: the whole game is run again."""
    highlights = highlights_of(record)
    rounds = [round_ for round_ in highlights.starts if round_]
    ends = [highlights.starts[round_][0] for round_ in rounds[1:]] + [len(log)]
    cells = []
    for round_, end in zip(rounds, ends, strict=True):
        first, moment = highlights.starts[round_]
        public = [event for event in log[first:end] if not event.secret]
        cells.append(Cell(round_, moment, summary(public)))
    return ToldGame(highlights, tuple(cells))


def chances_of(story: Story) -> Chances:
    """How the chances ran, as a page shows it."""
    points = story.curve.points
    return Chances(
        rounds=tuple(point.round for point in points),
        shares=tuple(tuple(chance.share for chance in point.chances) for point in points),
        turns=tuple(
            Turn(turn.round, turn.seat, turn.before[turn.seat].share, turn.after[turn.seat].share, turn.moment)
            for turn in story.turns
        ),
    )
