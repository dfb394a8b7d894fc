"""Iron Matron."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import SUPPLY, WARP, Table, duel

DECREES = ["odd", "even", "low", "high"]


def decreed(word: str, plan: str) -> Table:
    """A contest under a decree."""
    t = duel("iron-matron", "sponge", card="bake-off", hands={1: [plan, "plan-23"]})
    t.do(0, "iron-matron-decree", word, options=DECREES)
    return t.lock((0, "plan-18"), (1, plan))


@pytest.mark.parametrize(
    ("word", "plan", "broken"),
    [
        ("odd", "plan-00", True),
        ("odd", "plan-m02", True),
        ("odd", "plan-13", False),
        ("even", "plan-m02", False),
        ("low", "plan-10", False),
        ("low", "plan-11", True),
        ("high", "plan-10", True),
        ("high", "plan-11", False),
    ],
)
def test_what_breaks_a_decree(word: str, plan: str, broken: bool) -> None:
    assert ((0, "iron-matron-punishment") in decreed(word, plan).open) == broken


def test_the_punishment_is_a_ship_or_a_card() -> None:
    t = decreed("odd", "plan-06").do(0, "iron-matron-punishment", "ships", options=["ships", "card"])
    assert (t.ships(1, SUPPLY), t.ships(1, WARP)) == (14, 6)
    t = decreed("odd", "plan-06").do(0, "iron-matron-punishment", "card")
    assert "plan-23" in t.hand(0)


def test_what_is_not_there_is_no_choice() -> None:
    t = duel("iron-matron", "sponge", card="bake-off", hands={1: ["plan-06"]}, supply=(15, 1))
    t.do(0, "iron-matron-decree", "odd").lock((0, "plan-18"), (1, "plan-06"))
    assert t.events("destroyed")[0]["ships"] == 1


def test_only_the_decree_just_before_is_barred() -> None:
    t = duel("iron-matron", "sponge", card="bake-off", cards=["rich-veins", "arms-fair"])
    t.do(0, "iron-matron-decree", "high").lock((0, "plan-18"), (1, "plan-13")).dials(1, 1)
    t.do(0, "iron-matron-decree", "low", options=["odd", "even", "low"])
    t.lock((0, "plan-13", "shield-2"), (1, "plan-04", "shield-2"))
    assert t.options(0, "iron-matron-decree") == ["odd", "even", "high"]


@pytest.mark.rule("D-GAP-34")
def test_a_decree_stays_in_force_after_a_restart_and_plans_never_revealed_are_not_punished() -> None:
    t = duel("iron-matron", "sponge", card="rich-veins")
    t.dials(1, 1).do(0, "iron-matron-decree", "odd")
    t.lock((0, "plan-18", "blast-4"), (1, "plan-06", "blast-4"))
    assert t.events("destroyed")[-1]["ships"] == 1
    t.dials(1, 1)
    assert t.open == [(0, "lock-in"), (1, "lock-in")]
    t.lock((0, "plan-13", "shield-2"), (1, "plan-08", "shield-2"))
    t.do(0, "iron-matron-punishment", "ships")
