"""Musician."""

from __future__ import annotations

from tests.games.duel.scenario import SUPPLY, Table, duel

PLAY = "musician.crescendo-or-diminuendo"


def won(hand: list[str], plan: str = "plan-42") -> Table:
    """After a contest; its effect recovers the five ships of the winner, so there are more in the Warp."""
    t = duel("musician", "sponge", card="arms-fair", hands={0: [plan, *hand]}, supply=(10, 10), support=["traitors"])
    t.lock((0, plan), (1, "plan-18"))
    while (0, "reinforce") in t.open:
        t.do(0, "reinforce", "pass")
    return t


def test_it_draws_up_to_the_limit() -> None:
    t = won(["plan-04"]).do(0, "use", PLAY, options=["pass", PLAY])
    t.do(0, "musician-piece", "crescendo", options=["crescendo", "diminuendo"])
    assert len(t.hand(0)) == 6
    assert t.events("recovered") == []


def test_it_discards_down_to_two_for_a_ship_each() -> None:
    t = won(["plan-04", "plan-06", "plan-08"]).do(0, "use", PLAY).do(0, "musician-piece", "diminuendo")
    t.do(0, "discard", ["plan-04", "plan-06", "plan-08"])
    assert len(t.hand(0)) == 2
    assert t.ships(0, SUPPLY) == 13


def test_only_what_is_possible_is_offered() -> None:
    t = won([]).do(0, "use", PLAY)  # two reinforcements in hand: nothing to discard
    assert len(t.hand(0)) == 6
    t = won(["plan-04", "plan-06", "plan-08", "plan-10"]).do(0, "use", PLAY)  # six cards: no room
    assert t.open == [(0, "discard")]


def test_it_does_not_play_after_a_defeat() -> None:
    assert (0, "use") not in won(["plan-08"], "plan-04").open
