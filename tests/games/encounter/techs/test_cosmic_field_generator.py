"""Cosmic Field Generator: a Cosmic Zap that is no card."""

import pytest

from tests.games.encounter.scenario import Table, planet, table

ZAP = "cosmic-field-generator.zap"


def switched(*extra: str, hands: dict[int, list[str]] | None = None) -> Table:
    """Red uses its power once both cards are down; Green has the Field Generator."""
    held = {0: ["attack-01"], 1: ["attack-20"], **(hands or {})}
    t = table("sorcerer", "pacifist", "oracle", hands=held, techs={2: ["cosmic-field-generator", *extra]})
    t.encounter(ships=1, cards=("attack-01", "attack-20"))
    return t.do(0, "window-CARDS_SELECTED", "sorcerer.switch")


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-TECH-10")
def test_it_cancels_a_use_of_a_power_and_is_discarded() -> None:
    t = switched()
    t.do(2, "window-USE_ANNOUNCED", ZAP, options=["pass", ZAP])
    assert t.events("cancelled") == [{"source": ZAP, "seat": 2, "ability": "sorcerer.switch", "of": 0}]
    assert t.events("tech_used") == [{"source": ZAP, "seat": 2, "tech": "cosmic-field-generator", "ability": ZAP}]
    assert t.events("cards_switched") == []
    assert t.state.laboratory is not None
    assert t.state.laboratory.techs == []
    assert t.state.laboratory.deck.discard == ["cosmic-field-generator"]
    assert t.discards() == ["attack-01", "attack-20"]  # it is no card


@pytest.mark.rule("F-ZAP-2")
def test_the_power_is_off_until_the_encounter_ends() -> None:
    t = switched(hands={0: ["attack-01"], 1: ["attack-20", "quash"]})
    t.do(2, "window-USE_ANNOUNCED", ZAP)
    assert t.state.player == 1
    assert not t.state.seats[0].sheets[0].zapped


def test_declined_the_power_works() -> None:
    t = switched()
    t.passes(2)
    assert t.events("cards_switched")
    assert [held.id for held in t.view(0).seats[2].techs] == ["cosmic-field-generator"]


@pytest.mark.rule("F-TIMING-4")
def test_no_card_zap_answers_it() -> None:
    t = switched(hands={0: ["attack-01", "card-zap"], 1: ["attack-20", "attack-06", "card-zap"]})
    t.do(2, "window-USE_ANNOUNCED", ZAP)
    assert t.events("cards_switched") == []
    assert "card-zap" in t.hand(0)  # nobody was asked
    assert "card-zap" in t.hand(1)


@pytest.mark.rule("F-FAQ-6")
def test_it_stops_a_super_flare_which_goes_back_to_its_hand() -> None:
    hands = {0: ["attack-04", "flare-macron"], 1: ["attack-20"]}
    t = table("macron", "human", "oracle", hands=hands, techs={2: ["cosmic-field-generator"]})
    t.do(0, "aim", planet(1)).passes(2)  # the power itself, which sends one ship
    t.do(0, "window-SEND", "flare-macron", options=["pass", "flare-macron"])
    t.do(2, "window-USE_ANNOUNCED", ZAP)
    assert t.hand(0) == ["attack-04", "flare-macron"]
    assert t.state.seats[0].sheets[0].zapped
    assert t.state.frames[-1].flares == {}


@pytest.mark.rule("F-ZAP-1")
def test_it_may_answer_the_own_power() -> None:
    hands = {0: ["attack-01"], 1: ["attack-20"]}
    t = table("sorcerer", "pacifist", "oracle", hands=hands, techs={0: ["cosmic-field-generator"]})
    t.encounter(ships=1, cards=("attack-01", "attack-20"))
    t.do(0, "window-CARDS_SELECTED", "sorcerer.switch").do(0, "window-USE_ANNOUNCED", ZAP, options=["pass", ZAP])
    assert t.events("cards_switched") == []


def test_the_wild_healer_answers_it_as_it_answers_a_cosmic_zap() -> None:
    t = switched(hands={0: ["attack-01", "flare-healer"], 1: ["attack-20"]})
    t.do(2, "window-USE_ANNOUNCED", ZAP)
    t.do(0, "window-TECH_USED", "flare-healer", options=["pass", "flare-healer"])
    assert t.events("cards_switched")
    assert t.events("cancelled") == [{"source": "healer.wild", "seat": 0, "ability": ZAP, "of": 2}]
    assert t.state.laboratory is not None
    assert t.state.laboratory.deck.discard == ["cosmic-field-generator"]  # it was used all the same


def test_the_wild_healer_protects_only_its_holder() -> None:
    t = switched(hands={0: ["attack-01"], 1: ["attack-20", "flare-healer"]})
    t.do(2, "window-USE_ANNOUNCED", ZAP)
    assert t.events("cards_switched") == []


def test_neither_vulch_nor_filch_collects_it_and_void_does_not_swallow_it() -> None:
    hands = {0: ["attack-01", "flare-void"], 1: ["attack-20", "flare-filch"]}
    t = table("sorcerer", "vulch", "oracle", hands=hands, techs={2: ["cosmic-field-generator"]})
    t.encounter(ships=1, cards=("attack-01", "attack-20"))
    t.do(0, "window-CARDS_SELECTED", "sorcerer.switch").do(2, "window-USE_ANNOUNCED", ZAP)
    assert t.events("cards_switched") == []
    assert "cosmic-field-generator" not in t.hand(1)


@pytest.mark.rule("F-TECH-10")
def test_the_tech_scrambler_stops_it() -> None:
    techs: dict[int, list[tuple[str, int] | str]] = {0: [("tech-scrambler", 2)], 2: ["cosmic-field-generator"]}
    t = table("sorcerer", "pacifist", "oracle", hands={0: ["attack-01"], 1: ["attack-20"]}, techs=techs)
    t.passes(0)  # its tech action
    t.encounter(ships=1, cards=("attack-01", "attack-20"))
    t.do(0, "window-CARDS_SELECTED", "sorcerer.switch").do(2, "window-USE_ANNOUNCED", ZAP)
    t.do(0, "window-TECH_USED", "tech-scrambler.scramble", options=["pass", "tech-scrambler.scramble"])
    t.do(0, "ships-home", {0: 2})
    assert t.events("cards_switched")
    assert t.state.laboratory is not None
    assert t.state.laboratory.deck.discard == ["tech-scrambler", "cosmic-field-generator"]
