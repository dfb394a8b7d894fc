"""Which ship flies where: as few as possible, and always the same ones."""

from __future__ import annotations

from collections import Counter

from warptable.games.encounter.engine.model.places import GATE, WARP
from warptable.games.encounter.page.board import Fleet
from warptable.games.encounter.page.examples import moments
from warptable.games.encounter.page.scene.fleet import assign, counts_of, ships_in
from warptable.table.scene.fleet import Placement, crews


def seat_counts(placement: Placement) -> Counter[tuple[int, int]]:
    return Counter((place, seat) for (seat, _), place in placement.items())


def test_ships_are_numbered_from_scratch() -> None:
    placement = assign({}, {0: [2, 0], 1: [0, 1], GATE: [1, 0]})
    assert placement == {(0, 0): 0, (0, 1): 0, (0, 2): GATE, (1, 0): 1}


def test_the_ship_that_leaves_is_the_one_that_arrives() -> None:
    before = assign({}, {0: [3], 1: [2], GATE: [0]})
    after = assign(before, {0: [2], 1: [2], GATE: [1]})
    assert {ship for ship in before if before[ship] != after[ship]} == {(0, 2)}
    assert after[0, 2] == GATE


def test_new_ships_get_new_numbers() -> None:
    before = assign({}, {0: [2]})
    assert assign(before, {0: [3]}) == {(0, 0): 0, (0, 1): 0, (0, 2): 0}


def test_a_ship_from_another_seat_never_fills_in() -> None:
    before = assign({}, {0: [1, 1], 1: [0, 0]})
    after = assign(before, {0: [1, 0], 1: [0, 1]})
    assert after == {(0, 0): 0, (1, 0): 1}


def test_a_stack_is_told_from_the_bottom() -> None:
    assert crews({(0, 3): 7, (0, 1): 7, (1, 0): 7, (0, 2): WARP}) == (
        (7, 0, (1, 3)),
        (WARP, 0, (2,)),
        (7, 1, (0,)),
    )


def test_the_state_says_of_ships_what_a_view_says() -> None:
    for game in moments(3, encounters=8):
        by_state = ships_in(game.state, over=game.over)
        seen = {place: tuple(row) for place, row in counts_of(game.view(None)).items() if any(row)}
        assert {place: tuple(row) for place, row in by_state.counts().items() if any(row)} == seen
        assert list(by_state.marks) == game.view(None).marks


def test_a_game_moves_only_what_the_counts_demand() -> None:
    fleet, flights = Fleet(), 0
    for game in moments(3, encounters=8):
        before = fleet.placement
        counts = counts_of(game.view(0))
        fleet.update(game.view(2))  # the counts are public: any seat's view tells the same
        after = fleet.placement
        wanted = Counter({(place, seat): n for place, row in counts.items() for seat, n in enumerate(row) if n})
        assert seat_counts(after) == wanted
        if before and len(before) == len(after):
            moved = sum(before[ship] != place for ship, place in after.items())
            assert moved == sum((wanted - seat_counts(before)).values())
            flights += moved
    assert flights > 50
