"""Remora: a ship or a card whenever others get some; its flare feeds on flares and colonies."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, uses, zapped

SHIP, CARD = "remora.cling-ship", "remora.cling-card"
FLARE = "flare-remora"

# ---- ships -------------------------------------------------------------------------------------------


def regrouping(*, number: int = 1, **given: Any) -> Table:
    """The offense takes a ship from the warp; the Remora at seat 2 has `number` ships there."""
    lost = [(0, 2, planet(0), WARP), (2, number, planet(2), WARP)]
    t = table("mite", "human", "remora", moves=lost, **given)
    return t.do(0, "regroup", planet(0))


@pytest.mark.rule("F-REGROUP-1", "F-GOAL-7")
def test_when_the_offense_regroups_it_retrieves_one_ship_too() -> None:
    t = regrouping(number=2)
    t.do(2, "window-FROM_WARP", SHIP, options=["pass", SHIP]).do(2, "ships-home", {planet(2, 1): 1})
    assert (t.ships(2, WARP), t.ships(2, planet(2, 1))) == (1, 5)
    assert t.events("ships_home")[-1]["source"] == "remora"
    assert t.open == [(0, "aim")]


def test_ships_that_are_sent_from_colonies_do_not_come_from_the_warp() -> None:
    hands = {seat: ["attack-06", "attack-08"] for seat in range(3)}
    t = table("virus", "void", "remora", hands=hands, moves=[(2, 1, planet(2), WARP)])
    t.encounter(ships=1, allies={2: ("offense", {planet(2): 1})})
    assert [prompt for _, prompt in t.open] == ["encounter-card", "encounter-card"]


@pytest.mark.rule("F-TIMING-1")
def test_it_may_leave_its_ship() -> None:
    t = regrouping().passes(2)
    assert (t.ships(2, WARP), uses(t)) == (1, [])


@pytest.mark.rule("F-REGROUP-1")
def test_its_own_retrievals_do_not_trigger_it() -> None:
    t = table("remora", "human", "mite", moves=[(0, 2, planet(0), WARP)]).do(0, "regroup", planet(0))
    assert (t.ships(0, WARP), t.open) == (1, [(0, "aim")])


@pytest.mark.rule("F-ART-2", "F-FAQ-12")
@pytest.mark.reading("remora-events")
def test_each_player_who_gets_ships_back_is_an_event_of_its_own() -> None:
    lost = [(seat, 3, planet(seat), WARP) for seat in (0, 1, 2)]
    t = table("mite", "human", "remora", hands={0: ["attack-06", "mobius-tubes"]}, moves=lost)
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes").do(0, "ships-home", 3)
    t.do(2, "window-FROM_WARP", SHIP).do(2, "ships-home", 1).do(1, "ships-home", 3)
    t.do(2, "window-FROM_WARP", SHIP).do(2, "ships-home", 1).do(2, "ships-home", 1)
    assert uses(t) == [(2, SHIP), (2, SHIP)]
    assert t.ships(2, WARP) == 0


@pytest.mark.rule("F-REWARD-3")
def test_a_ship_lost_in_this_encounter_stays() -> None:
    """Seat 3 is rewarded with a ship; the Remora lost its own as an ally of the offense just now."""
    hands = {0: ["attack-04"], 1: ["attack-40", "attack-06"]}
    t = table("mite", "human", "remora", "virus", hands=hands, moves=[(3, 1, planet(3), WARP)])
    t.encounter(ships=1, allies={2: ("offense", 2), 3: ("defense", 1)}, cards=("attack-04", "attack-40"))
    t.do(3, "ships-home", 1).do(3, "reward-ships", 1).do(3, "ships-home", 1)
    assert (t.ships(2, WARP), t.ships(3, WARP), uses(t)) == (2, 0, [(1, "human.humanity")])


@pytest.mark.rule("F-REWARD-2", "F-REWARD-3")
@pytest.mark.reading("remora-events")
def test_rewards_of_both_kinds_are_two_events() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40", "attack-06"]}
    lost = [(2, 1, planet(2), WARP), (3, 1, planet(3), WARP)]
    t = table("mite", "human", "remora", "virus", hands=hands, moves=lost, deck=["attack-08", "attack-10"])
    t.encounter(ships=1, allies={3: ("defense", 2)}, cards=("attack-04", "attack-40"))
    t.do(3, "ships-home", 2).do(3, "reward-ships", 1).do(3, "ships-home", 1)
    t.do(2, "window-FROM_WARP", SHIP).do(2, "ships-home", 1).do(2, "window-DRAWN", CARD)
    assert uses(t)[1:] == [(2, SHIP), (2, CARD)]
    assert (t.hand(3), t.hand(2)) == (["attack-06", "attack-08"], ["attack-06", "attack-10"])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_ship_stays_and_cards_are_not_drawn_either() -> None:
    t = regrouping(hands={0: ["attack-06"], 1: ["attack-06", "cosmic-zap"]})
    t.do(2, "window-FROM_WARP", SHIP).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.ships(2, WARP), zapped(t, 2), t.open) == (1, [True], [(0, "aim")])


@pytest.mark.rule("F-POWER-2")
def test_without_its_power_it_gets_nothing() -> None:
    lost = [(0, 2, planet(0), WARP), (2, 1, planet(2), WARP), (2, 3, planet(2), planet(2, 4)), *homes(2, 2)[1:]]
    t = table("mite", "human", "remora", moves=lost).do(0, "regroup", planet(0))
    assert t.open == [(0, "aim")]


# ---- cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("F-DRAW-3", "F-FAQ-12")
def test_a_whole_new_hand_of_another_player_brings_it_one_card() -> None:
    deck = ["attack-06"] * 4 + ["attack-08"] * 4 + ["attack-15"]
    t = table("mite", "human", "remora", hands={0: ["quash"]}, deck=deck)
    t.do(2, "window-DRAWN", CARD, options=["pass", CARD])
    assert t.hand(2) == ["attack-06", "attack-15"]
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-DRAW-3", "F-TIMING-1")
def test_it_may_decline_the_card_and_its_own_draws_bring_nothing() -> None:
    t = table("mite", "human", "remora", hands={0: ["quash"]}, deck=["attack-06"] * 4 + ["attack-08"] * 4).passes(2)
    assert (t.hand(2), uses(t)) == (["attack-06"], [])
    t = table("remora", "human", "mite", hands={0: ["quash"]}, deck=["attack-06"] * 4 + ["attack-08"] * 4)
    assert (len(t.hand(0)), t.open) == (8, [(0, "aim")])


@pytest.mark.rule("F-SETUP-9")
def test_the_opening_deal_is_no_draw() -> None:
    t = table("mite", "human", "remora")
    assert (t.hand(2), uses(t)) == (["attack-06"], [])


# ---- the wild flare ----------------------------------------------------------------------------------


def flaring(*powers: str, remora: int = 2, zap: str = "") -> Table:
    """Seat 0 plays another flare, as offense with a ship lost; the Remora flare is at some seat."""
    hands = {0: ["attack-06", "attack-04", "flare-observer"], 1: ["attack-06", "attack-04"], 2: ["attack-13"]}
    hands[remora].append(FLARE)
    if zap:
        hands[1].append(zap)
    t = table(*powers, hands=hands, deck=["attack-08", "attack-10"]).encounter(ships=1, allies={2: ("offense", 1)})
    return t.do(0, "window-ALLIANCES_FORMED", "flare-observer")


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2")
def test_wild_a_flare_that_another_player_has_used_brings_a_card() -> None:
    t = flaring("mite", "human", "virus", remora=1)
    t.do(1, "window-FLARE_USED", FLARE, options=["pass", FLARE])
    assert t.hand(1) == ["attack-04", "attack-06", "attack-10", FLARE]
    assert t.hand(2) == ["attack-08", "attack-13"]


@pytest.mark.rule("F-FLARE-5", "F-FLARE-4")
def test_wild_not_after_ones_own_flare() -> None:
    t = flaring("mite", "human", "virus", remora=0)
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-ART-2", "F-FLARE-5")
def test_wild_not_after_a_flare_that_was_stopped() -> None:
    t = flaring("mite", "human", "virus", zap="card-zap").do(1, "window-CARD_PLAYED", "card-zap")
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_no_card_comes() -> None:
    t = flaring("mite", "human", "virus", zap="card-zap").passes(1)
    t.do(2, "window-FLARE_USED", FLARE).do(1, "window-CARD_PLAYED", "card-zap")
    assert t.hand(2) == ["attack-08", "attack-13"]


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = flaring("mite", "remora", "virus", remora=1)
    t.do(1, "window-DRAWN", CARD)  # the power itself, for the ally's card
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


# ---- the super flare ---------------------------------------------------------------------------------


def won(power: str = "remora", zap: str = "", **given: Any) -> Table:
    """Seat 0 founds a colony on planet 1.0; seat 2 holds the flare."""
    hands = {0: ["attack-40", "attack-08"], 1: ["attack-04", "attack-06"], 2: ["attack-13", FLARE]}
    if zap:
        hands[1].append(zap)
    t = table("mite", "virus", power, hands=hands, deck=["attack-10"], **given)
    t.encounter(ships=1, cards=("attack-40", "attack-04"))
    return t


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-RES-1")
def test_super_another_players_new_colony_brings_a_card() -> None:
    t = won().do(2, "window-COLONY_GAINED", FLARE, options=["pass", FLARE])
    assert t.hand(2) == ["attack-10", "attack-13", FLARE]
    assert t.events("drew")[-1]["source"] == "remora"


@pytest.mark.rule("F-FLARE-6", "F-GOAL-4")
def test_super_or_a_ship() -> None:
    t = won(moves=[(2, 1, planet(2), WARP)]).do(2, "window-COLONY_GAINED", FLARE)
    t.do(2, "remora-gain", "ship", options=["deck", "ship"]).do(2, "ships-home", {planet(2): 1})
    assert (t.ships(2, WARP), t.ships(2, planet(2)), t.hand(2)) == (0, 4, ["attack-13", FLARE])


@pytest.mark.rule("F-FLARE-6")
def test_super_not_for_the_own_colony_nor_for_others() -> None:
    hands = {0: ["attack-40", "attack-08", FLARE], 1: ["attack-04"]}
    t = table("remora", "virus", "mite", hands=hands).encounter(ships=1, cards=("attack-40", "attack-04"))
    assert (t.ships(0, planet(1)), t.events("flare_played")) == (1, [])
    t = won("mutant")
    assert (t.ships(0, planet(1)), t.events("flare_played")) == (1, [])


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
@pytest.mark.parametrize(("zap", "window"), [("cosmic-zap", "USE_ANNOUNCED"), ("card-zap", "CARD_PLAYED")])
def test_super_zapped_nothing_comes(zap: str, window: str) -> None:
    t = won(zap=zap)
    if zap == "cosmic-zap":
        assert t.open == [(1, "window-USE_ANNOUNCED")]  # virus.multiply
        t.passes(1)
    t.do(2, "window-COLONY_GAINED", FLARE).do(1, f"window-{window}", zap)
    assert t.events("drew") == []
    assert (FLARE in t.hand(2)) is (zap == "cosmic-zap")


@pytest.mark.rule("F-REWARD-2", "F-REWARD-4")
def test_a_ship_clung_home_before_its_own_reward_is_paid_as_a_card() -> None:
    """Both allies announce a ship; while the first one's is paid, the Remora clings its only ship home."""
    t = table(
        "zombie",
        "void",
        "macron",
        "remora",
        hands={0: ["attack-04"], 1: ["attack-20"]},
        deck=["attack-10"],
        moves=[(2, 1, planet(2), WARP), (3, 1, planet(3), WARP)],
    )
    t.encounter(ships=1, allies={2: ("defense", 1), 3: ("defense", 1)}, cards=("attack-04", "attack-20"))
    script: dict[tuple[int, str], list[Any]] = {
        (0, "ships-home"): [1],
        (2, "ships-home"): [1, 1],
        (3, "ships-home"): [1, 1],
        (2, "reward-ships"): [1],
        (3, "reward-ships"): [1],
        (3, "window-FROM_WARP"): ["remora.cling-ship"],
        (3, "window-DRAWN"): ["pass"],
    }
    t.scripted(script)
    assert t.ships(3, WARP) == 0
    assert t.events("rewarded")[-1] == {"source": "F-REWARD-1", "seat": 3, "ships": 0, "cards": 1}
