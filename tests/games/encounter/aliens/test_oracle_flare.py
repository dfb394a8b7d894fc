"""The Oracle's flare: two hands shuffled together; an encounter given up at the sight of the other card."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import uses
from warptable.games.encounter.engine.model.views import SlotView

FLARE = "flare-oracle"
BEFORE = "window-PLANNING_BEFORE"
SEEN = "window-SELECTION"
ZAP = ["attack-06", "cosmic-zap"]
MINE = ["attack-01", "attack-04", "attack-05"]
THEIRS = ["attack-20", "attack-30", "attack-40", "negotiate"]


def before_cards(bystander: str = "attack-06", theirs: list[str] = THEIRS) -> Table:
    hands = {0: [*MINE, FLARE], 1: theirs, 2: [bystander]}
    return table("parasite", "void", "filch", hands=hands).encounter(ships=3)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-FAQ-17")
def test_wild_both_hands_are_mixed_and_dealt_out_in_their_old_sizes() -> None:
    t = before_cards().do(0, BEFORE, FLARE, options=["pass", FLARE])
    assert (len(t.hand(0)), len(t.hand(1))) == (len(MINE) + 1, len(THEIRS))
    assert sorted(t.hand(0) + t.hand(1)) == sorted([*MINE, *THEIRS, FLARE])
    assert t.hand(0) != sorted([*MINE, FLARE])
    assert FLARE in t.hand(0)
    assert t.events("hands_mixed") == [{"source": "oracle", "seat": 0, "other": 1}]


@pytest.mark.rule("F-FLARE-5")
def test_wild_each_knows_what_it_no_longer_holds_and_others_know_nothing() -> None:
    t = before_cards().do(0, BEFORE, FLARE)
    gone = sorted(set(MINE) - set(t.hand(0)))
    assert gone
    assert t.view(0).seats[1].known == gone
    assert t.view(1).seats[0].known == sorted({*THEIRS} - {*t.hand(1)} | {FLARE})
    assert t.view(2).seats[1].known == []


@pytest.mark.rule("F-FLARE-5")
def test_wild_an_equal_card_got_from_the_other_may_be_the_own_one() -> None:
    """Who gave an attack-06 away and got an attack-06 cannot know whether the other holds one."""
    hands = {0: ["attack-06", FLARE], 1: ["attack-06"], 2: ["attack-08"]}
    t = table("parasite", "void", "filch", hands=hands).encounter(ships=3).do(0, BEFORE, FLARE)
    assert t.events("hands_mixed") != []
    assert t.view(0).seats[1].known == []


@pytest.mark.rule("F-TIMING-4")
def test_wild_card_zapped_the_hands_stay() -> None:
    t = before_cards("card-zap").do(0, BEFORE, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(0), t.hand(1)) == (MINE, THEIRS)
    assert FLARE in t.discards()


@pytest.mark.rule("F-FLARE-8")
def test_wild_a_bystander_cannot_play_it() -> None:
    t = table("parasite", "void", "filch", hands={2: ["attack-06", FLARE]}).encounter(ships=3)
    t.encounter(cards=("attack-06", "attack-06"))
    assert t.events("flare_played") == []
    assert t.events("revealed") != []


# ---------------------------------------------------------------- super


def seen(bystander: list[str] | None = None) -> Table:
    """The Oracle attacks; the opponent has laid its card open."""
    hands = {0: ["attack-08", "attack-10", FLARE], 1: ["attack-40", "attack-06"], 2: bystander or ["attack-06"]}
    t = table("oracle", "void", "filch", hands=hands).encounter(ships=3, allies={2: ("defense", 1)})
    if bystander and "cosmic-zap" in bystander:
        t.passes(2)
    return t.do(1, "encounter-card", "attack-40")


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-SECOND-2")
def test_super_the_encounter_ends_as_after_a_deal() -> None:
    t = seen().do(0, SEEN, FLARE, options=["pass", FLARE])
    t.do(0, "ships-home", {planet(0): 3}).do(2, "ships-home", {planet(2): 1})
    assert t.hand(1) == ["attack-06", "attack-40"]
    assert (t.ships(0, GATE), t.ships(0, WARP), t.ships(2, WARP)) == (0, 0, 0)
    assert FLARE in t.hand(0)
    assert t.events("called_off")[-1]["source"] == "oracle"
    assert t.events("outcome") == []
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-PLAN-1")
def test_super_left_alone_the_oracle_selects_knowing_the_other_card() -> None:
    t = seen().passes(0)
    assert t.options(0, "encounter-card") == ["attack-08", "attack-10"]
    assert t.view(0).current.cards[1] == SlotView("open", "attack-40")


@pytest.mark.rule("F-FLARE-5", "F-FLARE-6")
def test_super_is_not_for_others_and_the_wild_side_not_for_the_oracle() -> None:
    t = table("oracle", "void", "filch", hands={0: ["attack-08", "attack-10", FLARE]}).encounter(ships=1)
    assert t.open == [(0, SEEN)]  # past the moment of the wild effect, and the defense had one card only


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_the_encounter_goes_on() -> None:
    t = seen(["attack-06", "card-zap"]).do(0, SEEN, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert t.open == [(0, "encounter-card")]
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6")
def test_super_cosmic_zapped_the_encounter_goes_on_and_the_flare_is_back() -> None:
    t = seen(ZAP).do(0, SEEN, FLARE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.open == [(0, "encounter-card")]
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-ZAP-1")
def test_with_the_foresight_zapped_no_card_lies_open_and_no_flare_helps() -> None:
    hands = {0: ["attack-08", "attack-10", FLARE], 1: ["attack-40", "attack-06"], 2: ZAP}
    t = table("oracle", "void", "filch", hands=hands).encounter(ships=3)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert uses(t) == [(0, "oracle.foresee")]
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]
