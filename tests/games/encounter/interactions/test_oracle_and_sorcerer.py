"""The open card of the Sorcerer, the hidden answer of the Oracle, and then the switch."""

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import totals, uses
from warptable.games.encounter.engine.view import FACEDOWN

SWITCH = "sorcerer.switch"


def answered(first: str, second: str) -> Table:
    """The Sorcerer attacks the Oracle; its card `first` lies open, the Oracle has answered with `second`."""
    t = table("sorcerer", "oracle", "filch", hands={0: [first, "attack-04"], 1: [second, "attack-05"]})
    t.encounter(ships=3)
    assert t.open == [(0, "encounter-card")]  # the Oracle waits
    t.do(0, "encounter-card", first)
    assert t.open == [(1, "encounter-card")]
    assert t.seen_card(1, 0) == first
    return t.do(1, "encounter-card", second)


@pytest.mark.rule("F-VEC-4", "F-TIMING-3")
def test_the_sorcerer_lays_openly_the_oracle_answers_facedown_and_then_the_cards_may_be_switched() -> None:
    t = answered("attack-08", "attack-40")
    assert (t.seen_card(0, 0), t.view(0).current.cards[1]) == ("attack-08", FACEDOWN)
    t.do(0, "window-CARDS_SELECTED", SWITCH, options=["pass", SWITCH])
    assert uses(t) == [(1, "oracle.foresee"), (0, SWITCH)]
    assert totals(t) == (40 + 3, 8 + 4)


@pytest.mark.rule("F-VEC-4")
def test_the_sorcerer_may_leave_the_cards_as_they_lie() -> None:
    t = answered("attack-08", "attack-40").passes(0)
    assert totals(t) == (8 + 3, 40 + 4)


@pytest.mark.rule("F-VEC-4", "F-ZAP-2")
def test_a_zapped_oracle_selects_at_the_same_time() -> None:
    hands = {0: ["attack-08", "attack-04"], 1: ["attack-40", "attack-05"], 2: ["attack-06", "cosmic-zap"]}
    t = table("sorcerer", "oracle", "filch", hands=hands).encounter(ships=3)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-VEC-4")
def test_with_the_oracle_as_offense_it_is_the_same() -> None:
    t = table("oracle", "sorcerer", "filch", hands={0: ["attack-40", "attack-05"], 1: ["attack-08", "attack-04"]})
    t.encounter(ships=3)
    assert t.open == [(1, "encounter-card")]
    t.do(1, "encounter-card", "attack-08")
    assert t.seen_card(0, 1) == "attack-08"
    t.do(0, "encounter-card", "attack-40").do(1, "window-CARDS_SELECTED", SWITCH)
    assert totals(t) == (8 + 3, 40 + 4)
