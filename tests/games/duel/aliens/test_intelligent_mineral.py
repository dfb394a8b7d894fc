"""Intelligent Mineral."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import Table, duel

GUESS = "intelligent-mineral.calculated-guess"


def guess(digit: int, plan: str = "plan-13") -> Table:
    """A contest in which this digit is named."""
    t = duel(
        "intelligent-mineral",
        "sponge",
        card="bake-off",
        hands={1: [plan, "plan-06"]},
        cards=["rich-veins", "arms-fair"],
    )
    t.lock((0, "plan-10"), (1, plan)).do(0, "use", GUESS, options=["pass", GUESS])
    return t.do(0, "intelligent-mineral-digit", digit, options=range(1, 10))


@pytest.mark.parametrize(
    ("digit", "plan", "more"),
    [(3, "plan-13", 15), (1, "plan-13", 8), (2, "plan-13", 0), (1, "plan-11", 8), (2, "plan-m02", 15)],
)
def test_a_digit_that_the_plan_shows_adds_clout(digit: int, plan: str, more: int) -> None:
    assert guess(digit, plan).won()["clouts"][0] == 10 + more


def test_the_digit_named_last_is_barred_also_after_a_contest_without_a_guess() -> None:
    t = guess(3)
    t.fight((1, 1), ("plan-13", "plan-06"), ("shield-2", "shield-2")).do(0, "use", "pass")
    t.lock((0, "plan-18"), (1, t.hand(1)[0])).do(0, "use", GUESS)
    assert t.options(0, "intelligent-mineral-digit") == [1, 2, 4, 5, 6, 7, 8, 9]


def test_it_is_not_asked_if_plans_are_never_revealed() -> None:
    t = duel("intelligent-mineral", "sponge", card="rich-veins")
    t.fight((1, 1), ("plan-10", "plan-13"), ("blast-4", "shield-2"))
    assert t.won()["how"] == "ships"
    assert t.events("used") == []


@pytest.mark.rule("D-GAP-31")
def test_the_digits_of_a_built_number_count() -> None:
    t = duel("intelligent-mineral", "hybrid", card="bake-off", hands={1: ["plan-31", "plan-06", "plan-02"]})
    t.lock((0, "plan-10"), (1, "plan-31", ("with", "plan-06"))).do(0, "use", GUESS)
    t.do(0, "intelligent-mineral-digit", 6).do(1, "build", ("plan-31", "plan-06", ""))
    assert t.won()["clouts"] == [25, 36]


def test_the_digits_are_printed_not_swapped_ones() -> None:
    t = duel("intelligent-mineral", "sponge", card="bake-off", envoys={"mirror": 0})
    t.lock((0, "plan-10"), (1, "plan-10")).do(0, "use", "mirror").do(0, "use", GUESS)
    t.do(0, "intelligent-mineral-digit", 1)
    assert t.won()["clouts"] == [1 + 8, 1]
