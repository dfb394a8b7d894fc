"""Duelist."""

from __future__ import annotations

from tests.duel.scenario import WARP, duel


def test_a_shield_above_the_blast_strikes_back() -> None:
    t = duel("duelist", "sponge", card="rich-veins")
    t.fight((3, 4), ("plan-08", "plan-06"), ("shield-4", "blast-1"))
    assert t.events("volley")[0] == {"source": "D-D05-02", "damage": [0, 0], "riposte": [0, 3]}
    assert t.ships(1, WARP) == 8
    assert t.won()["clouts"] == [8 + 4 + 5, 6 + 3 * 3]


def test_a_riposte_needs_a_blast_to_parry() -> None:
    t = duel("duelist", "sponge", card="rich-veins")
    t.fight((3, 4), ("plan-08", "plan-06"), ("shield-4", "shield-2"))
    assert t.events("volley")[0]["riposte"] == [0, 0]
    assert t.won()["clouts"] == [8, 6 + 4]
