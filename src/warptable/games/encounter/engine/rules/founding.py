"""Founding a colony by an effect, outside the fights and deals of an encounter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warptable.kernel import Distribute, Pick

from ..model import prompts
from .moving import gather
from .victory import check

if TYPE_CHECKING:
    from ..game import Game


def open_planets(g: Game, seat: int, home: int) -> list[int]:
    """Planets of a home system on which this seat could found a colony: it has none there yet (F-GOAL-4)."""
    return [planet for planet in g.home_planets(home) if not g.s.ships[planet][seat]]


def open_planets_abroad(g: Game, seat: int) -> list[int]:
    """The same for all home systems but its own, clockwise."""
    return [planet for home in g.clockwise(seat) for planet in open_planets(g, seat, home)]


async def found_colony(g: Game, seat: int, planets: Sequence[int], most: int, source: str) -> None:
    """One of these planets gets up to `most` ships from the seat's colonies, beside whoever is there (F-GOAL-5)."""
    planet = await Pick(seat, prompts.FOUND_PLANET, source, planets)
    places = g.sources(seat)
    held = sum(number for _, number in places)
    spread = await Distribute(seat, prompts.DEAL_COLONY, source, places, 1, min(most, held), {"planet": planet})
    await gather(g, seat, spread, planet, source)
    g.emit("landed", source, seat=seat, planet=planet, ships=sum(number for _, number in spread))
    await check(g)
