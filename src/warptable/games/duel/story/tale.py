"""The game for two, as `story/tale.py` asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from warptable.story.feats import Feat

from .betrayals import betrayals
from .bluffs import bluffs
from .chronicle import Chronicle, Watcher, read
from .powers import powers
from .rounds import ending, rounds
from .turns import turns

__all__ = ["ending", "feats", "read", "rounds", "watcher"]

watcher = Watcher


def feats(game: Chronicle) -> Iterator[Feat]:
    for found in (bluffs, betrayals, powers, turns):
        yield from found(game)
