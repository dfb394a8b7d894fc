"""Pentaform: five life stages. Wild: another alien. Super: two stages change places."""

from collections.abc import Callable
from typing import Any

import pytest

import warptable
from tests.games.encounter.aliens.dominion import START, ZAP, dominion
from tests.games.encounter.scenario import Table, planet
from tests.readings import homes, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.powers import exchange, lend, return_lent
from warptable.games.encounter.engine.verbs.stages import lay_stages, move_stage, stages_of

EVOLVE, REGRESS, FLARE = "pentaform.evolve", "pentaform.regress", "flare-pentaform"
STAGES = ("amoeba", "zombie", "clone", "mite", "void")
VARIANTS = ("dominion-aliens",)


def staged(*stages: str, at: int = 0, seat: int = 0) -> Callable[[Game], None]:
    """These stages lie beside the Pentaform instead of those that chance and the set-up brought."""

    def lay(game: Game) -> None:
        sheets = game.seats[seat].sheets
        sheets[:] = sheets[:1]
        lay_stages(game, seat, sheets[0], stages, "pentaform")
        move_stage(game, seat, sheets[0], at, "pentaform")

    return lay


def evolving(
    *own: str, at: int = 0, second: tuple[str, ...] = (), stages: tuple[str, ...] = STAGES, **more: Any
) -> Table:
    """Pentaform, seat 0, attacks seat 1."""
    hands = {0: ["attack-30", "attack-20", *own], 1: ["attack-04", "attack-05", *second], 2: ["attack-06"]}
    return dominion(
        "pentaform", "hacker", "pacifist", hands=hands, destiny=["blue", "blue"], prepare=staged(*stages, at=at), **more
    )


def sheets(t: Table, seat: int = 0) -> dict[str, bool]:
    """alien -> is it in force?"""
    return {sheet.alien: not sheet.off for sheet in t.view(None).seats[seat].sheets}


def now(t: Table, seat: int = 0) -> int:
    return stages_of(next(sheet for sheet in t.state.seats[seat].sheets if sheet.alien == "pentaform")).now


def to_the_end(t: Table) -> None:
    """Everybody passes until the offense is asked about a second encounter."""
    while t.open[0] != (0, "second-encounter"):
        t.passes(t.open[0][0])


# ---------------------------------------------------------------- set-up


def test_at_set_up_it_lays_out_five_aliens_in_the_order_of_its_choice() -> None:
    game = warptable.new_game("ffg", 3, 4, ("hacker", "pentaform", "pacifist"), VARIANTS)
    assert game.state.box is not None
    before = len(game.state.box.flares)
    order = []
    while game.decisions[0].prompt == "pentaform-next":
        order.append(game.decisions[0].options[-1])
        game.answer(game.decisions[0], order[-1])
    shown = game.view(0).seats[1].sheets
    assert [sheet.alien for sheet in shown][:5] == ["pentaform", *order]
    assert [sheet.alien for sheet in shown if not sheet.off] == ["pentaform", order[0]]
    last = shown[-1].alien
    known = game.game.registry.aliens
    assert not any(known[alien].has_setup for alien in [*order, last])
    assert not {*order, last} & set(game.state.unused)
    assert not {f"flare-{alien}" for alien in [*order, last]} & {*game.state.box.flares, *game.state.faces}
    assert before == len(game.state.box.flares)


@pytest.mark.rule("F-SETUP-7")
def test_it_plays_without_flares_too() -> None:
    game = warptable.new_game("ffg", 3, 4, ("hacker", "pentaform", "pacifist"), VARIANTS, flares=())
    while game.decisions[0].prompt == "pentaform-next":
        game.answer(game.decisions[0], game.decisions[0].options[0])
    assert len(game.state.seats[1].sheets) == 6


# ---------------------------------------------------------------- power


def test_a_foreign_colony_moves_it_on() -> None:
    t = evolving(stages=("mite", "kamikaze", "clone", "zombie", "void"))
    assert sheets(t) == {
        "pentaform": True,
        "mite": True,
        "kamikaze": False,
        "clone": False,
        "zombie": False,
        "void": False,
    }
    t.encounter(ships=3, cards=("attack-30", "attack-04"))
    to_the_end(t)
    assert (uses(t)[-1], now(t)) == ((0, EVOLVE), 1)
    assert sheets(t)["kamikaze"]
    assert not sheets(t)["mite"]
    assert t.events("stage_reached")[-1] == {"source": "pentaform", "seat": 0, "alien": "kamikaze", "number": 2}


