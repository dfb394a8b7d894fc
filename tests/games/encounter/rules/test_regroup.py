"""Regroup: one ship comes back from the warp (F-REGROUP)."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table

ALL_TO_WARP = [(0, 4, planet(0, n), WARP) for n in range(5)]


def play(t: Table, cards: tuple[str, str], defense: int = 1) -> Table:
    """The offense sends one ship from its last planet against the defense's first one."""
    return t.encounter(defense=defense, ships={planet(0, 4): 1}, cards=cards)


@pytest.mark.rule("F-REGROUP-1")
@pytest.mark.parametrize("lost", [1, 3])
def test_the_offense_takes_exactly_one_ship_from_the_warp(lost: int) -> None:
    t = table(players=3, moves=[(0, lost, planet(0), WARP), (1, 2, planet(1), WARP)])
    t.do(0, "regroup", planet(0, 1))
    assert t.ships(0, WARP) == lost - 1
    assert t.ships(0, planet(0, 1)) == 5
    assert t.ships(1, WARP) == 2
    assert t.events("regrouped") == [{"source": "F-REGROUP-1", "seat": 0, "place": planet(0, 1)}]
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-REGROUP-1")
def test_taking_the_ship_is_no_choice() -> None:
    """With a single colony nothing is left to decide: the ship is taken without a question."""
    moves = [(0, 4, planet(0, n), WARP) for n in range(4)]
    t = table(players=3, moves=moves)
    assert t.open == [(0, "aim")]
    assert (t.ships(0, WARP), t.ships(0, planet(0, 4))) == (15, 5)


@pytest.mark.rule("F-REGROUP-1")
def test_the_offense_regroups_in_each_of_its_encounters() -> None:
    hands = {0: ["attack-20", "attack-30"]}
    t = table(players=3, hands=hands, destiny=["blue", "green"], moves=[(0, 3, planet(0), WARP)])
    t.do(0, "regroup", planet(0))
    play(t, ("attack-20", "attack-06"))
    t.do(0, "second-encounter", "go-on")
    t.do(0, "regroup", planet(0))
    assert t.ships(0, WARP) == 1
    assert t.ships(0, planet(0)) == 3
    assert len(t.events("regrouped")) == 2


@pytest.mark.rule("F-REGROUP-2")
def test_the_ship_goes_to_any_colony_home_or_foreign() -> None:
    colonies = [planet(0), planet(0, 2), planet(0, 3), planet(0, 4), planet(1, 3), planet(2)]
    moves = [(0, 4, planet(0, 1), WARP), (0, 1, planet(0), planet(1, 3)), (0, 1, planet(0), planet(2))]
    for place in colonies:
        t = table(players=3, moves=moves)
        before = t.ships(0, place)
        t.do(0, "regroup", place, options=colonies)
        assert t.ships(0, place) == before + 1


@pytest.mark.rule("F-REGROUP-3", "F-REGROUP-5")
def test_without_any_colony_the_ship_goes_to_the_gate_and_counts_as_the_offenses() -> None:
    t = table(players=3, moves=ALL_TO_WARP, hands={0: ["attack-20", "attack-08"]})
    assert t.events("regrouped") == [{"source": "F-REGROUP-3", "seat": 0, "place": GATE}]
    assert (t.ships(0, GATE), t.ships(0, WARP)) == (1, 19)
    t.encounter(cards=("attack-20", "attack-06"))
    assert t.events("ships_sent") == [{"source": "F-LAUNCH-2", "seat": 0, "ships": 1, "place": GATE}]
    assert t.events("totals")[0]["offense"] == 20 + 1
    assert t.ships(0, planet(1)) == 1
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-REGROUP-5", "F-DESTINY-7")
@pytest.mark.reading("gate-ship-resettles")
def test_the_ship_on_the_gate_may_resettle_an_empty_home_planet() -> None:
    t = table(players=3, moves=ALL_TO_WARP, destiny=["red"])
    t.do(0, "own-colour", "resettle", options=["redraw", "resettle"])
    t.do(0, "aim", planet(0, 3), options=[planet(0, n) for n in range(5)])
    assert t.ships(0, planet(0, 3)) == 1
    assert t.ships(0, GATE) == 0
    assert t.state.seats[0].home == 1


@pytest.mark.rule("F-REGROUP-4")
def test_with_no_ship_in_the_warp_nothing_happens() -> None:
    t = table(players=3, moves=[(1, 3, planet(1), WARP)])
    assert t.open == [(0, "aim")]
    assert t.events("regrouped") == []
    assert [t.ships(0, planet(0, n)) for n in range(5)] == [4] * 5
    assert t.ships(1, WARP) == 3
