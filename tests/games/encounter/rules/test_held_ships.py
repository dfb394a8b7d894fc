"""Ships on alien sheets: what becomes of them when the sheet moves, is lost or goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.places import HELD
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.powers import check_power, exchange, remove
from warptable.games.encounter.engine.verbs.ships import mark_ships, move
from warptable.kernel import RuleBug

ALIENS = ("pacifist", "mite", "virus")


def prisoners(*aliens: str, number: int = 2, **rest: Any) -> Table:
    """So many ships of seat 1 lie on the first sheet of seat 0."""

    def prepare(g: Game) -> None:
        hold(g, g.seats[0].sheets[0], 1, planet(1), number, "test")
        rest_prepare(g)

    rest_prepare = rest.pop("prepare", lambda g: None)
    return dominion(*(aliens or ALIENS), prepare=prepare, **rest)


def crew(t: Table, seat: int = 0) -> list[tuple[int, ...]]:
    assert not problems(t.session)
    return [sheet.crew for sheet in t.state.seats[seat].sheets]


def test_they_are_counted_on_the_sheet_and_in_their_own_row() -> None:
    t = prisoners()
    assert crew(t) == [(0, 2, 0)]
    assert t.state.ships[HELD] == [0, 2, 0]
    assert t.ships(1, planet(1)) == 2
    assert [sheet.crew for sheet in t.view(None).seats[0].sheets] == [(0, 2, 0)]
    assert t.view(2).ships_at(HELD) == [0, 2, 0]


def test_other_tables_have_no_row_for_them() -> None:
    assert len(table(players=3).state.ships) == 15 + 5
    assert len(dominion(*ALIENS).state.ships) == 15 + 7


def test_a_ship_zap_takes_one_from_the_sheet_on_which_it_is() -> None:
    def prepare(g: Game) -> None:
        hold(g, g.seats[2].sheets[0], 1, planet(1), 2, "test")

    t = dominion(*ALIENS, prepare=prepare, rewards={0: ["ship-zap"]})
    t.do(0, "window-ENCOUNTER_START", "ship-zap").do(0, "any-owner", 1).do(0, "any-ship", HELD)
    assert (t.ships(1, WARP), crew(t, 0), crew(t, 2)) == (1, [()], [(0, 1, 0)])


def test_a_wrong_count_is_noticed() -> None:
    t = prisoners()
    t.state.seats[0].sheets[0].crew = (0, 1, 0)
    assert any("on sheets lie" in problem for problem in problems(t.session))


def test_the_last_ship_that_leaves_a_planet_gives_up_the_colony() -> None:
    t = prisoners(number=4)
    assert t.state.seats[1].home == 4


def test_they_go_along_when_the_sheet_changes_hands() -> None:
    t = prisoners(prepare=lambda g: exchange(g, 0, 2, "test"))
    assert crew(t, 2) == [(0, 2, 0)]
    assert crew(t, 0) == [()]


def test_they_stay_when_the_power_is_lost() -> None:
    def overrun(g: Game) -> None:
        for number in range(3):
            move(g, 0, planet(0, number), WARP, 4)
        check_power(g, 0)

    t = prisoners(prepare=overrun, first=1, destiny=["red"])
    assert t.state.seats[0].sheets[0].lost
    assert crew(t) == [(0, 2, 0)]


def test_a_sheet_with_ships_on_it_cannot_simply_vanish() -> None:
    t = prisoners()
    with pytest.raises(RuleBug):
        remove(t.game, 0, t.state.seats[0].sheets[0], "test")


def test_they_go_home_before_the_sheet_leaves_the_game() -> None:
    """The power of Reincarnator's flare: a beaten player gets another alien after the encounter."""

    def prepare(g: Game) -> None:
        g.s.unused[:] = ["void"]

    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["flare-reincarnator"]}
    t = prisoners(hands=hands, prepare=prepare)
    t.encounter(target=planet(1, 1), cards=("attack-04", "attack-40"))
    t.do(2, "window-AFTERMATH", "flare-reincarnator")
    t.do(1, "ships-home", {planet(1, 2): 2})
    assert [sheet.alien for sheet in t.state.seats[0].sheets] == ["void"]
    assert t.ships(1, planet(1, 2)) == 6
    assert not problems(t.session)


def test_so_they_do_when_their_keeper_becomes_another_alien_at_once() -> None:
    hands = {0: ["attack-06", "flare-pentaform"]}
    t = prisoners(hands=hands).do(0, "window-ENCOUNTER_START", "flare-pentaform")
    t.do(0, "pentaform-new", t.options(0, "pentaform-new")[0])
    t.do(1, "ships-home", {planet(1): 2})
    assert t.state.ships[HELD] == [0, 0, 0]
    assert not problems(t.session)


def test_a_special_ship_among_them_stays_what_it_is() -> None:
    def prepare(g: Game) -> None:
        mark_ships(g, 1, "the-prometheus", planet(1, 1), "test")
        hold(g, g.seats[0].sheets[0], 1, planet(1, 1), 1, "test", ("the-prometheus",))

    t = prisoners(prepare=prepare)
    assert [mark.place for mark in t.state.marks] == [HELD]
    assert crew(t) == [(0, 3, 0)]