@pytest.mark.rule("F-TIMING-1")
def test_the_power_of_the_present_stage_is_used_that_of_others_is_not() -> None:
    t = evolving(stages=("tripler", "zombie", "clone", "kamikaze", "void"))
    t.encounter(ships=3, cards=("attack-30", "attack-04"))
    assert (0, "tripler.thrice") in uses(t)
    t = evolving(stages=("zombie", "tripler", "clone", "kamikaze", "void"))
    t.encounter(ships=3, cards=("attack-30", "attack-04"))
    assert (0, "tripler.thrice") not in uses(t)


@pytest.mark.reading("pentaform-several-moves")
def test_several_lost_colonies_are_several_moves() -> None:
    """Two foreign colonies are lost in one batch."""
    moves = [(0, 1, planet(0), planet(1, 1)), (0, 1, planet(0), planet(2, 1))]
    hands = {0: ["attack-06"], 1: ["attack-10", "plague"], 2: ["attack-06"]}
    t = dominion("pentaform", "hacker", "pacifist", hands=hands, moves=moves, first=1, prepare=staged(*STAGES, at=3))
    t.do(1, "window-ENCOUNTER_START", "plague").do(1, "plague-victim", 0)
    t.do(0, "lose-ships", {planet(1, 1): 1, planet(2, 1): 1, planet(0): 1})
    while t.open[0][1].startswith("plague"):
        t.do(*t.open[0], t.decision(*t.open[0]).options[0])
    assert (uses(t), now(t)) == ([(0, REGRESS), (0, REGRESS)], 1)
    assert sheets(t)["zombie"]


def test_a_colony_that_is_lost_and_founded_again_at_once_is_no_move() -> None:
    hands = {0: ["attack-06", "attack-07"]}
    t = dominion("pentaform", "hacker", "pacifist", hands=hands, prepare=staged(*STAGES, at=2))
    t.game.changes += [(0, planet(1), -1), (0, planet(1), 1)]
    t.encounter(ships=1)
    assert (t.game.changes, uses(t), now(t)) == ([], [], 2)


