"""The flare of the Zombie: one ship is saved; allies rise from the warp."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import totals, uses
from warptable.kernel import Distribute

FLARE = "flare-zombie"
ZAP = ["attack-06", "cosmic-zap"]
HOME = "window-HOME_INSTEAD"


# ---- wild


def beaten(*aliens: str, own: str = "attack-04", **hands: list[str]) -> Table:
    """Seat 0 loses three ships to seat 1."""
    held = {0: [own, FLARE], 1: ["attack-40", "attack-06", "attack-08"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    return table(*(aliens or ("parasite", "pacifist", "mite")), hands=held).encounter(ships=3, cards=(own, "attack-40"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-RES-6")
def test_wild_one_of_the_lost_ships_returns_to_a_colony() -> None:
    t = beaten().do(0, HOME, FLARE, options=["pass", FLARE])
    t.do(0, "ships-home", {planet(0, 4): 1}, options=[planet(0, number) for number in range(5)])
    assert (t.ships(0, WARP), t.ships(0, planet(0, 4))) == (2, 5)
    assert (t.hand(0), t.events("to_warp")[0]["ships"]) == ([FLARE], 2)


@pytest.mark.rule("F-COMP-2", "F-FAQ-18")
def test_wild_there_is_no_compensation_for_the_saved_ship() -> None:
    t = beaten(own="negotiate").do(0, HOME, FLARE).do(0, "ships-home", {planet(0, 4): 1})
    assert [event["number"] for event in t.events("took")] == [2]


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_wild_it_serves_whoever_loses_ships_in_whatever_role() -> None:
    t = table("parasite", "pacifist", "mite", hands={0: ["attack-04"], 1: ["attack-40"], 2: ["attack-06", FLARE]})
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-04", "attack-40"))
    t.do(2, HOME, FLARE).do(2, "ships-home", {planet(2): 1})
    assert (t.ships(0, WARP), t.ships(2, WARP)) == (3, 1)
    assert beaten(seat0=["attack-04"], seat1=["attack-40", FLARE]).events("flare_played") == []


@pytest.mark.rule("F-FLARE-5")
def test_wild_also_against_the_plague() -> None:
    t = table("parasite", "pacifist", "mite", hands={0: ["attack-08", "plague"], 1: ["attack-06", FLARE]})
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1): 3})
    t.do(1, HOME, FLARE).do(1, "ships-home", {planet(1, 1): 1})
    assert (t.ships(1, WARP), t.ships(1, planet(1, 1))) == (2, 5)


@pytest.mark.rule("F-FLARE-3")
def test_wild_it_saves_one_ship_in_an_encounter() -> None:
    hands = {0: ["attack-04", "attack-06", "plague", FLARE, "flare-void"], 1: ["attack-40"]}
    t = table("parasite", "pacifist", "mite", hands=hands)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 0).do(0, "lose-ships", {planet(0): 3})
    t.do(0, HOME, FLARE).do(0, "ships-home", {planet(0, 1): 1})
    t.do(0, "plague-card", "attack-06").do(0, "plague-card", "flare-void").do(0, "regroup", planet(0))
    t.encounter(ships=3, cards=("attack-04", "attack-40"))
    assert (t.hand(0), t.ships(0, WARP)) == ([FLARE], 1 + 3)


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_all_ships_are_lost() -> None:
    t = beaten(seat2=["attack-06", "card-zap"]).do(0, HOME, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert t.ships(0, WARP) == 3
    assert FLARE in t.discards()


@pytest.mark.rule("F-FLARE-6", "F-FLARE-7", "F-ZAP-2")
def test_wild_only_a_zapped_zombie_may_use_it() -> None:
    t = beaten("zombie", "pacifist", "mite").do(0, "ships-home", {planet(0): 3})
    assert (t.events("flare_played"), t.ships(0, WARP)) == ([], 0)
    t = beaten("zombie", "pacifist", "mite", seat2=ZAP).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, HOME, FLARE).do(0, "ships-home", {planet(0): 1})
    assert t.ships(0, WARP) == 2


# ---- super


LOST = [(2, 2, planet(2, 4), WARP), (3, 1, planet(3, 4), WARP)]


def invited(**hands: list[str]) -> Table:
    """The Zombie has invited seats 2 and 3, and so has the defense seat 3; ships of both are in the warp."""
    held = {0: ["attack-08", "attack-06", FLARE], 1: ["attack-10"]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table("zombie", "pacifist", "mite", "human", hands=held, moves=LOST)
    return t.scripted(
        {(0, "aim"): [planet(1)], (0, "launch"): [3], (0, "invite"): [(2, 3)], (1, "invite"): [(3,)]},
    )


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6", "F-ALLIANCE-7")
def test_super_its_allies_may_add_a_ship_from_the_warp_beyond_four() -> None:
    t = invited().do(0, "window-INVITED", FLARE, options=["pass", FLARE])
    t.do(2, "ally", "offense").do(2, "ally-ships", {planet(2): 4})
    decision = t.decision(2, "warp-ships")
    assert isinstance(decision, Distribute)
    assert (decision.places, decision.low, decision.high) == ([(WARP, 1)], 0, 1), "one, though two are there"
    t.do(2, "warp-ships", {WARP: 1}, options=["done", WARP])
    assert (t.ships(2, GATE), t.ships(2, WARP), t.state.frames[-1].seats[2].committed) == (5, 1, (5, 0))
    t.do(3, "ally", "offense").do(3, "ally-ships", {planet(3): 1}).do(3, "warp-ships", {})
    assert (t.ships(3, GATE), t.ships(3, WARP)) == (1, 1)
    t.encounter(cards=("attack-08", "attack-10"))
    assert totals(t) == (8 + 3 + 5 + 1 + 4, 10 + 4)


@pytest.mark.rule("F-ALLIANCE-7")
def test_super_at_least_one_ship_must_come_from_a_colony_and_not_more_than_four() -> None:
    t = invited().do(0, "window-INVITED", FLARE).do(2, "ally", "offense")
    decision = t.decision(2, "ally-ships")
    assert [place for place, _ in decision.places] == [planet(2, number) for number in range(5)]  # type: ignore[attr-defined]
    assert (decision.low, decision.high) == (1, 4)  # type: ignore[attr-defined]


@pytest.mark.rule("F-FLARE-6")
def test_super_whoever_joins_the_other_side_brings_nobody_from_the_warp() -> None:
    t = invited().do(0, "window-INVITED", FLARE).do(2, "ally", "decline")
    t.do(3, "ally", "defense").do(3, "ally-ships", {planet(3): 4})
    assert (t.ships(3, BESIDE), t.ships(3, WARP)) == (4, 1)


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_nobody_rises() -> None:
    t = invited().passes(0).do(2, "ally", "offense").do(2, "ally-ships", {planet(2): 4})
    assert t.ships(2, GATE) == 4


@pytest.mark.rule("F-FLARE-6", "F-TIMING-1")
def test_super_it_is_offered_only_if_a_guest_has_ships_in_the_warp_and_to_main_players() -> None:
    t = table("zombie", "pacifist", "mite", hands={0: ["attack-08", FLARE], 1: ["attack-10"]})
    t.encounter(ships=3, allies={2: ("offense", 4)})
    assert t.events("flare_played") == []
    t = table("zombie", "pacifist", "mite", "human", hands={0: ["attack-08", "attack-06", FLARE]}, moves=LOST[:1])
    t.scripted({(0, "aim"): [planet(1)], (0, "launch"): [3], (0, "invite"): [(3,)], (1, "invite"): [(2,)]})
    assert t.open == [(2, "ally")]
    t = table("pacifist", "human", "mite", "zombie", hands={0: ["attack-08"], 3: ["attack-10", FLARE]}, moves=LOST[:1])
    t.scripted({(0, "aim"): [planet(1)], (0, "launch"): [3], (0, "invite"): [(2, 3)], (1, "invite"): [()]})
    assert t.open == [(2, "ally")]


@pytest.mark.rule("F-FAQ-6")
def test_super_cosmic_zapped_nobody_rises_and_the_flare_returns() -> None:
    t = invited(seat2=ZAP).do(0, "window-INVITED", FLARE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.hand(0), uses(t)) == (["attack-06", "attack-08", FLARE], [])
    t.do(2, "ally", "offense").do(2, "ally-ships", {planet(2): 4})
    assert t.ships(2, GATE) == 4


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_nobody_rises() -> None:
    t = invited(seat2=["attack-06", "card-zap"]).do(0, "window-INVITED", FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap").do(2, "ally", "offense").do(2, "ally-ships", {planet(2): 4})
    assert (t.ships(2, GATE), FLARE in t.discards()) == (4, True)
