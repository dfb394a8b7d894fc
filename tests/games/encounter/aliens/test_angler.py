"""Angler: asks for a card by name. Wild: asks everybody for a favour. Super: works for an ally too."""

import pytest

from tests.games.encounter.aliens.dominion import START, STOP, ZAP, dominion
from tests.games.encounter.scenario import Table, table
from tests.readings import homes, uses
from warptable.games.encounter.engine import dominion as expansion
from warptable.games.encounter.engine.editions.ffg import DECK, FFG

POWER, FLARE = "angler.fish", "flare-angler"
PLAN = "window-PLANNING_BEFORE"


def fishing(
    *own: str,
    deck: tuple[str, ...] = ("attack-30",),
    third: tuple[str, ...] = (),
    angler: int = 0,
    allies: dict[int, tuple[str, int]] | None = None,
) -> Table:
    """Before cards are selected; the defense holds an attack 8 and a negotiate."""
    aliens = ["mite", "void", "human"]
    aliens[angler] = "angler"
    hands: dict[int, list[str]] = {0: ["attack-12"], 1: ["attack-08", "negotiate"], 2: ["attack-06", *third]}
    hands[angler] += own
    t = dominion(*aliens, hands=hands, deck=list(deck), destiny=["blue", "green"])
    return t.encounter(ships=2, allies=allies)


def test_a_card_that_is_there_is_handed_over_openly() -> None:
    t = fishing().do(0, PLAN, POWER, options=["pass", POWER]).do(0, "angler-face", "negotiate")
    assert (t.hand(0), t.hand(1)) == (["attack-12", "negotiate"], ["attack-08"])
    assert t.events("asked_for") == [{"source": "angler", "seat": 0, "victim": 1, "face": "negotiate"}]
    assert t.events("handed_over") == [{"source": "angler", "seat": 0, "giver": 1, "face": "negotiate"}]
    assert t.view(2).seats[0].known == ["negotiate"]
    assert t.events("drew") == []


def test_one_that_is_not_there_means_to_draw() -> None:
    t = fishing().do(0, PLAN, POWER).do(0, "angler-face", "attack-40")
    assert (t.hand(0), t.events("handed_over")) == (["attack-12", "attack-30"], [])
    assert t.open != [(0, PLAN)]


@pytest.mark.reading("angler-lucky-draw")
def test_the_named_card_drawn_is_shown_and_the_power_may_be_used_once_more() -> None:
    t = fishing(deck=("attack-30", "attack-40")).do(0, PLAN, POWER).do(0, "angler-face", "attack-30")
    assert t.events("card_shown")[-1]["face"] == "attack-30"
    t.do(0, PLAN, POWER, options=["pass", POWER]).do(0, "angler-face", "attack-40")
    assert t.hand(0) == ["attack-12", "attack-30", "attack-40"]
    assert len(t.events("card_shown")) == 1
    assert (0, PLAN) not in t.open
    assert uses(t) == [(0, POWER), (0, POWER)]


def test_every_card_of_the_deck_and_every_flare_that_may_be_there_can_be_named() -> None:
    t = fishing("quash").do(0, PLAN, POWER)
    assert t.options(0, "angler-face") == [face for face, _ in DECK]
    t = fishing(FLARE).do(0, PLAN, POWER)
    flares = [f"flare-{alien}" for alien in sorted((*FFG.aliens, *expansion.ALIENS))]
    assert t.options(0, "angler-face") == [*(face for face, _ in DECK), *flares]


def test_it_may_ask_an_ally_of_the_opponent_but_not_its_own() -> None:
    t = fishing(allies={2: ("defense", 1)}).do(0, PLAN, POWER).do(0, "angler-asked", 2, options=[1, 2])
    t.do(0, "angler-face", "attack-06")
    assert (t.hand(0), t.hand(2)) == (["attack-06", "attack-12"], [])
    t = fishing(allies={2: ("offense", 1)}).do(0, PLAN, POWER)
    assert t.open == [(0, "angler-face")]


