"""Spy."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import Table, duel

PEEK = "spy.peek"


def locked(opponent: str = "sponge", *picks: object) -> Table:
    """A duel in which all is locked in."""
    t = duel("spy", opponent, card="rich-veins")
    return t.dials(3, 3).lock((0, "plan-10", "shield-2"), (1, "plan-06", "blast-4", *picks))


def test_it_looks_at_tactic_and_half_and_chooses_anew() -> None:
    t = locked()
    assert t.view(0).current.laid[1].tactic == -1
    t.do(0, "use", PEEK, options=["pass", PEEK])
    assert (t.view(0).current.laid[1].tactic, t.view(0).current.laid[1].side) == (0, 0)
    t.do(0, "tactic-anew", ["shield-4"])
    assert t.events("volley")[0]["damage"] == [0, 0]
    assert t.events("chose_anew") == [{"source": PEEK, "seat": 0, "changed": "yes"}]
    assert t.game.spent(0) == [1]


def test_the_opponent_learns_only_whether_it_changed() -> None:
    t = locked().do(0, "use", PEEK)
    assert t.view(1).current.laid[0].tactic == -1
    t.do(0, "tactic-anew", ["keep"])
    assert t.events("chose_anew")[0]["changed"] == "no"


def test_against_the_cheater_only_the_first_tactic_is_seen() -> None:
    t = locked("cheater", ("sleeve", "blast-2")).do(0, "use", PEEK)
    assert (t.view(0).current.laid[1].tactic, t.view(0).current.laid[1].second) == (0, -1)
    assert locked("cheater", "done").do(0, "use", PEEK).view(0) == t.view(0)
    t.do(0, "tactic-anew", ["keep"]).do(0, "cheater-accuse", "let-be")
    assert t.events("volley")[0]["damage"] == [3, 0]


def test_after_a_promise_one_new_choice_serves_both() -> None:
    t = locked("politician").do(1, "politician-promise", "blast")
    assert t.open == [(0, "use")]
    t.do(0, "use", PEEK).do(0, "tactic-anew", ["shield-4"])
    assert t.won()["clouts"] == [10, 6]
    t = locked("politician").do(1, "politician-promise", "blast").do(0, "use", "pass")
    t.do(0, "tactic-anew", ["shield-4"])
    assert len(t.events("chose_anew")) == 1


def test_it_is_not_asked_if_there_is_no_tactic_to_see() -> None:
    t = duel("spy", "sponge", card="rich-veins", ready={1: []})
    t.dials(1, 1).lock((0, "plan-10", "shield-2"), (1, "plan-06"))
    assert t.events("used") == []


def test_in_a_contest_two_random_cards_are_shown() -> None:
    t = duel("spy", "sponge", card="bake-off")
    known = [card for card in t.state.seats[1].hand if t.state.seen[card] == 3]
    assert len(known) == 2
    assert [event["number"] for event in t.events("shown")] == [2]
    t = duel("spy", "sponge", card="bake-off", hands={1: ["plan-04"]})
    assert [event["number"] for event in t.events("shown")] == [1]
    assert duel("spy", "sponge", card="rich-veins").dials(1, 1).events("shown") == []


@pytest.mark.rule("D-HAND-05")
def test_whoever_has_just_given_the_last_card_away_draws_up_and_shows_two() -> None:
    t = duel("spy", "sponge", card="bake-off", hands={1: ["plan-04"]}, envoys={"philanthropist": 1}, leader=1)
    t.do(1, "use", "philanthropist")
    assert [event["number"] for event in t.events("shown")] == [2]
    assert len(t.hand(1)) == 6
    assert [event["why"] for event in t.events("drawn")] == ["zero"]
