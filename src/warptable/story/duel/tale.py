"""The game for two, as `story/families.py` asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from ..feats import Feat
from .betrayals import betrayals
from .bluffs import bluffs
from .chronicle import Chronicle, Watcher, read
from .powers import powers
from .rounds import ending, rounds
from .turns import turns

__all__ = ["Watcher", "ending", "feats", "read", "rounds"]


def feats(game: Chronicle) -> Iterator[Feat]:
    for found in (bluffs, betrayals, powers, turns):
        yield from found(game)
