"""Deals: what may be agreed, what failing costs, promises that cannot be kept (F-DEAL, F-FAQ-15)."""

from typing import Any

import pytest

from tests.games.encounter.rules.deals import SPARE, say, talks
from tests.games.encounter.scenario import GATE, WARP, planet, table
from warptable.kernel import IllegalAnswer

# ---- terms --------------------------------------------------------------------------------------


@pytest.mark.rule("F-DEAL-8")
@pytest.mark.parametrize("gift", [("give", "attack-08"), ("grant", planet(0, 2))])
def test_a_deal_may_be_one_sided(gift: tuple[str, Any]) -> None:
    t = talks()
    say(t, 0, gift, "propose")
    say(t, 1, "accept")
    if gift[0] == "grant":
        t.do(1, "deal-colony", {planet(1, 4): 1})
        assert t.ships(1, planet(0, 2)) == 1
    else:
        assert t.hand(1) == ["attack-04", "attack-08", "attack-12"]
    t.do(0, "ships-home", 2)
    assert t.events("deal_made")
    assert t.state.seats[0].foreign == 0


@pytest.mark.rule("F-DEAL-4")
def test_a_colony_is_granted_only_where_the_giver_has_one_home_or_foreign() -> None:
    t = talks(
        moves=[
            (0, 1, planet(0, 1), planet(2, 1)),  # a foreign colony that red may share
            (1, 4, planet(1, 4), planet(1, 3)),  # blue has left this home planet
            (0, 1, planet(0, 2), planet(1, 1)),  # red is there already: no new colony
        ],
        ships={planet(0): 1},
    )
    offered = t.options(0, "deal")
    assert [p for kind, p in offered[2:] if kind == "grant"] == [0, 1, 2, 3, 4, planet(2, 1)]
    assert [p for kind, p in offered[2:] if kind == "want"] == [5, 7, 8]
    say(t, 0, ("grant", planet(2, 1)), "propose")
    say(t, 1, "accept")
    t.do(1, "deal-colony", {planet(1): 1})
    assert (t.ships(0, planet(2, 1)), t.ships(1, planet(2, 1)), t.ships(2, planet(2, 1))) == (1, 1, 4)


@pytest.mark.rule("F-DEAL-5", "F-DEAL-10")
def test_the_colony_is_founded_with_any_ships_but_those_in_the_warp() -> None:
    t = table(players=3, hands=SPARE, moves=[(0, 3, planet(0, 4), WARP)])
    t.do(0, "regroup", planet(0, 4))
    t.encounter(ships={planet(0): 3}, cards=("negotiate", "negotiate"))
    assert t.ships(0, WARP) == 2
    say(t, 0, ("want", planet(1)), "propose")
    say(t, 1, "accept")
    t.do(0, "deal-colony", {planet(0, 1): 2, GATE: 1}, options=[0, 1, 2, 3, 4, GATE])
    assert t.ships(0, planet(1)) == 3
    assert t.ships(0, planet(0, 1)) == 2
    assert t.events("colony_granted") == [{"source": "F-DEAL-5", "seat": 1, "receiver": 0, "planet": planet(1)}]
    # F-DEAL-10: the other two go home, also to the new colony
    t.do(0, "ships-home", {planet(1): 1, planet(0, 4): 1}, options=[0, 1, 2, 3, 4, planet(1)])
    assert t.events("ships_home")[-1]["source"] == "F-DEAL-10"
    assert (t.ships(0, GATE), t.ships(0, WARP)) == (0, 2)


@pytest.mark.rule("F-DEAL-5")
def test_a_new_colony_needs_at_least_one_ship_and_no_more_than_there_are() -> None:
    t = talks()
    say(t, 0, ("want", planet(1)), "propose")
    say(t, 1, "accept")
    before = t.state.clone()
    for spread in ((), ((GATE, 3),), ((WARP, 1),), ((planet(1), 1),)):
        with pytest.raises(IllegalAnswer):
            t.session.answer(t.decision(0, "deal-colony"), spread)
        assert t.state == before


@pytest.mark.rule("F-FAQ-15")
def test_any_planet_of_the_giver_and_any_number_of_ships() -> None:
    t = talks()
    say(t, 0, ("want", planet(1, 4)), "propose")
    say(t, 1, "accept")
    t.do(0, "deal-colony", {planet(0): 3, planet(0, 1): 3, GATE: 2})
    assert t.ships(0, planet(1, 4)) == 8, "more than four, and not on the targeted planet"
    assert t.ships(0, planet(1)) == 0


@pytest.mark.rule("F-VEC-3", "F-DEAL-3", "F-DEAL-5")
def test_the_rulebooks_example_three_attacks_for_a_colony() -> None:
    hands = {0: ["negotiate", "attack-04", "attack-06", "attack-08", "attack-20"], 1: ["negotiate", "attack-30"]}
    t = table("parasite", "anti-matter", "mite", hands=hands)
    t.encounter(ships=2, cards=("negotiate", "negotiate"))
    say(t, 0, *(("give", f"attack-0{value}") for value in (4, 6, 8)), ("want", planet(1, 2)), "propose")
    say(t, 1, "accept")
    t.do(0, "deal-colony", {GATE: 2})
    assert t.ships(0, planet(1, 2)) == 2
    assert t.hand(1) == ["attack-04", "attack-06", "attack-08", "attack-30"]
    assert t.hand(0) == ["attack-20"]
    assert (t.state.seats[0].foreign, t.state.seats[1].foreign) == (1, 0)
    t.do(0, "second-encounter", "stop")