def test_neither_beyond_the_last_stage_nor_for_home_colonies() -> None:
    t = evolving(at=4, stages=("amoeba", "zombie", "clone", "void", "tripler"))
    t.encounter(ships=3, cards=("attack-30", "attack-04"))
    to_the_end(t)
    assert ((0, EVOLVE) in uses(t), now(t)) == (False, 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_stays_on_its_stage_which_is_in_force() -> None:
    t = evolving(second=("cosmic-zap",), stages=("zombie", "kamikaze", "clone", "void", "mite"))
    t.encounter(ships=3, cards=("attack-30", "attack-04")).do(1, ZAP, "cosmic-zap")
    assert t.events("cancelled")[-1]["ability"] == EVOLVE
    to_the_end(t)
    assert (now(t), sheets(t)["zombie"]) == (0, True)


@pytest.mark.rule("F-ZAP-2")
def test_a_zap_on_the_stage_leaves_the_pentaform_in_force() -> None:
    t = evolving(second=("cosmic-zap",), stages=("tripler", "zombie", "clone", "kamikaze", "void"))
    t.encounter(ships=3, cards=("attack-30", "attack-04")).do(1, ZAP, "cosmic-zap")
    assert t.events("cancelled")[-1]["ability"] == "tripler.thrice"
    to_the_end(t)
    assert ((0, EVOLVE) in uses(t), now(t)) == (True, 1)


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_both_powers_are_lost() -> None:
    t = evolving(moves=homes(0, 2))
    assert not any(sheets(t).values())


@pytest.mark.rule("F-POWER-1")
@pytest.mark.reading("pentaform-stage-lost")
def test_as_a_stage_even_an_alien_that_would_keep_its_power_loses_it() -> None:
    """Zombie... whoever needs no home colonies of its own depends on those of the Pentaform."""
    keeps = [name for name, alien in evolving().game.registry.aliens.items() if "keeps_power" in alien.standing]
    assert keeps
    t = evolving(stages=(keeps[0], "zombie", "clone", "kamikaze", "void"), moves=homes(0, 2))
    assert not any(sheets(t).values())


@pytest.mark.rule("F-ZAP-2")
def test_stages_go_along_with_a_power_that_changes_hands() -> None:
    hands = {0: ["attack-30"], 1: ["attack-04"], 2: ["attack-06", "flare-sorcerer"]}
    t = dominion("pentaform", "hacker", "pacifist", hands=hands, prepare=staged(*STAGES, at=2))
    exchange(t.game, 0, 2, "sorcerer")
    assert sheets(t, 0) == {"pacifist": True}
    assert {alien for alien, on in sheets(t, 2).items() if on} == {"pentaform", "clone"}
    lend(t.game, 2, 1, "philanthropist")
    assert {alien for alien, on in sheets(t, 1).items() if on} == {"pentaform", "clone"}
    return_lent(t.game)
    assert sheets(t, 1) == {"hacker": True}
    assert {alien for alien, on in sheets(t, 2).items() if on} == {"pentaform", "clone"}


# ---------------------------------------------------------------- super and wild


@pytest.mark.rule("F-FLARE-6")
def test_super_two_stages_change_places_and_it_stays() -> None:
    t = evolving(FLARE, at=1).do(0, "window-ENCOUNTER_START", FLARE, options=["pass", FLARE])
    t.do(0, "pentaform-swapped", "zombie", options=STAGES).do(0, "pentaform-swapped", "void")
    assert now(t) == 1
    assert {alien for alien, on in sheets(t).items() if on} == {"pentaform", "void"}
    assert stages_of(t.state.seats[0].sheets[0]).aliens == ("amoeba", "void", "clone", "mite", "zombie")


def changing(*aliens: str, **more: Any) -> Table:
    hands = {0: ["attack-30"], 1: ["attack-04"], 2: ["attack-06", FLARE]}
    return dominion(*aliens, hands=hands, **more)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("pentaform-wild-gone")
def test_wild_it_becomes_one_of_two_other_aliens() -> None:
    t = changing("clone", "hacker", "pacifist")
    assert t.state.box is not None
    number = len(t.state.piles["cosmic"].draw)
    t.do(2, START, FLARE)
    one, other = t.options(2, "pentaform-new")
    t.do(2, "pentaform-new", one)
    assert sheets(t, 2) == {one: True}
    assert (len(t.state.piles["cosmic"].draw), t.discards()) == (number + 2, [FLARE])
    deck = {t.state.faces[card] for card in t.state.piles["cosmic"].draw}
    assert {f"flare-{one}", f"flare-{other}"} <= deck
    assert other in t.state.unused
    assert t.events("flares_to_deck") == [{"source": "pentaform", "seat": 2, "number": 2}]


@pytest.mark.rule("F-FLARE-5")
def test_wild_ships_on_the_sheet_that_is_given_up_go_home() -> None:
    def capture(game: Game) -> None:
        hold(game, game.seats[2].sheets[0], 1, planet(1), 2, "pirate")

    t = changing("clone", "hacker", "pirate", prepare=capture)
    while t.open[0] != (2, START):
        t.passes(t.open[0][0])
    t.do(2, START, FLARE)
    t.do(2, "pentaform-new", t.options(2, "pentaform-new")[0])
    t.do(1, "ships-home", {planet(1): 2})
    assert (t.ships(1, planet(1)), "pirate" in sheets(t, 2)) == (4, False)


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_flare_goes_to_whoever_plays_pentaform() -> None:
    t = changing("pentaform", "hacker", "pacifist", prepare=staged(*STAGES)).do(2, START, FLARE)
    t.do(2, "pentaform-new", t.options(2, "pentaform-new")[0])
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-6")
def test_wild_not_without_an_alien_of_ones_own_nor_with_an_empty_box() -> None:
    def empty(game: Game) -> None:
        assert game.s.box is not None
        game.s.box.flares = []

    assert changing("clone", "hacker", "pacifist", prepare=empty).open == [(0, "aim")]
