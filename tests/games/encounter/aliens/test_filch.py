"""Filch: may take the opponent's used encounter card from the discard pile."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table

DISCARDED = "window-CARDS_DISCARDED"
OFFERED = ["pass", "filch.theft"]


def fought(own: str = "attack-10", other: str = "attack-08", *more: str, seat1: str = "mite") -> Table:
    """Filch attacks with three ships against four; stops at the first decision after the reveal."""
    hands = {0: [own, *more], 1: [other], 2: ["attack-06", "cosmic-zap"]}
    t = table("filch", seat1, "void", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-RES-10", "F-COMPONENT-4")
def test_it_takes_the_opponents_card_from_the_discard_pile_into_its_hand() -> None:
    t = fought("attack-10", "attack-08", "attack-04")
    t.do(0, DISCARDED, "filch.theft", options=OFFERED).passes(2)
    assert t.hand(0) == ["attack-04", "attack-08"]
    assert t.discards() == ["attack-10"]
    took = t.events("took_discard")
    assert [(event["source"], event["seat"], event["face"]) for event in took] == [("filch", 0, "attack-08")]


@pytest.mark.rule("F-RES-10")
def test_everybody_has_seen_the_card_it_took() -> None:
    t = fought("attack-10", "attack-08", "attack-04").do(0, DISCARDED, "filch.theft").passes(2)
    assert t.view(1).seats[0].known == ["attack-08"]
    assert t.view(2).seats[0].known == ["attack-08"]


@pytest.mark.rule("F-COMPONENT-4", "F-RES-10")
def test_it_may_leave_the_card() -> None:
    t = fought("attack-10", "attack-08", "attack-04").passes(0)
    assert t.open == [(0, "second-encounter")]
    assert t.hand(0) == ["attack-04"]
    assert t.discards() == ["attack-10", "attack-08"]


@pytest.mark.rule("F-COMPONENT-4")
def test_as_the_defense_it_takes_the_offenses_card() -> None:
    t = table("mite", "filch", "void", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, cards=("attack-10", "attack-08"))
    t.do(1, DISCARDED, "filch.theft", options=OFFERED)
    assert t.hand(1) == ["attack-10"]


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_an_ally_may_not_steal(side: str) -> None:
    t = table("mite", "void", "filch", hands={0: ["attack-10", "attack-04"], 1: ["attack-08"]})
    t.encounter(ships=4, allies={2: (side, 1)}, cards=("attack-10", "attack-08"))
    assert t.open == [(0, "second-encounter")]
    assert t.discards() == ["attack-10", "attack-08"]


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    hands = {0: ["attack-10", "attack-04"], 1: ["attack-08"]}
    t = table("filch", "mite", "void", hands=hands, moves=away)
    t.encounter(ships={planet(0, 3): 3}, cards=("attack-10", "attack-08"))
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-POWER-2")
def test_a_home_colony_lost_in_the_encounter_itself_ends_the_power_before_the_theft() -> None:
    away = [(1, 4, planet(1, number), planet(2, number)) for number in (3, 4)]
    hands = {0: ["attack-10", "attack-04"], 1: ["attack-08"]}
    t = table("mite", "filch", "void", hands=hands, moves=away)
    t.encounter(ships=3, cards=("attack-10", "attack-08"))
    assert t.open == [(0, "second-encounter")]
    assert [event["source"] for event in t.events("power_lost")] == ["F-POWER-1"]


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("F-RES-10")
def test_it_steals_after_a_loss() -> None:
    t = fought("attack-06", "attack-08").do(0, DISCARDED, "filch.theft").passes(2)
    assert (t.ships(0, WARP), t.hand(0)) == (3, ["attack-08"])


@pytest.mark.rule("F-RES-10", "F-DEAL-12")
def test_it_steals_after_a_deal() -> None:
    t = fought("negotiate", "negotiate", "attack-04")
    t.do(0, "deal", [("give", "attack-04"), "propose"]).do(1, "deal", ["accept"]).do(0, "ships-home", 3)
    t.do(0, DISCARDED, "filch.theft").passes(2)
    assert t.hand(0) == ["negotiate"]
    assert t.discards() == ["negotiate"]


@pytest.mark.rule("F-RES-10", "F-DEAL-11")
def test_it_steals_after_a_failed_deal() -> None:
    t = fought("negotiate", "negotiate", "attack-04").do(0, "deal", ["refuse"])
    t.do(0, "lose-ships", {planet(0): 3}).do(1, "lose-ships", {planet(1): 3}).do(0, "ships-home", 3)
    t.do(0, DISCARDED, "filch.theft").passes(2)
    assert t.hand(0) == ["attack-04", "negotiate"]


@pytest.mark.rule("F-RES-10", "F-COMP-2")
def test_after_compensation_was_paid_the_negotiate_is_still_there() -> None:
    t = fought("attack-10", "negotiate", "attack-04").do(0, DISCARDED, "filch.theft").passes(2)
    assert t.hand(0) == ["negotiate"]
    assert t.hand(1) == ["attack-04"]


@pytest.mark.rule("F-RES-10")
def test_after_a_switch_by_sorcerer_it_gets_the_card_its_opponent_finally_used() -> None:
    t = fought("attack-10", "attack-08", seat1="sorcerer").do(1, "window-CARDS_SELECTED", "sorcerer.switch")
    t.passes(2)
    t.do(0, DISCARDED, "filch.theft").passes(2)
    assert t.hand(0) == ["attack-10"]
    assert t.discards()[-1] == "attack-08"


@pytest.mark.rule("F-MORPH-2", "F-RES-10")
def test_a_morph_is_stolen_as_a_morph() -> None:
    t = fought("attack-10", "morph").do(0, DISCARDED, "filch.theft").passes(2)
    assert t.hand(0) == ["morph"]


@pytest.mark.rule("F-DESTINY-14", "F-DRIVE-6")
def test_without_encounter_cards_there_is_nothing_to_steal() -> None:
    """Resettling an empty home planet skips planning and reveal."""
    t = table("filch", "mite", "void", destiny=["red"], moves=[(0, 4, planet(0), planet(0, 1))])
    t.do(0, "own-colour", "resettle", options=["redraw", "resettle"]).do(0, "launch", 1)
    assert t.open == [(0, "second-encounter")]


# ---------------------------------------------------------------- zaps


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_zapped_the_card_stays_discarded() -> None:
    t = fought("attack-10", "attack-08", "attack-04").do(0, DISCARDED, "filch.theft")
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert t.open == [(0, "second-encounter")]
    assert t.hand(0) == ["attack-04"]
    assert t.discards() == ["attack-10", "attack-08", "cosmic-zap"]
    assert t.events("cancelled") == [{"source": "cosmic-zap", "seat": 2, "ability": "filch.theft", "of": 0}]


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_ends_with_the_encounter() -> None:
    t = fought("attack-10", "attack-08", "attack-04").do(0, DISCARDED, "filch.theft")
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap").do(0, "second-encounter", "go-on")
    t.encounter(defense=2, ships=3, cards=("attack-04", "attack-06"))
    t.do(0, DISCARDED, "filch.theft", options=OFFERED)
    assert t.hand(0) == ["attack-06"]


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10")
def test_a_card_zap_stops_the_zap_and_the_theft_stands() -> None:
    t = fought("attack-10", "attack-08", "card-zap").do(0, DISCARDED, "filch.theft")
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap")
    assert t.hand(0) == ["attack-08"]
    assert t.discards() == ["attack-10", "cosmic-zap", "card-zap"]
