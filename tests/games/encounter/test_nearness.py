"""Other ways to win are seen before they are reached: in views, by bots, and in warnings at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.scenario import OUT, WARP, planet, table
from tests.readings import homes
from warptable.games.encounter.bots.common.reading import Reading
from warptable.games.encounter.bots.shrewd.standing import Standing
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.nearness import Near, almost
from warptable.games.encounter.engine.verbs.ships import mark_ships
from warptable.games.encounter.page.dock.context import warnings
from warptable.games.encounter.page.examples import scene_of


def test_everybody_sees_how_near_somebody_is() -> None:
    t = dominion("ace", "lizard", "masochist", moves=[(2, 3, planet(2), WARP), (2, 1, planet(2), OUT)])
    assert [seat.near[:2] for seat in t.view(None).seats] == [(0, 1), (0, 20), (4, 20)]
    moves = [(0, 1, planet(0, 4), planet(1))]
    t = dominion("ace", "tick-tock", "clone", moves=moves)
    assert [seat.near[:2] for seat in t.view(2).seats] == [(1, 1), (0, 10), (0, 0)]


def morphed(number: int) -> Callable[[Game], None]:
    def prepare(game: Game) -> None:
        for home in range(number // 4):
            mark_ships(game, 1, "lizard", planet(1, home), "lizard", number=4, bonus=2)

    return prepare


def test_morphed_ships_and_spent_tokens_and_granted_flares_count() -> None:
    t = dominion("hacker", "lizard", "clone", prepare=morphed(12))
    assert t.view(0).seats[1].near[:2] == (12, 20)
    t = table("tick-tock", "hacker", "clone", prepare=lambda game: game.seats[0].sheets[0].memory.update(tokens=2))
    assert t.view(1).seats[0].near[:2] == (8, 10)
    t = dominion("reactor", "hacker", "clone", hands={1: ["flare-hacker"], 2: ["flare-clone"]})
    assert t.view(1).seats[0].near[:2] == (2, 2)
    t = dominion("reactor", "hacker", "clone", hands={1: ["flare-hacker"]}, stored={0: ["flare-clone"]})
    assert t.view(1).seats[0].near[:2] == (1, 2)


def test_a_power_that_is_lost_or_facedown_tells_nothing() -> None:
    t = dominion("hacker", "lizard", "clone", moves=homes(1, 2))
    assert t.view(0).seats[1].near[:2] == (0, 0)
    t = table("masochist", "hacker", "clone", variants=("hidden-powers",))
    assert t.state.seats[0].sheets[0].hidden
    assert t.view(1).seats[0].near[:2] == (0, 0)


@pytest.mark.parametrize(("near", "warned"), [((0, 0), False), ((0, 1), False), ((1, 1), True), ((8, 10), True)])
def test_from_four_fifths_on_it_is_almost_there(near: tuple[int, int], warned: bool) -> None:
    assert almost(Near(*near)) is warned


def test_the_table_warns_of_a_rival() -> None:
    hands = {0: ["attack-10", "attack-12"], 1: ["attack-08", "attack-04"]}
    for number, warned in ((12, []), (16, ["The power of Blue has almost won the game (16 of 20)."])):
        t = dominion("hacker", "lizard", "clone", hands=hands, prepare=morphed(number)).encounter(ships=2)
        scene = scene_of(t.session, 0)
        assert [text for text, _ in warnings(scene, t.decision(0, "encounter-card"))] == warned


def test_bots_fear_a_rival_who_is_near() -> None:
    def worth(number: int) -> float:
        t = dominion("hacker", "lizard", "clone", prepare=morphed(number))
        seen = Standing.seen(Reading.of(lambda: t.view(0))).worth()
        assert Standing.imagined(t.state, 1).worth() > 0
        return seen

    assert worth(16) < worth(8) < worth(0)
