"""Hazard warnings on destiny cards (N-HAZ)."""

import pytest

from tests.games.encounter.scenario import planet, table
from warptable import new_game
from warptable.games.encounter.engine.model.destiny import WARNING, color_card
from warptable.kernel.colors import COLORS

REWARDS = ("reward-deck",)


@pytest.mark.rule("N-HAZ-5")
@pytest.mark.parametrize("variants", [REWARDS, ("dominion-aliens",), ("technology",), ()])
def test_one_card_of_each_colour_has_a_warning_where_anything_looks_at_it(variants: tuple[str, ...]) -> None:
    t = table(players=5, destiny=[], variants=variants)
    deck = [*t.state.destiny.draw, t.view(None).current.destiny]
    marked = [card for card in deck if card.endswith(WARNING)]
    assert sorted(marked) == sorted(color_card(color, hazard=True) for color in COLORS if {*variants} - {"technology"})
    assert sum(any(color in card for color in COLORS) for card in deck) == 15


@pytest.mark.rule("N-HAZ-1", "N-HAZ-2")
@pytest.mark.parametrize(("card", "warned"), [("blue", False), ("blue-hazard", True)])
def test_a_warning_that_is_drawn_holds_for_the_encounter(card: str, warned: bool) -> None:
    hands = {0: ["attack-20", "attack-30"], 1: ["attack-04", "attack-06"]}
    t = table(players=3, hands=hands, destiny=[card, "green"], variants=REWARDS)
    assert t.events("destiny")[0]["card"] == f"destiny-{card}"
    assert t.options(0, "aim") == list(range(5, 10))  # whom it names does not depend on the warning
    assert t.view(None).current.hazard is warned
    assert t.events("hazard") == ([{"source": "N-HAZ-2", "seat": 0}] if warned else [])
    t.encounter(target=planet(1), cards=("attack-20", "attack-04"))
    t.do(0, "second-encounter", "go-on")
    assert t.view(None).current.number == 2
    assert not t.view(None).current.hazard


@pytest.mark.rule("N-HAZ-3", "N-HAZ-4")
def test_a_warning_on_a_card_that_is_drawn_again_counts_once() -> None:
    t = table(players=3, destiny=["red-hazard", "red", "blue-hazard"], variants=REWARDS, moves=[(1, 1, 5, 0)])
    t.do(0, "own-colour", "redraw", options=["redraw", 1])
    assert [event["card"] for event in t.events("destiny")] == [
        "destiny-red-hazard",
        "destiny-red",
        "destiny-blue-hazard",
    ]
    assert len(t.events("hazard")) == 1
    assert t.view(None).current.hazard
    t.encounter(target=planet(1))


def test_a_card_with_a_warning_may_name_the_first_player() -> None:
    firsts = [new_game("ffg", 3, seed=seed, variants=REWARDS, aliens=()) for seed in range(12)]
    named = [event.data for game in firsts for event in game.log if event.kind == "first_player"]
    assert any(found["card"].endswith(WARNING) for found in named)
    assert all(COLORS[found["seat"]] in found["card"] for found in named)
