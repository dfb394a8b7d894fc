"""Daredevil: a narrow win is rewarded. Wild: a colony for one, three ships for anything else. Super: six is narrow."""

import pytest

from tests.games.encounter.aliens.dominion import STOP, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, outcome, totals, uses

POWER, FLARE = "daredevil.risk", "flare-daredevil"
TOTAL, FINAL, DOWN = "window-REVEALED_TOTAL", "window-TOTALS_FINAL", "window-CARDS_SELECTED"


def met(
    *own: str,
    cards: tuple[str, str] = ("attack-12", "attack-08"),
    seat: int = 0,
    third: tuple[str, ...] = (),
    allies: dict[int, tuple[str, int]] | None = None,
    moves: list[tuple[int, int, int, int]] | None = None,
    deck: tuple[str, ...] = (),
) -> Table:
    """Three ships against four; Daredevil on this seat."""
    aliens = ["hacker", "pacifist", "clone"]
    aliens[seat] = "daredevil"
    hands: dict[int, list[str]] = {0: [cards[0]], 1: [cards[1]], 2: ["attack-10", *third]}
    hands[seat] += own
    t = dominion(*aliens, hands=hands, destiny=["blue", "green"], moves=moves or [], deck=list(deck))
    return t.encounter(ships=3, allies=allies, cards=cards)


def rewarded(t: Table) -> list[tuple[str, int, int, int]]:
    return [(e["source"], e["seat"], e["ships"], e["cards"]) for e in t.events("rewarded")]


@pytest.mark.rule("F-REWARD-2")
def test_a_win_by_four_or_less_brings_a_reward_for_each_ship() -> None:
    """12 + 3 against 8 + 4."""
    t = met()
    assert outcome(t) == ("won", 0, "totals")
    assert rewarded(t) == [("daredevil", 0, 0, 3)]
    assert len(t.hand(0)) == 3


@pytest.mark.parametrize(("cards", "number"), [(("attack-13", "attack-08"), 3), (("attack-14", "attack-08"), 0)])
def test_by_five_it_brings_nothing(cards: tuple[str, str], number: int) -> None:
    t = met(cards=cards)
    assert len(t.hand(0)) == number


@pytest.mark.rule("F-REWARD-1")
def test_every_player_of_its_side_is_rewarded_besides_the_usual() -> None:
    """12 + 3 against 10 + 4 + 2: the ally of the winning defense gets rewards for both reasons."""
    t = met(cards=("attack-12", "attack-10"), seat=1, allies={2: ("defense", 2)}).do(2, "ships-home", 2)
    assert rewarded(t) == [("F-REWARD-1", 2, 0, 2), ("daredevil", 1, 0, 4), ("daredevil", 2, 0, 2)]


def test_a_tie_is_a_margin_of_nothing_and_an_ally_may_be_the_daredevil() -> None:
    t = met(
        cards=("attack-09", "attack-08"), seat=2, allies={2: ("defense", 1)}, moves=[(1, 1, planet(1), planet(1, 1))]
    )
    t.do(2, "ships-home", 1)
    assert totals(t) == (12, 12)
    assert [entry[:2] for entry in rewarded(t)] == [("F-REWARD-1", 2), ("daredevil", 1), ("daredevil", 2)]


def test_not_after_a_defeat_nor_without_totals() -> None:
    assert rewarded(met(seat=1)) == []
    assert rewarded(met(cards=("attack-12", "negotiate"))) == []


@pytest.mark.rule("F-REWARD-2")
def test_rewards_may_be_ships_from_the_warp() -> None:
    t = met(moves=[(0, 2, planet(0, 4), WARP)]).do(0, "regroup", planet(0, 4))
    t.encounter(ships=3, cards=("attack-12", "attack-08"))
    t.do(0, "reward-ships", 1, options=[0, 1]).do(0, "ships-home", 1)
    assert rewarded(t) == [("daredevil", 0, 1, 2)]


