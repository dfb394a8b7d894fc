"""Moving ships. Colonies are counted here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import RuleBug, Spread

if TYPE_CHECKING:
    from ..game import Game


def move(g: Game, seat: int, source: int, target: int, number: int) -> None:
    """Move ships of one seat. Taking the last ship off a planet gives up the colony (F-LAUNCH-4, F-STRIP-1)."""
    if number <= 0:
        if number < 0:
            raise RuleBug("a negative number of ships")
        return
    ships = g.s.ships
    row = ships[source]
    left = row[seat] - number
    if left < 0:
        raise RuleBug(f"seat {seat} has no {number} ships at {source}")
    row[seat] = left
    if not left and source >= 0:
        _colony(g, seat, source, -1)
    row = ships[target]
    if not row[seat] and target >= 0:
        _colony(g, seat, target, 1)
    row[seat] += number


def settle_homes(g: Game, number: int) -> None:
    """F-SETUP-2: so many ships on each planet of the own home system."""
    for planet, owner in enumerate(g.s.home_of):
        g.s.ships[planet][owner] = number
        g.seats[owner].home += 1


def move_spread(g: Game, seat: int, spread: Spread, target: int) -> int:
    """Move ships from several places to one; how many they were."""
    total = 0
    for place, number in spread:
        move(g, seat, place, target, number)
        total += number
    return total


def place_spread(g: Game, seat: int, source: int, spread: Spread) -> None:
    """Move ships from one place to several."""
    for place, number in spread:
        move(g, seat, source, place, number)


def _colony(g: Game, seat: int, planet: int, change: int) -> None:
    """F-GOAL-6: a colony in the own home system is a home colony, any other a foreign one."""
    player = g.seats[seat]
    if g.s.home_of[planet] == seat:
        player.home += change
    else:
        player.foreign += change
    g.changes.append((seat, planet, change))
