"""Compensation: cards for ships, from the hand of the one who attacked a negotiator (F-COMP)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table

RICH = ["attack-20", "attack-01", "attack-04", "attack-05", "attack-07", "attack-09", "attack-11"]


def negotiator_loses(payer: list[str] = RICH, **given: Any) -> Table:
    """Blue answers an attack with a negotiate."""
    t = table(players=4, hands={0: payer, 1: ["negotiate", "attack-10"]}, **given)
    return t.encounter(ships=1, cards=(payer[0], "negotiate"))


@pytest.mark.rule("F-COMP-1", "F-COMP-2", "F-COMP-5")
def test_a_card_for_each_own_ship_lost_without_being_asked() -> None:
    t = negotiator_loses()
    assert t.ships(1, WARP) == 4
    assert t.events("took") == [{"source": "F-COMP-2", "seat": 1, "victim": 0, "number": 4}]
    assert len(t.hand(0)) == len(RICH) - 1 - 4
    assert len(t.hand(1)) == 1 + 4
    assert sorted([*t.hand(0), *t.hand(1)]) == sorted([*RICH[1:], "attack-10"]), "from the hand, not from the deck"
    assert t.open == [(0, "second-encounter")], "F-COMP-5: nobody was asked"


@pytest.mark.rule("F-COMP-2")
def test_the_cards_are_taken_at_random() -> None:
    taken = {tuple(negotiator_loses(seed=seed).hand(1)) for seed in range(12)}
    assert len(taken) > 3


@pytest.mark.rule("F-COMP-2")
def test_only_the_two_concerned_learn_which_cards_were_taken() -> None:
    t = negotiator_loses()
    got = sorted(set(t.hand(1)) - {"attack-10"})
    assert t.view(0).seats[1].known == got
    assert t.view(2).seats[1].known == []


@pytest.mark.rule("F-COMP-1", "F-COMP-2")
def test_the_offense_is_compensated_for_the_ships_on_the_gate() -> None:
    t = table(players=3, hands={0: ["negotiate", "attack-10"], 1: RICH})
    t.encounter(ships=3, cards=("negotiate", "attack-20"))
    assert t.events("took") == [{"source": "F-COMP-2", "seat": 0, "victim": 1, "number": 3}]
    assert (len(t.hand(0)), len(t.hand(1))) == (4, 3)


@pytest.mark.rule("F-COMP-1")
@pytest.mark.parametrize("cards", [("attack-20", "attack-10"), ("attack-20", "morph")])
def test_losing_with_anything_but_a_negotiate_earns_nothing(cards: tuple[str, str]) -> None:
    t = table(players=3, hands={0: RICH, 1: [cards[1], "attack-10"]}, moves=[(1, 3, planet(1), planet(1, 1))])
    t.encounter(ships=2, cards=cards)
    assert t.events("outcome")[-1]["winner"] == 0
    assert t.ships(1, WARP) == 1
    assert t.events("took") == []


@pytest.mark.rule("F-COMP-1")
def test_a_failed_deal_earns_no_compensation() -> None:
    t = table(players=3, hands={0: ["negotiate", *RICH], 1: ["negotiate", "attack-10"]})
    t.encounter(ships=2, cards=("negotiate", "negotiate"))
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", 3).do(1, "lose-ships", 3)
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 3)
    assert t.events("took") == []


@pytest.mark.rule("F-COMP-3")
def test_ships_of_allies_do_not_count_and_allies_get_nothing() -> None:
    t = table(players=4, hands={0: RICH, 1: ["negotiate", "attack-10"]}, moves=[(1, 2, planet(1), planet(1, 1))])
    t.encounter(ships=1, allies={2: ("defense", 4), 3: ("defense", 3)}, cards=("attack-20", "negotiate"))
    assert [t.ships(seat, WARP) for seat in (1, 2, 3)] == [2, 4, 3]
    assert t.events("took") == [{"source": "F-COMP-2", "seat": 1, "victim": 0, "number": 2}]
    assert t.hand(2) == t.hand(3) == ["attack-06"]


@pytest.mark.rule("F-COMP-4")
def test_too_few_cards_means_the_whole_hand() -> None:
    t = negotiator_loses(payer=["attack-20", "attack-05", "reinforcement-5"])
    assert t.events("took")[-1]["number"] == 2
    assert t.hand(1) == ["attack-05", "attack-10", "reinforcement-5"]
    assert t.hand(0) == []
    assert t.events("drew") == [], "nothing is made up from the deck"


@pytest.mark.rule("F-COMP-4", "F-COMP-1")
def test_nothing_can_be_taken_from_an_empty_hand() -> None:
    t = negotiator_loses(payer=["attack-20"])
    assert t.ships(1, WARP) == 4
    assert t.events("took") == []
    assert t.hand(1) == ["attack-10"]


@pytest.mark.rule("F-COMP-6")
def test_a_defense_without_ships_there_gets_none() -> None:
    t = negotiator_loses(moves=[(1, 4, planet(1), planet(1, 1))])
    assert t.events("outcome")[-1]["winner"] == 0
    assert t.events("took") == []
    assert t.hand(1) == ["attack-10"]
