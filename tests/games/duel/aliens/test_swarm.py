"""Swarm."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import duel

AHEAD, EVEN, BEHIND = {0: (1, 0)}, {0: (1, 0), 1: (0, 1)}, {1: (0, 1)}


@pytest.mark.parametrize(
    ("planets", "dials", "clouts"),
    [
        (EVEN, (3, 1), [10 + 8, 13]),
        (BEHIND, (3, 1), [10 + 8, 13]),
        (AHEAD, (3, 1), [10 + 4, 13]),
        (EVEN, (1, 3), [10, 13]),
        (BEHIND, (1, 3), [10, 13]),
        (AHEAD, (1, 3), [10, 13 + 4]),
        (EVEN, (2, 2), [10, 13]),
    ],
)
def test_ships_count_for_it_alone_and_twice_unless_it_is_ahead(
    planets: dict[int, tuple[int, int]], dials: tuple[int, int], clouts: list[int]
) -> None:
    t = duel("swarm", "sponge", card="rich-veins", planets=planets)
    t.fight(dials, ("plan-10", "plan-13"), ("shield-2", "shield-2"))
    assert t.won()["clouts"] == clouts


def test_the_planet_dueled_over_counts_for_nobody() -> None:
    t = duel("swarm", "sponge", card="regular-revenge", planets={0: (2, 0)})
    t.dials(0, 1).lock((0, "plan-10", "shield-2"), (1, "plan-13", "shield-2"))
    assert t.won()["clouts"] == [10 + 14, 13]


def test_with_anti_matter_it_is_subtracted_twice() -> None:
    t = duel("swarm", "sponge", card="rich-veins", envoys={"anti-matter": 1})
    t.fight((3, 1), ("plan-13", "plan-10"), ("shield-2", "shield-2"))
    assert (t.won()["clouts"], t.won()["seat"]) == ([13 - 8, 10], 0)


def test_it_swarms_from_either_seat() -> None:
    t = duel("", "swarm", card="rich-veins", planets={0: (0, 1)})
    t.fight((1, 3), ("plan-13", "plan-10"), ("shield-2", "shield-2"))
    assert t.won()["clouts"] == [13, 10 + 4], "it is ahead"
    t = duel("", "swarm", card="rich-veins", planets={0: (1, 0)})
    t.fight((1, 3), ("plan-13", "plan-10"), ("shield-2", "shield-2"))
    assert t.won()["clouts"] == [13, 10 + 8]
