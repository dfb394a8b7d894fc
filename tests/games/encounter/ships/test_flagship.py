"""The flagship: 3 for its side, and the hyperspace drive."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet
from tests.games.encounter.ships.tables import FLAG, FLAGS, fight, mark, quiet, ships
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.places import LAB
from warptable.games.encounter.engine.verbs.ships import move
from warptable.games.encounter.words.asking import spot_label
from warptable.games.encounter.words.speaker import Speaker

STRENGTHEN, DRIVE, TOTAL = "flagship.strengthen", "flagship.drive", "window-REVEALED_TOTAL"
HANDS = {0: ["attack-08"], 1: ["attack-06"]}


def totals(t: Table) -> tuple[int, int]:
    [event] = t.events("totals")
    return event["offense"], event["defense"]


@pytest.mark.rule("N-FLAG-1")
def test_whoever_has_it_in_the_encounter_may_add_three() -> None:
    t = fight(ships(hands=HANDS), (0, TOTAL), ships={planet(0): 2}, along={0: "with-it"})
    t.do(0, TOTAL, STRENGTHEN, options=["pass", STRENGTHEN])
    quiet(t)
    assert totals(t) == (8 + 2 + 3, 6 + 4)
    assert mark(t).place == planet(1)


@pytest.mark.rule("N-FLAG-1")
def test_it_is_offered_and_not_automatic() -> None:
    t = fight(ships(hands=HANDS, at={(1, FLAG): planet(1, 1)}), (0, TOTAL), ships={planet(0): 2}, along={0: "with-it"})
    quiet(t.do(0, TOTAL, "pass"))
    assert totals(t) == (10, 9)


@pytest.mark.rule("N-FLAG-1")
def test_a_defense_and_allies_may_use_it_too() -> None:
    t = ships(hands=HANDS, at={(2, FLAG): planet(2, 1)}, moves=[(2, 4, planet(2, 1), planet(2))])
    t = fight(t, (1, TOTAL), ships={planet(0, 1): 1}, allies={2: ("defense", {planet(2, 1): 1})})
    t.do(1, TOTAL, STRENGTHEN).do(2, TOTAL, STRENGTHEN)
    quiet(t, (0, "ally"))
    assert totals(t) == (8 + 1, 6 + 4 + 1 + 3 + 3)


@pytest.mark.rule("N-FLAG-1", "N-FLAG-2")
@pytest.mark.reading("flagship-three-after-jump")
def test_it_adds_three_also_if_it_has_jumped_there_after_the_reveal() -> None:
    t = fight(ships(hands=HANDS), (0, "window-FREE_6"), ships={planet(0, 1): 2})
    t.do(0, "window-FREE_6", DRIVE, options=["pass", DRIVE]).do(0, "flagship-to", GATE)
    t.do(0, "window-FREE_6", STRENGTHEN, options=["pass", STRENGTHEN])
    quiet(t)
    assert totals(t) == (8 + 3 + 3, 6 + 4)


@pytest.mark.rule("N-FLAG-1")
@pytest.mark.reading("flagship-three-after-jump")
def test_it_adds_three_once_only() -> None:
    t = fight(ships(hands=HANDS), (0, TOTAL), ships={planet(0): 2}, along={0: "with-it"})
    t = fight(t.do(0, TOTAL, STRENGTHEN), (0, "window-FREE_6"))
    quiet(t.do(0, "window-FREE_6", "pass", options=["pass", DRIVE]))
    assert totals(t)[0] == 8 + 2 + 3


@pytest.mark.rule("N-SHIP-2")
def test_it_does_nothing_from_another_planet() -> None:
    t = fight(ships(hands=HANDS), ships={planet(0, 1): 2})
    assert t.events("modified") == []
    assert totals(t) == (8 + 2, 6 + 4)


def test_not_where_no_totals_are_compared() -> None:
    hands = {0: ["negotiate"], 1: ["attack-06"]}
    t = fight(ships(hands=hands), ships={planet(0): 2}, cards=("negotiate", "attack-06"), along={0: "with-it"})
    assert (0, TOTAL) not in t.open
    assert mark(t).place == WARP


def test_nothing_answers_it() -> None:
    hands = {0: ["attack-08"], 1: ["attack-06", "cosmic-zap", "card-zap"]}
    t = fight(ships("mite", "void", "trader", hands=hands), (0, TOTAL), ships={planet(0): 2}, along={0: "with-it"})
    quiet(t.do(0, TOTAL, STRENGTHEN))
    assert t.events("power_used") == t.events("card_played") == []


# ---------------------------------------------------------------- the hyperspace drive


@pytest.mark.rule("N-SHIP-3", "N-FLAG-2")
def test_it_jumps_to_any_own_colony_and_the_marker_is_turned_down() -> None:
    t = ships(hands=HANDS).do(0, "window-ENCOUNTER_START", DRIVE, options=["pass", DRIVE])
    t.do(0, "flagship-to", planet(0, 3), options=[planet(0, n) for n in range(1, 5)])
    assert (mark(t).place, mark(t).ready) == (planet(0, 3), False)
    assert (t.ships(0, planet(0)), t.ships(0, planet(0, 3))) == (3, 5)
    assert (0, "window-ENCOUNTER_START") not in t.open


@pytest.mark.rule("N-SHIP-3")
@pytest.mark.reading("flagship-drive-moments")
def test_it_is_offered_wherever_it_could_make_a_difference_and_not_with_the_marker_down() -> None:
    """Seat 0 attacks seat 1, with the flagship or without it; seat 2 takes no part."""
    hands = {0: ["attack-20"], 1: ["attack-06"]}
    start, before, fight = "ENCOUNTER_START", "FREE_2", ["FREE_3", "FREE_4", "FREE_5", "FREE_6"]
    assert moments(ships(hands=hands), 0) == [start, *fight, "FREE_7"]
    assert moments(ships(hands=hands, at={(0, FLAG): planet(0, 1)}), 0) == [start, *fight]
    assert moments(ships(hands=hands), 1) == [start, before, *fight, "FREE_7"]
    assert moments(ships(hands=hands), 2) == [start]
    assert moments(ships(hands=hands, moves=[(2, 1, planet(2), planet(1, 1))]), 2) == [start, before]
    assert moments(ships(hands=hands, used=((0, FLAG),)), 0) == []


@pytest.mark.rule("N-FLAG-2")
def test_with_techs_it_is_offered_in_time_to_complete_or_use_one() -> None:
    variants = (*FLAGS, "technology")
    t = ships(hands={0: ["attack-20"], 1: ["attack-06"]}, variants=variants, techs={2: [("omega-missile", 1)]})
    assert moments(t, 2) == ["REGROUP_TECH", "FREE_4"]


def moments(t: Table, seat: int) -> list[str]:
    """Where a seat is offered the drive in the first encounter. Ships are sent from the first colony with the flagship
    among them."""
    found: list[str] = []
    while t.state.encounters <= 1 and not t.events("encounter_over"):
        decision = t.session.decisions[0]
        if decision.seat == seat and DRIVE in decision.options:
            found.append(str(decision.prompt).removeprefix("window-"))
        t.do(decision.seat, decision.prompt, decision.default)
    return found


@pytest.mark.rule("N-FLAG-2")
def test_into_an_encounter_over_the_limit_of_four() -> None:
    t = fight(ships(hands=HANDS), (0, "window-FREE_3"), ships={planet(0, 1): 4})
    t.do(0, "window-FREE_3", DRIVE).do(0, "flagship-to", GATE)
    assert t.ships(0, GATE) == 5
    assert mark(t).place == GATE


@pytest.mark.rule("N-FLAG-2")
def test_an_ally_brings_it_in_and_it_counts_as_committed() -> None:
    t = fight(
        ships(hands=HANDS), (2, "window-FREE_4"), ships={planet(0, 1): 1}, allies={2: ("defense", {planet(2, 1): 1})}
    )
    t.do(2, "window-FREE_4", DRIVE).do(2, "flagship-to", BESIDE)
    assert t.ships(2, BESIDE) == 2
    assert t.state.frames[-1].seats[2].committed == (0, 2)


@pytest.mark.reading("flagship-drive-moments")
def test_it_may_leave_a_lost_encounter_before_the_ships_are_lost() -> None:
    t = fight(
        ships(hands={0: ["attack-04"], 1: ["attack-40"]}),
        (0, "window-FREE_7"),
        ships={planet(0): 2},
        cards=("attack-04", "attack-40"),
        along={0: "with-it"},
    )
    t.do(0, "window-FREE_7", DRIVE)
    assert GATE not in t.options(0, "flagship-to")
    t.do(0, "flagship-to", planet(0))
    quiet(t)
    assert (mark(t).place, t.ships(0, WARP)) == (planet(0), 1)


@pytest.mark.reading("flagship-drive-moments")
def test_nobody_jumps_into_an_encounter_of_others() -> None:
    """Seat 2 has researched, so it may jump before cards are selected, but not into the encounter."""
    variants = (*FLAGS, "technology")
    t = ships(hands=HANDS, variants=variants, techs={2: [("omega-missile", 1)]})
    while (2, "window-FREE_4") not in t.open:
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    t.do(2, "window-FREE_4", DRIVE)
    assert set(t.options(2, "flagship-to")) == {*(planet(2, n) for n in range(1, 5)), LAB}


@pytest.mark.rule("N-FLAG-2")
def test_from_a_tech_it_jumps_nowhere_without_a_colony() -> None:
    """All other ships of its colour are in the warp: its only place is the one where it is."""

    def stranded(g: Game) -> None:
        g.s.marks = [replace(flag, place=LAB) if flag.seat == 2 else flag for flag in g.s.marks]
        for place in g.home_planets(2):
            move(g, 2, place, WARP, g.s.ships[place][2])

    t = ships(hands=HANDS, variants=(*FLAGS, "technology"), techs={2: [("omega-missile", 1)]}, touch=stranded)
    while not t.events("card_laid"):
        decision = t.session.decisions[0]
        assert (decision.seat, decision.prompt) != (2, "window-FREE_4")
        t.do(decision.seat, decision.prompt, decision.default)


@pytest.mark.rule("N-FLAG-2")
def test_onto_a_tech_under_research_and_off_again() -> None:
    t = ships(hands=HANDS, variants=(*FLAGS, "technology"), techs={0: [("omega-missile", 1), ("xenon-lasers", 0)]})
    t.do(0, "window-REGROUP_TECH", DRIVE).do(0, "flagship-to", LAB).do(0, "flagship-tech", 1, options=[0, 1])
    assert mark(t).place == LAB
    assert t.state.laboratory is not None
    assert [tech.ships for tech in t.state.laboratory.of(0)] == [1, 1]


def test_the_laboratory_of_which_one_is_asked_is_the_own_one() -> None:
    techs = {0: [("omega-missile", 1)], 1: [("xenon-lasers", 2)]}
    t = ships(hands=HANDS, variants=(*FLAGS, "technology"), techs=techs)
    t.do(0, "window-REGROUP_TECH", DRIVE)
    assert LAB in t.options(0, "flagship-to")
    assert spot_label(Speaker("de", 0), LAB, t.session.view(0)) == "Labor: Rot 1"


def test_the_last_ship_of_a_planet_gives_up_the_colony() -> None:
    t = ships(hands=HANDS, at={(0, FLAG): planet(0, 1)}, moves=[(0, 4, planet(0, 1), planet(0))])
    t.do(0, "window-ENCOUNTER_START", DRIVE).do(0, "flagship-to", planet(0))
    assert t.state.seats[0].home == 4


def test_who_is_asked_does_not_depend_on_hands() -> None:
    """Where the ships are is public: asked alike or not, the same offer comes."""
    for uniform in (False, True):
        t: Any = ships(hands=HANDS, uniform=uniform)
        assert t.options(0, "window-ENCOUNTER_START") == ["pass", DRIVE]


@pytest.mark.rule("N-ORDER-3")
def test_after_the_reveal_offense_defense_and_the_others_clockwise_say_what_they_use() -> None:
    allies = {2: ("defense", {planet(2): 1}), 3: ("offense", {planet(3): 1})}
    along = {0: "with-it", 2: "with-it", 3: "with-it"}
    t = fight(ships(players=4, hands=HANDS), (0, TOTAL), ships={planet(0): 2}, allies=allies, along=along)
    order = []
    while t.open and t.open[0][1] == TOTAL:
        order.append(t.open[0][0])
        t.do(order[-1], TOTAL, STRENGTHEN)
    assert order == [0, 1, 2, 3]
    quiet(t)
    assert totals(t) == (8 + 2 + 1 + 3 + 3, 6 + 4 + 1 + 3 + 3)
