"""Empath: an attack that meets its negotiate counts as a negotiate (edition of 2000)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import outcome, uses, without, zapped

HARMONY = "empath.harmony"


def meeting(mine: str, theirs: str, other: str = "zombie", empath: int = 0, **given: Any) -> Table:
    """The Empath reveals `mine`, its opponent (`other`) `theirs`; each holds another card."""
    powers = [other, "healer"]
    powers.insert(empath, "empath")
    cards = (mine, theirs) if empath == 0 else (theirs, mine)
    hands = {0: [cards[0], "attack-12"], 1: [cards[1], "attack-14"]} | given.pop("extra", {})
    return table(*powers, edition="avalon", hands=hands, **given).encounter(ships=1, cards=cards)


@pytest.mark.rule("A-POWER-1", "A-DEAL-1", "A-DEAL-2")
@pytest.mark.parametrize("empath", [0, 1])
@pytest.mark.reading("empath-narrow")
def test_an_attack_against_its_negotiate_becomes_a_negotiate(empath: int) -> None:
    t = meeting("negotiate", "attack-20", empath=empath)
    assert uses(t) == [(empath, HARMONY)]  # mandatory: nobody was asked
    changed = t.events("modified")[-1]
    assert (changed["source"], changed["side"], changed["face"]) == ("empath", 1 - empath, "negotiate")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("A-POWER-1")
@pytest.mark.parametrize(("mine", "theirs"), [("attack-08", "negotiate"), ("attack-08", "attack-20")])
@pytest.mark.reading("empath-narrow")
def test_with_an_attack_of_its_own_nothing_changes(mine: str, theirs: str) -> None:
    """The narrow form of the first edition: the Empath must have revealed the negotiate."""
    t = meeting(mine, theirs)
    without(t, "healer.heal")
    assert (0, HARMONY) not in uses(t)
    assert outcome(t)[0] == "won"


@pytest.mark.rule("A-POWER-1", "A-DEAL-2")
def test_two_negotiates_need_no_harmony() -> None:
    t = meeting("negotiate", "negotiate")
    assert (uses(t), t.open) == ([], [(0, "deal")])


@pytest.mark.rule("A-DEAL-8", "A-DEAL-9", "A-COMP-1")
def test_nobody_wins_so_a_failed_deal_costs_ships_and_brings_no_compensation() -> None:
    t = meeting("negotiate", "attack-20", "virus", destiny=["blue", "green"])
    t.do(0, "deal", ("refuse",)).do(0, "ships-home", {planet(0): 1})
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1, 1): 3}).passes(2)
    assert outcome(t)[0] == "deal_failed"
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 3)
    assert t.events("took") == []


@pytest.mark.rule("A-ZAP-1", "A-ZAP-2", "A-S10-12")
def test_zapped_the_attack_stays_an_attack() -> None:
    t = meeting("negotiate", "attack-20", extra={1: ["attack-20", "cosmic-zap"]})
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert zapped(t, 0) == [True]
    assert outcome(t) == ("won", 1, "faces")


@pytest.mark.rule("A-EMOTION-1", "A-EMOTION-2")
def test_emotion_control_before_it_leaves_nothing_to_turn() -> None:
    """Others come first (A-TIMING-2): when the card is played the two negotiates are already there."""
    hands = {0: ["negotiate", "attack-12"], 1: ["attack-20", "attack-14"], 2: ["emotion-control", "attack-06"]}
    t = table("empath", "virus", "zombie", edition="avalon", hands=hands)
    t.encounter(ships=1, cards=("negotiate", "attack-20"))
    t.do(2, "window-REVEALED_CARD", "emotion-control", options=["pass", "emotion-control"])
    assert (uses(t), t.open) == ([], [(0, "deal")])


@pytest.mark.rule("A-POWER-1")
def test_a_pacifists_attack_gives_way_and_its_negotiate_wins() -> None:
    assert uses(meeting("negotiate", "attack-20", "pacifist")) == [(0, HARMONY)]
    t = meeting("attack-20", "negotiate", "pacifist")
    assert uses(t) == [(1, "pacifist.peace")]
    assert outcome(t) == ("won", 1, "automatic")


@pytest.mark.rule("A-2P-3")
@pytest.mark.parametrize(("lost", "used"), [(1, [(0, HARMONY)]), (2, [])])
def test_in_the_game_of_two_it_needs_four_home_colonies(lost: int, used: list[tuple[int, str]]) -> None:
    moves = [(0, 4, planet(0, n), planet(0, 4)) for n in range(lost)]
    hands = {0: ["negotiate", "attack-04"], 1: ["attack-20", "attack-06"]}
    t = table("empath", "zombie", edition="avalon", hands=hands, moves=moves)
    t.encounter(ships={planet(0, 4): 1}, cards=("negotiate", "attack-20"))
    assert uses(t) == used
