"""Cudgel, Zombie, Deuce, Tripler and Voyager."""

from __future__ import annotations

import pytest

from tests.duel.scenario import SUPPLY, WARP, duel


def test_the_cudgel_destroys_before_the_loser_retreats() -> None:
    t = duel(card="rich-veins", envoys={"cudgel": 0})
    t.fight((2, 3), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.events("destroyed")[0]["ships"] == 2
    assert (t.ships(1, WARP), t.ships(1, SUPPLY)) == (7, 13)


@pytest.mark.rule("D-ENV-13", "D-ENV-14")
def test_a_facedown_or_neutral_envoy_sleeps() -> None:
    for place in ((0, False), (-1, True)):
        t = duel(card="rich-veins", envoys={"cudgel": place})
        t.dials(2, 3)
        if place[0] == 0:
            t.do(0, "reveal-envoy", "wait", options=["wait", "reveal"])
        t.lock((0, "plan-18", "shield-2"), (1, "plan-06", "shield-2"))
        assert t.events("destroyed") == []


def test_the_zombie_saves_one_ship_of_each_event() -> None:
    t = duel(card="rich-veins", envoys={"zombie": 1})
    t.fight((2, 4), ("plan-18", "plan-06"), ("blast-3", "shield-2"))
    assert t.events("destroyed")[0]["to"] == [[SUPPLY, 1]]
    t = duel(card="rich-veins", envoys={"zombie": 1})
    t.fight((2, 4), ("plan-18", "plan-06"), ("blast-3", "blast-1"))
    assert t.events("destroyed")[1]["to"] == [[SUPPLY, 1], [WARP, 2]]


def test_the_deuce_adds_half_of_the_other_plan() -> None:
    t = duel(card="bake-off", envoys={"deuce": 1}, hands={1: ["plan-15", "plan-09"]})
    t.lock((0, "plan-18"), (1, "plan-15", ("with", "plan-09")))
    t.do(1, "build", ("plan-15", "", "plan-09"), options=[("plan-15", "", "plan-09"), ("plan-09", "", "plan-15")])
    assert t.won()["clouts"] == [18, 15 + 4]


@pytest.mark.parametrize(("plan", "value"), [("plan-04", 12), ("plan-10", 4), ("plan-42", 14), ("plan-m02", -2)])
def test_the_tripler_triples_small_plans_and_takes_a_third_of_large_ones(plan: str, value: int) -> None:
    t = duel(card="bake-off", envoys={"tripler": 0}, hands={0: [plan]})
    t.lock((0, plan), (1, "plan-08"))
    assert t.won()["clouts"] == [value, 8]


@pytest.mark.rule("D-WRP-01", "D-WRP-05", "D-WRP-06", "D-GAP-27")
def test_the_voyager_makes_the_warpplanet_and_strands_ships_there() -> None:
    t = duel(card="rich-veins", envoys={"voyager": (0, False)}, stack=[3, 7])
    t.dials(4, 4).do(0, "reveal-envoy", "reveal")
    assert t.state.warpplanet == 7
    assert t.state.row == [3, 7]
    t.lock((0, "plan-18", "blast-1"), (1, "plan-06", "blast-3"))
    t.do(0, "destroyed-to", {WARP: 1, 7: 2})
    assert t.ships(0, 7) == 2
    assert t.game.controls(0, 7)
    assert t.ships(1, WARP) == 6


@pytest.mark.rule("D-WRP-02", "D-WRP-04")
def test_ships_come_back_from_the_warpplanet_by_choice() -> None:
    def in_warp(game: object) -> None:
        game.s.warpplanet = 2  # type: ignore[attr-defined]

    t = duel(card="shore-leave", planets={2: (2, 1)}, supply=(15, 15), prepare=in_warp)
    assert t.game.controls(0, 2)
    assert not t.game.controls(1, 2)
    t.do(0, "recover-from", {WARP: 3, 2: 1})
    assert (t.ships(0, SUPPLY), t.ships(0, 2), t.ships(0, WARP)) == (19, 1, 0)
    assert not t.game.controls(0, 2)
    t.do(1, "recover-from", {WARP: 4})
    assert t.ships(1, 2) == 1
