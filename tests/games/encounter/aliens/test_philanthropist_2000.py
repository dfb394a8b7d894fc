"""Philanthropist as the edition of 2000 has it: a gift from the disc until alliances are formed, and no new hand."""

from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import uses, zapped

GIVE, CARD = "philanthropist.give", "philanthropist-card"
DISC, AIMED, FORMED = "window-DESTINY_SETTLED", "window-FREE_3", "window-ALLIANCES_FORMED"
SEVEN = ["attack-08"] * 4 + ["attack-10"] * 3


def giver(seat: int, *mine: str, theirs: list[str] | None = None, **given: Any) -> Table:
    aliens = ["zombie", "healer", "virus"]
    aliens[seat] = "philanthropist"
    hands = {0: ["attack-06", "attack-08"], 1: ["attack-06", "attack-08"], seat: list(mine)}
    if theirs is not None:
        hands[1 - seat] = theirs
    return table(*aliens, edition="avalon", hands=hands, **given)


@pytest.mark.rule("A-POWER-1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moment", [DISC, AIMED, FORMED])
@pytest.mark.reading("philanthropist-2000-moments")
def test_a_main_player_gives_once_at_one_of_three_moments(seat: int, moment: str) -> None:
    t = giver(seat, "attack-04", "negotiate", "stellar-gas")
    for earlier in (DISC, AIMED, FORMED):
        assert t.open == [(seat, earlier)]
        if earlier == moment:
            break
        t.passes(seat).encounter(ships=1)
    t.do(seat, moment, GIVE, options=["pass", GIVE])
    t.do(seat, CARD, "attack-04", options=["attack-04", "negotiate", "stellar-gas"]).encounter(ships=1)
    assert uses(t) == [(seat, GIVE)]
    assert t.hand(1 - seat) == ["attack-04", "attack-06", "attack-08"]
    assert t.open[0][1] == "encounter-card"  # it is not asked again


@pytest.mark.rule("A-POWER-1")
@pytest.mark.reading("philanthropist-2000-moments")
def test_an_ally_gives_to_either_main_player() -> None:
    t = giver(2, "attack-04", "negotiate").encounter(ships=1, allies={2: ("offense", 1)})
    t.do(2, FORMED, GIVE).do(2, CARD, "attack-04").do(2, "philanthropist-receiver", 1, options=[0, 1])
    assert t.hand(1) == ["attack-04", "attack-06", "attack-08"]


@pytest.mark.rule("A-DRAW-7", "A-VEC-9")
def test_a_defense_without_cards_draws_seven_before_it_gets_the_gift() -> None:
    """The rulebook's example: the Philanthropist turns the disc of somebody without cards."""
    t = giver(0, "attack-04", "negotiate", theirs=[], deck=SEVEN)
    assert [(event["source"], event["seat"], event["number"]) for event in t.events("drew")] == [("A-DRAW-7", 1, 7)]
    t.do(0, DISC, GIVE).do(0, CARD, "attack-04")
    assert t.hand(1) == sorted([*SEVEN, "attack-04"])


@pytest.mark.rule("A-DRAW-11", "A-PLAGUE-1")
@pytest.mark.reading("refill-before-a-gift")
def test_a_defense_stripped_of_its_cards_must_play_the_gift() -> None:
    """The rulebook's example for the Plague, played when the defense is known: the harmless card is the only one."""
    t = giver(0, "plague", "attack-04", "attack-20", theirs=["attack-12", "negotiate"])
    while t.open != [(0, "window-FREE_2")]:
        t.passes(0)
    t.do(0, "window-FREE_2", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1, 1): 3})
    t.scripted({(2, "window-WARPED"): ["pass"]})
    assert t.hand(1) == []
    t.encounter(ships=1).do(0, AIMED, GIVE).do(0, CARD, "attack-04")
    assert t.hand(1) == ["attack-04"]
    t.encounter(ships=1, cards=("attack-20", "attack-04"))
    assert not {"A-DRAW-6", "A-DRAW-7"} & {event["source"] for event in t.events("drew")}
    assert t.events("revealed")[-1]["faces"] == ["attack-20", "attack-04"]


@pytest.mark.rule("A-DRAW-2", "A-DRAW-4", "A-DRAW-5")
@pytest.mark.reading("philanthropist-2000-no-hand")
def test_an_offense_that_gives_its_last_encounter_card_away_ends_its_turn() -> None:
    """In 2008 it would draw a new hand."""
    t = giver(0, "attack-04", "stellar-gas", destiny=["blue", "green"]).do(0, DISC, GIVE).do(0, CARD, "attack-04")
    assert t.hand(0) == ["stellar-gas"]
    t.encounter(ships=1)
    assert t.events("turn_breaks_off") == [{"source": "A-DRAW-4", "seat": 0}]
    t.do(0, "ships-home", {planet(0, 3): 1}, options=range(5))
    assert (t.ships(0, planet(0, 3)), t.state.player) == (5, 1)


@pytest.mark.rule("A-ZAP-2")
def test_zapped_it_keeps_its_card() -> None:
    t = giver(0, "attack-04", "negotiate", theirs=["attack-12", "cosmic-zap"]).do(0, DISC, GIVE)
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap").encounter(ships=1)
    assert (zapped(t, 0), t.hand(0)) == ([True], ["attack-04", "negotiate"])
    assert t.open[0][1] == "encounter-card"


@pytest.mark.rule("A-2P-1")
def test_in_the_game_of_two_it_gives_without_a_disc() -> None:
    hands = {0: ["attack-04", "negotiate"], 1: ["attack-06"]}
    t = table("philanthropist", "zombie", edition="avalon", hands=hands).do(0, DISC, GIVE).do(0, CARD, "attack-04")
    assert t.hand(1) == ["attack-04", "attack-06"]
