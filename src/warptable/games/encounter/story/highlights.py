"""What is worth telling of a finished multi-player game."""

from __future__ import annotations

from itertools import chain

from warptable.story.highlights import GameHighlights

from .betrayals import betrayals
from .bluffs import bluffs
from .chronicle import Watcher, read
from .deals import deals
from .powers import powers
from .rounds import ending, outcome_of
from .turns import turns

FEATS = (bluffs, betrayals, powers, deals, turns)
HIGHLIGHTS = GameHighlights(
    read,
    lambda game: map(outcome_of, game.encounters),
    ending,
    lambda game: chain.from_iterable(found(game) for found in FEATS),
    Watcher,
)
