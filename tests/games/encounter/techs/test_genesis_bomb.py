"""Genesis Bomb: a sixth planet, for those who researched it and for everybody who can take it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.model.places import LAB
from warptable.games.encounter.engine.verbs.planets import add_planet, put_token, set_adrift
from warptable.games.encounter.engine.verbs.ships import move

USE = "genesis-bomb.create"
SIXTH = 15
DOMINION = ("dominion-aliens",)


def researched(ships: int = 4, seat: int = 1, **rest: Any) -> Table:
    return table(players=3, techs={seat: [("genesis-bomb", ships)]}, **rest)


def used(t: Table, seat: int, settlers: int, home: dict[int, int] | None = None) -> Table:
    t.passes(*[other for other in (0, 1, 2) if (other, "window-REGROUP_TECH") in t.open])
    while (seat, "window-REGROUP_TECH") in t.open:
        t.passes(seat)
    t.do(seat, "window-ENCOUNTER_START", USE)
    t.do(seat, "genesis-bomb-settlers", settlers)
    if home is not None:
        t.do(seat, "ships-home", home)
    return t


@pytest.mark.rule("F-TECH-10", "F-TECH-19")
def test_ships_settle_on_the_new_planet_and_the_others_return() -> None:
    t = researched(5)
    used(t, 1, 3, {planet(1): 1, SIXTH: 1})
    assert t.state.home_of[SIXTH] == 1
    assert (t.ships(1, SIXTH), t.ships(1, LAB)) == (4, 0)
    assert t.state.tokens == {"genesis-bomb": Token(SIXTH)}
    assert [event["tech"] for event in t.events("tech_revealed")] == ["genesis-bomb"]
    assert [event["tech"] for event in t.events("tech_discarded")] == ["genesis-bomb"]
    assert not problems(t.session)


@pytest.mark.rule("F-TECH-9")
def test_settlers_come_from_the_tech_and_not_from_the_warp() -> None:
    """The Remora, which gains whenever others get ships back from the warp, has nothing to gain here."""
    aliens = ("human", "macron", "remora")
    moves = [(1, 2, planet(1), WARP), (2, 2, planet(2), WARP)]
    t = table(*aliens, techs={1: [("genesis-bomb", 4)]}, moves=moves, variants=DOMINION)
    used(t, 1, 4)
    assert (t.ships(1, SIXTH), t.ships(1, WARP), t.ships(2, WARP)) == (4, 2, 2)
    assert t.events("power_used") == []
    assert 2 not in [seat for seat, _ in t.open]


def test_it_counts_as_home() -> None:
    t = used(researched(), 1, 4)
    assert (t.state.seats[1].home, t.state.seats[1].foreign) == (6, 0)


def test_it_gives_a_lost_power_back() -> None:
    """Two home colonies and the new one are three (F-POWER-4)."""
    moves = [(1, 4, planet(1, number), planet(0)) for number in (2, 3, 4)]
    t = table("human", "macron", "zombie", techs={1: [("genesis-bomb", 4)]}, moves=moves)
    assert t.state.seats[1].home == 2
    used(t, 1, 1, {planet(1): 3})
    assert [event["seat"] for event in t.events("power_back")] == [1]


def test_it_is_a_target_and_a_foreign_colony_for_others() -> None:
    t = used(researched(hands={0: ["attack-08"], 1: ["attack-06"]}), 1, 1, {planet(1): 3})
    t.do(0, "aim", SIXTH, options=[*range(5, 10), SIXTH])
    t.encounter(ships=1, cards=("attack-08", "attack-06"))
    assert (t.ships(0, SIXTH), t.ships(1, WARP)) == (1, 1)
    assert t.state.seats[0].foreign == 1


def test_nobody_has_to_settle() -> None:
    t = used(researched(), 1, 0, {planet(1, 1): 4})
    assert t.state.ships[SIXTH] == [0, 0, 0]
    assert t.state.home_of[SIXTH] == 1


def test_with_too_few_ships_it_cannot_be_used() -> None:
    t = researched(3)
    for seat in (0, 1, 2):
        if (seat, "window-REGROUP_TECH") in t.open:
            t.passes(seat)
    assert (1, "window-ENCOUNTER_START") not in t.open


def elsewhere(g: Game) -> None:
    """Red has the planet, with two of its own ships and one of Green's."""
    put_token(g, "genesis-bomb", Token(add_planet(g, 0, "test")), "test")
    move(g, 0, 0, SIXTH, 2)
    move(g, 2, 10, SIXTH, 1)


@pytest.mark.reading("genesis-twice")
def test_a_later_one_moves_it_with_all_ships() -> None:
    t = used(researched(prepare=elsewhere), 1, 4)
    assert t.state.gone == (SIXTH,)
    assert t.state.ships[SIXTH] == [0, 0, 0]
    assert t.state.ships[SIXTH + 1] == [2, 4, 1]
    assert t.state.home_of[SIXTH + 1] == 1
    assert t.state.tokens == {"genesis-bomb": Token(SIXTH + 1)}
    assert [(seat.home, seat.foreign) for seat in t.state.seats] == [(5, 1), (6, 0), (5, 1)]
    assert [event["planets"] for event in t.events("planet_moved")] == [[SIXTH, SIXTH + 1]]
    assert not problems(t.session)


@pytest.mark.reading("genesis-twice")
def test_whoever_has_it_already_keeps_it_where_it_is() -> None:
    def own(g: Game) -> None:
        put_token(g, "genesis-bomb", Token(add_planet(g, 1, "test")), "test")

    t = used(researched(prepare=own), 1, 4)
    assert t.state.gone == ()
    assert t.ships(1, SIXTH) == 4


def test_a_planet_of_its_owner_that_is_adrift_comes_back() -> None:
    def own(g: Game) -> None:
        put_token(g, "genesis-bomb", Token(add_planet(g, 1, "test")), "test")
        set_adrift(g, SIXTH, "test")

    t = table("human", "voyager", "zombie", techs={1: [("genesis-bomb", 4)]}, variants=DOMINION, prepare=own)
    assert list(t.state.adrift) == [SIXTH]
    used(t, 1, 4)
    assert (list(t.state.adrift), list(t.state.gone), t.ships(1, SIXTH)) == ([], [], 4)
