"""Powers that take, trade or discard cards, and the new hand that may follow."""

import pytest

from tests.games.encounter.scenario import planet, table
from tests.readings import outcome, totals, uses

TRADE, THEFT, SWITCH = "trader.trade-hands", "filch.theft", "sorcerer.switch"
PLAIN = ["reinforcement-2", "reinforcement-3", "mobius-tubes", "quash"]


@pytest.mark.rule("F-RES-10")
def test_filch_takes_the_card_that_its_opponent_used_after_the_switch() -> None:
    """The Sorcerer revealed Filch's own forty: that is the card Filch gets."""
    t = table("sorcerer", "filch", "mite", hands={0: ["attack-08", "attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-08", "attack-40")).do(0, "window-CARDS_SELECTED", SWITCH)
    assert totals(t) == (40 + 3, 8 + 4)
    t.do(1, "window-CARDS_DISCARDED", THEFT, options=["pass", THEFT])
    assert t.hand(1) == ["attack-40"]
    assert t.discards() == ["attack-08"]


@pytest.mark.rule("F-RES-10")
def test_without_the_switch_filch_takes_the_card_of_the_sorcerer() -> None:
    t = table("sorcerer", "filch", "mite", hands={0: ["attack-08", "attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-08", "attack-40")).passes(0).do(1, "window-CARDS_DISCARDED", THEFT)
    assert t.hand(1) == ["attack-08"]


@pytest.mark.rule("F-RES-10", "F-MORPH-2")
def test_filch_takes_a_morph_as_a_morph() -> None:
    t = table("parasite", "filch", "mite", hands={0: ["morph", "attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("morph", "attack-40")).do(1, "window-CARDS_DISCARDED", THEFT)
    assert t.hand(1) == ["morph"]


@pytest.mark.rule("F-PLAN-2", "F-DRAW-3")
def test_a_defense_left_without_encounter_card_by_the_mite_draws_a_new_hand_when_planning() -> None:
    t = table("mite", "parasite", "filch", hands={0: ["attack-10"], 1: [*PLAIN, "ionic-gas"]}, deck=["attack-08"] * 5)
    t.encounter(ships=3).do(1, "mite-bluster", "discard", options=["discard", "yield"])
    assert len(t.hand(1)) == 3
    assert len(t.events("discarded")[-1]["faces"]) == 2
    t.encounter()
    drawn = next(event for event in t.events("new_hand"))
    assert (drawn["seat"], drawn["source"], len(drawn["faces"])) == (1, "F-PLAN-2", 3)
    assert len(t.hand(1)) == 8
    assert t.open == [(1, "encounter-card")]


@pytest.mark.rule("F-PLAN-2", "F-VEC-4")
def test_before_an_oracle_the_new_hand_is_drawn_before_a_card_is_laid_openly() -> None:
    t = table("oracle", "parasite", "filch", hands={0: ["attack-10", "attack-04"], 1: PLAIN}, deck=["attack-08"] * 7)
    t.encounter(ships=3)
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("new_hand") < kinds.index("power_used")
    assert t.open == [(1, "encounter-card")]


@pytest.mark.rule("F-LAUNCH-2")
def test_a_mutant_refills_after_the_threat_of_the_mite() -> None:
    t = table("mite", "mutant", "filch", hands={0: ["attack-10"], 1: ["attack-08", *PLAIN]}, deck=["attack-06"] * 6)
    t.encounter(ships=3).do(1, "mite-bluster", "discard")
    assert len(t.hand(1)) == 3
    t.do(1, "window-ALLIANCE_BEFORE", "mutant.refill")
    for _ in range(5):
        t.do(1, "mutant-source", "deck", options=["deck", 2, 0])
    assert len(t.hand(1)) == 8
    assert uses(t) == [(0, "mite.bluster"), (1, "mutant.refill")]


@pytest.mark.rule("F-PLAN-3", "F-DRAW-5")
def test_an_offense_robbed_of_its_last_encounter_card_by_a_mutant_must_break_off() -> None:
    t = table("pacifist", "mutant", "filch", hands={0: ["attack-10"], 1: ["attack-08"] * 7}).encounter(ships=3)
    t.do(1, "window-ALLIANCE_BEFORE", "mutant.refill").do(1, "mutant-source", 0).encounter()
    t.do(0, "ships-home", {planet(0): 3})
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 0}]
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-PLAN-3")
def test_a_trader_robbed_of_its_last_encounter_card_by_a_mutant_cannot_trade() -> None:
    t = table("trader", "mutant", "filch", hands={0: ["attack-10"], 1: ["attack-08"] * 7}).encounter(ships=3)
    t.do(1, "window-ALLIANCE_BEFORE", "mutant.refill").do(1, "mutant-source", 0).encounter()
    assert t.open == [(0, "ships-home")]
    assert uses(t) == [(1, "mutant.refill")]


@pytest.mark.rule("F-PLAN-4", "F-TIMING-2", "F-TIMING-3")
def test_loser_and_trader_act_in_the_order_of_seats_and_the_duty_to_attack_binds_the_traded_hands() -> None:
    hands = {0: ["attack-10", "negotiate"], 1: ["attack-08", "negotiate"]}
    t = table("loser", "trader", "filch", hands=hands).encounter(ships=3)
    t.do(0, "window-PLANNING_BEFORE", "loser.upset").do(1, "window-PLANNING_BEFORE", TRADE)
    # each hand holds one attack, which must be played: nothing is asked
    assert totals(t) == (8 + 3, 10 + 4)
    assert outcome(t)[1] == 0


@pytest.mark.rule("F-TIMING-3")
def test_the_trade_comes_before_the_oracles_opponent_shows_its_card() -> None:
    hands = {0: ["attack-10", "attack-11"], 1: ["attack-08", "attack-07"]}
    t = table("trader", "oracle", "filch", hands=hands).encounter(ships=3)
    t.do(0, "window-PLANNING_BEFORE", TRADE)
    assert t.open == [(0, "encounter-card")]
    assert t.options(0, "encounter-card") == ["attack-08", "attack-07"]
    assert uses(t) == [(0, TRADE), (1, "oracle.foresee")]


@pytest.mark.rule("F-TIMING-3")
def test_the_trade_comes_before_the_switch_though_both_belong_to_planning() -> None:
    t = table("sorcerer", "trader", "filch", hands={0: ["attack-40"], 1: ["attack-04"]}).encounter(ships=3)
    t.do(1, "window-PLANNING_BEFORE", TRADE)
    t.do(0, "window-CARDS_SELECTED", SWITCH)
    assert totals(t) == (40 + 3, 4 + 4)


@pytest.mark.rule("F-RES-10")
def test_when_a_defense_yields_to_the_mite_nothing_is_won_lost_or_stolen() -> None:
    t = table("mite", "reincarnator", "filch", hands={0: ["attack-10"], 1: ["attack-08", *PLAIN]})
    t.encounter(ships=3).do(1, "mite-bluster", "yield")
    assert uses(t) == [(0, "mite.bluster")]
    assert t.open == [(0, "second-encounter")]
    assert (t.ships(0, planet(1)), t.ships(1, planet(1))) == (3, 4)
    t = table("mite", "filch", "void", hands={0: ["attack-10"], 1: ["attack-08", *PLAIN]})
    t.encounter(ships=3).do(1, "mite-bluster", "yield")
    assert uses(t) == [(0, "mite.bluster")]
    assert t.open == [(0, "second-encounter")]
