"""Gluon Mines: stay facedown, and send opposing ships to the warp before the cards are revealed."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table

MINES = "gluon-mines.blow-up"
NOW = "window-CARDS_SELECTED"


ALIENS = ("human", "virus", "pacifist")


def attacked(ships: int, *, on_it: int, ally: int = 0, aliens: tuple[str, ...] = ALIENS) -> Table:
    """Blue attacks Red, which has Gluon Mines with so many ships on them; both cards are down."""
    hands = {0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-08"], 2: ["attack-06", "attack-08"]}
    t = table(*aliens, first=1, destiny=["red"], hands=hands, techs={0: [("gluon-mines", on_it)]})
    t.passes(0)  # its tech action
    allies: dict[int, tuple[str, int]] = {2: ("offense", ally)} if ally else {}
    t.encounter(offense=1, defense=0, ships=ships, allies=allies, cards=("attack-20", "attack-04"))
    return t


@pytest.mark.rule("F-TECH-17", "F-TECH-19")
def test_each_ship_on_them_hits_one_opposing_ship_and_the_encounter_goes_on() -> None:
    t = attacked(4, on_it=2)
    t.do(0, NOW, MINES, options=["pass", MINES])
    assert t.ships(1, WARP) == 2
    assert t.ships(1, GATE) == 2
    t.do(0, "ships-home", {1: 2})
    assert t.events("tech_revealed") == [{"source": "F-TECH-19", "seat": 0, "tech": "gluon-mines", "ships": 2}]
    assert t.events("to_warp")[0] == {"source": "gluon-mines", "seat": 1, "ships": 2}
    assert t.events("outcome")[0]["how"] == "totals"
    assert t.state.laboratory is not None
    assert t.state.laboratory.deck.discard == ["gluon-mines"]


@pytest.mark.reading("gluon-mines-cards")
def test_without_an_opposing_ship_left_the_defense_wins() -> None:
    t = attacked(2, on_it=3)
    t.do(0, NOW, MINES).do(0, "ships-home", {0: 3})
    assert t.events("outcome")[0] == {
        "source": "F-GOAL-7",
        "result": "won",
        "winner": 0,
        "side": 1,
        "how": "declared",
        "margin": -1,
        "upset": False,
    }
    assert t.ships(1, WARP) == 2
    assert t.discards()[-2:] == ["attack-20", "attack-04"]  # F-RES-10: both cards were selected
    assert t.state.player == 2


def test_the_owner_chooses_among_offense_and_allies() -> None:
    t = attacked(2, on_it=3, ally=2)
    t.do(0, NOW, MINES)
    t.do(0, "gluon-mines-hits", 1, options=[1, 2])  # of the offense; the rest are the ally's
    assert (t.ships(1, GATE), t.ships(2, GATE)) == (1, 0)
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (1, 2)


@pytest.mark.rule("F-ALLIANCE-7")
def test_an_ally_without_ships_was_an_ally_nevertheless() -> None:
    """No grudge token for somebody who did join."""
    t = attacked(2, on_it=2, ally=2, aliens=("grudge", "virus", "pacifist"))
    t.do(0, NOW, MINES).do(0, "gluon-mines-hits", 0)
    there = t.state.frames[-1].seats[2]
    assert (there.allied, there.joined, t.ships(2, GATE)) == (1, 1, 0)


def test_defensive_allies_are_safe() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"]}
    t = table(players=3, first=1, destiny=["red"], hands=hands, techs={0: [("gluon-mines", 3)]})
    t.passes(0)
    t.encounter(offense=1, defense=0, ships=2, allies={2: ("defense", 2)}, cards=("attack-20", "attack-04"))
    t.do(0, NOW, MINES)
    assert t.ships(2, WARP) == 0
    assert t.ships(2, BESIDE) == 2


def test_they_are_for_the_defense_only() -> None:
    t = table(players=3, techs={0: [("gluon-mines", 3)]}, hands={0: ["attack-04", "attack-06"]})
    t.passes(0)
    t.encounter(ships=1, cards=("attack-04", "attack-06"))
    assert t.events("tech_revealed") == []


def test_scrambled_they_hit_nobody_and_are_discarded() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    techs = {0: [("gluon-mines", 2)], 1: [("tech-scrambler", 2)]}
    t = table(players=3, first=1, destiny=["red"], hands=hands, techs=techs)
    t.passes(1, 0)
    t.encounter(offense=1, defense=0, ships=2, cards=("attack-20", "attack-04"))
    t.do(0, NOW, MINES).do(1, "window-TECH_USED", "tech-scrambler.scramble")  # X counts the ships on it
    t.do(1, "ships-home", {planet(1): 2}).do(0, "ships-home", {0: 2})
    assert t.events("to_warp")[0]["source"] == "F-RES-3"
    assert t.state.laboratory is not None
    assert t.state.laboratory.deck.discard == ["tech-scrambler", "gluon-mines"]
