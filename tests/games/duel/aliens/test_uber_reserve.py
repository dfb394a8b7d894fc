"""Uber-Reserve."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import duel
from warptable import new_game


@pytest.mark.reading("duel-first-hand")
@pytest.mark.rule("D-GAP-17")
def test_three_reinforcements_come_on_top_of_the_opening_hand() -> None:
    game = new_game("duel", 2, 1, ("uber-reserve", "sponge"))
    assert game.state.step == "duel.dials"
    assert [len(seat.hand) for seat in game.state.seats] == [9, 6]
    assert len(game.game.reinforcements(0)) == 3


def test_the_hand_is_cut_before_the_second_destiny_card() -> None:
    t = duel("uber-reserve", "sponge", card="bake-off", hands={0: [*PLANS, "traitors", "grumblers"]})
    t.lock((0, "plan-18"), (1, "plan-06")).do(0, "reinforce", "pass")
    assert t.open == [(0, "hand-limit")]


PLANS = ["plan-04", "plan-06", "plan-08", "plan-10", "plan-13", "plan-18"]


@pytest.mark.parametrize(
    ("card", "on", "clouts"),
    [
        ("modest-support", 0, [8 + 12, 10]),
        ("traitors", 1, [8, 3]),
        ("even-support-odd-suppression", 0, [28, 10]),
        ("even-suppression-odd-support", 0, [-12, 10]),
        ("even-suppression-odd-support", 1, [8, 0]),
    ],
)
def test_what_it_plays_on_its_own_clout_counts_double(card: str, on: int, clouts: list[int]) -> None:
    t = duel("uber-reserve", "sponge", card="bake-off", hands={0: ["plan-08", card]})
    t.lock((0, "plan-08"), (1, "plan-10")).do(0, "reinforce", (card, on))
    assert t.won()["clouts"] == clouts


def test_what_the_opponent_plays_on_it_does_not() -> None:
    t = duel("uber-reserve", "sponge", card="bake-off", hands={1: ["plan-10", "traitors"]})
    t.lock((0, "plan-08"), (1, "plan-10")).do(1, "reinforce", ("traitors", 0))
    assert t.won()["clouts"] == [1, 10]
