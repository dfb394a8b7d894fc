"""Sponge."""

from __future__ import annotations

from tests.games.duel.scenario import duel


def test_each_ship_destroyed_in_this_duel_adds_3() -> None:
    t = duel("sponge", "duelist", card="vacant-shipyard")
    t.fight((3, 1), ("plan-08", "plan-10"), ("recover-1", "blast-2"))
    assert t.won()["clouts"] == [8 + 3 * 2, 10]
    assert t.won()["seat"] == 0


def test_ships_lost_before_a_restart_count_too() -> None:
    t = duel("sponge", "unseen", card="border-dispute", planets={1: (1, 1)})
    t.fight((1, 1), ("plan-08", "plan-10"), ("blast-4", "blast-4"))
    assert t.events("restarted") == [{"source": "D-D06-01", "round": 2}]
    t.fight((2, 2), ("plan-04", "plan-18"), ("blast-2", "shield-2"))
    assert t.won()["clouts"] == [4 + 3 * 2, 18]


def test_ships_destroyed_before_a_restart_and_elsewhere_count() -> None:
    t = duel("sponge", "knot", card="rich-veins", envoys={"vacuum": 1})
    t.fight((1, 1), ("plan-08", "plan-06"), ("blast-4", "blast-4"))
    assert t.game.frame.destroyed == (2, 1)
    t.fight((1, 1), ("plan-10", "plan-18"), ("shield-2", "shield-2"))
    assert t.won()["clouts"] == [10 + 6, 18]
