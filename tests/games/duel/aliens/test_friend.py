"""Friend."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import WARP, Table, duel

THREE = {0: (1, 0), 1: (1, 0), 2: (1, 0)}


def party(planets: dict[int, tuple[int, int]], **envoys: tuple[int, bool]) -> Table:
    """A refresh card is being resolved; then comes the check before the next one."""
    named = {name.replace("_", "-"): place for name, place in envoys.items()}
    return duel("friend", "sponge", card="shore-leave", planets=planets, envoys=named, supply=(15, 15))


def test_it_wins_with_three_planets_and_all_envoys_at_its_party() -> None:
    t = party(THREE, cudgel=(0, True), healer=(0, True), tripler=(0, True))
    assert t.session.over
    assert (t.session.winners, t.state.way) == ((0,), "friend")


def test_a_planet_or_a_face_or_an_ally_less_is_no_party() -> None:
    two = {0: (1, 0), 1: (1, 0), 2: (0, 1)}
    assert not party(two, cudgel=(0, True), healer=(0, True), tripler=(0, True)).session.over
    assert not party(THREE, cudgel=(0, True), healer=(0, True), tripler=(0, False)).session.over
    assert not party(THREE, cudgel=(0, True), healer=(0, True), tripler=(-1, True)).session.over


@pytest.mark.rule("D-ABL-03", "D-ENV-09")
def test_there_is_no_limit_to_its_allies() -> None:
    t = duel("friend", "sponge", card="diplomatic-gala", envoys={"cudgel": 0, "healer": 0, "deuce": -1})
    t.do(1, "friend-up", "skull").do(0, "friend-up", "orbit")
    assert [envoy.ally for envoy in t.state.envoys] == [-1, 0, 0]
    t = duel("sponge", "friend", card="diplomatic-gala", envoys={"cudgel": 0, "deuce": -1})
    t.do(1, "friend-up", "heart").do(0, "friend-up", "orbit")
    t.do(0, "keep-envoy", "orbit", options=["skull", "orbit"])


def test_it_reveals_any_of_its_envoys_and_all_of_them_act() -> None:
    down = {"shadow": (0, False), "pacifist": (0, False), "tripler": (0, False)}
    t = duel("friend", "sponge", card="rich-veins", envoys=down)
    t.dials(2, 4).do(0, "reveal-envoy", ["skull", "orbit"])
    assert t.ships(1, WARP) == 6
    assert [envoy.up for envoy in t.state.envoys] == [True, False, True]
    t.lock((0, "plan-08", "shield-2"), (1, "plan-18", "shield-2"))
    assert t.won()["clouts"] == [24, 18 + 4 + 3]


@pytest.mark.rule("D-D03-02")
@pytest.mark.parametrize("chosen", [[], ["heart"]])
def test_of_two_facedown_envoys_it_may_reveal_one_or_none(chosen: list[str]) -> None:
    t = duel("friend", "sponge", card="bake-off", envoys={"cudgel": (0, False), "healer": (0, False)})
    t.do(0, "reveal-envoy", chosen)
    assert [envoy.icon for envoy in t.state.envoys if envoy.up] == chosen
