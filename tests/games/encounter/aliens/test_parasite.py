"""Parasite: joins either side without an invitation."""

from copy import deepcopy
from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses, zapped

INFEST = "parasite.infest"
OFFER = ["pass", INFEST]
ZAP = ["attack-06", "cosmic-zap"]
MAIN = {0: ["attack-10", "attack-04"], 1: ["attack-08", "attack-04"]}
CARDS = ("attack-10", "attack-08")
GUEST: dict[tuple[int, str], list[Any]] = {(0, "aim"): [planet(1)], (0, "launch"): [3], (0, "invite"): [(2,)]}


def waiting(hands: dict[int, list[str]] | None = None, **layout: Any) -> Table:
    """The Parasite, seat 2, is about to answer; by itself nobody has invited it."""
    return table("pacifist", "mite", "parasite", "filch", hands=MAIN | (hands or {}), **layout)


@pytest.mark.rule("F-GOAL-7", "F-ALLIANCE-7", "F-REVEAL-3")
def test_it_joins_the_offense_without_an_invitation() -> None:
    t = waiting().encounter(ships=3, cards=CARDS)
    assert t.open == [(2, "window-ANSWER")]
    t.do(2, "window-ANSWER", INFEST, options=OFFER)
    t.do(2, "parasite-side", "offense", options=["offense", "defense"])
    t.do(2, "ally-ships", {planet(2): 2, planet(2, 1): 2})
    assert t.ships(2, GATE) == 4
    t.encounter(cards=CARDS)
    assert totals(t) == (10 + 3 + 4, 8 + 4)
    assert t.ships(2, planet(1)) == 4


@pytest.mark.rule("F-GOAL-7", "F-ALLIANCE-8", "F-REWARD-1")
def test_it_joins_the_defense_and_is_rewarded_like_any_ally() -> None:
    t = waiting(deck=["attack-20", "attack-23"]).encounter(ships=1)
    t.do(2, "window-ANSWER", INFEST).do(2, "parasite-side", "defense").do(2, "ally-ships", {planet(2): 2})
    assert t.ships(2, BESIDE) == 2
    t.encounter(cards=CARDS)
    assert totals(t) == (10 + 1, 8 + 4 + 2)
    t.do(2, "ships-home", {planet(2): 2})
    assert t.hand(2) == ["attack-06", "attack-20", "attack-23"]


@pytest.mark.rule("F-ALLIANCE-7")
def test_it_sends_one_to_four_ships_as_usual() -> None:
    t = waiting().encounter(ships=3).do(2, "window-ANSWER", INFEST).do(2, "parasite-side", "offense")
    decision = t.decision(2, "ally-ships")
    assert (decision.low, decision.high) == (1, 4)  # type: ignore[attr-defined]


@pytest.mark.rule("F-ALLIANCE-5")
def test_it_may_stay_away() -> None:
    t = waiting().encounter(ships=3).passes(2).encounter(cards=CARDS)
    assert uses(t) == []
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-ALLIANCE-5", "F-ALLIANCE-6")
def test_invited_by_one_side_it_infests_only_the_other() -> None:
    t = waiting().scripted({**deepcopy(GUEST), (1, "invite"): [()]})
    t.do(2, "window-ANSWER", INFEST, options=OFFER)
    assert t.open == [(2, "ally-ships")]
    t.do(2, "ally-ships", {planet(2): 1})
    assert (t.ships(2, GATE), t.ships(2, BESIDE)) == (0, 1)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-ALLIANCE-5", "F-ALLIANCE-6")
def test_when_it_does_not_infest_it_may_still_accept_its_invitation() -> None:
    t = waiting().scripted({**deepcopy(GUEST), (1, "invite"): [()]})
    t.passes(2)
    t.do(2, "ally", "offense", options=["decline", "offense"]).do(2, "ally-ships", 1)
    assert (t.ships(2, GATE), uses(t)) == (1, [])


@pytest.mark.rule("F-ALLIANCE-5", "F-ALLIANCE-6")
def test_invited_by_both_sides_it_has_nothing_to_use() -> None:
    t = waiting().scripted({**deepcopy(GUEST), (1, "invite"): [(2,)]})
    assert t.open == [(2, "ally")]
    t.do(2, "ally", "decline", options=["decline", "offense", "defense"])
    assert uses(t) == []


