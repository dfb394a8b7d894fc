"""Whoever picks the ships that somebody else loses picks the very ships, special ones among them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, OUT, WARP, Table, planet, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.places import LAB
from warptable.games.encounter.engine.verbs.ships import mark_ships, move

KIND = "the-prometheus"
EITHER = ["with-it", "without-it"]
ANSWERS = pytest.mark.parametrize(("answer", "gone"), [("with-it", 1), ("without-it", 0)])


def marked(*aliens: str, seat: int = 1, place: int = planet(1), number: int = 1, **rest: Any) -> Table:
    """So many ships of a seat are not plain ones; they stand at that place, with a plain one at least."""

    def prepare(g: Game) -> None:
        mark_ships(g, seat, KIND, planet(seat), "test", number=number, bonus=3)
        if place != planet(seat):
            move(g, seat, planet(seat), place, number + 1, (KIND,) * number)

    return table(*(aliens or ("human", "virus", "mite")), prepare=prepare, **rest)


def in_warp(t: Table, seat: int = 1) -> tuple[int, int]:
    """(special ships, all ships) of a seat in the warp."""
    assert not problems(t.session)
    return sum(mark.number for mark in t.state.marks if mark.place == WARP), t.ships(seat, WARP)


@ANSWERS
@pytest.mark.reading("special-in-batches")
def test_the_shadow_picks_the_very_ship(answer: str, gone: int) -> None:
    t = marked("human", "virus", "shadow").do(2, "shadow-ship", planet(1))
    t.do(2, "which-taken", answer, options=EITHER)
    assert (in_warp(t), t.open) == ((gone, 1), [(0, "aim")])


@ANSWERS
def test_hate_picks_the_very_ships(answer: str, gone: int) -> None:
    t = marked("hate", "virus", "human", hands={0: ["attack-08", "attack-04"]}).do(0, "hate-card", "attack-08")
    t.do(0, "hate-ships", {planet(1): 2, planet(1, 1): 1})
    t.do(0, "which-taken", answer, options=EITHER)
    assert in_warp(t) == (gone, 3)


@ANSWERS
@pytest.mark.parametrize("place", [planet(1), OUT])
@pytest.mark.reading("ship-zap-choice")
def test_ship_zap_picks_the_very_ship(place: int, answer: str, gone: int) -> None:
    t = marked(place=place, rewards={2: ["ship-zap"]}).do(2, "window-ENCOUNTER_START", "ship-zap")
    t.do(2, "any-owner", 1).do(2, "any-ship", place).do(2, "which-taken", answer, options=EITHER)
    assert in_warp(t) == (gone, 1)


@ANSWERS
def test_ship_zap_picks_the_very_ship_in_a_laboratory(answer: str, gone: int) -> None:
    def prepare(g: Game) -> None:
        mark_ships(g, 1, KIND, planet(1), "test", bonus=3)
        move(g, 1, planet(1), LAB, 1, (KIND,))
        move(g, 1, LAB, planet(1), 1, ())

    t = table(players=3, techs={1: [("xenon-lasers", 2)]}, rewards={2: ["ship-zap"]}, prepare=prepare).passes(1)
    t.do(2, "window-ENCOUNTER_START", "ship-zap")
    t.do(2, "any-owner", 1).do(2, "any-ship", LAB).do(2, "which-taken", answer, options=EITHER)
    assert in_warp(t) == (gone, 1)


@ANSWERS
def test_omni_zap_as_a_ship_zap_picks_the_very_ship(answer: str, gone: int) -> None:
    t = marked(rewards={2: ["omni-zap"]}).passes(2, 2)
    t.do(2, "window-FREE_2", "omni-zap").do(2, "any-owner", 1).do(2, "any-ship", planet(1))
    t.do(2, "which-taken", answer, options=EITHER)
    assert in_warp(t) == (gone, 1)


def test_of_its_own_ships_the_holder_of_a_ship_zap_is_asked_as_ever() -> None:
    t = marked(rewards={1: ["ship-zap"]}).do(1, "window-ENCOUNTER_START", "ship-zap")
    t.do(1, "any-owner", 1).do(1, "any-ship", planet(1)).do(1, "which-ships", "without-it", options=EITHER)
    assert in_warp(t) == (0, 1)


@ANSWERS
def test_gluon_mines_hit_the_very_ship(answer: str, gone: int) -> None:
    hands = {0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-08"]}
    aliens, techs = ("human", "virus", "pacifist"), {0: [("gluon-mines", 1)]}
    t = marked(*aliens, first=1, destiny=["red"], hands=hands, techs=techs).passes(0)
    t.encounter(offense=1, defense=0, ships={planet(1): 2}).do(1, "which-ships", "with-it")
    t.encounter(offense=1, defense=0, cards=("attack-20", "attack-04"))
    t.do(0, "window-CARDS_SELECTED", "gluon-mines.blow-up").do(0, "which-taken", answer, options=EITHER)
    assert (in_warp(t), t.ships(1, GATE)) == ((gone, 1), 1)


@ANSWERS
@pytest.mark.parametrize("flare", [True, False])
@pytest.mark.reading("special-in-batches")
def test_vacuum_picks_the_very_ship_with_its_super_flare_only(flare: bool, answer: str, gone: int) -> None:
    hands = {0: ["attack-04", "attack-06", *(["flare-vacuum"] if flare else [])], 1: ["attack-40", "attack-08"]}
    t = marked("vacuum", "pacifist", "human", hands=hands, seat=2, place=planet(2))
    t.encounter(ships=1, cards=("attack-04", "attack-40"))
    if flare:
        t.do(0, "window-RIDER", "flare-vacuum")
    t.do(0, "vacuum-victim", 2)
    picker, ships, which = (0, "vacuum-ships", "which-taken") if flare else (2, "lose-ships", "which-ships")
    t.do(picker, ships, {planet(2): 1}).do(picker, which, answer, options=EITHER)
    assert in_warp(t, 2) == (gone, 1)


def test_of_several_special_ships_it_says_how_many() -> None:
    t = marked("hate", "virus", "human", number=3, hands={0: ["attack-08", "attack-04"]})
    t.do(0, "hate-card", "attack-08").do(0, "hate-ships", {planet(1): 3})
    t.do(0, "how-many-taken", 3, options=[2, 3])
    assert in_warp(t) == (3, 3)
