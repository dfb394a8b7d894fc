"""Void comes before every other effect on ships headed for the warp."""

import pytest

from tests.games.encounter.scenario import OUT, WARP, planet, table
from tests.readings import outcome, uses

ERADICATE, IMMORTALITY = "void.eradicate", "zombie.immortality"
ZAP = ["attack-06", "cosmic-zap"]


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
def test_the_zombie_cannot_save_ships_from_a_winning_void() -> None:
    t = table("void", "zombie", "filch", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert uses(t) == [(0, ERADICATE)]
    assert (t.ships(1, OUT), t.ships(1, WARP), t.ships(1, planet(1))) == (4, 0, 0)


@pytest.mark.rule("F-GOAL-7", "F-RES-6")
def test_the_order_of_seats_does_not_matter() -> None:
    """The Zombie is the offense, which goes first within a moment; removal is an earlier moment."""
    t = table("zombie", "void", "filch", hands={0: ["attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-04", "attack-40"))
    assert uses(t) == [(1, ERADICATE)]
    assert (t.ships(0, OUT), t.ships(0, WARP)) == (3, 0)


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
def test_a_zombie_ally_of_the_beaten_side_is_removed_too() -> None:
    t = table("void", "parasite", "zombie", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, allies={2: ("defense", 2)}, cards=("attack-40", "attack-04"))
    assert uses(t) == [(0, ERADICATE)]
    assert (t.ships(1, OUT), t.ships(2, OUT)) == (4, 2)


@pytest.mark.rule("F-GOAL-7")
def test_ships_that_the_void_must_leave_in_the_game_are_saved_by_the_zombie() -> None:
    moves = [(1, 4, planet(1, number), OUT) for number in (2, 3, 4)]
    t = table("void", "zombie", "filch", hands={0: ["attack-40"], 1: ["attack-04"]}, moves=moves)
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    # the Zombie has two home colonies: only with its power it could save the one ship left
    assert uses(t) == [(0, ERADICATE)]
    assert (t.ships(1, OUT), t.events("to_warp")[0]["ships"]) == (15, 1)
    moves = [(1, 3, planet(1, number), OUT) for number in (1, 2, 3, 4)]
    t = table("void", "zombie", "filch", hands={0: ["attack-40"], 1: ["attack-04"]}, moves=moves)
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert uses(t) == [(0, ERADICATE), (1, IMMORTALITY)]
    t.do(1, "ships-home", {planet(1, 1): 1})
    assert (t.ships(1, OUT), t.ships(1, WARP), t.ships(1, planet(1, 1))) == (15, 0, 2)


@pytest.mark.rule("F-ZAP-2")
def test_a_zapped_void_leaves_the_ships_to_the_zombie() -> None:
    t = table("void", "zombie", "filch", hands={0: ["attack-40"], 1: ["attack-04"], 2: ZAP})
    t.encounter(ships=3, cards=("attack-40", "attack-04")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert uses(t) == [(0, ERADICATE), (1, IMMORTALITY)]
    t.do(1, "ships-home", {planet(1, 1): 4})
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (0, 0)


@pytest.mark.rule("F-DEAL-11")
def test_a_failed_deal_is_no_win_of_the_void_so_the_zombie_saves_its_ships() -> None:
    t = table("void", "zombie", "filch", hands={0: ["negotiate"], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate")).do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1): 3})
    assert uses(t) == [(1, IMMORTALITY)]
    assert outcome(t)[0] == "deal_failed"
    t.do(1, "ships-home", {planet(1, 1): 3})
    assert (t.ships(0, WARP), t.ships(1, WARP), t.ships(1, OUT)) == (3, 0, 0)
