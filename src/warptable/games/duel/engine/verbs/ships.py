"""Moving ships. Twenty of each seat are always somewhere (D-CON-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warptable.kernel import RuleBug, Spread

from ..model.places import FLEET, IN_WARP, SUPPLY, WARP

if TYPE_CHECKING:
    from ..game import Game
    from ..model.occurrences import Destruction


def more(pair: tuple[int, int], seat: int, number: int) -> tuple[int, int]:
    """A pair of numbers, with so much more for one seat."""
    return (pair[0] + number, pair[1]) if seat == 0 else (pair[0], pair[1] + number)


def move(g: Game, seat: int, source: int, target: int, number: int) -> None:
    """Move ships of one seat."""
    ships = g.s.ships
    if not 0 <= number <= ships[source][seat]:
        raise RuleBug(f"seat {seat} has no {number} ships at {source}")
    first, second = ships[source]
    ships[source] = (first - number, second) if seat == 0 else (first, second - number)
    first, second = ships[target]
    ships[target] = (first + number, second) if seat == 0 else (first, second + number)


def muster(g: Game) -> None:
    """D-SET-10: five ships of each seat on the Warp, the others in its supply."""
    g.s.ships[WARP] = (IN_WARP, IN_WARP)
    g.s.ships[SUPPLY] = (FLEET - IN_WARP, FLEET - IN_WARP)


def send(g: Game, seat: int, number: int, tile: int, source: str, *, origin: int = SUPPLY) -> None:
    """D-CON-07: ships go onto a planet."""
    move(g, seat, origin, tile, number)
    g.emit("ships_sent", source, seat=seat, ships=number, planet=tile, origin=origin)


def retreat(g: Game, seat: int, number: int, tile: int, source: str) -> None:
    """D-CON-08: ships go from a planet to the supply."""
    if number:
        move(g, seat, tile, SUPPLY, number)
        g.emit("retreated", source, seat=seat, ships=number, planet=tile)


def recover(g: Game, seat: int, spread: Spread, source: str) -> None:
    """D-CON-10, D-WRP-04: ships come to the supply, from the Warp and the Warpplanet."""
    for place, number in spread:
        move(g, seat, place, SUPPLY, number)
    total = sum(number for _, number in spread)
    g.emit("recovered", source, seat=seat, ships=total, places=[list(pair) for pair in spread])


def destroy(g: Game, event: Destruction, spread: Spread, source: str) -> None:
    """D-CON-09, D-GAP-27: ships go to the Warp, or where an effect puts them; all of them count as destroyed."""
    for place, number in spread:
        move(g, event.owner, event.place, place, number)
    frame = g.s.frame
    if frame is not None:
        frame.destroyed = more(frame.destroyed, event.owner, event.ships)
        if event.blast:
            frame.blasted = more(frame.blasted, event.owner, event.ships)
    g.emit(
        "destroyed",
        source,
        seat=event.owner,
        ships=event.ships,
        place=event.place,
        blast=event.blast,
        to=[list(pair) for pair in spread],
    )
