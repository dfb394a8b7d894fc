"""The map holds for every kind of table: nothing overlaps, and every planet can be aimed at."""

from __future__ import annotations

from itertools import combinations
from math import cos, hypot, sin

import pytest

from warptable.games.encounter.page.board.gate import MOUTH, NEAR, TIP, Gate, gate_at
from warptable.games.encounter.page.board.geometry import (
    HEIGHT,
    PILES,
    PLANET,
    SLOTS,
    SUN,
    TRACK,
    WARP,
    WIDTH,
    Chart,
    Point,
    chart_of,
    on_track,
    systems,
)

EVEN = [(planets,) * players for players in SLOTS for planets in (4, 5)]
GROWN = [
    tuple(5 + more if slot == grown else 5 for slot in range(players))
    for players in (3, 4, 5)
    for grown in range(players // 2 + 1)
    for more in (1, 3)
]
"""Planets by slot where one system got some more; right is as left."""
TABLES = EVEN + GROWN
BIG_RING = 36.0
"""The widest ring round a planet."""
RING = 30.0
"""The ring round a planet that may be chosen."""
RADIUS = 24.0
"""Of the ring round ships that are nowhere on the map."""


def far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def chart(*sizes: int, bottom: int = 0, gone: tuple[int, ...] = ()) -> Chart:
    """A map by the numbers of planets of each seat; what is more than five came later."""
    home_of = [seat for seat, planets in enumerate(sizes) for _ in range(min(planets, 5))]
    home_of += [seat for seat, planets in enumerate(sizes) for _ in range(planets - 5)]
    return chart_of(home_of, gone, len(sizes), bottom)


@pytest.mark.parametrize("sizes", TABLES)
def test_nothing_overlaps(sizes: tuple[int, ...]) -> None:
    found = systems(sizes)
    assert tuple(len(system.planets) for system in found) == sizes
    places = [point for system in found for point in system.planets]
    for x, y in places:
        assert PLANET < x < WIDTH - PLANET
        assert PLANET < y < HEIGHT - PLANET - 20, "the label lies below"
        assert far((x, y), WARP) > TRACK[1] + PLANET
    assert min(far(*pair) for pair in combinations(places, 2)) > (BIG_RING if sizes in EVEN else RING) * 2
    for system in found:
        assert min(far(system.sun, place) for place in places) > SUN + PLANET


def test_the_reader_sits_at_the_bottom_and_the_others_follow_clockwise() -> None:
    turned = chart(5, 5, 5, 5, 5, bottom=3)
    assert [turned.system(seat).slot for seat in (3, 4, 0, 1, 2)] == list(SLOTS[5])
    assert turned.planet(15)[1] > 400, "the first planet of seat 3"


def test_a_spectator_sees_the_first_seat_at_the_bottom() -> None:
    home_of = [seat for seat in range(4) for _ in range(4)]
    assert chart_of(home_of, (), 4, None) is chart_of(home_of, (), 4, 0)


def test_a_planet_keeps_its_number_whatever_comes_and_goes() -> None:
    grown = chart(5, 5, 6, gone=(11, 12))
    assert grown.orbit(2) == [10, 11, 12, 13, 14, 15]
    assert grown.planets(2) == [10, 13, 14, 15]
    assert [grown.order(planet) for planet in grown.planets(2)] == [0, 3, 4, 5]
    assert [grown.planet(planet) for planet in grown.orbit(2)] == list(grown.system(2).planets)
    assert grown.planets(1) == chart(5, 5, 5).planets(1)


def test_the_same_planet_looks_the_same_from_the_same_slot() -> None:
    assert gate_at(chart(5, 5, 5, 5, 5), 5) == gate_at(chart(5, 5, 5, 5, 5, bottom=2), 15)


@pytest.mark.parametrize("sizes", TABLES)
def test_there_is_a_place_between_any_two_neighbours(sizes: tuple[int, ...]) -> None:
    """It hides neither a planet nor its name, nor the sun."""
    table = chart(*sizes)
    gaps = [table.gap(planet) for seat in range(len(sizes)) for planet in table.planets(seat)[:-1]]
    planets = [table.planet(planet) for planet in range(sum(sizes))]
    assert len(gaps) == sum(sizes) - len(sizes)
    for gap in gaps:
        assert min(far(gap, planet) for planet in planets) > PLANET + (8 if sizes in EVEN else 0)
        assert min(far(gap, (x, y + PLANET + 9)) for x, y in planets) > 15
        assert min(far(gap, table.system(seat).sun) for seat in range(len(sizes))) > SUN + 10


def test_without_a_planet_its_neighbours_are_neighbours() -> None:
    table = chart(5, 5, 5, gone=(6,))
    (x, y), (at_x, at_y) = table.gap(5), table.planet(6)
    sun_x, sun_y = table.system(1).sun
    assert (x - sun_x) * (at_y - sun_y) == pytest.approx((y - sun_y) * (at_x - sun_x)), (
        "where B2 was, nearer to the sun"
    )


@pytest.mark.parametrize("sizes", TABLES)
def test_every_planet_can_be_aimed_at(sizes: tuple[int, ...]) -> None:
    table = chart(*sizes)
    for planet in range(sum(sizes)):
        gate, target = gate_at(table, planet), table.planet(planet)
        assert far(_tip(gate), target) < PLANET + 30, "the cone ends at its target"
        assert MOUTH < gate.mouth[0] < WIDTH - MOUTH
        assert MOUTH < gate.mouth[1] < HEIGHT - MOUTH
        others = [table.planet(other) for other in range(sum(sizes)) if other != planet]
        stacks = [gate.stack(index) for index in range(len(sizes) - 1)]
        assert min(far(stack, other) for stack in stacks for other in others) > PLANET, f"ships hide planet {planet}"
        assert min(far(stack, WARP) for stack in stacks) > TRACK[0], f"ships of planet {planet} lie in the warp"
        assert min(far(gate.beside, other) for other in others) > PLANET + 10


@pytest.mark.parametrize("sizes", TABLES)
def test_ships_out_of_the_game_do_not_look_like_attackers(sizes: tuple[int, ...]) -> None:
    """Their pile lies in no gate, nor among those who help the defense."""
    table = chart(*sizes)
    for gate in (gate_at(table, planet) for planet in range(sum(sizes))):
        for pile in PILES:
            assert far(gate.beside, pile) > 2 * RADIUS
            for share in (step / 20 for step in range(21)):
                along, width = gate.length * share, MOUTH + (TIP - MOUTH) * share
                middle = gate.mouth[0] + cos(gate.angle) * along, gate.mouth[1] + sin(gate.angle) * along
                assert far(middle, pile) > width + RADIUS


@pytest.mark.parametrize("sizes", TABLES)
def test_ships_out_of_the_game_hide_nothing(sizes: tuple[int, ...]) -> None:
    table = chart(*sizes)
    for pile in PILES:
        assert far(pile, WARP) > TRACK[1] + RADIUS
        assert min(far(pile, table.planet(planet)) for planet in range(sum(sizes))) > BIG_RING + RADIUS


def _tip(gate: Gate) -> Point:
    reach = gate.length
    return gate.mouth[0] + cos(gate.angle) * reach, gate.mouth[1] + sin(gate.angle) * reach


def test_the_middle_of_a_gate_is_between_ships_and_target() -> None:
    table = chart(5, 5, 5, 5, 5)
    gate = gate_at(table, 7)
    assert far(gate.middle, table.planet(7)) == pytest.approx((gate.length + NEAR) / 2)


def test_the_track_begins_on_top_and_runs_clockwise() -> None:
    top, next_one = on_track(0, 5), on_track(1, 5)
    assert far(top, (WARP[0], WARP[1] - sum(TRACK) / 2)) < 0.001
    assert next_one[0] > WARP[0]
    assert far(on_track(4, 4), top) > far(on_track(5, 5), top), "four colonies need fewer segments"
