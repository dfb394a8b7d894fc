"""Loser: may announce an upset before cards are selected; the winners then are the losers."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import outcome

ASKED = "window-PLANNING_BEFORE"
OFFERED = ["pass", "loser.upset"]


def upset(own: list[str], other: list[str], seat1: str = "mite", *, zapper: bool = False) -> Table:
    """Loser attacks with three ships against four and announces the upset."""
    hands = {0: own, 1: other}
    if zapper:
        hands[2] = ["attack-06", "cosmic-zap"]
    t = table("loser", seat1, "pacifist", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3)
    return t.do(0, ASKED, "loser.upset", options=OFFERED)


@pytest.mark.rule("F-TIMING-3", "F-REVEAL-4", "F-GOAL-7")
def test_the_lower_total_wins_when_it_announced_the_upset() -> None:
    t = upset(["attack-04", "attack-10"], ["attack-08"]).encounter(cards=("attack-04", "attack-08"))
    assert outcome(t) == ("won", 0, "totals")
    assert t.events("outcome")[-1]["upset"] is True
    assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (3, 4)
    assert [use["source"] for use in t.events("power_used")] == ["loser.upset"]


@pytest.mark.rule("F-RES-6", "F-REVEAL-4")
def test_the_higher_total_loses_its_ships_allies_included() -> None:
    t = table("loser", "mite", "pacifist", hands={0: ["attack-20"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: ("offense", 2)}).do(0, ASKED, "loser.upset")
    assert outcome(t) == ("won", 1, "totals")
    assert (t.ships(0, WARP), t.ships(2, WARP), t.ships(1, planet(1))) == (3, 2, 4)


@pytest.mark.rule("F-COMPONENT-4", "F-REVEAL-4")
def test_declined_everything_is_as_usual() -> None:
    t = table("loser", "mite", "void", hands={0: ["attack-20", "negotiate"], 1: ["attack-08"]})
    t.encounter(ships=3).do(0, ASKED, "pass", options=OFFERED)
    t.do(0, "encounter-card", "attack-20", options=["attack-20", "negotiate"])
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-COMPONENT-4", "F-REVEAL-4")
def test_it_may_announce_the_upset_as_the_defense() -> None:
    t = table("mite", "loser", "pacifist", hands={0: ["attack-20"], 1: ["attack-08"]})
    t.encounter(ships=3).do(1, ASKED, "loser.upset", options=OFFERED)
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_an_ally_announces_no_upset(side: str) -> None:
    t = table("mite", "void", "loser", hands={0: ["attack-20"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: (side, 2)})
    assert outcome(t) == ("won", 0, "totals")
    assert t.events("outcome")[-1]["upset"] is False


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = table("loser", "mite", "void", hands={0: ["attack-20"], 1: ["attack-08"]}, moves=away)
    t.encounter(ships={planet(0, 3): 3})
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-PLAN-1", "F-GOAL-7")
def test_both_must_then_select_an_attack_if_they_hold_one() -> None:
    t = upset(["attack-04", "attack-10", "negotiate"], ["attack-08", "attack-20", "negotiate"])
    t.do(1, "encounter-card", "attack-20", options=["attack-08", "attack-20"])
    t.do(0, "encounter-card", "attack-10", options=["attack-04", "attack-10"])
    assert outcome(t) == ("won", 0, "totals")


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("F-REVEAL-4", "F-VEC-5")
def test_a_tie_is_won_by_the_offense() -> None:
    t = upset(["attack-09"], ["attack-08"])
    assert t.events("totals")[-1]["offense"] == t.events("totals")[-1]["defense"] == 12
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-REVEAL-5", "F-COMP-1")
def test_a_player_without_attack_may_negotiate_and_then_wins_without_compensation() -> None:
    t = upset(["negotiate"], ["attack-20", "attack-06", "negotiate"])
    t.do(1, "encounter-card", "attack-20", options=["attack-20", "attack-06"])
    assert outcome(t) == ("won", 0, "faces")
    assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (3, 4)
    assert (t.events("took"), t.hand(1)) == ([], ["attack-06", "negotiate"])


@pytest.mark.rule("F-MORPH-4", "F-PLAN-1")
def test_a_morph_is_no_attack_and_may_be_selected_only_without_one() -> None:
    t = upset(["morph", "attack-08"], ["attack-06"])
    assert t.events("revealed")[0]["faces"] == ["attack-08", "attack-06"]
    t = upset(["morph", "negotiate"], ["attack-06"])
    t.do(0, "encounter-card", "morph", options=["morph", "negotiate"])
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-PLAN-5")
def test_nobody_learns_whether_an_attack_is_held() -> None:
    """Without an attack the hand stays hidden; what the others see is the same as with one."""
    with_attack = upset(["attack-04", "attack-10"], ["attack-08"])
    without = upset(["negotiate", "morph"], ["attack-08"])
    for t in (with_attack, without):
        assert t.view(1).seats[0].known == []
        assert t.open == [(0, "encounter-card")]
    assert with_attack.view(1).seats == without.view(1).seats


@pytest.mark.rule("F-REVEAL-6", "F-DEAL-11")
def test_with_two_negotiates_there_is_nothing_to_turn_round() -> None:
    t = upset(["negotiate"], ["negotiate"]).do(0, "deal", ["refuse"])
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1, 1): 3}).do(0, "ships-home", 3)
    assert outcome(t)[:2] == ("deal_failed", -1)


@pytest.mark.rule("F-ZAP-2", "F-REVEAL-4")
def test_an_automatic_win_of_a_zapped_human_is_reversed() -> None:
    t = upset(["attack-04"], ["attack-40"], "human", zapper=True).passes(2)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.events("cancelled")[0]["ability"] == "human.humanity"
    assert outcome(t) == ("won", 0, "automatic")


@pytest.mark.rule("F-RES-3", "F-REVEAL-4")
def test_powers_that_ask_who_won_look_at_the_reversed_result() -> None:
    """Void, with the higher total, has lost: it removes nobody. Reincarnator, with the lower one, has won."""
    t = upset(["attack-04"], ["attack-40"], "void")
    assert "void.eradicate" not in [use["ability"] for use in t.events("power_used")]
    assert t.ships(1, WARP) == 4
    t = upset(["attack-40"], ["attack-04"], "reincarnator")
    assert [sheet.alien for sheet in t.state.seats[1].sheets] == ["reincarnator"]
    t = upset(["attack-04"], ["attack-40"], "reincarnator")
    assert len(t.state.seats[1].sheets) == 2


@pytest.mark.rule("F-TIMING-2", "F-PLAN-1")
def test_oracles_opponent_lays_an_attack_open_after_the_upset() -> None:
    t = upset(["attack-04", "attack-10", "negotiate"], ["attack-08", "attack-20", "negotiate"], "oracle")
    t.do(0, "encounter-card", "attack-10", options=["attack-04", "attack-10"])
    t.do(1, "encounter-card", "attack-08", options=["attack-08", "attack-20"])
    assert outcome(t) == ("won", 1, "totals")


# ---------------------------------------------------------------- zaps


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_zapped_neither_the_cards_nor_the_result_are_bound() -> None:
    t = upset(["attack-20", "negotiate"], ["attack-08", "negotiate"], zapper=True)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    t.do(0, "encounter-card", "attack-20", options=["attack-20", "negotiate"])
    t.do(1, "encounter-card", "attack-08", options=["attack-08", "negotiate"])
    assert outcome(t) == ("won", 0, "totals")
    assert t.discards() == ["cosmic-zap", "attack-20", "attack-08"]


@pytest.mark.rule("F-ZAP-1")
def test_it_can_be_zapped_when_announced_and_not_when_the_result_falls() -> None:
    t = upset(["attack-04"], ["attack-08"], zapper=True).passes(2)
    assert outcome(t) == ("won", 0, "totals")
    assert t.hand(2) == ["attack-06", "cosmic-zap"]


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_lasts_until_the_encounter_ends_and_no_longer() -> None:
    t = upset(["attack-20", "attack-10"], ["attack-08"], zapper=True)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.open == [(0, "encounter-card")]
    assert t.state.seats[0].sheets[0].zapped
    t.do(0, "encounter-card", "attack-20").do(0, "second-encounter", "go-on").encounter(defense=2, ships=3)
    t.do(0, ASKED, "loser.upset", options=OFFERED)
    assert outcome(t) == ("won", 2, "totals")


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10")
def test_a_card_zap_stops_the_zap_and_the_upset_stands() -> None:
    t = upset(["attack-04", "card-zap"], ["attack-08"], zapper=True)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap")
    assert outcome(t) == ("won", 0, "totals")
    assert t.discards() == ["cosmic-zap", "card-zap", "attack-04", "attack-08"]
