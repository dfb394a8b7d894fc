"""Worry Wart."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import SUPPLY, Table, duel

WORRIES = ["ships", "blast", "plan"]


def worried(word: str) -> Table:
    t = duel("worry-wart", "sponge", card="rich-veins", supply=(10, 10))
    return t.do(0, "worry-wart-worry", word, options=WORRIES)


def comforted(t: Table) -> bool:
    """A card and a ship came after the duel."""
    found = [event for event in t.events("recovered") if event["source"] == "worry-wart.told-you-so"]
    drawn = [event for event in t.events("drawn") if event["source"] == "worry-wart.told-you-so"]
    assert [event["number"] for event in drawn] == [event["ships"] for event in found]
    return [event["ships"] for event in found] == [1]


@pytest.mark.parametrize(
    ("word", "dials", "plans", "half", "true"),
    [
        ("ships", (1, 2), ("plan-04", "plan-06"), "shield-2", True),
        ("ships", (2, 2), ("plan-04", "plan-06"), "shield-2", False),
        ("blast", (2, 2), ("plan-04", "plan-06"), "blast-2", True),
        ("blast", (2, 2), ("plan-04", "plan-06"), "shield-2", False),
        ("plan", (2, 2), ("plan-10", "plan-18"), "shield-2", True),
        ("plan", (2, 2), ("plan-06", "plan-13"), "shield-2", False),
    ],
)
def test_a_worry_that_came_true_is_comforted(
    word: str, dials: tuple[int, int], plans: tuple[str, str], half: str, true: bool
) -> None:
    t = worried(word).fight(dials, plans, ("shield-2", half))
    assert comforted(t) == true


def test_the_worry_of_the_duel_before_cannot_be_repeated() -> None:
    t = duel("worry-wart", "sponge", card="rich-veins", cards=["siege"], supply=(10, 10))
    t.do(0, "worry-wart-worry", "blast", options=WORRIES)
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2")).do(0, "hand-limit", ["plan-04"])
    t.do(0, "worry-wart-worry", "plan", options=["ships", "plan"])


def test_one_worry_stays_in_force_over_restarts() -> None:
    t = worried("blast").fight((1, 1), ("plan-04", "plan-06"), ("blast-4", "blast-4"))
    assert t.open == [(0, "dial"), (1, "dial")]
    t.fight((1, 1), ("plan-06", "plan-08"), ("shield-2", "shield-2"))
    assert comforted(t)


def test_plans_that_were_never_revealed_do_not_come_true() -> None:
    t = worried("plan").fight((1, 1), ("plan-04", "plan-18"), ("shield-2", "blast-4"))
    assert t.won()["how"] == "ships"
    assert not comforted(t)
    assert t.ships(0, SUPPLY) == 9


@pytest.mark.rule("D-GAP-16")
def test_who_could_not_send_sent_none() -> None:
    t = duel("worry-wart", "sponge", card="regular-revenge", planets={0: (2, 0)})
    t.do(0, "worry-wart-worry", "ships").dials(0, 1)
    t.lock((0, "plan-18", "shield-2"), (1, "plan-04", "shield-2"))
    assert comforted(t)


def test_more_ships_in_a_round_before_a_restart_are_enough() -> None:
    t = worried("ships").fight((1, 2), ("plan-04", "plan-06"), ("blast-4", "blast-4"))
    t.fight((1, 1), ("plan-06", "plan-08"), ("shield-2", "shield-2"))
    assert comforted(t)


def test_a_plan_of_the_chosen_is_the_revealed_one() -> None:
    envoys, decks = {"chosen": 1}, {1: ["plan-31", "plan-00", "plan-02"]}
    t = duel("worry-wart", "sponge", card="rich-veins", envoys=envoys, decks=decks, supply=(10, 10))
    t.do(0, "worry-wart-worry", "plan").fight((1, 1), ("plan-08", "plan-06"), ("shield-2", "shield-2"))
    t.do(1, "use", "chosen").do(1, "chosen-plan-card", "plan-31")
    assert comforted(t)
