"""Amoeba: changes the number of its ships between selection and reveal."""

import pytest

from tests.games.encounter.scenario import BESIDE, WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses

SELECTED = "window-CARDS_SELECTED"
PLANNING = "window-PLANNING_BEFORE"
ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"
OFFERED = ["pass", "amoeba.ooze"]


def attack(own: str = "attack-10", other: str = "attack-08", *third: str, more: str = "attack-12") -> Table:
    """Amoeba attacks with two ships against four; stops when the cards are down."""
    hands = {0: [own, more], 1: [other], 2: ["attack-06", *third]}
    t = table("amoeba", "mite", "void", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships={planet(0): 2}, cards=(own, other))


@pytest.mark.rule("F-LAUNCH-2", "F-REVEAL-3")
@pytest.mark.reading("amoeba-one-way")
def test_it_brings_in_as_many_ships_as_it_likes() -> None:
    t = attack().do(0, SELECTED, "amoeba.ooze", options=OFFERED)
    t.do(0, "amoeba-way", "ships-in", options=["ships-in", "ships-out"])
    t.do(0, "amoeba-in", {planet(0, 1): 4, planet(0, 2): 4, planet(0, 3): 3})
    assert totals(t) == (10 + 13, 8 + 4)
    assert (t.ships(0, planet(1)), t.ships(0, planet(0, 3))) == (13, 1)
    assert [(event["source"], event["ships"]) for event in t.events("resized")] == [("amoeba", 13)]


@pytest.mark.rule("F-REVEAL-3")
@pytest.mark.reading("amoeba-one-way")
def test_it_takes_ships_out_to_colonies_of_its_choice() -> None:
    t = attack().do(0, SELECTED, "amoeba.ooze").do(0, "amoeba-way", "ships-out").do(0, "amoeba-out", {planet(0, 2): 1})
    assert totals(t) == (10 + 1, 8 + 4)
    assert t.ships(0, planet(0, 2)) == 5


@pytest.mark.rule("F-RES-1", "F-SECOND-1")
def test_winning_without_a_ship_founds_no_colony_but_counts_as_won() -> None:
    t = attack("attack-20", "attack-08").do(0, SELECTED, "amoeba.ooze").do(0, "amoeba-way", "ships-out")
    t.do(0, "amoeba-out", {planet(0, 2): 2})
    assert outcome(t) == ("won", 0, "totals")
    assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (0, 4)
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-RES-1")
def test_its_allies_land_all_the_same() -> None:
    t = table("amoeba", "mite", "void", hands={0: ["attack-20"], 1: ["attack-08"]})
    t.encounter(ships=1, allies={2: ("offense", 2)}, cards=("attack-20", "attack-08"))
    t.do(0, SELECTED, "amoeba.ooze").do(0, "amoeba-way", "ships-out").do(0, "amoeba-out", {planet(0): 1})
    assert (t.ships(0, planet(1)), t.ships(2, planet(1))) == (0, 2)


@pytest.mark.rule("F-COMPONENT-4")
def test_it_may_leave_its_ships_as_they_are() -> None:
    t = attack().passes(0)
    assert totals(t) == (10 + 2, 8 + 4)
    assert uses(t) == []


@pytest.mark.rule("F-REVEAL-3")
def test_as_the_defense_it_reinforces_the_targeted_planet() -> None:
    t = table("mite", "amoeba", "void", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=2, cards=("attack-10", "attack-08")).do(1, SELECTED, "amoeba.ooze")
    t.do(1, "amoeba-way", "ships-in").do(1, "amoeba-in", {planet(1, 1): 3})
    assert totals(t) == (10 + 2, 8 + 7)
    assert (t.ships(1, planet(1)), t.ships(1, planet(1, 1))) == (7, 1)


@pytest.mark.rule("F-STRIP-1", "F-LAUNCH-6")
def test_as_the_defense_it_may_leave_the_planet_and_defends_it_with_no_ship() -> None:
    t = table("mite", "amoeba", "void", hands={0: ["attack-10", "attack-04"], 1: ["attack-08"]})
    t.encounter(ships=2, cards=("attack-10", "attack-08")).do(1, SELECTED, "amoeba.ooze")
    t.do(1, "amoeba-way", "ships-out").do(1, "amoeba-out", {planet(1, 1): 4})
    assert totals(t) == (10 + 2, 8)
    assert (t.ships(1, WARP), t.ships(1, planet(1, 1)), t.state.seats[1].home) == (0, 8, 4)


