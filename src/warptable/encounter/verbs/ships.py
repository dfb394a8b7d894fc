"""Moving ships. Colonies are counted here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ...kernel import RuleBug
from ..model.pieces import Mark
from ..model.places import AIR

if TYPE_CHECKING:
    from ..game import Game


def move(g: Game, seat: int, source: int, target: int, number: int, along: Sequence[str] = ()) -> None:
    """Move ships of one seat. Taking the last ship off a planet gives up the colony (F-LAUNCH-4, F-STRIP-1). Ships that
    are not plain ones go if they are named (`along`), or if there are not enough others."""
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
    """Which ships that are not plain ones are among those that move."""
    there = [mark for mark in g.s.marks if (mark.seat, mark.place) == (seat, source)]
    plain = g.s.ships[source][seat] - len(there)
    going = [mark for mark in there if mark.kind in along]
    if len(going) > number:
        raise RuleBug(f"{along} are more than {number} ships")
    others = [mark for mark in there if mark.kind not in along]
    going += others[: max(0, number - plain - len(going))]
    g.s.marks = [replace(mark, place=target) if mark in going else mark for mark in g.s.marks]


def add_marked_ship(g: Game, seat: int, kind: str, bonus: int, place: int, source: str) -> None:
    """A ship that is not a plain one comes into the game."""
    g.s.ships[AIR][seat] += 1
    g.s.marks.append(Mark(kind, seat, AIR, bonus))
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
    """F-SETUP-2: so many ships on each planet of the own home system."""
    for planet, owner in enumerate(g.s.home_of):
        g.s.ships[planet][owner] = number
        g.seats[owner].home += 1


def _colony(g: Game, seat: int, planet: int, change: int) -> None:
    """F-GOAL-6: a colony in the own home system is a home colony, any other a foreign one."""
    player = g.seats[seat]
    if g.s.home_of[planet] == seat:
        player.home += change
    else:
        player.foreign += change
    g.changes.append((seat, planet, change))
