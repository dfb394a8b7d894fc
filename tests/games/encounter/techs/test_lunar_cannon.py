"""Lunar Cannon: a token between two planets, ten points at both of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.planets import drop_planet, planets_beside, put_token

CARDS = ("attack-08", "attack-06")


def standing(after: int, seat: int = 1, **rest: Any) -> Table:
    """The cannon of a seat stands between this planet and the next."""
    rest.setdefault("hands", {0: ["attack-08"], 1: ["attack-06"]})

    def put(g: Game) -> None:
        put_token(g, "lunar-cannon", Token(after, between=True), "test")

    return table(players=3, techs={seat: ["lunar-cannon"]}, prepare=put, **rest)


@pytest.mark.rule("F-TECH-7")
def test_it_goes_between_two_own_home_planets() -> None:
    t = table(players=3, techs={1: [("lunar-cannon", 5)]})
    t.passes(*[0] * ((0, "window-REGROUP_TECH") in t.open))
    t.do(1, "window-REGROUP_TECH", ("complete", 0))
    t.do(1, "lunar-cannon-home", planet(1, 2), options=[5, 6, 7, 8])
    assert t.state.tokens == {"lunar-cannon": Token(planet(1, 2), between=True)}
    assert [event["planets"] for event in t.events("token_put")] == [[7, 8]]
    assert not problems(t.session)


@pytest.mark.parametrize("target", [planet(1, 1), planet(1, 2)])
def test_it_adds_ten_at_both_planets_beside_it(target: int) -> None:
    t = standing(planet(1, 1))
    t.encounter(target=target, cards=CARDS)
    t.do(1, "window-REVEALED_TOTAL", "lunar-cannon.fire", options=["pass", "lunar-cannon.fire"])
    assert [event["defense"] for event in t.events("totals")] == [6 + 4 + 10]


@pytest.mark.parametrize("target", [planet(1, 0), planet(1, 3), planet(1, 4)])
def test_elsewhere_it_does_nothing(target: int) -> None:
    t = standing(planet(1, 1))
    t.encounter(target=target, cards=CARDS)
    assert [event["defense"] for event in t.events("totals")] == [6 + 4]


def test_an_ally_may_fire_it_for_the_own_side() -> None:
    t = standing(planet(1), seat=2)
    t.encounter(target=planet(1), allies={2: ("offense", 1)}, cards=CARDS)
    t.do(2, "window-REVEALED_TOTAL", "lunar-cannon.fire")
    assert [event["offense"] for event in t.events("totals")] == [8 + 1 + 1 + 10]


def test_an_outsider_may_not() -> None:
    t = standing(planet(1), seat=2)
    t.encounter(target=planet(1), cards=CARDS)
    assert t.events("tech_used") == []


def test_a_wild_destiny_card_moves_it_anywhere_else() -> None:
    t = standing(planet(1, 1), destiny=("wild", "blue"))
    t.do(1, "window-DESTINY_DRAWN", "lunar-cannon.relocate")
    t.do(1, "lunar-cannon-place", planet(0, 3), options=[0, 1, 2, 3, 5, 7, 8, 10, 11, 12, 13])
    assert t.state.tokens == {"lunar-cannon": Token(planet(0, 3), between=True)}
    assert t.open == [(0, "wild")]


def test_any_other_card_does_not() -> None:
    t = standing(planet(1, 1))
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-TECH-10")
def test_it_leaves_with_the_tech() -> None:
    t = table(
        players=3,
        techs={1: ["lunar-cannon"], 2: [("tech-scrambler", 5)]},
        prepare=lambda g: put_token(g, "lunar-cannon", Token(5, between=True), "test"),
    )
    while any(prompt == "window-REGROUP_TECH" for _, prompt in t.open):
        t.passes(t.open[0][0])
    t.do(2, "window-ENCOUNTER_START", "tech-scrambler.shut-down")
    if (2, "tech-scrambler-target") in t.open:
        t.do(2, "tech-scrambler-target", "lunar-cannon")
    assert t.state.tokens == {}
    assert [event["token"] for event in t.events("token_gone")] == ["lunar-cannon"]


def test_the_gap_between_two_neighbours_of_which_one_in_the_middle_is_gone() -> None:
    """Neighbours are those in the game: without R2, R1 and R3 are."""
    t = table(players=3, moves=[(0, 4, 1, 0)], prepare=lambda g: drop_planet(g, 1, "test"))
    assert t.game.gaps(0) == [0, 2, 3]
    assert planets_beside(t.state, Token(0, between=True)) == (0, 2)