@pytest.mark.rule("F-PLAN-2")
def test_a_defense_that_hands_over_its_last_encounter_card_draws_a_new_hand() -> None:
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("angler", "void", "human", hands=hands).encounter(ships=2).do(0, PLAN, POWER)
    t.do(0, "angler-face", "attack-08")
    assert [event["seat"] for event in t.events("new_hand")] == [1]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_nothing_is_asked() -> None:
    t = fishing(third=("cosmic-zap",)).do(0, PLAN, POWER).do(2, ZAP, "cosmic-zap")
    assert t.events("asked_for") == []
    assert t.state.seats[0].sheets[0].zapped


@pytest.mark.rule("F-POWER-1", "F-COMPONENT-4")
def test_not_as_an_ally_or_outsider_nor_with_two_home_colonies() -> None:
    assert uses(fishing(angler=2, allies={2: ("offense", 1)})) == []
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("angler", "void", "human", hands=hands, moves=homes(0, 2)).encounter(ships=2)
    assert (0, PLAN) not in t.open


@pytest.mark.rule("F-FLARE-6", "F-ZAP-1")
def test_super_an_ally_may_fish_too_on_the_other_side() -> None:
    t = fishing(FLARE, angler=2, allies={2: ("offense", 1)})
    t.do(2, PLAN, FLARE, options=["pass", FLARE]).do(2, "angler-face", "attack-08")
    assert (t.hand(2), uses(t)) == (["attack-06", "attack-08", FLARE], [(2, POWER)])
    t = fishing(FLARE, angler=2, allies={2: ("defense", 1)}).do(2, PLAN, FLARE).do(2, "angler-face", "attack-12")
    assert "attack-12" in t.hand(2)


# ---------------------------------------------------------------- wild


def asking(uniform: bool = False, third: tuple[str, ...] = ()) -> Table:
    hands = {0: ["attack-12", FLARE], 1: ["attack-08", "negotiate"], 2: ["attack-06", *third]}
    return dominion("mite", "void", "human", hands=hands, uniform=uniform).encounter(ships=2)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("angler-wild-willing")
def test_wild_whoever_is_willing_gets_the_flare_for_the_card() -> None:
    t = asking().do(0, START, FLARE, options=["pass", FLARE]).do(0, "angler-face", "negotiate")
    t.do(1, "angler-answer", "hand-over", options=["no-thanks", "hand-over"])
    assert (t.hand(0), t.hand(1)) == (["attack-12", "negotiate"], ["attack-08", FLARE])


@pytest.mark.rule("F-FLARE-2")
def test_wild_if_nobody_is_a_card_is_taken_and_the_flare_kept() -> None:
    t = asking().do(0, START, FLARE).do(0, "angler-face", "negotiate").do(1, "angler-answer", "no-thanks")
    t.do(0, "angler-victim", 2, options=[1, 2])
    assert t.hand(0) == ["attack-06", "attack-12", FLARE]
    assert t.events("handed_over") == []


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("angler-wild-willing")
def test_wild_nobody_is_asked_for_a_card_that_nobody_has_unless_all_are_asked_alike() -> None:
    t = asking().do(0, START, FLARE).do(0, "angler-face", "attack-40")
    assert t.open == [(0, "angler-victim")]
    hands = {0: ["attack-12", FLARE], 1: ["attack-08"], 2: ["attack-06"]}
    t = table("mite", "void", "human", hands=hands, uniform=True, variants=("dominion-aliens",))
    while t.open[0] != (0, START):
        t.do(*t.open[0], t.decision(*t.open[0]).default)
    t.do(0, START, FLARE)
    while t.open[0] != (0, "angler-face"):
        t.passes(t.open[0][0])
    t.do(0, "angler-face", "attack-40").do(1, "angler-answer", "no-thanks", options=["no-thanks"])
    t.do(2, "angler-answer", "no-thanks", options=["no-thanks"])
    assert t.open == [(0, "angler-victim")]


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = asking(third=("card-zap",)).do(0, START, FLARE).do(2, STOP, "card-zap")
    assert t.events("asked_around") == []
