"""Pickled."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import Table, duel

PACK, POP = "pickled.pack-the-jar", "pickled.pop-the-lid"


def test_packing_and_popping_in_one_contest() -> None:
    t = duel("pickled", "sponge", card="bake-off", under={0: ["plan-00", "traitors"]})
    t.do(0, "use", PACK, options=["pass", PACK]).do(0, "pickled-pack-card", ["plan-04"])
    assert len(t.hand(0)) == 5
    t.lock((0, "plan-10"), (1, "plan-18")).do(0, "use", POP, options=["pass", POP])
    assert t.won()["clouts"] == [10 + 9, 18]
    assert t.state.seats[0].under == []


@pytest.mark.rule("D-GAP-32")
def test_what_was_in_the_jar_goes_to_the_own_pile() -> None:
    t = duel("pickled", "sponge", card="bake-off", under={0: ["plan-00", "traitors"]})
    t.do(0, "use", "pass").lock((0, "plan-10"), (1, "plan-18")).do(0, "use", POP)
    assert t.pile(0) == ["plan-00", "traitors", "plan-10"]


def test_the_jar_holds_three_and_the_last_card_stays_in_hand() -> None:
    full = duel("pickled", "sponge", card="bake-off", under={0: ["plan-00", "plan-02", "traitors"]})
    poor = duel("pickled", "sponge", card="bake-off", hands={0: ["plan-04"]})
    for table in (full, poor):
        assert table.open == [(0, "lock-in"), (1, "lock-in")]


def test_the_jar_is_hidden_from_the_opponent() -> None:
    def packed(face: str) -> Table:
        t = duel("pickled", "sponge", card="bake-off", hands={0: ["plan-04", "plan-42", "plan-10"]})
        return t.do(0, "use", PACK).do(0, "pickled-pack-card", [face])

    one, other = packed("plan-04"), packed("plan-42")
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)


def test_after_a_restart_it_may_pack_again() -> None:
    t = duel("pickled", "sponge", card="rich-veins")
    t.dials(1, 1).do(0, "use", PACK).do(0, "pickled-pack-card", ["plan-04"])
    t.lock((0, "plan-18", "blast-4"), (1, "plan-06", "blast-4")).dials(1, 1)
    assert t.open == [(0, "use")]
