"""Prime."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import duel


@pytest.mark.parametrize(
    ("plan", "value"),
    [("plan-13", 26), ("plan-02", 4), ("plan-09", 9), ("plan-00", 0), ("plan-m02", -2), ("plan-31", 62)],
)
def test_a_prime_plan_counts_double(plan: str, value: int) -> None:
    t = duel("prime", "sponge", card="bake-off", hands={0: [plan]})
    t.lock((0, plan), (1, "plan-13"))
    assert t.won()["clouts"] == [value, 13]


def test_its_positive_prime_reinforcements_count_double() -> None:
    hand = ["plan-04", "moral-support", "token-support", "modest-support", "traitors"]
    t = duel("prime", "sponge", card="bake-off", hands={0: hand})
    t.lock((0, "plan-04"), (1, "plan-18")).do(0, "reinforce", ("moral-support", 0))
    t.do(0, "reinforce", ("token-support", 1)).do(0, "reinforce", ("modest-support", 0)).do(
        0, "reinforce", ("traitors", 1)
    )
    assert t.won()["clouts"] == [4 + 2 * 5 + 6, 18 + 2 * 2 - 7]


def test_what_the_opponent_plays_does_not() -> None:
    t = duel("prime", "sponge", card="bake-off", hands={1: ["plan-18", "moral-support"]})
    t.lock((0, "plan-04"), (1, "plan-18")).do(1, "reinforce", ("moral-support", 0))
    assert t.won()["clouts"] == [9, 18]


def test_comparisons_use_the_printed_value() -> None:
    t = duel("underdog", "prime", card="bake-off")
    t.lock((0, "plan-04"), (1, "plan-13"))
    assert t.won()["how"] == "clout"
    assert t.won()["clouts"] == [4, 26]


@pytest.mark.reading("duel-clout-order")
@pytest.mark.rule("D-GAP-12")
def test_it_doubles_what_earlier_layers_have_left() -> None:
    t = duel("prime", "sponge", card="bake-off", envoys={"tripler": 0}, hands={1: ["plan-42"]})
    t.lock((0, "plan-13"), (1, "plan-42"))
    assert t.won()["clouts"] == [10, 42]  # a third of 13 is 5, which counts double
