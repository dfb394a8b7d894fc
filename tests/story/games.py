"""Finished games of bots, with their highlights."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from warptable import new_game
from warptable.kernel import Rng, Session
from warptable.lab.playing import by_bots, play
from warptable.replay import Record
from warptable.story.highlights import Highlights, highlights_of

TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("ffg", 4, ()),
    ("avalon", 4, ()),
    ("duel", 2, ()),
    ("ffg", 3, ("dominion-aliens", "flagships", "reward-deck", "technology")),
)


@lru_cache(maxsize=64)
def finished(edition: str, players: int, variants: tuple[str, ...], seed: int, level: str = "novice") -> Session[Any]:
    game = new_game(edition, players, seed, None, variants)
    play(game, by_bots(game, [level] * players, [Rng.seeded("highlights", seed, seat) for seat in range(players)]))
    return game


def told(game: Session[Any]) -> Highlights:
    return highlights_of(Record.of(game))
