"""Ace: a planet less, and one foreign colony is enough. Wild: alone against all. Super: beaten ships flee."""

import pytest

import warptable
from tests.games.encounter.aliens.dominion import STOP, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import outcome, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.planets import set_adrift
from warptable.kernel import Rng

POWER, FLARE = "ace.triumph", "flare-ace"
ABROAD = [(0, 1, planet(0, 1), planet(2))]
"""Ace, seat 0, has a colony in the system of seat 2."""


def turn(
    *own: str,
    first: int = 0,
    moves: list[tuple[int, int, int, int]] | None = None,
    destiny: tuple[str, ...] = ("blue", "green"),
    third: tuple[str, ...] = (),
) -> Table:
    hands = {0: ["attack-12", *own], 1: ["attack-08"], 2: ["attack-10", *third]}
    aliens = ("ace", "hacker", "pacifist")
    return dominion(*aliens, hands=hands, first=first, moves=ABROAD if moves is None else moves, destiny=destiny)


@pytest.mark.rule("F-SETUP-2")
def test_at_set_up_a_home_planet_leaves_the_game_with_its_ships_in_the_warp() -> None:
    game = warptable.new_game("ffg", 3, 1, ("ace", "hacker", "pacifist"), ("dominion-aliens",))
    (asked,) = game.decisions
    assert (asked.seat, asked.prompt, list(asked.options)) == (0, "ace-given-up", [planet(0, n) for n in range(5)])
    game.answer(asked, planet(0, 3))
    state = game.state
    assert (state.gone, state.seats[0].home, state.ships[WARP][0]) == ((planet(0, 3),), 4, 4)
    assert not any(state.ships[planet(0, 3)])


@pytest.mark.rule("F-GOAL-9")
def test_with_a_foreign_colony_it_wins_at_the_start_of_its_turn() -> None:
    t = turn()
    assert t.session.over
    assert (t.session.winners, uses(t)) == ((0,), [(0, POWER)])


def test_not_without_one_and_not_in_the_turn_of_others() -> None:
    assert uses(turn(moves=[])) == []
    assert uses(turn(first=1, destiny=("green", "blue"))) == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_does_not_win_in_this_turn() -> None:
    t = turn(third=("cosmic-zap",)).do(2, ZAP, "cosmic-zap")
    assert not t.session.over
    assert t.state.seats[0].sheets[0].zapped


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_does_not_win_so() -> None:
    gathered = [(0, 4, planet(0, number), planet(0, 4)) for number in (2, 3)]
    moves = [(0, 1, planet(0, 4), planet(2)), *gathered]
    assert not turn(moves=[*moves, (0, 4, planet(0, 1), planet(0, 4))]).session.over
    assert turn(moves=moves[:2]).session.over


# ---------------------------------------------------------------- met abroad


@pytest.mark.rule("F-LAUNCH-1")
def test_who_meets_ace_by_destiny_may_meet_it_at_a_foreign_colony() -> None:
    t = turn(first=1, destiny=("red", "green"))
    homes_left = [planet(0, number) for number in range(5) if planet(0, number) not in t.state.gone]
    t.do(1, "aim", planet(2), options=[*homes_left, planet(2)])
    assert (t.state.frames[-1].defense, t.state.frames[-1].target) == (0, planet(2))
    t.do(1, "launch", 2).do(1, "invite", ()).do(0, "invite", ())
    assert t.events("revealed")


@pytest.mark.rule("F-LAUNCH-1")
@pytest.mark.parametrize("defense", [0, 2])
@pytest.mark.reading("ace-whom")
def test_in_the_system_that_destiny_names_the_offense_says_whom_it_attacks(defense: int) -> None:
    t = turn(first=1, destiny=("green", "blue")).do(1, "aim", planet(2), options=[planet(2, n) for n in range(5)])
    t.do(1, "ace-against", defense, options=[2, 0])
    assert t.state.frames[-1].defense == defense


@pytest.mark.rule("F-DESTINY-13")
def test_in_the_system_of_another_player_only_its_colonies_there_can_be_attacked() -> None:
    """Ace has a colony in each of two systems; the discs name one of them."""
    moves = [*ABROAD, (0, 1, planet(0, 2), planet(1, 1))]
    t = turn(first=1, destiny=("green", "blue"), moves=moves)
    assert t.options(1, "aim") == [planet(2, n) for n in range(5)], "not the one in the own system"


