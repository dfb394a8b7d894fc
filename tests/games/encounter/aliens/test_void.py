"""Void: ships it defeats leave the game."""

import pytest

from tests.games.encounter.scenario import BESIDE, OUT, WARP, Table, planet, table
from tests.readings import homes, outcome, uses, without, zapped

ERADICATE = "void.eradicate"
ZAP = ["attack-06", "cosmic-zap"]
SPARE = {0: ["attack-40", "attack-20"], 1: ["attack-04"]}  # with a second encounter the turn is not yet over


def attack(own: str = "attack-40", other: str = "attack-04", **others: list[str]) -> Table:
    """The Void attacks with three ships against four."""
    hands = {0: [own], 1: [other]} | {int(seat[-1]): faces for seat, faces in others.items()}
    return table("void", "parasite", "filch", hands=hands).encounter(ships=3, cards=(own, other))


def gone(seat: int, *, out: int) -> list[tuple[int, int, int, int]]:
    """Moves that take ships of a seat out of the game, from its last home planets on."""
    moves = []
    for number in reversed(range(5)):
        moves += [(seat, min(4, out), planet(seat, number), OUT)] if out > 0 else []
        out -= 4
    return moves


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
def test_as_the_offense_it_removes_the_ships_of_a_beaten_defense_and_its_allies() -> None:
    t = table("void", "parasite", "filch", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, allies={2: ("defense", 2)}, cards=("attack-40", "attack-04"))
    assert uses(t) == [(0, ERADICATE)]
    assert (t.ships(1, OUT), t.ships(2, OUT)) == (4, 2)
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(2, BESIDE), t.ships(1, planet(1))) == (0, 0, 0, 0)
    assert t.ships(0, planet(1)) == 3
    assert [(event["seat"], event["ships"], event["source"]) for event in t.events("eradicated")] == [
        (1, 4, "void"),
        (2, 2, "void"),
    ]
    assert t.events("to_warp") == []


@pytest.mark.rule("F-GOAL-7", "F-RES-6")
def test_as_the_defense_it_removes_the_ships_of_a_beaten_offense_and_its_allies() -> None:
    t = table("parasite", "void", "filch", hands={0: ["attack-04"], 1: ["attack-40"]})
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-04", "attack-40"))
    assert uses(t) == [(1, ERADICATE)]
    assert (t.ships(0, OUT), t.ships(2, OUT), t.ships(0, WARP), t.ships(2, WARP)) == (3, 2, 0, 0)


@pytest.mark.rule("F-RES-6")
def test_defeated_it_loses_its_ships_and_removes_nobodys() -> None:
    t = attack("attack-04", "attack-40")
    assert uses(t) == []
    assert (t.ships(0, WARP), t.ships(0, OUT), t.ships(1, OUT)) == (3, 0, 0)


@pytest.mark.rule("F-COMP-2")
def test_a_loser_with_a_negotiate_gets_no_compensation_for_removed_ships() -> None:
    t = attack("attack-40", "negotiate", seat0=["attack-40", "attack-20"])
    assert outcome(t) == ("won", 0, "faces")
    assert t.ships(1, OUT) == 4
    assert t.events("took") == []
    assert t.hand(0) == ["attack-20"]


@pytest.mark.rule("F-DEAL-11", "F-DEAL-14")
@pytest.mark.reading("void-failed-deal")
def test_a_failed_deal_is_no_win_and_its_ships_go_to_the_warp() -> None:
    t = attack("negotiate", "negotiate").do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1): 3})
    assert uses(t) == []
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 3)
    assert (t.ships(0, OUT), t.ships(1, OUT)) == (0, 0)


@pytest.mark.rule("F-GOAL-2", "F-GOAL-7")
@pytest.mark.parametrize(("before", "removed", "warped"), [(11, 4, 0), (12, 3, 1), (14, 1, 3), (15, 0, 4)])
def test_nobody_is_left_with_fewer_ships_than_the_colonies_needed_to_win(
    before: int, removed: int, warped: int
) -> None:
    t = table("void", "parasite", "filch", hands=SPARE, moves=gone(1, out=before))
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (before + removed, warped)
    assert uses(t) == [(0, ERADICATE)]


@pytest.mark.rule("F-GOAL-7")
def test_the_minimum_counts_all_ships_in_the_game_those_in_the_warp_too() -> None:
    """Four ships on the planet and five in the warp: all four may go."""
    moves = [(1, 4, planet(1, 4), WARP), (1, 1, planet(1, 3), WARP), (1, 3, planet(1, 3), OUT)]
    moves += [(1, 4, planet(1, number), OUT) for number in (1, 2)]
    t = table("void", "parasite", "filch", hands=SPARE, moves=moves)
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (11 + 4, 5)


@pytest.mark.rule("F-GOAL-7")
def test_the_minimum_holds_for_each_loser_by_itself() -> None:
    t = table("void", "parasite", "filch", hands=SPARE, moves=gone(2, out=14))
    t.encounter(ships=3, allies={2: ("defense", 4)}, cards=("attack-40", "attack-04"))
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (4, 0)
    assert (t.ships(2, OUT), t.ships(2, WARP)) == (14 + 1, 3)


@pytest.mark.rule("F-V4P-1", "F-V4P-2")
def test_with_four_planets_the_minimum_is_four_ships() -> None:
    moves = [(1, 4, 4 + number, OUT) for number in (1, 2)] + [(1, 3, 4 + 3, OUT)]
    t = table(
        *("void", "parasite", "filch"),
        hands=SPARE,
        variants=["four-planets"],
        moves=moves,
    )
    t.encounter(ships=3, target=4, cards=("attack-40", "attack-04"))
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (11 + 1, 3)


