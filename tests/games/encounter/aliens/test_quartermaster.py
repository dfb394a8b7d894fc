"""Quartermaster: hands out rewards. Wild: supplies from the hand. Super: one pool with the own hand."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, cards, dominion
from tests.games.encounter.rules.test_drawing import all_but
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, uses

POWER, FLARE = "quartermaster.supply", "flare-quartermaster"
REWARDS = "window-REWARDS"


def helped(
    *own: str,
    seat: int = 0,
    allies: dict[int, tuple[str, int]] | None = None,
    warped: dict[int, int] | None = None,
    aliens: list[str] | None = None,
    third: tuple[str, ...] = (),
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """The defense, seat 1, has won with its allies; their ships have gone home. Quartermaster on this seat."""
    names = aliens or ["hacker", "pacifist", "clone", "trader"]
    if aliens is None:
        names[seat] = "quartermaster"
    hands: dict[int, list[str]] = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", *third], 3: ["attack-10"]}
    hands[seat] += own
    gone = [(who, ships, planet(who, 4), WARP) for who, ships in (warped or {}).items()] + (moves or [])
    deck = ["attack-40", "attack-30", "attack-23", "attack-15", "attack-14"]
    t = dominion(*names, hands=hands, deck=deck, moves=gone, destiny=["blue", "green"])
    joining = allies or {2: ("defense", 2), 3: ("defense", 1)}
    if warped and 0 in warped:
        t.do(0, "regroup", planet(0, 4))
    t.encounter(ships=1, allies=joining, cards=("attack-04", "attack-20"))
    for ally, (_, ships) in joining.items():
        t.do(ally, "ships-home", {planet(ally): ships})
    return t


@pytest.mark.rule("F-REWARD-2")
@pytest.mark.reading("quartermaster-leftover")
def test_it_draws_all_cards_and_hands_them_out_with_one_more_for_itself() -> None:
    t = helped().do(0, "quartermaster-bonus", "deck", options=["deck", "ship", "pass"])
    assert len(t.hand(0)) == 4
    t.do(0, "quartermaster-cards", cards(t, 0, "attack-15", "attack-23"))
    t.do(0, "quartermaster-cards", cards(t, 0, "attack-30"))
    assert (t.hand(2), t.hand(3)) == (["attack-06", "attack-15", "attack-23"], ["attack-10", "attack-30"])
    assert t.hand(0) == ["attack-40"]
    assert uses(t) == [(0, POWER)]
    assert [(e["source"], e["seat"], e["cards"]) for e in t.events("rewarded")] == [
        ("F-REWARD-1", 2, 2),
        ("F-REWARD-1", 3, 1),
    ]


@pytest.mark.rule("F-REWARD-3")
def test_it_says_where_ships_return_to_and_may_take_a_ship_for_its_trouble() -> None:
    t = helped(warped={2: 2}).do(2, "reward-ships", 2, options=[0, 1, 2])
    t.do(0, "quartermaster-ships", {planet(2, 1): 2})
    t.do(0, "quartermaster-bonus", "ship", options=["deck", "ship", "pass"]).do(0, "ships-home", {planet(0): 1})
    assert (t.ships(2, planet(2, 1)), t.ships(2, WARP), t.ships(0, WARP)) == (5, 0, 0)
    assert t.hand(3) == ["attack-10", "attack-40"]


@pytest.mark.rule("F-REWARD-2")
def test_three_receivers_are_served_from_one_draw() -> None:
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-20"], **{seat: ["attack-06"] for seat in (2, 3, 4)}}
    deck = ["attack-40", "attack-30", "attack-23", "attack-15"]
    aliens = ("quartermaster", "pacifist", "clone", "trader", "hacker")
    t = dominion(*aliens, hands=hands, deck=deck, destiny=["blue", "green"])
    allies = {seat: ("defense", {planet(seat): 1}) for seat in (2, 3, 4)}
    t.encounter(ships=1, allies=allies, cards=("attack-04", "attack-20"))
    for seat in allies:
        t.do(seat, "ships-home", {planet(seat): 1})
    t.do(0, "quartermaster-bonus", "deck", options=["deck", "ship", "pass"])
    for seat, face in ((2, "attack-15"), (3, "attack-23"), (4, "attack-30")):
        assert (t.decision(0, "quartermaster-cards").about or {})["victim"] == seat
        t.do(0, "quartermaster-cards", cards(t, 0, face))
    assert [t.hand(seat) for seat in (2, 3, 4)] == [
        sorted(["attack-06", face]) for face in ("attack-15", "attack-23", "attack-30")
    ]
    assert t.hand(0) == ["attack-05", "attack-40"]


def test_a_card_chosen_for_somebody_cannot_be_played_before_it_is_given() -> None:
    flare = "flare-barbarian"
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", flare], 3: ["attack-10"]}
    deck = ["attack-30", "card-zap", "attack-23"]
    t = dominion("quartermaster", "pacifist", "clone", "trader", hands=hands, deck=deck, destiny=["blue", "green"])
    t.encounter(ships=1, allies={2: ("defense", 1), 3: ("defense", 1)}, cards=("attack-04", "attack-20"))
    t.do(2, "ships-home", {planet(2): 1}).do(3, "ships-home", {planet(3): 1})
    t.do(0, "quartermaster-bonus", "pass").do(0, "quartermaster-cards", cards(t, 0, "attack-30"))
    t.do(2, "window-GAINS", flare)
    assert t.hand(3) == ["attack-10", "card-zap"]
    assert [decision.seat for decision in t.session.decisions] == [3]


@pytest.mark.reading("quartermaster-leftover")
def test_own_rewards_come_afterwards_and_then_there_is_no_bonus() -> None:
    t = helped(seat=2)
    assert t.hand(3) == ["attack-10", "attack-40"]
    assert t.hand(2) == ["attack-06", "attack-23", "attack-30"]


def test_who_gets_which_card_only_the_two_know() -> None:
    t = helped().do(0, "quartermaster-bonus", "pass")
    t.do(0, "quartermaster-cards", cards(t, 0, "attack-40", "attack-30"))
    assert t.view(0).seats[2].known == ["attack-30", "attack-40"]
    assert t.view(1).seats[2].known == t.view(3).seats[2].known == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_everybody_draws_as_usual() -> None:
    t = helped(third=("cosmic-zap",)).do(2, ZAP, "cosmic-zap")
    assert "attack-40" in t.hand(2)
    assert t.hand(3) == ["attack-10", "attack-23"]


@pytest.mark.rule("F-POWER-1")
def test_not_with_two_home_colonies_nor_if_nobody_else_is_rewarded() -> None:
    assert uses(helped(moves=homes(0, 2))) == []
    assert uses(helped(seat=2, allies={2: ("defense", 1)})) == []


@pytest.mark.rule("F-FLARE-6")
def test_super_one_pool_with_the_own_hand() -> None:
    t = helped(FLARE, seat=2).do(2, RIDER, FLARE, options=["pass", FLARE])
    assert t.hand(2) == ["attack-06", "attack-23", "attack-30", "attack-40"]
    t.do(2, "quartermaster-cards", cards(t, 2, "attack-06"))
    assert (t.hand(3), t.hand(2)) == (["attack-06", "attack-10"], ["attack-23", "attack-30", "attack-40", FLARE])


# ---------------------------------------------------------------- wild


QUIET = ["hacker", "pacifist", "clone", "trader"]


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.reading("quartermaster-wild")
def test_wild_cards_of_the_hand_take_the_place_of_cards_from_the_deck() -> None:
    t = helped("quash", "attack-05", FLARE, aliens=QUIET).do(0, REWARDS, FLARE, options=["pass", FLARE])
    t.do(0, "quartermaster-receiver", 2, options=[2, 3]).do(0, "quartermaster-supplied", cards(t, 0, "quash"))
    assert t.hand(2) == ["attack-06", "attack-40", "quash"]
    assert (t.hand(3), t.hand(0)) == (["attack-10", "attack-30"], ["attack-05", FLARE])


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_without_another_card_and_a_card_zap_stops_it() -> None:
    assert helped(FLARE, aliens=QUIET).events("flare_played") == []
    t = helped("quash", FLARE, aliens=QUIET, third=("card-zap",)).do(0, REWARDS, FLARE).do(2, STOP, "card-zap")
    assert "quash" in t.hand(0)


@pytest.mark.rule("N-QUAKE-1", "N-QUAKE-2", "N-QUAKE-3")
@pytest.mark.reading("quartermaster-quake")
def test_the_new_hand_that_a_quake_deals_is_not_handed_out() -> None:
    """Two cards are due and one of its own; one is left to draw, and everything else is in hands."""
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"]}
    hands[3] = all_but(*hands.values(), keep=["attack-40"])
    t = dominion("quartermaster", "pacifist", "clone", "trader", hands=hands, deck=["attack-40"])
    script: dict[tuple[int, str], list[Any]] = {
        (0, "aim"): [planet(1)],
        (0, "launch"): [1],
        (0, "invite"): [()],
        (1, "invite"): [(2,)],
        (2, "ally"): ["defense"],
        (2, "ally-ships"): [2],
        (2, "ships-home"): [{planet(2): 2}],
        (0, "encounter-card"): ["attack-04"],
        (1, "encounter-card"): ["attack-20"],
    }
    while t.scripted(script).open[0][0] == 3:
        t.passes(3)
    t.do(0, "quartermaster-bonus", "deck")
    assert [event["source"] for event in t.events("quake")] == ["N-QUAKE-1"]
    drawn = [(event["seat"], event["number"]) for event in t.events("drew") if event["source"] == "quartermaster"]
    assert drawn == [(0, 1), (0, 2), (0, 1)], "the first one was shaken up"
    assert len(t.hand(0)) == 8 + 3
    handed = t.state.seats[0].hand[8:]
    assert set(t.decision(0, "quartermaster-cards").options) == set(handed[:2]), "the cards drawn, in their order"
    t.do(0, "quartermaster-cards", tuple(handed[:2]))
    assert (len(t.hand(0)), len(t.hand(2))) == (8 + 1, 8 + 2)
