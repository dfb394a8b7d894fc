"""Planets come into the game and leave it: their names stay, and everything else follows from their ships."""

from __future__ import annotations

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.bots import Sight, make_bot
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.content.api import Alien, Use, W
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.places import AIR, BESIDE, GATE, OUT
from warptable.games.encounter.engine.verbs.planets import add_planet
from warptable.games.encounter.engine.verbs.ships import move
from warptable.games.encounter.engine.verbs.stores import lay_at_planet
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Of, Rng
from warptable.kernel.packs import Pack

CARDS = ("attack-08", "attack-06")


def maker() -> Pack:
    """An alien that adds a planet to a home system at the start of each encounter, and one that destroys one."""
    builder, breaker = Alien("builder"), Alien("breaker")
    where = builder.prompt("system", Of.SEAT)
    what = breaker.prompt("planet", Of.PLANET)

    @builder.ability(W.ENCOUNTER_START)
    async def build(use: Use[None]) -> None:
        use.add_planet(await use.pick(where, range(use.g.n)))

    @breaker.ability(W.ENCOUNTER_START)
    async def smash(use: Use[None]) -> None:
        homes = [use.g.home_planets(seat) for seat in range(use.g.n)]
        planets = [planet for home in homes for planet in home if len(home) > 1]
        await use.remove_planet(await use.pick(what, planets))

    return Pack("makers", "1", {"builder": builder, "breaker": breaker})


def with_sixth(g: Game) -> None:
    """Blue, the seat 1, has a sixth planet."""
    assert add_planet(g, 1, "test") == 15


def names(t: Table, seat: int) -> list[str]:
    speaker = Speaker("en", None, t.state.home_of)
    return [speaker.planet(planet) for planet in t.game.home_planets(seat)]


def test_a_new_planet_is_the_last_of_its_system() -> None:
    t = table(players=3, prepare=with_sixth)
    assert names(t, 1) == ["B1", "B2", "B3", "B4", "B5", "B6"]
    assert names(t, 2) == ["G1", "G2", "G3", "G4", "G5"], "others keep their names"
    assert [t.state.ships[place] for place in (GATE, BESIDE, WARP, OUT, AIR)] == [[0, 0, 0]] * 5
    assert t.state.ships[15] == [0, 0, 0]


def test_a_new_planet_is_a_target_and_counts_as_foreign_for_others() -> None:
    t = table(players=3, hands={0: ["attack-08"], 1: ["attack-06"]}, prepare=with_sixth)
    t.do(0, "aim", 15, options=[*range(5, 10), 15])
    t.do(0, "launch", 1)
    assert t.state.frames[-1].target == 15
    t.encounter(target=15, cards=CARDS)
    assert t.ships(0, 15) == 1
    assert t.state.seats[0].foreign == 1


def test_a_new_planet_counts_as_home_for_its_owner() -> None:
    def settled(g: Game) -> None:
        with_sixth(g)
        move(g, 1, 5, 15, 2)

    t = table(players=3, prepare=settled)
    assert (t.state.seats[1].home, t.state.seats[1].foreign) == (6, 0)


def smashed(t: Table, number: int) -> Table:
    t.do(2, "window-ENCOUNTER_START", "breaker.smash")
    return t.do(2, "breaker-planet", number)


def test_a_planet_leaves_with_its_ships_and_cards() -> None:
    def stationed(g: Game) -> None:
        lay_at_planet(g, 0, g.hand(0)[0], planet(0, 1), "test")

    t = table(
        "human",
        "macron",
        "breaker",
        hands={0: ["attack-08", "attack-10"]},
        moves=[(1, 2, planet(1), planet(0, 1))],
        packs=[maker()],
        prepare=stationed,
    )
    assert t.state.seats[1].foreign == 1
    smashed(t, planet(0, 1))
    assert t.state.gone == (planet(0, 1),)
    assert t.state.ships[planet(0, 1)] == [0, 0, 0]
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (4, 2), "one batch"
    assert (t.state.seats[0].home, t.state.seats[1].foreign) == (4, 0)
    assert t.state.planet_cards == {}
    assert t.discards() == ["attack-08"]
    assert names(t, 0) == ["R1", "R3", "R4", "R5"]
    assert [event["planet"] for event in t.events("planet_gone")] == [planet(0, 1)]
    assert not problems(t.session)


@pytest.mark.rule("F-POWER-1")
def test_a_power_is_lost_at_once_with_the_planet() -> None:
    moves = [(1, 4, planet(1, number), planet(1)) for number in (1, 2)]
    t = table("human", "macron", "breaker", moves=moves, packs=[maker()])
    assert t.events("power_lost") == []
    smashed(t, planet(1))
    assert [event["seat"] for event in t.events("power_lost")] == [1]
    assert t.state.seats[1].sheets[0].lost


@pytest.mark.parametrize("uniform", [False, True])
def test_random_games_go_on_whatever_comes_and_goes(uniform: bool) -> None:
    t = table("builder", "citadel", "breaker", "amoeba", packs=[maker()], uniform=uniform)
    game, rng, bot = t.session, Rng.seeded("planets"), make_bot("random")
    while game.decisions and game.state.encounters < 12:
        decision = game.decisions[0]
        game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))
        assert not problems(game)
    assert game.state.gone
    assert len(game.state.home_of) > 22
