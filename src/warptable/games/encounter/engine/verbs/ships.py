"""Moving ships. Colonies are counted here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from warptable.kernel import RuleBug

from ..model.pieces import Mark
from ..model.places import AIR, WARP

if TYPE_CHECKING:
    from ..game import Game


def move(g: Game, seat: int, source: int, target: int, number: int, along: Sequence[str] = ()) -> None:
    """Move ships of one seat. Taking the last ship off a planet gives up the colony (F-LAUNCH-4, F-STRIP-1). Ships that
    are not plain ones go if they are named (`along`, a kind once for each ship), or if there are not enough others."""
    if number <= 0:
        if number < 0:
            raise RuleBug("a negative number of ships")
        return
    ships = g.s.ships
    row = ships[source]
    left = row[seat] - number
    if left < 0:
        raise RuleBug(f"seat {seat} has no {number} ships at {source}")
    if g.s.marks:
        _move_marks(g, seat, source, target, number, along)
    row[seat] = left
    if not left and source >= 0:
        _colony(g, seat, source, -1)
    row = ships[target]
    if not row[seat] and target >= 0:
        _colony(g, seat, target, 1)
    row[seat] += number


def _move_marks(g: Game, seat: int, source: int, target: int, number: int, along: Sequence[str]) -> None:
    """Which ships that are not plain ones are among those that move. One that leaves the warp is ready again
    (N-SHIP-4)."""
    there = [mark for mark in g.s.marks if mark.seat == seat and mark.place == source]
    if not there and not along:
        return
    going = {mark: along.count(mark.kind) for mark in there}
    lacking = number - len(along) - (g.s.ships[source][seat] - sum(mark.number for mark in there))
    if len(along) > number or sum(going.values()) != len(along) or any(n > mark.number for mark, n in going.items()):
        raise RuleBug(f"{along} cannot be among {number} ships of seat {seat} at {source}")
    for mark in there:  # there are not enough plain ones
        forced = min(mark.number - going[mark], max(0, lacking))
        going[mark] += forced
        lacking -= forced
    if not any(going.values()):
        return
    moved: dict[Mark, int] = {}
    for mark in g.s.marks:
        gone = going.get(mark, 0)
        if gone < mark.number:
            _count(moved, mark, mark.number - gone)
        if gone:
            _count(moved, replace(mark, place=target, ready=mark.ready or source == WARP or source in g.s.adrift), gone)
    _keep_marks(g, moved)


def _count(marks: dict[Mark, int], mark: Mark, number: int) -> None:
    """Ships of one kind at one place are one mark."""
    kind = mark if mark.number == 1 else replace(mark, number=1)
    marks[kind] = marks.get(kind, 0) + number


def _keep_marks(g: Game, marks: dict[Mark, int]) -> None:
    g.s.marks = [mark if number == 1 else replace(mark, number=number) for mark, number in marks.items() if number]


def mark_ships(g: Game, seat: int, kind: str, place: int, source: str, *, number: int = 1, bonus: int = 0) -> None:
    """Plain ships become ships of this kind, where they are."""
    marked = sum(mark.number for mark in g.s.marks if mark.seat == seat and mark.place == place)
    if g.s.ships[place][seat] - marked < number:
        raise RuleBug(f"seat {seat} has no {number} plain ships at {place}")
    marks = {replace(mark, number=1): mark.number for mark in g.s.marks}
    _count(marks, Mark(kind, seat, place, bonus), number)
    _keep_marks(g, marks)
    g.emit("ships_marked", source, seat=seat, mark=kind, place=place, ships=number)


def shift_mark(g: Game, mark: Mark, place: int, source: str) -> None:
    """N-SHIP-5: the marker of a ship comes to another ship of its owner, faceup."""
    marks = {replace(other, number=1): other.number for other in g.s.marks if other != mark}
    _count(marks, replace(mark, place=place, ready=True), mark.number)
    _keep_marks(g, marks)
    g.emit("ships_marked", source, seat=mark.seat, mark=mark.kind, place=place, ships=mark.number)


def turn_mark(g: Game, mark: Mark, source: str, *, ready: bool) -> None:
    """N-SHIP-3, N-SHIP-4: the marker of a ship is turned down or up."""
    g.s.marks = [replace(other, ready=ready) if other == mark else other for other in g.s.marks]
    g.emit("mark_turned", source, seat=mark.seat, mark=mark.kind, ready=ready)


def add_marked_ship(g: Game, seat: int, kind: str, bonus: int, place: int, source: str) -> None:
    """A ship that is not a plain one comes into the game."""
    g.s.ships[AIR][seat] += 1
    g.s.marks.append(Mark(kind, seat, AIR, bonus, added=True))
    move(g, seat, AIR, place, 1, (kind,))
    g.emit("ship_added", source, seat=seat, mark=kind, place=place)


def remove_marked_ship(g: Game, kind: str, source: str) -> None:
    """A ship that is not a plain one leaves the game, from wherever it is."""
    [mark] = [mark for mark in g.s.marks if mark.kind == kind]
    move(g, mark.seat, mark.place, AIR, 1, (kind,))
    g.s.ships[AIR][mark.seat] -= 1
    g.s.marks = [other for other in g.s.marks if other.kind != kind]
    g.emit("ship_removed", source, seat=mark.seat, mark=kind)


def settle_homes(g: Game, number: int) -> None:
    """F-SETUP-2: this many ships on each planet of a seat's home system."""
    for planet, owner in enumerate(g.s.home_of):
        g.s.ships[planet][owner] = number
        g.seats[owner].home += 1


def _colony(g: Game, seat: int, planet: int, change: int) -> None:
    """F-GOAL-6: a colony in one's own home system is a home colony, any other a foreign one. On a planet adrift that of
    its owner is both, and one of anybody else neither."""
    player, own = g.seats[seat], g.s.home_of[planet] == seat
    adrift = bool(g.s.adrift) and planet in g.s.adrift
    if own:
        player.home += change
    if own is adrift:
        player.foreign += change
    g.changes.append((seat, planet, 0 if adrift and not own else change))
