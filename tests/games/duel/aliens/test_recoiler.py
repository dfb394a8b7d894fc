"""Recoiler."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import SUPPLY, WARP, duel

REBOUND = "recoiler.rebound"


def test_all_but_one_of_the_ships_that_a_blast_destroys_go_to_the_supply() -> None:
    t = duel("recoiler", "sponge", card="rich-veins", stack=[4])
    t.fight((4, 1), ("plan-10", "plan-06"), ("shield-2", "blast-4"))
    assert (t.ships(0, SUPPLY), t.ships(0, WARP)) == (12, 6)
    assert t.game.frame.destroyed[0] == 2
    t.do(0, "use", REBOUND, options=["pass", REBOUND]).do(0, "discard", ["plan-04"])
    sent = {"source": "recoiler.rebound", "seat": 0, "ships": 1, "planet": 4, "origin": SUPPLY}
    assert (t.events("ships_sent")[2:], t.pile(0)) == ([sent], ["plan-04", "plan-10"])
    assert t.ships(0, 4) == 4 - 2 + 1
    assert t.won()["clouts"] == [10 + 4, 6]


@pytest.mark.rule("D-ABL-09")
def test_ships_that_spring_back_when_they_are_destroyed_are_there_after_it() -> None:
    t = duel("recoiler", "sponge", card="rich-veins", supply=(4, 15))
    t.fight((4, 1), ("plan-10", "plan-06"), ("shield-2", "blast-4"))
    assert (t.ships(0, SUPPLY), t.open) == (1, [(0, "use")]), "nothing else is in supply to be sent"


def test_a_wiped_out_recoiler_cannot_rebound() -> None:
    t = duel("recoiler", "sponge", card="rich-veins")
    t.fight((2, 1), ("plan-10", "plan-06"), ("shield-2", "blast-4"))
    assert t.won()["how"] == "ships"
    assert (t.ships(0, SUPPLY), t.ships(0, WARP)) == (14, 6)


def test_an_empty_hand_is_not_refilled_for_it() -> None:
    t = duel("recoiler", "sponge", card="rich-veins", hands={0: ["plan-10"]})
    t.fight((4, 1), ("plan-10", "plan-06"), ("shield-2", "blast-4"))
    assert t.events("used") == []


def test_the_ship_that_comes_again_is_not_sent_by_dial() -> None:
    t = duel("recoiler", "worry-wart", card="rich-veins")
    t.do(1, "worry-wart-worry", "ships")
    t.dials(2, 2).lock((0, "plan-18", "shield-2"), (1, "plan-06", "blast-3")).do(0, "use", REBOUND)
    t.do(0, "discard", ["plan-04"])
    assert t.events("recovered") == []


def test_other_destruction_is_no_blast() -> None:
    t = duel("recoiler", "duelist", card="rich-veins")
    t.fight((4, 1), ("plan-10", "plan-06"), ("blast-2", "shield-3"))
    assert t.ships(0, WARP) == 6
    assert [event["ability"] for event in t.events("used")] == []


@pytest.mark.reading("duel-many-shelters")
@pytest.mark.rule("D-GAP-27")
def test_with_the_voyager_the_owner_assigns_the_ships() -> None:
    t = duel("recoiler", "sponge", card="rich-veins", envoys={"voyager": (0, False)}, stack=[3, 7])
    t.dials(4, 1).do(0, "reveal-envoy", "reveal")
    t.lock((0, "plan-10", "shield-2"), (1, "plan-06", "blast-4"))
    t.do(0, "destroyed-to", {SUPPLY: 1, 7: 1})
    assert (t.ships(0, SUPPLY), t.ships(0, WARP), t.ships(0, 7)) == (12, 5, 1)


def test_with_the_zombie_all_of_them_are_saved() -> None:
    t = duel("recoiler", "sponge", card="rich-veins", envoys={"zombie": 0})
    t.fight((4, 1), ("plan-10", "plan-06"), ("shield-2", "blast-4"))
    assert t.events("destroyed")[0]["to"] == [[SUPPLY, 2]]