@pytest.mark.rule("F-ALLIANCE-5", "F-ALLIANCE-6")
def test_it_acts_in_its_turn_of_the_order_of_answers() -> None:
    """Seat 2 answers first; the Parasite, seat 3, sees that answer; nobody after it decides before its ships stand."""
    t = table("pacifist", "mite", "filch", "parasite", "void")
    t.scripted({(0, "aim"): [planet(1)], (0, "launch"): [1], (0, "invite"): [(2, 4)], (1, "invite"): [()]})
    assert t.open == [(2, "ally")]
    t.do(2, "ally", "decline")
    assert t.open == [(3, "window-ANSWER")]
    t.do(3, "window-ANSWER", INFEST).do(3, "parasite-side", "offense")
    assert t.open == [(3, "ally-ships")]
    t.do(3, "ally-ships", 1)
    assert t.open == [(4, "ally")]


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
@pytest.mark.parametrize("seats", [("parasite", "mite", "filch"), ("mite", "parasite", "filch")])
def test_as_a_main_player_it_has_no_power(seats: tuple[str, str, str]) -> None:
    t = table(*seats, hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, cards=CARDS)
    assert uses(t) == []
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-ALLIANCE-7")
def test_without_a_ship_outside_the_warp_it_cannot_join() -> None:
    t = waiting(moves=[(2, 4, planet(2, number), WARP) for number in range(5)])
    t.encounter(ships=3, cards=CARDS)
    assert uses(t) == []
    assert outcome(t)[1] == 0


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_it_needs_an_invitation() -> None:
    t = waiting(moves=homes(2, 2)).encounter(ships=3, cards=CARDS)
    assert uses(t) == []
    assert totals(t) == (10 + 3, 8 + 4)
    invited = waiting(moves=homes(2, 2))
    invited.encounter(ships=3, allies={2: ("offense", 1)}, cards=CARDS)
    assert totals(invited) == (10 + 3 + 1, 8 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_stays_away_for_this_encounter_and_joins_the_next() -> None:
    t = waiting(
        {0: ["attack-10", "attack-08", "attack-04"], 1: ["attack-06"] * 3, 3: ZAP},
        destiny=["blue", "blue"],
    )
    t.encounter(ships=3).do(2, "window-ANSWER", INFEST)
    t.do(3, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert zapped(t, 2) == [True]
    t.encounter(cards=("attack-10", "attack-06"))
    assert totals(t) == (10 + 3, 6 + 4)
    assert t.open == [(0, "second-encounter")]
    assert zapped(t, 2) == [False]
    t.do(0, "second-encounter", "go-on").encounter(target=planet(1, 1), ships=1)
    t.do(2, "window-ANSWER", INFEST, options=OFFER).do(2, "parasite-side", "offense").do(2, "ally-ships", 2)
    assert t.ships(2, GATE) == 2


@pytest.mark.rule("F-ZAP-2", "F-ALLIANCE-5")
def test_zapped_it_may_still_accept_a_real_invitation() -> None:
    t = waiting({3: ZAP})
    t.scripted({**deepcopy(GUEST), (1, "invite"): [()]})
    t.do(2, "window-ANSWER", INFEST).do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(2, "ally", "offense", options=["decline", "offense"]).do(2, "ally-ships", 2)
    assert (t.ships(2, GATE), t.ships(2, BESIDE)) == (2, 0)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4")
def test_a_card_zap_on_the_zap_lets_it_join() -> None:
    t = waiting({2: ["card-zap"], 3: ZAP})
    t.encounter(ships=3).do(2, "window-ANSWER", INFEST).do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(2, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    t.do(2, "parasite-side", "defense").do(2, "ally-ships", 1)
    assert t.ships(2, BESIDE) == 1
    assert t.discards() == ["cosmic-zap", "card-zap"]


@pytest.mark.rule("F-ALLIANCE-7", "F-ALLIANCE-8")
def test_one_that_is_an_ally_already_joins_no_other_side() -> None:
    t = waiting().scripted({**deepcopy(GUEST), (1, "invite"): [()]}).passes(2)
    t.do(2, "ally", "offense").do(2, "ally-ships", {planet(2): 1})
    assert (2, "window-ANSWER") not in t.open
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
