"""Friendship: the line of three places, overflow, and what envoys do where."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import duel
from warptable.games.duel.engine.game import Game
from warptable.games.duel.engine.model.decks import ICONS
from warptable.games.duel.engine.model.state import Envoy


def gala(**envoys: int | tuple[int, bool]) -> dict[str, int]:
    """The allies after the straggler, seat 1, has increased its friendship with the skull."""
    t = duel(card="diplomatic-gala", envoys=envoys)
    t.do(1, "friend-up", "skull", options=["skull", "heart", "orbit"])
    if t.open == [(1, "keep-envoy")]:
        t.do(1, "keep-envoy", "skull")
    return {envoy.icon: envoy.ally for envoy in t.state.envoys}


@pytest.mark.reading("duel-friend-without-effect")
@pytest.mark.rule("D-EX-03", "D-ENV-02", "D-ENV-03", "D-ENV-04", "D-ENV-07", "D-GAP-23")
def test_an_increase_moves_an_envoy_one_place_towards_the_seat() -> None:
    assert gala(cudgel=-1)["skull"] == 1
    assert gala(cudgel=0)["skull"] == -1
    assert gala(cudgel=1)["skull"] == 1


@pytest.mark.rule("D-ENV-05", "D-ENV-06", "D-ENV-08")
@pytest.mark.parametrize(("ally", "after"), [(1, -1), (-1, 0), (0, 0)])
def test_a_decrease_moves_it_one_place_away(ally: int, after: int) -> None:
    t = duel(card="happy-hour", envoys={"cudgel": ally})
    t.do(1, "friend-down", "skull").do(1, "friend-up", "pass")
    assert t.envoy("cudgel").ally == after
    moved = [(event["seat"], event["change"], event["ally"]) for event in t.events("friendship")]
    assert moved == ([] if ally == after else [(1, -1, after)])


@pytest.mark.reading("duel-same-envoy")
@pytest.mark.rule("D-GAP-43")
def test_two_moves_may_name_the_same_envoy() -> None:
    t = duel(card="happy-hour", envoys={"cudgel": -1})
    t.do(1, "friend-down", "skull")
    assert t.envoy("cudgel").ally == 0
    t.do(1, "friend-up", "skull")
    assert t.envoy("cudgel").ally == -1


@pytest.mark.rule("D-EX-17", "D-ENV-09", "D-ENV-10", "D-ENV-11", "D-ENV-15", "D-MISC-05")
@pytest.mark.parametrize(("kept", "allies"), [("skull", [0, -1]), ("heart", [-1, 0])])
def test_a_seat_keeps_one_ally_after_reading_the_newcomer(kept: str, allies: list[int]) -> None:
    t = duel(card="happy-hour", envoys={"cudgel": 0, "zombie": -1})
    t.do(1, "friend-down", "heart")
    assert t.view(0).envoys[1].id == "zombie"
    assert t.view(1).envoys[1].id == ""
    t.do(0, "keep-envoy", kept, options=["skull", "heart"])
    assert [t.envoy("cudgel").ally, t.envoy("zombie").ally] == allies
    assert [t.envoy("cudgel").up, t.envoy("zombie").up] == [True, False]
    [event] = [event for event in t.session.log if event.kind == "envoy_read"]
    assert event.seen_by(1) == {}


@pytest.mark.rule("D-ENV-16", "D-ENV-17")
def test_using_an_envoy_changes_neither_its_face_nor_its_ally() -> None:
    t = duel(card="rich-veins", envoys={"cudgel": 0})
    t.fight((2, 3), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert [event["seat"] for event in t.events("destroyed")] == [1], "it was used"
    assert (t.envoy("cudgel").up, t.envoy("cudgel").ally) == (True, 0)
    t = duel(card="rich-veins", envoys={"cudgel": 1})  # of the loser
    t.fight((2, 3), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.events("destroyed") == []


def test_all_envoys_may_become_neutral() -> None:
    t = duel(card="ambassadors-ball", envoys={"cudgel": 0, "zombie": (1, False)})
    assert [envoy.ally for envoy in t.state.envoys] == [-1, -1, -1]
    t.do(1, "friend-up", "orbit").do(0, "friend-up", "pass")
    assert t.state.envoys[2].ally == 1


@pytest.mark.rule("D-SET-04", "D-WRP-07")
def test_neutral_envoys_are_replaced_from_their_decks() -> None:
    def stranded(game: Game) -> None:
        game.s.warpplanet = 5

    named: dict[str, int | tuple[int, bool]] = {"cudgel": 0, "zombie": -1, "voyager": (-1, True)}
    t = duel(card="changing-of-the-guard", envoys=named, planets={5: (2, 1), 6: (1, 1)}, prepare=stranded)
    assert (t.state.warpplanet, t.state.row) == (5, [5, 6])
    assert [t.game.planets(seat) for seat in (0, 1)] == [[5, 6], [6]], "its rules stay in force"
    assert t.envoy("cudgel").ally == 0
    assert [envoy.id for envoy in t.state.gone] == ["zombie", "voyager"]
    assert t.view(0).gone == ["", "voyager"]
    icons = [envoy.icon for envoy in t.state.envoys]
    assert icons == [icon for icon in ("skull", "heart", "orbit") if icon in icons]
    assert all(not envoy.up for envoy in t.state.envoys if envoy.icon != "skull")


@pytest.mark.rule("D-ABL-04")
def test_without_any_envoy_left_there_is_no_friendship() -> None:
    def all_gone(game: Game) -> None:
        state = game.s
        state.gone += state.envoys
        for icon, deck in zip(ICONS, state.envoy_decks, strict=True):
            state.gone += [Envoy(name, icon) for name in deck]
        state.envoys.clear()
        state.envoy_decks = ((), (), ())

    t = duel(card="diplomatic-gala", prepare=all_gone)
    assert (t.events("friendship"), t.state.past[-1]) == ([], "rich-veins")


@pytest.mark.rule("D-ENV-03")
def test_a_rise_is_told_as_a_rise() -> None:
    t = duel(card="diplomatic-gala", envoys={"cudgel": -1}).do(1, "friend-up", "skull")
    assert [(event["seat"], event["change"], event["ally"]) for event in t.events("friendship")] == [(1, 1, 1)]