@pytest.mark.rule("F-MORPH-1", "F-REVEAL-4")
def test_a_tie_won_as_the_defense_removes_ships_too() -> None:
    t = table("parasite", "void", "filch", hands={0: ["attack-04"], 1: ["morph"]})
    t.encounter(ships=4, cards=("attack-04", "morph"))
    assert outcome(t) == ("won", 1, "totals")
    assert t.ships(0, OUT) == 4


@pytest.mark.rule("F-GOAL-7", "F-STRIP-4")
def test_ships_of_its_own_ally_that_find_no_colony_go_to_the_warp_and_stay_in_the_game() -> None:
    moves = [(2, 4, planet(2, number), WARP) for number in range(1, 5)]
    t = table("parasite", "void", "filch", hands={0: ["attack-04"], 1: ["attack-40"]}, moves=moves)
    t.encounter(ships=3, allies={2: ("defense", {planet(2): 4})}, cards=("attack-04", "attack-40"))
    assert (t.ships(0, OUT), t.ships(2, OUT), t.ships(2, WARP)) == (3, 0, 20)


@pytest.mark.rule("F-LAUNCH-6")
def test_with_nobody_to_remove_there_is_no_use() -> None:
    t = table(
        *("void", "parasite", "filch"),
        hands={0: ["attack-40"], 1: ["attack-04"], 2: ZAP},
        moves=[(1, 4, planet(1), planet(1, 1))],
    )
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert outcome(t) == ("won", 0, "totals")
    assert uses(t) == []


@pytest.mark.rule("F-GOAL-7", "F-REGROUP-1")
def test_removed_ships_stay_out_also_when_the_power_is_lost_and_in_later_turns() -> None:
    """The Void strips home planets in its second encounter and loses its power; seat 1 finds nothing to regroup."""
    moves = [*homes(0, 3), (0, 3, planet(0, 2), planet(0, 4))]
    t = table(
        *("void", "parasite", "filch"),
        hands={0: ["attack-40", "attack-01"], 1: ["attack-04", "attack-30", "attack-20"]},
        destiny=["blue", "blue", "red"],
        moves=moves,
    )
    t.encounter(ships={planet(0, 4): 3}, cards=("attack-40", "attack-04")).do(0, "second-encounter", "go-on")
    t.encounter(target=planet(1, 1), ships={planet(0, 2): 1}, cards=("attack-01", "attack-30"))
    assert t.events("power_lost")[-1]["alien"] == "void"
    assert t.events("turn")[-1]["seat"] == 1
    assert t.open == [(1, "aim")]
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (4, 0)


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
@pytest.mark.parametrize("allies", [{2: ("offense", 2)}, {}])
def test_as_an_ally_or_bystander_it_removes_nothing(allies: dict[int, tuple[str, int]]) -> None:
    t = table("parasite", "filch", "void", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, allies=allies, cards=("attack-40", "attack-04"))
    without(t, "filch.theft")
    assert uses(t) == []
    assert (t.ships(1, WARP), t.ships(1, OUT)) == (4, 0)


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_beaten_ships_go_to_the_warp() -> None:
    t = table("void", "parasite", "filch", hands={0: ["attack-40"], 1: ["attack-04"]}, moves=homes(0, 2))
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert uses(t) == []
    assert (t.ships(1, WARP), t.ships(1, OUT)) == (4, 0)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-COMP-2")
def test_zapped_beaten_ships_go_to_the_warp_and_compensation_is_due() -> None:
    t = attack("attack-40", "negotiate", seat0=["attack-40", "attack-20"], seat2=ZAP)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert (t.ships(1, WARP), t.ships(1, OUT)) == (4, 0)
    assert t.hand(1) == ["attack-20"]


@pytest.mark.rule("F-ZAP-2")
def test_the_zap_lasts_for_this_encounter_and_not_for_the_next() -> None:
    t = table(
        *("void", "parasite", "filch"),
        hands={0: ["attack-40", "attack-30"], 1: ["attack-04", "attack-05"], 2: ZAP},
        destiny=["blue", "blue"],
    )
    t.encounter(ships=3, cards=("attack-40", "attack-04")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.ships(1, WARP), t.ships(1, OUT)) == (4, 0)
    t.do(0, "second-encounter", "go-on").encounter(target=planet(1, 1), ships=3, cards=("attack-30", "attack-05"))
    assert uses(t) == [(0, ERADICATE), (0, ERADICATE)]
    assert (t.ships(1, WARP), t.ships(1, OUT)) == (4, 4)


@pytest.mark.rule("F-ZAP-2")
def test_the_zap_mark_stays_until_everything_of_the_encounter_is_paid() -> None:
    t = table("parasite", "void", "filch", hands={0: ["attack-04"], 1: ["attack-40"], 2: ZAP})
    t.encounter(ships=3, allies={2: ("defense", 1)}, cards=("attack-04", "attack-40"))
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.open == [(2, "ships-home")]
    assert zapped(t, 1) == [True]
    t.do(2, "ships-home", {planet(2): 1})
    assert zapped(t, 1) == [False]


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4")
def test_a_card_zap_on_the_zap_removes_the_ships_all_the_same() -> None:
    t = attack(seat0=["attack-40", "card-zap"], seat2=ZAP).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert (t.ships(1, OUT), t.ships(1, WARP)) == (4, 0)
