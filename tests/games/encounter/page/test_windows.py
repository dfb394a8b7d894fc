"""How often people are asked for reactions."""

from __future__ import annotations

import asyncio
from statistics import mean

import msgspec
import pytest

from warptable.games.encounter.lab.modules import COSMOS
from warptable.games.encounter.load.windows import TABLE, Windows, count_all

MOST = 6
"""Questions in one encounter for somebody who holds a flare and a card that stops powers, and passes everything."""
GAMES = [1, pytest.param(4, marks=pytest.mark.soak)]


def counted(persons: int, games: int) -> Windows:
    return asyncio.run(count_all(TABLE, range(games), persons=persons))


@pytest.mark.parametrize("games", GAMES)
def test_with_others_a_person_with_a_flare_and_a_zap_is_asked_at_most_six_times_an_encounter(games: int) -> None:
    found = counted(2, games)
    assert found.questions
    assert max(found.questions) <= MOST


@pytest.mark.parametrize("games", GAMES)
def test_alone_with_bots_a_person_with_a_flare_and_a_zap_is_asked_at_most_six_times_an_encounter(games: int) -> None:
    found = counted(1, games)
    assert found.questions
    assert max(found.questions) <= MOST
    assert found.pauses == found.questions  # nobody is there for whom the table would have to wait


ON_AVERAGE, AT_MOST = 11, 16
"""Pauses of the table in one encounter with everything in play, where four people might hold or have anything."""
ONE_ON_AVERAGE, ONE_AT_MOST = 10, 14
"""Those of them in which it waits for the same person."""


@pytest.mark.parametrize("games", [2, pytest.param(12, marks=pytest.mark.soak)])
@pytest.mark.parametrize("rewards", [0, 2])
def test_with_everything_in_play_four_people_do_not_wait_for_each_other_all_the_time(games: int, rewards: int) -> None:
    """Also where everybody has reward cards from the start, and so might lay or play one at every moment."""
    everything = msgspec.structs.replace(TABLE, players=4, variants=COSMOS)
    found = asyncio.run(count_all(everything, range(games), persons=4, rewards=rewards))
    assert len(found.stops) > 10 * games
    assert mean(found.stops) <= ON_AVERAGE
    assert max(found.stops) <= AT_MOST
    assert mean(found.pauses) <= ONE_ON_AVERAGE
    assert max(found.pauses) <= ONE_AT_MOST
