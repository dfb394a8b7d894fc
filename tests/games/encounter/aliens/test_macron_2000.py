"""Macron as the edition of 2000 has it: one ship that counts four, but gains like anybody's."""

import pytest

from tests.games.encounter.scenario import WARP, planet, table
from tests.readings import outcome, totals, uses


@pytest.mark.rule("A-COMP-1")
@pytest.mark.reading("macron-2000-gains")
def test_compensation_is_one_card_for_each_ship() -> None:
    hands = {0: ["negotiate", "attack-04"], 1: ["attack-10", "attack-06", "attack-08", "attack-12"]}
    t = table("macron", "zombie", "virus", edition="avalon", hands=hands)
    t.do(0, "launch", {planet(0): 1}, options=None).encounter(cards=("negotiate", "attack-10"))
    assert outcome(t) == ("won", 1, "faces")
    assert t.ships(0, WARP) == 1
    assert t.options(0, "compensation") == [0, 1]  # in 2008 two


@pytest.mark.rule("A-REWARD-1", "A-REWARD-2")
@pytest.mark.reading("macron-2000-gains")
def test_rewards_are_one_for_each_ship_committed() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    t = table("zombie", "virus", "macron", edition="avalon", hands=hands)
    t.encounter(ships=1, allies={2: ("defense", 1)}, cards=("attack-04", "attack-10"))
    t.scripted({(0, "ships-home"): [1], (2, "ships-home"): [1]})
    assert t.options(2, "reward-cards") == [0, 1]


@pytest.mark.rule("A-VEC-2", "A-S10-2")
def test_as_the_defense_all_its_ships_count_four() -> None:
    t = table("zombie", "macron", "virus", edition="avalon", hands={0: ["attack-04"], 1: ["attack-10"]})
    t.encounter(ships=2, cards=("attack-04", "attack-10"))
    assert totals(t) == (4 + 2, 10 + 4 * 4)
    assert uses(t)[0] == (1, "macron.mass")


@pytest.mark.rule("A-2P-4")
def test_in_the_game_of_two_it_sends_one_ship() -> None:
    t = table("macron", "zombie", edition="avalon", hands={0: ["attack-10"], 1: ["attack-12"]})
    assert uses(t) == [(0, "macron.send-one")]
    t.encounter(ships={planet(0): 1}, cards=("attack-10", "attack-12"))
    assert totals(t) == (10 + 4, 12 + 4)
