"""Tripler: three times the low cards, a third of the high ones."""

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import homes, outcome, totals, uses, without, zapped

THRICE = "tripler.thrice"
FLARE = "flare-tripler"
TABLE = "tripler parasite filch"
ZAP = ["attack-06", "cosmic-zap"]


def attack(own: str = "attack-08", other: str = "attack-10", *, aliens: str = TABLE, **hands: list[str]) -> Table:
    """Seat 0 attacks with three ships against four."""
    held = {0: [own], 1: [other]} | {int(seat[-1]): faces for seat, faces in hands.items()}
    return table(*aliens.split(), hands=held).encounter(ships=3, cards=(own, other))


# ---- the power


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-2")
@pytest.mark.parametrize(
    ("card", "worth"),
    [("00", 0), ("01", 3), ("08", 24), ("10", 30), ("11", 4), ("12", 4), ("13", 5), ("15", 5), ("20", 7), ("40", 14)],
)
def test_up_to_ten_is_tripled_and_more_is_cut_to_a_third_rounded_up(card: str, worth: int) -> None:
    t = attack(f"attack-{card}", "attack-06")
    assert uses(t) == [(0, THRICE)]
    assert totals(t) == (worth + 3, 6 + 4)


@pytest.mark.rule("F-GOAL-7")
def test_as_the_defense_its_card_changes_alone() -> None:
    t = attack("attack-20", "attack-08", aliens="parasite tripler filch")
    assert totals(t) == (20 + 3, 3 * 8 + 4)
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-REVEAL-2", "F-REINF-5")
def test_only_the_card_changes_ships_and_reinforcements_are_added_afterwards() -> None:
    t = table("tripler", "parasite", "filch", hands={0: ["attack-08", "reinforcement-5"], 1: ["attack-40"]})
    t.encounter(ships=3, allies={2: ("offense", 4)}, cards=("attack-08", "attack-40"))
    t.do(0, "reinforce", ("reinforcement-5", 0))
    assert totals(t) == (3 * 8 + 3 + 4 + 5, 40 + 4)


@pytest.mark.rule("F-MORPH-1")
@pytest.mark.parametrize(("other", "worth"), [("attack-10", 30), ("attack-40", 14)])
def test_its_morph_first_becomes_the_opponents_attack(other: str, worth: int) -> None:
    assert totals(attack("morph", other))[0] == worth + 3


@pytest.mark.rule("F-REVEAL-5")
def test_with_a_negotiate_there_is_nothing_to_triple() -> None:
    assert uses(attack("negotiate")) == []


@pytest.mark.rule("F-COMPONENT-4")
def test_as_an_ally_it_has_no_power() -> None:
    t = table("parasite", "filch", "tripler", hands={0: ["attack-08"], 1: ["attack-10"]})
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-08", "attack-10"))
    without(t, "filch.theft")
    assert (uses(t), totals(t)) == ([], (8 + 3 + 2, 10 + 4))


