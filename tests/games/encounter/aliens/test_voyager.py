"""Voyager: a home planet adrift in the warp. Wild: cards in the warp. Super: a second planet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import BEFORE, END, KNOWN, RIDER, START, STOP, ZAP, cards, dominion
from tests.games.encounter.scenario import GATE, WARP, Table, planet
from tests.readings import homes, totals, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.rules.stash import might_take_back, stash_uses
from warptable.games.encounter.engine.verbs.planets import set_adrift
from warptable.games.encounter.engine.verbs.set_aside import set_aside, stash_card

POWER, FLARE = "voyager.journey", "flare-voyager"
TURN = "window-TURN_START"


def turn(*own: str, third: tuple[str, ...] = ("attack-07",), **more: Any) -> Table:
    """It is the turn of Voyager, on seat 0."""
    hands = {0: ["attack-10", *own], 1: ["attack-08", "attack-05"], 2: [*third]}
    return dominion("voyager", "pacifist", "clone", hands=hands, **more)


def adrift(*planets: int) -> Callable[[Game], None]:
    """A last touch: these planets are in the warp."""

    def prepare(game: Game) -> None:
        for one in planets:
            set_adrift(game, one, "voyager")
        game.changes.clear()

    return prepare


def counted(t: Table, seat: int) -> tuple[int, int]:
    player = t.state.seats[seat]
    return player.home, player.foreign


@pytest.mark.rule("F-GOAL-6")
def test_a_home_planet_goes_into_the_warp_where_its_colony_counts_twice() -> None:
    t = turn().do(0, TURN, POWER, options=["pass", POWER])
    t.do(0, "voyager-leaving", planet(0, 2), options=[planet(0, n) for n in range(5)])
    assert (t.state.adrift, t.view(1).adrift) == ((planet(0, 2),), (planet(0, 2),))
    assert counted(t, 0) == (5, 1)
    assert t.events("planet_adrift") == [{"source": "voyager", "seat": 0, "planet": planet(0, 2)}]


def test_then_it_swaps_it_for_another_home_planet() -> None:
    t = turn(prepare=adrift(planet(0, 2))).do(0, TURN, POWER)
    t.do(0, "voyager-leaving", planet(0, 1), options=[planet(0, n) for n in (0, 1, 3, 4)])
    assert t.state.adrift == (planet(0, 1),)
    assert counted(t, 0) == (5, 1)


@pytest.mark.rule("F-GOAL-2")
def test_the_fifth_foreign_colony_may_be_adrift() -> None:
    moves = [(0, 1, planet(0, number), planet(1, number)) for number in range(4)]
    t = turn(moves=moves).do(0, TURN, POWER).do(0, "voyager-leaving", planet(0))
    assert t.session.over
    assert t.state.claims == [0]


def test_colonies_of_others_there_count_neither_as_home_nor_as_foreign() -> None:
    t = turn(moves=[(1, 1, planet(1), planet(0))], prepare=adrift(planet(0)))
    assert (counted(t, 0), counted(t, 1)) == ((5, 1), (5, 0))
    t.do(0, TURN, POWER).do(0, "voyager-leaving", planet(0, 1))
    assert counted(t, 1) == (5, 1)


@pytest.mark.rule("F-LAUNCH-1")
def test_the_gate_cannot_be_aimed_at_it() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"]}
    t = dominion("hacker", "voyager", "clone", hands=hands, prepare=adrift(planet(1, 1)))
    assert t.options(0, "aim") == [planet(1, number) for number in (0, 2, 3, 4)]


@pytest.mark.rule("F-LAUNCH-3", "F-REGROUP-1")
def test_its_ships_leave_like_those_of_a_colony_and_like_those_in_the_warp() -> None:
    home = planet(0, 1)
    t = turn(moves=[(0, 1, planet(0), WARP)], prepare=adrift(home)).passes(0)
    t.do(0, "regroup", planet(0, 3), options=[planet(0, number) for number in range(5)])
    t.do(0, "out-of-warp", {home: 1})
    assert (t.ships(0, home), t.ships(0, planet(0, 3)), t.ships(0, WARP)) == (3, 5, 1)
    t.encounter(ships={home: 3})
    assert (t.ships(0, GATE), counted(t, 0)) == (3, (4, 0))


@pytest.mark.rule("F-REGROUP-2")
def test_no_ship_leaves_the_planet_adrift_to_which_one_from_the_warp_goes() -> None:
    home = planet(0, 1)
    t = turn(moves=[(0, 1, planet(0), WARP)], prepare=adrift(home)).passes(0).do(0, "regroup", home)
    assert (t.ships(0, home), t.ships(0, WARP)) == (5, 0)
    assert (0, "out-of-warp") not in [(entry.seat, entry.prompt) for entry in t.session.history]


@pytest.mark.rule("F-REGROUP-1")
def test_ships_adrift_are_offered_only_where_there_are_some() -> None:
    t = turn(moves=[(0, 1, planet(0), WARP)], prepare=adrift(planet(0, 1), planet(1, 1))).passes(0)
    t.do(0, "regroup", planet(0, 3))
    assert t.options(0, "out-of-warp") == [WARP, planet(0, 1)], "none of its ships is on the planet of seat 1"


@pytest.mark.rule("F-REGROUP-1")
@pytest.mark.reading("voyager-ships-adrift")
def test_a_ship_adrift_must_leave_if_no_other_is_in_the_warp() -> None:
    t = turn(prepare=adrift(planet(0, 1))).passes(0)
    t.do(0, "regroup", planet(0), options=[planet(0, number) for number in (0, 2, 3, 4)])
    assert (t.ships(0, planet(0)), t.ships(0, planet(0, 1))) == (5, 3)


@pytest.mark.rule("F-RES-6")
def test_lost_ships_go_into_the_warp_itself_and_others_may_return_to_a_colony_there() -> None:
    moves = [(0, 4, planet(0, number), planet(0, 4)) for number in (0, 1, 2)]
    t = turn("attack-01", moves=moves, prepare=adrift(planet(0, 4)), destiny=["blue", "green"])
    t.scripted({(0, TURN): ["pass"], (0, "regroup"): [planet(0, 3)]})
    t.encounter(ships=2, cards=("attack-01", "attack-08"))
    assert t.ships(0, WARP) == 2
    assert t.ships(0, planet(0, 4)) + t.ships(0, planet(0, 3)) == 18


def test_what_frees_all_ships_clears_the_planet() -> None:
    home = planet(0, 1)
    t = turn("mobius-tubes", moves=[(0, 1, planet(0), WARP)], prepare=adrift(home)).passes(0)
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes")
    t.do(0, "ships-home", {planet(0): 5})
    assert (t.ships(0, WARP), t.ships(0, home), t.ships(0, planet(0))) == (0, 0, 8)
    assert counted(t, 0) == (4, 0)


def test_warpish_counts_ships_adrift() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"]}
    t = dominion("warpish", "voyager", "clone", hands=hands, prepare=adrift(planet(1, 1)))
    t.encounter(ships=2, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 2 + 4, 8 + 4)


def test_reinforcement_x_counts_ships_adrift() -> None:
    t = turn(rewards={0: ["reinforcement-x"]}, prepare=adrift(planet(0, 1))).passes(0)
    t.scripted({(0, "regroup"): [planet(0)]})
    t.encounter(ships={planet(0, 2): 1}, cards=("attack-10", "attack-08"))
    t.do(0, "reinforce", ("reinforcement-x", 0))
    assert t.events("reinforced")[0]["value"] == 3


@pytest.mark.rule("F-POWER-1")
def test_without_the_power_the_planet_returns() -> None:
    moves = [(1, 4, planet(1, number), planet(1, 4)) for number in (0, 1)]
    hands = {0: ["attack-30"], 1: ["attack-08"]}
    t = dominion("hacker", "voyager", "clone", hands=hands, moves=moves, prepare=adrift(planet(1, 4)))
    assert counted(t, 1) == (3, 1)
    t.encounter(target=planet(1, 3), ships=4, cards=("attack-30", "attack-08"))
    assert counted(t, 1) == (2, 0)
    assert t.state.adrift == ()
    assert t.events("planet_back") == [{"source": "F-POWER-1", "seat": 1, "planet": planet(1, 4)}]


def test_one_planet_stays_in_the_system() -> None:
    t = turn(prepare=adrift(*(planet(0, number) for number in range(4)))).do(0, TURN, POWER)
    t.do(0, "voyager-returning", planet(0, 2))  # the last planet swaps places
    assert t.state.adrift == tuple(planet(0, number) for number in (0, 1, 3, 4))


@pytest.mark.rule("F-ZAP-1", "F-ZAP-3", "F-POWER-1")
def test_zapped_no_planet_leaves_and_what_is_adrift_stays() -> None:
    t = turn(third=("cosmic-zap",)).do(0, TURN, POWER).do(2, ZAP, "cosmic-zap")
    assert t.state.adrift == ()
    t = turn(third=("cosmic-zap",), prepare=adrift(planet(0))).do(0, TURN, POWER).do(2, ZAP, "cosmic-zap")
    assert t.state.adrift == (planet(0),)
    assert uses(turn(moves=homes(0, 2))) == []


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
def test_super_a_second_planet_goes_along() -> None:
    t = turn(FLARE).do(0, TURN, POWER).do(0, RIDER, FLARE)
    t.do(0, "voyager-leaving", planet(0)).do(0, "voyager-leaving", planet(0, 1))
    assert t.state.adrift == (planet(0), planet(0, 1))
    assert counted(t, 0) == (5, 2)


@pytest.mark.rule("F-FLARE-6")
def test_super_besides_a_swap_a_second_planet_goes_as_long_as_one_stays() -> None:
    away = adrift(*(planet(0, number) for number in (2, 3, 4)))
    t = turn(FLARE, prepare=away).do(0, TURN, POWER).do(0, RIDER, FLARE)
    t.do(0, "voyager-leaving", planet(0)).do(0, "voyager-returning", planet(0, 2))
    t.do(0, "voyager-leaving", planet(0, 1), options=[planet(0, 1), planet(0, 2)])
    assert t.game.home_planets(0) == [planet(0, 2)]


# ---------------------------------------------------------------- wild


def stowed(*own: str) -> Table:
    """Seat 2 has put its attack into the warp at the start of an encounter."""
    hands: dict[int, list[str]] = {0: ["attack-10", "attack-20"], 1: ["attack-08", "attack-05"], 2: ["attack-07"]}
    hands[2] += [FLARE, *own]
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["blue", "green"])
    return t.do(2, START, FLARE)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2")
def test_wild_a_card_goes_into_the_warp_and_comes_back_at_a_calm_moment() -> None:
    t = stowed("quash").do(2, "voyager-card", "attack-07", options=["attack-07", "quash"])
    assert t.hand(2) == [FLARE, "quash"]
    assert [(card.seat, card.face) for card in t.view(2).stash] == [(2, "attack-07")]
    for viewer in (0, None):
        assert [(card.seat, card.face) for card in t.view(viewer).stash] == [(2, "")]
    t.do(2, START, "pass", options=["pass", "take-back"]).encounter(ships=2)
    t.do(2, BEFORE, "take-back", options=["pass", "take-back"])
    assert (t.hand(2), t.state.stash) == (["attack-07", FLARE, "quash"], ())
    assert t.events("stash_taken") == [{"source": "voyager", "seat": 2}]


@pytest.mark.rule("F-FLARE-5", "N-REWARD-11")
def test_wild_everybody_sees_the_back_of_the_card() -> None:
    """So others lose track of cards with the same back only."""

    def known_to_0(game: Game) -> None:
        for card in game.seats[2].hand:
            game.s.seen[card] |= 1

    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-07", FLARE]}
    t = dominion(
        "hacker", "pacifist", "clone", hands=hands, rewards={2: ["retreat", "kicker-2-duplicity"]}, prepare=known_to_0
    )
    t.do(2, START, FLARE).do(2, "voyager-card", "retreat")
    assert t.view(0).seats[2].known == ["attack-07", FLARE]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_stays_there_over_encounters_and_several_are_taken_one_by_one() -> None:
    t = stowed("negotiate").do(2, "voyager-card", "attack-07")
    t.scripted({(2, START): ["pass"]}).encounter(ships=2, cards=("attack-20", "attack-05"))
    t.scripted({(2, BEFORE): ["pass"], (2, KNOWN): ["pass"], (2, END): ["pass"]})
    t.encounter(ships=2, cards=("attack-20", "attack-05"))
    t.scripted({(2, BEFORE): ["pass"], (2, KNOWN): ["pass"], (2, END): ["pass"]})
    t.do(0, "second-encounter", "go-on").do(2, START, FLARE, options=["pass", FLARE, "take-back"])
    assert len(t.state.stash) == 2
    t.do(2, START, "take-back")
    assert t.decision(2, "take-back-face").source == "voyager", "help says why"
    t.do(2, "take-back-face", "negotiate", options=["attack-07", "negotiate"])
    t.do(2, START, "take-back")
    assert t.hand(2) == ["attack-07", FLARE, "negotiate"]


def without_flare(game: Game) -> None:
    """A card of seat 2 is in the warp, and the flare that put it there has left its hand."""
    stash_card(game, 2, game.hand(2)[0], "voyager")


@pytest.mark.rule("F-FLARE-5")
def test_wild_whoever_loses_the_flare_loses_the_cards() -> None:
    hands = {0: ["attack-10", FLARE], 1: ["attack-08"], 2: ["attack-07", "quash"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands, prepare=without_flare)
    assert (t.discards(), t.state.stash) == (["attack-07"], ())


def test_wild_meanwhile_nothing_can_be_taken_and_asked_uniformly_nobody_can_tell() -> None:
    t = dominion("hacker", "pacifist", "clone", hands={2: ["attack-07", "quash"]})
    without_flare(t.game)
    assert list(stash_uses(t.game, 2, W.ENCOUNTER_START)) == []
    assert might_take_back(t.game, 2, W.ENCOUNTER_START)
    assert not might_take_back(t.game, 1, W.ENCOUNTER_START)
    assert not might_take_back(t.game, 2, W.FREE_2)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.parametrize(("holder", "held"), [(2, True), (1, False)])
def test_wild_a_flare_that_lies_aside_is_still_with_its_holder(holder: int, held: bool) -> None:
    hands = {1: ["attack-08"], 2: ["attack-07", "quash"]}
    hands[holder] = [*hands[holder], FLARE]
    t = dominion("hacker", "pacifist", "clone", hands=hands)
    without_flare(t.game)
    set_aside(t.game, holder, cards(t, holder, FLARE), "laser")
    assert bool(list(stash_uses(t.game, 2, W.ENCOUNTER_START))) is held


@pytest.mark.rule("F-FLARE-8")
def test_wild_a_card_zap_stops_it() -> None:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-08"], 2: ["attack-07", FLARE]}
    t = dominion("hacker", "pacifist", "clone", hands=hands).do(2, START, FLARE).do(0, STOP, "card-zap")
    assert t.state.stash == ()


@pytest.mark.rule("F-FLARE-3")
def test_wild_not_without_another_card() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: [FLARE]}
    t = dominion("hacker", "pacifist", "clone", hands=hands)
    assert START not in [prompt for _, prompt in t.open]
