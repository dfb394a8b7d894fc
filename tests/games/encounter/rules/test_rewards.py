"""Rewards of defensive allies (F-REWARD)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.kernel import IllegalAnswer

TOP = ["attack-00", "attack-01", "attack-05", "attack-07", "attack-09"]


def defended(in_warp: int, sent: int = 3, **given: Any) -> Table:
    """Green helped blue to win with some ships of its own, and has some in the warp."""
    t = table(
        players=4,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-06"]},
        deck=TOP,
        moves=[(2, 1, planet(2, n), WARP) for n in range(in_warp)],
        **given,
    )
    t.encounter(ships=1, allies={2: ("defense", {planet(2, 4): sent})}, cards=("attack-04", "attack-20"))
    return t.do(2, "ships-home", {planet(2, 4): sent})


@pytest.mark.rule("F-REWARD-1", "F-REWARD-2")
@pytest.mark.parametrize("sent", [1, 2, 3])
def test_one_reward_for_each_ship_committed(sent: int) -> None:
    """Without ships in the warp they are all cards, and there is nothing to choose."""
    t = defended(0, sent)
    assert t.events("rewarded") == [{"source": "F-REWARD-1", "seat": 2, "ships": 0, "cards": sent}]
    assert t.hand(2) == sorted(["attack-06", *TOP[:sent]])


@pytest.mark.rule("F-REWARD-2", "F-REWARD-3")
def test_ships_and_cards_may_be_mixed_and_ships_go_to_any_own_colony() -> None:
    t = defended(2)
    t.do(2, "reward-ships", 1, options=[0, 1, 2])
    t.do(2, "ships-home", {planet(2, 3): 1}, options=range(10, 15))
    assert t.events("ships_home")[-1]["source"] == "F-REWARD-3"
    assert t.events("rewarded") == [{"source": "F-REWARD-1", "seat": 2, "ships": 1, "cards": 2}]
    assert t.events("drew") == [{"source": "F-REWARD-2", "seat": 2, "number": 2}]
    assert (t.ships(2, planet(2, 3)), t.ships(2, WARP)) == (5, 1)
    assert t.hand(2) == sorted(["attack-06", *TOP[:2]])


@pytest.mark.rule("F-REWARD-2", "F-REWARD-4")
@pytest.mark.parametrize("ships", [0, 1, 2])
def test_however_they_are_mixed_all_rewards_are_taken(ships: int) -> None:
    t = defended(4, sent=2)
    t.do(2, "reward-ships", ships, options=[0, 1, 2])  # no more ships than rewards
    t.scripted({(2, "ships-home"): [ships]})
    assert t.ships(2, WARP) == 4 - ships
    assert len(t.hand(2)) == 1 + 2 - ships


@pytest.mark.rule("F-REWARD-4")
@pytest.mark.parametrize("answer", ["pass", -1, 3, None])
def test_rewards_cannot_be_declined(answer: object) -> None:
    t = defended(2)
    before = t.state.clone()
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(2, "reward-ships"), answer)
    assert t.state == before


@pytest.mark.rule("F-REWARD-2", "F-REWARD-3", "F-STRIP-4")
def test_an_ally_without_a_colony_for_ships_is_paid_in_cards() -> None:
    """All that green had left were the two ships that it sent: they go to the warp, and no ship comes out of it."""
    moves = [(2, 4, planet(2, n), WARP) for n in range(4)] + [(2, 2, planet(2, 4), WARP)]
    t = table(players=3, hands={0: ["attack-04"], 1: ["attack-20", "attack-06"]}, deck=TOP, moves=moves)
    t.encounter(ships=1, allies={2: ("defense", {planet(2, 4): 2})}, cards=("attack-04", "attack-20"))
    assert t.events("rewarded") == [{"source": "F-REWARD-1", "seat": 2, "ships": 0, "cards": 2}]
    assert (t.ships(2, WARP), t.hand(2)) == (20, sorted(["attack-06", *TOP[:2]]))


@pytest.mark.rule("F-REWARD-1", "F-REWARD-2")
@pytest.mark.reading("reward-mix")
def test_every_defensive_ally_fixes_its_mix_before_anything_is_drawn() -> None:
    t = table(
        players=4,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-06"]},
        deck=TOP,
        moves=[(2, 1, planet(2), WARP), (3, 1, planet(3), WARP)],
    )
    t.encounter(ships=1, allies={2: ("defense", 2), 3: ("defense", 3)}, cards=("attack-04", "attack-20"))
    t.do(2, "ships-home", 2).do(3, "ships-home", 3)
    t.do(2, "reward-ships", 0, options=[0, 1])
    assert t.hand(2) == ["attack-06"], "nothing is drawn yet"
    t.do(3, "reward-ships", 0, options=[0, 1])
    assert t.hand(2) == sorted(["attack-06", *TOP[:2]])
    assert t.hand(3) == sorted(["attack-06", *TOP[2:5]])


@pytest.mark.rule("F-REWARD-5")
def test_the_defense_itself_gets_no_reward() -> None:
    t = defended(0)
    assert [event["seat"] for event in t.events("drew")] == [2]
    assert t.hand(1) == ["attack-06"]


@pytest.mark.rule("F-REWARD-5", "F-REWARD-1")
def test_allies_get_no_reward_when_the_offense_wins() -> None:
    """Neither the offensive allies, who won, nor the defensive ones, who lost."""
    t = table(
        players=4,
        hands={0: ["attack-20", "attack-08"], 1: ["attack-04", "attack-06"]},
        moves=[(3, 1, planet(3), WARP)],
    )
    t.encounter(ships=1, allies={2: ("defense", 2), 3: ("offense", 3)}, cards=("attack-20", "attack-04"))
    assert t.open == [(0, "second-encounter")]
    assert t.events("rewarded") == t.events("drew") == []
    assert (t.ships(2, WARP), t.ships(3, WARP)) == (2, 1)


@pytest.mark.rule("F-REWARD-5")
def test_offensive_allies_get_no_reward_when_the_defense_wins() -> None:
    t = table(players=4, hands={0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-06"]})
    t.encounter(ships=1, allies={3: ("offense", 3)}, cards=("attack-04", "attack-20"))
    assert t.events("rewarded") == t.events("drew") == []
    assert t.hand(3) == ["attack-06"]


@pytest.mark.rule("F-REWARD-6")
def test_compensation_comes_from_a_hand_and_rewards_from_the_deck() -> None:
    """Both in one encounter: the offense negotiates and loses, green helped the defense."""
    t = table(
        players=3,
        hands={0: ["negotiate", "attack-08"], 1: ["attack-20", "attack-04", "attack-06"]},
        deck=TOP,
    )
    t.encounter(ships=2, allies={2: ("defense", 2)}, cards=("negotiate", "attack-20"))
    t.do(2, "ships-home", 2)
    assert t.hand(0) == ["attack-04", "attack-06", "attack-08"]
    assert t.events("took") == [{"source": "F-COMP-2", "seat": 0, "victim": 1, "number": 2}]
    assert t.hand(2) == sorted(["attack-06", *TOP[:2]])
    assert t.events("drew")[0] == {"source": "F-REWARD-2", "seat": 2, "number": 2}


@pytest.mark.rule("F-REWARD-6", "A-GAS-3")
def test_an_effect_that_names_compensation_leaves_rewards_alone() -> None:
    """Stellar Gas of the other edition stops compensation only."""
    t = table(
        players=3,
        edition="avalon",
        hands={0: ["negotiate", "attack-08"], 1: ["attack-20", "attack-06", "stellar-gas"]},
    )
    t.encounter(ships=2, allies={2: ("defense", 2)}, cards=("negotiate", "attack-20"))
    t.do(2, "ships-home", 2)
    t.do(1, "window-COMPENSATION", "stellar-gas", options=["pass", "stellar-gas"])
    t.do(2, "reward-cards", 2)
    assert t.events("took") == []
    assert t.hand(0) == ["attack-08"]
    assert len(t.hand(2)) == 3