@pytest.mark.rule("F-LAUNCH-6")
def test_without_a_ship_on_the_targeted_planet_it_cannot_be_used() -> None:
    t = table("mite", "amoeba", "void", hands={1: ["attack-08"]}, moves=[(1, 4, planet(1), planet(1, 1))])
    t.encounter(ships=2, cards=("attack-06", "attack-08"))
    assert uses(t) == []
    assert totals(t) == (6 + 2, 8)


@pytest.mark.rule("F-POWER-1", "F-STRIP-1")
def test_all_ships_may_be_moved_in_and_a_power_lost_by_it_is_lost_on_arrival() -> None:
    t = attack().do(0, SELECTED, "amoeba.ooze").do(0, "amoeba-way", "ships-in")
    t.do(0, "amoeba-in", {planet(0): 2} | {planet(0, n): 4 for n in range(1, 5)})
    assert totals(t) == (10 + 20, 8 + 4)
    assert [event["source"] for event in t.events("power_lost")] == ["F-POWER-1"]
    assert t.ships(0, planet(1)) == 20


@pytest.mark.rule("F-COMP-2")
def test_ships_moved_in_raise_the_compensation() -> None:
    hands = {0: ["negotiate"], 1: ["attack-08", "attack-01", "attack-04", "attack-05"]}
    t = table("amoeba", "pacifist", "oracle", hands=hands).encounter(ships=1, cards=("negotiate", "attack-08"))
    t.do(0, SELECTED, "amoeba.ooze").do(0, "amoeba-way", "ships-in").do(0, "amoeba-in", {planet(0, 1): 2})
    assert [event["number"] for event in t.events("took")] == [3]


@pytest.mark.rule("F-COMPONENT-4")
def test_an_ally_may_not_use_it() -> None:
    t = table("mite", "void", "amoeba", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=2, allies={2: ("offense", 2)}, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 4, 8 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-SECOND-1")
def test_zapped_the_ships_stay_and_the_power_is_back_in_the_next_encounter() -> None:
    t = attack("attack-20", "attack-08", "cosmic-zap").do(0, SELECTED, "amoeba.ooze").do(2, ZAP, "cosmic-zap")
    assert totals(t) == (20 + 2, 8 + 4)
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=1)
    assert t.options(0, SELECTED) == OFFERED


@pytest.mark.rule("F-POWER-1")
def test_without_home_colonies_it_has_no_power() -> None:
    t = table("amoeba", "mite", "void", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=homes(0, 2))
    t.encounter(ships=2, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 2, 8 + 4)


# ---------------------------------------------------------------- wild


def planned(seat: int = 0, *more: str, moves: list[tuple[int, int, int, int]] | None = None) -> Table:
    """Mite attacks Void with three ships; this seat holds the flare. Stops before the cards are selected."""
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-08"], 2: ["attack-06"]}
    hands[seat] = [*hands[seat], "flare-amoeba", *more]
    return table("mite", "void", "oracle", hands=hands, moves=moves or []).encounter(ships={planet(0): 3})


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-LAUNCH-2")
def test_wild_up_to_four_ships_more_also_beyond_the_limit_of_the_gate() -> None:
    t = planned().do(0, PLANNING, "flare-amoeba", options=["pass", "flare-amoeba"]).do(0, "amoeba-way", "ships-in")
    t.do(0, "amoeba-in", {planet(0, 1): 4})
    assert totals(t) == (10 + 7, 8 + 4)
    assert "flare-amoeba" in t.hand(0)


@pytest.mark.rule("F-FLARE-5")
def test_wild_not_more_than_four() -> None:
    t = planned().do(0, PLANNING, "flare-amoeba").do(0, "amoeba-way", "ships-in")
    for number in (1, 2, 3, 4):  # the fourth pick completes the answer
        t.session.answer(t.decision(0, "amoeba-in"), planet(0, number))
    assert totals(t) == (10 + 7, 8 + 4)


@pytest.mark.rule("F-FLARE-5")
def test_wild_or_fewer_ships() -> None:
    t = (
        planned()
        .do(0, PLANNING, "flare-amoeba")
        .do(0, "amoeba-way", "ships-out")
        .do(0, "amoeba-out", {planet(0, 1): 3})
    )
    assert totals(t) == (10, 8 + 4)


