"""Kamikaze: ships for cards before cards are chosen. Its flare: ships for points, or three ships back at once."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import homes, totals, uses, without, zapped

SACRIFICE = "kamikaze.sacrifice"
FLARE = "flare-kamikaze"
BEFORE = "window-PLANNING_BEFORE"
DOWN = "window-CARDS_SELECTED"
REGROUP = "window-REGROUP_SHIP"
NEXT = ["attack-40", "attack-30", "attack-20", "attack-15", "attack-14", "attack-13", "attack-12", "attack-11"]
ZAP = ["attack-06", "cosmic-zap"]


def before_cards(**more: list[str]) -> Table:
    hands = {0: ["attack-06", "attack-01"], 1: ["attack-08"]} | {int(seat[-1]): faces for seat, faces in more.items()}
    return table("kamikaze", "parasite", "filch", hands=hands, deck=NEXT).encounter(ships=3)


@pytest.mark.rule("F-DRAW-2", "F-GOAL-7")
@pytest.mark.parametrize("number", [1, 4])
def test_each_ship_given_up_brings_two_cards_in_time_for_the_selection(number: int) -> None:
    t = before_cards().do(0, BEFORE, SACRIFICE, options=["pass", SACRIFICE])
    t.do(0, "kamikaze-ships", {planet(0, 4): number})
    assert t.ships(0, WARP) == number
    assert t.hand(0) == sorted(["attack-06", "attack-01", *NEXT[: 2 * number]])
    assert t.options(0, "encounter-card") == ["attack-06", "attack-01", *NEXT[: 2 * number]]
    assert t.events("to_warp")[-1]["source"] == "kamikaze"


@pytest.mark.rule("F-GOAL-7")
def test_one_to_four_ships_from_any_colonies_but_not_from_the_gate() -> None:
    t = before_cards().do(0, BEFORE, SACRIFICE)
    decision = t.decision(0, "kamikaze-ships")
    assert (decision.low, decision.high) == (1, 4)  # type: ignore[attr-defined]
    assert {place for place, _ in decision.places} == {planet(0, n) for n in range(5)}  # type: ignore[attr-defined]
    assert t.ships(0, GATE) == 3


@pytest.mark.rule("F-STRIP-1", "F-POWER-1")
@pytest.mark.reading("losses-off-the-target")
def test_the_defense_may_empty_the_targeted_planet_and_lose_the_colony() -> None:
    t = table("parasite", "kamikaze", "filch", hands={1: ["attack-08"]}, deck=NEXT).encounter(ships=1)
    t.do(1, BEFORE, SACRIFICE).do(1, "kamikaze-ships", {planet(1): 4})
    assert (t.ships(1, planet(1)), t.ships(1, WARP)) == (0, 4)
    t.encounter(cards=("attack-06", "attack-40"))
    assert totals(t) == (6 + 1, 40 + 0)


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_giving_up_the_third_home_colony_costs_the_power_but_the_cards_still_come() -> None:
    t = table(*("kamikaze", "parasite", "filch"), deck=NEXT, moves=homes(0, 3)).encounter(ships={planet(0, 4): 3})
    t.do(0, BEFORE, SACRIFICE).do(0, "kamikaze-ships", {planet(0, 2): 4})
    assert t.events("power_lost")[-1]["seat"] == 0
    assert len(t.hand(0)) == 1 + 8


@pytest.mark.rule("F-PLAN-3", "F-DRAW-4")
def test_an_offense_without_encounter_card_may_so_keep_its_turn() -> None:
    t = table("kamikaze", "mutant", "filch", hands={0: ["attack-06"], 1: []}, deck=["attack-01", *NEXT])
    t.encounter(ships=1).do(1, "window-ALLIANCE_BEFORE", "mutant.refill").do(1, "mutant-source", 0)
    while (1, "mutant-source") in t.open:
        t.do(1, "mutant-source", "deck")
    t.encounter(ships=1)
    assert t.hand(0) == []
    t.do(0, BEFORE, SACRIFICE).do(0, "kamikaze-ships", {planet(0, 1): 1})
    assert len(t.hand(0)) == 2
    assert (0, "encounter-card") in t.open
    assert t.events("turn_breaks_off") == []


@pytest.mark.rule("F-TIMING-1")
def test_it_may_keep_its_ships() -> None:
    t = before_cards().passes(0)
    assert (t.ships(0, WARP), t.hand(0), uses(t)) == (0, ["attack-01", "attack-06"], [])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_no_ship_is_lost_and_nothing_is_drawn() -> None:
    t = before_cards(seat2=ZAP).do(0, BEFORE, SACRIFICE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.ships(0, WARP), t.hand(0)) == (0, ["attack-01", "attack-06"])
    assert zapped(t, 0) == [True]
    assert t.open == [(0, "encounter-card")]


@pytest.mark.rule("F-COMPONENT-4")
def test_an_ally_has_no_power() -> None:
    t = table("parasite", "filch", "kamikaze").encounter(
        ships=1, allies={2: ("offense", 1)}, cards=("attack-06", "attack-06")
    )
    without(t, "filch.theft")
    assert uses(t) == []
    assert t.events("totals") != []


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_the_power_is_lost() -> None:
    t = table("kamikaze", "parasite", "filch", moves=homes(0, 2)).encounter(ships=1, cards=("attack-06", "attack-06"))
    assert uses(t) == []


# ---------------------------------------------------------------- wild


def armed(offense: bool = True, **more: list[str]) -> Table:
    """Cards are down; a seat without the power holds the flare."""
    holder = 0 if offense else 1
    hands = {0: ["attack-06"], 1: ["attack-08"]} | {int(seat[-1]): faces for seat, faces in more.items()}
    hands[holder] = [*hands[holder], FLARE]
    t = table("parasite", "void", "filch", hands=hands)
    return t.encounter(ships=3, cards=("attack-06", "attack-08"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-REVEAL-2")
def test_wild_each_ship_given_up_counts_three() -> None:
    t = armed().do(0, DOWN, FLARE, options=["pass", FLARE]).do(0, "kamikaze-ships", {planet(0, 4): 4})
    assert totals(t) == (6 + 3 + 12, 8 + 4)
    assert t.ships(0, WARP) == 4
    assert t.hand(0) == [FLARE]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_defenders_on_the_planet_are_in_the_encounter_and_stay() -> None:
    t = armed(offense=False).do(1, DOWN, FLARE)
    places = [place for place, _ in t.decision(1, "kamikaze-ships").places]  # type: ignore[attr-defined]
    assert places == [planet(1, n) for n in range(1, 5)]
    t.do(1, "kamikaze-ships", {planet(1, 1): 1})
    assert totals(t) == (6 + 3, 8 + 4 + 3)


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_ally_cannot_play_it() -> None:
    t = table("parasite", "void", "filch", hands={2: ["attack-06", FLARE]})
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("attack-06", "attack-06"))
    assert t.events("flare_played") == []
    assert totals(t) == (6 + 2, 6 + 4)


@pytest.mark.rule("F-TIMING-4", "F-ART-3")
def test_wild_card_zapped_no_ship_is_lost() -> None:
    t = armed(seat2=["card-zap"]).do(0, DOWN, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (6 + 3, 8 + 4)
    assert FLARE in t.discards()


# ---------------------------------------------------------------- super


def regroup(in_warp: int, **more: list[str]) -> Table:
    hands = {0: ["attack-06", FLARE]} | {int(seat[-1]): faces for seat, faces in more.items()}
    return table("kamikaze", "parasite", "filch", hands=hands, moves=[(0, in_warp, planet(0, 1), WARP)])


@pytest.mark.rule("F-FLARE-6", "F-REGROUP-1", "F-REGROUP-2")
@pytest.mark.parametrize(("in_warp", "back"), [(4, 3), (2, 2)])
def test_super_three_ships_return_to_colonies_of_choice(in_warp: int, back: int) -> None:
    t = regroup(in_warp).do(0, REGROUP, FLARE, options=["pass", FLARE])
    for _ in range(back):
        t.do(0, "regroup", planet(0, 0), options=[planet(0, n) for n in range(5) if n != 1 or in_warp < 4])
    assert (t.ships(0, WARP), t.ships(0, planet(0))) == (in_warp - back, 4 + back)
    assert FLARE in t.hand(0)
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-REGROUP-1")
def test_super_left_alone_one_ship_returns() -> None:
    t = regroup(3).passes(0).do(0, "regroup", planet(0, 0))
    assert t.ships(0, WARP) == 2


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("kamikaze-super-single")
def test_super_a_single_ship_in_the_warp_needs_no_flare() -> None:
    t = regroup(1)
    assert t.open == [(0, "regroup")]


@pytest.mark.rule("F-FLARE-5", "F-FLARE-8")
def test_super_is_not_for_others_and_not_for_the_regroup_of_others() -> None:
    t = table("parasite", "kamikaze", "filch", hands={1: ["attack-06", FLARE]}, moves=[(0, 3, planet(0, 1), WARP)])
    assert t.open == [(0, "regroup")]
    t = table("parasite", "void", "filch", hands={0: ["attack-06", FLARE]}, moves=[(0, 3, planet(0, 1), WARP)])
    assert t.open == [(0, "regroup")]


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_one_ship_returns() -> None:
    t = regroup(3, seat2=["attack-06", "card-zap"]).do(0, REGROUP, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    t.do(0, "regroup", planet(0, 0))
    assert (t.ships(0, WARP), t.open) == (2, [(0, "aim")])
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_cosmic_zapped_the_power_is_off_and_the_flare_turns_wild() -> None:
    t = regroup(3, seat2=ZAP).do(0, REGROUP, FLARE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "regroup", planet(0, 0))
    assert FLARE in t.hand(0)
    t.encounter(ships=1, cards=("attack-06", "attack-06"))
    assert uses(t) == []
    t.do(0, DOWN, FLARE).do(0, "kamikaze-ships", {planet(0): 2})
    assert totals(t) == (6 + 1 + 6, 6 + 4)
