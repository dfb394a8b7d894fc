"""Mutant as the edition of 2000 has it: filled up to seven cards, before encounter cards are laid."""

from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import uses, zapped

REFILL = "mutant.refill"
BEFORE = "window-PLANNING_BEFORE"
SOURCE = "mutant-source"
FIVE = ["attack-08", "attack-10", "attack-12", "attack-14", "attack-15"]


def mutant(*mine: str, seat: int = 0, **given: Any) -> Table:
    aliens = ["zombie", "healer", "virus"]
    aliens[seat] = "mutant"
    hands = {0: ["attack-06", "attack-06"], 1: ["attack-06", "attack-06"], seat: list(mine)}
    t = table(*aliens, edition="avalon", hands=hands, **given)
    return t.encounter(ships=1)


@pytest.mark.rule("A-POWER-1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.reading("mutant-2000-seven")
def test_a_main_player_fills_up_to_seven_from_any_sources(seat: int) -> None:
    t = mutant(*FIVE, seat=seat, deck=["attack-20"]).do(seat, BEFORE, REFILL, options=["pass", REFILL])
    others = sorted({0, 1, 2} - {seat})
    t.do(seat, SOURCE, "deck", options=["deck", *others])
    t.do(seat, SOURCE, 2, options=["deck", *others])
    assert t.hand(seat) == sorted([*FIVE, "attack-20", "attack-06"])
    assert t.hand(2) == []
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("A-POWER-1")
@pytest.mark.parametrize("held", [7, 8])
def test_with_seven_cards_or_more_it_is_not_asked(held: int) -> None:
    t = mutant(*["attack-08"] * held)
    assert t.open[0][1] == "encounter-card"


@pytest.mark.rule("A-POWER-1")
def test_it_may_keep_its_short_hand() -> None:
    t = mutant("attack-08", "attack-10").passes(0)
    assert (uses(t), t.hand(0)) == ([], ["attack-08", "attack-10"])


@pytest.mark.rule("A-DRAW-4")
@pytest.mark.reading("mutant-2000-seven")
def test_an_offense_that_lost_its_cards_saves_its_turn() -> None:
    """Later in its turn it has no encounter card: by refilling before cards are laid it gets one."""
    t = table(
        "mutant",
        "zombie",
        "healer",
        edition="avalon",
        hands={0: ["attack-06"], 1: ["attack-06", "attack-08"], 2: ["plague", "attack-04"]},
        deck=["attack-20"] * 2,
    )
    while t.open != [(2, "window-FREE_3")]:
        t.passes(2) if "window" in t.open[0][1] else t.encounter(ships=1)
    t.do(2, "window-FREE_3", "plague").do(2, "plague-victim", 0).do(0, "lose-ships", {planet(0, 1): 3}).passes(2)
    assert t.hand(0) == []
    t.encounter(ships=1).do(0, BEFORE, REFILL)
    while t.open == [(0, SOURCE)]:
        t.do(0, SOURCE, "deck")
    assert len(t.hand(0)) == 7
    assert t.events("turn_breaks_off") == []


@pytest.mark.rule("A-ZAP-2")
def test_zapped_it_gets_nothing() -> None:
    hands = {0: ["attack-06", "cosmic-zap"], 1: ["attack-08", "attack-10"]}
    t = table("zombie", "mutant", "healer", edition="avalon", hands=hands).encounter(ships=1)
    t.do(1, BEFORE, REFILL).do(0, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (zapped(t, 1), t.hand(1)) == ([True], ["attack-08", "attack-10"])


@pytest.mark.rule("A-2P-4")
def test_in_the_game_of_two_it_takes_from_deck_and_opponent() -> None:
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-06", "attack-12"]}
    t = table("mutant", "zombie", edition="avalon", hands=hands).encounter(ships=1)
    t.do(0, BEFORE, REFILL).do(0, SOURCE, 1, options=["deck", 1])
    assert len(t.hand(1)) == 1
