"""Rules that need an alien to show: the first game, opening hands, set-up texts, owners of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

import warptable.games.duel.engine
from tests.games.duel.scenario import duel
from warptable import new_game
from warptable.games.duel.engine import facts
from warptable.games.duel.engine.family import DUEL

SOURCE = Path(warptable.games.duel.engine.__file__).parent


@pytest.mark.rule("D-SET-05", "D-SET-07")
@pytest.mark.parametrize("seed", range(3))
def test_the_first_game(seed: int) -> None:
    game = new_game("duel", 2, seed, group="first-game")
    assert sorted(seat.alien for seat in game.state.seats) == ["prime", "swarm"]
    assert [(envoy.id, envoy.up) for envoy in game.state.envoys] == [
        ("cudgel", False),
        ("chosen", False),
        ("deuce", False),
    ]
    assert all(envoy.id == "" for envoy in game.view(0).envoys)


@pytest.mark.rule("D-SET-15", "D-HAND-01")
def test_another_hand_limit_is_drawn_up_to() -> None:
    game = new_game("duel", 2, 1, ("preservationist", "sponge"))
    assert [len(seat.hand) for seat in game.state.seats] == [8, 6]
    assert [seat.hand_limit for seat in game.view(None).seats] == [8, 6]


@pytest.mark.rule("D-GAP-17")
def test_set_up_texts_come_after_the_opening_hands() -> None:
    game = new_game("duel", 2, 1, ("sponge", "uber-reserve"))
    kinds = [event.kind for event in game.log]
    assert kinds.index("gained") > max(place for place, kind in enumerate(kinds) if kind == "drawn")
    assert kinds.index("gained") < kinds.index("destiny_drawn")
    assert len(game.state.seats[1].hand) == 9


@pytest.mark.rule("D-ALI-03")
def test_levels_are_told_and_have_no_effect_on_play() -> None:
    levels = {DUEL.level_of(alien) for alien in facts.aliens()}
    assert levels == {"green", "yellow", "red"}
    played = [path for part in ("rules", "content", "verbs") for path in (SOURCE / part).rglob("*.py")]
    assert len(played) > 60
    assert [path.name for path in played if "level" in path.read_text(encoding="utf-8")] == []


@pytest.mark.rule("D-MISC-02", "D-MISC-03")
def test_a_plan_belongs_to_whoever_has_it() -> None:
    hands = {0: ["plan-42", "plan-02"], 1: ["plan-31", "plan-04"]}
    t = duel(card="identity-crisis", cards=("vacant-shipyard",), hands=hands)
    t.do(0, "exchange", ["plan-42", "plan-02"]).do(1, "exchange", ["plan-31", "plan-04"])
    t.fight((1, 1), ("plan-31", "plan-42"), ("shield-2", "shield-2"))
    assert (t.pile(0), t.pile(1)) == (["plan-31"], ["plan-42"])


@pytest.mark.rule("D-GAP-24")
def test_each_player_means_leader_first_where_the_order_matters() -> None:
    for leader in (0, 1):
        t = duel(card="proxy-war", planets={1: (1, 1)}, leader=leader)
        assert [event["seat"] for event in t.events("gained")] == [leader, 1 - leader]


@pytest.mark.rule("D-GAP-29", "D-D06-03")
def test_a_duel_won_in_step_6_stays_won() -> None:
    t = duel("underdog", "", card="vacant-shipyard")
    t.fight((1, 2), ("plan-04", "plan-18"), ("shield-2", "blast-4"))
    assert (t.won()["seat"], t.won()["how"]) == (1, "ships")
