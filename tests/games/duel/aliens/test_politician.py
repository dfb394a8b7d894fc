"""Politician."""

from __future__ import annotations

from tests.games.duel.scenario import Table, duel

KINDS = ["blast", "shield", "recover"]


def promised(word: str, half: str = "shield-2") -> Table:
    """A duel with a promise, up to the new choice of the opponent."""
    t = duel("politician", "sponge", card="rich-veins")
    t.dials(2, 2).lock((0, "plan-10", half), (1, "plan-06", "shield-4"))
    return t.do(0, "politician-promise", word, options=KINDS)


def test_a_lie_adds_5() -> None:
    t = promised("blast").do(1, "tactic-anew", ["keep"])
    assert t.won()["clouts"] == [15, 6]
    assert t.events("drawn") == []


def test_the_truth_is_worth_two_cards_and_only_the_kind_counts() -> None:
    t = promised("shield", "shield-3").do(1, "tactic-anew", ["keep"])
    assert t.won()["clouts"] == [10, 6]
    assert [(event["seat"], event["number"]) for event in t.events("drawn")] == [(0, 2)]


def test_the_opponent_may_choose_anew_in_secret() -> None:
    t = promised("blast").do(1, "tactic-anew", ["blast-4"])
    assert t.events("chose_anew")[0]["changed"] == ""
    assert t.events("volley")[0]["damage"] == [2, 0]
    assert t.game.spent(1) == [0]


def test_after_a_restart_a_new_promise_is_made_and_the_bonus_is_lost() -> None:
    t = duel("politician", "sponge", card="rich-veins")
    t.dials(2, 2).lock((0, "plan-10", "blast-4"), (1, "plan-06", "blast-4"))
    t.do(0, "politician-promise", "shield").do(1, "tactic-anew", ["keep"])
    t.dials(2, 2).lock((0, "plan-18", "shield-2"), (1, "plan-13", "shield-2"))
    t.do(0, "politician-promise", "shield").do(1, "tactic-anew", ["keep"])
    assert t.won()["clouts"] == [18, 13 + 6]


def test_without_a_tactic_there_is_no_promise_no_bonus_and_no_card() -> None:
    t = duel("politician", "sponge", card="rich-veins", ready={0: []})
    t.dials(2, 2).lock((0, "plan-10"), (1, "plan-06", "shield-4"))
    assert t.won()["clouts"] == [10, 6]
    t = duel("politician", "sponge", card="peaceful-landing", planets={0: (1, 0)})
    t.dials(2, 2).lock((0, "plan-10"), (1, "plan-06"))
    assert (t.won()["clouts"], t.events("said")) == ([10, 6], [])


def test_an_opponent_without_a_tactic_has_nothing_to_choose_anew() -> None:
    t = duel("politician", "sponge", card="rich-veins", ready={1: []})
    t.dials(2, 2).lock((0, "plan-10", "shield-2"), (1, "plan-06"))
    t.do(0, "politician-promise", "blast")
    assert t.won()["clouts"] == [15, 6]
