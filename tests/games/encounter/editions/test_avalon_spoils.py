"""Avalon Hill 2000: rewards, deals, compensation, shared wins (A-REWARD, A-DEAL, A-COMP, A-SHARED)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet
from tests.readings import avalon
from warptable.kernel import IllegalAnswer

DEALERS = {0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-10"]}
HOMES = range(5)


def talks(players: int = 3, allies: dict[int, tuple[str, int]] | None = None, **more: Any) -> Table:
    """Two negotiates lie open; allies are home again, the main players talk."""
    t = avalon(players, **({"hands": DEALERS, "destiny": ["blue", "green"]} | more))
    return t.encounter(ships={planet(0): 2}, allies=allies, cards=("negotiate", "negotiate"))


# ---------------------------------------------------------------- rewards


def rewarded(in_warp: int) -> Table:
    """Seat 2 helped a winning defense with three ships, and has some in the warp."""
    t = avalon(
        hands={1: ["attack-30", "attack-04"]}, moves=[(2, in_warp, planet(2, 1), WARP)], destiny=["blue", "green"]
    )
    t.encounter(allies={2: ("defense", {planet(2): 3})}, cards=("attack-06", "attack-30"))
    return t.do(2, "ships-home", {planet(2): 3})


@pytest.mark.rule("A-REWARD-1", "A-REWARD-2", "A-REWARD-3")
@pytest.mark.parametrize(("ships", "cards"), [(2, 1), (1, 2), (0, 3), (2, 0), (0, 0)])
@pytest.mark.reading("reward-mix")
def test_rewards_mix_ships_and_cards_freely_up_to_the_ships_committed(ships: int, cards: int) -> None:
    t = rewarded(in_warp=2)
    assert t.decision(2, "reward-ships").source == "A-REWARD-2"
    t.do(2, "reward-ships", ships, options=[0, 1, 2])
    t.do(2, "reward-cards", cards, options=range(4 - ships))
    if ships:
        assert t.decision(2, "ships-home").source == "A-REWARD-3"
        t.do(2, "ships-home", {planet(2, 4): ships}, options=[planet(2, n) for n in HOMES])
    assert (t.ships(2, WARP), t.ships(2, planet(2, 4))) == (2 - ships, 4 + ships)
    assert len(t.hand(2)) == 1 + cards
    assert t.events("rewarded") == [{"source": "A-REWARD-1", "seat": 2, "ships": ships, "cards": cards}]


@pytest.mark.rule("A-REWARD-1")
def test_without_ships_in_the_warp_rewards_are_cards() -> None:
    t = rewarded(in_warp=0).do(2, "reward-cards", 3, options=range(4))
    assert len(t.hand(2)) == 4
    assert t.events("drew")[-1] == {"source": "A-REWARD-2", "seat": 2, "number": 3}


@pytest.mark.rule("A-REWARD-4")
def test_the_defense_itself_gets_no_reward() -> None:
    t = rewarded(in_warp=0).do(2, "reward-cards", 3)
    assert [event["seat"] for event in t.events("rewarded")] == [2]
    assert t.hand(1) == ["attack-04"]


# ---------------------------------------------------------------- deals


@pytest.mark.rule("A-DEAL-1", "A-DEAL-7")
def test_when_two_negotiates_meet_all_allies_go_home_with_nothing() -> None:
    t = talks(4, allies={2: ("offense", 1), 3: ("defense", 2)})
    assert t.decision(2, "ships-home").source == "A-DEAL-1"
    t.do(2, "ships-home", {planet(2, 1): 1}).do(3, "ships-home", {planet(3, 1): 2})
    assert t.open == [(0, "deal")]
    assert (t.ships(2, GATE), t.ships(3, BESIDE)) == (0, 0)
    assert [event["source"] for event in t.events("ally_left")] == ["A-DEAL-1", "A-DEAL-1"]
    t.do(0, "deal", (("give", "attack-08"), "propose")).do(1, "deal", ("accept",)).do(0, "ships-home", {planet(0): 2})
    assert {entry.seat for entry in t.session.history[-3:]} == {0, 1}
    assert [t.hand(seat) for seat in (2, 3)] == [["attack-06"], ["attack-06"]]


@pytest.mark.rule("A-DEAL-2", "A-DEAL-3", "A-DEAL-5", "A-DEAL-11", "A-DEAL-14")
def test_only_hand_cards_and_colonies_can_be_named_and_something_must_be() -> None:
    t = talks(moves=[(1, 1, planet(1), planet(2))])
    decision = t.decision(0, "deal")
    assert decision.source == "A-DEAL-3"
    assert decision.default == ("refuse",)  # the minute may run out
    colonies: list[Any] = [("grant", planet(0, n)) for n in HOMES]
    colonies += [("want", planet(1, n)) for n in HOMES] + [("want", planet(2))]
    assert t.options(0, "deal") == ["refuse", "wait", ("give", "attack-08"), ("ask", 1), *colonies]
    with pytest.raises(IllegalAnswer):
        t.session.answer(decision, ("propose",))
    for two in (("grant", "grant"), ("want", "want")):
        places = [planet(0 if two[0] == "grant" else 1, n) for n in range(2)]
        with pytest.raises(IllegalAnswer):
            t.session.answer(decision, (*zip(two, places, strict=True), "propose"))


@pytest.mark.rule("A-DEAL-3", "A-DEAL-4", "A-DEAL-6", "A-DEAL-10")
def test_a_deal_of_cards_and_colonies_is_carried_out() -> None:
    hands = {0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-10", "attack-12"]}
    t = talks(hands=hands, destiny=["blue", "blue"])
    terms = (("give", "attack-08"), ("ask", 1), ("grant", planet(0, 1)), ("want", planet(1, 3)), "propose")
    t.do(0, "deal", terms).do(1, "deal", ("accept",))
    assert len(t.hand(0)) == 1
    assert t.hand(0)[0] in ("attack-10", "attack-12")
    assert "attack-08" in t.hand(1)
    t.do(1, "deal-colony", {planet(1, 2): 1})
    assert t.decision(0, "deal-colony").source == "A-DEAL-4"
    assert [place for place, _ in t.decision(0, "deal-colony").places] == [*HOMES, GATE]  # type: ignore[attr-defined]
    t.do(0, "deal-colony", {GATE: 1, planet(0, 2): 2})
    assert t.decision(0, "ships-home").source == "A-DEAL-6"
    t.do(0, "ships-home", {planet(0, 4): 1})
    assert (t.ships(0, planet(1, 3)), t.ships(1, planet(1, 3))) == (3, 4)
    assert (t.ships(1, planet(0, 1)), t.ships(0, planet(0, 1))) == (1, 4)
    assert t.ships(0, GATE) == 0
    assert t.events("deal_made") == [{"source": "A-DEAL-10", "offense": 0, "defense": 1}]
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("A-DEAL-13")
def test_a_deal_need_not_be_even() -> None:
    t = talks().do(0, "deal", (("want", planet(1)), "propose"))
    assert t.options(1, "deal")[:2] == ["refuse", "accept"]
    t.do(1, "deal", ("accept",)).do(0, "deal-colony", {GATE: 2})
    assert (t.ships(0, planet(1)), t.hand(1)) == (2, ["attack-10"])


@pytest.mark.rule("A-VEC-8")
def test_the_rulebooks_example_of_a_deal() -> None:
    """Attacks 4, 6 and 8 for a colony, founded with two ships: both keep their colony there."""
    t = talks(hands={0: ["negotiate", "attack-04", "attack-06", "attack-08"], 1: ["negotiate"]})
    gifts = tuple(("give", face) for face in ("attack-04", "attack-06", "attack-08"))
    t.do(0, "deal", (*gifts, ("want", planet(1)), "propose")).do(1, "deal", ("accept",))
    t.do(0, "deal-colony", {GATE: 2})
    assert t.hand(1) == ["attack-04", "attack-06", "attack-08"]
    assert (t.ships(0, planet(1)), t.ships(1, planet(1))) == (2, 4)


@pytest.mark.rule("A-DEAL-8", "A-DEAL-9", "A-DEAL-15")
@pytest.mark.reading("losses-off-the-target")
def test_without_agreement_both_lose_three_ships_and_the_turn_ends() -> None:
    t = talks(hands={0: ["negotiate", "attack-08", "attack-06"], 1: ["negotiate", "attack-10"]})
    t.do(0, "deal", (("ask", 1), "propose")).do(1, "deal", ("refuse",))
    assert t.decision(0, "ships-home").source == "A-DEAL-15"  # first the ships on the mothership go home
    t.do(0, "ships-home", {planet(0, 1): 2})
    assert t.open == [(0, "lose-ships"), (1, "lose-ships")]
    assert t.decision(0, "lose-ships").source == "A-DEAL-8"
    t.do(0, "lose-ships", {planet(0): 1, planet(0, 1): 2}, options=HOMES)
    t.do(1, "lose-ships", {planet(1): 3}, options=[planet(1, n) for n in HOMES])
    assert [t.ships(seat, WARP) for seat in range(3)] == [3, 3, 0]
    assert t.events("deal_failed") == [{"source": "A-DEAL-8", "offense": 0, "defense": 1}]
    assert {event["source"] for event in t.events("to_warp")} == {"A-DEAL-8"}
    assert t.state.player == 1  # though it was the first encounter, and seat 0 holds encounter cards


@pytest.mark.rule("A-DEAL-12")
def test_who_has_fewer_than_three_ships_loses_all_of_them() -> None:
    moves = [(1, 4, planet(1, n), WARP) for n in range(1, 5)] + [(1, 2, planet(1), WARP)]
    t = talks(moves=moves).do(0, "deal", ("refuse",)).do(0, "ships-home", {planet(0): 2})
    t.do(0, "lose-ships", {planet(0): 3})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 20)


# ---------------------------------------------------------------- compensation


@pytest.mark.rule("A-COMP-1", "A-COMP-3", "A-COMP-5")
@pytest.mark.parametrize("number", [0, 2, 3])
def test_the_loser_with_a_negotiate_may_draw_a_card_for_each_own_ship(number: int) -> None:
    rest = ["attack-04", "attack-08", "attack-10", "attack-12"]
    t = avalon(4, hands={0: ["negotiate"], 1: ["attack-06", *rest]}, destiny=["blue", "green"])
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("negotiate", "attack-06"))
    assert t.decision(0, "compensation").source == "A-COMP-1"
    t.do(0, "compensation", number, options=range(4))
    assert (len(t.hand(0)), len(t.hand(1)), t.hand(2)) == (number, 4 - number, ["attack-06"])
    assert sorted(t.hand(0) + t.hand(1)) == rest
    took = [(event["source"], event["victim"], event["number"]) for event in t.events("took")]
    assert took == ([("A-COMP-1", 1, number)] if number else [])


@pytest.mark.rule("A-COMP-5")
def test_which_cards_are_drawn_is_left_to_chance() -> None:
    drawn = set()
    for seed in range(12):
        t = avalon(hands={0: ["negotiate"], 1: ["attack-06", "attack-04", "attack-08"]}, seed=seed)
        t.encounter(ships=1, cards=("negotiate", "attack-06")).do(0, "compensation", 1, options=[0, 1])
        drawn |= set(t.hand(0))
    assert drawn == {"attack-04", "attack-08"}


@pytest.mark.rule("A-COMP-2")
def test_of_a_small_hand_all_cards_may_be_taken() -> None:
    t = avalon(hands={0: ["negotiate"], 1: ["attack-06", "attack-04", "cosmic-zap"]})
    t.encounter(ships=4, cards=("negotiate", "attack-06")).do(0, "compensation", 2, options=[0, 1, 2])
    assert t.hand(0) == ["attack-04", "cosmic-zap"]
    assert ("A-COMP-1", 2) in [(event["source"], event["number"]) for event in t.events("took")]


@pytest.mark.rule("A-COMP-1")
def test_a_defense_is_compensated_too() -> None:
    t = avalon(hands={0: ["attack-06", "attack-08", "attack-10"], 1: ["negotiate"]}, destiny=["blue", "green"])
    t.encounter(ships=1, cards=("attack-06", "negotiate")).do(1, "compensation", 2, options=[0, 1, 2])
    assert t.hand(1) == ["attack-08", "attack-10"]


@pytest.mark.rule("A-COMP-4")
def test_a_defense_without_ships_on_the_planet_gets_no_compensation() -> None:
    t = avalon(
        hands={0: ["attack-06", "attack-08"], 1: ["negotiate"]},
        moves=[(1, 4, planet(1), planet(1, 1))],
        destiny=["blue", "green"],
    )
    t.encounter(ships=1, cards=("attack-06", "negotiate"))
    assert t.open == [(0, "second-encounter")]
    assert t.hand(1) == []


# ---------------------------------------------------------------- shared wins


@pytest.mark.rule("A-SHARED-1")
def test_both_reach_five_through_a_deal_and_win_together() -> None:
    moves = [(0, 1, planet(0, n), planet(2, n)) for n in range(4)] + [
        (1, 1, planet(1, n), planet(2, n)) for n in range(4)
    ]
    t = talks(moves=moves)
    t.do(0, "deal", (("grant", planet(0)), ("want", planet(1)), "propose")).do(1, "deal", ("accept",))
    t.do(1, "deal-colony", {planet(1, 4): 1}).do(0, "deal-colony", {GATE: 2})
    assert t.session.winners == (0, 1)
    assert t.events("game_over") == [{"source": "A-SHARED-1", "winners": [0, 1]}]


@pytest.mark.rule("A-SHARED-2")
def test_offense_and_ally_landing_together_win_together() -> None:
    moves = [(0, 1, planet(0, n), planet(3, n)) for n in range(4)] + [
        (2, 1, planet(2, n), planet(3, n)) for n in range(4)
    ]
    t = avalon(4, hands={0: ["attack-30"]}, moves=moves)
    t.encounter(ships={planet(0, 4): 1}, allies={2: ("offense", {planet(2, 4): 1})}, cards=("attack-30", "attack-06"))
    assert t.session.winners == (0, 2)
