"""Unseen."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import duel


@pytest.mark.rule("D-GAP-38")
def test_its_dial_stays_hidden_until_tactics_are_about_to_be_revealed() -> None:
    t = duel("unseen", "sponge", card="rich-veins")
    t.dials(3, 2)
    assert t.there() == [0, 2]
    assert t.view(1).current.dials == (-1, 2)
    assert t.view(0).current.dials == (3, 2)
    t.lock((0, "plan-06", "shield-2"), (1, "plan-10", "shield-2"))
    assert [event["dial"] for event in t.events("dial_revealed")] == [2, 3]
    assert t.won()["clouts"] == [6 + 4, 10]


def test_fewer_ships_by_hidden_dial_add_3() -> None:
    t = duel("unseen", "sponge", card="rich-veins")
    t.fight((1, 2), ("plan-08", "plan-10"), ("shield-2", "shield-2"))
    assert t.won()["clouts"] == [8 + 3, 10 + 4]


def test_an_empty_supply_loses_when_the_unseen_must_send() -> None:
    t = duel("unseen", "sponge", card="rich-veins", supply=(0, 3))
    t.dials(3, 2)
    assert len(t.open) == 2
    t.lock((0, "plan-06", "shield-2"), (1, "plan-10", "shield-2"))
    assert t.session.over
    assert t.session.winners == (1,)


@pytest.mark.rule("D-GAP-42")
def test_the_extra_ship_of_crowded_orbit_comes_with_the_late_dial() -> None:
    t = duel("unseen", "sponge", card="crowded-orbit")
    t.dials(1, 3)
    assert t.there() == [0, 4]
    t.lock((0, "plan-06", "shield-2"), (1, "plan-10", "shield-2"))
    assert [(event["seat"], event["ships"]) for event in t.events("ships_sent")] == [(1, 4), (0, 2)]


def test_without_dials_nothing_is_hidden() -> None:
    t = duel("unseen", "sponge", card="all-in", planets={0: (1, 1)})
    assert t.open == [(0, "lock-in"), (1, "lock-in")]
    assert t.there() == [5, 5]


def test_boo_compares_the_last_round_and_who_could_not_send_sent_none() -> None:
    t = duel("unseen", "sponge", card="rich-veins")
    t.fight((1, 2), ("plan-08", "plan-10"), ("blast-4", "blast-4"))
    t.fight((2, 2), ("plan-06", "plan-08"), ("shield-2", "shield-2"))
    assert t.won()["clouts"] == [6, 8 + 6]
    t = duel("unseen", "sponge", card="regular-revenge", planets={0: (0, 3)})
    t.dials(1, 0).lock((0, "plan-08", "shield-2"), (1, "plan-10", "shield-2"))
    assert t.won()["clouts"] == [8, 10 + 7]


def test_where_the_unseen_defends_nothing_is_hidden() -> None:
    t = duel("unseen", "sponge", card="regular-revenge", planets={0: (2, 0)})
    t.dials(0, 3).lock((0, "plan-08", "shield-2"), (1, "plan-10", "shield-2"))
    assert t.won()["clouts"] == [8, 10 + 7]
    assert [event["late"] for event in t.events("dial_revealed")] == [False]


def test_a_meteor_shower_hits_those_who_have_just_sent() -> None:
    t = duel("unseen", "sponge", card="meteor-shower").dials(3, 3)
    assert t.there() == [0, 2]
    t.lock((0, "plan-06", "shield-2"), (1, "plan-10", "shield-2"))
    assert [(event["seat"], event["ships"]) for event in t.events("destroyed")] == [(1, 1), (0, 1)]
