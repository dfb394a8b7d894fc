"""Cheater."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import WARP, Table, duel

ASKED = ["let-be", "accuse"]


def cheat(*, ready: list[int] | None = None) -> Table:
    """Two blasts of the Cheater against a shield."""
    t = duel("cheater", "sponge", card="rich-veins", ready={} if ready is None else {1: ready})
    return t.dials(3, 4).lock((0, "plan-18", "blast-2", ("sleeve", "blast-3")), (1, "plan-06", "shield-2"))


def test_two_blasts_are_added_together_and_both_tactics_spent() -> None:
    t = cheat().do(1, "cheater-accuse", "let-be", options=ASKED)
    assert t.events("volley")[0]["damage"] == [0, 3]
    assert t.game.spent(0) == [1, 2]


def test_any_tactic_may_be_the_second_one() -> None:
    t = duel("cheater", "sponge", card="rich-veins")
    t.dials(3, 4).lock((0, "plan-18", "blast-3", ("sleeve", "blast-4")), (1, "plan-06", "shield-4"))
    t.do(1, "cheater-accuse", "let-be")
    assert (t.events("volley")[0]["damage"], t.game.spent(0)) == ([0, 3], [0, 1])


def test_a_second_tactic_that_is_caught_is_spent_for_nothing() -> None:
    t = cheat(ready=[1, 2, 3, 4])
    assert t.view(1).current.laid[0].second == -1
    t.do(1, "cheater-accuse", "accuse")
    assert t.events("volley")[0]["damage"] == [0, 0]
    assert t.game.spent(0) == [1, 2]
    assert t.events("readied") == [{"source": "cheater.caught", "seat": 1, "tactics": [0]}]


def test_a_false_accusation_costs_a_ship_and_readies_a_tactic() -> None:
    t = duel("cheater", "sponge", card="rich-veins", ready={0: [0, 1, 3, 4]})
    t.dials(3, 2).lock((0, "plan-18", "blast-2", "done"), (1, "plan-06", "shield-2"))
    t.do(1, "cheater-accuse", "accuse")
    assert t.events("destroyed")[0]["seat"] == 1
    assert t.ships(1, WARP) == 6
    assert t.events("readied")[0] == {"source": "cheater.caught", "seat": 0, "tactics": [2]}
    assert t.won()["clouts"] == [18 + 4, 6 + 3]


def test_a_false_accusation_never_costs_the_last_ship() -> None:
    t = duel("cheater", "sponge", card="rich-veins")
    t.dials(1, 1).lock((0, "plan-18", "shield-4", "done"), (1, "plan-06", "shield-2"))
    t.do(1, "cheater-accuse", "accuse")
    assert t.events("destroyed") == []


def test_it_is_asked_with_one_or_no_readied_tactic_but_not_where_tactics_are_skipped() -> None:
    for ready, picks in (([1], ["shield-4"]), ([], [])):
        t = duel("cheater", "sponge", card="rich-veins", ready={0: ready})
        t.dials(1, 1).lock((0, "plan-18", *picks), (1, "plan-06", "shield-2"))
        assert t.open == [(1, "cheater-accuse")]
    t = duel("cheater", "sponge", card="peaceful-landing", planets={1: (1, 0)})
    t.dials(1, 1).lock((0, "plan-18"), (1, "plan-06"))
    assert (t.open, t.events("used")) == ([(1, "friend-up")], []), "the prize"


def test_a_recover_half_is_resolved_on_its_own_and_stays_readied() -> None:
    t = duel("cheater", "sponge", card="rich-veins", ready={0: [0, 3, 4]})
    t.dials(3, 4).lock((0, "plan-18", "recover-1", ("sleeve", "recover-2")), (1, "plan-06", "shield-2"))
    t.do(1, "cheater-accuse", "let-be").do(0, "ready", [2])
    assert t.game.spent(0) == []


@pytest.mark.reading("duel-two-shown")
@pytest.mark.rule("D-GAP-39")
def test_recover_2_readies_no_tactic_that_the_cheater_has_shown() -> None:
    t = duel("cheater", "sponge", card="rich-veins", ready={0: [1, 2, 3]})
    t.dials(4, 4).lock((0, "plan-18", "blast-2", ("sleeve", 3, 0)), (1, "plan-06", "recover-2"))
    t.do(1, "cheater-accuse", "accuse")
    t.do(0, "ready", [4], options=[0, 4])
    assert t.game.spent(0) == [0, 2, 3]


def test_a_new_choice_covers_the_second_tactic_and_comes_before_the_accusation() -> None:
    t = duel("politician", "cheater", card="rich-veins")
    t.dials(4, 4).lock((0, "plan-18", "shield-2"), (1, "plan-06", "blast-2", ("sleeve", 3, 0)))
    t.do(0, "politician-promise", "blast")
    assert t.open == [(1, "tactic-anew")]
    t.do(1, "tactic-anew", ["shield-4", "done"])
    t.do(0, "cheater-accuse", "accuse")
    assert t.events("destroyed")[0]["seat"] == 0
    assert t.game.spent(1) == [1]


def test_it_never_asks_in_a_contest() -> None:
    t = duel("cheater", "sponge", card="bake-off")
    t.lock((0, "plan-18"), (1, "plan-06"))
    assert (t.won()["seat"], t.events("used")) == (0, [])


def test_after_a_restart_it_may_cheat_and_be_accused_again() -> None:
    t = duel("cheater", "sponge", card="rich-veins")
    t.dials(1, 1).lock((0, "plan-18", "blast-4", "done"), (1, "plan-06", "blast-4")).do(1, "cheater-accuse", "let-be")
    t.dials(1, 1).lock((0, "plan-13", "shield-3", ("sleeve", "blast-3")), (1, "plan-08", "shield-2"))
    t.do(1, "cheater-accuse", "let-be", options=ASKED)
    assert t.won()["how"] == "ships"


def test_the_opponent_cannot_tell_whether_there_is_a_second_tactic() -> None:
    def told(*second: object) -> object:
        t = duel("cheater", "sponge", card="rich-veins")
        t.dials(3, 4).lock((0, "plan-18", "blast-2", *second), (1, "plan-06", "shield-2"))
        return t.view(1), t.open, [event.seen_by(1) for event in t.session.log]

    assert told("done") == told(("sleeve", "blast-3"))
