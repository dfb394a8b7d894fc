"""Crabby."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import Table, duel
from warptable.games.duel.engine.game import Game
from warptable.games.duel.engine.model.state import Last

TRADE = "crabby.unfair-trade"
OWN, THEIRS = ["plan-m02", "plan-00", "plan-31", "plan-42"], ["plan-06", "plan-08", "plan-23", "plan-11"]


def lost(own: list[str] = OWN, theirs: list[str] = THEIRS, loser: int = 0) -> Table:
    """A contest after one that this seat lost."""

    def last(game: Game) -> None:
        game.s.last = Last(loser, -1)

    return duel("crabby", "sponge", card="bake-off", hands={0: own, 1: theirs}, prepare=last)


@pytest.mark.rule("D-MISC-02", "D-MISC-03")
def test_two_cards_of_its_choice_for_two_at_random() -> None:
    t = lost().do(0, "use", TRADE, options=["pass", TRADE])
    assert t.hand(1) == sorted(THEIRS)
    t.do(0, "give", ["plan-m02", "plan-00"])
    assert {"plan-m02", "plan-00"} < set(t.hand(1))
    assert len(t.hand(0)) == len(t.hand(1)) == 4
    taken = next(face for face in t.hand(0) if face in THEIRS)
    t.lock((0, taken), (1, "plan-00"))
    assert (t.pile(0), t.pile(1)) == ([taken], ["plan-00"])


def test_the_cards_set_aside_are_not_seen_before_the_choice() -> None:
    t = lost().do(0, "use", TRADE)
    assert sorted(t.faces(getattr(t.decision(0, "give"), "items"))) == sorted(OWN)  # noqa: B009 - only this shape has them
    theirs = set(t.state.seats[1].hand)
    assert [t.state.seen[card] for card in theirs] == [2] * 4
    t.do(0, "give", ["plan-m02", "plan-00"])
    got = [card for card in t.state.seats[0].hand if card in theirs]
    assert [t.state.seen[card] for card in got] == [3, 3]


def test_it_needs_a_defeat_and_two_cards_on_both_sides() -> None:
    for table in (lost(loser=1), lost(loser=-1), lost(own=["plan-04"]), lost(theirs=["plan-04"])):
        assert table.open == [(0, "lock-in"), (1, "lock-in")]


@pytest.mark.rule("D-GAP-37")
def test_a_duel_lost_in_step_6_counts_and_a_restart_does_not() -> None:
    t = duel("crabby", "sponge", card="rich-veins", hands={0: OWN, 1: THEIRS})
    t.fight((1, 1), ("plan-00", "plan-08"), ("blast-4", "blast-4"))
    t.fight((1, 1), ("plan-m02", "plan-06"), ("shield-2", "blast-3"))
    assert t.won()["how"] == "ships"
    assert t.open == [(0, "use")]


def test_it_trades_from_either_seat() -> None:
    def last(game: Game) -> None:
        game.s.last = Last(1, -1)

    t = duel("sponge", "crabby", card="bake-off", hands={0: THEIRS, 1: OWN}, prepare=last)
    t.do(1, "use", TRADE).do(1, "give", ["plan-m02", "plan-00"])
    assert {"plan-m02", "plan-00"} < set(t.hand(0))
    assert {"plan-31", "plan-42"} < set(t.hand(1))
    assert t.events("exchanged")[0]["numbers"] == [2, 2]
