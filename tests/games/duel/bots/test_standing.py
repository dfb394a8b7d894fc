"""What a position and its parts are worth: the signs, not the numbers."""

from typing import Any

import pytest

from warptable import new_game
from warptable.games.duel.bots.common.cards import strength, worth_of
from warptable.games.duel.bots.common.effects import total
from warptable.games.duel.bots.common.reading import Reading
from warptable.games.duel.bots.common.standing import Standing, seen, worth_of_end
from warptable.games.duel.bots.common.weights import BY_HAND, FITTED, Weights
from warptable.games.duel.engine.model.effects import (
    Befriend,
    Bombard,
    Choose,
    Draw,
    Gain,
    LoseSupply,
    Ready,
    Recover,
    Spend,
)
from warptable.kernel import Rng

ALL = 0b11111


def reading(seed: int = 1) -> Reading:
    """The first duel of a game without aliens, from seat 0."""
    return Reading(new_game("duel", 2, seed, ()).view(0))


def even(weights: Weights = FITTED) -> Standing:
    return seen(reading())._replace(cards=(0.0, 0.0), straggler=-1, weights=weights)


def test_both_seats_see_opposite_chances() -> None:
    now = even()
    assert now.chance(0) == pytest.approx(0.5, abs=0.01)
    better = now._replace(missing=(3, 5))
    assert better.chance(0) == pytest.approx(1 - better.chance(1), abs=0.01)


@pytest.mark.parametrize(
    "better",
    [
        {"missing": (4, 5)},
        {"supply": (15, 9)},
        {"supply": (3, 0)},
        {"warp": (6, 2)},
        {"ready": (ALL, 0b00111)},
        {"cards": (0.2, 0.0)},
        {"allies": (0.2, 0.0)},
        {"straggler": 0},
    ],
)
@pytest.mark.parametrize("weights", [BY_HAND, FITTED], ids=["by hand", "fitted"])
def test_more_is_better(better: dict[str, Any], weights: Weights) -> None:
    assert even(weights)._replace(**better).chance(0) > even(weights).chance(0)


def test_the_last_planets_and_the_last_ships_count_most() -> None:
    def gain(field: str, before: int, after: int, other: int) -> float:
        changes: list[Any] = [{field: (number, other)} for number in (before, after)]
        one, two = (even()._replace(**change) for change in changes)
        return two.strength(0) - one.strength(0)

    assert gain("missing", 2, 1, 3) > gain("missing", 5, 4, 3)
    assert gain("supply", 1, 2, 9) > gain("supply", 9, 10, 9) > 0


def test_a_tactic_that_readies_others_is_worth_more() -> None:
    recover, none = (even()._replace(ready=(ready, ALL)) for ready in (0b00011, 0b00110))
    assert recover.strength(0) > none.strength(0)


def test_the_end_of_a_game() -> None:
    assert [worth_of_end(winners, 0) for winners in ((0,), (1,), (), (0, 1))] == [1.0, 0.0, 0.5, 0.75]


def test_cards_by_what_they_beat() -> None:
    assert strength(-2) < strength(9) < strength(42)
    assert worth_of("plan-42") > worth_of("plan-09") > worth_of("plan-m02")
    assert worth_of("mega-support") > worth_of("token-support") > 0


def test_texts_of_cards_are_worth_something() -> None:
    r = reading()
    assert total((Draw(2),), r, 0) > 0
    assert total((Recover(3),), r, 0) > 0
    assert total((Gain(2),), r, 0) > total((Gain(1),), r, 0) > 0
    assert total((Befriend(),), r, 0) > 0
    assert total((Ready(1),), r, 0) == 0, "nothing is spent yet"
    assert total((Spend(1),), r, 0) < 0
    assert total((LoseSupply(4),), r, 0) < 0 < total((Bombard(4),), r, 0)
    ways = Choose((("one", (Draw(1),)), ("many", (Draw(4),))))
    assert total((ways,), r, 0) == total((Draw(4),), r, 0)


def test_hands_are_dealt_from_what_may_be_there() -> None:
    r = reading(3)
    for hand in r.hands(1, 10, Rng.seeded(3)):
        assert len(hand) == 6
        assert len(set(hand)) == 6
        assert set(hand) <= set(r.pool(1))
