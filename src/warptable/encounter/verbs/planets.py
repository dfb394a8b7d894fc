"""Planets come into the game and leave it. Their numbers are never used again, so that each keeps its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .stores import clear_planets

if TYPE_CHECKING:
    from ..game import Game


def add_planet(g: Game, home: int, source: str) -> int:
    """A planet without ships joins a home system as its last one; its number."""
    s = g.s
    planet = len(s.home_of)
    s.home_of += (home,)
    s.ships.insert(planet, [0] * g.n)  # before the rows of the other places, which are counted from the end
    g.emit("planet_added", source, seat=home, planet=planet)
    return planet


def drop_planet(g: Game, planet: int, source: str) -> None:
    """A planet is out of the game, with the cards that lie there. Its ships have to follow in the same event."""
    g.s.gone += (planet,)
    g.emit("planet_gone", source, planet=planet)
    clear_planets(g, g.s.planet_cards.get(planet, ()), source)
