"""Vacuum: it never goes to the warp alone."""

import pytest

from tests.games.encounter.scenario import GATE, OUT, WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses, zapped

CATHARSIS = "vacuum.catharsis"
FLARE = "flare-vacuum"
ZAP = ["attack-06", "cosmic-zap"]
VICTIM = "vacuum-victim"


def beaten(
    *aliens: str,
    own: str = "attack-04",
    other: str = "attack-40",
    moves: list[tuple[int, int, int, int]] | None = None,
    **hands: list[str],
) -> Table:
    """Seat 0, the Vacuum, loses two ships to seat 1."""
    held = {0: [own, "attack-06"], 1: [other, "attack-08", "attack-10"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table(*(aliens or ("vacuum", "pacifist", "mite")), hands=held, moves=moves or [])
    return t.encounter(ships=2, cards=(own, other))


# ---- the power


@pytest.mark.rule("F-GOAL-7", "F-RES-6")
def test_for_each_ship_it_loses_it_names_a_player_who_loses_one_too() -> None:
    t = beaten().do(0, VICTIM, 1, options=["no-more", 1, 2]).do(0, VICTIM, 2)
    assert uses(t) == [(0, CATHARSIS)]
    t.do(1, "lose-ships", {planet(1, 3): 1}, options=[planet(1, number) for number in (1, 2, 3, 4)])
    t.do(2, "lose-ships", {planet(2): 1}, options=[planet(2, number) for number in range(5)])
    assert [t.ships(seat, WARP) for seat in range(3)] == [2, 1, 1]
    assert [(event["source"], event["seat"]) for event in t.events("to_warp")] == [
        ("F-RES-6", 0),
        ("vacuum", 1),
        ("vacuum", 2),
    ]


@pytest.mark.rule("F-GOAL-7")
def test_one_player_may_lose_all_of_them() -> None:
    t = beaten().do(0, VICTIM, 2).do(0, VICTIM, 2).do(2, "lose-ships", {planet(2): 2})
    assert [t.ships(seat, WARP) for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.reading("vacuum-fewer")
def test_it_may_name_fewer_or_nobody() -> None:
    t = beaten().do(0, VICTIM, "no-more")
    assert (uses(t), [t.ships(seat, WARP) for seat in range(3)]) == ([(0, CATHARSIS)], [2, 0, 0])
    t = beaten().do(0, VICTIM, 2).do(0, VICTIM, "no-more").do(2, "lose-ships", {planet(2): 1})
    assert [t.ships(seat, WARP) for seat in range(3)] == [2, 0, 1]


@pytest.mark.rule("F-RES-4", "F-COMP-2")
def test_victims_lose_ships_outside_the_encounter_and_get_nothing_for_them() -> None:
    moves = [(1, 4, planet(1, number), OUT) for number in (1, 2, 3)] + [(1, 3, planet(1, 4), OUT)]
    t = beaten(moves=moves)
    t.do(0, VICTIM, 1, options=["no-more", 1, 2]).do(0, VICTIM, "no-more", options=["no-more", 2])
    assert [(event["seat"], event["ships"]) for event in t.events("to_warp")] == [(0, 2), (1, 1)]
    assert t.ships(1, planet(1, 4)) == 0
    assert t.events("took") == []


@pytest.mark.rule("F-GOAL-7")
def test_losses_of_every_kind_drag_along_also_to_a_plague() -> None:
    hands = {0: ["attack-08", "plague"], 1: ["attack-06"]}
    t = table("mite", "vacuum", "pacifist", hands=hands)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1): 3})
    t.do(1, VICTIM, 0, options=["no-more", 2, 0]).do(1, VICTIM, 0).do(1, VICTIM, 2)
    t.do(2, "lose-ships", {planet(2): 1}).do(0, "lose-ships", {planet(0): 2})
    assert [t.ships(seat, WARP) for seat in range(3)] == [2, 3, 1]


@pytest.mark.rule("F-POWER-2")
@pytest.mark.reading("power-goes-with-ships")
def test_ships_that_take_its_power_with_them_drag_nobody_along() -> None:
    """A Plague takes the last ships off its third home planet, or a defeat does."""
    moves = [*homes(1, 3), (1, 1, planet(1, 2), planet(1, 4))]
    hands = {0: ["attack-40", "plague"], 1: ["attack-04"]}
    t = table("mite", "vacuum", "pacifist", hands=hands, moves=moves)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1, 2): 3})
    assert ([event["home"] for event in t.events("power_lost")], uses(t), t.open) == ([2], [], [(0, "aim")])
    t = table("parasite", "vacuum", "pacifist", hands={0: ["attack-40"], 1: ["attack-04"]}, moves=moves)
    t.encounter(ships=1, target=planet(1, 2), cards=("attack-40", "attack-04"))
    assert ([event["home"] for event in t.events("power_lost")], uses(t)) == ([2], [])
    assert [t.ships(seat, WARP) for seat in range(3)] == [0, 3, 0]


