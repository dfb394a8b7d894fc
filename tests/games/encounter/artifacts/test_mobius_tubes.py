"""Mobius Tubes: all ships of all players leave the warp."""

from typing import Any

import pytest

from tests.games.encounter.artifacts.helpers import KINDS, moments
from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.kernel import IllegalAnswer

OFFER = ["pass", "mobius-tubes"]
LOST = [(0, 2, planet(0, 4), WARP), (1, 3, planet(1, 4), WARP), (2, 1, planet(2, 4), WARP)]


def start_of_encounter(**given: Any) -> Table:
    hands = {0: ["attack-20", "attack-08", "mobius-tubes"], 1: ["attack-04", "attack-06", "card-zap"]}
    return table(players=3, hands=hands, **({"moves": LOST} | given))


def warp(t: Table) -> list[int]:
    return [t.ships(seat, WARP) for seat in range(3)]


@pytest.mark.rule("F-ART-2")
def test_it_is_offered_to_the_offense_alone_at_the_start_of_an_encounter_and_at_no_other_moment() -> None:
    assert moments("mobius-tubes") == {("offense", kind): ["window-ENCOUNTER_START"] for kind in KINDS}


@pytest.mark.rule("F-ART-3")
def test_all_ships_of_all_players_return_to_any_colonies_of_their_owners() -> None:
    t = start_of_encounter(moves=[*LOST, (1, 1, planet(1, 4), planet(2))])
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes", options=OFFER).passes(1)
    t.do(0, "ships-home", {planet(0): 2}, options=range(5))
    t.do(1, "ships-home", {planet(1): 2, planet(2): 1}, options=[5, 6, 7, 8, planet(2)])
    t.do(2, "ships-home", {planet(2, 1): 1}, options=range(10, 15))
    assert warp(t) == [0, 0, 0]
    assert (t.ships(0, planet(0)), t.ships(1, planet(2)), t.ships(2, planet(2, 1))) == (6, 2, 5)
    assert {event["source"] for event in t.events("ships_home")} == {"mobius-tubes"}
    assert t.discards() == ["mobius-tubes"]
    assert t.open == [(0, "aim")], "nothing is left for the regroup phase to take"


def test_nobody_may_leave_some_behind() -> None:
    t = start_of_encounter()
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes").passes(1)
    t.do(0, "ships-home", 2)
    before = t.state.clone()
    for spread in ((), ((planet(1), 2),), ((planet(1), 4),)):
        with pytest.raises(IllegalAnswer):
            t.session.answer(t.decision(1, "ships-home"), spread)
        assert t.state == before


def test_a_player_without_colony_has_nowhere_to_put_them() -> None:
    away = [(1, 4, planet(1, n), WARP) for n in range(4)] + [(1, 1, planet(1, 4), WARP)]
    t = start_of_encounter(moves=[*LOST, *away])
    assert warp(t) == [2, 20, 1]
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes").passes(1)
    t.do(0, "ships-home", 2).do(2, "ships-home", 1)
    assert warp(t) == [0, 20, 0]


def test_with_an_empty_warp_there_is_nothing_to_free() -> None:
    t = start_of_encounter(moves=[])
    assert t.open == [(0, "aim")]


def test_declined_only_the_regroup_ship_returns() -> None:
    t = start_of_encounter()
    t.passes(0)
    t.do(0, "regroup", planet(0))
    assert warp(t) == [1, 3, 1]
    assert "mobius-tubes" in t.hand(0)


def test_card_zapped_nobody_returns() -> None:
    t = start_of_encounter()
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes")
    t.do(1, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert warp(t) == [2, 3, 1]
    assert t.open == [(0, "regroup")]
    assert t.discards() == ["mobius-tubes", "card-zap"]


@pytest.mark.rule("F-SECOND-3")
def test_it_may_also_be_played_at_the_start_of_the_second_encounter() -> None:
    t = start_of_encounter(destiny=["blue", "green"])
    t.passes(0)
    t.do(0, "regroup", planet(0)).encounter(ships={planet(0): 2}, cards=("attack-20", "attack-04"))
    t.do(0, "second-encounter", "go-on")
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes", options=OFFER).passes(1)
    t.do(0, "ships-home", 1).do(1, "ships-home", 7).do(2, "ships-home", 1)
    assert warp(t) == [0, 0, 0]


@pytest.mark.rule("F-ART-2")
def test_not_at_the_start_of_another_players_encounter() -> None:
    t = table(players=3, hands={0: ["attack-08", "mobius-tubes"]}, moves=LOST, first=1, destiny=["green"])
    assert t.open == [(1, "regroup")]