def test_where_the_offense_drives_somebody_out_ace_is_met_on_a_planet_of_its_own() -> None:
    moves = [(0, 1, planet(0, 1), planet(1)), (0, 1, planet(0, 1), planet(1, 1)), (2, 1, planet(2), planet(1, 1))]
    t = turn(first=1, destiny=("blue", "green"), moves=moves).do(1, "own-colour", 2)
    both = Table(t.session.fork()).do(1, "aim", planet(1, 1), options=[planet(1), planet(1, 1)])
    assert both.open == [(1, "ace-against")]
    t.do(1, "aim", planet(1), options=[planet(1), planet(1, 1)])
    assert t.state.frames[-1].defense == 0, "without a question: nobody else is there"


@pytest.mark.parametrize("adrift", [(), (planet(2),)])
def test_nobody_is_met_on_a_planet_adrift(adrift: tuple[int, ...]) -> None:
    def prepare(g: Game) -> None:
        for one in adrift:
            set_adrift(g, one, "voyager")

    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-10"]}
    aliens = ("ace", "hacker", "voyager")
    t = dominion(*aliens, hands=hands, first=1, moves=ABROAD, destiny=("red", "green"), prepare=prepare)
    assert (planet(2) in t.options(1, "aim")) is (not adrift)


def test_on_another_planet_of_that_system_nobody_is_asked() -> None:
    t = turn(first=1, destiny=("green", "blue")).do(1, "aim", planet(2, 1))
    assert t.state.frames[-1].defense == 2
    assert t.open == [(1, "launch")]


def test_ace_loses_a_colony_where_it_is_met() -> None:
    """Eight and four ships against four and one ship; whoever is at home there only watches."""
    t = turn("attack-04", first=1, destiny=("green", "blue")).do(1, "aim", planet(2)).do(1, "ace-against", 0)
    t.encounter(offense=1, defense=0, ships=4, cards=("attack-08", "attack-04"))
    assert outcome(t) == ("won", 1, "totals")
    assert [t.ships(seat, planet(2)) for seat in (0, 1, 2)] == [0, 4, 4]


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("ace-super-refuge")
def test_super_beaten_ships_of_the_defense_found_a_colony_elsewhere() -> None:
    hands = {0: ["attack-04", FLARE], 1: ["attack-30"], 2: ["attack-10"]}
    t = dominion("ace", "hacker", "pacifist", hands=hands, first=1, destiny=["red", "green"])
    target = next(number for number in range(5) if planet(0, number) not in t.state.gone)
    t.encounter(offense=1, defense=0, target=target, ships=3, cards=("attack-30", "attack-04"))
    t.do(0, "window-STAY", FLARE, options=["pass", FLARE])
    t.do(0, "ace-refuge", planet(2, 1), options=[planet(seat, n) for seat in (1, 2) for n in range(5)])
    assert (t.ships(0, planet(2, 1)), t.ships(0, WARP)) == (4, 4)
    assert (t.state.seats[0].foreign, FLARE in t.discards()) == (1, True)


# ---------------------------------------------------------------- wild


def surrounded(*, ally: str = "defense", aliens: tuple[str, ...] = ("hacker", "pacifist", "clone")) -> Table:
    hands = {0: ["attack-04", FLARE, "attack-06"], 1: ["attack-30"], 2: ["attack-10", "card-zap"]}
    t = dominion(*aliens, hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=2, allies={2: (ally, 1)}, cards=("attack-04", "attack-30"))


@pytest.mark.rule("F-FLARE-5")
def test_wild_alone_against_all_others_one_wins_and_the_flare_is_discarded() -> None:
    t = surrounded().do(0, "window-REVEALED_TOTAL", FLARE, options=["pass", FLARE]).passes(2)
    assert outcome(t) == ("won", 0, "automatic")
    assert FLARE in t.discards()


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_with_an_ally_of_ones_own_and_a_card_zap_stops_it() -> None:
    assert surrounded(ally="offense").events("flare_played") == []
    t = surrounded().do(0, "window-REVEALED_TOTAL", FLARE).do(2, STOP, "card-zap")
    assert outcome(t)[1] == 1


@pytest.mark.rule("F-FLARE-5")
def test_wild_whoever_plays_ace_gets_the_flare() -> None:
    t = surrounded(aliens=("hacker", "pacifist", "ace")).do(0, "window-REVEALED_TOTAL", FLARE).passes(2)
    assert FLARE in t.hand(2)


def test_random_games_with_ace_end_and_hold_together() -> None:
    """With a planet less from the start, in both sizes of systems."""
    for seed, variants in enumerate([("dominion-aliens",), ("dominion-aliens", "four-planets")]):
        game = warptable.new_game("ffg", 3, seed, ("ace", "will", "shadow"), variants)
        rng = Rng.seeded("ace", seed)
        while not game.over:
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
