"""Bouncer."""

from __future__ import annotations

from tests.games.duel.scenario import SUPPLY, duel

NOT_ON_THE_LIST = "bouncer.not-on-the-list"


def test_a_card_turns_away_a_ship() -> None:
    t = duel("bouncer", "sponge", card="rich-veins")
    t.dials(2, 2).do(0, "use", NOT_ON_THE_LIST, options=["pass", NOT_ON_THE_LIST]).do(0, "discard", ["plan-04"])
    assert t.there() == [2, 1]
    assert t.ships(1, SUPPLY) == 14
    assert t.pile(0) == ["plan-04"]


def test_only_one_ship_is_turned_away() -> None:
    t = duel("bouncer", "sponge", card="rich-veins")
    t.dials(1, 4).do(0, "use", NOT_ON_THE_LIST).do(0, "discard", ["plan-04"])
    assert t.there() == [1, 3]


def test_the_last_ship_cannot_be_turned_away_and_an_empty_hand_cannot_pay() -> None:
    assert duel("bouncer", "sponge", card="rich-veins").dials(2, 1).open == [(0, "lock-in"), (1, "lock-in")]
    t = duel("bouncer", "sponge", card="rich-veins", hands={0: []})
    assert t.dials(2, 2).open == [(0, "lock-in"), (1, "lock-in")]


def test_it_may_be_used_again_after_a_restart() -> None:
    t = duel("bouncer", "sponge", card="rich-veins")
    t.dials(1, 2).do(0, "use", "pass").lock((0, "plan-04", "blast-4"), (1, "plan-06", "blast-4"))
    t.dials(1, 2)
    assert t.open == [(0, "use")]


def test_it_waits_for_late_ships() -> None:
    t = duel("bouncer", "unseen", card="rich-veins")
    t.dials(1, 3)
    t.lock((0, "plan-04", "recover-1"), (1, "plan-06", "recover-1"))
    assert t.there() == [1, 3]
    t.do(0, "use", NOT_ON_THE_LIST).do(0, "discard", ["plan-18"])
    assert t.events("retreated")[0]["seat"] == 1


def test_the_opponent_pays_for_a_prize_or_skips_it() -> None:
    t = duel("bouncer", "sponge", card="vacant-shipyard")
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    t.do(1, "bouncer-fee", "skip", options=["pay", "skip"])
    assert t.events("prize_skipped") == [
        {"source": "bouncer.house-rules", "seat": 1, "card": "vacant-shipyard", "why": "fee"}
    ]
    assert t.events("recovered") == []


def test_a_paid_prize_is_resolved() -> None:
    t = duel("bouncer", "sponge", card="vacant-shipyard")
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    held = len(t.hand(0))
    t.do(1, "bouncer-fee", "pay")
    assert t.events("recovered")[0]["ships"] == 5
    assert t.pile(1) == ["plan-06"]
    assert len(t.hand(0)) == held + 1, "the fee is a random card, which the Bouncer keeps"


def test_an_own_prize_costs_nothing() -> None:
    t = duel("bouncer", "sponge", card="vacant-shipyard")
    t.fight((1, 1), ("plan-06", "plan-18"), ("shield-2", "shield-2"))
    assert t.events("recovered")[0]["seat"] == 0


def test_a_prize_that_the_grumpus_takes_costs_the_fee_too() -> None:
    t = duel("bouncer", "sponge", card="rich-veins", envoys={"grumpus": 1})
    t.dials(1, 3).do(0, "use", "pass").lock((0, "plan-18", "shield-2"), (1, "plan-04", "shield-2"))
    t.do(1, "use", "grumpus").do(1, "bouncer-fee", "skip")
    assert t.events("gained") == []


def test_an_empty_hand_is_let_in_free() -> None:
    t = duel("bouncer", "sponge", card="vacant-shipyard", hands={1: ["plan-06"]})
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.events("recovered")[0]["seat"] == 1


def test_with_ships_of_the_opponent_there_already_it_still_waits_for_late_ones() -> None:
    t = duel("bouncer", "unseen", card="border-dispute", planets={1: (1, 2)}).dials(1, 3)
    assert (t.there(), t.open) == ([2, 2], [(0, "lock-in"), (1, "lock-in")])
