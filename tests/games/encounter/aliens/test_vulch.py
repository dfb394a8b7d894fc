"""Vulch: what others throw away."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, totals, uses, zapped

SALVAGE = "vulch.salvage"
FLARE = "flare-vulch"
ZAP = ["attack-06", "cosmic-zap"]


# ---- the power


def controlled(*aliens: str, moves: list[tuple[int, int, int, int]] | None = None, **hands: list[str]) -> Table:
    """Seat 0 attacks seat 1; seat 2 plays Emotion Control, so that they talk."""
    held = {0: ["attack-08"], 1: ["attack-10"], 2: ["emotion-control"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table(*(aliens or ("parasite", "pacifist", "mite", "vulch")), hands=held, moves=moves or [])
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    return t.do(2, "window-REVEALED_CARD", "emotion-control")


@pytest.mark.rule("F-GOAL-7", "F-ART-3")
def test_an_artifact_somebody_else_has_played_goes_to_its_hand() -> None:
    t = controlled()
    assert uses(t) == [(3, SALVAGE)]
    assert t.hand(3) == ["attack-06", "emotion-control"]
    assert t.discards() == []


@pytest.mark.rule("F-ART-3")
def test_its_own_artifacts_are_discarded_as_usual() -> None:
    t = controlled("parasite", "pacifist", "vulch", "mite")
    assert (uses(t), t.discards()) == ([], ["emotion-control"])


@pytest.mark.rule("F-ART-3", "F-TIMING-4")
@pytest.mark.reading("zaps-discarded-last")
def test_of_an_exchange_of_zaps_it_gets_all_when_it_is_over() -> None:
    t = controlled(seat0=["attack-08", "card-zap"], seat1=["attack-10", "card-zap"])
    t.do(0, "window-CARD_PLAYED", "card-zap").do(1, "window-CARD_PLAYED", "card-zap")
    assert t.open == [(0, "deal")]
    assert t.hand(3) == ["attack-06", "card-zap", "card-zap", "emotion-control"]
    assert uses(t) == [(3, SALVAGE)] * 3


@pytest.mark.rule("F-ART-3")
def test_forced_discards_count_too_but_only_artifacts() -> None:
    hands = {0: ["attack-08", "plague"], 1: ["attack-06", "attack-06", "mobius-tubes", "mobius-tubes"]}
    t = table("parasite", "pacifist", "vulch", hands=hands)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1): 3})
    t.scripted({(1, "plague-card"): ["attack-06", "mobius-tubes"]})
    assert t.hand(2) == ["attack-06", "mobius-tubes", "plague"]
    assert t.discards() == ["attack-06"]


@pytest.mark.rule("F-DRAW-3")
def test_a_hand_given_up_leaves_it_the_artifacts() -> None:
    t = table("parasite", "pacifist", "vulch", hands={0: ["plague", "reinforcement-2"]}, deck=["attack-08"])
    assert "plague" in t.hand(2)
    assert t.discards() == ["reinforcement-2"]


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_picks_up_nothing() -> None:
    t = controlled(moves=homes(3, 2))
    assert (uses(t), t.discards()) == ([], ["emotion-control"])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_gets_neither_the_artifact_nor_the_zap() -> None:
    t = controlled(seat0=["attack-08", "cosmic-zap"]).do(0, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.hand(3), zapped(t, 3)) == (["attack-06"], [True])
    assert sorted(t.discards()) == ["cosmic-zap", "emotion-control"]
    assert t.state.played == []


@pytest.mark.rule("F-ZAP-2")
def test_in_the_next_encounter_it_salvages_again() -> None:
    hands = {0: ["attack-30", "plague", "mobius-tubes", "attack-08"], 1: ["attack-04", "attack-06"], 2: ZAP}
    t = table("parasite", "pacifist", "mite", "vulch", hands=hands, destiny=["blue", "blue"])
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 3).do(3, "lose-ships", {planet(3): 3})
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap").passes(0)
    t.encounter(ships=3, cards=("attack-30", "attack-04"))
    assert "plague" in t.discards()
    t.do(0, "second-encounter", "go-on").do(0, "window-ENCOUNTER_START", "mobius-tubes")
    t.do(1, "ships-home", {planet(1, 1): 4}).do(3, "ships-home", {planet(3): 3})
    assert t.hand(3) == ["mobius-tubes"]


@pytest.mark.rule("F-DRAW-3", "F-START-2", "F-ZAP-3")
def test_with_a_new_hand_it_shows_and_keeps_its_artifacts_and_draws_eight_besides() -> None:
    deck = ["attack-08", "attack-10", "attack-10", "attack-06", "attack-06", "attack-06", "attack-04", "attack-04"]
    t = table("vulch", "pacifist", "mite", hands={0: ["emotion-control", "quash", "reinforcement-2"]}, deck=deck)
    assert t.hand(0) == sorted([*deck, "emotion-control", "quash"])
    assert t.discards() == ["reinforcement-2"]
    assert sorted(t.events("new_hand")[0]["faces"]) == ["emotion-control", "quash", "reinforcement-2"]
    assert t.view(1).seats[0].known == ["emotion-control", "quash"]


@pytest.mark.rule("F-POWER-6", "F-DRAW-3")
def test_without_its_power_its_artifacts_go_like_all_others() -> None:
    t = table("vulch", "pacifist", "mite", hands={0: ["quash"]}, deck=["attack-08"], moves=homes(0, 2))
    assert t.discards() == ["quash"]


# ---- the wild flare


def winning(*aliens: str, own: str = "attack-30", **hands: list[str]) -> Table:
    """Seat 0 has beaten seat 1."""
    held = {0: [own, FLARE], 1: ["attack-04", "attack-06", "attack-20", "negotiate"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table(*(aliens or ("parasite", "pacifist", "mite")), hands=held)
    return t.encounter(ships=3, cards=(own, "attack-04"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.reading("vulch-wild-order")
def test_wild_the_opponent_hands_over_card_by_card_until_one_is_kept() -> None:
    t = winning().do(0, "window-SPOILS", FLARE, options=["pass", FLARE])
    t.do(1, "vulch-card", "attack-06", options=["attack-06", "attack-20", "negotiate"])
    t.do(0, "vulch-keep-card", "reject", options=["reject", "attack-06"])
    t.do(1, "vulch-card", "negotiate").do(0, "vulch-keep-card", "negotiate")
    assert (t.hand(0), t.hand(1)) == ([FLARE, "negotiate"], ["attack-20"])
    assert t.discards()[0] == "attack-06"


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_may_find_nothing_worth_keeping() -> None:
    t = winning(seat0=["attack-30", "attack-08", FLARE], seat1=["attack-04", "attack-06"])
    t.do(0, "window-SPOILS", FLARE).do(0, "vulch-keep-card", "reject")
    assert (t.hand(0), t.hand(1)) == (["attack-08", FLARE], [])


@pytest.mark.rule("F-FLARE-5", "F-DEAL-12")
def test_wild_after_a_deal_both_parties_might_use_it() -> None:
    t = winning(
        own="negotiate", seat0=["negotiate", "attack-08"], seat1=["attack-04", FLARE], seat2=["emotion-control"]
    )
    t.do(2, "window-REVEALED_CARD", "emotion-control").do(0, "deal", (("give", "attack-08"), "propose"))
    t.do(1, "deal", ("accept",)).do(0, "ships-home", {planet(0): 3})
    assert t.hand(0) == []  # nothing to hand over: not offered
    assert t.events("flare_played") == []
    t = winning(
        own="negotiate", seat0=["negotiate", "attack-08", FLARE], seat1=["attack-04"], seat2=["emotion-control"]
    )
    t.do(2, "window-REVEALED_CARD", "emotion-control").do(0, "deal", (("give", "attack-08"), "propose"))
    t.do(1, "deal", ("accept",)).do(0, "ships-home", {planet(0): 3})
    t.do(0, "window-SPOILS", FLARE).do(0, "vulch-keep-card", "attack-08")
    assert t.hand(0) == ["attack-08", FLARE]


@pytest.mark.rule("F-TIMING-1")
def test_wild_not_for_losers_allies_or_against_an_empty_hand() -> None:
    assert winning(own="attack-00").events("flare_played") == []
    assert winning(seat1=["attack-04"]).events("flare_played") == []
    hands = {0: ["attack-30"], 1: ["attack-04", "attack-06"], 2: ["attack-06", FLARE]}
    t = table("parasite", "pacifist", "mite", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-30", "attack-04"))
    assert t.events("flare_played") == []


def test_wild_only_the_two_see_a_card_that_is_kept() -> None:
    t = winning().do(0, "window-SPOILS", FLARE).do(1, "vulch-card", "attack-20").do(0, "vulch-keep-card", "attack-20")
    assert "attack-20" not in str([event.seen_by(2) for event in t.session.log])
    assert (t.view(2).seats[0].known, t.view(1).seats[0].known) == ([FLARE], ["attack-20", FLARE])


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nothing_is_handed_over() -> None:
    t = winning(seat2=["attack-06", "card-zap"]).do(0, "window-SPOILS", FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(0), len(t.hand(1))) == ([], 3)
    assert FLARE in t.discards()


# ---- the super flare


def flared(*aliens: str, **hands: list[str]) -> Table:
    """Seat 0 plays a wild Warpish flare, which seat 1 zaps: it is discarded."""
    held = {0: ["attack-08", "flare-warpish"], 1: ["attack-10", "card-zap"], 2: ["attack-06", FLARE]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    moves = [(0, 2, planet(0, 4), WARP)]
    t = table(*(aliens or ("parasite", "pacifist", "vulch", "mite")), hands=held, moves=moves)
    t.do(0, "regroup", planet(0)).encounter(ships=3, cards=("attack-08", "attack-10"))
    return t.do(0, "window-REVEALED_TOTAL", "flare-warpish").do(1, "window-CARD_PLAYED", "card-zap")


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_it_salvages_a_flare_too() -> None:
    t = flared().do(2, "window-DISCARDED", FLARE, options=["pass", FLARE])
    assert t.hand(2) == ["attack-06", "card-zap", FLARE, "flare-warpish"]
    assert totals(t) == (8 + 3, 10 + 4)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-6")
def test_super_declined_or_in_other_hands_the_flare_stays_discarded() -> None:
    assert "flare-warpish" in flared().passes(2).discards()
    t = flared("parasite", "pacifist", "human", "vulch")
    assert ("flare-warpish" in t.discards(), t.events("flare_played")[1:]) == (True, [])


@pytest.mark.rule("F-FAQ-6")
def test_super_cosmic_zapped_the_flare_stays_discarded() -> None:
    t = flared(seat0=["attack-08", "flare-warpish", "reinforcement-2"], seat3=ZAP)
    t.do(2, "window-DISCARDED", FLARE).do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.hand(2), zapped(t, 2)) == (["attack-06", FLARE], [True])
    assert "flare-warpish" in t.discards()


@pytest.mark.rule("F-ART-2", "F-ART-3")
def test_super_card_zapped_both_flares_are_discarded_and_the_zap_is_salvaged() -> None:
    t = flared(seat3=["attack-06", "card-zap"]).passes(3).do(2, "window-DISCARDED", FLARE)
    t.do(3, "window-CARD_PLAYED", "card-zap")
    assert {"flare-warpish", FLARE} <= set(t.discards())
    assert t.hand(2) == ["attack-06", "card-zap", "card-zap"]


@pytest.mark.rule("F-DRAW-3", "F-FLARE-6")
def test_super_it_keeps_its_flares_with_a_new_hand() -> None:
    hands = {0: ["reinforcement-2", FLARE, "flare-warpish"]}
    t = table("vulch", "pacifist", "mite", hands=hands, deck=["attack-08"])
    t.do(0, "window-NEW_HAND", FLARE, options=["pass", FLARE])
    assert (len(t.hand(0)), t.discards()) == (2 + 8, ["reinforcement-2"])
    assert {FLARE, "flare-warpish"} <= set(t.hand(0))


@pytest.mark.rule("F-DRAW-3", "F-FLARE-6")
def test_super_declined_the_flares_go() -> None:
    hands = {0: ["reinforcement-2", FLARE, "flare-warpish"]}
    t = table("vulch", "pacifist", "mite", hands=hands, deck=["attack-08"]).passes(0)
    assert t.discards() == ["reinforcement-2", FLARE, "flare-warpish"]
