"""What a use of a power has announced for later is carried out, also if the power is gone by then (F-POWER-2)."""

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.aliens.test_pentaform import staged, to_the_end
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes

JUDGE, PLAN = "judge.fiat", "window-PLANNING_BEFORE"


def decreed(t: Table, judge: int, who: str, terms: str) -> Table:
    return t.do(judge, PLAN, JUDGE).do(judge, "judge-who", who).do(judge, "judge-terms", terms)


def stages(first: str, *own: str) -> Table:
    """A Pentaform, seat 0, that has not evolved yet, attacks seat 1."""
    hands = {0: ["attack-30", "attack-05", *own], 1: ["attack-04", "attack-07"], 2: ["attack-06"]}
    prepare = staged(first, "zombie", "clone", "mite", "void")
    return dominion("pentaform", "hacker", "pacifist", hands=hands, prepare=prepare)


def stage_now(t: Table) -> str:
    return str(t.events("stage_reached")[-1]["alien"])


@pytest.mark.rule("F-POWER-2")
@pytest.mark.reading("announced-stands", "judge-later")
def test_a_decree_stands_when_the_judge_loses_its_power_by_this_very_defeat() -> None:
    hands = {0: ["attack-30", "attack-05", "attack-07"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("void", "judge", "mite", hands=hands, moves=homes(1, 3)).encounter(target=planet(1, 2))
    decreed(t, 1, "the-loser", "two-cards").encounter(cards=("attack-30", "attack-08"))
    assert t.events("power_lost")[-1]["seat"] == 1
    assert [(event["seat"], event["victim"], event["number"]) for event in t.events("took")] == [(1, 0, 2)]


@pytest.mark.rule("F-POWER-2")
def test_a_decree_stands_when_the_stage_that_made_it_is_over() -> None:
    t = decreed(stages("judge").encounter(ships=3), 0, "the-winner", "one-card")
    t.encounter(cards=("attack-30", "attack-04"))
    to_the_end(t)
    assert (stage_now(t), [(event["seat"], event["victim"]) for event in t.events("took")]) == ("zombie", [(0, 1)])


@pytest.mark.rule("F-POWER-2")
@pytest.mark.reading("judge-later")
def test_a_decree_of_an_encounter_that_nobody_has_won_is_never_due_later() -> None:
    hands = {0: ["negotiate", "attack-30"], 1: ["negotiate", "attack-08", "attack-07"], 2: ["attack-06"]}
    t = dominion("judge", "void", "mite", hands=hands, destiny=["blue", "blue"]).encounter(ships=1)
    decreed(t, 0, "the-winner", "one-card").encounter(cards=("negotiate", "negotiate"))
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", 3).do(1, "lose-ships", 3)
    assert t.events("took") == []


@pytest.mark.rule("F-POWER-2")
def test_grudge_takes_revenge_though_the_stage_that_marked_is_over() -> None:
    t = stages("grudge").do(0, "aim", planet(1)).do(0, "launch", 3).do(0, "invite", (2,)).do(1, "invite", ())
    t.do(2, "ally", "decline").encounter(cards=("attack-30", "attack-04")).do(2, "lose-ships", {planet(2): 1})
    assert (stage_now(t), t.ships(2, WARP)) == ("zombie", 1)


@pytest.mark.rule("F-POWER-2")
def test_a_grudge_that_is_gone_has_no_super_flare_to_raise_the_price() -> None:
    t = stages("grudge", "flare-grudge").do(0, "aim", planet(1)).do(0, "launch", 3).do(0, "invite", (2,))
    t.do(1, "invite", ()).do(2, "ally", "decline").encounter(cards=("attack-30", "attack-04")).do(
        2, "lose-ships", {planet(2): 1}
    )
    assert (t.ships(2, WARP), t.events("flare_played")) == (1, [])


@pytest.mark.rule("F-POWER-2")
@pytest.mark.reading("yin-yang-tokens")
def test_tokens_share_the_losses_though_yin_yang_has_given_up_its_power_to_help_the_defense() -> None:
    hands = {0: ["attack-30"], 1: ["attack-04"], 2: ["attack-06"]}
    t = dominion("hacker", "pacifist", "yin-yang", hands=hands, moves=homes(2, 3)).do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0): 3}).do(0, "invite", ()).do(1, "invite", (2,))
    t.do(2, "window-INVITED", "yin-yang.give-tokens").do(2, "ally", "defense").do(2, "ally-ships", {planet(2, 2): 4})
    assert t.events("power_lost")[-1]["seat"] == 2
    t.encounter(cards=("attack-30", "attack-04")).do(0, "lose-ships", {planet(0, 1): 4})
    assert [t.ships(seat, WARP) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("F-PLAN-3")
def test_tokens_come_back_also_from_an_encounter_that_breaks_off() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"] * 7, 2: ["attack-06"]}
    t = dominion("grudge", "mutant", "hacker", hands=hands).do(0, "aim", planet(1)).do(0, "launch", 3)
    t.do(1, "window-ALLIANCE_BEFORE", "mutant.refill").do(1, "mutant-source", 0)
    t.do(0, "invite", (2,)).do(1, "invite", ()).do(2, "ally", "decline")
    assert t.view(1).seats[0].sheets[0].memory == {"tokens": (2,)}
    t.do(0, "ships-home", 3)
    assert t.view(1).seats[0].sheets[0].memory == {}
