"""Anti-Matter, Deuce, Mirror, Tick-Tock, Tripler and Voyager."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.duel.scenario import SUPPLY, WARP, duel
from warptable.games.duel.engine.game import Game
from warptable.kernel import IllegalAnswer


def ticks(number: int) -> Callable[[Game], None]:
    """So many ticks lie on Tick-Tock."""

    def prepare(game: Game) -> None:
        game.s.envoys = [replace(one, tokens=number) if one.id == "tick-tock" else one for one in game.s.envoys]

    return prepare


def test_with_anti_matter_the_lower_clout_wins_and_ships_are_a_burden() -> None:
    t = duel(card="rich-veins", envoys={"anti-matter": 0})
    t.fight((3, 1), ("plan-10", "plan-08"), ("shield-2", "shield-2"))
    assert (t.won()["clouts"], t.won()["seat"]) == ([6, 8], 0)


def test_ties_are_still_won_by_the_straggler_and_ships_alone_still_win() -> None:
    t = duel(card="bake-off", envoys={"anti-matter": 0})
    t.lock((0, "plan-10"), (1, "plan-10"))
    assert t.won()["seat"] == 1
    t = duel(card="rich-veins", envoys={"anti-matter": 0})
    t.fight((1, 1), ("plan-18", "plan-04"), ("blast-4", "shield-2"))
    assert (t.won()["seat"], t.won()["how"]) == (0, "ships")


def test_anti_matter_turns_a_limbo_contest_round() -> None:
    t = duel(card="limbo-contest", envoys={"anti-matter": 0})
    t.lock((0, "plan-10"), (1, "plan-08"))
    assert t.won()["seat"] == 0


def test_half_of_a_negative_plan_is_rounded_down() -> None:
    t = duel(card="bake-off", envoys={"deuce": 0}, hands={0: ["plan-m02", "plan-09"]})
    t.lock((0, "plan-09", ("with", "plan-m02")), (1, "plan-18")).do(0, "build", ("plan-09", "", "plan-m02"))
    assert t.won()["clouts"] == [8, 18]
    assert t.pile(0) == ["plan-09", "plan-m02"]


@pytest.mark.parametrize(
    ("plan", "value"), [("plan-06", 60), ("plan-10", 1), ("plan-m02", -20), ("plan-11", 11), ("plan-00", 0)]
)
def test_the_mirror_swaps_digits_of_both_plans_and_leaves(plan: str, value: int) -> None:
    t = duel(card="bake-off", envoys={"mirror": 0}, hands={0: [plan]})
    t.lock((0, plan), (1, "plan-18")).do(0, "use", "mirror", options=["pass", "mirror"])
    assert t.won()["clouts"] == [value, 81]
    assert (t.envoy("mirror").ally, t.envoy("mirror").up) == (-1, True)


@pytest.mark.rule("D-GAP-12")
def test_the_mirror_swaps_what_was_built_and_each_plan_of_a_deuce() -> None:
    t = duel("hybrid", "sponge", card="bake-off", envoys={"mirror": 1}, hands={0: ["plan-31", "plan-06", "plan-02"]})
    t.lock((0, "plan-31", ("with", "plan-06")), (1, "plan-18")).do(1, "use", "mirror")
    t.do(0, "build", ("plan-31", "plan-06", ""))
    assert t.won()["clouts"] == [63, 81]


def test_the_mirror_leaves_comparisons_of_printed_values_alone() -> None:
    t = duel("underdog", "sponge", card="bake-off", envoys={"mirror": 0}, hands={0: ["plan-08"]})
    t.lock((0, "plan-08"), (1, "plan-10")).do(0, "use", "mirror")
    assert (t.won()["how"], t.won()["clouts"]) == ("clout", [80, 1])


def test_seven_ticks_lie_on_tick_tock_when_it_is_revealed() -> None:
    t = duel(card="bake-off", envoys={"tick-tock": (0, False)})
    t.do(0, "reveal-envoy", "reveal")
    assert t.envoy("tick-tock").tokens == 7
    t.lock((0, "plan-18"), (1, "plan-04"))
    assert t.envoy("tick-tock").tokens == 6


@pytest.mark.reading("duel-roles-named-later")
@pytest.mark.rule("D-GAP-33")
def test_a_victory_of_the_straggler_takes_two_also_if_it_leads_then() -> None:
    t = duel(card="rich-veins", envoys={"tick-tock": 1}, prepare=ticks(5))
    t.fight((1, 1), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert t.state.leader == 1
    assert t.envoy("tick-tock").tokens == 3


def test_a_defeat_or_a_restart_takes_none() -> None:
    t = duel(card="rich-veins", envoys={"tick-tock": 0}, prepare=ticks(5))
    t.fight((1, 1), ("plan-08", "plan-06"), ("blast-4", "blast-4"))
    t.fight((1, 1), ("plan-04", "plan-18"), ("shield-2", "shield-2"))
    assert t.envoy("tick-tock").tokens == 5


@pytest.mark.reading("duel-envoy-wins")
@pytest.mark.rule("D-GAP-26")
@pytest.mark.parametrize(("leader", "number"), [(0, 1), (1, 2), (1, 1)])
def test_the_last_tick_wins_the_game_at_once(leader: int, number: int) -> None:
    t = duel(card="bake-off", envoys={"tick-tock": 0}, leader=leader, prepare=ticks(number))
    t.lock((0, "plan-18"), (1, "plan-04"))
    assert t.session.over
    assert (t.session.winners, t.state.way) == ((0,), "tick-tock")


def test_ticks_are_kept_when_it_changes_sides() -> None:
    t = duel(card="happy-hour", envoys={"tick-tock": 0}, prepare=ticks(4))
    t.do(1, "friend-down", "pass").do(1, "friend-up", "orbit").do(0, "friend-down", "orbit").do(0, "friend-up", "pass")
    assert (t.envoy("tick-tock").ally, t.envoy("tick-tock").tokens) == (1, 4)


def test_with_an_empty_stack_there_is_no_warpplanet() -> None:
    def no_stack(game: Game) -> None:
        game.s.stack.clear()

    every = {tile: (1, 0) if tile < 3 else (0, 0) for tile in range(12)}
    t = duel(card="bake-off", envoys={"voyager": (0, False)}, planets=every, prepare=no_stack)
    t.do(0, "reveal-envoy", "reveal")
    assert t.state.warpplanet == -1


def test_ships_destroyed_on_the_warpplanet_go_to_the_warp() -> None:
    def in_warp(game: Game) -> None:
        game.s.warpplanet = 2

    t = duel(card="supernova", planets={2: (3, 1)}, supply=(12, 14), envoys={"voyager": 0}, prepare=in_warp)
    assert (t.ships(0, 2), t.ships(0, WARP)) == (0, 8)


def test_the_deuce_adds_half_of_the_other_plan() -> None:
    t = duel(card="bake-off", envoys={"deuce": 1}, hands={1: ["plan-15", "plan-09"]})
    t.lock((0, "plan-18"), (1, "plan-15", ("with", "plan-09")))
    t.do(1, "build", ("plan-15", "", "plan-09"), options=[("plan-15", "", "plan-09"), ("plan-09", "", "plan-15")])
    assert t.won()["clouts"] == [18, 15 + 4]


@pytest.mark.parametrize(("plan", "value"), [("plan-04", 12), ("plan-10", 4), ("plan-42", 14), ("plan-m02", -2)])
def test_the_tripler_triples_small_plans_and_takes_a_third_of_large_ones(plan: str, value: int) -> None:
    t = duel(card="bake-off", envoys={"tripler": 0}, hands={0: [plan]})
    t.lock((0, plan), (1, "plan-08"))
    assert t.won()["clouts"] == [value, 8]


@pytest.mark.rule("D-WRP-01", "D-WRP-05", "D-WRP-06", "D-GAP-27")
def test_the_voyager_makes_the_warpplanet_and_strands_ships_there() -> None:
    t = duel(card="rich-veins", envoys={"voyager": (0, False)}, stack=[3, 7])
    t.dials(4, 4).do(0, "reveal-envoy", "reveal")
    assert t.state.warpplanet == 7
    assert t.state.row == [3, 7]
    t.lock((0, "plan-18", "blast-2"), (1, "plan-06", "blast-3"))
    t.do(0, "destroyed-to", {WARP: 1, 7: 2})
    assert t.ships(0, 7) == 2
    assert t.game.controls(0, 7)
    assert t.ships(1, WARP) == 7


@pytest.mark.rule("D-WRP-02", "D-WRP-04")
def test_ships_come_back_from_the_warpplanet_by_choice() -> None:
    def in_warp(game: Game) -> None:
        game.s.warpplanet = 2

    t = duel(card="shore-leave", planets={2: (2, 1)}, supply=(15, 15), prepare=in_warp)
    assert t.game.controls(0, 2)
    assert not t.game.controls(1, 2)
    t.do(0, "recover-from", {WARP: 3, 2: 1})
    assert (t.ships(0, SUPPLY), t.ships(0, 2), t.ships(0, WARP)) == (19, 1, 0)
    assert not t.game.controls(0, 2)
    t.do(1, "recover-from", {WARP: 4})
    assert t.ships(1, 2) == 1


def in_warp(tile: int) -> Callable[[Game], None]:
    """This planet is the Warpplanet."""

    def prepare(game: Game) -> None:
        game.s.warpplanet = tile

    return prepare


@pytest.mark.rule("D-WRP-01")
@pytest.mark.parametrize("tile", [0, 3])
def test_the_voyager_makes_one_warpplanet_only(tile: int) -> None:
    t = duel(card="bake-off", envoys={"voyager": (0, False)}, planets={tile: (0, 0)}, prepare=in_warp(tile), stack=[7])
    t.do(0, "reveal-envoy", "reveal")
    assert (t.state.warpplanet, t.state.row) == (tile, [tile])


@pytest.mark.reading("duel-warpplanet-recover")
@pytest.mark.rule("D-WRP-04", "D-LEAD-02")
def test_from_the_warpplanet_only_those_ships_come_back_that_their_owner_likes() -> None:
    planets = {0: (2, 0), 4: (0, 1), 5: (1, 0)}
    t = duel(card="shore-leave", planets=planets, supply=(15, 15), prepare=in_warp(0))
    decision = t.decision(0, "recover-from")
    assert (getattr(decision, "low"), getattr(decision, "high")) == (2, 4)  # noqa: B009 - only this shape has them
    t.do(0, "recover-from", {WARP: 2, 0: 2})
    assert (t.ships(0, 0), t.ships(0, WARP), t.state.leader) == (0, 0, 0), "as many planets as the other"
    t = duel(card="shore-leave", planets={0: (2, 0), 4: (0, 1)}, supply=(15, 15), prepare=in_warp(0))
    t.do(0, "recover-from", {WARP: 3, 0: 1})
    assert t.game.controls(0, 0)
    t = duel(card="shore-leave", planets={0: (3, 0)}, supply=(15, 15), prepare=in_warp(0))
    assert getattr(t.decision(0, "recover-from"), "high") == 4  # noqa: B009 - no more than the card says
    t = duel(card="shore-leave", planets={0: (2, 0), 4: (0, 1)}, supply=(16, 15), prepare=in_warp(0))
    t.do(0, "recover-from", {WARP: 2, 0: 2})
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("roles_changed") < len(kinds) - 1 - kinds[::-1].index("recovered"), "at once"


@pytest.mark.reading("duel-warpplanet-recover")
@pytest.mark.rule("D-WRP-04")
def test_nobody_need_take_a_ship_off_the_warpplanet() -> None:
    t = duel(card="shore-leave", planets={0: (2, 0)}, supply=(18, 18), prepare=in_warp(0))
    t.do(0, "recover-from", {})
    assert [(event["seat"], event["ships"]) for event in t.events("recovered")] == [(1, 2)]


@pytest.mark.rule("D-GAP-27")
def test_ships_that_must_be_saved_are_saved_and_no_more() -> None:
    for spread in ({WARP: 2}, {SUPPLY: 2}, {WARP: 1}):
        t = duel("recoiler", "", card="rich-veins", envoys={"voyager": 0}, planets={7: (0, 0)}, prepare=in_warp(7))
        t.fight((3, 1), ("plan-18", "plan-06"), ("shield-2", "blast-4"))
        with pytest.raises(IllegalAnswer):
            t.do(0, "destroyed-to", spread)
    assert sorted(t.options(0, "destroyed-to")) == sorted([SUPPLY, WARP, 7])


def test_the_warrior_learns_for_either_seat() -> None:
    t = duel(card="bake-off", envoys={"warrior": 1}, prepare=experienced)
    t.lock((0, "plan-06"), (1, "plan-04"))
    assert t.won()["clouts"] == [6, 4 + 3]


def experienced(game: Game) -> None:
    game.s.envoys[:] = [replace(one, tokens=3) if one.id == "warrior" else one for one in game.s.envoys]