@pytest.mark.rule("F-REVEAL-2")
def test_a_virus_beside_it_multiplies_its_own_card_only() -> None:
    t = attack("attack-04", "attack-08", aliens="tripler virus filch")
    assert totals(t) == (12 + 3, 4 * 8)


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_its_card_is_plain() -> None:
    t = table("tripler", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-10"]}, moves=homes(0, 2))
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert (uses(t), totals(t)) == ([], (8 + 3, 10 + 4))


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_its_card_is_plain_in_this_encounter_and_changes_in_the_next() -> None:
    t = table(
        *("tripler", "parasite", "filch"),
        hands={0: ["attack-30", "attack-08", "reinforcement-2"], 1: ["attack-04", "attack-10"], 2: ZAP},
        destiny=["blue", "blue"],
    )
    t.encounter(ships=3, cards=("attack-30", "attack-04")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert zapped(t, 0) == [True]
    t.passes(0)
    assert totals(t) == (30 + 3, 4 + 4)
    t.do(0, "second-encounter", "go-on")
    t.encounter(target=planet(1, 1), ships=3, cards=("attack-08", "attack-10")).passes(0)
    assert totals(t) == (24 + 3, 10 + 4)


# ---- the wild flare


def wild(own: str, other: str, **hands: list[str]) -> Table:
    return attack(own, other, aliens="parasite filch mite", **({"seat0": [own, FLARE]} | hands))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.parametrize(("other", "worth"), [("attack-15", 5), ("attack-23", 8), ("attack-40", 14)])
def test_wild_a_high_attack_of_the_opponent_is_cut_to_a_third(other: str, worth: int) -> None:
    t = wild("attack-08", other).do(0, "window-REVEALED_VALUE", FLARE, options=["pass", FLARE])
    assert totals(t) == (8 + 3, worth + 4)
    assert t.hand(0) == [FLARE]


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
@pytest.mark.parametrize(("own", "other"), [("attack-40", "attack-14"), ("negotiate", "attack-15")])
def test_wild_it_needs_an_attack_of_fifteen_against_an_attack(own: str, other: str) -> None:
    assert wild(own, other).events("flare_played") == []


@pytest.mark.rule("F-TIMING-1")
def test_wild_it_is_not_for_allies() -> None:
    t = table("parasite", "filch", "mite", hands={0: ["attack-08"], 1: ["attack-40"], 2: ["attack-06", FLARE]})
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-08", "attack-40"))
    assert totals(t) == (8 + 3 + 1, 40 + 4)


@pytest.mark.rule("F-REVEAL-2")
def test_wild_it_comes_before_every_other_effect_on_values() -> None:
    """The Tripler has used its power on its 30 (10) when the flare cuts the 30 to 10 first: then it is tripled."""
    t = attack("attack-30", "attack-10", seat1=["attack-10", FLARE])
    t.do(1, "window-REVEALED_VALUE", FLARE, options=["pass", FLARE])
    assert uses(t) == [(0, THRICE)]
    assert totals(t) == (30 + 3, 10 + 4)


@pytest.mark.rule("F-ART-2", "F-FLARE-3")
def test_wild_card_zapped_it_is_discarded_without_effect() -> None:
    t = wild("attack-08", "attack-40", seat2=["attack-06", "card-zap"]).do(0, "window-REVEALED_VALUE", FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (8 + 3, 40 + 4)
    assert FLARE in t.discards()


# ---- the super flare


def superb(own: str = "attack-13", **hands: list[str]) -> Table:
    return attack(own, "attack-10", aliens=TABLE, **({"seat0": [own, FLARE]} | hands))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
@pytest.mark.parametrize(("own", "worth"), [("attack-11", 33), ("attack-13", 39)])
def test_super_up_to_thirteen_is_tripled(own: str, worth: int) -> None:
    t = superb(own).do(0, "window-RIDER", FLARE, options=["pass", FLARE])
    assert totals(t) == (worth + 3, 10 + 4)
    assert t.hand(0) == [FLARE]


@pytest.mark.rule("F-FLARE-6")
def test_super_it_may_stay_in_the_hand() -> None:
    assert totals(superb().passes(0)) == (5 + 3, 10 + 4)


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.parametrize(("own", "worth"), [("attack-10", 30), ("attack-14", 5)])
def test_super_it_is_offered_only_where_it_makes_a_difference(own: str, worth: int) -> None:
    t = superb(own)
    assert t.events("flare_played") == []
    assert totals(t) == (worth + 3, 10 + 4)


@pytest.mark.rule("F-ZAP-2", "F-FAQ-6")
def test_super_cosmic_zapped_the_flare_returns_and_the_power_is_off() -> None:
    t = superb(seat2=ZAP).do(0, "window-RIDER", FLARE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.state.frames[-1].flares == {}
    assert totals(t) == (13 + 3, 10 + 4)
    assert t.hand(0) == [FLARE]


@pytest.mark.rule("F-ZAP-2", "F-FLARE-2")
def test_super_a_zap_of_the_power_itself_leaves_the_flare_played() -> None:
    t = superb(seat2=ZAP).do(0, "window-RIDER", FLARE).passes(2).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert totals(t) == (13 + 3, 10 + 4)
    assert t.hand(0) == [FLARE]


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_the_usual_limit_holds() -> None:
    t = superb(seat2=["attack-06", "card-zap"]).do(0, "window-RIDER", FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (5 + 3, 10 + 4)
    assert FLARE in t.discards()
