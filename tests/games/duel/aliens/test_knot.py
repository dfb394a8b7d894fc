"""Knot."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import duel


@pytest.mark.parametrize(("own", "theirs", "winner"), [("plan-10", "plan-13", 0), ("plan-09", "plan-13", 1)])
@pytest.mark.parametrize("leader", [0, 1])
def test_it_wins_whatever_is_three_behind_at_most(own: str, theirs: str, winner: int, leader: int) -> None:
    t = duel("knot", "sponge", card="bake-off", hands={0: [own], 1: [theirs]}, leader=leader)
    t.lock((0, own), (1, theirs))
    assert t.won()["seat"] == winner


def test_it_works_in_duels_too() -> None:
    t = duel("knot", "sponge", card="rich-veins")
    t.fight((1, 1), ("plan-10", "plan-13"), ("shield-2", "shield-2"))
    assert (t.won()["seat"], t.won()["clouts"]) == (0, [10, 13])


def test_ties_are_its_own_where_the_lower_clout_wins() -> None:
    for card, envoys in (("limbo-contest", {}), ("bake-off", {"anti-matter": 1})):
        t = duel("knot", "sponge", card=card, envoys=envoys)
        t.lock((0, "plan-13"), (1, "plan-10"))
        assert t.won()["seat"] == 0
        t = duel("knot", "sponge", card=card, envoys=envoys)
        t.lock((0, "plan-13"), (1, "plan-08"))
        assert t.won()["seat"] == 1
