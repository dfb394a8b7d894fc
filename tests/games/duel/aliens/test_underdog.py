"""Underdog."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.scenario import Table, duel
from warptable.games.duel.engine.rules.clout import bout_of
from warptable.games.duel.engine.rules.reckoning import upset


def contest(own: str, theirs: str, alien: str = "sponge", card: str = "bake-off", **more: Any) -> Table:
    hands = {0: [own, "traitors"], 1: [theirs, "plan-42"]}
    t = duel("underdog", alien, card=card, hands=hands, **more)
    return t.lock((0, own), (1, theirs))


@pytest.mark.rule("D-EX-12")
def test_a_plan_that_is_eleven_higher_loses_at_once() -> None:
    t = contest("plan-02", "plan-13")
    assert (t.won()["source"], t.won()["seat"]) == ("underdog.fair-adjustment", 0)
    assert (t.won()["how"], t.won()["clouts"]) == ("automatic", [])
    assert t.events("recovered")[0]["seat"] == 0
    t = contest("plan-05", "plan-15").do(0, "reinforce", "pass")
    assert (t.won()["seat"], t.won()["how"]) == (1, "clout")


def test_it_works_in_duels_whatever_the_ships() -> None:
    t = duel("underdog", "sponge", card="rich-veins")
    t.fight((1, 4), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert t.won()["how"] == "automatic"
    assert t.events("gained")[0]["seat"] == 0


def test_no_other_comparison_changes_it() -> None:
    for t in (
        contest("plan-02", "plan-13", "knot"),
        contest("plan-02", "plan-13", envoys={"anti-matter": 1}),
        contest("plan-02", "plan-13", card="limbo-contest"),
    ):
        assert (t.won()["seat"], t.won()["how"]) == (0, "automatic")


def test_a_tamed_underdog_needs_twenty() -> None:
    for theirs, how in (("plan-23", "automatic"), ("plan-18", "clout")):
        t = contest("plan-02", theirs, variants=["tamed-underdog"])
        if how == "clout":
            t.do(0, "reinforce", "pass")
        assert t.won()["how"] == how


@pytest.mark.reading("duel-won-by-ships")
@pytest.mark.rule("D-GAP-29")
def test_a_duel_won_in_step_6_stays_won() -> None:
    t = duel("underdog", "sponge", card="rich-veins")
    t.fight((1, 1), ("plan-04", "plan-18"), ("shield-2", "blast-4"))
    assert (t.won()["seat"], t.won()["how"]) == (1, "ships")


@pytest.mark.reading("duel-won-at-once")
@pytest.mark.parametrize("leader", [0, 1])
def test_what_must_be_done_at_the_reveal_is_done_all_the_same(leader: int) -> None:
    t = duel("underdog", "iron-matron", card="bake-off", leader=leader, hands={0: ["plan-02", "plan-04"]})
    t.do(1, "iron-matron-decree", "odd").lock((0, "plan-02"), (1, "plan-13"))
    t.do(1, "iron-matron-punishment", "card")
    assert t.won()["seat"] == 0
    assert t.events("taken")[0]["victim"] == 0


@pytest.mark.reading("duel-compared-once")
@pytest.mark.parametrize(("leader", "how"), [(0, "clout"), (1, "automatic")])
def test_a_comparison_that_was_made_is_not_repeated_for_a_new_plan(leader: int, how: str) -> None:
    hands = {0: ["plan-02", "plan-04"], 1: ["plan-06", "plan-10"]}
    decks = {1: ["plan-31", "plan-00", "plan-08"]}
    t = duel("underdog", "sponge", card="bake-off", leader=leader, hands=hands, decks=decks, envoys={"chosen": 1})
    t.lock((0, "plan-02"), (1, "plan-06")).do(1, "use", "chosen").do(1, "chosen-plan-card", "plan-31")
    assert t.won()["how"] == how


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("leader", [0, 1])
def test_both_plans_are_remembered_and_bots_foresee_it(seat: int, leader: int) -> None:
    aliens = ("underdog", "knot") if seat == 0 else ("knot", "underdog")
    plans = ("plan-04", "plan-18") if seat == 0 else ("plan-18", "plan-04")
    t = duel(*aliens, card="wide-eyed-arrival", leader=leader)
    t.fight((1, 1), plans, ("shield-2", "shield-2"))
    assert t.open == [(1 - seat, "friend-down")], "the prize of the loser"
    result = t.game.frame.result
    assert result is not None
    assert (result.winner, result.printed) == (seat, (4, 18) if seat == 0 else (18, 4))
    assert upset(bout_of(t.game)) == seat
    t = duel(*aliens, card="bake-off", hands={0: ["plan-06", "traitors"]}, leader=leader)
    t.lock((0, "plan-06"), (1, "plan-08"))
    assert upset(bout_of(t.game)) == -1


@pytest.mark.reading("duel-won-at-once")
def test_after_it_has_won_nobody_is_asked_what_they_might_do() -> None:
    for plan, how in (("plan-18", "automatic"), ("plan-08", "")):
        t = duel("underdog", "pickled", card="wide-eyed-arrival", under={1: ["plan-42"]})
        t.dials(1, 1).do(1, "use", "pass").lock((0, "plan-04", "shield-2"), (1, plan, "shield-2"))
        assert t.open == [(1, "friend-down" if how else "use")]
