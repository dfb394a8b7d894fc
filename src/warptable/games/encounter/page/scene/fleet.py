"""The ships of encounter by place and kind (`scene/fleet.py`): those on sheets and special ones among them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple, TypeAlias

from warptable.table.scene.fleet import KIND, Counts, Crews, Placement, Ship, assign_kind, crews

from ...engine.dominion import SHIPS
from ...engine.model.pieces import SECOND, Mark, Token
from ...engine.model.places import HELD, PLACE_NAMES
from ...engine.model.state import State
from ...engine.model.views import View

SEATS = 8
"""More than there can be at a table: tells where the ships on sheets are drawn."""
KINDS = ("", "the-prometheus", *SHIPS, *(SECOND + ship for ship in SHIPS))
"""Kinds of ships, in the order of their numbers: plain ones first, last those that a power has changed."""


Aboard: TypeAlias = Iterable[tuple[int, str, tuple[int, ...]]]
"""Ships on sheets: who has the sheet, its alien, the ships by owner."""


class Ships(NamedTuple):
    """Where all ships are, as flat as can be: a replay compares and keeps many of these."""

    numbers: tuple[int, ...]  # place by place, the ships of each seat
    seats: int
    planets: int
    marks: tuple[Mark, ...]
    tokens: tuple[tuple[str, Token], ...]
    aboard: tuple[tuple[int, str, tuple[int, ...]], ...]

    def counts(self) -> Counts:
        """Ships by place, planets first."""
        n = self.seats
        rows = [self.numbers[first : first + n] for first in range(0, len(self.numbers), n)]
        counts: Counts = dict(enumerate(rows[: self.planets]))
        counts |= {place: rows[place] for place in PLACE_NAMES if -place <= len(rows) - self.planets and place != HELD}
        return _with_crews(counts, self.aboard, dict(self.tokens))


def ships_in(s: State, *, over: bool) -> Ships:
    """Where ships are. Those on a sheet that lies facedown are seen when the game is over."""
    aboard = tuple(
        (number, sheet.alien, sheet.crew)
        for number, seat in enumerate(s.seats)
        for sheet in seat.sheets
        if sheet.crew and (over or not sheet.hidden)
    )
    numbers = tuple(chain.from_iterable(s.ships))
    return Ships(numbers, len(s.seats), len(s.home_of), tuple(s.marks), tuple(s.tokens.items()), aboard)


class Fleet:
    """The ships of one table, from one picture to the next."""

    def __init__(self) -> None:
        self.placement: Placement = {}
        self._crews: tuple[Placement, Crews] = {}, ()
        self._counts: Counts = {}
        self._marks: Sequence[Mark] = ()

    def update(self, view: View) -> None:
        """Follow what has happened; the view of any seat will do."""
        self._follow(counts_of(view), view.marks)

    def move(self, ships: Ships) -> None:
        """The same, by what the state says of ships."""
        self._follow(ships.counts(), ships.marks)

    def _follow(self, counts: Counts, marks: Sequence[Mark]) -> None:
        if counts != self._counts or marks != self._marks:
            self.placement = assign(self.placement, counts, marks)
            self._counts, self._marks = counts, marks

    @property
    def crews(self) -> Crews:
        """The ships by place and seat; worked out for whoever draws them."""
        if self._crews[0] is not self.placement:
            self._crews = self.placement, crews(self.placement)
        return self._crews[1]


def counts_of(view: View) -> Counts:
    """Ships by place, planets first."""
    counts: Counts = dict(enumerate(view.planets))
    counts |= {place: view.ships_at(place) for place in PLACE_NAMES if place != HELD}
    sheets = [(seat, sheet) for seat, player in enumerate(view.seats) for sheet in player.sheets]
    aboard = [(seat, sheet.alien, sheet.crew) for seat, sheet in sheets if sheet.crew]
    return _with_crews(counts, aboard, view.tokens)


def _with_crews(counts: Counts, aboard: Aboard, tokens: Mapping[str, Token]) -> Counts:
    """With the ships on sheets. They are where they are drawn: beside the sun of whoever has the sheet, or in the
    system where the token of that name is."""
    for seat, alien, crew in aboard:
        token = tokens.get(alien)
        place = HELD - seat if token is None else HELD - SEATS - token.system
        there = counts.get(place, (0,) * len(crew))
        counts[place] = [one + other for one, other in zip(there, crew, strict=True)]
    return counts


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