@pytest.mark.rule("F-DEAL-3", "F-RES-9")
def test_each_may_gain_a_colony_in_the_same_deal() -> None:
    t = talks()
    say(t, 0, ("grant", planet(0, 2)), ("want", planet(1, 3)), "propose")
    say(t, 1, "accept")
    t.do(1, "deal-colony", {planet(1, 3): 4})  # even with the ships of the planet granted: one batch
    t.do(0, "deal-colony", {GATE: 2})
    assert t.ships(1, planet(0, 2)) == 4
    assert (t.ships(0, planet(1, 3)), t.ships(1, planet(1, 3))) == (2, 0)
    assert [t.state.seats[seat].foreign for seat in (0, 1)] == [1, 1]


# ---- failing ------------------------------------------------------------------------------------


@pytest.mark.rule("F-DEAL-11", "F-DEAL-14", "F-DEAL-15", "F-DEAL-12", "F-SECOND-4")
@pytest.mark.reading("failed-deal-together")
def test_a_failed_deal_costs_each_three_ships_of_its_choice_and_the_turn() -> None:
    t = talks(ships={planet(0): 3})
    say(t, 0, "refuse")
    assert t.decision(0, "lose-ships").source == "F-DEAL-11"
    # F-DEAL-14: from anywhere, also from the gate and from the targeted planet
    t.do(0, "lose-ships", {planet(0, 1): 2, GATE: 1}, options=[0, 1, 2, 3, 4, GATE])
    assert t.ships(0, WARP) == 0, "both choose before anything is lost"
    t.do(1, "lose-ships", {planet(1): 3}, options=[5, 6, 7, 8, 9])
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 3)
    assert (t.ships(0, planet(0, 1)), t.ships(1, planet(1))) == (2, 1)
    # F-DEAL-15: what is left on the gate goes home
    t.do(0, "ships-home", {planet(0, 3): 2}, options=[0, 1, 2, 3, 4])
    assert t.events("ships_home")[-1]["source"] == "F-DEAL-15"
    assert t.ships(0, planet(0, 3)) == 6
    assert t.events("turn")[-1]["seat"] == 1, "F-DEAL-12: no second encounter"


@pytest.mark.rule("F-DEAL-11")
@pytest.mark.parametrize("spread", [{GATE: 2}, {GATE: 2, 1: 2}, {GATE: 2, planet(1): 1}])
def test_exactly_three_own_ships_are_lost(spread: dict[int, int]) -> None:
    t = talks()
    say(t, 0, "refuse")
    before = t.state.clone()
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(0, "lose-ships"), tuple(spread.items()))
    assert t.state == before


@pytest.mark.rule("F-DEAL-13")
def test_with_fewer_than_three_ships_a_player_loses_all_of_them() -> None:
    t = talks(moves=[(1, 4, planet(1, n), WARP) for n in range(1, 5)] + [(1, 2, planet(1), WARP)])
    say(t, 0, "refuse")
    assert t.open == [(0, "lose-ships")], "blue has no choice"
    t.do(0, "lose-ships", {planet(0, 1): 3})
    assert t.ships(1, WARP) == 20
    assert t.ships(1, planet(1)) == 0


@pytest.mark.rule("F-DEAL-12", "F-SECOND-1")
def test_a_deal_made_entitles_to_a_second_encounter() -> None:
    t = talks({0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-04"]})
    say(t, 0, ("want", planet(1, 3)), "propose")
    say(t, 1, "accept")
    t.do(0, "deal-colony", {GATE: 2})
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert [(event["seat"], event["number"]) for event in t.events("encounter")] == [(0, 1), (0, 2)]


# ---- promises ------------------------------------------------------------------------------------

PROMISED_ZAP = {0: ["negotiate", "card-zap"], 1: ["negotiate", "attack-04"], 2: ["attack-06", "quash"]}


@pytest.mark.rule("F-DEAL-7")
@pytest.mark.reading("promised-card-played")
def test_a_deal_in_which_nothing_is_left_to_change_hands_fails() -> None:
    """The only card promised was played to save the deal."""
    t = talks(PROMISED_ZAP)
    say(t, 0, ("give", "card-zap"), "propose")
    say(t, 1, "accept")
    t.do(2, "window-DEAL_AGREED", "quash", options=["pass", "quash"])
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert t.open == [(0, "lose-ships"), (1, "lose-ships")]
    assert t.events("deal_made") == []


@pytest.mark.rule("F-RES-9")
@pytest.mark.reading("promised-card-played")
def test_a_promised_card_that_was_played_is_not_given_but_the_rest_of_the_deal_holds() -> None:
    t = talks(PROMISED_ZAP)
    say(t, 0, ("give", "card-zap"), ("want", planet(1, 3)), "propose")
    say(t, 1, "accept")
    t.do(2, "window-DEAL_AGREED", "quash")
    t.do(0, "window-CARD_PLAYED", "card-zap")
    t.do(0, "deal-colony", {GATE: 2})
    assert t.hand(1) == ["attack-04"]
    assert t.ships(0, planet(1, 3)) == 2
    assert t.events("deal_made")


@pytest.mark.rule("F-DEAL-2", "F-DEAL-8")
@pytest.mark.reading("first-proposal")
def test_the_first_speaker_may_leave_it_to_the_other_once() -> None:
    """The offense waits; the defense may propose or break off, but not wait in turn."""
    t = talks()
    t.do(0, "deal", ("wait",))
    assert t.open == [(1, "deal")]
    assert "wait" not in t.options(1, "deal")
    t.do(1, "deal", (("ask", 1), "propose"))
    assert t.open == [(0, "deal")]
    assert t.options(0, "deal")[:2] == ["refuse", "accept"]
