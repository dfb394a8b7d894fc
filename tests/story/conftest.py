"""Finished games of both families, played once for all tests of the told ending."""

from functools import cache

import pytest

from warptable.game import family_of
from warptable.kernel import Rng, Session
from warptable.lab.playing import by_bots, play
from warptable.replay import Record, Replay


@cache
def finished(edition: str, players: int, seed: int) -> Replay:
    """A game of novices, as it would be at a table."""
    family = family_of(edition)
    session = Session.new(family.rules(edition), seed, family.settings(edition, players), uniform=True)
    play(session, by_bots(session, ["novice"] * players, [Rng.seeded(seed, seat) for seat in range(players)]))
    return Replay(Record.of(session))


@pytest.fixture(scope="session", params=[("ffg", 4, 3), ("avalon", 3, 6), ("duel", 2, 8)], ids=lambda game: game[0])
def replay(request: pytest.FixtureRequest) -> Replay:
    return finished(*request.param)
