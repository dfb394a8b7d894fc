"""Avalon Hill 2000: the game of two (A-2P), and losing and regaining a power (A-POWER)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table

TWO = ["attack-06", "attack-08"]


def duel(*aliens: str, **more: Any) -> Table:
    return table(*aliens, edition="avalon", players=2, **more)


# ---------------------------------------------------------------- two players


@pytest.mark.rule("A-2P-1")
@pytest.mark.parametrize("first", [0, 1])
def test_discs_only_decide_who_begins(first: int) -> None:
    t = duel(first=first, destiny=["red", "red", "blue"])
    assert t.events("destiny") == []
    assert len(t.state.destiny.draw) == 6
    assert t.events("defense") == [{"source": "A-2P-1", "seat": 1 - first, "system": 1 - first, "offense": first}]
    assert t.open == [(first, "launch")]


@pytest.mark.rule("A-2P-2", "A-2P-5")
@pytest.mark.reading("empty-planets-2000")
def test_any_colony_of_the_opponent_in_either_system_may_be_attacked_and_its_empty_planets() -> None:
    moves = [(1, 4, planet(1), planet(1, 1)), (1, 1, planet(1, 2), planet(0, 3))]
    t = duel(moves=moves).do(0, "launch", 1)
    assert t.decision(0, "aim").source == "A-2P-2"
    t.do(0, "aim", planet(1), options=[planet(0, 3), *(planet(1, n) for n in range(5))])
    assert t.events("aimed") == [{"source": "A-2P-2", "seat": 0, "planet": planet(1), "defense": 1}]
    assert t.events("totals")[0]["trail"] == ["6 + 1 = 7", "6 + 0 = 6"]  # the empty planet was defended with zero
    assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (1, 0)


@pytest.mark.rule("A-2P-2", "A-DRIVE-4")
def test_a_win_in_the_own_system_gives_a_home_colony() -> None:
    moves = [(0, 4, planet(0, 3), planet(0, 2)), (1, 1, planet(1, 2), planet(0, 3))]
    t = duel(hands={0: ["attack-20"]}, moves=moves)
    t.encounter(ships={planet(0, 2): 2}, target=planet(0, 3), cards=("attack-20", "attack-06"))
    assert (t.ships(0, planet(0, 3)), t.ships(1, planet(0, 3)), t.ships(1, WARP)) == (2, 0, 1)
    assert t.view(0).seats[0].home == 5


@pytest.mark.rule("A-2P-4")
def test_there_are_no_allies_and_force_field_stays_in_the_deck_without_use() -> None:
    t = duel(hands={0: [*TWO, "force-field"], 1: TWO})
    assert t.state.faces.count("force-field") == 1
    assert len(t.state.faces) == 54
    t.encounter(cards=("attack-06", "attack-08"))
    assert {entry.prompt for entry in t.session.history} == {"launch", "aim", "encounter-card"}
    assert t.hand(0) == ["attack-08", "force-field"]
    assert t.state.player == 1


@pytest.mark.rule("A-2P-1", "A-DRAW-7")
def test_a_defense_without_encounter_card_draws_at_once_here_too() -> None:
    t = duel(hands={1: []})
    assert [(event["source"], event["seat"], event["number"]) for event in t.events("drew")] == [("A-DRAW-7", 1, 7)]
    assert t.open == [(0, "launch")]


# ---------------------------------------------------------------- powers and home colonies


def lost_homes(number: int) -> list[tuple[int, int, int, int]]:
    """Seat 0 has given up that many home colonies."""
    return [(0, 4, planet(0, n), planet(0, 4)) for n in range(number)]


@pytest.mark.rule("A-2P-3", "A-POWER-6")
@pytest.mark.parametrize(("lost", "bonus"), [(1, 4), (2, 0)])
def test_with_two_players_four_home_colonies_keep_the_power(lost: int, bonus: int) -> None:
    t = duel("human", "zombie", moves=lost_homes(lost)).encounter(ships={planet(0, 4): 1})
    assert t.events("totals")[0]["offense"] == 6 + 1 + bonus


@pytest.mark.rule("A-POWER-2", "A-POWER-4")
@pytest.mark.parametrize(("lost", "bonus"), [(2, 4), (3, 0)])
def test_with_more_players_three_home_colonies_do(lost: int, bonus: int) -> None:
    t = table("human", "oracle", "virus", edition="avalon", moves=lost_homes(lost), destiny=["blue", "green"])
    t.encounter(ships={planet(0, 4): 1}, cards=("attack-06", "attack-06"))
    assert t.events("totals")[0]["offense"] == 6 + 1 + bonus
    assert t.state.player == 1  # apart from that the game went on normally


@pytest.mark.rule("A-POWER-2", "A-POWER-3")
def test_the_power_is_lost_at_once_and_cannot_be_used_once_more() -> None:
    """Zombie launches its last ship from a third home planet: already in this encounter its ships are lost."""
    moves = [*lost_homes(2), (0, 3, planet(0, 2), planet(0, 4))]
    t = table("zombie", "oracle", "virus", edition="avalon", moves=moves, destiny=["blue", "green"])
    t.do(0, "launch", {planet(0, 2): 1})
    assert t.events("power_lost") == [{"source": "A-POWER-2", "seat": 0, "alien": "zombie", "home": 2}]
    assert t.view(1).seats[0].sheets[0].lost is True
    t.encounter(cards=("attack-06", "attack-06"))
    assert t.ships(0, WARP) == 1


@pytest.mark.rule("A-POWER-5")
def test_with_three_home_planets_again_the_power_is_back_at_once() -> None:
    moves = [*lost_homes(3), (1, 1, planet(1), planet(0))]
    t = table(
        "zombie", "oracle", "virus", edition="avalon", moves=moves, destiny=["red", "green"], hands={0: ["attack-20"]}
    )
    t.do(0, "own-colour", "attack-at-home").encounter(ships={planet(0, 4): 1}, cards=("attack-20", "attack-06"))
    assert t.events("power_back") == [{"source": "A-POWER-5", "seat": 0, "alien": "zombie", "home": 3}]
    assert t.view(1).seats[0].sheets[0].lost is False


@pytest.mark.rule("A-POWER-1")
def test_some_powers_must_be_used_and_others_may() -> None:
    t = table("sorcerer", "human", "oracle", edition="avalon", hands={0: TWO, 1: TWO})
    t.encounter(cards=("attack-06", "attack-08"))
    t.do(0, "window-CARDS_SELECTED", "pass", options=["pass", "sorcerer.switch"])  # optional
    assert [event["ability"] for event in t.events("power_used")] == ["human.humanity"]  # mandatory, unasked
