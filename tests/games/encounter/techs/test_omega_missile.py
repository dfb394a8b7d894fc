"""Omega Missile: a planet leaves the game with everything on it."""

from __future__ import annotations

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.planets import drop_planet, put_token
from warptable.games.encounter.engine.verbs.ships import move

USE = "omega-missile.destroy"


def fired(t: Table, seat: int, target: int, **rest: list[int]) -> Table:
    t.do(seat, "window-ENCOUNTER_START", USE)
    return t.do(seat, "omega-missile-planet", target, **rest)


@pytest.mark.rule("F-TECH-10", "F-POWER-1")
def test_it_turns_a_power_off_at_once() -> None:
    """The Macron has three home colonies, and loses one."""
    moves = [(1, 4, planet(1, number), planet(1)) for number in (1, 2)]
    t = table("human", "macron", "zombie", techs={0: ["omega-missile"]}, moves=moves)
    fired(t, 0, planet(1), options=[*range(15)])
    assert t.ships(1, WARP) == 12
    assert [event["seat"] for event in t.events("power_lost")] == [1]
    assert t.state.gone == (planet(1),)
    assert [event["tech"] for event in t.events("tech_discarded")] == ["omega-missile"]
    assert not problems(t.session)


def test_ships_of_all_go_to_the_warp_in_one_batch() -> None:
    t = table(
        players=3,
        techs={2: ["omega-missile"]},
        moves=[(0, 1, planet(0), planet(1, 3)), (2, 2, planet(2), planet(1, 3))],
    )
    assert (t.state.seats[0].foreign, t.state.seats[2].foreign) == (1, 1)
    fired(t, 2, planet(1, 3))
    assert [t.ships(seat, WARP) for seat in range(3)] == [1, 4, 2]
    assert (t.state.seats[0].foreign, t.state.seats[2].foreign, t.state.seats[1].home) == (0, 0, 4)


def test_it_is_no_target_any_more_and_the_others_keep_their_names() -> None:
    t = table(players=3, techs={0: ["omega-missile"]})
    fired(t, 0, planet(1, 1))
    t.do(0, "aim", planet(1, 2), options=[5, 7, 8, 9])


def test_a_cannon_beside_it_goes_too() -> None:
    t = table(
        players=3,
        techs={0: ["omega-missile", "lunar-cannon"]},
        prepare=lambda g: put_token(g, "lunar-cannon", Token(planet(1, 1), between=True), "test"),
    )
    fired(t, 0, planet(1, 2))
    assert t.state.tokens == {}
    assert [event["token"] for event in t.events("token_gone")] == ["lunar-cannon"]


def test_a_cannon_elsewhere_stays() -> None:
    there = Token(planet(1, 1), between=True)
    t = table(
        players=3,
        techs={0: ["omega-missile", "lunar-cannon"]},
        prepare=lambda g: put_token(g, "lunar-cannon", there, "test"),
    )
    fired(t, 0, planet(1, 3))
    assert t.state.tokens == {"lunar-cannon": there}


@pytest.mark.reading("omega-last-planet")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_planet_of_a_system_cannot_be_destroyed(left: int) -> None:
    def lonely(g: Game) -> None:
        for number in range(left, 5):
            move(g, 1, planet(1, number), planet(0), 4)
            drop_planet(g, planet(1, number), "test")

    t = table(players=3, techs={0: ["omega-missile"]}, prepare=lonely)
    t.do(0, "window-ENCOUNTER_START", USE)
    others = [0, 1, 2, 3, 4, 10, 11, 12, 13, 14]
    assert t.options(0, "omega-missile-planet") == sorted(others + ([5, 6] if left == 2 else []))


@pytest.mark.rule("F-TECH-10")
def test_it_may_be_kept() -> None:
    t = table(players=3, techs={0: ["omega-missile"]})
    t.passes(0)
    assert t.state.gone == ()
