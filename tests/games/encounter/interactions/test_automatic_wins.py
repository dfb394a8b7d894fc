"""Wins without totals: a zapped Human, the Pacifist, and the upset that comes last."""

import pytest

from tests.games.encounter.scenario import OUT, WARP, planet, table
from tests.readings import outcome, uses

ZAP = ["attack-06", "cosmic-zap"]
UPSET = "loser.upset"


@pytest.mark.rule("F-TIMING-2", "F-ZAP-2")
@pytest.mark.reading("two-automatic-wins")
def test_human_and_pacifist_the_offense_goes_first() -> None:
    t = table("human", "pacifist", "filch", hands={0: ["attack-04"], 1: ["negotiate"], 2: ZAP})
    t.encounter(ships=3, cards=("attack-04", "negotiate")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert uses(t) == [(0, "human.humanity"), (1, "pacifist.peace")]
    assert outcome(t) == ("won", 0, "automatic")


@pytest.mark.rule("F-TIMING-2", "F-ZAP-2")
@pytest.mark.reading("two-automatic-wins")
def test_pacifist_and_human_the_offense_goes_first() -> None:
    t = table("pacifist", "human", "filch", hands={0: ["negotiate"], 1: ["attack-04"], 2: ZAP})
    t.encounter(ships=3, cards=("negotiate", "attack-04")).passes(2).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert uses(t) == [(0, "pacifist.peace"), (1, "human.humanity")]
    assert outcome(t) == ("won", 0, "automatic")


@pytest.mark.rule("F-TIMING-2", "F-ZAP-2")
def test_a_human_ally_of_the_offense_comes_after_a_defending_pacifist() -> None:
    t = table("parasite", "pacifist", "human", hands={0: ["attack-04"], 1: ["negotiate", "cosmic-zap"]})
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-04", "negotiate"))
    t.passes(1)  # the own peace is not zapped
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert uses(t) == [(1, "pacifist.peace"), (2, "human.humanity")]
    assert outcome(t) == ("won", 1, "automatic")


@pytest.mark.rule("F-TIMING-2", "F-ZAP-2")
def test_a_zapped_pacifist_leaves_the_win_to_the_zapped_human() -> None:
    hands = {0: ["negotiate"], 1: ["attack-04"], 2: [*ZAP, "cosmic-zap"]}
    t = table("pacifist", "human", "filch", hands=hands).encounter(ships=3, cards=("negotiate", "attack-04"))
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap").do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert outcome(t) == ("won", 1, "automatic")


@pytest.mark.rule("F-ZAP-2", "F-GOAL-7")
@pytest.mark.reading("two-automatic-wins")
def test_an_upset_turns_the_automatic_win_of_a_zapped_human_round() -> None:
    t = table("human", "loser", "filch", hands={0: ["attack-04"], 1: ["attack-40"], 2: ZAP}).encounter(ships=3)
    t.do(1, "window-PLANNING_BEFORE", UPSET).passes(2).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert outcome(t) == ("won", 1, "automatic")
    assert t.events("outcome")[-1]["upset"] is True
    assert (t.ships(0, WARP), t.ships(1, planet(1))) == (3, 4)


@pytest.mark.rule("F-COMP-1", "F-COMP-2")
def test_a_pacifist_beaten_by_an_upset_takes_compensation() -> None:
    t = table("pacifist", "loser", "filch", hands={0: ["negotiate"], 1: ["attack-40", "attack-20"]}).encounter(ships=2)
    t.do(1, "window-PLANNING_BEFORE", UPSET).do(1, "encounter-card", "attack-40")
    assert uses(t) == [(1, UPSET), (0, "pacifist.peace")]
    assert outcome(t) == ("won", 1, "automatic")
    assert t.ships(0, WARP) == 2
    assert t.hand(0) == ["attack-20"]


@pytest.mark.rule("F-GOAL-7")
def test_without_peace_the_upset_makes_the_negotiate_win_and_nobody_is_compensated() -> None:
    t = table("parasite", "loser", "filch", hands={0: ["attack-40", "attack-20"], 1: ["negotiate"]}).encounter(ships=2)
    t.do(1, "window-PLANNING_BEFORE", UPSET).do(0, "encounter-card", "attack-40")
    assert outcome(t) == ("won", 1, "faces")
    assert t.events("took") == []
    assert t.ships(0, WARP) == 2


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
def test_void_and_reincarnator_look_at_the_reversed_result() -> None:
    """The Void's lower total wins after the upset; the Reincarnator with the higher one has lost."""
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    t = table("void", "loser", "reincarnator", hands=hands).encounter(ships=3, allies={2: ("defense", 1)})
    t.do(1, "window-PLANNING_BEFORE", UPSET)
    assert outcome(t) == ("won", 0, "totals")
    assert uses(t)[:3] == [(1, UPSET), (0, "void.eradicate"), (2, "reincarnator.reincarnate")]
    assert (t.ships(1, OUT), t.ships(2, OUT)) == (4, 1)


@pytest.mark.rule("F-GOAL-7", "F-ZAP-2")
def test_a_void_whose_ally_human_is_zapped_wins_and_removes_ships() -> None:
    hands = {0: ["attack-04", "cosmic-zap"], 1: ["attack-40"]}
    t = table("void", "parasite", "human", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-04", "attack-40"))
    t.do(0, "window-USE_ANNOUNCED", "cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")
    assert (t.ships(1, OUT), t.ships(2, planet(1))) == (4, 1)


@pytest.mark.rule("F-REVEAL-6", "F-COMP-1", "F-ZAP-2")
def test_a_zapped_human_over_two_negotiates_wins_without_deal_and_compensation() -> None:
    t = table("human", "parasite", "filch", hands={0: ["negotiate"], 1: ["negotiate", "attack-06"], 2: ZAP})
    t.encounter(ships=3, cards=("negotiate", "negotiate")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")
    assert t.events("took") == []
    assert [(lost["seat"], lost["ships"]) for lost in t.events("to_warp")] == [(1, 4)]
