"""Rivals who win otherwise than by colonies: the bots gang up on them, and take such a way themselves. They know it
only by what it declares."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.scenario import Table, planet, table
from warptable.bots import Sight, make_bot
from warptable.games.encounter.bots.common.reading import Reading
from warptable.games.encounter.bots.shrewd.bot import ShrewdBot
from warptable.games.encounter.bots.shrewd.standing import Standing
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.roles import DEFENSE, OFFENSE
from warptable.kernel import Rng

ABROAD = [(0, 1, planet(0, 1), planet(2))]
"""Seat 0 has a colony in the system of seat 2."""
ALIENS = ("ace", "hacker", "pacifist", "void")


def steady(t: Table, seat: int, prompt: str) -> Any:
    return make_bot("steady").choose(Sight(t.session, seat), t.decision(seat, prompt), Rng.seeded(1))


def shrewd(t: Table, seat: int, prompt: str) -> Any:
    return ShrewdBot(imagines=False).choose(lambda: t.view(seat), t.decision(seat, prompt), Rng.seeded(1))


def reading(t: Table, seat: int) -> Reading:
    return Reading.of(lambda: t.view(seat))


# ---------------------------------------------------------------- one colony is enough


@pytest.mark.parametrize("bot", [steady, shrewd])
def test_nobody_invites_a_guest_for_whom_one_colony_is_enough(bot: Any) -> None:
    hands = {1: ["attack-06"], 2: ["attack-10"]}
    t = dominion(*ALIENS, hands=hands, first=1, destiny=["green"])
    t.do(1, "aim", planet(2)).do(1, "launch", 3)
    assert 0 not in bot(t, 1, "invite")


@pytest.mark.parametrize("bot", [steady, shrewd])
def test_everybody_joins_the_defense_against_it(bot: Any) -> None:
    t = dominion(*ALIENS, hands={0: ["attack-12"]}).do(0, "regroup", planet(0, 1))
    t.do(0, "aim", planet(1)).do(0, "launch", 3)
    t.do(0, "invite", (2, 3)).do(1, "invite", (2, 3))
    assert bot(t, 2, "ally") == "defense"
    t.do(2, "ally", "defense")
    assert sum(ships for _, ships in bot(t, 2, "ally-ships")) == 4


def test_its_colony_is_attacked_with_all_that_can_be_spared() -> None:
    t = dominion(*ALIENS, moves=ABROAD, first=1, destiny=["green"])
    assert steady(t, 1, "aim") == planet(2)
    t.do(1, "aim", planet(2))
    assert steady(t, 1, "ace-against") == 0
    t.do(1, "ace-against", 0)
    assert sum(ships for _, ships in steady(t, 1, "launch")) == 4
    assert reading(t, 3).worth_of_win(OFFENSE) > 3.0
    assert reading(t, 0).worth_of_win(OFFENSE) < -3.0


def test_the_colony_makes_it_the_favourite_in_advance() -> None:
    t = dominion(*ALIENS)
    standing = Standing.seen(reading(t, 1))
    assert standing.worth({0: 1}) < 0.5 * standing.worth({2: 1})
    assert standing.of(0).worth({0: 1}) > 0.6


# ---------------------------------------------------------------- steps by the result


def spent(left: int) -> Any:
    """Seat 0 has so many tokens left."""

    def prepare(game: Game) -> None:
        game.seats[0].sheets[0].memory.update(tokens=left)

    return prepare


@pytest.mark.parametrize(("left", "side"), [(8, "decline"), (1, "offense")])
@pytest.mark.parametrize("bot", [steady, shrewd])
def test_who_wins_by_the_next_successful_defense_is_feared_by_all(bot: Any, left: int, side: str) -> None:
    """The planet attacked is nothing to seat 3, which has a colony there."""
    moves = [(3, 1, planet(3), planet(2))]
    t = table("tick-tock", "hacker", "pacifist", "void", first=1, destiny=["green"], moves=moves, prepare=spent(left))
    t.do(1, "aim", planet(2)).do(1, "launch", 3)
    t.do(1, "invite", (0, 3)).do(2, "invite", (0, 3))
    assert (bot(t, 3, "ally") == "offense") == (side == "offense")
    assert (reading(t, 3).worth_of_win(DEFENSE) < -6.0) == (left == 1)
    assert (reading(t, 0).worth_of_win(DEFENSE) > 6.0) == (left == 1)


def test_the_last_steps_count_most_and_lost_ships_may_be_steps() -> None:
    t = table("masochist", "hacker", "void").do(0, "aim", planet(1)).do(0, "launch", 4)
    r = reading(t, 0)
    worth = [r.worth_of_steps({0: number}) for number in (4, 8, 12, 20)]
    assert worth == sorted(worth)
    assert worth[1] > 2 * worth[0] > 0
    assert r.worth_by_other_ways(DEFENSE, (r.fleet(OFFENSE), r.fleet(DEFENSE))) == worth[0]
