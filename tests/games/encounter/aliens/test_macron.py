"""Macron: commits a single ship, each ship is worth four, its gains are doubled."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import totals_and_winner
from warptable.kernel import IllegalAnswer

ZAP = "window-USE_ANNOUNCED"


def used(t: Table) -> list[tuple[str, int]]:
    return [(event["ability"], event["seat"]) for event in t.events("power_used")]


def launching(*more: str, hand1: tuple[str, ...] = ("attack-10",)) -> Table:
    """Macron is about to launch; seat 2 holds a Cosmic Zap and is asked now."""
    hands = {0: ["attack-08", "attack-10", *more], 1: list(hand1), 2: ["attack-06", "cosmic-zap"]}
    t = table("macron", "mite", "pacifist", hands=hands, destiny=["blue", "green"])
    t.do(0, "aim", planet(1))
    assert t.open == [(2, ZAP)]
    return t


@pytest.mark.rule("F-FAQ-2", "F-LAUNCH-2", "F-REVEAL-2", "F-GOAL-7")
def test_as_the_offense_it_launches_one_ship_that_is_worth_four() -> None:
    t = table("macron", "mite", "pacifist", hands={0: ["attack-10"], 1: ["attack-08"]}).do(0, "aim", planet(1))
    with pytest.raises(IllegalAnswer):
        t.do(0, "launch", {planet(0): 2})
    t.do(0, "launch", {planet(0): 1}, options=range(5)).encounter()
    assert totals_and_winner(t) == (10 + 4, 8 + 4, 0)
    assert t.events("totals")[-1]["trail"] == ["10 + 1 x 4 = 14", "8 + 4 = 12"]
    assert used(t) == [("macron.send-one", 0), ("macron.mass", 0)]


@pytest.mark.rule("F-REVEAL-3", "F-GOAL-7")
def test_as_the_defense_all_its_ships_on_the_planet_count_four_each() -> None:
    t = table("mite", "macron", "pacifist", hands={0: ["attack-23"], 1: ["attack-08"]})
    t.encounter(ships=4)
    assert totals_and_winner(t) == (23 + 4, 8 + 4 * 4, 0)
    assert used(t) == [("macron.mass", 1)]


@pytest.mark.rule("F-FAQ-2", "F-ALLIANCE-7", "F-ALLIANCE-8")
@pytest.mark.parametrize(("side", "place"), [("offense", GATE), ("defense", BESIDE)])
def test_as_an_ally_it_commits_one_ship_that_is_worth_four(side: str, place: int) -> None:
    hands = {0: ["attack-10", "attack-00"], 1: ["attack-10"]}
    t = table("mite", "pacifist", "macron", hands=hands)
    with pytest.raises(IllegalAnswer):
        t.encounter(ships=4, allies={2: (side, 2)})
    t.encounter(allies={2: (side, 1)})
    assert t.ships(2, place) == 1
    assert t.events("ships_sent")[-1]["ships"] == 1
    t.encounter(cards=("attack-10", "attack-10"))
    assert totals_and_winner(t) == ((18, 14, 0) if side == "offense" else (14, 18, 1))
    assert used(t) == [("macron.send-one", 2), ("macron.mass", 2)]


@pytest.mark.rule("F-FAQ-2")
def test_a_macron_that_takes_no_part_uses_nothing() -> None:
    t = table("mite", "pacifist", "macron", hands={0: ["attack-10"], 1: ["attack-10"]}).encounter(ships=4)
    assert totals_and_winner(t) == (14, 14, 1)
    assert used(t) == []


@pytest.mark.rule("F-POWER-1", "F-LAUNCH-2")
def test_with_two_home_colonies_it_sends_up_to_four_ships_worth_one_each() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = table("macron", "mite", "pacifist", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=away)
    t.encounter(ships={planet(0, 3): 3, planet(2): 1})
    assert totals_and_winner(t) == (10 + 4, 8 + 4, 0)
    assert used(t) == []


@pytest.mark.rule("F-POWER-2", "F-LAUNCH-4")
def test_launching_the_last_ship_of_its_third_home_colony_costs_it_the_second_use() -> None:
    lost = [(0, 4, planet(0, number), WARP) for number in (3, 4)]
    single = [(0, 3, planet(0), planet(0, 1))]
    t = table("macron", "mite", "pacifist", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=lost + single)
    t.do(0, "regroup", planet(0, 1)).encounter(ships={planet(0): 1})
    assert used(t) == [("macron.send-one", 0)]
    assert totals_and_winner(t) == (10 + 1, 8 + 4, 1)


# ---------------------------------------------------------------- zaps


@pytest.mark.rule("F-FAQ-2", "F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_a_zap_at_the_launch_lets_it_send_four_ships_and_blocks_the_second_use() -> None:
    t = launching().do(2, ZAP, "cosmic-zap", options=["pass", "cosmic-zap"])
    t.encounter(ships=4, cards=("attack-08", "attack-10"))
    assert totals_and_winner(t) == (8 + 4, 10 + 4, 1)
    assert used(t) == [("macron.send-one", 0)]
    assert t.discards() == ["cosmic-zap", "attack-08", "attack-10"]


@pytest.mark.rule("F-FAQ-2", "F-ZAP-1", "F-ZAP-2")
def test_a_zap_after_the_reveal_leaves_it_with_one_ship_worth_one() -> None:
    t = launching().passes(2).encounter(ships=1, cards=("attack-10", "attack-10"))
    t.do(2, ZAP, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert totals_and_winner(t) == (10 + 1, 10 + 4, 1)
    assert t.events("cancelled") == [{"source": "cosmic-zap", "seat": 2, "ability": "macron.mass", "of": 0}]


@pytest.mark.rule("F-FAQ-2", "F-ZAP-2")
def test_zapped_as_an_ally_it_may_commit_four_ships_worth_one_each() -> None:
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["attack-10"]}
    t = table("mite", "pacifist", "macron", hands=hands).encounter(ships=4, allies={2: ("defense", 3)})
    t.do(0, ZAP, "cosmic-zap").encounter(allies={2: ("defense", 3)})
    assert totals_and_winner(t) == (14, 17, 1)


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_ends_with_the_encounter() -> None:
    t = launching(hand1=("attack-06",)).do(2, ZAP, "cosmic-zap").encounter(ships=4, cards=("attack-08", "attack-06"))
    assert totals_and_winner(t) == (12, 10, 0)
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=1)
    assert totals_and_winner(t) == (10 + 4, 6 + 4, 0)
    assert used(t)[1:] == [("macron.send-one", 0), ("macron.mass", 0)]


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10")
def test_a_card_zap_stops_the_zap_and_a_single_ship_is_sent() -> None:
    t = launching("card-zap").do(2, ZAP, "cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap")
    with pytest.raises(IllegalAnswer):
        t.do(0, "launch", {planet(0): 2})
    t.encounter(ships=1, cards=("attack-10", "attack-10"))
    assert t.discards() == ["cosmic-zap", "card-zap", "attack-10", "attack-10"]
    assert totals_and_winner(t) == (10 + 4, 10 + 4, 1)


# ---------------------------------------------------------------- doubled gains


@pytest.mark.rule("F-COMP-2", "F-GOAL-7")
def test_it_takes_two_cards_for_its_one_lost_ship_as_compensation() -> None:
    hands = {0: ["negotiate"], 1: ["attack-08", "attack-10", "attack-12", "attack-14"]}
    t = table("macron", "mite", "pacifist", hands=hands).encounter(ships=1, cards=("negotiate", "attack-08"))
    assert t.events("took") == [{"source": "F-COMP-2", "seat": 0, "victim": 1, "number": 2}]
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 1)


@pytest.mark.rule("F-COMP-4")
def test_as_the_defense_it_takes_eight_cards_for_four_ships_or_the_whole_hand() -> None:
    rest = ["attack-04", "attack-06", "attack-08", "attack-10", "attack-12", "attack-14", "attack-20", "attack-23"]
    t = table("zombie", "macron", "pacifist", hands={0: ["attack-30", *rest, "attack-40"], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("attack-30", "negotiate"))
    assert [(event["number"], event["victim"]) for event in t.events("took")] == [(8, 0)]
    t = table("zombie", "macron", "pacifist", hands={0: ["attack-30", "attack-04"], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("attack-30", "negotiate"))
    assert t.hand(1) == ["attack-04"]


@pytest.mark.rule("F-REWARD-1", "F-REWARD-2")
@pytest.mark.parametrize("ships", [0, 1, 2])
def test_a_macron_ally_gets_two_rewards_for_its_one_ship(ships: int) -> None:
    t = table(
        "mite",
        "pacifist",
        "macron",
        hands={0: ["attack-04"], 1: ["attack-10"], 2: []},
        moves=[(2, 3, planet(2), WARP)],
        deck=["attack-12", "attack-14"],
    )
    t.encounter(ships=1, allies={2: ("defense", {planet(2, 1): 1})}, cards=("attack-04", "attack-10"))
    t.do(2, "ships-home", {planet(2, 1): 1}).do(2, "reward-ships", ships, options=[0, 1, 2])
    if ships:
        t.do(2, "ships-home", {planet(2): ships})
    assert t.events("rewarded") == [{"source": "F-REWARD-1", "seat": 2, "ships": ships, "cards": 2 - ships}]
    assert t.hand(2) == ["attack-12", "attack-14"][: 2 - ships]
    assert t.ships(2, WARP) == 3 - ships


@pytest.mark.rule("F-ZAP-3", "F-COMP-2")
def test_the_doubled_gains_are_no_use_and_go_on_while_the_power_is_zapped() -> None:
    hands = {0: ["negotiate"], 1: ["attack-08", *["attack-10"] * 3, *["attack-06"] * 3], 2: ["attack-06", "cosmic-zap"]}
    t = table("macron", "mite", "pacifist", hands=hands).do(0, "aim", planet(1)).do(2, ZAP, "cosmic-zap")
    t.encounter(ships=3, cards=("negotiate", "attack-08"))
    assert [event["number"] for event in t.events("took")] == [6]
    assert used(t)[0] == ("macron.send-one", 0)


@pytest.mark.rule("F-POWER-1", "F-COMP-2")
def test_without_the_power_gains_are_not_doubled() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    hands = {0: ["negotiate"], 1: ["attack-08", "attack-10", "attack-12", "attack-14"]}
    t = table("macron", "mite", "pacifist", hands=hands, moves=away)
    t.encounter(ships={planet(0, 3): 1}, cards=("negotiate", "attack-08"))
    assert [event["number"] for event in t.events("took")] == [1]


# ---------------------------------------------------------------- other powers


@pytest.mark.rule("F-GOAL-7")
def test_virus_multiplies_real_ships_and_a_macron_allys_ship_adds_four() -> None:
    t = table("virus", "mite", "macron", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: ("offense", 1)})
    assert totals_and_winner(t) == (10 * 3 + 4, 8 + 4, 0)


@pytest.mark.rule("F-GOAL-7")
def test_a_macron_allys_ship_takes_four_off_its_side_with_anti_matter() -> None:
    t = table("anti-matter", "mite", "macron", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: ("offense", 1)})
    assert totals_and_winner(t) == (10 - 3 - 4, 8 + 4, 0)


@pytest.mark.rule("F-REVEAL-5")
def test_it_is_used_after_any_reveal_but_a_negotiate_still_loses_to_an_attack() -> None:
    t = table("macron", "mite", "pacifist", hands={0: ["negotiate"], 1: ["attack-00"]}).encounter(ships=1)
    assert used(t) == [("macron.send-one", 0), ("macron.mass", 0)]
    assert t.ships(0, WARP) == 1
