"""The ships of encounter by place and kind (`scene/fleet.py`): those on sheets and special ones among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....encounter.model.pieces import Mark
from ....encounter.model.places import HELD, PLACE_NAMES
from ....encounter.model.views import SheetView, View
from ..fleet import KIND, Counts, Crews, Placement, Ship, assign_kind, crews

SEATS = 8
"""More than there can be at a table: tells where the ships on sheets are drawn."""
KINDS = ("", "the-prometheus", "flagship", "salvage-vessel")
"""Kinds of ships, in the order of their numbers: plain ones first, last those that a power has changed."""


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
    """Ships by place, planets first. Those on sheets are where they are drawn: with whoever has the sheet, or in the
    system where its token is."""
    counts: Counts = dict(enumerate(view.planets))
    counts |= {place: view.ships_at(place) for place in PLACE_NAMES if place != HELD}
    for seat, player in enumerate(view.seats):
        for sheet in player.sheets:
            if sheet.crew:
                place = crew_place(view, seat, sheet)
                there = counts.get(place, (0,) * len(sheet.crew))
                counts[place] = [one + other for one, other in zip(there, sheet.crew, strict=True)]
    return counts


def crew_place(view: View, seat: int, sheet: SheetView) -> int:
    """Where the ships on a sheet are drawn: beside the sun of whoever has it, or with the token of that name."""
    token = view.tokens.get(sheet.alien)
    return HELD - seat if token is None else HELD - SEATS - token.system


def sun_of(place: int) -> tuple[int, bool]:
    """Beside whose sun ships on a sheet are drawn, and whether they are aboard a token there."""
    number = HELD - place
    return number % SEATS, number >= SEATS


def assign(previous: Mapping[Ship, int], counts: Mapping[int, Sequence[int]], marks: Sequence[Mark] = ()) -> Placement:
    """The placement that fits these counts and moves the fewest ships. The highest numbers leave first, because they
    lie on top. Ships that are not plain ones have numbers of their own, above all others."""
    seats = len(next(iter(counts.values()), ()))
    placement: Placement = {}
    for seat in range(seats):
        wanted = {place: row[seat] for place, row in counts.items() if row[seat]}
        special: dict[int, dict[int, int]] = {}
        for mark in marks:
            if mark.seat == seat:
                place = mark.place if mark.place != HELD else next(place for place in wanted if place <= HELD)
                wanted[place] -= mark.number
                there = special.setdefault(kind_number(mark.kind), {})
                there[place] = there.get(place, 0) + mark.number
        assign_kind(placement, previous, seat, 0, wanted)
        for kind, places in special.items():
            assign_kind(placement, previous, seat, kind * KIND, places)
    return placement


def kind_number(kind: str) -> int:
    """Where the numbers of such ships begin, in hundreds."""
    return KINDS.index(kind) if kind in KINDS else len(KINDS)
