"""Cudgel, Grumpus, Kamikaze, Shadow, Vacuum and Warrior."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.duel.scenario import SUPPLY, WARP, duel
from warptable.games.duel.engine.game import Game


def tokens(name: str, number: int) -> Callable[[Game], None]:
    """So much lies on an envoy."""

    def prepare(game: Game) -> None:
        game.s.envoys = [replace(one, tokens=number) if one.id == name else one for one in game.s.envoys]

    return prepare


def test_the_cudgel_finds_nothing_after_a_win_in_step_6() -> None:
    t = duel(card="rich-veins", envoys={"cudgel": 0})
    t.fight((2, 1), ("plan-18", "plan-06"), ("blast-4", "shield-2"))
    assert t.won()["how"] == "ships"
    assert len(t.events("destroyed")) == 1


def test_a_loser_who_sent_more_takes_the_prize_and_a_card() -> None:
    t = duel(card="rich-veins", envoys={"grumpus": 0})
    t.fight((3, 1), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    t.do(0, "use", "grumpus", options=["pass", "grumpus"])
    assert t.events("gained")[0] == {"source": "rich-veins", "seat": 0, "number": 2}
    assert [(event["seat"], event["number"]) for event in t.events("drawn")] == [(0, 1)]


def test_a_prize_that_the_loser_gets_anyway_is_resolved_once() -> None:
    t = duel(card="tiny-rock", envoys={"grumpus": 0}, planets={1: (1, 0)})
    t.fight((2, 1), ("plan-04", "plan-18"), ("shield-2", "shield-2")).do(0, "use", "grumpus")
    assert [event["number"] for event in t.events("gained")] == [1]
    assert [event["number"] for event in t.events("drawn")] == [1, 2]


@pytest.mark.reading("duel-grumpus")
def test_the_grumpus_compares_ships_sent_not_ships_there() -> None:
    t = duel(card="rich-veins", envoys={"grumpus": 0})
    t.fight((3, 1), ("plan-04", "plan-18"), ("shield-2", "blast-4"))
    assert t.there() == [1, 1]
    assert t.open == [(0, "use")]
    t = duel(card="rich-veins", envoys={"grumpus": 0})
    t.fight((2, 2), ("plan-04", "plan-18"), ("blast-2", "shield-2"))
    assert t.events("used") == []


@pytest.mark.rule("D-MISC-10")
def test_the_grumpus_compares_once_a_late_dial_is_revealed() -> None:
    for dials, asked in (((3, 2), True), ((2, 3), False)):
        t = duel("unseen", "sponge", card="rich-veins", envoys={"grumpus": 0})
        t.fight(dials, ("plan-04", "plan-18"), ("shield-2", "shield-2"))
        assert (t.open == [(0, "use")]) == asked


def test_a_kamikaze_destroys_up_to_two_ships_for_5_each() -> None:
    t = duel(card="rich-veins", envoys={"kamikaze": 0})
    t.dials(3, 1).do(0, "use", "kamikaze", options=["pass", "kamikaze"])
    t.do(0, "kamikaze-ships", 2, options=[1, 2])
    assert t.there() == [1, 1]
    t.lock((0, "plan-10", "shield-2"), (1, "plan-18", "shield-2"))
    assert t.won()["clouts"] == [20, 18]


def test_a_kamikaze_keeps_the_last_ship() -> None:
    t = duel(card="rich-veins", envoys={"kamikaze": 0})
    t.dials(2, 1).do(0, "use", "kamikaze")
    assert t.there() == [1, 1]
    assert duel(card="rich-veins", envoys={"kamikaze": 0}).dials(1, 1).open == [(0, "lock-in"), (1, "lock-in")]


def test_a_kamikaze_acts_once_in_a_duel_and_its_bonus_is_lost_at_a_restart() -> None:
    t = duel(card="rich-veins", envoys={"kamikaze": 0})
    t.dials(3, 1).do(0, "use", "kamikaze").do(0, "kamikaze-ships", 1)
    t.lock((0, "plan-10", "blast-4"), (1, "plan-18", "blast-4")).dials(3, 3)
    assert t.open == [(0, "lock-in"), (1, "lock-in")]
    t.lock((0, "plan-13", "shield-2"), (1, "plan-08", "shield-2"))
    assert t.won()["clouts"] == [13, 8]


def test_the_shadow_destroys_a_ship_of_an_opponent_with_more() -> None:
    for dials, there in (((1, 3), [1, 2]), ((1, 2), [1, 1]), ((2, 2), [2, 2]), ((3, 2), [3, 2])):
        assert duel(card="rich-veins", envoys={"shadow": 0}).dials(*dials).there() == there


def test_the_shadow_never_destroys_the_last_ship() -> None:
    t = duel("unseen", "sponge", card="rich-veins", envoys={"shadow": 0})
    assert t.dials(3, 1).there() == [0, 1]


def test_the_vacuum_drags_two_ships_of_the_supply_along_at_most() -> None:
    for mine, half, lost in (("recover-2", "blast-4", 2), ("shield-2", "blast-3", 1), ("recover-2", "shield-2", 0)):
        t = duel(card="rich-veins", envoys={"vacuum": 0})
        t.fight((4, 1), ("plan-18", "plan-06"), (mine, half))
        assert t.ships(1, WARP) == 5 + lost


def test_the_vacuum_counts_ships_that_were_there_and_blasts_only() -> None:
    t = duel(card="rich-veins", envoys={"vacuum": 0})
    t.fight((1, 1), ("plan-18", "plan-06"), ("recover-2", "blast-4"))
    assert t.ships(1, WARP) == 6
    t = duel("sponge", "duelist", card="rich-veins", envoys={"vacuum": 0})
    t.fight((4, 1), ("plan-18", "plan-06"), ("blast-2", "shield-4"))
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (7, 5)


def test_the_vacuum_counts_ships_that_recoil() -> None:
    t = duel("recoiler", "sponge", card="rich-veins", envoys={"vacuum": 0}, hands={0: ["plan-18"]})
    t.fight((4, 1), ("plan-18", "plan-06"), ("recover-2", "blast-2"))
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (6, 7)


def test_the_warrior_adds_its_experience_and_learns_after_the_duel() -> None:
    t = duel(card="bake-off", envoys={"warrior": 0}, prepare=tokens("warrior", 3))
    t.lock((0, "plan-10"), (1, "plan-18"))
    assert t.won()["clouts"] == [13, 18]
    assert t.envoy("warrior").tokens == 5
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.won()["clouts"] == [23, 6]
    assert t.envoy("warrior").tokens == 6


def test_the_warrior_has_eight_at_most() -> None:
    t = duel(card="bake-off", envoys={"warrior": 0}, prepare=tokens("warrior", 7))
    t.lock((0, "plan-10"), (1, "plan-18"))
    assert t.envoy("warrior").tokens == 8
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.envoy("warrior").tokens == 8


def test_a_warrior_that_leaves_forgets_all() -> None:
    t = duel(card="diplomatic-gala", envoys={"warrior": 0}, prepare=tokens("warrior", 5))
    t.do(1, "friend-up", "skull")
    assert (t.envoy("warrior").ally, t.envoy("warrior").tokens) == (-1, 0)
    t = duel(card="diplomatic-gala", envoys={"warrior": 0}, prepare=tokens("warrior", 5))
    t.do(1, "friend-up", "heart").do(0, "friend-up", "orbit").do(0, "keep-envoy", "orbit")
    assert (t.envoy("warrior").ally, t.envoy("warrior").tokens) == (-1, 0)
    t = duel(card="ambassadors-ball", envoys={"warrior": 0}, prepare=tokens("warrior", 5))
    assert t.envoy("warrior").tokens == 0


def test_a_restart_teaches_the_warrior_nothing() -> None:
    t = duel(card="rich-veins", envoys={"warrior": 0})
    t.fight((1, 1), ("plan-04", "plan-06"), ("blast-4", "blast-4"))
    assert (t.envoy("warrior").tokens, t.ships(0, SUPPLY)) == (0, 14)


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
