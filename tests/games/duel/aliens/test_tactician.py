"""Tactician."""

from __future__ import annotations

from tests.games.duel.scenario import duel

MANEUVER = "tactician.grand-maneuver"


def test_both_halves_are_resolved_for_another_tactic() -> None:
    t = duel("tactician", "sponge", card="rich-veins")
    t.fight((4, 4), ("plan-10", "plan-06"), ("blast-3", "blast-4"))
    t.do(0, "use", MANEUVER, options=["pass", MANEUVER]).do(0, "spend", [4])
    assert t.events("volley")[0]["damage"] == [0, 3]
    assert t.game.spent(0) == [1, 4]


def test_the_maneuvering_tactic_is_spent_and_its_recover_may_ready_the_payment() -> None:
    t = duel("tactician", "sponge", card="rich-veins", ready={0: [0, 1, 2, 3]})
    t.fight((4, 4), ("plan-10", "plan-06"), ("recover-1", "shield-2"))
    t.do(0, "use", MANEUVER).do(0, "spend", [3], options=[1, 2, 3])
    t.do(0, "ready", [3], options=[3, 4])
    assert t.events("volley")[0]["damage"] == [0, 2]
    assert t.game.spent(0) == [0, 4]


def test_it_needs_another_readied_tactic() -> None:
    t = duel("tactician", "sponge", card="rich-veins", ready={0: [1]})
    t.fight((4, 4), ("plan-10", "plan-06"), ("blast-3", "blast-4"))
    assert t.events("used") == []


def test_it_may_be_used_again_after_a_restart() -> None:
    t = duel("tactician", "sponge", card="rich-veins")
    t.fight((1, 1), ("plan-10", "plan-06"), ("blast-4", "blast-4")).do(0, "use", "pass")
    t.fight((1, 1), ("plan-04", "plan-08"), ("blast-3", "blast-3"))
    assert t.open == [(0, "use")]


def test_a_half_that_is_resolved_counts_as_revealed() -> None:
    t = duel("tactician", "duelist", card="rich-veins")
    t.fight((4, 4), ("plan-10", "plan-06"), ("shield-4", "shield-3")).do(0, "use", MANEUVER).do(0, "spend", [4])
    assert t.won()["clouts"] == [10, 6 + 5]


def test_a_payment_may_be_readied_by_the_recover_2_of_the_opponent() -> None:
    t = duel("tactician", "sponge", card="rich-veins")
    t.fight((4, 4), ("plan-10", "plan-06"), ("blast-3", "recover-2")).do(0, "use", MANEUVER).do(0, "spend", [4])
    assert t.events("readied") == [{"source": "D-TAC-07", "seat": 0, "tactics": [4]}]
    assert t.game.spent(0) == [1]
