"""What is told of a finished game that brings no story (`story.tale.FamilyTale`): its rounds, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from warptable.replay import Replay
from warptable.story.rounds import Ending, RoundOutcome
from warptable.story.tale import FamilyTale
from warptable.text.tale import TaleWords

KIND = "ended"


@dataclass(frozen=True, slots=True)
class PlainTale:
    """The last event of each round, and the winners."""

    last: dict[int, int]
    winners: tuple[int, ...]


def read(replay: Replay, watched: Any) -> PlainTale:
    last = {when.round: number for number, when in enumerate(replay.happened)}
    return PlainTale(last, tuple(replay.session.winners))


def rounds(game: PlainTale) -> Iterator[RoundOutcome]:
    for number, event in game.last.items():
        yield RoundOutcome(round=number, kind=KIND, event=event)


def ending(game: PlainTale) -> Ending:
    return Ending(kind=KIND, round=max(game.last, default=0))


TALE = FamilyTale(read, rounds, ending)
WORDS = TaleWords("plain-", lambda speaker, told: {"round": told.round})