@pytest.mark.rule("F-POWER-2")
def test_with_its_third_home_colony_left_it_drags_others_along() -> None:
    moves = [*homes(1, 3), (1, 1, planet(1, 2), planet(1, 4))]
    t = table("mite", "vacuum", "pacifist", hands={0: ["attack-40", "plague"]}, moves=moves)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1)
    t.do(1, "lose-ships", {planet(1, 2): 2, planet(1, 3): 1})
    assert (t.open, t.events("power_lost")) == ([(1, VICTIM)], [])


@pytest.mark.rule("F-DEAL-11")
def test_a_failed_deal_drags_along_too() -> None:
    t = beaten(own="negotiate", other="negotiate").do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 1}).do(1, "lose-ships", {planet(1): 3})
    t.do(0, VICTIM, 2).do(0, VICTIM, 2).do(0, VICTIM, 2).do(2, "lose-ships", {planet(2): 3})
    assert [t.ships(seat, WARP) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("F-DEAL-11", "F-DEAL-14")
@pytest.mark.reading("losses-off-the-target")
def test_after_a_failed_deal_a_victim_may_give_up_ships_on_the_targeted_planet() -> None:
    """Nobody fights there any more."""
    t = beaten(own="negotiate", other="negotiate").do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 1}).do(1, "lose-ships", {planet(1, 4): 3})
    t.do(0, VICTIM, 1).do(0, VICTIM, "no-more")
    t.do(1, "lose-ships", {planet(1): 1}, options=[planet(1, number) for number in range(5)])
    assert (t.ships(1, WARP), t.ships(1, planet(1))) == (4, 3)


@pytest.mark.rule("F-RES-3")
def test_as_an_ally_or_defense_it_drags_along_alike() -> None:
    t = table("pacifist", "mite", "vacuum", hands={0: ["attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-04", "attack-40"))
    t.do(2, VICTIM, 1, options=["no-more", 0, 1]).do(1, "lose-ships", {planet(1, 1): 1})
    assert [t.ships(seat, WARP) for seat in range(3)] == [3, 1, 1]


@pytest.mark.rule("F-RES-3")
def test_ships_removed_from_the_game_drag_nobody_along() -> None:
    t = beaten("vacuum", "void", "mite")
    assert (uses(t), t.ships(0, OUT)) == ([(1, "void.eradicate")], 2)


@pytest.mark.rule("F-GOAL-7")
def test_a_victim_that_is_a_zombie_loses_nothing() -> None:
    t = beaten("vacuum", "pacifist", "zombie").do(0, VICTIM, 2).do(0, VICTIM, 2)
    t.do(2, "lose-ships", {planet(2): 2}).do(2, "ships-home", {planet(2, 1): 2})
    assert (t.ships(2, WARP), t.ships(2, planet(2, 1))) == (0, 6)


@pytest.mark.rule("F-RES-1")
def test_winning_it_loses_nothing_and_drags_nobody() -> None:
    t = beaten(own="attack-40", other="attack-04")
    assert (uses(t), outcome(t)[1]) == ([], 0)


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_goes_alone() -> None:
    t = beaten(moves=homes(0, 2))
    assert (uses(t), t.ships(0, WARP)) == ([], 2)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_goes_alone_for_this_encounter_and_not_in_the_next() -> None:
    hands = {0: ["attack-08", "plague"], 1: ["attack-04", "attack-00"], 2: ZAP}
    t = table("pacifist", "vacuum", "mite", hands=hands, destiny=["blue", "blue"], deck=["attack-20", "attack-06"])
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1, 4): 3})
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (zapped(t, 1), [t.ships(seat, WARP) for seat in range(3)]) == ([True], [0, 3, 0])
    t.do(1, "plague-card", "attack-04").encounter(ships=1, cards=("attack-08", "attack-00"))
    assert (t.ships(1, WARP), uses(t)) == (3 + 4, [(1, CATHARSIS)])


# ---- the wild flare


LOST = [(0, 3, planet(0, 4), WARP), (1, 3, planet(1, 4), WARP), (2, 3, planet(2, 4), WARP)]


