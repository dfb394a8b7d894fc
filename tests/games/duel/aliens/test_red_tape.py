"""Red Tape."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.duel.scenario import Table, duel
from warptable.games.duel.engine.game import Game

DENIED = "red-tape.denied"


def forms(number: int) -> Callable[[Game], None]:
    """So many forms lie on the card."""

    def prepare(game: Game) -> None:
        game.seats[0].memory["forms"] = number

    return prepare


def held(t: Table) -> object:
    return t.state.seats[0].memory.get("forms", 0)


def test_a_form_for_each_defeat_and_each_refresh_card() -> None:
    t = duel("red-tape", "sponge", card="bake-off")
    t.lock((0, "plan-04"), (1, "plan-18"))
    assert held(t) == 1
    t.fight((1, 1), ("plan-18", "plan-04"), ("shield-2", "shield-2"))
    assert held(t) == 1
    assert held(duel("red-tape", "sponge", card="shore-leave")) == 1


def test_a_refresh_card_after_a_duel_is_no_part_of_it() -> None:
    t = duel("red-tape", "sponge", card="foggy-landing", cards=("shore-leave",))
    t.fight((1, 1), ("plan-18", "plan-04"), ("shield-2", "shield-2"))
    assert (t.state.past, held(t)) == (["foggy-landing", "shore-leave", "rich-veins"], 1)
    t = duel("red-tape", "sponge", card="foggy-landing", cards=("shore-leave",))
    t.fight((1, 1), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert held(t) == 2


def test_a_restart_adds_none_and_a_duel_lost_in_step_6_adds_one() -> None:
    t = duel("red-tape", "sponge", card="rich-veins")
    t.fight((1, 1), ("plan-04", "plan-06"), ("blast-4", "blast-4"))
    assert held(t) == 0
    t.fight((1, 1), ("plan-06", "plan-08"), ("shield-2", "blast-3"))
    assert held(t) == 1


def test_three_forms_cancel_a_whole_prize() -> None:
    t = duel("red-tape", "sponge", card="vacant-shipyard", prepare=forms(4))
    t.fight((1, 1), ("plan-18", "plan-04"), ("shield-2", "shield-2"))
    t.do(0, "use", DENIED, options=["pass", DENIED])
    skipped = {"source": "red-tape.denied", "seat": 1, "card": "vacant-shipyard", "why": "cancelled"}
    assert t.events("prize_skipped") == [skipped]
    assert (t.events("recovered"), held(t)) == ([], 1)


def test_two_forms_are_not_enough_and_an_own_prize_is_not_denied() -> None:
    t = duel("red-tape", "sponge", card="vacant-shipyard", prepare=forms(2))
    t.fight((1, 1), ("plan-18", "plan-04"), ("shield-2", "shield-2"))
    assert t.events("recovered")[0]["seat"] == 1
    t = duel("red-tape", "sponge", card="vacant-shipyard", prepare=forms(5))
    t.fight((1, 1), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert t.events("recovered")[0]["seat"] == 0


def test_it_keeps_an_envoy_where_it_is_but_once_for_each_destiny_card() -> None:
    t = duel("red-tape", "sponge", card="royal-homeworld", prepare=forms(6))
    t.fight((1, 1), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    t.do(0, "use", "pass")  # the prize
    t.do(1, "friend-up", "skull").do(0, "use", DENIED, options=["pass", DENIED])
    t.do(1, "friend-up", "skull")
    assert [envoy.ally for envoy in t.state.envoys] == [1, -1, -1]
    assert [event["source"] for event in t.events("friendship_stopped")] == ["red-tape.denied"]
    assert held(t) == 3 + 1


def test_the_rest_of_the_card_is_not_undone() -> None:
    t = duel("red-tape", "sponge", card="peaceful-landing", planets={1: (1, 0)}, prepare=forms(3))
    t.dials(1, 1).lock((0, "plan-18"), (1, "plan-04")).do(0, "use", "pass")
    t.do(1, "friend-up", "heart").do(0, "use", DENIED)
    assert [(event["seat"], event["number"]) for event in t.events("drawn")] == [(1, 1)]


def test_after_a_denied_friendship_another_of_the_next_card_can_be_denied() -> None:
    t = duel("red-tape", "sponge", card="diplomatic-gala", cards=["royal-homeworld"], prepare=forms(6))
    t.do(1, "friend-up", "skull").do(0, "use", DENIED).do(0, "friend-up", "skull")
    assert [envoy.ally for envoy in t.state.envoys] == [0, -1, -1]
    t.dials(1, 1).do(0, "reveal-envoy", "wait").lock((0, "plan-04", "shield-2"), (1, "plan-18", "shield-2"))
    assert t.open == [(0, "use")]


def test_friendship_that_falls_is_not_denied() -> None:
    t = duel("red-tape", "sponge", card="happy-hour", envoys={"cudgel": 1}, prepare=forms(6))
    t.do(1, "friend-down", "skull")
    assert t.open == [(1, "friend-up")]


def test_it_wins_with_twelve_forms_and_three_planets() -> None:
    three, two = {0: (1, 0), 1: (1, 0), 2: (1, 0)}, {0: (1, 0), 1: (1, 0), 2: (0, 1)}
    t = duel("red-tape", "sponge", card="shore-leave", planets=three, supply=(15, 15), prepare=forms(11))
    assert (t.session.winners, t.state.way) == ((0,), "red-tape")
    assert not duel("red-tape", "sponge", card="shore-leave", planets=three, prepare=forms(10)).session.over
    assert not duel("red-tape", "sponge", card="shore-leave", planets=two, prepare=forms(11)).session.over


def test_it_denies_before_a_fee_is_due() -> None:
    t = duel("red-tape", "bouncer", card="vacant-shipyard", prepare=forms(3))
    t.fight((1, 1), ("plan-18", "plan-04"), ("shield-2", "shield-2")).do(0, "use", DENIED)
    assert t.events("prize_skipped")[0]["why"] == "cancelled"


def test_a_prize_that_the_grumpus_takes_can_be_denied() -> None:
    t = duel("red-tape", "sponge", card="rich-veins", envoys={"grumpus": 1}, prepare=forms(3))
    t.fight((1, 3), ("plan-18", "plan-04"), ("shield-2", "shield-2")).do(1, "use", "grumpus").do(0, "use", DENIED)
    assert t.events("gained") == []


def test_it_may_win_together_with_five_planets() -> None:
    planets = {tile: (1, 1) if tile < 3 else (0, 1) for tile in range(5)}
    t = duel("red-tape", "sponge", card="shore-leave", planets=planets, leader=1, prepare=forms(12))
    assert (t.session.winners, t.state.way) == ((0, 1), "red-tape")
