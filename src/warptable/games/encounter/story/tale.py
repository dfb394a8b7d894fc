"""The multi-player family, as `story/tale.py` asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from warptable.story.feats import Feat
from warptable.story.rounds import RoundOutcome

from .betrayals import betrayals
from .bluffs import bluffs
from .chronicle import Chronicle, Watcher, read
from .deals import deals
from .powers import powers
from .rounds import ending, outcome_of
from .turns import turns

__all__ = ["ending", "feats", "read", "rounds", "watcher"]

watcher = Watcher


def feats(game: Chronicle) -> Iterator[Feat]:
    for found in (bluffs, betrayals, powers, deals, turns):
        yield from found(game)


def rounds(game: Chronicle) -> Iterator[RoundOutcome]:
    for met in game.encounters:
        yield outcome_of(met)
