"""Home planets: driving out, defending with nothing, stripping (F-DRIVE, F-EMPTY, F-STRIP, F-FAQ-14, F-VEC-2)."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, OUT, WARP, Table, planet, table

ATTACKS = {0: ["attack-20", "attack-10"], 1: ["attack-04", "attack-08"], 2: ["attack-04", "attack-08"]}


def invaded() -> Table:
    """Seat 0 draws its own color; on its first planet stand its own 2 ships, 3 of seat 1 and 2 of seat 2."""
    moves = [(1, 3, planet(1), planet(0)), (2, 2, planet(2), planet(0)), (0, 2, planet(0), planet(0, 1))]
    return table(players=4, hands=ATTACKS, destiny=["red", "red"], moves=moves)


@pytest.mark.rule("F-DRIVE-1")
@pytest.mark.parametrize("card", ["red", "most-colonies"])
def test_the_own_color_or_a_special_naming_the_offense_allows_driving_out(card: str) -> None:
    moves = [(1, 1, planet(1), planet(0, 2)), (0, 1, planet(0), planet(2)), (0, 1, planet(0), planet(3))]
    t = table(players=4, hands=ATTACKS, destiny=[card], moves=moves)
    t.do(0, "own-colour", 1, options=["redraw", 1])
    assert t.events("driving_out") == [{"source": "F-DRIVE-2", "seat": 0, "colonist": 1}]
    assert t.events("aimed")[0]["planet"] == planet(0, 2)


@pytest.mark.rule("F-DRIVE-1")
def test_other_colors_do_not_allow_driving_out() -> None:
    t = table(players=3, destiny=["green"], moves=[(1, 1, planet(1), planet(0)), (2, 1, planet(2), planet(0))])
    t.do(0, "aim", planet(2), options=[planet(2, number) for number in range(5)])


@pytest.mark.rule("F-DRIVE-2", "F-DRIVE-3", "F-DRIVE-4", "F-DRIVE-5")
def test_a_colony_is_driven_out_as_a_whole_and_all_others_are_bystanders() -> None:
    t = invaded()
    t.do(0, "own-colour", 1, options=["redraw", 1, 2])
    t.do(0, "launch", {planet(0, 3): 1})
    t.do(0, "invite", (), options=["done", 2, 3])
    t.do(1, "invite", ())
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    t.do(0, "encounter-card", "attack-10")
    t.do(1, "encounter-card", "attack-04")
    totals = t.events("totals")[0]
    assert (totals["offense"], totals["defense"]) == (10 + 1, 4 + 3)
    assert [t.ships(seat, planet(0)) for seat in range(3)] == [2 + 1, 0, 2]
    assert [t.ships(seat, WARP) for seat in range(3)] == [0, 3, 0]
    assert t.state.seats[1].foreign == 0
    t.do(0, "second-encounter", "go-on")


@pytest.mark.rule("F-DRIVE-4", "F-DRIVE-5")
def test_bystanders_stay_also_when_driving_out_fails() -> None:
    t = invaded()
    t.do(0, "own-colour", 2)
    t.encounter(defense=2, target=planet(0), ships={planet(0, 3): 1}, cards=("attack-10", "attack-08"))
    assert t.events("totals")[0]["defense"] == 8 + 2
    assert t.events("outcome")[0]["winner"] == 0
    t = invaded()
    t.do(0, "own-colour", 1)
    t.encounter(target=planet(0), ships={planet(0, 3): 1}, cards=("attack-10", "attack-08"))
    assert t.events("totals")[0]["defense"] == 8 + 3
    assert t.events("outcome")[0]["winner"] == 1
    assert [t.ships(seat, planet(0)) for seat in range(3)] == [2, 3, 2]
    assert [t.ships(seat, WARP) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("F-DRIVE-2")
def test_the_driven_out_colony_gets_allies_and_the_encounter_runs_as_usual() -> None:
    t = invaded()
    t.do(0, "own-colour", 2)
    t.encounter(
        defense=2,
        ships={planet(0, 3): 4},
        allies={3: ("defense", {planet(3): 4}), 1: ("offense", {planet(1, 1): 2})},
        cards=("attack-20", "attack-04"),
    )
    totals = t.events("totals")[0]
    assert (totals["offense"], totals["defense"]) == (20 + 4 + 2, 4 + 2 + 4)
    assert t.ships(1, planet(0)) == 3 + 2
    assert (t.ships(2, WARP), t.ships(3, WARP)) == (2, 4)


@pytest.mark.rule("F-DRIVE-6")
def test_an_empty_home_planet_may_be_resettled_instead() -> None:
    moves = [(1, 1, planet(1), planet(0)), (0, 4, planet(0, 4), planet(2))]
    t = table(players=3, hands=ATTACKS, destiny=["red"], moves=moves)
    t.do(0, "own-colour", "resettle", options=["redraw", 1, "resettle"])
    t.do(0, "launch", {planet(0, 1): 1, planet(0, 2): 1, planet(2): 2})
    assert t.ships(0, planet(0, 4)) == 4
    assert t.open == [(0, "second-encounter")]
    assert t.hand(0) == ["attack-10", "attack-20"]


@pytest.mark.rule("F-FAQ-14", "F-DRIVE-6")
def test_a_home_planet_with_only_foreign_ships_cannot_be_resettled() -> None:
    moves = [(0, 4, planet(0, 4), planet(0)), (1, 1, planet(1), planet(0, 4))]
    t = table(players=3, hands=ATTACKS, destiny=["red"], moves=moves)
    t.do(0, "own-colour", 1, options=["redraw", 1])
    assert t.events("aimed")[0]["planet"] == planet(0, 4)
    t.encounter(ships={planet(0): 2}, cards=("attack-20", "attack-04"))
    assert t.events("totals")[0]["defense"] == 4 + 1
    assert (t.ships(0, planet(0, 4)), t.ships(1, planet(0, 4))) == (2, 0)


@pytest.mark.rule("F-FAQ-14")
def test_with_another_planet_really_empty_only_that_one_can_be_resettled() -> None:
    moves = [(0, 4, planet(0, 4), planet(0)), (1, 1, planet(1), planet(0, 4)), (0, 4, planet(0, 2), planet(0))]
    t = table(players=3, hands=ATTACKS, destiny=["red"], moves=moves)
    t.do(0, "own-colour", "resettle", options=["redraw", 1, "resettle"])
    assert t.events("aimed")[0]["planet"] == planet(0, 2)


@pytest.mark.rule("F-VEC-2", "F-EMPTY-1", "F-EMPTY-2", "F-EMPTY-3")
@pytest.mark.parametrize(("cards", "winner"), [(("attack-20", "attack-04"), 0), (("attack-10", "attack-15"), 1)])
def test_a_planet_with_only_foreign_colonies_is_defended_with_zero_ships(cards: tuple[str, str], winner: int) -> None:
    """Two foreign colonies stand on a planet of seat 1, which has no ships there; they are safe either way."""
    moves = [(1, 4, planet(1), planet(1, 1)), (2, 2, planet(2), planet(1)), (3, 2, planet(3), planet(1))]
    hands = {0: [cards[0], "attack-08"], 1: [cards[1], "attack-08"]}
    t = table(players=4, hands=hands, moves=moves)
    t.do(0, "aim", planet(1), options=[planet(1, number) for number in range(5)])
    t.encounter(ships={planet(0): 2}, cards=cards)
    totals = t.events("totals")[0]
    assert (totals["offense"], totals["defense"]) == (int(cards[0][-2:]) + 2, int(cards[1][-2:]))
    assert t.events("outcome")[0]["winner"] == winner
    assert (t.ships(2, planet(1)), t.ships(3, planet(1))) == (2, 2)
    assert t.state.ships[WARP] == [0 if winner == 0 else 2, 0, 0, 0]
    assert t.ships(0, planet(1)) == (2 if winner == 0 else 0)


@pytest.mark.rule("F-EMPTY-1")
def test_the_owner_of_the_home_system_defends_not_the_colonists() -> None:
    moves = [(1, 4, planet(1), planet(1, 1)), (2, 2, planet(2), planet(1))]
    t = table(players=3, hands=ATTACKS, moves=moves)
    t.encounter(ships=1)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert t.view(None).current.defense == 1


@pytest.mark.rule("F-EMPTY-2")
def test_card_allies_and_reinforcements_count_on_an_empty_planet() -> None:
    hands = {0: ["attack-10", "attack-08"], 1: ["attack-08", "attack-04", "reinforcement-3"]}
    t = table(players=3, hands=hands, moves=[(1, 4, planet(1), planet(1, 1))])
    t.encounter(ships=4, allies={2: ("defense", 4)}, cards=("attack-10", "attack-08"))
    t.do(1, "reinforce", ("reinforcement-3", 1))
    totals = t.events("totals")[0]
    assert (totals["offense"], totals["defense"]) == (10 + 4, 8 + 0 + 4 + 3)
    assert t.events("outcome")[0]["winner"] == 1


@pytest.mark.rule("F-STRIP-1")
@pytest.mark.parametrize("place", [planet(0), planet(2)])
def test_removing_the_last_ship_ends_the_colony(place: int) -> None:
    t = table(players=3, hands=ATTACKS, moves=[(0, 4, planet(0, 1), planet(2))])
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (4, 1)
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {place: 4})
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == ((3, 1) if place == planet(0) else (4, 0))
    assert place not in t.game.colonies(0)


@pytest.mark.rule("F-STRIP-1")
def test_an_ally_strips_a_planet_too() -> None:
    t = table(players=3, hands=ATTACKS)
    t.encounter(ships=1, allies={2: ("offense", {planet(2, 3): 4})})
    assert t.state.seats[2].home == 4


@pytest.mark.rule("F-STRIP-2")
def test_ships_of_the_encounter_cannot_go_back_to_a_planet_they_stripped() -> None:
    """After a deal the offense's four ships go home, but not to the planet they all came from."""
    hands = {0: ["negotiate", "attack-10"], 1: ["negotiate", "attack-08"]}
    t = table(players=3, hands=hands)
    t.encounter(ships={planet(0, 2): 4}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-10"), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(0, "ships-home", {planet(0): 4}, options=[planet(0), planet(0, 1), planet(0, 3), planet(0, 4)])
    assert (t.ships(0, planet(0)), t.ships(0, planet(0, 2))) == (8, 0)


@pytest.mark.rule("F-STRIP-2")
def test_a_planet_with_a_ship_left_can_be_returned_to() -> None:
    hands = {0: ["negotiate", "attack-10"], 1: ["negotiate", "attack-08"]}
    t = table(players=3, hands=hands)
    t.encounter(ships={planet(0, 2): 3}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-10"), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(0, "ships-home", {planet(0, 2): 3}, options=[planet(0, number) for number in range(5)])


@pytest.mark.rule("F-STRIP-2")
def test_ships_from_the_warp_cannot_go_to_a_stripped_planet() -> None:
    t = table(players=3, hands=ATTACKS, destiny=["blue", "green"], moves=[(0, 2, planet(0), WARP)])
    t.do(0, "regroup", planet(0, 1))
    t.encounter(ships={planet(0): 2}, cards=("attack-20", "attack-04"))
    t.do(0, "second-encounter", "go-on")
    t.do(0, "regroup", planet(1), options=[*(planet(0, number) for number in range(1, 5)), planet(1)])


@pytest.mark.rule("F-STRIP-3")
def test_an_emptied_home_planet_must_still_be_defended_with_zero_ships() -> None:
    """Seat 1 strips its first planet as offense and loses; in the next turn that planet is attacked."""
    hands = {1: ["attack-04", "attack-08"], 2: ["attack-20", "attack-15", "attack-10"]}
    t = table(players=3, first=1, hands=hands, destiny=["green", "blue"])
    t.encounter(offense=1, defense=2, ships={planet(1): 4}, cards=("attack-04", "attack-20"))
    assert t.open == [(2, "aim")]
    t.do(2, "aim", planet(1), options=[planet(1, number) for number in range(5)])
    t.encounter(offense=2, defense=1, ships={planet(2): 1}, cards=("attack-15", "attack-08"))
    assert t.events("totals")[-1]["defense"] == 8
    assert t.ships(2, planet(1)) == 1


@pytest.mark.rule("F-STRIP-4")
def test_returning_ships_of_a_player_without_colonies_go_to_the_warp() -> None:
    """Seat 2 allies with its last two ships; the defense wins, and they have no colony to return to."""
    moves = [(2, 4, planet(2, number), OUT) for number in range(4)] + [(2, 2, planet(2, 4), OUT)]
    hands = {0: ["attack-04"], 1: ["attack-20", "attack-08"]}
    t = table(players=3, hands=hands, moves=moves)
    t.encounter(ships=1, allies={2: ("defense", {planet(2, 4): 2})}, cards=("attack-04", "attack-20"))
    assert t.events("outcome")[0]["winner"] == 1
    assert {"source": "F-STRIP-4", "seat": 2, "ships": 2} in t.events("to_warp")
    assert (t.ships(2, WARP), t.ships(2, BESIDE)) == (2, 0)
    assert t.game.colonies(2) == []


@pytest.mark.rule("F-STRIP-4")
def test_an_offense_that_stripped_everything_loses_its_gate_ships_to_the_warp_after_a_deal() -> None:
    moves = [(0, 4, planet(0, number), OUT) for number in range(4)] + [(0, 2, planet(0, 4), OUT)]
    hands = {0: ["negotiate", "attack-10"], 1: ["negotiate", "attack-08"]}
    t = table(players=3, hands=hands, moves=moves)
    t.encounter(ships={planet(0, 4): 2}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-10"), "propose"))
    t.do(1, "deal", ("accept",))
    assert t.events("to_warp") == [{"source": "F-STRIP-4", "seat": 0, "ships": 2}]
    assert (t.ships(0, WARP), t.ships(0, GATE)) == (2, 0)
