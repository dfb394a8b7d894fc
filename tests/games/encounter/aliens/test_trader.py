"""Trader: exchanges whole hands with its opponent before cards are selected."""

import pytest

from tests.games.encounter.scenario import GATE, Table, planet, table
from tests.readings import homes, outcome, totals, uses, zapped

TRADE = "trader.trade-hands"
OFFER = ["pass", TRADE]
ZAP = ["attack-06", "cosmic-zap"]
POOR = ["attack-04", "attack-05"]
RICH = ["attack-20", "attack-30", "attack-40"]


def before_selection(**others: list[str]) -> Table:
    """The Trader, poor, attacks a rich defense with three ships; cards are not yet selected."""
    hands = {0: POOR, 1: RICH} | {int(seat[-1]): faces for seat, faces in others.items()}
    return table("trader", "parasite", "filch", hands=hands).encounter(ships=3)


@pytest.mark.rule("F-GOAL-7", "F-TIMING-3")
def test_as_the_offense_it_takes_the_hand_of_the_defense_and_gives_its_own() -> None:
    t = before_selection()
    t.do(0, "window-PLANNING_BEFORE", TRADE, options=OFFER)
    assert (t.hand(0), t.hand(1)) == (RICH, POOR)
    assert t.options(0, "encounter-card") == RICH
    assert t.options(1, "encounter-card") == POOR
    t.encounter(cards=("attack-40", "attack-05"))
    assert totals(t) == (40 + 3, 5 + 4)
    assert (t.hand(0), t.hand(1)) == (["attack-20", "attack-30"], ["attack-04"])


@pytest.mark.rule("F-GOAL-7", "F-TIMING-3")
def test_as_the_defense_it_takes_the_hand_of_the_offense() -> None:
    t = table("parasite", "trader", "filch", hands={0: RICH, 1: POOR}).encounter(ships=3)
    t.do(1, "window-PLANNING_BEFORE", TRADE, options=OFFER)
    assert (t.hand(0), t.hand(1)) == (POOR, RICH)


@pytest.mark.rule("F-GOAL-7")
def test_it_may_keep_its_hand() -> None:
    t = before_selection().passes(0)
    assert uses(t) == []
    assert (t.hand(0), t.hand(1)) == (POOR, RICH)


@pytest.mark.rule("F-FAQ-12")
def test_it_trades_once_in_an_encounter_and_again_in_the_next() -> None:
    t = table("trader", "parasite", "filch", hands={0: POOR, 1: RICH}, destiny=["blue", "blue"]).encounter(ships=3)
    t.do(0, "window-PLANNING_BEFORE", TRADE)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    t.encounter(cards=("attack-40", "attack-05")).do(0, "second-encounter", "go-on")
    t.encounter(target=planet(1, 1), ships=1).do(0, "window-PLANNING_BEFORE", TRADE, options=OFFER)
    assert t.hand(1) == ["attack-20", "attack-30"]
    assert uses(t) == [(0, TRADE), (0, TRADE)]


@pytest.mark.rule("F-GOAL-7")
def test_the_two_know_what_they_gave_away_and_nobody_else_knows_anything() -> None:
    t = before_selection().do(0, "window-PLANNING_BEFORE", TRADE)
    assert t.view(0).seats[1].known == POOR
    assert t.view(1).seats[0].known == RICH
    assert t.view(2).seats[0].known == t.view(2).seats[1].known == []
    swapped = next(event for event in t.session.log if event.kind == "hands_swapped")
    assert sorted(swapped.seen_by(0)["faces"]) == RICH
    assert "faces" not in swapped.seen_by(2)
    assert swapped.seen_by(None)["numbers"] == [3, 2]


@pytest.mark.rule("F-PLAN-2", "F-DRAW-3")
def test_as_the_defense_in_need_it_draws_a_new_hand_first_and_may_trade_that() -> None:
    drawn = ["attack-07", "attack-09", "attack-11", "attack-13", "attack-15", "morph", "negotiate", "negotiate"]
    t = table("parasite", "trader", "filch", hands={0: RICH, 1: ["reinforcement-5"]}, deck=drawn).encounter(ships=3)
    assert t.hand(1) == sorted(drawn)
    assert t.discards() == ["reinforcement-5"]
    t.do(1, "window-PLANNING_BEFORE", TRADE, options=OFFER)
    assert (t.hand(0), t.hand(1)) == (sorted(drawn), RICH)


