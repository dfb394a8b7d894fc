"""What is told of a finished game that brings no story: its rounds, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from warptable.replay import Replay
from warptable.story.highlights import GameHighlights
from warptable.story.rounds import Ending, RoundOutcome
from warptable.text.highlights import HighlightsWords

KIND = "ended"


@dataclass(frozen=True, slots=True)
class PlainHighlights:
    """The last event of each round, and the winners."""

    last: dict[int, int]
    winners: tuple[int, ...]


def read(replay: Replay, watched: Any) -> PlainHighlights:
    last = {when.round: number for number, when in enumerate(replay.happened)}
    return PlainHighlights(last, tuple(replay.session.winners))


def rounds(game: PlainHighlights) -> Iterator[RoundOutcome]:
    for number, event in game.last.items():
        yield RoundOutcome(round=number, kind=KIND, event=event)


def ending(game: PlainHighlights) -> Ending:
    return Ending(kind=KIND, round=max(game.last, default=0))


HIGHLIGHTS = GameHighlights(read, rounds, ending)
WORDS = HighlightsWords("plain-", lambda speaker, told: {"round": told.round})
