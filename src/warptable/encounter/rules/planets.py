"""Planets that leave the game or change systems, with everything on them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from ..verbs.planets import drop_planet, shift_planet
from .losses import to_warp
from .victory import check

if TYPE_CHECKING:
    from ..game import Game


def remove_planet(g: Game, planet: int, source: str) -> Awaitable[None]:
    """A planet leaves the game; all ships on it go to the warp in one batch, and powers are checked at once."""
    drop_planet(g, planet, source)
    return to_warp(g, [(seat, planet, ships) for seat, ships in enumerate(g.s.ships[planet]) if ships], source)


async def move_planet(g: Game, planet: int, home: int, source: str) -> int:
    """A planet changes systems with everything on it; its new number. Colonies there are home or foreign ones anew."""
    new = shift_planet(g, planet, home, source)
    await check(g)
    return new
