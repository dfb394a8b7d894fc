"""Duelist."""

from __future__ import annotations

from tests.games.duel.scenario import WARP, duel


def test_a_shield_above_the_blast_strikes_back() -> None:
    t = duel("duelist", "sponge", card="rich-veins")
    t.fight((3, 4), ("plan-08", "plan-06"), ("shield-4", "blast-2"))
    assert t.events("volley")[0] == {"source": "D-D05-02", "damage": [0, 0], "riposte": [0, 2]}
    assert t.ships(1, WARP) == 7
    assert t.won()["clouts"] == [8 + 4 + 5, 6 + 3 * 2]


def test_a_riposte_needs_a_blast_to_parry() -> None:
    t = duel("duelist", "sponge", card="rich-veins")
    t.fight((3, 4), ("plan-08", "plan-06"), ("shield-4", "shield-2"))
    assert t.events("volley")[0]["riposte"] == [0, 0]
    assert t.won()["clouts"] == [8, 6 + 4]


def test_only_tactics_of_the_last_round_count() -> None:
    t = duel("duelist", "sponge", card="rich-veins")
    t.fight((1, 1), ("plan-08", "plan-06"), ("blast-4", "blast-4"))
    t.fight((1, 1), ("plan-10", "plan-08"), ("shield-4", "shield-2"))
    assert t.won()["clouts"] == [10, 8 + 3]


def test_a_blast_against_a_blast_impresses_and_a_recover_does_not() -> None:
    for half, more in (("blast-2", 5), ("recover-2", 0)):
        t = duel("duelist", "sponge", card="rich-veins")
        t.fight((3, 3), ("plan-08", "plan-04"), (half, "blast-2"))
        assert t.won()["clouts"][0] == 8 + more


def test_a_shield_below_the_blast_does_not_strike_back() -> None:
    t = duel("duelist", "sponge", card="rich-veins")
    t.fight((3, 4), ("plan-08", "plan-06"), ("shield-2", "blast-3"))
    assert t.events("volley")[0] == {"source": "D-D05-02", "damage": [1, 0], "riposte": [0, 0]}
