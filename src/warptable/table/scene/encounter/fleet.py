"""Which ship is where. The rules only count ships; players watch individual ones move.

Ships get numbers, and the numbers are assigned so that a change of counts moves as few of them as possible: the
ship that leaves one place is the one that arrives at another. The counts are public, so one fleet serves every reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ....encounter.model.pieces import Mark
from ....encounter.model.places import PLACE_NAMES
from ....encounter.model.views import View

Ship: TypeAlias = tuple[int, int]
"""(seat, number)"""
Placement: TypeAlias = dict[Ship, int]
"""ship -> place"""
Counts: TypeAlias = dict[int, Sequence[int]]
"""place -> ships by seat"""
Crews: TypeAlias = tuple[tuple[int, int, tuple[int, ...]], ...]
"""(place, seat, numbers of the ships)"""

FIRST_MARKED = 100
"""The first number of a ship that is not a plain one."""


class Fleet:
    """The ships of one table, from one picture to the next."""

    def __init__(self) -> None:
        self.placement: Placement = {}
        self.crews: Crews = ()
        self._counts: Counts = {}
        self._marks: Sequence[Mark] = ()

    def update(self, view: View) -> None:
        """Follow what has happened; the view of any seat will do."""
        counts, marks = counts_of(view), view.marks
        if counts != self._counts or marks != self._marks:
            self.placement = assign(self.placement, counts, marks)
            self.crews = crews(self.placement)
            self._counts, self._marks = counts, marks


def counts_of(view: View) -> Counts:
    """Ships by place, planets first."""
    counts: Counts = dict(enumerate(view.planets))
    return counts | {place: view.ships_at(place) for place in PLACE_NAMES}


def assign(previous: Mapping[Ship, int], counts: Mapping[int, Sequence[int]], marks: Sequence[Mark] = ()) -> Placement:
    """The placement that fits these counts and moves the fewest ships. The highest numbers leave first, because they
    lie on top. Ships that are not plain ones have numbers of their own, above all others."""
    seats = len(next(iter(counts.values()), ()))
    placement: Placement = {}
    for seat in range(seats):
        own = [mark.place for mark in marks if mark.seat == seat]
        wanted = {place: row[seat] - own.count(place) for place, row in counts.items() if row[seat]}
        _assign_seat(placement, previous, seat, wanted)
        placement |= {(seat, FIRST_MARKED + number): place for number, place in enumerate(own)}
    return placement


def _assign_seat(placement: Placement, previous: Mapping[Ship, int], seat: int, wanted: dict[int, int]) -> None:
    lacking = dict(wanted)
    leaving: list[Ship] = []
    for ship in sorted(ship for ship in previous if ship[0] == seat and ship[1] < FIRST_MARKED):
        place = previous[ship]
        if lacking.get(place, 0):
            lacking[place] -= 1
            placement[ship] = place
        else:
            leaving.append(ship)
    number = max((number for owner, number in previous if owner == seat and number < FIRST_MARKED), default=-1) + 1
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