@pytest.mark.rule("F-PLAN-2", "F-DRAW-3")
def test_a_defense_in_need_draws_its_new_hand_before_the_trader_decides() -> None:
    drawn = ["attack-07", "attack-09", "attack-11", "attack-13", "attack-15", "morph", "negotiate", "negotiate"]
    t = table("trader", "parasite", "filch", hands={0: POOR, 1: ["reinforcement-5"]}, deck=drawn).encounter(ships=3)
    assert t.open == [(0, "window-PLANNING_BEFORE")]
    t.do(0, "window-PLANNING_BEFORE", TRADE)
    assert (t.hand(0), t.hand(1)) == (sorted(drawn), POOR)


@pytest.mark.rule("F-PLAN-3", "F-DRAW-5")
def test_as_the_offense_without_encounter_card_it_cannot_save_its_turn() -> None:
    """The Plague took its only attack: no trade is offered, its ships go home, and the turn is over."""
    t = table("trader", "parasite", "filch", hands={0: ["attack-04", "card-zap"], 1: RICH, 2: ["plague"]})
    t.do(2, "window-ENCOUNTER_START", "plague").passes(0)
    t.do(2, "plague-victim", 0)
    assert t.open == [(0, "lose-ships")]
    t.do(0, "lose-ships", 3)
    assert t.hand(0) == []
    t.do(0, "regroup", planet(0)).encounter(ships=3)
    assert t.open == [(0, "ships-home")]
    assert uses(t) == []
    assert [event["source"] for event in t.events("turn_breaks_off")] == ["F-PLAN-3"]
    t.do(0, "ships-home", {planet(0): 3})
    assert t.ships(0, GATE) == 0
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-PLAN-2", "F-DRAW-6")
def test_as_the_defense_it_may_take_an_empty_hand_and_then_draws_anew() -> None:
    """The offense lost its only card to the Plague; the Trader's hand saves its turn."""
    t = table("parasite", "trader", "filch", hands={0: ["attack-04"], 1: POOR, 2: ["plague"]})
    t.do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 0).do(0, "lose-ships", 3)
    t.do(0, "regroup", planet(0)).encounter(ships=3).do(1, "window-PLANNING_BEFORE", TRADE, options=OFFER)
    assert t.hand(0) == POOR
    assert len(t.hand(1)) == 8
    assert t.open[0] == (0, "encounter-card")


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
@pytest.mark.parametrize("allies", [{2: ("offense", 1)}, {2: ("defense", 1)}, {}])
def test_as_an_ally_or_bystander_it_has_no_power(allies: dict[int, tuple[str, int]]) -> None:
    t = table("parasite", "filch", "trader", hands={0: RICH, 1: POOR}).encounter(ships=3, allies=allies)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert uses(t) == []


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_it_cannot_trade() -> None:
    t = table("trader", "parasite", "filch", hands={0: POOR, 1: RICH}, moves=homes(0, 2)).encounter(ships=3)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert t.hand(0) == POOR


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_everybody_keeps_the_own_hand() -> None:
    t = before_selection(seat2=ZAP).do(0, "window-PLANNING_BEFORE", TRADE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert (t.hand(0), t.hand(1)) == (POOR, RICH)
    assert zapped(t, 0) == [True]
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-ZAP-2")
def test_the_zap_ends_with_the_encounter() -> None:
    t = table(
        *("trader", "parasite", "filch"),
        hands={0: ["attack-40", "attack-04"], 1: ["attack-05", "attack-30"], 2: ZAP},
        destiny=["blue", "blue"],
    )
    t.encounter(ships=3).do(0, "window-PLANNING_BEFORE", TRADE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.encounter(cards=("attack-40", "attack-05"))
    assert outcome(t) == ("won", 0, "totals")
    assert zapped(t, 0) == [False]
    t.do(0, "second-encounter", "go-on").encounter(target=planet(1, 1), ships=3)
    t.do(0, "window-PLANNING_BEFORE", TRADE, options=OFFER)
    t.encounter(cards=("attack-30", "attack-04"))
    assert totals(t) == (30 + 3, 4 + 4)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-GOAL-7")
def test_a_card_zap_on_the_zap_lets_the_trade_happen_and_played_cards_are_not_traded() -> None:
    t = before_selection(seat0=[*POOR, "card-zap"], seat2=ZAP).do(0, "window-PLANNING_BEFORE", TRADE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert (t.hand(0), t.hand(1)) == (RICH, POOR)
    assert t.discards() == ["cosmic-zap", "card-zap"]
