"""The Prometheus: a 21st ship that counts four; whoever has it says when it goes along."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.model.pieces import Mark
from warptable.games.encounter.engine.verbs.ships import add_marked_ship

SHIP = "the-prometheus"
CARDS = ("attack-08", "attack-06")


def at(place: int, seat: int = 0, **rest: Any) -> Table:
    """A seat has the Prometheus there."""
    rest.setdefault("hands", {0: ["attack-08"], 1: ["attack-06"]})
    aliens = rest.pop("aliens", ())
    techs = {seat: [SHIP], **rest.pop("techs", {})}
    t = table(
        *aliens, players=3, techs=techs, prepare=lambda g: add_marked_ship(g, seat, SHIP, 3, place, "test"), **rest
    )
    assert sum(row[seat] for row in t.state.ships) == 21
    return t


def where(t: Table) -> int:
    [mark] = t.state.marks
    assert not problems(t.session)
    return mark.place


@pytest.mark.rule("F-TECH-7")
def test_it_goes_to_one_of_the_owners_colonies() -> None:
    t = table(players=3, techs={0: [(SHIP, 7)]})
    t.do(0, "window-REGROUP_TECH", ("complete", 0))
    t.do(0, "the-prometheus-colony", planet(0, 4), options=[0, 1, 2, 3, 4])
    t.do(0, "ships-home", {0: 7})
    assert t.state.marks == [Mark(SHIP, 0, planet(0, 4), 3, added=True)]
    assert sum(row[0] for row in t.state.ships) == 21


@pytest.mark.rule("F-REVEAL-2")
def test_it_counts_four_in_all() -> None:
    t = at(planet(0)).do(0, "aim", planet(1)).do(0, "launch", {planet(0): 2})
    t.do(0, "which-ships", "with-it", options=["with-it", "without-it"])
    t.encounter(cards=CARDS)
    assert [event["offense"] for event in t.events("totals")] == [8 + 2 + 3]
    assert where(t) == planet(1)


def test_it_stays_if_its_owner_wants() -> None:
    t = at(planet(0)).do(0, "aim", planet(1)).do(0, "launch", {planet(0): 2}).do(0, "which-ships", "without-it")
    assert where(t) == planet(0)
    assert t.ships(0, GATE) == 2


def test_nobody_is_asked_about_ships_of_another_planet() -> None:
    t = at(planet(0)).do(0, "aim", planet(1)).do(0, "launch", {planet(0, 1): 2})
    assert (0, "which-ships") not in t.open
    assert where(t) == planet(0)


def test_alone_on_a_planet_it_goes_without_a_question() -> None:
    t = at(planet(0), moves=[(0, 4, planet(0), planet(0, 1))])
    t.do(0, "aim", planet(1)).do(0, "launch", {planet(0): 1})
    assert where(t) == GATE
    assert (0, "which-ships") not in t.open


def test_it_defends_its_planet() -> None:
    t = at(planet(1), seat=1)
    t.encounter(target=planet(1), ships=4, cards=("attack-08", "attack-06"))
    assert [event["defense"] for event in t.events("totals")] == [6 + 5 + 3]
    assert where(t) == planet(1)


def test_it_helps_as_an_ally_on_either_side() -> None:
    t = at(planet(2), seat=2, moves=[(2, 4, planet(2), planet(2, 1))])
    t.encounter(target=planet(1), allies={2: ("defense", {planet(2): 1})}, cards=CARDS)
    assert [event["defense"] for event in t.events("totals")] == [6 + 4 + 1 + 3]


@pytest.mark.rule("F-TECH-7")
def test_it_is_lost_and_freed_like_any_ship() -> None:
    t = at(planet(1), seat=1, hands={0: ["attack-20"], 1: ["attack-06"]}, destiny=("blue", "red"))
    t.encounter(target=planet(1), ships=1, cards=("attack-20", "attack-06"))
    assert (where(t), t.ships(1, WARP)) == (WARP, 5)
    while t.state.frames[-1].offense != 1 or (1, "regroup") not in t.open:
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    t.do(1, "regroup", planet(1, 1))
    t.do(1, "which-ships", "with-it")
    assert (where(t), t.ships(1, WARP)) == (planet(1, 1), 4)


@pytest.mark.reading("prometheus-among-the-lost")
def test_of_several_ships_that_are_lost_its_owner_names_those() -> None:
    t = at(planet(1), seat=1, hands={0: ["attack-08", "plague"]})
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1): 3})
    t.do(1, "which-ships", "without-it", options=["with-it", "without-it"])
    assert (where(t), t.ships(1, WARP)) == (planet(1), 3)


@pytest.mark.rule("F-TECH-10")
@pytest.mark.parametrize("place", [planet(1), WARP])
def test_it_leaves_with_the_tech_from_wherever_it_is(place: int) -> None:
    t = at(place, seat=1, techs={2: [("tech-scrambler", 7)]})
    while any(prompt == "window-REGROUP_TECH" for _, prompt in t.open):
        t.passes(t.open[0][0])
    t.do(2, "window-ENCOUNTER_START", "tech-scrambler.shut-down")
    assert t.state.marks == []
    assert sum(row[1] for row in t.state.ships) == 20
    assert [event["mark"] for event in t.events("ship_removed")] == [SHIP]
    assert not problems(t.session)


def test_views_show_it_to_everybody() -> None:
    t = at(planet(0))
    for viewer in (None, 0, 1, 2):
        assert t.view(viewer).marks == [Mark(SHIP, 0, planet(0), 3, added=True)]
