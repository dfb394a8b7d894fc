"""Sorcerer: exchanges the two encounter cards before they are revealed."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses, without, zapped
from warptable.games.encounter.engine.view import FACEDOWN

SWITCH = "sorcerer.switch"
OFFER = ["pass", SWITCH]
ZAP = ["attack-06", "cosmic-zap"]
CARDS = ("attack-08", "attack-40")


def cards_down(own: str = "attack-08", other: str = "attack-40", **others: list[str]) -> Table:
    """The Sorcerer attacks with three ships; both cards lie facedown."""
    hands = {0: [own, "attack-04"], 1: [other, "attack-04"]}
    hands |= {int(seat[-1]): faces for seat, faces in others.items()}
    return table("sorcerer", "parasite", "filch", hands=hands).encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-GOAL-7", "F-TIMING-3")
def test_as_the_offense_it_reveals_the_card_of_the_defense() -> None:
    t = cards_down()
    assert t.events("revealed") == []
    t.do(0, "window-CARDS_SELECTED", SWITCH, options=OFFER)
    assert t.events("revealed")[-1]["faces"] == ["attack-40", "attack-08"]
    assert totals(t) == (40 + 3, 8 + 4)
    assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (3, 4)


@pytest.mark.rule("F-GOAL-7", "F-TIMING-3")
def test_as_the_defense_it_reveals_the_card_of_the_offense() -> None:
    t = table("parasite", "sorcerer", "filch", hands={0: ["attack-40"], 1: ["attack-08"]})
    t.encounter(ships=3, cards=("attack-40", "attack-08"))
    t.do(1, "window-CARDS_SELECTED", SWITCH, options=OFFER)
    assert totals(t) == (8 + 3, 40 + 4)
    assert t.ships(0, WARP) == 3


@pytest.mark.rule("F-GOAL-7")
def test_it_may_let_the_cards_lie() -> None:
    t = cards_down().passes(0)
    assert uses(t) == []
    assert t.events("revealed")[-1]["faces"] == ["attack-08", "attack-40"]
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-FAQ-12")
def test_it_switches_once_in_an_encounter() -> None:
    t = cards_down().do(0, "window-CARDS_SELECTED", SWITCH)
    assert len(t.events("cards_switched")) == 1
    assert uses(t) == [(0, SWITCH)]


@pytest.mark.rule("F-PLAN-1")
def test_it_decides_without_seeing_the_opponents_card() -> None:
    t = cards_down()
    assert (t.seen_card(0, 0), t.view(0).current.cards[1]) == ("attack-08", FACEDOWN)
    assert t.view(0).seats[1].known == []


@pytest.mark.rule("F-PLAN-1")
def test_before_the_reveal_each_still_knows_only_the_card_that_it_laid() -> None:
    t = cards_down(seat2=ZAP).do(0, "window-CARDS_SELECTED", SWITCH).passes(2)
    # the zap window is the last decision before the reveal, so the knowledge is read off the log
    laid = [event for event in t.session.log if event.kind == "card_laid"]
    assert [event.seen_by(0).get("face") for event in laid] == ["attack-08", None]
    assert [event.seen_by(1).get("face") for event in laid] == [None, "attack-40"]
    assert [event.seen_by(2).get("face") for event in laid] == [None, None]
    assert t.events("cards_switched") == [{"source": "sorcerer"}]


@pytest.mark.rule("F-COMP-1", "F-COMP-2", "F-RES-10")
def test_the_negotiate_it_hands_over_brings_the_opponent_compensation() -> None:
    """After the switch the card belongs to whoever reveals it."""
    t = cards_down("negotiate", "attack-40").do(0, "window-CARDS_SELECTED", SWITCH)
    assert outcome(t) == ("won", 0, "faces")
    assert t.ships(1, WARP) == 4
    assert [(took["seat"], took["victim"]) for took in t.events("took")] == [(1, 0)]
    assert t.discards() == ["attack-40", "negotiate"]


@pytest.mark.rule("F-REVEAL-6")
def test_a_negotiate_switched_for_a_negotiate_is_still_a_deal() -> None:
    t = cards_down("negotiate", "negotiate").do(0, "window-CARDS_SELECTED", SWITCH)
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-MORPH-1")
def test_a_morph_that_was_switched_copies_the_card_now_opposite() -> None:
    t = cards_down("morph", "attack-40").do(0, "window-CARDS_SELECTED", SWITCH)
    assert t.events("morphed") == [{"source": "F-MORPH-1", "side": 1, "face": "attack-40"}]
    assert totals(t) == (40 + 3, 40 + 4)


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
@pytest.mark.parametrize("allies", [{2: ("offense", 1)}, {2: ("defense", 1)}, {}])
def test_as_an_ally_or_bystander_it_has_no_power(allies: dict[int, tuple[str, int]]) -> None:
    t = table("parasite", "filch", "sorcerer", hands={0: ["attack-08"], 1: ["attack-40"]})
    t.encounter(ships=3, allies=allies, cards=CARDS)
    without(t, "filch.theft")
    assert uses(t) == []
    assert t.events("revealed")[-1]["faces"] == ["attack-08", "attack-40"]


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_it_cannot_switch() -> None:
    t = table("sorcerer", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-40"]}, moves=homes(0, 2))
    t.encounter(ships=3, cards=CARDS)
    assert uses(t) == []
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-POWER-2")
def test_the_ship_that_strips_its_third_home_colony_costs_it_the_switch() -> None:
    moves = [*homes(0, 3), (0, 3, planet(0, 2), planet(0, 4))]
    t = table("sorcerer", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-40"]}, moves=moves)
    t.encounter(ships={planet(0, 2): 1}, cards=CARDS)
    assert [(lost["seat"], lost["alien"], lost["source"]) for lost in t.events("power_lost")] == [
        (0, "sorcerer", "F-POWER-1")
    ]
    assert uses(t) == []
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_cards_lie_as_they_were() -> None:
    t = cards_down(seat2=ZAP).do(0, "window-CARDS_SELECTED", SWITCH)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert t.events("revealed")[-1]["faces"] == ["attack-08", "attack-40"]
    assert outcome(t) == ("won", 1, "totals")
    assert t.events("cards_switched") == []


@pytest.mark.rule("F-ZAP-2")
def test_the_zap_ends_with_the_encounter() -> None:
    t = table(
        *("sorcerer", "parasite", "filch"),
        hands={0: ["attack-30", "attack-04"], 1: ["attack-05", "attack-40"], 2: [*ZAP, "reinforcement-2"]},
        destiny=["blue", "blue"],
    )
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-30", "attack-05"))
    t.do(0, "window-CARDS_SELECTED", SWITCH).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.open == [(2, "reinforce")]
    assert zapped(t, 0) == [True]
    t.passes(2).do(0, "second-encounter", "go-on")
    assert zapped(t, 0) == [False]
    t.encounter(target=planet(1, 1), ships=3, cards=("attack-04", "attack-40"))
    t.do(0, "window-CARDS_SELECTED", SWITCH, options=OFFER)
    assert totals(t) == (40 + 3, 4 + 4)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4")
def test_a_card_zap_on_the_zap_lets_the_switch_happen() -> None:
    t = cards_down(seat0=["attack-08", "card-zap"], seat2=ZAP).do(0, "window-CARDS_SELECTED", SWITCH)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert totals(t) == (40 + 3, 8 + 4)
    assert t.discards()[:2] == ["cosmic-zap", "card-zap"]
