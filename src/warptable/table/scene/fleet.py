"""Which ship is where. The rules only count ships; players watch individual ones move.

Ships get numbers, and the numbers are assigned so that a change of counts moves as few of them as possible: the
ship that leaves one place is the one that arrives at another. The counts are public, so one fleet serves every reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Ship: TypeAlias = tuple[int, int]
"""(seat, number)"""
Placement: TypeAlias = dict[Ship, int]
"""ship -> place"""
Counts: TypeAlias = dict[int, Sequence[int]]
"""place -> ships by seat"""
Crews: TypeAlias = tuple[tuple[int, int, tuple[int, ...]], ...]
"""(place, seat, numbers of the ships)"""

KIND = 100
"""How many numbers are reserved for each kind of ship; plain ones have the first."""


def assign_kind(
    placement: Placement, previous: Mapping[Ship, int], seat: int, first: int, wanted: dict[int, int]
) -> None:
    """The ships of one seat and one kind, whose numbers begin with `first`."""
    lacking = dict(wanted)
    leaving: list[Ship] = []
    before = sorted(ship for ship in previous if ship[0] == seat and first <= ship[1] < first + KIND)
    for ship in before:
        place = previous[ship]
        if lacking.get(place, 0):
            lacking[place] -= 1
            placement[ship] = place
        else:
            leaving.append(ship)
    number = before[-1][1] + 1 if before else first
    for place, due in lacking.items():
        for _ in range(due):
            if leaving:
                ship = leaving.pop()
            else:
                ship, number = (seat, number), number + 1
            placement[ship] = place


def crews(placement: Mapping[Ship, int]) -> Crews:
    """The ships by place and seat, the lowest number at the bottom of the stack."""
    found: dict[tuple[int, int], list[int]] = {}
    for (seat, number), place in sorted(placement.items()):
        found.setdefault((place, seat), []).append(number)
    return tuple((place, seat, tuple(numbers)) for (place, seat), numbers in found.items())
