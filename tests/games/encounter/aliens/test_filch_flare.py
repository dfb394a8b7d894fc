"""The Filch flare: grabs a card being played for a negotiate; for Filch itself: theft in others' encounters."""

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import totals, uses

DISCARDED = "window-CARDS_DISCARDED"
SELECTED = "window-CARDS_SELECTED"
GRAB = "window-CARD_PLAYED"
ZAP = "window-USE_ANNOUNCED"
FLARE = "flare-filch"


# ---------------------------------------------------------------- wild


def tubes(*third: str, own: tuple[str, ...] = ()) -> Table:
    """A Mite plays Mobius Tubes; the outsider on seat 2 holds the flare."""
    hands = {0: ["attack-10", "mobius-tubes", *own], 2: ["attack-06", FLARE, *third]}
    t = table("mite", "void", "oracle", hands=hands, moves=[(0, 4, planet(0), -3)])
    return t.do(0, "window-ENCOUNTER_START", "mobius-tubes")


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-FLARE-8")
def test_wild_for_a_negotiate_the_artifact_does_nothing_and_changes_hands() -> None:
    t = tubes("negotiate").do(2, GRAB, FLARE, options=["pass", FLARE])
    assert t.ships(0, -3) == 4
    assert t.hand(2) == ["attack-06", FLARE, "mobius-tubes"]
    assert t.discards() == ["negotiate"]
    assert t.view(1).seats[2].known == [FLARE, "mobius-tubes"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_may_be_declined() -> None:
    t = tubes("negotiate").passes(2)
    assert t.open == [(0, "ships-home")]
    assert t.hand(2) == ["attack-06", FLARE, "negotiate"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_without_a_negotiate_it_cannot_be_played() -> None:
    assert tubes("attack-08").open == [(0, "ships-home")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_only_one_of_several_negotiates_is_thrown_away() -> None:
    t = tubes("negotiate", "negotiate").do(2, GRAB, FLARE)
    assert t.hand(2) == ["attack-06", FLARE, "mobius-tubes", "negotiate"]


@pytest.mark.rule("F-FLARE-3", "F-FLARE-5")
@pytest.mark.reading("filch-grabbed-flare")
def test_wild_a_grabbed_flare_cannot_be_used_again_in_this_encounter() -> None:
    hands = {0: ["attack-08", "flare-calculator"], 1: ["attack-15", "attack-06", "negotiate", FLARE]}
    t = table("pacifist", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(0, SELECTED, "flare-calculator").do(1, GRAB, FLARE)
    assert totals(t) == (8 + 3, 15 + 4)
    assert t.hand(1) == ["attack-06", "flare-calculator", FLARE]


@pytest.mark.rule("F-FLARE-4")
@pytest.mark.reading("filch-grabbed-flare")
def test_wild_the_grabbed_flare_still_was_its_players_flare_of_the_encounter() -> None:
    hands = {0: ["attack-08", "flare-calculator", "flare-human"], 1: ["attack-15", "negotiate", FLARE]}
    t = table("mite", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(0, SELECTED, "flare-calculator").do(1, GRAB, FLARE)
    assert totals(t) == (8 + 3, 15 + 4)  # nobody was asked about the Human flare after the reveal


@pytest.mark.rule("F-TIMING-4", "F-FLARE-5")
def test_wild_it_grabs_a_zap_out_of_an_exchange() -> None:
    """The Cosmic Zap aimed at Human goes to the Filch flare's holder: the bonus counts after all."""
    hands = {0: ["attack-08"], 1: ["attack-15", "attack-06", "cosmic-zap"], 2: ["attack-06", "negotiate", FLARE]}
    t = table("human", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(1, ZAP, "cosmic-zap").do(2, GRAB, FLARE).passes(2)  # the new holder may zap too, and does not
    assert totals(t) == (8 + 3 + 4, 15 + 4)
    assert t.hand(2) == ["attack-06", "cosmic-zap", FLARE]


@pytest.mark.rule("F-FLARE-5")
def test_wild_nobody_grabs_its_own_card() -> None:
    t = tubes(own=("negotiate",))
    assert t.open == [(0, "ships-home")]
    hands = {0: ["attack-10", "mobius-tubes", "negotiate", FLARE]}
    t = table("mite", "void", "oracle", hands=hands, moves=[(0, 4, planet(0), -3)])
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes")
    assert t.open == [(0, "ships-home")]


@pytest.mark.rule("F-TIMING-4")
def test_wild_a_card_zap_saves_the_card_and_the_negotiate() -> None:
    t = tubes("negotiate", own=("card-zap",)).do(2, GRAB, FLARE).do(0, GRAB, "card-zap")
    t.do(0, "ships-home", {planet(0, 1): 4})
    assert t.discards() == ["mobius-tubes", FLARE, "card-zap"]
    assert t.hand(2) == ["attack-06", "negotiate"]


@pytest.mark.rule("F-TIMING-1")
def test_wild_asked_uniformly_the_question_does_not_tell_whether_a_negotiate_is_held() -> None:
    def asked(third: str) -> list[tuple[int, str]]:
        hands = {0: ["attack-10", "mobius-tubes"], 2: ["attack-06", third], 1: ["attack-08", FLARE]}
        t = table("mite", "void", "oracle", hands=hands, moves=[(0, 4, planet(0), -3)], uniform=True)
        while t.open[0] != (0, "window-ENCOUNTER_START"):
            t.passes(t.open[0][0])
        t.do(0, "window-ENCOUNTER_START", "mobius-tubes")
        return t.open if t.open[0][0] == 2 else t.passes(1).open

    assert asked("negotiate") == asked("attack-08") == [(2, GRAB)]


# ---------------------------------------------------------------- super


def outside(
    *third: str, allies: dict[int, tuple[str, int]] | None = None, cards: tuple[str, str] = ("attack-10", "attack-08")
) -> Table:
    """Filch with its flare watches an encounter of others."""
    hands = {0: [cards[0], "attack-04", *third], 1: [cards[1], "attack-06"], 2: ["attack-06", FLARE]}
    return table("mite", "void", "filch", hands=hands).encounter(ships=3, allies=allies, cards=cards)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-RES-10")
@pytest.mark.parametrize(("taken", "left"), [("attack-10", "attack-08"), ("attack-08", "attack-10")])
@pytest.mark.reading("filch-super-others")
def test_super_it_takes_one_used_card_of_an_encounter_of_others(taken: str, left: str) -> None:
    t = outside().do(2, DISCARDED, FLARE, options=["pass", FLARE])
    t.do(2, "filch-card", taken, options=["attack-08", "attack-10"])
    assert t.hand(2) == sorted(["attack-06", taken, FLARE])
    assert t.discards() == [left]
    assert uses(t)[-1] == (2, "filch.theft")


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
def test_super_it_works_for_an_ally_too() -> None:
    t = outside(allies={2: ("offense", 1)}).do(2, DISCARDED, FLARE).do(2, "filch-card", "attack-08")
    assert "attack-08" in t.hand(2)


@pytest.mark.rule("F-FLARE-6")
def test_super_two_equal_cards_need_no_choice() -> None:
    t = outside(cards=("attack-08", "attack-08")).do(2, DISCARDED, FLARE)
    assert t.hand(2) == ["attack-06", "attack-08", FLARE]
    assert t.discards() == ["attack-08"]


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.reading("filch-super-others")
def test_super_a_main_player_has_its_plain_power() -> None:
    hands = {0: ["attack-10", "attack-04", FLARE], 1: ["attack-08"]}
    t = table("filch", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-10", "attack-08"))
    t.do(0, DISCARDED, "filch.theft", options=["pass", "filch.theft"])
    assert t.hand(0) == ["attack-04", "attack-08", FLARE]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
def test_super_a_cosmic_zap_sends_the_flare_back() -> None:
    t = outside("cosmic-zap").do(2, DISCARDED, FLARE).do(0, ZAP, "cosmic-zap")
    assert t.hand(2) == ["attack-06", FLARE]
    assert t.discards() == ["attack-10", "attack-08", "cosmic-zap"]


@pytest.mark.rule("F-ZAP-1")
def test_super_the_theft_itself_may_be_zapped() -> None:
    t = outside("cosmic-zap").do(2, DISCARDED, FLARE).do(0, ZAP, "pass").do(0, ZAP, "cosmic-zap")
    assert t.hand(2) == ["attack-06", FLARE]


@pytest.mark.rule("F-TIMING-4")
def test_super_a_card_zap_discards_it() -> None:
    t = outside("card-zap").do(2, DISCARDED, FLARE).do(0, GRAB, "card-zap")
    assert t.hand(2) == ["attack-06"]
    assert t.discards()[-2:] == [FLARE, "card-zap"]


@pytest.mark.rule("F-FLARE-6")
def test_super_filch_in_force_grabs_nothing_from_the_table() -> None:
    hands = {0: ["attack-10", "mobius-tubes"], 2: ["attack-06", "negotiate", FLARE]}
    t = table("mite", "void", "filch", hands=hands, moves=[(0, 4, planet(0), -3)])
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes")
    assert t.open == [(0, "ships-home")]
