"""Zombie: other causes of losses, and deals in which it frees ships."""

import pytest

from tests.games.encounter.scenario import OUT, WARP, planet, table
from tests.readings import uses, zapped

IMMORTALITY = "zombie.immortality"
NEGOTIATE = ("negotiate", "negotiate")


@pytest.mark.rule("F-DEAL-11")
def test_a_quashed_deal_costs_the_zombie_nothing_and_frees_nobody() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate"], 2: ["quash"]}
    t = table("zombie", "parasite", "filch", hands=hands, moves=[(2, 2, planet(2), WARP)])
    t.encounter(ships={planet(0): 1}, cards=NEGOTIATE)
    t.do(0, "deal", (("give", "attack-06"), ("free", 2), "propose")).do(1, "deal", ("accept",))
    t.do(2, "window-DEAL_AGREED", "quash")
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1): 3}).do(0, "ships-home", {planet(0): 3})
    assert uses(t) == [(0, IMMORTALITY)]
    assert (t.ships(0, WARP), t.ships(1, WARP), t.ships(2, WARP)) == (0, 3, 2)
    assert t.events("ships_freed") == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-3", "F-COMPONENT-5")
def test_freeing_ships_in_a_deal_is_no_use_and_nobody_may_zap_it() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "cosmic-zap"], 2: ["attack-06", "cosmic-zap"]}
    t = table("zombie", "parasite", "filch", hands=hands, moves=[(2, 2, planet(2), WARP)])
    t.encounter(ships={planet(0): 1}, cards=NEGOTIATE)
    t.do(0, "deal", (("give", "attack-06"), ("free", 2), ("free", 2), "propose")).do(1, "deal", ("accept",))
    assert t.open == [(2, "ships-home")]  # no zap was offered to anybody
    t.do(2, "ships-home", {planet(2): 2})
    assert (t.ships(2, WARP), uses(t), zapped(t, 0)) == (0, [], [False])


@pytest.mark.rule("F-RES-9")
def test_ships_removed_from_the_game_cannot_be_freed() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate"]}
    t = table("zombie", "void", "filch", hands=hands, moves=[(2, 2, planet(2), OUT), (2, 1, planet(2), WARP)])
    t.encounter(ships={planet(0): 1}, cards=NEGOTIATE).do(0, "deal", ("want", planet(1)))
    t.do(0, "deal", ("free", 2), options=["propose", ("free", 2)])
    assert t.open == [(1, "deal")]  # nothing more to free, so that was the proposal
    assert [term["number"] for term in t.events("deal_offered")[-1]["terms"]] == [0, 1]


@pytest.mark.rule("F-RES-9")
def test_the_partner_may_propose_that_the_zombie_frees_its_ships() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate"]}
    t = table("parasite", "zombie", "filch", hands=hands, moves=[(0, 3, planet(0), WARP)])
    t.do(0, "regroup", planet(0)).encounter(ships={planet(0): 1}, cards=NEGOTIATE)
    t.do(0, "deal", (("give", "attack-06"), ("free", 0), ("free", 0), "propose")).do(1, "deal", ("accept",))
    t.do(0, "ships-home", {planet(0): 2})
    assert (t.ships(0, WARP), t.hand(1)) == (0, ["attack-06"])


@pytest.mark.rule("F-ART-2")
def test_the_plague_takes_cards_of_a_zombie_but_no_ships() -> None:
    hands = {0: ["attack-04", "negotiate", "reinforcement-2"], 1: ["attack-40"], 2: ["plague"]}
    t = table("zombie", "parasite", "filch", hands=hands)
    t.do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 0)
    t.do(0, "lose-ships", {planet(0): 3}).do(0, "ships-home", {planet(0): 3})
    assert (t.ships(0, WARP), t.ships(0, planet(0)), t.hand(0)) == (0, 4, [])


@pytest.mark.rule("F-REWARD-2", "F-RES-7")
def test_a_zombie_without_ships_in_the_warp_takes_its_rewards_in_cards() -> None:
    t = table(
        "parasite", "filch", "zombie", hands={0: ["attack-04"], 1: ["attack-40"]}, deck=["attack-20", "attack-23"]
    )
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 2})}).do(2, "ships-home", {planet(2): 2})
    assert t.events("rewarded")[-1]["cards"] == 2
    assert "attack-23" in t.hand(2)
