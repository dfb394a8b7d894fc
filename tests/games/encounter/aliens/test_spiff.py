"""Spiff: a crushing defeat lands one ship; its flare keeps a beaten ship, or lets a hard defeat do."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import homes, outcome, uses, without, zapped

CRASH = "spiff.crash-land"
FLARE = "flare-spiff"


def beaten(offense: str, defense: str, *, hand: tuple[str, ...] = (), zap: bool = False) -> Table:
    """Spiff attacks with three ships and loses; planet 1.0 is defended by four."""
    other = [defense, "cosmic-zap"] if zap else [defense]
    t = table("spiff", "parasite", "filch", hands={0: [offense, *hand], 1: other})
    return t.encounter(ships=3, cards=(offense, defense))


@pytest.mark.rule("F-GOAL-5", "F-GOAL-7", "F-RES-6")
def test_beaten_by_ten_as_offense_one_ship_lands_and_coexists() -> None:
    t = beaten("attack-06", "attack-15")  # 9 against 19
    t.do(0, "window-STAY", CRASH, options=["pass", CRASH])
    assert t.events("outcome")[-1]["margin"] == 10
    assert uses(t) == [(0, CRASH)]
    assert (t.ships(0, planet(1)), t.ships(1, planet(1)), t.ships(0, WARP), t.ships(0, GATE)) == (1, 4, 2, 0)
    assert t.events("landed") == [{"source": "spiff", "seat": 0, "planet": planet(1), "ships": 1}]
    assert t.state.seats[0].foreign == 1


@pytest.mark.rule("F-SECOND-1")
def test_a_crash_landing_remains_a_loss_without_a_second_encounter() -> None:
    t = beaten("attack-06", "attack-15", hand=("attack-08",))
    t.do(0, "window-STAY", CRASH)
    assert outcome(t)[:2] == ("won", 1)
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-TIMING-1", "F-RES-6")
def test_it_may_let_all_its_ships_go_to_the_warp() -> None:
    t = beaten("attack-06", "attack-15").passes(0)
    assert (t.ships(0, planet(1)), t.ships(0, WARP)) == (0, 3)
    assert uses(t) == []


@pytest.mark.rule("F-REVEAL-2")
def test_beaten_by_nine_it_cannot_crash_land() -> None:
    t = beaten("attack-06", "attack-14")
    assert t.events("outcome")[0]["margin"] == 9
    assert (t.ships(0, planet(1)), t.ships(0, WARP), uses(t)) == (0, 3, [])


@pytest.mark.rule("F-REINF-5")
def test_reinforcements_count_for_the_margin() -> None:
    t = table("spiff", "parasite", "filch", hands={0: ["attack-06"], 1: ["attack-14", "reinforcement-2"]})
    t.encounter(ships=3, cards=("attack-06", "attack-14")).do(1, "reinforce", ("reinforcement-2", 1))
    assert t.open == [(0, "window-STAY")]
    assert t.events("outcome")[-1]["margin"] == 11


@pytest.mark.rule("F-REVEAL-5")
def test_a_negotiate_gives_no_margin() -> None:
    t = beaten("negotiate", "attack-40")
    assert outcome(t) == ("won", 1, "faces")
    assert (t.ships(0, planet(1)), t.ships(0, WARP), uses(t)) == (0, 3, [])


@pytest.mark.rule("F-REVEAL-4")
@pytest.mark.reading("spiff-margin")
def test_where_the_lower_total_wins_losing_by_ten_is_enough() -> None:
    t = table("spiff", "anti-matter", "filch", hands={0: ["attack-30"], 1: ["attack-06"]})
    t.encounter(ships=3, cards=("attack-30", "attack-06"))  # 33 against 6 - 4
    t.do(0, "window-STAY", CRASH, options=["pass", CRASH])
    assert t.ships(0, planet(1)) == 1


@pytest.mark.rule("F-TIMING-1")
@pytest.mark.parametrize("role", ["defense", "ally", "winner"])
def test_only_a_beaten_offense_crash_lands(role: str) -> None:
    if role == "defense":
        t = table("virus", "spiff", "human", hands={0: ["attack-40"], 1: ["attack-04"]})
        t.encounter(ships=3, cards=("attack-40", "attack-04"))
    elif role == "ally":
        t = table("filch", "parasite", "spiff", hands={0: ["attack-04"], 1: ["attack-40"]})
        t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-04", "attack-40"))
    else:
        t = table("spiff", "virus", "human", hands={0: ["attack-40"], 1: ["attack-04"]})
        t.encounter(ships=3, cards=("attack-40", "attack-04"))
    without(t, "filch.theft")
    assert len(t.events("outcome")) == 1
    assert all(ability != CRASH for _, ability in uses(t))
    assert all(prompt != "window-STAY" for _, prompt in t.open)


@pytest.mark.rule("F-GOAL-9", "F-RES-11")
def test_a_crash_landing_may_found_the_winning_colony() -> None:
    four = [(0, 1, planet(0, number), planet(2, number)) for number in range(4)]
    t = table("spiff", "parasite", "filch", hands={0: ["attack-06"], 1: ["attack-40"]}, moves=four)
    t.encounter(ships=3, cards=("attack-06", "attack-40")).do(0, "window-STAY", CRASH)
    assert t.session.over
    assert t.session.winners == (0,)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_all_ships_go_to_the_warp_and_the_next_encounter_has_the_power_again() -> None:
    t = beaten("attack-06", "attack-15", zap=True)
    t.do(0, "window-STAY", CRASH).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.ships(0, planet(1)), t.ships(0, WARP)) == (0, 3)
    assert zapped(t, 0) == [False]
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-POWER-2")
def test_without_its_power_it_does_not_crash_land() -> None:
    t = table("spiff", "parasite", "filch", hands={0: ["attack-06"], 1: ["attack-40"]}, moves=homes(0, 2))
    t.encounter(ships=3, cards=("attack-06", "attack-40"))
    assert (t.ships(0, planet(1)), t.ships(0, WARP), uses(t)) == (0, 3, [])


@pytest.mark.rule("F-GOAL-7")
def test_against_a_winning_void_no_ship_is_left_to_land() -> None:
    t = table("spiff", "void", "filch", hands={0: ["attack-06"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-06", "attack-40"))
    assert uses(t) == [(1, "void.eradicate")]
    assert (t.ships(0, planet(1)), t.ships(0, WARP)) == (0, 0)


# ---- the wild flare ----------------------------------------------------------------------------------


def overrun(*aliens: str, hand: tuple[str, ...] = (FLARE,), zap: str = "") -> Table:
    """The holder of the flare loses planet 1.0 with four ships on it."""
    t = table(*aliens, hands={0: ["attack-40", zap] if zap else ["attack-40"], 1: ["attack-04", *hand]})
    return t.encounter(ships=3, cards=("attack-40", "attack-04"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-GOAL-5")
def test_wild_one_ship_of_a_beaten_defense_stays_among_the_winners() -> None:
    t = overrun("filch", "parasite", "human")
    t.do(1, "window-STAY", FLARE, options=["pass", FLARE])
    assert (t.ships(1, planet(1)), t.ships(1, WARP), t.ships(0, planet(1))) == (1, 3, 3)
    assert t.state.seats[1].home == 5
    assert t.events("stayed") == [{"source": "spiff", "seat": 1, "planet": planet(1), "ships": 1}]
    assert t.hand(1) == [FLARE]


@pytest.mark.rule("F-REVEAL-5", "F-COMP-2")
def test_wild_also_with_a_negotiate_and_the_ship_is_no_loss_to_compensate() -> None:
    t = table("filch", "parasite", "human", hands={0: ["attack-40", *["attack-08"] * 4], 1: ["negotiate", FLARE]})
    t.encounter(ships=3, cards=("attack-40", "negotiate")).do(1, "window-STAY", FLARE)
    assert t.hand(1) == ["attack-08"] * 3 + [FLARE]


@pytest.mark.rule("F-FLARE-2")
def test_wild_declined_the_colony_is_lost() -> None:
    t = overrun("filch", "parasite", "human").passes(1)
    assert (t.ships(1, planet(1)), t.ships(1, WARP), t.state.seats[1].home) == (0, 4, 4)


@pytest.mark.rule("F-FLARE-5")
def test_wild_not_for_a_beaten_offense_or_ally() -> None:
    hands = {0: ["attack-04", FLARE], 1: ["attack-40"]}
    t = table("filch", "parasite", "human", hands=hands).encounter(ships=3, cards=("attack-04", "attack-40"))
    assert t.ships(0, WARP) == 3
    hands = {0: ["attack-40"], 1: ["attack-04"], 2: ["attack-06", FLARE]}
    t = table("filch", "parasite", "mite", hands=hands)
    t.encounter(ships=3, allies={2: ("defense", 2)}, cards=("attack-40", "attack-04"))
    assert t.ships(2, WARP) == 2
    assert t.events("flare_played") == []


@pytest.mark.rule("F-ART-2", "F-FLARE-2")
def test_wild_card_zapped_it_is_discarded_and_the_ships_are_lost() -> None:
    t = overrun("filch", "parasite", "human", zap="card-zap")
    t.do(1, "window-STAY", FLARE).do(0, "window-CARD_PLAYED", "card-zap")
    assert (t.ships(1, planet(1)), t.ships(1, WARP), t.hand(1)) == (0, 4, [])
    assert FLARE in t.discards()


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = overrun("filch", "spiff", "human")
    assert (t.ships(1, planet(1)), t.ships(1, WARP), t.events("flare_played")) == (0, 4, [])


@pytest.mark.rule("F-FLARE-7", "F-POWER-2")
def test_wild_for_an_owner_without_its_power() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", FLARE]}
    t = table("filch", "spiff", "human", hands=hands, moves=homes(1, 2))
    t.encounter(ships=3, target=planet(1, 3), cards=("attack-40", "attack-04"))
    t.do(1, "window-STAY", FLARE)
    assert (t.ships(1, planet(1, 3)), t.events("flare_played")[0]["side"]) == (1, "wild")


# ---- the super flare ---------------------------------------------------------------------------------


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
@pytest.mark.parametrize(("card", "margin"), [("attack-10", 5), ("attack-14", 9)])
def test_super_losing_by_five_to_nine_is_enough(card: str, margin: int) -> None:
    t = beaten("attack-06", card, hand=(FLARE,))
    t.do(0, "window-STAY", FLARE, options=["pass", FLARE])
    assert t.events("outcome")[-1]["margin"] == margin
    assert uses(t) == [(0, CRASH)]
    assert (t.ships(0, planet(1)), t.ships(0, WARP), t.hand(0)) == (1, 2, [FLARE])


@pytest.mark.rule("F-FLARE-6")
def test_super_not_below_five_and_not_needed_from_ten_on() -> None:
    t = beaten("attack-06", "attack-09", hand=(FLARE,))
    assert (t.ships(0, planet(1)), t.ships(0, WARP)) == (0, 3)
    t = beaten("attack-06", "attack-15", hand=(FLARE,))
    assert t.options(0, "window-STAY") == ["pass", CRASH]
    t.do(0, "window-STAY", CRASH)
    assert (t.ships(0, planet(1)), t.events("flare_played")) == (1, [])


@pytest.mark.rule("F-FLARE-5")
def test_super_not_for_others() -> None:
    hands = {0: ["attack-06", FLARE], 1: ["attack-10"]}
    t = table("filch", "parasite", "human", hands=hands).encounter(ships=3, cards=("attack-06", "attack-10"))
    assert (t.ships(0, WARP), t.events("flare_played")) == (3, [])


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
def test_super_cosmic_zapped_goes_back_to_the_hand_and_does_not_count() -> None:
    t = beaten("attack-06", "attack-10", hand=(FLARE,), zap=True)
    t.do(0, "window-STAY", FLARE).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.ships(0, planet(1)), t.ships(0, WARP), t.hand(0), uses(t)) == (0, 3, [FLARE], [])


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
def test_super_stands_but_the_use_it_opens_may_be_zapped() -> None:
    t = beaten("attack-06", "attack-10", hand=(FLARE,), zap=True)
    t.do(0, "window-STAY", FLARE).passes(1).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert uses(t) == [(0, CRASH)]
    assert (t.ships(0, planet(1)), t.ships(0, WARP), t.hand(0)) == (0, 3, [FLARE])
