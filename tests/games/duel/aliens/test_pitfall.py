"""Pitfall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.scenario import Table, duel


def snared(snare: str, plan: str, **more: Any) -> Table:
    """A contest with this card in the snare, which is not swapped."""
    t = duel("pitfall", "sponge", card="bake-off", under={0: [snare]}, hands={1: [plan]}, **more)
    return t.do(0, "pitfall-snare-card", []).lock((0, "plan-08"), (1, plan))


@pytest.mark.parametrize(
    ("snare", "plan", "springs"),
    [
        ("plan-11", "plan-13", True),
        ("plan-15", "plan-13", True),
        ("plan-10", "plan-13", False),
        ("plan-00", "plan-m02", True),
    ],
)
def test_a_plan_within_two_counts_nothing(snare: str, plan: str, springs: bool) -> None:
    t = snared(snare, plan)
    value = t.events("clouts")[0]["clouts"][1]
    assert (value == 0) == springs
    assert t.pile(0) == ([snare, "plan-08"] if springs else ["plan-08"])
    assert bool(t.state.seats[0].under) != springs


def test_a_reinforcement_never_springs() -> None:
    assert snared("grand-support", "plan-09").won()["clouts"] == [8, 9]


def test_an_empty_snare_must_be_set_and_an_old_one_may_be_swapped() -> None:
    t = duel("pitfall", "sponge", card="bake-off", hands={0: ["plan-04", "traitors"]})
    assert sorted(t.options(0, "pitfall-snare-card")) == ["plan-04", "traitors"]
    t.do(0, "pitfall-snare-card", ["traitors"])
    assert t.hand(0) == ["plan-04"]
    t = duel("pitfall", "sponge", card="bake-off", hands={0: ["plan-04"]}, under={0: ["plan-42"]})
    t.do(0, "pitfall-snare-card", ["plan-04"])
    assert t.hand(0) == ["plan-42"]
    assert t.faces(t.state.seats[0].under) == ["plan-04"]


def test_an_empty_hand_is_refilled_before_and_after_the_snare_is_set() -> None:
    t = duel("pitfall", "sponge", card="bake-off", hands={0: ["plan-04"]})
    assert t.faces(t.state.seats[0].under) == ["plan-04"]
    assert len(t.hand(0)) == 6
    t = duel("pitfall", "sponge", card="bake-off", hands={0: []})
    assert len(t.hand(0)) == 6
    assert t.open == [(0, "pitfall-snare-card")]


def test_the_snare_is_hidden_from_the_opponent() -> None:
    def laid(face: str) -> Table:
        t = duel("pitfall", "sponge", card="bake-off", hands={0: ["plan-04", "plan-42", "plan-10"]})
        return t.do(0, "pitfall-snare-card", [face])

    assert laid("plan-04").view(1) == laid("plan-42").view(1)


@pytest.mark.rule("D-GAP-12")
def test_printed_values_are_compared_and_nothing_multiplies_a_plan_that_counts_0() -> None:
    t = snared("plan-08", "plan-07", envoys={"tripler": 1})
    assert t.won()["clouts"] == [8, 0]


def test_a_plan_that_takes_the_place_of_one_in_the_snare_counts() -> None:
    t = snared("plan-15", "plan-13", envoys={"chosen": 1}, decks={1: ["plan-18", "plan-31", "plan-00"]})
    t.do(1, "use", "chosen").do(1, "chosen-plan-card", "plan-31")
    assert t.won()["clouts"] == [8, 31]


def test_after_a_restart_the_snare_may_be_swapped_again() -> None:
    t = duel("pitfall", "sponge", card="rich-veins", under={0: ["plan-42"]})
    t.dials(1, 1).do(0, "pitfall-snare-card", [])
    t.lock((0, "plan-18", "blast-4"), (1, "plan-06", "blast-4")).dials(1, 1)
    assert t.open == [(0, "pitfall-snare-card")]


@pytest.mark.rule("D-GAP-31")
def test_the_picked_plan_of_a_deuce_is_caught_and_half_of_a_second_plan_still_counts() -> None:
    t = duel("pitfall", "sponge", card="bake-off", under={0: ["plan-15"]}, envoys={"deuce": 1})
    t.do(0, "pitfall-snare-card", []).lock((0, "plan-04"), (1, "plan-13", ("with", "plan-08")))
    t.do(1, "build", ("plan-13", "", "plan-08"))
    assert t.won()["clouts"] == [4, 4]