@pytest.mark.rule("F-FLARE-5", "F-LAUNCH-6")
def test_wild_a_defense_brings_ships_in_even_to_an_empty_planet() -> None:
    t = planned(1, moves=[(1, 4, planet(1), planet(1, 1))]).do(1, PLANNING, "flare-amoeba").passes(0)
    t.do(1, "amoeba-in", {planet(1, 1): 4})
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-FLARE-8")
def test_wild_only_main_players_may_play_it() -> None:
    t = planned(2)
    assert t.events("flare_played") == []
    assert totals(t) == (13, 12)


@pytest.mark.rule("F-TIMING-4")
def test_wild_a_card_zap_stops_it() -> None:
    t = planned(1).do(1, PLANNING, "flare-amoeba").do(0, CARD_ZAP, "card-zap")
    assert t.discards()[:2] == ["flare-amoeba", "card-zap"]
    assert totals(t) == (13, 12)


@pytest.mark.rule("F-FLARE-6")
def test_wild_the_owner_in_force_may_not_play_it() -> None:
    t = table("amoeba", "mite", "void", hands={0: ["attack-10", "flare-amoeba"], 1: ["attack-08"]})
    t.encounter(ships=2, cards=("attack-10", "attack-08"))
    assert t.open == [(0, SELECTED)]
    assert t.options(0, SELECTED) == OFFERED


# ---------------------------------------------------------------- super


def allied(side: str, *more: str) -> Table:
    hands = {0: ["attack-10", *more], 1: ["attack-08"], 2: ["attack-06", "flare-amoeba"]}
    t = table("mite", "void", "amoeba", hands=hands)
    t.encounter(ships=2, allies={2: (side, 2)}, cards=("attack-10", "attack-08"))
    return t.do(2, SELECTED, "flare-amoeba", options=["pass", "flare-amoeba"])


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-FLARE-8")
@pytest.mark.parametrize(("side", "sums"), [("offense", (10 + 2 + 8, 12)), ("defense", (12, 8 + 4 + 8))])
def test_super_an_ally_resizes_its_own_ships(side: str, sums: tuple[int, int]) -> None:
    t = allied(side).do(2, "amoeba-way", "ships-in").do(2, "amoeba-in", {planet(2, 3): 2, planet(2, 4): 4})
    assert totals(t) == sums
    assert "flare-amoeba" in t.hand(2)


@pytest.mark.rule("F-REWARD-1", "F-FLARE-6")
@pytest.mark.reading("amoeba-super-empty")
def test_super_an_ally_who_takes_out_every_ship_gets_no_reward() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "flare-amoeba"]}
    t = table("mite", "void", "amoeba", hands=hands)
    t.encounter(ships=2, allies={2: ("defense", 2)}, cards=("attack-04", "attack-20")).do(2, SELECTED, "flare-amoeba")
    t.do(2, "amoeba-way", "ships-out").do(2, "amoeba-out", {planet(2, 3): 2})
    assert outcome(t) == ("won", 1, "totals")
    assert (t.ships(2, BESIDE), t.hand(2)) == (0, ["attack-06", "flare-amoeba"])


@pytest.mark.rule("F-REWARD-1", "F-FLARE-6")
def test_super_ships_brought_in_earn_rewards() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "flare-amoeba"]}
    t = table("mite", "void", "amoeba", hands=hands)
    t.encounter(ships=2, allies={2: ("defense", 2)}, cards=("attack-04", "attack-20")).do(2, SELECTED, "flare-amoeba")
    t.do(2, "amoeba-way", "ships-in").do(2, "amoeba-in", {planet(2, 3): 3}).do(2, "ships-home", {planet(2): 5})
    assert [event["cards"] for event in t.events("rewarded")] == [5]


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_sends_the_flare_back() -> None:
    t = allied("offense", "cosmic-zap").do(0, ZAP, "cosmic-zap")
    assert totals(t) == (10 + 4, 12)
    assert t.hand(2) == ["attack-06", "flare-amoeba"]


@pytest.mark.rule("F-TIMING-4")
def test_super_a_card_zap_discards_it() -> None:
    t = allied("offense", "card-zap").do(0, CARD_ZAP, "card-zap")
    assert totals(t) == (10 + 4, 12)
    assert t.hand(2) == ["attack-06"]
