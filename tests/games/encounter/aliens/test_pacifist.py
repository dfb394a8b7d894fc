"""Pacifist: a negotiate wins against an attack."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, planet, table
from tests.readings import homes, outcome, uses, without, zapped

PEACE = "pacifist.peace"
ZAP = ["attack-06", "cosmic-zap"]


@pytest.mark.rule("F-GOAL-7", "F-RES-1", "F-RES-3")
def test_as_the_offense_its_negotiate_wins_against_an_attack() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate", "attack-08"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("negotiate", "attack-40"))
    assert uses(t) == [(0, PEACE)]
    assert outcome(t) == ("won", 0, "automatic")
    assert (t.ships(0, planet(1)), t.ships(1, planet(1)), t.ships(1, WARP)) == (3, 0, 4)
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-GOAL-7", "F-RES-5", "F-RES-6")
def test_as_the_defense_its_negotiate_wins_against_an_attack() -> None:
    t = table("parasite", "pacifist", "filch", hands={0: ["attack-40"], 1: ["negotiate"]})
    t.encounter(ships=3, cards=("attack-40", "negotiate"))
    assert uses(t) == [(1, PEACE)]
    assert outcome(t) == ("won", 1, "automatic")
    assert (t.ships(0, WARP), t.ships(1, planet(1))) == (3, 4)


@pytest.mark.rule("F-GOAL-7", "F-RES-1", "F-RES-3")
def test_the_allies_of_both_sides_share_the_result() -> None:
    t = table("pacifist", "parasite", "filch", "mite", hands={0: ["negotiate"], 1: ["attack-40"]})
    t.encounter(ships=2, allies={2: ("offense", 1), 3: ("defense", 4)}, cards=("negotiate", "attack-40"))
    assert (t.ships(0, planet(1)), t.ships(2, planet(1))) == (2, 1)
    assert (t.ships(1, WARP), t.ships(3, WARP), t.ships(3, BESIDE)) == (4, 4, 0)


@pytest.mark.rule("F-COMP-1")
def test_nobody_takes_compensation_when_peace_wins() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate", "attack-08"], 1: ["attack-40", "attack-10"]})
    t.encounter(ships=3, cards=("negotiate", "attack-40"))
    assert t.events("took") == []
    assert (t.hand(0), t.hand(1)) == (["attack-08"], ["attack-10"])


@pytest.mark.rule("F-FAQ-11")
def test_a_win_by_peace_has_no_margin() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("negotiate", "attack-40"))
    assert t.events("outcome")[-1]["margin"] == -1
    assert t.events("totals") == []


@pytest.mark.rule("F-REVEAL-6", "F-DEAL-1")
def test_two_negotiates_lead_to_a_deal_as_usual() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate", "attack-08"], 1: ["negotiate"]})
    t.encounter(ships=3, cards=("negotiate", "negotiate"))
    assert t.open == [(0, "deal")]
    assert uses(t) == []


@pytest.mark.rule("F-REVEAL-4", "F-REVEAL-5")
@pytest.mark.parametrize(("own", "other", "winner"), [("attack-04", "attack-40", 1), ("attack-04", "negotiate", 0)])
def test_with_an_attack_of_its_own_it_has_no_peace_to_use(own: str, other: str, winner: int) -> None:
    t = table("pacifist", "parasite", "filch", hands={0: [own], 1: [other, "attack-01"]})
    t.encounter(ships=3, cards=(own, other))
    assert uses(t) == []
    assert outcome(t)[:2] == ("won", winner)


@pytest.mark.rule("F-MORPH-1", "F-MORPH-2")
def test_the_opponents_morph_copies_the_negotiate_and_a_deal_is_sought() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate"], 1: ["morph", "attack-08"]})
    t.encounter(ships=3, cards=("negotiate", "morph"))
    assert t.open == [(0, "deal")]
    assert uses(t) == []


@pytest.mark.rule("F-MORPH-1", "F-MORPH-2", "F-REVEAL-4")
def test_its_own_morph_copies_the_attack_and_totals_decide() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["morph"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("morph", "attack-40"))
    assert uses(t) == []
    assert outcome(t) == ("won", 1, "totals")
    assert t.events("totals")[-1]["trail"] == ["40 + 3 = 43", "40 + 4 = 44"]


@pytest.mark.rule("F-REVEAL-6", "F-ART-2")
def test_emotion_control_comes_first_and_makes_it_a_deal() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40"], 2: ["emotion-control"]})
    t.encounter(ships=3, cards=("negotiate", "attack-40"))
    t.do(2, "window-REVEALED_CARD", "emotion-control", options=["pass", "emotion-control"])
    assert t.open == [(0, "deal")]
    assert uses(t) == []


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
def test_as_an_ally_it_has_no_power() -> None:
    t = table("parasite", "filch", "pacifist", hands={0: ["attack-40"], 1: ["negotiate"], 2: ["negotiate"]})
    t.encounter(ships=3, allies={2: ("defense", 2)}, cards=("attack-40", "negotiate"))
    without(t, "filch.theft")
    assert uses(t) == []
    assert outcome(t) == ("won", 0, "faces")
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (4, 2)


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
def test_as_a_bystander_it_has_no_power() -> None:
    t = table("parasite", "filch", "pacifist", hands={0: ["attack-40"], 1: ["negotiate"], 2: ["negotiate"]})
    t.encounter(ships=3, cards=("attack-40", "negotiate"))
    without(t, "filch.theft")
    assert uses(t) == []
    assert outcome(t) == ("won", 0, "faces")


@pytest.mark.rule("F-POWER-1", "F-POWER-6", "F-COMP-1", "F-COMP-2")
def test_with_two_home_colonies_it_loses_and_takes_compensation() -> None:
    t = table(
        *("pacifist", "parasite", "filch"),
        hands={0: ["negotiate"], 1: ["attack-40", "attack-20", "attack-10", "attack-08"]},
        moves=homes(0, 2),
    )
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    assert uses(t) == []
    assert outcome(t) == ("won", 1, "faces")
    assert t.ships(0, WARP) == 2
    assert [(took["seat"], took["victim"], took["number"]) for took in t.events("took")] == [(0, 1, 2)]
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 1)


@pytest.mark.rule("F-POWER-1", "F-FAQ-1")
def test_with_three_home_colonies_it_keeps_the_peace() -> None:
    t = table(
        *("pacifist", "parasite", "filch"), hands={0: ["negotiate"], 1: ["attack-40", "attack-08"]}, moves=homes(0, 3)
    )
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    assert outcome(t) == ("won", 0, "automatic")


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-COMP-1", "F-COMP-2")
def test_zapped_it_loses_and_takes_compensation_as_usual() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40", "attack-10"], 2: ZAP})
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert outcome(t) == ("won", 1, "faces")
    assert t.ships(0, WARP) == 2
    assert t.hand(0) == ["attack-10"]
    assert "cosmic-zap" in t.discards()


@pytest.mark.rule("F-ZAP-1", "F-GOAL-7")
def test_a_zap_that_is_held_back_changes_nothing() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40"], 2: ZAP})
    t.encounter(ships=2, cards=("negotiate", "attack-40")).passes(2)
    assert outcome(t) == ("won", 0, "automatic")
    assert t.hand(2) == ZAP


@pytest.mark.rule("F-ZAP-2")
def test_the_zap_lasts_to_the_end_of_the_encounter_and_not_into_the_next() -> None:
    t = table(
        *("pacifist", "parasite", "filch"),
        hands={0: ["negotiate", "negotiate"], 1: ["attack-40", "attack-30", "attack-20"], 2: [*ZAP, "quash"]},
        destiny=["blue", "red"],
    )
    t.encounter(ships=1, allies={2: ("defense", 1)}, cards=("negotiate", "attack-40"))
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert zapped(t, 0) == [True]
    assert t.open == [(2, "ships-home")]
    t.do(2, "ships-home", {planet(2): 1})
    assert zapped(t, 0) == [False]
    t.encounter(offense=1, defense=0, ships=2, cards=(t.hand(1)[0], "negotiate"))
    assert uses(t) == [(0, PEACE), (0, PEACE)]
    assert outcome(t) == ("won", 0, "automatic")
    assert (t.ships(1, WARP), t.ships(1, GATE)) == (2, 0)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-ART-3")
def test_a_card_zap_on_the_zap_lets_peace_stand() -> None:
    t = table("pacifist", "parasite", "filch", hands={0: ["negotiate", "card-zap"], 1: ["attack-40"], 2: ZAP})
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert outcome(t) == ("won", 0, "automatic")
    assert uses(t) == [(0, PEACE)]
    assert t.discards()[:2] == ["cosmic-zap", "card-zap"]
