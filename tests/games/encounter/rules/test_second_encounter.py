"""The second encounter of a turn (F-SECOND, F-FAQ-8)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import encounters


def first_encounter(cards: tuple[str, str], hand: list[str], **given: Any) -> Table:
    """Red plays a first encounter and keeps `hand`."""
    t = table(players=3, hands={0: [cards[0], *hand], 1: [cards[1], "attack-06"]}, **given)
    return t.encounter(ships={planet(0): 2}, cards=cards)


@pytest.mark.rule("F-SECOND-1", "F-SECOND-3", "F-TURN-2")
def test_after_a_win_the_offense_may_go_on() -> None:
    t = first_encounter(("attack-20", "attack-04"), ["attack-08"], destiny=["blue", "green"])
    assert encounters(t) == [(0, 1)]
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert encounters(t) == [(0, 1), (0, 2)]
    assert t.open == [(0, "aim")]
    assert t.view(None).current.defense == 2, "a new destiny card"


@pytest.mark.rule("F-SECOND-3")
def test_the_second_encounter_is_optional() -> None:
    t = first_encounter(("attack-20", "attack-04"), ["attack-08"])
    t.do(0, "second-encounter", "stop")
    assert encounters(t) == [(0, 1), (1, 1)]


@pytest.mark.rule("F-SECOND-3", "F-REGROUP-1")
def test_the_second_encounter_starts_again_with_regroup() -> None:
    t = table(
        players=3,
        hands={0: ["attack-20", "attack-08"], 1: ["attack-04", "attack-06"]},
        moves=[(0, 2, planet(0, 4), WARP)],
        destiny=["blue", "green"],
    )
    t.do(0, "regroup", planet(0))
    t.encounter(ships={planet(0): 2}, cards=("attack-20", "attack-04"))
    assert t.ships(0, WARP) == 1
    t.do(0, "second-encounter", "go-on")
    t.do(0, "regroup", planet(1), options=[*range(5), planet(1)])  # also to the colony just won
    assert (t.ships(0, WARP), t.ships(0, planet(1))) == (0, 3)


@pytest.mark.rule("F-SECOND-2", "F-DESTINY-7")
def test_resettling_is_a_success_but_no_win_and_a_second_encounter_may_follow() -> None:
    t = table(players=3, destiny=["red", "blue"], moves=[(0, 4, planet(0, 2), planet(0, 3))])
    t.do(0, "own-colour", "resettle", options=["redraw", "resettle"])
    t.encounter(ships={planet(0, 3): 4})
    assert t.events("resettled")[-1]["planet"] == planet(0, 2)
    assert t.events("outcome") == [], "it is not called a win"
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert encounters(t) == [(0, 1), (0, 2)]


@pytest.mark.rule("F-SECOND-4")
def test_after_a_lost_encounter_the_turn_passes_to_the_left() -> None:
    t = first_encounter(("attack-04", "attack-20"), ["attack-08"])
    assert t.ships(0, WARP) == 2
    assert encounters(t) == [(0, 1), (1, 1)]


@pytest.mark.rule("F-SECOND-4")
def test_after_a_failed_deal_there_is_no_second_encounter() -> None:
    t = first_encounter(("negotiate", "negotiate"), ["attack-08"])
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", {GATE: 2, 1: 1}).do(1, "lose-ships", 3)
    assert encounters(t) == [(0, 1), (1, 1)]


@pytest.mark.rule("F-SECOND-5", "F-SECOND-6", "F-FAQ-8")
@pytest.mark.reading("no-second-without-card")
def test_without_an_encounter_card_there_is_no_second_one_and_no_new_hand_either() -> None:
    t = first_encounter(("attack-20", "attack-04"), ["reinforcement-2", "quash"])
    t.passes(0)  # the reinforcement
    assert t.events("outcome")[-1]["winner"] == 0
    assert encounters(t) == [(0, 1), (1, 1)], "not asked: the turn is over"
    assert t.events("new_hand") == t.events("drew") == []
    assert t.hand(0) == ["quash", "reinforcement-2"]


@pytest.mark.rule("F-SECOND-5", "F-FAQ-8")
def test_asked_like_everybody_whoever_has_no_encounter_card_can_only_stop() -> None:
    cards = ("attack-20", "attack-04")
    t = first_encounter(cards, ["quash"], uniform=True)
    while (0, "second-encounter") not in t.open:
        t.passes(t.open[0][0]).encounter(ships={planet(0): 2}, cards=cards)
    t.do(0, "second-encounter", "stop", options=["stop"])
    assert encounters(t) == [(0, 1), (1, 1)]


@pytest.mark.rule("F-SECOND-6", "F-DRAW-1")
def test_no_cards_are_drawn_between_the_two_encounters() -> None:
    t = first_encounter(("attack-20", "attack-04"), ["attack-08"], destiny=["blue", "green"])
    t.do(0, "second-encounter", "go-on")
    assert t.hand(0) == ["attack-08"]
    assert t.events("drew") == []


@pytest.mark.rule("F-SECOND-1", "F-TURN-4")
def test_there_is_no_third_encounter() -> None:
    t = first_encounter(("attack-20", "attack-04"), ["attack-30", "attack-40"], destiny=["blue", "green"])
    t.do(0, "second-encounter", "go-on")
    t.encounter(defense=2, ships={planet(0, 1): 2}, cards=("attack-30", "attack-06"))
    assert t.ships(0, planet(2)) == 2, "won"
    assert encounters(t) == [(0, 1), (0, 2), (1, 1)]
