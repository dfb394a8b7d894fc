"""Retreats (N-RETREAT)."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, planet, table

ALLIES = {2: ("offense", {planet(2): 2}), 3: ("defense", {planet(3): 1})}


@pytest.mark.rule("N-RETREAT-1", "N-RETREAT-2", "N-RETREAT-5", "F-REWARD-1")
def test_a_retreating_offense_loses_and_all_its_ships_go_home() -> None:
    t = table(players=4, hands={1: ["attack-01", "attack-09"]}, rewards={0: ["retreat"]})
    t.encounter(ships={planet(0): 3}, allies=ALLIES, cards=("retreat", "attack-01"))
    assert t.events("outcome")[-1] | {"margin": 0} == {
        "source": "N-RETREAT-2",
        "result": "won",
        "winner": 1,
        "side": 1,
        "how": "retreat",
        "margin": 0,
        "upset": False,
    }
    t.do(0, "ships-home", {planet(0): 3}).do(2, "ships-home", {planet(2): 2}).do(3, "ships-home", {planet(3): 1})
    assert [t.ships(seat, WARP) for seat in range(4)] == [0, 0, 0, 0]
    assert [sum(t.state.ships[place]) for place in (GATE, BESIDE)] == [0, 0]
    t.do(3, "reward-backs", 0, options=[0, 1])
    assert t.events("rewarded")[-1]["seat"] == 3, "the defense has won, with its ally's help"
    assert t.events("turn")[-1]["seat"] == 1, "no second encounter after a defeat"


@pytest.mark.rule("N-RETREAT-2", "N-RETREAT-5", "N-RETREAT-6", "F-COMP-1")
def test_ships_of_a_retreating_defense_stay_beside_the_winners_and_nobody_is_compensated() -> None:
    t = table(players=4, hands={0: ["attack-01", "attack-09"], 1: ["attack-06"]}, rewards={1: ["retreat"]})
    t.encounter(ships={planet(0): 3}, allies=ALLIES, cards=("attack-01", "retreat"))
    t.do(3, "ships-home", {planet(3): 1})
    assert [t.ships(seat, planet(1)) for seat in range(4)] == [3, 4, 2, 0], "winners land beside those who stay"
    assert t.game.seats[0].foreign == t.game.seats[2].foreign == 1
    assert [t.ships(seat, WARP) for seat in range(4)] == [0, 0, 0, 0]
    assert t.events("took") == t.events("rewarded") == []
    t.do(0, "second-encounter", "stop")


@pytest.mark.rule("N-RETREAT-3", "F-REVEAL-6")
@pytest.mark.parametrize("other", ["negotiate", "retreat"])
def test_against_anything_else_a_deal_is_tried(other: str) -> None:
    hands = {1: ["negotiate", "attack-06"]}
    t = table(players=3, hands=hands, rewards={0: ["retreat"], 1: ["retreat"] if other == "retreat" else []})
    t.encounter(ships={planet(0): 1}, cards=("retreat", other))
    assert t.open == [(0, "deal")]
    assert t.events("changed_itself")[0] == {
        "source": "N-RETREAT-3",
        "side": 0,
        "face": "retreat",
        "counts": "negotiate",
    }


@pytest.mark.rule("N-RETREAT-1")
def test_a_retreat_is_an_encounter_card_so_its_holder_draws_no_new_hand() -> None:
    t = table(players=3, hands={0: [], 1: ["attack-06"]}, rewards={0: ["retreat"]})
    t.encounter(ships={planet(0): 1})
    assert t.events("new_hand") == []
    assert t.events("revealed")[-1]["faces"] == ["retreat", "attack-06"]


@pytest.mark.reading("retreat-met-another-card")
def test_an_upset_turns_a_retreat_into_a_victory_over_the_attack() -> None:
    """Winner and loser change places last of all: the attack loses its ships, as every loser."""
    t = table("loser", "tripler", "void", hands={0: ["negotiate"], 1: ["attack-06"]}, rewards={0: ["retreat"]})
    t.encounter(ships={planet(0): 2})
    t.do(0, "window-PLANNING_BEFORE", "loser.upset")
    t.encounter(cards=("retreat", "attack-06"))
    assert t.events("outcome")[-1]["winner"] == 0
    assert (t.ships(1, WARP), t.ships(0, planet(1))) == (4, 2)
