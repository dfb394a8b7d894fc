"""Mirror: attacks among the encounter cards are read backwards. Its flare copies a card, or picks the one reversed."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses, without, zapped

REVERSE = "mirror.reverse"
FLARE = "flare-mirror"
DOWN = "window-CARDS_SELECTED"
OPEN = "window-REVEALED_CARD"
ZAP = ["attack-06", "cosmic-zap"]


def cards_down(own: str = "attack-15", other: str = "attack-20", **more: list[str]) -> Table:
    """The Mirror attacks with three ships; both cards lie facedown."""
    hands = {0: [own, "attack-04"], 1: [other, "attack-04"]}
    hands |= {int(seat[-1]): faces for seat, faces in more.items()}
    return table("mirror", "parasite", "filch", hands=hands).encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-2")
@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [("attack-15", "attack-20", (51 + 3, 2 + 4)), ("attack-08", "attack-01", (80 + 3, 10 + 4))],
)
def test_both_attacks_are_read_backwards(own: str, other: str, expected: tuple[int, int]) -> None:
    t = cards_down(own, other).do(0, DOWN, REVERSE, options=["pass", REVERSE])
    assert totals(t) == expected
    assert outcome(t) == ("won", 0, "totals")
    assert t.events("modified")[0]["source"] == "mirror"


@pytest.mark.rule("F-GOAL-7")
def test_as_the_defense_it_may_do_so_too() -> None:
    t = table("parasite", "mirror", "filch", hands={0: ["attack-40"], 1: ["attack-15"]})
    t.encounter(ships=3, cards=("attack-40", "attack-15")).do(1, DOWN, REVERSE)
    assert totals(t) == (4 + 3, 51 + 4)
    assert t.ships(0, WARP) == 3


@pytest.mark.rule("F-TIMING-1")
def test_it_may_leave_the_cards_as_they_are() -> None:
    t = cards_down().passes(0)
    assert totals(t) == (15 + 3, 20 + 4)
    assert uses(t) == []


@pytest.mark.rule("F-REVEAL-5")
def test_a_negotiate_has_nothing_to_reverse() -> None:
    t = cards_down("attack-15", "negotiate").do(0, DOWN, REVERSE)
    assert outcome(t) == ("won", 0, "faces")


@pytest.mark.rule("F-MORPH-1", "F-MORPH-2")
def test_a_morph_copies_the_printed_card_and_is_reversed_too() -> None:
    t = cards_down("morph", "attack-20").do(0, DOWN, REVERSE)
    assert totals(t) == (2 + 3, 2 + 4)


@pytest.mark.rule("F-REINF-5")
def test_reinforcements_are_not_reversed() -> None:
    t = cards_down(seat1=["attack-20", "reinforcement-5"]).do(0, DOWN, REVERSE)
    t.do(1, "reinforce", ("reinforcement-5", 1))
    assert totals(t) == (51 + 3, 2 + 4 + 5)


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize("allied", [True, False])
def test_only_a_main_player_has_the_power(allied: bool) -> None:
    t = table("parasite", "filch", "mirror", hands={0: ["attack-15"], 1: ["attack-20"]})
    t.encounter(ships=3, allies={2: ("defense", 1)} if allied else {}, cards=("attack-15", "attack-20"))
    without(t, "filch.theft")
    assert uses(t) == []
    assert totals(t) == (15 + 3, 20 + 4 + (1 if allied else 0))


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_the_power_is_lost() -> None:
    t = table("mirror", "parasite", "filch", hands={0: ["attack-15"], 1: ["attack-20"]}, moves=homes(0, 2))
    t.encounter(ships=3, cards=("attack-15", "attack-20"))
    assert totals(t) == (15 + 3, 20 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_printed_values_count_and_no_second_try_is_offered() -> None:
    t = cards_down(seat2=ZAP).do(0, DOWN, REVERSE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert totals(t) == (15 + 3, 20 + 4)
    assert uses(t) == [(0, REVERSE)]


@pytest.mark.rule("F-ZAP-2")
def test_in_the_next_encounter_it_is_back() -> None:
    t = cards_down("attack-40", "attack-01", seat1=["attack-01", "attack-08"], seat2=ZAP).do(0, DOWN, REVERSE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.open == [(0, "second-encounter")]
    assert zapped(t, 0) == [False]


@pytest.mark.rule("F-ZAP-1")
def test_once_the_cards_are_open_a_zap_comes_too_late() -> None:
    t = cards_down(seat2=ZAP).do(0, DOWN, REVERSE).passes(2)
    assert totals(t) == (51 + 3, 2 + 4)
    assert t.hand(2) == ZAP


# ---------------------------------------------------------------- wild


def revealed(own: str, other: str, **more: list[str]) -> Table:
    """A seat without the power attacks with three ships and holds the flare."""
    hands = {0: [own, FLARE], 1: [other, "attack-04"]}
    hands |= {int(seat[-1]): faces for seat, faces in more.items()}
    return table("parasite", "void", "filch", hands=hands).encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-REVEAL-4")
def test_wild_the_own_card_becomes_a_copy_of_the_opposing_one() -> None:
    t = revealed("attack-04", "attack-40")
    t.do(0, OPEN, FLARE, options=["pass", FLARE])
    assert totals(t) == (40 + 3, 40 + 4)
    assert FLARE in t.hand(0)
    assert sorted(t.discards()) == ["attack-04", "attack-40"]


@pytest.mark.rule("F-REVEAL-6", "F-DEAL-1")
@pytest.mark.reading("mirror-wild-copy")
def test_wild_a_copied_negotiate_leads_to_a_deal() -> None:
    t = revealed("attack-04", "negotiate")
    t.do(0, OPEN, FLARE)
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-COMP-1", "F-REVEAL-4")
def test_wild_a_negotiate_that_became_an_attack_earns_no_compensation() -> None:
    t = revealed("negotiate", "attack-40")
    t.do(0, OPEN, FLARE)
    assert outcome(t) == ("won", 1, "totals")
    assert t.events("took") == []


@pytest.mark.rule("F-FLARE-5")
def test_wild_equal_cards_leave_nothing_to_copy() -> None:
    t = revealed("attack-06", "attack-06")
    assert totals(t) == (6 + 3, 6 + 4)
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_ally_cannot_play_it() -> None:
    t = table("parasite", "filch", "void", hands={0: ["attack-15"], 1: ["attack-20"], 2: ["attack-06", FLARE]})
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-15", "attack-20"))
    assert totals(t) == (15 + 4, 20 + 4)


@pytest.mark.rule("F-TIMING-4", "F-ART-3")
def test_wild_card_zapped_it_is_discarded_without_effect() -> None:
    t = revealed("attack-04", "attack-40", seat2=["card-zap"])
    t.do(0, OPEN, FLARE).do(2, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert totals(t) == (4 + 3, 40 + 4)
    assert FLARE in t.discards()


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.reading("mirror-wild-copy")
def test_wild_a_copy_of_a_reversed_card_is_reversed() -> None:
    t = table("parasite", "mirror", "filch", hands={0: ["attack-04", FLARE], 1: ["attack-15"]})
    t.encounter(ships=3, cards=("attack-04", "attack-15")).do(1, DOWN, REVERSE).do(0, OPEN, FLARE)
    assert totals(t) == (51 + 3, 51 + 4)


# ---------------------------------------------------------------- super


def armed(bystander: list[str] | None = None) -> Table:
    return cards_down(seat0=["attack-15", FLARE], seat2=bystander or ["attack-06"]).do(0, DOWN, REVERSE)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
@pytest.mark.parametrize(("side", "expected"), [("own-card", (51 + 3, 20 + 4)), ("opposing-card", (15 + 3, 2 + 4))])
def test_super_one_card_alone_is_reversed(side: str, expected: tuple[int, int]) -> None:
    t = armed().do(0, "window-RIDER", FLARE, options=["pass", FLARE])
    t.do(0, "mirror-side", side, options=["own-card", "opposing-card"])
    assert totals(t) == expected
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-FLARE-6")
def test_super_left_in_the_hand_both_are_reversed_and_the_wild_side_is_closed() -> None:
    t = armed().passes(0)
    assert totals(t) == (51 + 3, 2 + 4)
    assert t.events("flare_played") == []


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_the_power_still_works_in_full() -> None:
    t = armed(["card-zap"]).do(0, "window-RIDER", FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (51 + 3, 2 + 4)
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_cosmic_zapped_the_whole_use_is_off_and_the_flare_may_be_played_as_a_wild_one() -> None:
    t = armed(ZAP).do(0, "window-RIDER", FLARE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.events("modified") == []
    t.do(0, OPEN, FLARE, options=["pass", FLARE])
    assert totals(t) == (20 + 3, 20 + 4)
    assert (t.ships(0, WARP), t.ships(1, planet(1))) == (3, 4)
