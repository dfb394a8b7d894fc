"""Resolution: who lands, who is lost, who goes home (F-RES)."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table

BYSTANDERS = [(2, 1, planet(2), planet(1)), (3, 2, planet(3), planet(1))]


def fight(winner: int) -> Table:
    """Green and yellow have colonies on the targeted planet; green helps the defense, yellow the offense."""
    hands = {0: ["attack-20", "attack-01", "attack-04"], 1: ["attack-10", "attack-04"]}
    t = table(players=4, hands=hands, moves=BYSTANDERS)
    allies = {2: ("defense", {planet(2, 1): 2}), 3: ("offense", {planet(3, 1): 3})}
    return t.encounter(
        ships={planet(0): 2}, allies=allies, cards=("attack-20" if winner == 0 else "attack-01", "attack-10")
    )


@pytest.mark.rule("F-RES-1", "F-RES-2")
def test_a_winning_offense_lands_with_its_allies() -> None:
    t = fight(winner=0)
    assert t.open == [(0, "second-encounter")]
    assert (t.ships(0, planet(1)), t.ships(3, planet(1))) == (2, 5), "one founds, the other reinforces"
    assert (t.ships(0, GATE), t.ships(3, GATE)) == (0, 0)
    landed = [(event["source"], event["seat"], event["ships"]) for event in t.events("landed")]
    assert landed == [("F-RES-1", 0, 2), ("F-RES-1", 3, 3)]
    markers = {event["seat"]: event["foreign"] for event in t.events("colonies")}
    assert t.state.seats[0].foreign == 1, "F-RES-2: a new foreign colony"
    assert markers[0] == 1
    assert t.state.seats[3].foreign == 1, "reinforcing a colony moves no marker"


@pytest.mark.rule("F-RES-2")
def test_each_player_with_a_new_foreign_colony_moves_the_marker_one_space() -> None:
    t = table(players=4, hands={0: ["attack-20", "attack-01"], 1: ["attack-10", "attack-04"]})
    allies = {2: ("offense", 2), 3: ("offense", 4)}
    t.encounter(ships=4, allies=allies, cards=("attack-20", "attack-10"))
    assert [t.state.seats[seat].foreign for seat in range(4)] == [1, 0, 1, 1]
    assert [t.view(None).seats[seat].foreign for seat in range(4)] == [1, 0, 1, 1]


@pytest.mark.rule("F-RES-3", "F-RES-4")
def test_the_beaten_defense_and_its_allies_go_to_the_warp_and_bystanders_stay() -> None:
    t = fight(winner=0)
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (4, 2)
    assert (t.ships(1, planet(1)), t.ships(2, BESIDE)) == (0, 0)
    assert [t.ships(1, planet(1, n)) for n in range(1, 5)] == [4, 4, 4, 4], "only those on that planet"
    assert t.ships(2, planet(1)) == 1, "F-RES-4: also the colony of an ally who was beaten beside it"
    assert t.state.seats[2].foreign == 1
    assert {(event["source"], event["seat"], event["ships"]) for event in t.events("to_warp")} == {
        ("F-RES-3", 1, 4),
        ("F-RES-3", 2, 2),
    }


@pytest.mark.rule("F-RES-5", "F-RES-6")
def test_a_winning_defense_stays_and_all_ships_on_the_gate_are_lost() -> None:
    t = fight(winner=1)
    assert t.open == [(2, "ships-home")]
    assert (t.ships(0, WARP), t.ships(3, WARP)) == (2, 3)
    assert (t.ships(0, GATE), t.ships(3, GATE)) == (0, 0)
    assert [t.ships(seat, planet(1)) for seat in range(4)] == [0, 4, 1, 2], "F-RES-5: as they were"
    assert {(event["source"], event["seat"], event["ships"]) for event in t.events("to_warp")} == {
        ("F-RES-6", 0, 2),
        ("F-RES-6", 3, 3),
    }


@pytest.mark.rule("F-RES-7", "F-RES-8")
def test_defensive_allies_go_home_to_any_colony_and_take_rewards() -> None:
    """They do not land on the planet; here green has a colony there, so it may choose that one."""
    t = fight(winner=1)
    cards = len(t.hand(2))
    t.do(2, "ships-home", {planet(2, 3): 1, planet(1): 1}, options=[planet(1), *range(10, 15)])
    assert t.events("ships_home")[-1]["source"] == "F-RES-7"
    assert (t.ships(2, planet(2, 3)), t.ships(2, planet(1))) == (5, 2)
    assert len(t.hand(2)) == cards + 2, "F-RES-8"
    assert t.events("rewarded")[-1]["seat"] == 2


@pytest.mark.rule("F-RES-7")
def test_a_defensive_ally_without_colony_there_cannot_land_on_the_planet_it_helped() -> None:
    t = table(players=3, hands={0: ["attack-01", "attack-04"], 1: ["attack-10", "attack-04"]})
    t.encounter(ships=1, allies={2: ("defense", {planet(2, 1): 2})}, cards=("attack-01", "attack-10"))
    t.do(2, "ships-home", {planet(2): 2}, options=range(10, 15))
    assert t.ships(2, planet(1)) == 0


@pytest.mark.rule("F-RES-10")
@pytest.mark.parametrize(
    ("cards", "answers"),
    [
        (("attack-20", "attack-10"), {}),
        (("attack-20", "negotiate"), {}),
        (
            ("negotiate", "negotiate"),
            {
                (0, "deal"): [("refuse",)],
                (0, "lose-ships"): [{0: 3}],
                (1, "lose-ships"): [{6: 3}],
                (0, "ships-home"): [1],
            },
        ),
    ],
    ids=["totals", "faces", "deal"],
)
def test_both_revealed_cards_are_discarded_after_the_resolution(
    cards: tuple[str, str], answers: dict[tuple[int, str], list[object]]
) -> None:
    t = table(players=3, hands={0: [cards[0], "attack-01"], 1: [cards[1], "attack-04"]})
    t.encounter(ships={planet(0, 2): 1}, cards=cards).scripted(answers)
    gone = t.events("encounter_cards_discarded")
    assert [(event["source"], event["faces"]) for event in gone] == [("F-RES-10", list(cards))]
    assert t.discards() == list(cards)


@pytest.mark.rule("F-RES-11", "F-DRIVE-2")
def test_losing_a_foreign_colony_moves_the_marker_back() -> None:
    t = table(
        players=3,
        hands={0: ["attack-20", "attack-01"], 1: ["attack-04", "attack-06"]},
        destiny=["red"],
        moves=[(1, 1, planet(1), planet(0, 1)), (1, 1, planet(1, 1), planet(0, 2))],
    )
    assert t.view(None).seats[1].foreign == 2
    t.do(0, "own-colour", 1, options=["redraw", 1])
    t.encounter(target=planet(0, 1), ships={planet(0): 1}, cards=("attack-20", "attack-04"))
    assert t.view(None).seats[1].foreign == 1
    last = [event for event in t.events("colonies") if event["seat"] == 1][-1]
    assert (last["source"], last["foreign"]) == ("F-RES-11", 1)
    assert t.state.seats[0].foreign == 0, "the own home system makes no foreign colony"


@pytest.mark.rule("F-RES-11", "F-STRIP-1")
def test_taking_the_last_ship_off_a_foreign_colony_moves_the_marker_back() -> None:
    t = table(players=3, hands={0: ["attack-04"], 1: ["attack-20", "attack-06"]}, moves=[(0, 1, 0, planet(2))])
    assert t.view(None).seats[0].foreign == 1
    t.encounter(ships={planet(2): 1})
    assert t.view(None).seats[0].foreign == 0
