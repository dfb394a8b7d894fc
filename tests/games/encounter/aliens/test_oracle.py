"""Oracle: the opponent selects first and lays the card open; only then does Oracle select, facedown."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.view import FACEDOWN

ZAP = "window-USE_ANNOUNCED"
OWN = ["attack-20", "negotiate"]
OTHER = ["attack-08", "attack-12"]


def planning(*more: str, seat1: str = "mite", other: list[str] = OTHER, zapper: bool = False) -> Table:
    """Oracle attacks with three ships; stops in the planning phase."""
    hands = {0: [*OWN, *more], 1: other}
    if zapper:
        hands[2] = ["attack-06", "attack-04", "cosmic-zap"]
    return table("oracle", seat1, "pacifist", hands=hands, destiny=["blue", "green"]).encounter(ships=3)


@pytest.mark.rule("F-PLAN-1", "F-GOAL-7")
def test_the_opponent_selects_first_and_lays_its_card_open() -> None:
    t = planning()
    assert t.open == [(1, "encounter-card")]
    t.do(1, "encounter-card", "attack-12", options=OTHER)
    assert [slot and slot[1] for slot in t.view(0).current.cards] == [None, "attack-12"]
    assert t.view(2).current.cards == t.view(None).current.cards == t.view(0).current.cards
    assert t.open == [(0, "encounter-card")]
    assert t.options(0, "encounter-card") == OWN
    assert [use["source"] for use in t.events("power_used")] == ["oracle.foresee"]


@pytest.mark.rule("F-PLAN-1", "F-PLAN-5")
def test_it_then_lays_its_own_card_facedown() -> None:
    t = planning(seat1="sorcerer").do(1, "encounter-card", "attack-12").do(0, "encounter-card", "attack-20")
    assert t.open == [(1, "window-CARDS_SELECTED")]
    for other in (1, 2, None):
        assert t.view(other).current.cards[0] == FACEDOWN
    assert t.seen_card(0, 0) == "attack-20"
    laid = [(event["seat"], "face" in event) for event in t.events("card_laid")]
    assert laid == [(1, True), (0, False)]


@pytest.mark.rule("F-PLAN-1", "F-GOAL-7")
def test_as_the_defense_it_sees_the_offenses_card() -> None:
    t = table("mite", "oracle", "pacifist", hands={0: OTHER, 1: OWN}).encounter(ships=3)
    assert t.open == [(0, "encounter-card")]
    t.do(0, "encounter-card", "attack-08")
    assert t.seen_card(1, 0) == "attack-08"
    t.do(1, "encounter-card", "negotiate", options=OWN)
    assert t.events("revealed")[0]["faces"] == ["attack-08", "negotiate"]


@pytest.mark.rule("F-COMPONENT-4", "F-PLAN-1")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_as_an_ally_it_foresees_nothing(side: str) -> None:
    t = table("mite", "void", "oracle", hands={0: OTHER, 1: OWN}).encounter(ships=3, allies={2: (side, 2)})
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    t.do(0, "encounter-card", "attack-08")
    assert t.view(2).current.cards == [None, None]


@pytest.mark.rule("F-POWER-1", "F-PLAN-1")
def test_with_two_home_colonies_both_select_at_the_same_time() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = table("oracle", "mite", "pacifist", hands={0: OWN, 1: OTHER}, moves=away).encounter(ships={planet(0, 3): 3})
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert t.events("power_used") == []


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("F-VEC-4", "F-TIMING-3")
@pytest.mark.parametrize("switch", [True, False])
def test_sorcerer_lays_its_card_open_oracle_answers_and_then_sorcerer_may_switch(switch: bool) -> None:
    t = planning(seat1="sorcerer").do(1, "encounter-card", "attack-12").do(0, "encounter-card", "attack-20")
    options = ["pass", "sorcerer.switch"]
    t.do(1, "window-CARDS_SELECTED", options[switch], options=options)
    faces = ["attack-20", "attack-12"]
    assert t.events("revealed")[0]["faces"] == (faces[::-1] if switch else faces)
    assert t.events("outcome")[-1]["winner"] == (1 if switch else 0)


@pytest.mark.rule("F-VEC-4")
def test_an_oracle_as_defense_is_answered_by_sorcerer_too() -> None:
    t = table("sorcerer", "oracle", "pacifist", hands={0: OTHER, 1: OWN}).encounter(ships=3)
    t.do(0, "encounter-card", "attack-12").do(1, "encounter-card", "attack-20")
    t.do(0, "window-CARDS_SELECTED", "sorcerer.switch")
    assert t.events("revealed")[0]["faces"] == ["attack-20", "attack-12"]
    assert t.ships(0, planet(1)) == 3


@pytest.mark.rule("F-REVEAL-1", "F-ART-2")
def test_the_open_card_is_played_but_not_yet_revealed() -> None:
    """Emotion Control waits for the reveal, a Human's bonus too."""
    t = planning("emotion-control", seat1="human").do(1, "encounter-card", "attack-12")
    assert (t.open, t.events("revealed")) == ([(0, "encounter-card")], [])
    assert [use["ability"] for use in t.events("power_used")] == ["oracle.foresee"]
    t.do(0, "encounter-card", "negotiate")
    assert len(t.events("revealed")) == 1
    t.do(0, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-MORPH-1")
def test_an_open_morph_copies_nothing_before_the_reveal() -> None:
    t = planning(other=["morph", "attack-04"]).do(1, "encounter-card", "morph")
    assert t.seen_card(0, 1) == "morph"
    assert t.events("morphed") == []
    t.do(0, "encounter-card", "attack-20")
    assert [(event["source"], event["side"], event["face"]) for event in t.events("morphed")] == [
        ("F-MORPH-1", 1, "attack-20"),
    ]


@pytest.mark.rule("F-PLAN-2", "F-DRAW-2")
def test_a_defense_without_encounter_card_draws_its_new_hand_before_it_lays_one_open() -> None:
    t = table(
        "oracle",
        "mite",
        "pacifist",
        hands={0: OWN, 1: ["reinforcement-2"]},
        deck=["attack-04", "attack-06", "attack-08", *["reinforcement-3"] * 3, "quash", "plague"],
    )
    t.encounter(ships=3)
    assert t.hand(1)[:3] == ["attack-04", "attack-06", "attack-08"]
    assert t.open == [(1, "encounter-card")]
    t.do(1, "encounter-card", "attack-08", options=["attack-04", "attack-06", "attack-08"])
    assert t.open == [(0, "encounter-card")]


@pytest.mark.rule("F-TIMING-3")
def test_a_trader_exchanges_hands_before_it_has_to_lay_its_card_open() -> None:
    t = planning(seat1="trader").do(1, "window-PLANNING_BEFORE", "trader.trade-hands")
    t.do(1, "encounter-card", "negotiate", options=OWN).do(0, "encounter-card", "attack-12", options=OTHER)
    assert t.ships(1, WARP) == 4


# ---------------------------------------------------------------- zaps


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3", "F-PLAN-5")
def test_zapped_both_select_in_secret_at_the_same_time() -> None:
    t = planning(zapper=True).do(2, ZAP, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    t.do(1, "encounter-card", "attack-12")
    assert t.view(0).current.cards == [None, None]
    assert t.discards() == ["cosmic-zap"]


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_lasts_until_the_encounter_ends_and_no_longer() -> None:
    t = planning(zapper=True).do(2, ZAP, "cosmic-zap").do(1, "encounter-card", "attack-12")
    assert t.state.seats[0].sheets[0].zapped
    t.do(0, "encounter-card", "attack-20").do(0, "second-encounter", "go-on").encounter(defense=2, ships=2)
    assert t.open == [(2, "encounter-card")]
    assert [use["ability"] for use in t.events("power_used")] == ["oracle.foresee"] * 2


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10", "F-ART-3")
def test_a_card_zap_stops_the_zap_and_the_opponent_selects_first() -> None:
    t = planning("card-zap", zapper=True).do(2, ZAP, "cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap")
    assert t.open == [(1, "encounter-card")]
    assert t.discards() == ["cosmic-zap", "card-zap"]