def revealed(
    *aliens: str, own: str = "attack-08", other: str = "attack-10", holder: int = 2, **hands: list[str]
) -> Table:
    held = {0: [own], 1: [other], 2: ["attack-06"]}
    held[holder] = [*held[holder], FLARE]
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table(*(aliens or ("parasite", "pacifist", "mite", "human")), hands=held, moves=LOST)
    return t.do(0, "regroup", planet(0)).encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_a_ship_leaves_the_warp_for_each_attack_of_a_main_player() -> None:
    t = revealed().do(2, "window-REVEALED_TOTAL", FLARE, options=["pass", FLARE]).do(2, "ships-home", {planet(2): 2})
    assert (t.ships(2, WARP), t.ships(2, planet(2)), FLARE in t.hand(2)) == (1, 6, True)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.parametrize(("own", "other", "holder"), [("negotiate", "attack-10", 2), ("attack-08", "attack-10", 1)])
def test_wild_neither_a_negotiate_nor_the_own_attack_counts(own: str, other: str, holder: int) -> None:
    t = revealed(own=own, other=other, holder=holder).do(holder, "window-REVEALED_TOTAL", FLARE)
    t.do(holder, "ships-home", {planet(holder): 1})
    assert t.events("ships_home")[0]["ships"] == 1


@pytest.mark.rule("F-TIMING-1")
def test_wild_it_needs_an_attack_of_somebody_else_and_ships_in_the_warp() -> None:
    t = revealed(own="negotiate", other="attack-10", holder=1)
    assert t.events("flare_played") == []
    t = revealed(seat2=["attack-06"], seat3=["attack-06", FLARE])
    assert t.events("flare_played") == []


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_the_ships_stay() -> None:
    t = revealed(seat3=["attack-06", "card-zap"]).do(2, "window-REVEALED_TOTAL", FLARE)
    t.do(3, "window-CARD_PLAYED", "card-zap")
    assert (t.ships(2, WARP), totals(t), FLARE in t.discards()) == (3, (8 + 3, 10 + 4), True)


# ---- the super flare


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_it_chooses_the_very_ships() -> None:
    t = beaten(seat0=["attack-04", "attack-06", FLARE]).do(0, "window-RIDER", FLARE, options=["pass", FLARE])
    t.do(0, VICTIM, 1).do(0, VICTIM, 2)
    t.do(0, "vacuum-ships", {planet(1, 3): 1}, options=[planet(1, number) for number in (1, 2, 3, 4)])
    t.do(0, "vacuum-ships", {planet(2, 4): 1}, options=[planet(2, number) for number in range(5)])
    assert (t.ships(1, planet(1, 3)), t.ships(2, planet(2, 4))) == (3, 3)
    assert [t.ships(seat, WARP) for seat in range(3)] == [2, 1, 1]
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-FLARE-6")
def test_super_so_a_zombie_can_lose_a_colony() -> None:
    moves = [(2, 3, planet(2, 4), planet(2))]
    t = beaten("vacuum", "pacifist", "zombie", seat0=["attack-04", "attack-06", FLARE], moves=moves)
    t.do(0, "window-RIDER", FLARE).do(0, VICTIM, 2).do(0, VICTIM, "no-more").do(0, "vacuum-ships", {planet(2, 4): 1})
    t.do(2, "ships-home", {planet(2): 1}, options=[planet(2, number) for number in range(4)])
    assert (t.state.seats[2].home, t.ships(2, WARP)) == (4, 0)


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_victims_choose() -> None:
    t = beaten(seat0=["attack-04", "attack-06", FLARE]).passes(0).do(0, VICTIM, 2).do(0, VICTIM, "no-more")
    t.do(2, "lose-ships", {planet(2): 1})
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
def test_super_cosmic_zapped_it_goes_alone() -> None:
    t = beaten(seat0=["attack-04", "attack-06", FLARE], seat2=ZAP).do(0, "window-RIDER", FLARE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert ([t.ships(seat, WARP) for seat in range(3)], FLARE in t.hand(0)) == ([2, 0, 0], True)


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_the_victims_choose() -> None:
    t = beaten(seat0=["attack-04", "attack-06", FLARE], seat2=["attack-06", "card-zap"]).do(0, "window-RIDER", FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap").do(0, VICTIM, 2).do(0, VICTIM, "no-more")
    t.do(2, "lose-ships", {planet(2): 1})
    assert FLARE in t.discards()
