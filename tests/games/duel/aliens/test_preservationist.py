"""Preservationist."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import SUPPLY, duel
from warptable import new_game
from warptable.games.duel.engine.game import Game

KEEP = "preservationist.waste-not"


@pytest.mark.rule("D-SET-15")
def test_its_hand_limit_and_opening_hand_are_8() -> None:
    game = new_game("duel", 2, 1, ("preservationist", "sponge"))
    assert [len(seat.hand) for seat in game.state.seats] == [8, 6]


def test_the_plan_goes_back_for_a_ship() -> None:
    t = duel("preservationist", "sponge", card="arms-fair", support=["traitors", "grumblers"])
    t.lock((0, "plan-04"), (1, "plan-18"))
    assert t.pile(1) == ["plan-18"]
    t.do(0, "use", KEEP, options=["pass", KEEP])
    assert "plan-18" in t.hand(1)
    assert t.pile(1) == []
    assert len(t.hand(0)) == 5
    assert t.ships(0, SUPPLY) == 16


def test_a_reinforcement_stays_in_the_pile() -> None:
    t = duel("preservationist", "sponge", card="bake-off", hands={1: ["plan-10", "traitors", "plan-06"]})
    t.lock((0, "plan-04"), (1, "plan-10")).do(1, "reinforce", ("traitors", 1)).do(0, "use", KEEP)
    assert t.pile(1) == ["traitors"]


@pytest.mark.rule("D-GAP-35")
def test_an_unrevealed_plan_of_step_6_goes_back_and_one_of_a_restart_does_not() -> None:
    t = duel("preservationist", "sponge", card="rich-veins")
    t.fight((1, 1), ("plan-04", "plan-18"), ("blast-4", "blast-4"))
    t.fight((1, 1), ("plan-06", "plan-13"), ("blast-3", "shield-2"))
    assert t.won()["how"] == "ships"
    t.do(0, "use", KEEP)
    assert "plan-13" in t.hand(1)
    assert t.pile(1) == ["plan-18"]


@pytest.mark.rule("D-GAP-35")
def test_of_two_plans_it_picks_one() -> None:
    t = duel("preservationist", "hybrid", card="bake-off", hands={1: ["plan-31", "plan-06", "plan-02"]})
    t.lock((0, "plan-18"), (1, "plan-31", ("with", "plan-06"))).do(1, "build", ("plan-31", "plan-06", ""))
    t.do(0, "use", KEEP).do(0, "preservationist-return-card", "plan-06", options=["plan-31", "plan-06"])
    assert t.pile(1) == ["plan-31"]


def test_a_plan_that_was_shuffled_into_the_deck_is_gone() -> None:
    def no_deck(game: Game) -> None:
        seat = game.seats[1]
        seat.pile, seat.deck = seat.deck, []
        for card in seat.pile:
            game.s.seen[card] = 3

    t = duel("preservationist", "musician", card="bake-off", leader=1, envoys={"healer": 1}, prepare=no_deck)
    t.lock((0, "plan-04"), (1, "plan-18"))
    assert len(t.game.frame.swept[1]) == 1
    t.do(1, "use", "healer")
    assert t.game.frame.swept == (t.game.frame.swept[0], ())
    t.do(1, "use", "pass")
    assert t.open == [(1, "hand-limit")]
