"""What is worth telling of a finished game for two."""

from __future__ import annotations

from itertools import chain

from warptable.story.highlights import GameHighlights

from .betrayals import betrayals
from .bluffs import bluffs
from .chronicle import Watcher, read
from .powers import powers
from .rounds import ending, rounds
from .turns import turns

FEATS = (bluffs, betrayals, powers, turns)
HIGHLIGHTS = GameHighlights(
    read, rounds, ending, lambda game: chain.from_iterable(found(game) for found in FEATS), Watcher
)