def test_risk_lowers_the_own_total_by_a_low_attack() -> None:
    t = met("attack-05", "attack-08", "attack-09", cards=("attack-20", "attack-08"))
    t.do(0, TOTAL, POWER, options=["pass", POWER])
    t.do(0, "daredevil-card", "attack-08", options=["attack-05", "attack-08"])
    assert totals(t) == (20 + 3 - 8, 12)
    assert rewarded(t) == [("daredevil", 0, 0, 3)]
    assert (uses(t), t.discards()[0]) == ([(0, POWER)], "attack-08")


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ZAP-3")
def test_zapped_nothing_is_lowered_but_the_rewards_stay() -> None:
    t = met("attack-05", third=("cosmic-zap",)).do(0, TOTAL, POWER).do(2, ZAP, "cosmic-zap")
    assert (totals(t), rewarded(t)) == ((15, 12), [("daredevil", 0, 0, 3)])


@pytest.mark.rule("F-POWER-1", "F-TIMING-1")
def test_it_may_pass_and_is_not_asked_without_a_low_attack_or_without_power() -> None:
    assert totals(met("attack-05").passes(0)) == (15, 12)
    assert uses(met("attack-09")) == []
    t = met("attack-05", moves=homes(0, 2))
    assert (uses(t), rewarded(t)) == ([], [])


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
def test_super_a_win_by_six_is_narrow_enough() -> None:
    """14 + 3 against 8 + 4."""
    t = met(FLARE, cards=("attack-14", "attack-08")).do(0, FINAL, FLARE, options=["pass", FLARE])
    assert rewarded(t) == [("daredevil", 0, 0, 3)]


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.parametrize("cards", [("attack-12", "attack-08"), ("attack-20", "attack-08")])
def test_super_not_where_it_changes_nothing(cards: tuple[str, str]) -> None:
    assert met(FLARE, cards=cards).events("flare_played") == []


# ---------------------------------------------------------------- wild


def dared(cards: tuple[str, str] = ("attack-12", "attack-08"), holder: int = 0, third: tuple[str, ...] = ()) -> Table:
    """The flare is played when both cards lie facedown; seat 2 is an ally of the offense."""
    hands: dict[int, list[str]] = {0: [cards[0], "attack-04"], 1: [cards[1], "attack-05"], 2: ["attack-09", *third]}
    hands[holder].append(FLARE)
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=cards)
    return t.do(holder, DOWN, FLARE, options=["pass", FLARE])


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("daredevil-wild-order")
def test_wild_a_narrow_win_founds_a_colony_in_the_opposing_home_system() -> None:
    """12 + 3 + 1 against 8 + 4."""
    t = dared()
    t.do(0, "daredevil-planet", planet(1, 3), options=["no-colony", *(planet(1, n) for n in range(1, 5))])
    assert (t.ships(0, planet(1, 3)), t.ships(0, planet(1)), t.ships(0, WARP)) == (1, 2, 0)
    assert t.state.seats[0].foreign == 2


@pytest.mark.rule("F-FLARE-5")
def test_wild_for_an_ally_too_and_it_may_decline_the_colony() -> None:
    t = dared(holder=2).do(2, "daredevil-planet", "no-colony")
    assert (t.ships(2, planet(1)), t.ships(2, WARP)) == (1, 0)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.parametrize("cards", [("attack-20", "attack-08"), ("attack-04", "attack-08")])
@pytest.mark.reading("daredevil-wild-order")
def test_wild_anything_else_costs_three_ships(cards: tuple[str, str]) -> None:
    hands = {0: [cards[0], FLARE], 1: [cards[1]], 2: ["attack-09"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3, cards=cards).do(0, DOWN, FLARE).do(0, "lose-ships", 3)
    lost = 3 if cards[0] == "attack-20" else 6
    assert t.ships(0, WARP) == lost


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_deal_is_anything_else_too() -> None:
    t = dared(cards=("negotiate", "negotiate"), holder=1).do(2, "ships-home", 1)
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", 3).do(1, "lose-ships", {planet(1, 1): 3})
    t.do(0, "ships-home", 3).do(1, "lose-ships", {planet(1, 2): 3})
    assert t.ships(1, WARP) == 6


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it_and_nothing_comes_later() -> None:
    t = dared(cards=("attack-20", "attack-08"), third=("card-zap",)).do(2, STOP, "card-zap")
    assert t.ships(0, WARP) == 0
    assert t.open == [(0, "second-encounter")]
