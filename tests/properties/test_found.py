"""What random play broke once, each as the smallest scenario that shows it."""

import pytest

from tests.scenario import table


@pytest.mark.rule("F-DEAL-3", "F-RES-9")
def test_a_promised_card_that_was_played_before_the_deal_is_carried_out_is_not_given() -> None:
    t = table(players=3, hands={0: ["negotiate", "quash", "attack-04"], 1: ["negotiate"], 2: ["card-zap"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "quash"), ("give", "attack-04"), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(0, "window-DEAL_AGREED", "quash", options=["pass", "quash"])
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert t.hand(1) == ["attack-04"]
    assert t.hand(0) == []
    assert t.discards()[:2] == ["quash", "card-zap"]


@pytest.mark.rule("F-DEAL-3", "F-RES-9")
@pytest.mark.parametrize("seed", range(8))
def test_cards_given_in_a_deal_are_not_among_those_taken_at_random_in_it(seed: int) -> None:
    t = table(players=3, seed=seed, hands={0: ["negotiate", "attack-04"], 1: ["negotiate", "attack-08"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-04"), ("ask", 1), "propose"))
    t.do(1, "deal", ("accept",))
    assert (t.hand(0), t.hand(1)) == (["attack-08"], ["attack-04"])
