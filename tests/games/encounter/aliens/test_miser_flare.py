"""Miser: hand checks beside a hoard, a new hoard, and its flare: cards put aside, or one more for the hoard."""

import pytest

from tests.games.encounter.aliens.test_miser import (
    ANNOUNCED,
    FLARE,
    NEXT,
    PLAY,
    PLAYED,
    RENEW,
    ZAP,
    hoard,
    miser,
    stripped,
)
from tests.games.encounter.scenario import Table, table
from tests.readings import totals, uses

# ---------------------------------------------------------------- hand checks


@pytest.mark.rule("F-START-2")
def test_the_check_at_the_start_of_the_turn_looks_at_the_hand_only() -> None:
    t = miser(["attack-40", "negotiate"], ["force-field"], deck=NEXT)
    assert t.hand(0) == sorted(NEXT)
    assert hoard(t) == ["attack-40", "negotiate"]


@pytest.mark.rule("F-SECOND-5", "F-FAQ-8")
def test_a_card_in_the_hoard_entitles_to_no_second_encounter() -> None:
    t = miser(["attack-30", "negotiate"], ["attack-40"]).encounter(ships=3, cards=("attack-40", "attack-04"))
    assert t.events("outcome")[-1]["winner"] == 0
    assert t.state.player == 1


@pytest.mark.rule("F-PLAN-3")
@pytest.mark.reading("miser-without-card")
def test_an_offense_without_card_in_hand_goes_on_from_the_hoard() -> None:
    t = stripped(["attack-40", "negotiate"], 2, ["attack-06"])
    assert t.options(0, "encounter-card") == ["attack-40", "negotiate"]
    t.do(0, "encounter-card", "attack-40")
    assert totals(t)[0] == 40 + 1


def defender(stored: list[str]) -> Table:
    hands = {0: ["attack-06"], 1: ["force-field"], 2: ["attack-06"]}
    return table("virus", "miser", "human", hands=hands, stored={1: stored}, deck=NEXT).encounter(ships=1)


@pytest.mark.rule("F-PLAN-2")
@pytest.mark.reading("miser-without-card")
def test_a_defense_without_card_in_hand_may_play_from_the_hoard_instead_of_drawing() -> None:
    t = defender(["attack-40", "negotiate"])
    t.do(1, "new-hand", "off-sheet", options=["draw-hand", "off-sheet"])
    assert t.hand(1) == ["force-field"]
    t.do(1, "encounter-card", "negotiate", options=["attack-40", "negotiate"])
    assert uses(t)[0] == (1, PLAY)


@pytest.mark.rule("F-PLAN-2", "F-DRAW-3")
@pytest.mark.reading("miser-without-card")
def test_a_defense_without_card_in_hand_may_draw_as_usual_and_the_hoard_stays() -> None:
    t = defender(["attack-40", "negotiate"]).do(1, "new-hand", "draw-hand")
    assert t.hand(1) == sorted(NEXT)
    assert hoard(t, 1) == ["attack-40", "negotiate"]


# ---------------------------------------------------------------- a new hoard


@pytest.mark.rule("F-TIMING-4", "F-ZAP-3")
@pytest.mark.parametrize("stored", [[], ["cosmic-zap", "reinforcement-5"]])
def test_a_hoard_without_encounter_card_may_be_renewed_at_any_time_which_is_no_use(stored: list[str]) -> None:
    t = miser(stored, ["attack-06"], {2: ZAP} if not stored else {}, deck=NEXT)
    assert t.open == [(0, "window-FREE_0")]
    t.do(0, "window-FREE_0", RENEW, options=["pass", RENEW])
    assert hoard(t) == sorted(NEXT)
    assert sorted(t.discards()) == stored
    assert uses(t) == []
    assert t.open == [(0, "aim")]
    assert "faces" not in t.events("drew_to_sheet")[-1]


@pytest.mark.rule("F-TIMING-4")
def test_a_hoard_with_an_encounter_card_cannot_be_renewed() -> None:
    assert miser(["attack-40", "cosmic-zap"], ["attack-06"]).open == [(0, "aim")]


