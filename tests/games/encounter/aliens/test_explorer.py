"""Explorer: discovers planets in other systems. Wild: the Genesis planet and rewards. Super: four more there."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import STOP, VARIANT, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses
from warptable import new_game
from warptable.games.encounter.engine.content.techs.genesis_bomb import TECH as GENESIS
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.planets import add_planet, drop_planet, put_token
from warptable.games.encounter.engine.verbs.ships import move

DISCOVER, BONUS, FLARE = "explorer.discover", "explorer.planet-bonus", "flare-explorer"
AIMED, LAUNCHED, SHOWN = "window-AIMED", "window-LAUNCHED", "window-REVEALED_TOTAL"
NEW = 15
"""The first planet that joins a table of three systems."""


def aimed(*own: str, seat: int = 0, third: tuple[str, ...] = ("attack-07",), **more: Any) -> Table:
    """Seat 0 attacks seat 1; Explorer sits on this seat."""
    aliens = ["hacker", "pacifist", "clone"]
    aliens[seat] = "explorer"
    hands: dict[int, list[str]] = {0: ["attack-10", "attack-20"], 1: ["attack-08", "attack-05"], 2: [*third]}
    hands[seat] += own
    return dominion(*aliens, hands=hands, destiny=["blue", "green"], **more).encounter(ships=3)


def found(*planets: tuple[int, dict[int, int]]) -> Callable[[Game], None]:
    """Planets in home systems that were discovered before, with ships of these seats on them."""

    def prepare(game: Game) -> None:
        for number, (home, crew) in enumerate(planets):
            new = add_planet(game, home, "explorer")
            put_token(game, f"explorer.{new}", Token(new), "explorer")
            assert new == NEW + number
            for seat, ships in crew.items():
                from_home = planet(seat, 4)
                move(game, seat, from_home, new, ships)

    return prepare


@pytest.mark.rule("F-LAUNCH-1")
def test_a_planet_of_its_sheet_joins_the_targeted_system_and_the_gate_points_at_it() -> None:
    t = aimed().do(0, AIMED, DISCOVER, options=["pass", DISCOVER])
    state = t.state
    assert (state.home_of[NEW], t.view(None).current.target) == (1, NEW)
    assert t.view(None).seats[0].sheets[0].memory["tokens"] == 3
    assert state.tokens[f"explorer.{NEW}"] == Token(NEW)
    t.encounter(ships=3, cards=("attack-20", "attack-08"))
    t.scripted({(0, SHOWN): ["pass"]})
    assert totals(t) == (20 + 3, 8)  # the planet is empty
    assert (t.ships(0, NEW), t.ships(1, WARP), t.state.seats[0].foreign) == (3, 0, 1)


def test_it_is_a_home_planet_of_that_system_in_every_respect() -> None:
    t = aimed(prepare=found((1, {}))).do(0, AIMED, "pass")
    assert NEW in t.game.home_planets(1)
    t = dominion("hacker", "explorer", "clone", prepare=found((1, {1: 1})))
    assert t.state.seats[1].home == 6
    assert NEW in t.options(0, "aim")


def test_only_as_offense_with_planets_left_on_the_sheet() -> None:
    t = aimed(seat=1)
    assert (1, AIMED) not in t.open
    t = aimed(prepare=lambda game: game.seats[0].sheets[0].memory.update(tokens=0))
    assert (0, AIMED) not in t.open


@pytest.mark.rule("F-V4P-1")
def test_four_planets_also_in_the_variant_with_four() -> None:
    game = new_game("ffg", 3, 1, ("explorer", "void", "mite"), ("four-planets", *VARIANT))
    assert game.state.seats[0].sheets[0].memory == {"tokens": 4}


@pytest.mark.rule("F-REVEAL-2")
@pytest.mark.parametrize(
    ("planets", "more"),
    [
        ([(1, {})], 1),
        ([(1, {0: 1, 1: 1})], 2),
        ([(1, {0: 1})], 4),
        ([(1, {}), (2, {0: 1, 2: 1}), (2, {0: 2})], 7),
    ],
)
def test_every_discovered_planet_adds_to_its_side(planets: list[tuple[int, dict[int, int]]], more: int) -> None:
    t = aimed(prepare=found(*planets)).do(0, AIMED, "pass").encounter(ships=3, cards=("attack-20", "attack-08"))
    t.do(0, SHOWN, BONUS, options=["pass", BONUS])
    assert totals(t) == (20 + 3 + more, 8 + 4)


def test_as_an_ally_too_but_only_when_attack_meets_attack() -> None:
    t = dominion(
        "hacker",
        "pacifist",
        "explorer",
        hands={0: ["attack-10", "attack-20"], 1: ["attack-08", "negotiate"], 2: ["attack-07"]},
        prepare=found((1, {2: 1})),
    )
    t.encounter(ships=3, allies={2: ("defense", 1)}, cards=("attack-10", "attack-08")).do(2, SHOWN, BONUS)
    assert totals(t) == (10 + 3, 8 + 4 + 1 + 4)
    t = aimed("negotiate", prepare=found((1, {0: 1}))).do(0, AIMED, "pass")
    t.encounter(ships=3, cards=("negotiate", "attack-08"))
    assert uses(t) == []


def test_a_planet_that_has_left_the_game_adds_nothing() -> None:
    def prepare(game: Game) -> None:
        found((1, {}))(game)
        drop_planet(game, NEW, "test")

    t = aimed(prepare=prepare)
    t.do(0, AIMED, "pass").encounter(ships=3, cards=("attack-20", "attack-08"))
    assert (0, SHOWN) not in t.open


@pytest.mark.rule("F-ZAP-1", "F-POWER-1")
def test_zapped_the_planet_stays_on_the_sheet_and_lost_it_has_no_power() -> None:
    t = aimed(third=("cosmic-zap",)).do(0, AIMED, DISCOVER).do(2, ZAP, "cosmic-zap")
    assert (len(t.state.home_of), t.view(None).current.target) == (NEW, planet(1))
    assert t.view(None).seats[0].sheets[0].memory["tokens"] == 4
    assert (0, AIMED) not in aimed(moves=homes(0, 2)).open


# ---------------------------------------------------------------- wild


def wild(*planets: object, ships: int = 3, **more: Any) -> Table:
    hands = {0: ["attack-10", "attack-20", "negotiate", FLARE], 1: ["attack-08", "attack-30", "negotiate"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["blue", "green"], **more).encounter(ships=ships)
    return t.do(0, LAUNCHED, FLARE, options=["pass", FLARE])


@pytest.mark.rule("F-FLARE-5", "F-LAUNCH-1")
def test_wild_the_genesis_planet_comes_and_a_win_brings_a_reward_for_each_ship() -> None:
    t = wild().encounter(ships=3, cards=("attack-20", "attack-08"))
    assert t.state.tokens[GENESIS.id] == Token(NEW)
    assert (t.state.home_of[NEW], t.ships(0, NEW)) == (1, 3)
    assert [(event["source"], event["seat"], event["cards"]) for event in t.events("rewarded")] == [("explorer", 0, 3)]
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_deal_is_rewarded_like_a_win() -> None:
    t = wild().encounter(ships=3, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-10"), "propose")).do(1, "deal", ("accept",)).do(0, "ships-home", 3)
    assert [(event["seat"], event["cards"]) for event in t.events("rewarded")] == [(0, 3)]


@pytest.mark.rule("F-FLARE-5", "F-DESTINY-7")
@pytest.mark.reading("explorer-wild-when")
def test_wild_who_resettles_plays_it_as_soon_as_the_gate_is_aimed() -> None:
    """The ships settle at once, so there is no later moment."""
    hands = {0: ["attack-10", FLARE]}
    moves = [(0, 4, planet(0, 2), WARP)]
    t = dominion("hacker", "pacifist", "clone", hands=hands, destiny=["red"], moves=moves)
    t.do(0, "regroup", planet(0)).do(0, "own-colour", "resettle")
    t.do(0, AIMED, FLARE, options=["pass", FLARE]).do(0, "launch", {planet(0): 1})
    assert (t.state.home_of[NEW], t.ships(0, NEW)) == (0, 1)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("explorer-wild-when")
def test_wild_any_other_outcome_brings_one() -> None:
    t = wild().encounter(ships=3, cards=("attack-10", "attack-30"))
    t.scripted({(0, "reward-ships"): [0]})
    assert outcome(t)[:2] == ("won", 1)
    assert [(event["seat"], event["ships"], event["cards"]) for event in t.events("rewarded")] == [(0, 0, 1)]


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_genesis_planet_that_is_there_comes_with_everything_on_it() -> None:
    def prepare(game: Game) -> None:
        new = add_planet(game, 2, GENESIS.id)
        put_token(game, GENESIS.id, Token(new), GENESIS.id)
        move(game, 2, planet(2), new, 2)

    t = wild(prepare=prepare)
    assert t.state.gone == (NEW,)
    assert (t.state.home_of[NEW + 1], t.ships(2, NEW + 1), t.view(None).current.target) == (1, 2, NEW + 1)
    assert (t.state.seats[2].home, t.state.seats[2].foreign) == (5, 1)


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_for_others_and_a_card_zap_stops_it() -> None:
    hands = {0: ["attack-10", FLARE], 1: ["attack-08"], 2: ["card-zap"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands).encounter(ships=3)
    t.do(0, LAUNCHED, FLARE).do(2, STOP, "card-zap")
    assert (len(t.state.home_of), t.events("rewarded")) == (NEW, [])
    t = dominion("hacker", "pacifist", "clone", hands={0: ["attack-10"], 1: ["attack-08", FLARE]}).encounter(ships=3)
    assert (1, LAUNCHED) not in t.open


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_super_four_more_at_a_planet_that_it_has_discovered(seat: int) -> None:
    aliens = ["hacker", "pacifist", "clone"]
    aliens[seat] = "explorer"
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["attack-08"]}
    hands[seat].append(FLARE)
    t = dominion(*aliens, hands=hands, prepare=found((1, {1: 2})))
    t.encounter(target=NEW, ships=3).scripted({(0, AIMED): ["pass"]})
    t.encounter(target=NEW, ships=3, cards=("attack-10", "attack-08"))
    t.do(seat, SHOWN, FLARE, options=["pass", BONUS, FLARE]).do(seat, SHOWN, "pass")
    assert totals(t) == (10 + 3 + (4 if seat == 0 else 0), 8 + 2 + (4 if seat == 1 else 0))


@pytest.mark.rule("F-FLARE-6")
def test_super_nowhere_else() -> None:
    t = (
        aimed(FLARE, prepare=found((1, {0: 1})))
        .do(0, AIMED, "pass")
        .encounter(ships=3, cards=("attack-20", "attack-08"))
    )
    assert t.options(0, SHOWN) == ["pass", BONUS]


def test_the_fifth_player_leaves_no_colour_for_it() -> None:
    with pytest.raises(ValueError, match="explorer needs a colour that nobody plays"):
        table("explorer", "void", "mite", "human", "virus", variants=VARIANT)
