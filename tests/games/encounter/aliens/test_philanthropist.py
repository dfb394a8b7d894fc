"""Philanthropist: gives cards away; its flare insists that they are played, or lends a power."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import aliens, homes, outcome, uses, zapped

GIVE = "philanthropist.give"
FLARE = "flare-philanthropist"


def formed(
    mine: tuple[str, ...], theirs: tuple[str, ...] = ("attack-08", "attack-10"), *, giver: int = 0, **given: Any
) -> Table:
    """Alliances are formed; the Philanthropist holds `mine`, its opponent `theirs`. As seat 2 it joins the offense."""
    powers = ["mite", "human", "virus"]
    powers[giver] = "philanthropist"
    hands = {0: list(theirs), 1: list(theirs), 2: ["attack-13"], giver: list(mine)}
    t = table(*powers, hands=hands, **given)
    return t.encounter(ships=2, allies={2: ("offense", 1)} if giver == 2 else None)


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize("giver", [0, 1])
def test_a_main_player_gives_any_card_to_its_opponent(giver: int) -> None:
    t = formed(("attack-04", "negotiate", "quash"), giver=giver)
    t.do(giver, "window-ALLIANCES_FORMED", GIVE, options=["pass", GIVE])
    t.do(giver, "philanthropist-card", "negotiate", options=["attack-04", "negotiate", "quash"])
    assert uses(t) == [(giver, GIVE)]
    assert t.hand(giver) == ["attack-04", "quash"]
    assert t.hand(1 - giver) == ["attack-08", "attack-10", "negotiate"]


@pytest.mark.rule("F-GOAL-7", "F-TIMING-1")
def test_an_ally_gives_to_either_main_player() -> None:
    t = formed(("attack-04",), giver=2).do(2, "window-ALLIANCES_FORMED", GIVE)
    t.do(2, "philanthropist-receiver", 1, options=[0, 1])
    assert (t.hand(1), t.hand(2)) == (["attack-04", "attack-08", "attack-10"], [])  # no new hand for an ally


@pytest.mark.rule("F-DRAW-3", "F-GOAL-7")
@pytest.mark.parametrize("giver", [0, 1])
def test_a_main_player_left_without_encounter_card_draws_a_new_hand(giver: int) -> None:
    new = ["attack-12"] * 2 + ["attack-06"] * 6
    t = formed(("attack-04", "quash"), giver=giver, deck=new).do(giver, "window-ALLIANCES_FORMED", GIVE)
    t.do(giver, "philanthropist-card", "attack-04")
    assert t.hand(giver) == sorted(new)
    assert t.discards() == ["quash"]
    assert t.events("turn_breaks_off") == []


@pytest.mark.rule("F-TIMING-1")
def test_it_may_keep_its_cards() -> None:
    t = formed(("attack-04", "attack-06")).passes(0)
    assert (t.hand(0), uses(t)) == (["attack-04", "attack-06"], [])


@pytest.mark.rule("F-PLAN-1")
def test_only_giver_and_receiver_see_the_card() -> None:
    t = formed(("attack-04", "negotiate", "quash")).do(0, "window-ALLIANCES_FORMED", GIVE)
    t.do(0, "philanthropist-card", "negotiate")
    gave = [event.seen_by(seat) for seat in (0, 1, 2, None) for event in t.session.log if event.kind == "gave"]
    assert ["negotiate" in str(seen) for seen in gave] == [True, True, False, False]
    assert t.view(0).seats[1].known == ["negotiate"]
    assert t.view(2).seats[1].known == []


@pytest.mark.rule("F-TIMING-1")
def test_a_bystander_gives_nothing() -> None:
    t = table("mite", "human", "philanthropist", hands={0: ["attack-08"] * 2, 1: ["attack-08"] * 2}).encounter(ships=1)
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_card_stays() -> None:
    t = formed(("attack-04", "attack-06"), ("attack-08", "attack-10", "cosmic-zap"))
    t.do(0, "window-ALLIANCES_FORMED", GIVE).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.hand(0), t.hand(1), zapped(t, 0)) == (["attack-04", "attack-06"], ["attack-08", "attack-10"], [True])


@pytest.mark.rule("F-POWER-2")
def test_without_its_power_it_gives_nothing() -> None:
    t = formed(("attack-04", "attack-06"), moves=homes(0, 2))
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


# ---- the super flare ---------------------------------------------------------------------------------


def given(card: str = "attack-04") -> Table:
    """A card has been given to the defense, and cards are about to be selected."""
    t = formed(("attack-04", "attack-06", "attack-12", "quash", FLARE))
    return t.do(0, "window-ALLIANCES_FORMED", GIVE).do(0, "philanthropist-card", card)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-PLAN-1")
def test_super_the_receiver_must_play_the_given_card() -> None:
    t = given()
    t.do(0, "window-SELECTION", FLARE, options=["pass", FLARE])
    assert t.events("card_demanded") == [{"source": "philanthropist", "seat": 0, "receiver": 1}]
    t.do(0, "encounter-card", "attack-12")
    assert t.events("revealed")[0]["faces"] == ["attack-12", "attack-04"]
    assert outcome(t)[:2] == ("won", 0)


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_receiver_is_free() -> None:
    t = given().passes(0)
    assert t.options(1, "encounter-card") == ["attack-08", "attack-10", "attack-04"]


@pytest.mark.rule("F-FLARE-6")
def test_super_not_for_other_cards_nor_without_a_gift() -> None:
    assert sorted(given("quash").open) == [(0, "encounter-card"), (1, "encounter-card")]
    t = formed(("attack-04", "attack-06", FLARE)).passes(0)
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
@pytest.mark.parametrize(("zap", "window"), [("cosmic-zap", "USE_ANNOUNCED"), ("card-zap", "CARD_PLAYED")])
def test_super_zapped_the_receiver_is_free(zap: str, window: str) -> None:
    t = formed(("attack-04", "attack-06", "attack-12", FLARE), ("attack-08", "attack-10", zap))
    t.do(0, "window-ALLIANCES_FORMED", GIVE)
    if zap == "cosmic-zap":
        t.passes(1)
    t.do(0, "philanthropist-card", "attack-04").do(0, "window-SELECTION", FLARE).do(1, f"window-{window}", zap)
    assert t.options(1, "encounter-card") == ["attack-08", "attack-10", "attack-04"]
    assert (FLARE in t.hand(0)) is (zap == "cosmic-zap")


# ---- the wild flare ----------------------------------------------------------------------------------


def starting(*powers: str, holder: int = 0, zap: str = "", **given: Any) -> Table:
    hands = {0: ["attack-20", "attack-06"], 1: ["attack-04", "attack-06"], 2: ["attack-06"]}
    hands[holder].append(FLARE)
    if zap:
        hands[1].append(zap)
    return table(*powers, hands=hands, **given)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-GOAL-7")
def test_wild_for_a_ship_the_power_is_lent_until_the_encounter_ends() -> None:
    t = starting("virus", "human", "oracle", holder=1)
    t.do(1, "window-ENCOUNTER_START", FLARE, options=["pass", FLARE])
    t.do(1, "philanthropist-borrower", 0, options=[0, 2]).do(1, "lose-ships", {planet(1): 1})
    assert (aliens(t, 0), aliens(t, 1), t.ships(1, WARP)) == (["virus", "human"], [], 1)
    t.encounter(ships=2, cards=("attack-20", "attack-04"))
    assert uses(t) == [(0, "human.humanity")]  # instead of the own power
    assert (aliens(t, 0), aliens(t, 1)) == (["virus"], ["human"])
    assert FLARE in t.hand(1)


@pytest.mark.rule("F-FLARE-5", "F-GOAL-7")
def test_wild_a_zombie_pays_without_losing_the_ship() -> None:
    t = starting("zombie", "human", "oracle").do(0, "window-ENCOUNTER_START", FLARE)
    t.do(0, "philanthropist-borrower", 2).do(0, "lose-ships", {planet(0): 1}).do(0, "ships-home", {planet(0, 1): 1})
    assert (t.ships(0, WARP), t.ships(0, planet(0, 1)), aliens(t, 2)) == (0, 5, ["oracle", "zombie"])


@pytest.mark.rule("F-FLARE-5", "F-POWER-2")
@pytest.mark.reading("philanthropist-wild-force")
def test_wild_not_without_a_power_in_force() -> None:
    t = starting("virus", "human", "oracle", moves=homes(0, 2))
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nothing_is_lent_or_paid() -> None:
    t = starting("virus", "human", "oracle", zap="card-zap").do(0, "window-ENCOUNTER_START", FLARE)
    t.do(1, "window-CARD_PLAYED", "card-zap")
    assert (aliens(t, 0), t.ships(0, WARP), t.hand(0)) == (["virus"], 0, ["attack-06", "attack-20"])


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    assert starting("philanthropist", "human", "oracle").open == [(0, "aim")]
