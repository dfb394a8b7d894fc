"""Ships that are not plain ones: how they go along, count and are told apart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, OUT, WARP, Table, planet, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Mark
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.rules.use import Use
from warptable.games.encounter.engine.verbs.ships import mark_ships, move, turn_mark
from warptable.kernel import RuleBug
from warptable.kernel.packs import Pack

KIND = "the-prometheus"
HANDS = {0: ["attack-08"], 1: ["attack-06"]}


def with_marks(number: int, place: int = planet(0), seat: int = 0, bonus: int = 2, **rest: Any) -> Table:
    """So many ships of a seat at a place are not plain ones."""
    rest.setdefault("hands", HANDS)
    return table(
        players=3, prepare=lambda g: mark_ships(g, seat, KIND, place, "test", number=number, bonus=bonus), **rest
    )


def marked(t: Table, seat: int = 0) -> dict[int, int]:
    """Place -> how many special ships of a seat are there."""
    assert not problems(t.session)
    return {mark.place: mark.number for mark in t.state.marks if mark.seat == seat}


def test_marking_adds_no_ship() -> None:
    t = with_marks(3)
    assert sum(row[0] for row in t.state.ships) == 20
    assert t.state.marks == [Mark(KIND, 0, planet(0), 2, 3)]
    assert not problems(t.session)


def test_the_owner_says_how_many_of_them_go() -> None:
    t = with_marks(3).do(0, "aim", planet(1)).do(0, "launch", {planet(0): 3})
    t.do(0, "how-many-marked", 2, options=[2, 3])
    assert marked(t) == {planet(0): 1, GATE: 2}


def test_each_of_them_adds_its_bonus() -> None:
    t = with_marks(3).do(0, "aim", planet(1)).do(0, "launch", {planet(0): 3}).do(0, "how-many-marked", 3)
    t.encounter(cards=("attack-08", "attack-06"))
    assert [event["offense"] for event in t.events("totals")] == [8 + 3 + 3 * 2]


@pytest.mark.parametrize(("number", "gone"), [(4, 3), (1, 0)])
def test_nobody_is_asked_without_a_choice(number: int, gone: int) -> None:
    """All ships of the planet go; or only another planet is left."""
    place = planet(0) if gone else planet(0, 1)
    t = with_marks(3).do(0, "aim", planet(1)).do(0, "launch", {place: number})
    assert (0, "how-many-marked") not in t.open
    assert marked(t).get(GATE, 0) == gone


def test_the_bonus_counts_for_a_defense_at_home() -> None:
    t = with_marks(4, planet(1), 1)
    t.encounter(target=planet(1), ships=1, cards=("attack-08", "attack-06"))
    assert [event["defense"] for event in t.events("totals")] == [6 + 4 + 4 * 2]


def test_ships_of_a_kind_that_meet_are_one_mark() -> None:
    def prepare(g: Game) -> None:
        for home in (planet(0), planet(0, 1)):
            mark_ships(g, 0, KIND, home, "test", number=2, bonus=2)
        move(g, 0, planet(0), planet(0, 1), 2, (KIND, KIND))

    t = table(players=3, prepare=prepare)
    assert marked(t) == {planet(0, 1): 4}
    assert len(t.state.marks) == 1


@pytest.mark.reading("special-in-batches")
def test_plain_ships_go_first_where_nobody_is_asked() -> None:
    def prepare(g: Game) -> None:
        mark_ships(g, 0, KIND, planet(0), "test", number=2)
        move(g, 0, planet(0), WARP, 3)

    assert marked(table(players=3, prepare=prepare)) == {planet(0): 1, WARP: 1}


def test_what_cannot_be_among_the_ships_is_a_bug() -> None:
    t = with_marks(1)
    with pytest.raises(RuleBug):
        move(t.game, 0, planet(0), WARP, 3, (KIND, KIND))
    with pytest.raises(RuleBug):
        mark_ships(t.game, 0, KIND, planet(0), "test", number=4)


def test_of_ships_that_leave_the_game_the_owner_says_which_go() -> None:
    """Also where they are taken by an effect: of two special ships and two plain ones, two are to go."""
    remover = Alien("remover")

    @remover.ability(W.ENCOUNTER_START, must=True)
    async def take(use: Use[None]) -> None:
        if use.g.s.encounters == 1:
            await use.remove_ships(planet(1), 2, seat=1)

    def prepare(g: Game) -> None:
        mark_ships(g, 1, KIND, planet(1), "test", number=2)

    t = table("human", "void", "remover", packs=[Pack("p", "1", {"remover": remover})], prepare=prepare)
    t.do(1, "how-many-marked", 1, options=[0, 1, 2])
    assert marked(t, 1) == {planet(1): 1, OUT: 1}
    assert (t.ships(1, planet(1)), t.ships(1, OUT)) == (2, 2)


def test_a_ship_freed_from_the_warp_is_ready_again() -> None:
    def prepare(g: Game) -> None:
        mark_ships(g, 0, KIND, planet(0), "test")
        turn_mark(g, g.s.marks[0], "test", ready=False)
        move(g, 0, planet(0), WARP, 1, (KIND,))

    t = table(players=3, prepare=prepare)
    assert [(mark.place, mark.ready) for mark in t.state.marks] == [(WARP, False)]
    t.do(0, "regroup", planet(0, 2))
    assert [(mark.place, mark.ready) for mark in t.state.marks] == [(planet(0, 2), True)]
