"""Ubiquitous."""

from __future__ import annotations

from tests.games.duel.scenario import SUPPLY, duel

FOOTHOLD = "ubiquitous.foothold"


def test_after_a_defeat_one_ship_may_stay_and_both_control_the_planet() -> None:
    t = duel("ubiquitous", "sponge", card="rich-veins", stack=[5])
    t.fight((3, 2), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    t.do(0, "use", FOOTHOLD, options=["pass", FOOTHOLD])
    assert t.state.ships[5] == (1, 2)
    assert t.game.controls(0, 5) and t.game.controls(1, 5)  # noqa: PT018
    assert t.ships(0, SUPPLY) == 14


def test_it_needs_two_ships_that_are_about_to_retreat() -> None:
    t = duel("ubiquitous", "sponge", card="rich-veins", stack=[5])
    t.fight((1, 2), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert t.state.ships[5] == (0, 2)
    t = duel("ubiquitous", "sponge", card="twin-sunrise", stack=[5])
    t.fight((3, 2), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert t.state.ships[5] == (3, 2)
    t = duel("ubiquitous", "sponge", card="rich-veins", stack=[5], envoys={"cudgel": 1})
    t.fight((2, 2), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert t.state.ships[5] == (0, 2)


def test_after_a_victory_two_ships_stay_at_most() -> None:
    t = duel("ubiquitous", "sponge", card="rich-veins", stack=[5])
    t.fight((4, 1), ("plan-18", "plan-04"), ("shield-2", "shield-2"))
    assert t.state.ships[5] == (2, 0)
    assert t.ships(0, SUPPLY) == 13


def test_five_planets_are_not_enough_but_six() -> None:
    five = dict.fromkeys(range(5), (1, 0))
    assert not duel("ubiquitous", "sponge", card="shore-leave", planets=five).session.over
    six = dict.fromkeys(range(6), (1, 0))
    assert duel("ubiquitous", "sponge", card="shore-leave", planets=six).session.winners == (0,)


def test_a_foothold_is_left_by_choice_only() -> None:
    t = duel("ubiquitous", "sponge", card="rich-veins", stack=[5])
    t.fight((3, 2), ("plan-04", "plan-18"), ("shield-2", "shield-2")).do(0, "use", "pass")
    assert t.state.ships[5] == (0, 2)


def test_both_control_the_planet_of_the_next_duel_there_and_nobody_sends() -> None:
    t = duel(
        "ubiquitous", "sponge", card="rich-veins", cards=["best-of-three"], stack=[5], hands={1: ["plan-18", "plan-06"]}
    )
    t.fight((3, 2), ("plan-04", "plan-18"), ("shield-2", "shield-2")).do(0, "use", FOOTHOLD)
    assert t.open == [(0, "lock-in"), (1, "lock-in")]
    assert t.game.frame.controllers == (0, 1)
