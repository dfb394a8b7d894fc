"""Shadow: destiny costs whoever it names a ship; its flare takes the winners along, or fills the gap."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, uses, zapped

EXECUTE, EXECUTE_WILD = "shadow.execute", "shadow.execute-wild"
FLARE = "flare-shadow"
COLONIES = [planet(1, number) for number in range(5)]


@pytest.mark.rule("F-DESTINY-1", "F-GOAL-7")
@pytest.mark.parametrize("shadow", [0, 2])
def test_a_drawn_colour_costs_that_player_a_ship_that_the_shadow_picks(shadow: int) -> None:
    aliens = ["virus", "human", "filch"]
    aliens[shadow] = "shadow"
    t = table(*aliens)
    assert uses(t) == [(shadow, EXECUTE)]
    t.do(shadow, "shadow-ship", planet(1, 3), options=COLONIES)
    assert (t.ships(1, planet(1, 3)), t.ships(1, WARP)) == (3, 1)
    assert t.events("to_warp") == [{"source": "shadow", "seat": 1, "ships": 1}]
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-DESTINY-3")
def test_its_own_colour_never_triggers_it() -> None:
    t = table("virus", "shadow", "human")
    assert (t.open, uses(t)) == ([(0, "aim")], [])


@pytest.mark.rule("F-DESTINY-4", "F-DESTINY-5")
@pytest.mark.reading("shadow-every-card")
def test_every_card_drawn_counts_also_one_that_is_redrawn() -> None:
    t = table("virus", "human", "shadow", destiny=["red", "blue"], moves=[(1, 1, planet(1), planet(0))])
    t.do(2, "shadow-ship", planet(0, 1), options=[planet(0, number) for number in range(5)])
    t.do(0, "own-colour", "redraw").do(2, "shadow-ship", planet(0))
    assert (t.ships(0, WARP), t.ships(1, WARP), t.ships(1, planet(0))) == (1, 1, 0)
    assert uses(t) == [(2, EXECUTE)] * 2


@pytest.mark.rule("F-DESTINY-1", "F-TIMING-2")
@pytest.mark.parametrize("shadow", [3, 4])
def test_a_rejected_card_and_the_one_drawn_instead_each_cost_the_player_they_name(shadow: int) -> None:
    """Whether the Shadow sits before or after the holder of the flare that rejects the first card."""
    aliens = ["virus", "human", "filch", "mite", "mite"]
    aliens[shadow] = "shadow"
    other = 7 - shadow
    t = table(*aliens, destiny=["blue", "green"], hands={other: ["attack-06", "flare-dictator"]})
    if shadow < other:
        t.do(shadow, "shadow-ship", planet(1))
    t.do(other, "window-DESTINY_DRAWN", "flare-dictator")
    t.do(shadow, "shadow-ship", planet(2), options=[planet(2, number) for number in range(5)])
    if shadow > other:
        t.do(shadow, "shadow-ship", planet(1), options=COLONIES)
    assert [t.ships(seat, WARP) for seat in range(5)] == [0, 1, 1, 0, 0]
    assert uses(t) == [(shadow, EXECUTE)] * 2


@pytest.mark.rule("F-DESTINY-9")
def test_a_special_card_counts_for_the_player_it_names() -> None:
    t = table("virus", "human", "shadow", destiny=["destiny-most-cards"], hands={1: ["attack-06"] * 2})
    t.do(2, "shadow-ship", planet(1), options=COLONIES)
    assert t.ships(1, WARP) == 1
    t = table("virus", "shadow", "human", destiny=["destiny-most-cards"], hands={1: ["attack-06"] * 2})
    assert uses(t) == []


@pytest.mark.rule("F-DESTINY-8")
def test_with_a_wild_card_it_may_execute_a_ship_of_any_other_player() -> None:
    t = table("virus", "human", "shadow", destiny=["wild"])
    t.do(2, "window-DESTINY_DRAWN", EXECUTE_WILD, options=["pass", EXECUTE_WILD])
    t.do(2, "shadow-victim", 0, options=[0, 1]).do(2, "shadow-ship", planet(0))
    assert (t.ships(0, WARP), t.ships(0, planet(0))) == (1, 3)
    t.do(0, "wild", 1)
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-DESTINY-8", "F-TIMING-1")
def test_with_a_wild_card_it_may_decline() -> None:
    t = table("virus", "human", "shadow", destiny=["wild"]).passes(2)
    assert (t.open, t.events("to_warp")) == ([(0, "wild")], [])


@pytest.mark.rule("F-STRIP-1", "F-POWER-1")
def test_taking_the_last_ship_removes_the_colony_and_perhaps_a_power() -> None:
    gathered = [(1, 4, planet(1), planet(1, 4)), (1, 4, planet(1, 1), planet(1, 4)), (1, 3, planet(1, 2), planet(1, 4))]
    t = table("virus", "human", "shadow", moves=gathered)
    t.do(2, "shadow-ship", planet(1, 2), options=[planet(1, number) for number in (2, 3, 4)])
    assert t.state.seats[1].home == 2
    assert t.events("power_lost")[0]["alien"] == "human"


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_executes_nobody_for_the_rest_of_the_encounter() -> None:
    hands = {1: ["attack-06", "cosmic-zap"]}
    t = table("virus", "human", "shadow", hands=hands, destiny=["red", "blue"], moves=[(1, 1, planet(1), planet(0))])
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap").do(0, "own-colour", "redraw")
    assert (t.open, t.ships(0, WARP), t.ships(1, WARP), uses(t)) == ([(0, "aim")], 0, 0, [(2, EXECUTE)])
    assert zapped(t, 2) == [True]


@pytest.mark.rule("F-ZAP-2")
def test_a_zap_ends_with_the_encounter() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40", "attack-06", "cosmic-zap"]}
    t = table("mite", "human", "shadow", hands=hands, destiny=["blue", "red"])
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap").encounter(ships=1, cards=("attack-04", "attack-40"))
    assert t.open == [(2, "shadow-ship")]
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-POWER-2")
def test_without_its_power_it_executes_nobody() -> None:
    t = table("virus", "human", "shadow", moves=homes(2, 2))
    assert (t.open, uses(t)) == ([(0, "aim")], [])


@pytest.mark.rule("F-GOAL-7")
def test_a_zombies_ship_returns_to_a_colony() -> None:
    t = table("virus", "zombie", "shadow").do(2, "shadow-ship", planet(1)).do(1, "ships-home", {planet(1, 1): 1})
    assert (t.ships(1, WARP), t.ships(1, planet(1)), t.ships(1, planet(1, 1))) == (0, 3, 5)


# ---- the super flare ---------------------------------------------------------------------------------

SPARE = [(0, 2, planet(0), WARP)]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-GOAL-4")
def test_super_on_its_own_turn_a_ship_from_the_warp_takes_the_place_of_the_executed_one() -> None:
    t = table("shadow", "human", "filch", hands={0: ["attack-06", FLARE]}, moves=SPARE).do(0, "regroup", planet(0))
    t.do(0, "window-RIDER", FLARE, options=["pass", FLARE]).do(0, "shadow-ship", planet(1, 2))
    assert (t.ships(0, planet(1, 2)), t.ships(1, planet(1, 2)), t.ships(0, WARP), t.ships(1, WARP)) == (1, 3, 0, 1)
    assert t.state.seats[0].foreign == 1
    assert t.hand(0) == ["attack-06", FLARE]


@pytest.mark.rule("F-FLARE-6", "F-DESTINY-8")
def test_super_also_with_a_wild_card() -> None:
    hands = {0: ["attack-06", FLARE]}
    t = table("shadow", "human", "filch", hands=hands, moves=SPARE, destiny=["wild"]).do(0, "regroup", planet(0))
    t.do(0, "window-DESTINY_DRAWN", EXECUTE_WILD).do(0, "window-RIDER", FLARE)
    t.do(0, "shadow-victim", 2).do(0, "shadow-ship", planet(2))
    assert (t.ships(0, planet(2)), t.ships(2, planet(2))) == (1, 3)


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_ship_stays_in_the_warp() -> None:
    t = table("shadow", "human", "filch", hands={0: ["attack-06", FLARE]}, moves=SPARE).do(0, "regroup", planet(0))
    t.passes(0).do(0, "shadow-ship", planet(1, 2))
    assert (t.ships(0, planet(1, 2)), t.ships(0, WARP), t.ships(1, WARP)) == (0, 1, 1)


@pytest.mark.rule("F-FLARE-6", "F-TIMING-1")
def test_super_not_on_another_players_turn_nor_without_a_ship_in_the_warp() -> None:
    hands = {2: ["attack-06", FLARE]}
    t = table("virus", "human", "shadow", hands=hands, moves=[(2, 2, planet(2), WARP)])
    assert t.open == [(2, "shadow-ship")]
    t = table("shadow", "human", "filch", hands={0: ["attack-06", FLARE]})
    assert t.open == [(0, "shadow-ship")]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
def test_super_card_zapped_the_execution_stands_but_nobody_lands() -> None:
    hands = {0: ["attack-06", FLARE], 1: ["attack-06", "card-zap"]}
    t = table("shadow", "human", "filch", hands=hands, moves=SPARE).do(0, "regroup", planet(0))
    t.do(0, "window-RIDER", FLARE).do(1, "window-CARD_PLAYED", "card-zap").do(0, "shadow-ship", planet(1))
    assert (t.ships(0, planet(1)), t.ships(1, planet(1)), t.hand(0)) == (0, 3, ["attack-06"])
    assert t.discards() == [FLARE, "card-zap"]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1", "F-ZAP-2")
def test_super_cosmic_zapped_goes_back_and_the_power_is_off() -> None:
    hands = {0: ["attack-06", FLARE], 1: ["attack-06", "cosmic-zap"]}
    t = table("shadow", "human", "filch", hands=hands, moves=SPARE).do(0, "regroup", planet(0))
    t.do(0, "window-RIDER", FLARE).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.hand(0) == ["attack-06", FLARE]
    assert zapped(t, 0) == [True]
    assert t.state.frames[-1].flares == {}
    assert (t.ships(1, WARP), t.open) == (0, [(0, "aim")])  # nobody is executed either


# ---- the wild flare ----------------------------------------------------------------------------------


def overrun(card: str = "attack-40", *, holder: str = "parasite", zap: str = "", **given: Any) -> Table:
    """The holder of the flare, as defense, is beaten by three ships and two of an ally."""
    hands = {0: [card, "attack-08", zap] if zap else [card, "attack-08"], 1: ["attack-04", FLARE]}
    t = table("virus", holder, "human", hands=hands, **given)
    return t.encounter(ships=3, allies={2: ("offense", 2)}, cards=(card, "attack-04"))


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-SECOND-1")
@pytest.mark.reading("shadow-wild-losses")
def test_wild_the_winners_are_lost_too_but_have_won() -> None:
    t = overrun()
    t.do(1, "window-RESOLUTION_START", FLARE, options=["pass", FLARE])
    t.do(1, "lose-ships", {planet(1, 2): 1}, options=[planet(1, number) for number in (1, 2, 3, 4)])
    assert (t.ships(0, WARP), t.ships(2, WARP), t.ships(1, WARP)) == (3, 2, 5)
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), t.state.seats[0].foreign) == (0, 0, 0)
    assert outcome(t)[:2] == ("won", 0)
    assert t.open == [(0, "second-encounter")]
    assert t.hand(1) == [FLARE]


@pytest.mark.rule("F-FLARE-5")
def test_wild_declined_the_winners_land() -> None:
    t = overrun().passes(1)
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), t.ships(1, WARP)) == (3, 2, 4)


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_wild_not_for_a_winner_nor_for_a_beaten_offense() -> None:
    t = table("virus", "parasite", "human", hands={0: ["attack-04"], 1: ["attack-40", "attack-06", FLARE]})
    t.encounter(ships=1, cards=("attack-04", "attack-40"))
    assert (outcome(t)[:2], t.events("flare_played")) == (("won", 1), [])
    t = table("virus", "parasite", "human", hands={0: ["attack-04", FLARE], 1: ["attack-40"]})
    t.encounter(ships=1, cards=("attack-04", "attack-40"))
    assert (outcome(t)[:2], t.events("flare_played")) == (("won", 1), [])


@pytest.mark.rule("F-FLARE-5", "F-REVEAL-4")
def test_wild_not_if_the_winner_showed_no_attack() -> None:
    t = table("pacifist", "parasite", "human", hands={0: ["negotiate"], 1: ["attack-40", FLARE]})
    t.encounter(ships=1, cards=("negotiate", "attack-40"))
    assert (outcome(t)[:2], t.ships(0, planet(1)), t.events("flare_played")) == (("won", 0), 1, [])


@pytest.mark.rule("F-FLARE-5")
def test_wild_not_without_a_ship_outside_the_encounter() -> None:
    t = overrun(moves=[(1, 4, planet(1, number), planet(1)) for number in (1, 2, 3, 4)])
    assert (t.ships(1, WARP), t.ships(0, planet(1)), t.events("flare_played")) == (20, 3, [])


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nothing_is_paid_and_the_winners_land() -> None:
    t = overrun(zap="card-zap").do(1, "window-RESOLUTION_START", FLARE).do(0, "window-CARD_PLAYED", "card-zap")
    assert (t.ships(0, planet(1)), t.ships(1, WARP), t.hand(1)) == (3, 4, [])


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = overrun(holder="shadow")
    assert (t.ships(0, planet(1)), t.events("flare_played")) == (3, [])
