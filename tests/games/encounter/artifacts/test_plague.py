"""Plague: a player loses three ships and one card of each type in hand."""

from typing import Any

import pytest

from tests.games.encounter.artifacts.helpers import KINDS, ROLES, moments
from tests.games.encounter.scenario import WARP, Table, planet, table

OFFER = ["pass", "plague"]
ONE_OF_EACH = ["attack-06", "negotiate", "morph", "reinforcement-2", "quash"]


def played_on(victim: int, hands: dict[int, list[str]], **given: Any) -> Table:
    """Green, who takes no part, plays it."""
    held = {2: ["attack-04", "plague"], **hands}
    t = table(players=4, hands=held, **given)
    return t.do(2, "window-ENCOUNTER_START", "plague", options=OFFER).do(2, "plague-victim", victim)


@pytest.mark.rule("F-ART-2")
def test_it_is_offered_to_every_role_at_the_start_of_an_encounter_and_at_no_other_moment() -> None:
    assert moments("plague") == {(role, kind): ["window-ENCOUNTER_START"] for role in ROLES for kind in KINDS}


def test_any_player_may_be_named_the_own_seat_too() -> None:
    t = table(players=4, hands={2: ["attack-04", "plague"]})
    t.do(2, "window-ENCOUNTER_START", "plague")
    t.do(2, "plague-victim", 2, options=[0, 1, 2, 3])
    t.do(2, "lose-ships", 3)
    assert t.ships(2, WARP) == 3
    assert t.hand(2) == []
    assert t.discards() == ["attack-04", "plague"], "the Plague itself is on the table, not in the hand"


@pytest.mark.rule("F-TYPES-1", "F-ART-3")
def test_one_card_of_each_type_is_lost() -> None:
    """Encounter card is no type: an attack, a negotiate and the morph are lost."""
    t = played_on(1, {1: ONE_OF_EACH})
    t.do(1, "lose-ships", {planet(1): 3})
    assert t.hand(1) == []
    assert sorted(t.discards()[:-1]) == sorted(ONE_OF_EACH)
    assert t.discards()[-1] == "plague"
    assert t.events("discarded")[0]["source"] == "plague"


@pytest.mark.rule("F-TYPES-1")
def test_the_victim_chooses_the_ships_and_within_a_type_the_card() -> None:
    t = played_on(1, {1: ["attack-06", "attack-40", "negotiate", "quash", "ionic-gas"]})
    t.do(1, "lose-ships", {planet(1): 1, planet(1, 2): 2}, options=range(5, 10))
    t.do(1, "plague-card", "attack-06", options=["attack-06", "attack-40"])
    t.do(1, "plague-card", "ionic-gas", options=["ionic-gas", "quash"])
    assert t.hand(1) == ["attack-40", "quash"]
    assert (t.ships(1, planet(1)), t.ships(1, planet(1, 2)), t.ships(1, WARP)) == (3, 2, 3)


@pytest.mark.rule("F-TYPES-1")
def test_equal_cards_are_no_choice() -> None:
    t = played_on(1, {1: ["attack-06", "attack-06", "attack-40", "negotiate", "negotiate"]})
    t.do(1, "lose-ships", {planet(1): 3}).do(1, "plague-card", "attack-06", options=["attack-06", "attack-40"])
    assert t.hand(1) == ["attack-06", "attack-40", "negotiate"]


def test_a_player_with_fewer_ships_loses_what_there_is() -> None:
    away = [(1, 4, planet(1, n), WARP) for n in range(1, 5)] + [(1, 2, planet(1), WARP)]
    t = played_on(1, {1: ["attack-06"]}, moves=away)
    assert t.ships(1, WARP) == 20
    assert t.hand(1) == []


def test_an_empty_hand_loses_no_cards() -> None:
    t = played_on(3, {3: []})
    t.do(3, "lose-ships", 3)
    assert t.discards() == ["plague"]
    assert t.ships(3, WARP) == 3


def test_declined_nothing_happens() -> None:
    t = table(players=4, hands={2: ["attack-04", "plague"]})
    t.passes(2)
    assert t.open == [(0, "aim")]
    assert t.hand(2) == ["attack-04", "plague"]


def test_card_zapped_nothing_happens_and_nobody_is_named() -> None:
    t = table(players=4, hands={1: ["attack-06", "card-zap"], 2: ["attack-04", "plague"]})
    t.do(2, "window-ENCOUNTER_START", "plague")
    t.do(1, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert t.open == [(0, "aim")]
    assert t.events("plagued") == t.events("to_warp") == []
    assert t.discards() == ["plague", "card-zap"]


def test_zombie_takes_the_ships_home_instead() -> None:
    t = table("macron", "zombie", "oracle", hands={0: ["attack-04", "plague"], 1: ["attack-06", "attack-08"]})
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1)
    t.do(1, "lose-ships", {planet(1): 3}).do(1, "ships-home", {planet(1, 1): 3}, options=range(5, 10))
    assert (t.ships(1, WARP), t.ships(1, planet(1, 1))) == (0, 7)
    assert t.open == [(1, "plague-card")], "the cards are lost all the same"


@pytest.mark.rule("F-REGROUP-1")
def test_it_comes_before_the_offense_takes_a_ship_from_the_warp() -> None:
    """One of the three ships comes back at once if it hits the offense."""
    t = played_on(0, {0: ["attack-08", "attack-10"]})
    t.do(0, "lose-ships", 3).do(0, "plague-card", "attack-08")
    t.do(0, "regroup", planet(0))
    assert t.ships(0, WARP) == 2


def test_also_at_the_start_of_a_second_encounter() -> None:
    hands = {0: ["attack-20", "attack-08"], 1: ["attack-04", "attack-06"], 2: ["attack-04", "plague"]}
    t = table(players=3, hands=hands, destiny=["blue", "green"])
    t.passes(2)
    t.encounter(ships=1, cards=("attack-20", "attack-04"))
    t.do(0, "second-encounter", "go-on")
    t.do(2, "window-ENCOUNTER_START", "plague", options=OFFER)
    t.do(2, "plague-victim", 0)
    assert t.open == [(0, "lose-ships")]


@pytest.mark.rule("F-POWER-2")
def test_ships_lost_to_it_may_cost_a_colony_and_the_power_at_once() -> None:
    thin = [(1, 3, planet(1, n), planet(1, 3)) for n in range(3)] + [(1, 4, planet(1, 4), planet(1, 3))]
    t = table("macron", "virus", "oracle", hands={0: ["attack-04", "plague"]}, moves=thin)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1)
    t.do(1, "lose-ships", {planet(1): 1, planet(1, 1): 1, planet(1, 3): 1})
    assert t.state.seats[1].home == 2
    assert t.view(0).seats[1].sheets[0].lost is True
