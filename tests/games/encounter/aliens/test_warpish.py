"""Warpish: the ships in the warp fight on."""

import pytest

from tests.games.encounter.scenario import OUT, WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses, without, zapped

NECROMANCY = "warpish.necromancy"
FLARE = "flare-warpish"
TABLE = "warpish parasite filch"
ZAP = ["attack-06", "cosmic-zap"]
LOST = [(0, 1, planet(0, 4), WARP), (1, 2, planet(1, 4), WARP), (2, 3, planet(2, 4), WARP)]  # after regroup: 0, 2, 3


def attack(own: str = "attack-08", other: str = "attack-10", *, aliens: str = TABLE, **hands: list[str]) -> Table:
    """Seat 0 attacks with three ships against four; five ships are in the warp, two of the defense's."""
    held = {0: [own], 1: [other]} | {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table(*aliens.split(), hands=held, moves=LOST)
    return t.do(0, "regroup", planet(0, 4)).encounter(ships=3, cards=(own, other))


# ---- the power


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-2")
def test_every_ship_in_the_warp_whosever_it_is_strengthens_its_attack() -> None:
    t = attack()
    assert uses(t) == [(0, NECROMANCY)]
    assert totals(t) == (8 + 3 + 5, 10 + 4)
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-GOAL-7")
def test_as_the_defense_it_counts_them_too_its_own_among_them() -> None:
    moves = [(1, 2, planet(1, 4), WARP), (2, 1, planet(2, 4), WARP)]
    t = table("parasite", "warpish", "filch", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=moves)
    t.encounter(ships=3, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 3, 8 + 4 + 3)


@pytest.mark.rule("F-COMPONENT-8")
def test_ships_out_of_the_game_are_not_in_the_warp() -> None:
    moves = [(1, 2, planet(1, 4), OUT), (2, 1, planet(2, 4), WARP)]
    t = table("warpish", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-10"]}, moves=moves)
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert totals(t) == (8 + 3 + 1, 10 + 4)


@pytest.mark.rule("F-REVEAL-5", "F-MORPH-1")
@pytest.mark.parametrize(("own", "used"), [("negotiate", []), ("morph", [(0, NECROMANCY)])])
def test_it_needs_an_attack_be_it_a_morph(own: str, used: list[tuple[int, str]]) -> None:
    assert uses(attack(own)) == used


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
def test_as_an_ally_it_has_no_power() -> None:
    t = table("parasite", "filch", "warpish", hands={0: ["attack-08"], 1: ["attack-10"]}, moves=LOST)
    t.do(0, "regroup", planet(0)).encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-08", "attack-10"))
    without(t, "filch.theft")
    assert uses(t) == []
    assert totals(t) == (8 + 3 + 2, 10 + 4)


@pytest.mark.rule("F-COMPONENT-4")
def test_it_must_be_used_even_where_the_lower_total_wins() -> None:
    t = attack(aliens="warpish anti-matter filch")
    assert sorted(uses(t)) == [(0, NECROMANCY), (1, "anti-matter.negate")]
    assert totals(t) == (8 + 3 + 5, 10 - 4)
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_the_dead_rest() -> None:
    moves = [*homes(0, 2), (2, 3, planet(2, 4), WARP)]
    t = table("warpish", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-10"]}, moves=moves)
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert uses(t) == []
    assert totals(t) == (8 + 3, 10 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_gets_nothing_in_this_encounter_and_again_in_the_next() -> None:
    t = table(
        *("warpish", "parasite", "filch"),
        hands={0: ["attack-30", "attack-08", "reinforcement-2"], 1: ["attack-04", "attack-10"], 2: ZAP},
        moves=[(2, 1, planet(2, 4), WARP)],
        destiny=["blue", "blue"],
    )
    t.encounter(ships=3, cards=("attack-30", "attack-04")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert zapped(t, 0) == [True]
    t.passes(0)
    assert totals(t) == (30 + 3, 4 + 4)
    t.do(0, "second-encounter", "go-on")
    t.encounter(target=planet(1, 1), ships=3, cards=("attack-08", "attack-10")).passes(0)
    assert uses(t) == [(0, NECROMANCY)] * 2
    assert totals(t) == (8 + 3 + 5, 10 + 4)


# ---- the wild flare


def wild(own: str = "attack-08", other: str = "attack-10", **hands: list[str]) -> Table:
    """Seat 1, two of whose ships are in the warp, defends with the flare."""
    return attack(own, other, aliens="parasite filch mite", seat1=[other, FLARE], **hands)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_the_own_ships_in_the_warp_strengthen_the_own_side() -> None:
    t = wild("attack-10", "attack-08").do(1, "window-REVEALED_TOTAL", FLARE, options=["pass", FLARE])
    assert totals(t) == (10 + 3, 8 + 4 + 2)
    assert t.hand(1) == [FLARE]


@pytest.mark.rule("F-TIMING-1")
def test_wild_it_is_no_use_to_the_others_nor_without_ships_in_the_warp() -> None:
    t = attack(aliens="parasite filch mite", seat2=["attack-06", FLARE])
    assert (t.events("flare_played"), totals(t)) == ([], (8 + 3, 10 + 4))
    t = attack(aliens="parasite filch mite", seat0=["attack-08", FLARE])
    assert (t.events("flare_played"), totals(t)) == ([], (8 + 3, 10 + 4))


@pytest.mark.rule("F-REVEAL-5")
def test_wild_it_waits_for_two_attacks() -> None:
    t = wild("negotiate", "attack-10")
    assert outcome(t) == ("won", 1, "faces")


@pytest.mark.rule("F-ART-2", "F-FLARE-3")
def test_wild_card_zapped_it_is_discarded_without_effect() -> None:
    t = wild(seat2=["attack-06", "card-zap"]).do(1, "window-REVEALED_TOTAL", FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (8 + 3, 10 + 4)
    assert FLARE in t.discards()


# ---- the super flare


def superb(**hands: list[str]) -> Table:
    return attack("attack-08", "attack-10", aliens=TABLE, **({"seat0": ["attack-08", FLARE]} | hands))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_the_opponents_ships_in_the_warp_weaken_the_opponent() -> None:
    t = superb().do(0, "window-REVEALED_TOTAL", FLARE, options=["pass", FLARE])
    assert totals(t) == (8 + 3 + 5, 10 + 4 - 2)
    assert t.events("flare_played")[0]["side"] == "super"
    assert t.hand(0) == [FLARE]


@pytest.mark.rule("F-FLARE-6")
def test_super_it_is_not_offered_while_the_opponent_has_nothing_in_the_warp() -> None:
    t = table(
        *("warpish", "parasite", "filch"),
        hands={0: ["attack-08", FLARE], 1: ["attack-10"]},
        moves=[(0, 3, planet(0, 4), WARP)],
    )
    t.do(0, "regroup", planet(0)).encounter(ships=3, cards=("attack-08", "attack-10"))
    assert t.events("flare_played") == []
    assert totals(t) == (8 + 3 + 2, 10 + 4)


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_cosmic_zapped_it_returns_uncounted_and_the_wild_side_is_open() -> None:
    t = table(
        *("warpish", "parasite", "filch"),
        hands={0: ["attack-08", FLARE], 1: ["attack-10"], 2: ZAP},
        moves=[(0, 3, planet(0, 4), WARP), (1, 2, planet(1, 4), WARP)],
    )
    t.do(0, "regroup", planet(0)).encounter(ships=3, cards=("attack-08", "attack-10")).passes(2)
    t.do(0, "window-REVEALED_TOTAL", FLARE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-REVEALED_TOTAL", FLARE, options=["pass", FLARE])
    assert [event["side"] for event in t.events("flare_played")] == ["super", "wild"]
    assert totals(t) == (8 + 3 + 4 + 2, 10 + 4)


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_the_opponent_is_not_weakened() -> None:
    t = superb(seat2=["attack-06", "card-zap"]).do(0, "window-REVEALED_TOTAL", FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (8 + 3 + 5, 10 + 4)
    assert FLARE in t.discards()
