"""Special ships and the bots: free points are taken, ships jump into open fights and out of lost ones."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table
from warptable.bots import Bot
from warptable.games.encounter.bots.shrewd.bot import ShrewdBot
from warptable.games.encounter.bots.steady.bot import SteadyBot
from warptable.games.encounter.engine.model.pieces import Mark
from warptable.games.encounter.engine.model.places import GATE
from warptable.kernel import PASS, Pick, Rng

LEVELS: dict[str, Callable[[], Bot]] = {"steady": SteadyBot, "shrewd": lambda: ShrewdBot(imagines=False)}
levels = pytest.mark.parametrize("name", LEVELS)


def flagship(place: int, cards: tuple[str, str], second: int = -1) -> Table:
    """Three players; the flagship of the offense is there, perhaps with a second one elsewhere, and these cards are in
    hands."""

    def marked(g: Any) -> None:
        g.s.marks = [Mark("flagship", 0, place)]
        if second >= 0:
            g.s.marks.append(Mark("second-flagship", 0, second))

    hands = {0: [cards[0], "attack-04"], 1: [cards[1], "attack-05"]}
    variant = "flagships" if second < 0 else "two-flagships"
    return table(players=3, hands=hands, variants=(variant,), prepare=marked)


def answer(name: str, t: Table, seat: int, prompt: str) -> Any:
    return LEVELS[name]().choose(lambda: t.view(seat), t.decision(seat, prompt), Rng.seeded(1))


def at(t: Table, seat: int, prompt: str, cards: tuple[str, str]) -> Table:
    """Play on until this seat gets this question; all offers before it are passed."""
    for _ in range(40):
        if (seat, prompt) in t.open:
            return t
        t.encounter(ships={planet(0, 1): 4}, cards=cards)
        if (0, "one-special") in t.open:
            t.do(0, "one-special", next(mark.kind for mark in t.state.marks if mark.place == planet(0, 1)))
        elif (seat, prompt) not in t.open:
            t.passes(t.open[0][0])
    raise AssertionError(f"{prompt} is not asked: {t.open}")


@levels
def test_a_ship_at_home_jumps_into_a_fight_that_is_open_and_not_before(name: str) -> None:
    cards = ("attack-10", "attack-08")
    t = flagship(planet(0), cards)
    assert answer(name, t, 0, "window-ENCOUNTER_START") == PASS
    at(t, 0, "window-FREE_5", cards)
    assert answer(name, t, 0, "window-FREE_5") == "flagship.drive"
    t.do(0, "window-FREE_5", "flagship.drive")
    assert answer(name, t, 0, "flagship-to") == GATE


@levels
def test_where_it_fights_its_points_are_taken(name: str) -> None:
    cards = ("attack-10", "attack-08")
    t = flagship(planet(0, 1), cards)
    at(t, 0, "window-REVEALED_TOTAL", cards)
    assert answer(name, t, 0, "window-REVEALED_TOTAL") == "flagship.strengthen"


@levels
def test_the_marker_goes_to_the_largest_colony_also_the_new_one(name: str) -> None:
    t = table(players=3, moves=[(0, 2, 0, 1)])
    bot = LEVELS[name]()
    asked = Pick(0, "mark-ship", "N-SHIP-1", [0, 1, 2])
    assert bot.choose(lambda: t.view(0), asked, Rng.seeded(1)) == 1
    new = Pick(0, "new-marker", "N-SHIP-5", [3, 1, "no-marker"])
    assert bot.choose(lambda: t.view(0), new, Rng.seeded(1)) == 1


@levels
def test_the_second_of_two_flagships_is_used_like_the_first(name: str) -> None:
    """It looks where the ship is that could jump, not where the other one is."""
    cards = ("attack-10", "attack-08")
    t = at(flagship(planet(0), cards, second=planet(0, 1)), 0, "window-FREE_5", cards)
    assert t.options(0, "window-FREE_5") == ["pass", "flagship.drive", "second-flagship.drive"]
    assert answer(name, t, 0, "window-FREE_5") == "flagship.drive"
    t = at(flagship(planet(0, 1), cards, second=planet(0)), 0, "window-FREE_5", cards)
    assert answer(name, t, 0, "window-FREE_5") == "second-flagship.drive"
    at(t, 0, "window-REVEALED_TOTAL", cards)
    assert answer(name, t, 0, "window-REVEALED_TOTAL") == "flagship.strengthen"