# ---------------------------------------------------------------- wild


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-DRAW-3")
def test_wild_three_cards_survive_a_new_hand_and_a_full_one_comes_on_top() -> None:
    hands = {0: ["force-field", "card-zap", "reinforcement-2", FLARE]}
    t = table("virus", "filch", "human", hands=hands, deck=NEXT)
    t.do(0, "window-NEW_HAND", FLARE, options=["pass", FLARE])
    kept = tuple(card for card in t.state.seats[0].hand if t.state.faces[card] in ("force-field", "card-zap"))
    t.do(0, "miser-cards", kept)
    assert t.hand(0) == sorted(["force-field", "card-zap", FLARE, *NEXT])
    assert t.discards() == ["reinforcement-2"]
    assert t.events("new_hand")[-1]["faces"] == ["reinforcement-2"]


@pytest.mark.rule("F-COMP-2", "F-COMP-4", "F-FLARE-5")
def test_wild_compensation_cannot_touch_the_three_cards() -> None:
    hands = {0: ["negotiate"], 1: ["attack-08", "attack-40", "attack-30", "attack-01", FLARE], 2: ["attack-06"]}
    t = table("anti-matter", "virus", "human", hands=hands).encounter(ships=3, cards=("negotiate", "attack-08"))
    t.do(1, "window-COMPENSATION", FLARE, options=["pass", FLARE])
    kept = tuple(card for card in t.state.seats[1].hand if t.state.faces[card] in ("attack-40", "attack-30"))
    t.do(1, "miser-cards", kept)
    assert t.hand(0) == ["attack-01"]
    assert t.hand(1) == ["attack-30", "attack-40", FLARE]


@pytest.mark.rule("F-FLARE-5")
def test_wild_whoever_takes_compensation_has_nothing_to_protect() -> None:
    hands = {0: ["negotiate", FLARE], 1: ["attack-08", "attack-40"], 2: ["attack-06"]}
    t = table("anti-matter", "virus", "human", hands=hands).encounter(ships=3, cards=("negotiate", "attack-08"))
    assert t.events("took") != []
    assert t.events("flare_played") == []


@pytest.mark.rule("F-TIMING-4")
def test_wild_card_zapped_everything_is_discarded() -> None:
    hands = {0: ["force-field", FLARE], 2: ["attack-06", "card-zap"]}
    t = table("virus", "filch", "human", hands=hands, deck=NEXT).do(0, "window-NEW_HAND", FLARE)
    t.do(2, PLAYED, "card-zap")
    assert t.hand(0) == sorted(NEXT)
    assert sorted(t.discards()) == ["card-zap", FLARE, "force-field"]


# ---------------------------------------------------------------- super

START = "window-ENCOUNTER_START"


def owner(third: list[str] | None = None) -> Table:
    return miser(["attack-40"], ["attack-06", FLARE], {2: third or ["attack-06"]}, deck=NEXT)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_the_top_card_of_the_deck_joins_the_hoard() -> None:
    t = owner().do(0, START, FLARE, options=["pass", FLARE])
    assert hoard(t) == [NEXT[0], "attack-40"]
    assert t.hand(0) == ["attack-06", FLARE]
    assert t.events("drew_to_sheet") == [{"source": "miser", "seat": 0, "number": 1}]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_it_may_itself_come_from_the_hoard() -> None:
    t = miser(["attack-40", FLARE], ["attack-06"], deck=NEXT).do(0, START, FLARE)
    assert hoard(t) == sorted([NEXT[0], "attack-40", FLARE])
    assert uses(t) == [(0, PLAY)]


@pytest.mark.rule("F-FLARE-8", "F-FLARE-5")
def test_super_only_in_own_encounters_and_not_for_others() -> None:
    t = table("virus", "miser", "human", hands={1: ["attack-06", FLARE]}, stored={1: ["attack-40"]})
    assert t.open == [(0, "aim")]
    t = table("virus", "miser", "human", hands={0: ["attack-06", FLARE]}, stored={1: ["attack-40"]})
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_the_hoard_stays() -> None:
    t = owner(["attack-06", "card-zap"]).do(0, START, FLARE).do(2, PLAYED, "card-zap")
    assert hoard(t) == ["attack-40"]
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_cosmic_zapped_the_hoard_is_closed_for_the_encounter() -> None:
    t = owner(ZAP).do(0, START, FLARE).do(2, ANNOUNCED, "cosmic-zap")
    assert (hoard(t), t.hand(0)) == (["attack-40"], ["attack-06", FLARE])
    t.encounter(ships=1, cards=("attack-06", "attack-08"))
    assert totals(t)[0] == 6 + 1
