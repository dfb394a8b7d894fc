"""Emotion Control: the attacks just revealed count as negotiates."""

from typing import Any

import pytest

from tests.games.encounter.artifacts.helpers import KINDS, ROLES, moments
from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table

OFFER = ["pass", "emotion-control"]
DEALS = ("deal", "failed deal")


def revealed(cards: tuple[str, str], holder: int = 2, **given: Any) -> Table:
    hands = {0: [cards[0], "attack-01"], 1: [cards[1], "attack-09"]}
    hands[holder] = [*hands.get(holder, ["attack-06"]), "emotion-control"]
    t = table(players=4, hands=hands, **given)
    return t.encounter(ships={planet(0): 2}, cards=cards)


@pytest.mark.rule("F-ART-2")
def test_it_is_offered_to_every_role_when_an_attack_is_revealed_and_at_no_other_moment() -> None:
    expected = {(role, kind): ["window-REVEALED_CARD"] for role in ROLES for kind in KINDS if kind not in DEALS}
    assert moments("emotion-control") == expected


@pytest.mark.rule("F-REVEAL-6", "F-ART-3")
@pytest.mark.parametrize("cards", [("attack-10", "attack-08"), ("attack-10", "negotiate"), ("negotiate", "attack-08")])
def test_every_attack_counts_as_a_negotiate_and_a_deal_must_be_tried(cards: tuple[str, str]) -> None:
    t = revealed(cards)
    t.do(2, "window-REVEALED_CARD", "emotion-control", options=OFFER)
    assert t.open == [(0, "deal")]
    assert t.discards() == ["emotion-control"]
    t.do(0, "deal", (("want", planet(1, 1)), "propose")).do(1, "deal", ("accept",)).do(0, "deal-colony", {GATE: 2})
    assert t.ships(0, planet(1, 1)) == 2
    assert t.events("totals") == []
    assert t.discards() == ["emotion-control", *cards], "the cards are discarded as what they are"
    t.do(0, "second-encounter", "stop", options=["stop", "go-on"])


def test_declined_the_attacks_are_attacks() -> None:
    t = revealed(("attack-10", "attack-08"))
    t.passes(2)
    assert t.events("totals")[-1]["trail"] == ["10 + 2 = 12", "8 + 4 = 12"]


def test_card_zapped_the_attacks_are_attacks() -> None:
    t = table(
        players=3,
        hands={0: ["attack-10", "emotion-control"], 1: ["attack-08", "attack-09", "card-zap"]},
    )
    t.encounter(ships=1, cards=("attack-10", "attack-08"))
    t.do(0, "window-REVEALED_CARD", "emotion-control", options=OFFER)
    t.do(1, "window-CARD_PLAYED", "card-zap")
    assert t.events("outcome")[-1]["how"] == "totals"
    assert t.discards()[:2] == ["emotion-control", "card-zap"]


@pytest.mark.rule("F-DEAL-1", "F-DEAL-11")
def test_all_deal_rules_apply() -> None:
    """Allies go home without reward; failing costs three ships each and the turn."""
    t = table(players=4, hands={0: ["attack-04", "attack-01"], 1: ["attack-08", "attack-09", "emotion-control"]})
    allies = {2: ("defense", {planet(2): 2}), 3: ("offense", {planet(3): 1})}
    t.encounter(ships={planet(0): 2}, allies=allies, cards=("attack-04", "attack-08"))
    t.do(1, "window-REVEALED_CARD", "emotion-control")
    t.do(2, "ships-home", {planet(2): 2}).do(3, "ships-home", {planet(3): 1})
    assert [t.ships(seat, place) for seat in (2, 3) for place in (GATE, BESIDE)] == [0, 0, 0, 0]
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", {GATE: 2, planet(0, 1): 1}).do(1, "lose-ships", {planet(1): 3})
    assert [t.ships(seat, WARP) for seat in range(4)] == [3, 3, 0, 0]
    assert t.events("rewarded") == t.events("drew") == []
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-COMP-1")
def test_no_compensation_arises_for_nobody_lost_to_an_attack() -> None:
    t = revealed(("attack-10", "negotiate"))
    t.do(2, "window-REVEALED_CARD", "emotion-control")
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", {GATE: 2, planet(0, 1): 1}).do(1, "lose-ships", {planet(1): 3})
    assert t.events("took") == []
    assert t.hand(1) == ["attack-09"]


@pytest.mark.rule("F-MORPH-1")
def test_a_morph_is_a_negotiate_as_well() -> None:
    t = revealed(("attack-10", "morph"))
    t.do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-REINF-7")
def test_reinforcements_have_no_place_any_more() -> None:
    t = table(players=3, hands={0: ["attack-10", "reinforcement-5"], 1: ["attack-08", "attack-09", "emotion-control"]})
    t.encounter(ships=1, cards=("attack-10", "attack-08"))
    t.do(1, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]
    assert t.hand(0) == ["reinforcement-5"]


@pytest.mark.rule("F-REVEAL-1")
@pytest.mark.reading("order-at-the-reveal")
def test_it_comes_before_effects_on_totals() -> None:
    """Pacifist has nothing to win any more when both are negotiates."""
    hands = {0: ["attack-10", "attack-01"], 1: ["negotiate", "attack-09"], 2: ["attack-06", "emotion-control"]}
    t = table("sorcerer", "pacifist", "oracle", hands=hands)
    t.encounter(ships=1, cards=("attack-10", "negotiate"))
    t.passes(0)
    t.do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]
    assert [event for event in t.events("power_used") if event["seat"] == 1] == []
