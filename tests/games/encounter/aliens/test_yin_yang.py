"""Yin-Yang: helps both sides. Its tokens share losses. Wild: somebody else loses as much. Super: its ships go home."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import STOP, ZAP, dominion
from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet
from tests.readings import homes, outcome, totals, uses

POWER, FLARE = "yin-yang.balance", "flare-yin-yang"
ANSWER, INVITED = "window-ANSWER", "window-INVITED"


CARDS = ("attack-20", "attack-08")


def hosted(
    *own: str, by: tuple[int, ...] = (0, 1), cards: tuple[str, str] = CARDS, second: tuple[str, ...] = ()
) -> Table:
    """Three ships attack; these main players have invited Yin-Yang, seat 2."""
    hands = {0: [cards[0], "attack-06"], 1: [cards[1], "attack-05", *second], 2: ["attack-10", *own]}
    t = dominion("hacker", "pacifist", "yin-yang", hands=hands, destiny=["blue", "green"])
    script: dict[tuple[int, str], list[Any]] = {(0, "aim"): [planet(1)], (0, "launch"): [3]}
    script |= {(0, "invite"): [(2,) if 0 in by else ()], (1, "invite"): [(2,) if 1 in by else ()]}
    return t.scripted(script)


def joined(*own: str, offense: int = 2, defense: int = 1, cards: tuple[str, str] = CARDS) -> Table:
    """It has joined both sides."""
    t = hosted(*own, cards=cards).do(2, ANSWER, POWER, options=["pass", POWER])
    t.do(2, "ally-ships", {planet(2): offense}).do(2, "ally-ships", {planet(2, 1): defense})
    assert (t.ships(2, GATE), t.ships(2, BESIDE)) == (offense, defense)
    return t


def fight(t: Table, cards: tuple[str, str] = CARDS) -> Table:
    return t.scripted({(0, "encounter-card"): [cards[0]], (1, "encounter-card"): [cards[1]]})


@pytest.mark.rule("F-ALLIANCE-7", "F-REVEAL-2")
def test_invited_by_both_it_joins_both_and_counts_on_both_sides() -> None:
    t = fight(joined())
    assert totals(t) == (20 + 3 + 2, 8 + 4 + 1)
    assert uses(t) == [(2, POWER)]


@pytest.mark.rule("F-RES-1", "F-RES-3")
def test_a_beaten_defense_may_keep_as_many_ships_as_it_has_with_the_offense() -> None:
    t = fight(joined()).do(1, "yin-yang-saved", 2, options=[0, 1, 2])
    assert (t.ships(1, planet(1)), t.ships(1, WARP)) == (2, 2)
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), t.ships(2, WARP)) == (3, 2, 1)
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-REWARD-1")
@pytest.mark.reading("yin-yang-rewards")
def test_a_beaten_offense_gets_a_reward_for_each_ship_it_has_with_the_defense() -> None:
    t = fight(joined(cards=("attack-04", "attack-08"), offense=1, defense=3), ("attack-04", "attack-08"))
    t.do(2, "ships-home", 3)
    while t.open[0][1] == "reward-ships":
        t.do(t.open[0][0], "reward-ships", 0)
    assert [(e["source"], e["seat"], e["cards"]) for e in t.events("rewarded")] == [
        ("F-REWARD-1", 2, 3),
        ("yin-yang", 0, 3),
    ]
    assert (t.ships(2, WARP), t.ships(0, WARP)) == (1, 3)


@pytest.mark.rule("F-DEAL-1")
def test_a_deal_sends_all_its_ships_home() -> None:
    t = fight(joined(cards=("negotiate", "negotiate")), ("negotiate", "negotiate"))
    t.do(2, "ships-home", 2).do(2, "ships-home", 1)
    assert t.open[0][1] == "deal"


@pytest.mark.rule("F-ALLIANCE-5")
def test_it_may_join_one_side_or_none_instead_and_one_invitation_is_not_enough() -> None:
    t = hosted().passes(2).do(2, "ally", "defense", options=["decline", "offense", "defense"])
    assert t.open == [(2, "ally-ships")]
    t = hosted(by=(0,)).passes(2)
    assert t.open == [(2, "ally")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_may_still_join_one_side() -> None:
    t = hosted(second=("cosmic-zap",)).do(2, ANSWER, POWER).do(1, ZAP, "cosmic-zap")
    assert t.open == [(2, "ally")]


@pytest.mark.rule("F-POWER-1")
def test_not_with_two_home_colonies() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["attack-10"]}
    t = dominion("hacker", "pacifist", "yin-yang", hands=hands, moves=homes(2, 2)).encounter(ships=3)
    assert t.events("tokens_given") == []


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("F-ZAP-3")
@pytest.mark.reading("yin-yang-tokens")
def test_who_does_not_invite_it_may_share_the_losses_of_the_opponent() -> None:
    t = hosted(by=()).do(2, INVITED, "yin-yang.give-tokens", options=["pass", "yin-yang.give-tokens"])
    t.do(2, "yin-yang-tokens", (0,))
    assert t.events("tokens_given") == [{"source": "yin-yang", "seat": 2, "guests": [0]}]
    fight(t).do(0, "lose-ships", 4)
    assert (t.ships(1, WARP), t.ships(0, WARP)) == (4, 4)
    assert uses(t) == []


def test_a_token_costs_nothing_if_the_opponent_loses_nothing() -> None:
    t = hosted(by=()).do(2, INVITED, "yin-yang.give-tokens").do(2, "yin-yang-tokens", (1,))
    fight(t)
    assert t.ships(1, WARP) == 4  # its own defeat
    assert t.open == [(0, "second-encounter")]


def test_tokens_are_for_those_only_who_have_not_invited_it() -> None:
    t = hosted(by=(1,)).do(2, INVITED, "yin-yang.give-tokens").do(2, "ally", "decline")
    assert t.events("tokens_given")[0]["guests"] == [0]


# ---------------------------------------------------------------- super and wild


@pytest.mark.rule("F-FLARE-6")
def test_super_its_ships_on_the_losing_side_go_home() -> None:
    t = fight(joined(FLARE)).do(1, "yin-yang-saved", 0).do(2, "window-HOME_INSTEAD", FLARE, options=["pass", FLARE])
    t.do(2, "ships-home", {planet(2): 1})
    assert (t.ships(2, WARP), t.ships(2, planet(1))) == (0, 2)


def beaten(holder: int = 1, third: tuple[str, ...] = ()) -> Table:
    hands: dict[int, list[str]] = {0: ["attack-20", "attack-06"], 1: ["attack-08"], 2: ["attack-10", *third]}
    hands[holder].append(FLARE)
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=3, cards=("attack-20", "attack-08"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_somebody_else_loses_as_many_ships() -> None:
    t = beaten().do(1, "window-WARPED", FLARE, options=["pass", FLARE]).do(1, "yin-yang-blamed", 2, options=[0, 2])
    t.do(2, "lose-ships", 4)
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (4, 4)


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_for_those_who_lose_nothing_and_a_card_zap_stops_it() -> None:
    assert beaten(holder=0).events("flare_played") == []
    t = beaten(third=("card-zap",)).do(1, "window-WARPED", FLARE).do(2, STOP, "card-zap")
    assert t.ships(2, WARP) == 0


def test_with_the_defense_alone_it_comforts_nobody() -> None:
    t = hosted(cards=("attack-04", "attack-08")).passes(2).do(2, "ally", "defense").do(2, "ally-ships", {planet(2): 2})
    fight(t, ("attack-04", "attack-08")).do(2, "ships-home", 2)
    while t.open[0][1] == "reward-ships":
        t.do(t.open[0][0], "reward-ships", 0)
    assert [(event["source"], event["seat"]) for event in t.events("rewarded")] == [("F-REWARD-1", 2)]
