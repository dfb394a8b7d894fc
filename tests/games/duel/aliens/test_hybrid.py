"""Hybrid."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import duel
from warptable.games.duel.engine.rules.reckoning import bred


@pytest.mark.rule("D-GAP-31")
def test_two_plans_make_a_number() -> None:
    t = duel("hybrid", "sponge", card="bake-off", hands={0: ["plan-31", "plan-06", "plan-02"]})
    t.lock((0, "plan-31", ("with", "plan-06")), (1, "plan-18"))
    t.do(0, "build", ("plan-31", "plan-06", ""), options=[("plan-31", "plan-06", ""), ("plan-06", "plan-31", "")])
    assert t.won()["clouts"] == [36, 18]
    assert t.pile(0) == ["plan-31", "plan-06"]


@pytest.mark.parametrize(("tens", "ones", "value"), [(31, 6, 36), (6, 31, 1), (-2, 31, -1), (31, -2, -32), (42, 0, 40)])
def test_digits_are_bred(tens: int, ones: int, value: int) -> None:
    assert bred(tens, ones) == value


def test_one_plan_is_enough() -> None:
    t = duel("hybrid", "sponge", card="bake-off", hands={0: ["plan-31", "plan-06"]})
    t.lock((0, "plan-31", "done"), (1, "plan-18"))
    assert t.won()["clouts"] == [31, 18]


def test_with_the_deuce_it_may_lay_three() -> None:
    t = duel("hybrid", "", card="bake-off", hands={0: ["plan-31", "plan-06", "plan-13"]}, envoys={"deuce": 0})
    t.lock((0, "plan-31", ("with", "plan-06"), ("with", "plan-13")), (1, "plan-18"))
    assert len(t.options(0, "build")) == 6
    t.do(0, "build", ("plan-31", "plan-06", "plan-13"))
    assert t.won()["clouts"] == [36 + 6, 18]


@pytest.mark.rule("D-GAP-40")
def test_a_reinforcement_never_is_a_second_plan() -> None:
    t = duel("hybrid", "", card="bake-off", hands={0: ["traitors", "loyal-support"]})
    t.lock((0, "loyal-support"), (1, "plan-18"))
    t.do(0, "reinforce", "pass")
    assert t.won()["clouts"] == [8, 18]


def test_it_breeds_in_a_duel_and_both_plans_are_discarded_at_a_restart() -> None:
    t = duel("hybrid", "sponge", card="rich-veins", hands={0: ["plan-31", "plan-06", "plan-02"]})
    t.dials(1, 1).lock((0, "plan-31", ("with", "plan-06"), "blast-4"), (1, "plan-18", "blast-4"))
    assert t.pile(0) == ["plan-31", "plan-06"]
    assert t.open == [(0, "dial"), (1, "dial")]


@pytest.mark.reading("duel-compared-numbers")
@pytest.mark.rule("D-GAP-31")
def test_the_built_number_is_what_others_compare() -> None:
    t = duel("hybrid", "underdog", card="bake-off", hands={0: ["plan-31", "plan-06", "plan-02"]})
    t.lock((0, "plan-06", ("with", "plan-31")), (1, "plan-10")).do(0, "build", ("plan-06", "plan-31", ""))
    assert (t.won()["how"], t.won()["clouts"]) == ("clout", [1, 10])
    t = duel("hybrid", "underdog", card="bake-off", hands={0: ["plan-31", "plan-06", "plan-02"]})
    t.lock((0, "plan-06", ("with", "plan-31")), (1, "plan-10")).do(0, "build", ("plan-31", "plan-06", ""))
    assert t.won()["how"] == "automatic"


def test_the_negative_plan_may_give_the_ones() -> None:
    t = duel("hybrid", "sponge", card="bake-off", hands={0: ["plan-31", "plan-m02"]})
    assert t.state.faces[0] == "plan-m02", "the first card of all"
    t.lock((0, "plan-31", ("with", "plan-m02")), (1, "plan-18")).do(0, "build", ("plan-31", "plan-m02", ""))
    assert t.won()["clouts"] == [-32, 18]


def test_with_the_deuce_two_plans_make_a_number_or_one_of_them_is_halved() -> None:
    t = duel("hybrid", "", card="bake-off", hands={0: ["plan-31", "plan-06", "plan-13"]}, envoys={"deuce": 0})
    t.lock((0, "plan-31", ("with", "plan-06"), "done"), (1, "plan-18"))
    one, two = "plan-31", "plan-06"
    t.do(0, "build", (two, "", one), options=[(one, two, ""), (two, one, ""), (one, "", two), (two, "", one)])
    assert t.won()["clouts"] == [6 + 15, 18]


def test_no_card_is_laid_twice() -> None:
    t = duel("hybrid", "", card="bake-off", hands={0: ["plan-31", "plan-06", "plan-13"]}, envoys={"deuce": 0})
    for face, left in (("plan-31", {"plan-06", "plan-13"}), ("plan-06", {"plan-13"})):
        picks = {option: t.named("lock-in", option) for option in t.decision(0, "lock-in").options}
        wanted = next(option for option, named in picks.items() if named in (face, ("with", face)))
        t.session.answer(t.decision(0, "lock-in"), wanted)
        assert {named[1] for named in t.options(0, "lock-in") if named != "done"} == left
