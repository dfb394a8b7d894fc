"""The flare of the Void: it swallows artifacts; an allied Void eradicates."""

import pytest

from tests.games.encounter.scenario import OUT, WARP, Table, planet, table
from tests.readings import totals, uses, without, zapped

FLARE = "flare-void"
ZAP = ["attack-06", "cosmic-zap"]
PLAYED = "window-CARD_PLAYED"


# ---- wild


def controlled(*aliens: str, **hands: list[str]) -> Table:
    """Seat 0 attacks seat 1; seat 2 plays Emotion Control on two attacks; seat 1 holds the flare."""
    held = {0: ["attack-08"], 1: ["attack-10", FLARE], 2: ["emotion-control"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table(*(aliens or ("parasite", "filch", "mite")), hands=held).encounter(
        ships=3, cards=("attack-08", "attack-10")
    )
    return t.do(2, "window-REVEALED_CARD", "emotion-control")


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-ART-3")
def test_wild_for_a_ship_an_artifact_has_no_effect_and_is_discarded() -> None:
    t = controlled().do(1, PLAYED, FLARE, options=["pass", FLARE])
    t.do(1, "lose-ships", {planet(1, 3): 1}, options=[planet(1, number) for number in (1, 2, 3, 4)])
    assert totals(t) == (8 + 3, 10 + 4)
    assert (t.ships(1, WARP), t.ships(1, planet(1, 3))) == (1, 3)
    assert "emotion-control" in t.discards()
    assert FLARE in t.hand(1)


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_bystander_may_pay_from_any_colony_and_also_pass() -> None:
    seats = {"seat0": ["attack-08"], "seat1": ["attack-10"], "seat2": ["emotion-control"]}
    t = controlled("parasite", "filch", "mite", "human", **seats, seat3=["attack-06", FLARE])
    fork = t.session.fork()
    t.do(3, PLAYED, FLARE)
    assert t.options(3, "lose-ships") == [planet(3, number) for number in range(5)]
    Table(fork).passes(3).do(0, "deal", ("refuse",))


@pytest.mark.rule("F-FLARE-3", "F-FLARE-4")
def test_wild_it_answers_one_artifact_in_an_encounter() -> None:
    t = controlled(seat0=["attack-08", "reinforcement-2"], seat1=["attack-10", "negotiate", FLARE])
    t.do(1, PLAYED, FLARE).do(1, "lose-ships", {planet(1, 3): 1})
    assert t.open == [(0, "reinforce")]
    hands = {0: ["attack-08", "plague"], 1: ["attack-10", FLARE], 2: ["emotion-control"]}
    t = table("parasite", "filch", "mite", hands=hands).do(0, "window-ENCOUNTER_START", "plague")
    t.do(1, PLAYED, FLARE).do(1, "lose-ships", {planet(1): 1})
    t.encounter(ships=3, cards=("attack-08", "attack-10")).do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-TIMING-1")
def test_wild_it_answers_neither_own_artifacts_nor_flares() -> None:
    t = controlled(seat1=["attack-10"], seat2=["emotion-control", FLARE])
    assert t.open == [(0, "deal")]
    hands = {0: ["attack-08", "flare-warpish"], 1: ["attack-10", FLARE]}
    t = table("parasite", "filch", "mite", hands=hands, moves=[(0, 2, planet(0, 4), WARP)])
    t.do(0, "regroup", planet(0)).encounter(ships=3, cards=("attack-08", "attack-10"))
    t.do(0, "window-REVEALED_TOTAL", "flare-warpish")
    assert totals(t) == (8 + 3 + 1, 10 + 4)


@pytest.mark.rule("F-ART-2", "F-TIMING-4")
def test_wild_card_zapped_no_ship_is_paid_and_the_artifact_stands() -> None:
    t = controlled(seat0=["attack-08", "card-zap"]).passes(0).do(1, PLAYED, FLARE).do(0, PLAYED, "card-zap")
    assert t.open == [(0, "deal")]
    assert (t.ships(1, WARP), FLARE in t.discards()) == (0, True)


@pytest.mark.rule("F-TIMING-4")
def test_wild_it_also_answers_the_card_zap_that_answers_another_card() -> None:
    t = controlled(seat0=["attack-08", "card-zap"]).do(0, PLAYED, "card-zap")
    t.do(1, PLAYED, FLARE).do(1, "lose-ships", {planet(1, 1): 1})
    assert t.open == [(0, "deal")]
    assert t.discards()[:2] == ["emotion-control", "card-zap"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_zombie_pays_without_loss() -> None:
    t = controlled("parasite", "zombie", "mite").do(1, PLAYED, FLARE)
    t.do(1, "lose-ships", {planet(1, 3): 1}).do(1, "ships-home", {planet(1, 4): 1})
    assert (t.ships(1, WARP), t.ships(1, planet(1, 4))) == (0, 5)
    assert totals(t) == (8 + 3, 10 + 4)


# ---- super


def allied(side: str = "offense", own: str = "attack-40", other: str = "attack-04", **hands: list[str]) -> Table:
    """The Void is an ally with two ships and holds the flare."""
    held = {0: [own, "attack-06"], 1: [other], 2: ["attack-06", FLARE]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table("parasite", "filch", "void", "mite", hands=held)
    return t.encounter(ships=3, allies={2: (side, 2)}, cards=(own, other))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_on_the_winning_side_it_eradicates_as_an_ally() -> None:
    t = allied().do(2, "window-ERADICATE", FLARE, options=["pass", FLARE])
    assert uses(t) == [(2, "void.eradicate")]
    assert (t.ships(1, OUT), t.ships(1, WARP), FLARE in t.hand(2)) == (4, 0, True)


@pytest.mark.rule("F-FLARE-6")
def test_super_with_a_winning_defense_it_eradicates_the_offense() -> None:
    t = allied("defense", "attack-04", "attack-40").do(2, "window-ERADICATE", FLARE)
    assert (t.ships(0, OUT), t.ships(0, WARP)) == (3, 0)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
def test_super_not_on_the_losing_side_and_never_wild() -> None:
    t = allied(own="attack-04", other="attack-40")
    assert (t.ships(0, WARP), t.ships(2, WARP), t.events("flare_played")) == (3, 2, [])
    hands = {0: ["attack-08"], 1: ["attack-10", FLARE], 2: ["emotion-control"]}
    t = table("parasite", "void", "mite", hands=hands).encounter(ships=3, cards=("attack-08", "attack-10"))
    t.do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_ships_go_to_the_warp() -> None:
    t = allied().passes(2)
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (0, 4)


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
def test_super_cosmic_zapped_the_ships_go_to_the_warp() -> None:
    t = allied(seat3=ZAP).do(2, "window-ERADICATE", FLARE).do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.ships(1, OUT), t.ships(1, WARP), FLARE in t.hand(2)) == (0, 4, True)
    without(t, "filch.theft")
    assert uses(t) == []


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_the_ships_go_to_the_warp_and_the_power_is_not_zapped() -> None:
    t = allied(seat3=["attack-06", "card-zap"]).do(2, "window-ERADICATE", FLARE).do(3, PLAYED, "card-zap")
    assert (t.ships(1, OUT), t.ships(1, WARP), zapped(t, 2)) == (0, 4, [False])
    assert FLARE in t.discards()
