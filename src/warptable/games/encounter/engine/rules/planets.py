"""Planets that leave the game or change systems, with everything on them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from ..model.pieces import Token
from ..verbs.planets import add_planet, bring_back, drop_planet, put_token, shift_planet
from .losses import to_warp
from .victory import check

if TYPE_CHECKING:
    from ..game import Game

GENESIS = "genesis-bomb"
"""The token of the Genesis planet. There is one in the game, whatever brings it."""


def remove_planet(g: Game, planet: int, source: str) -> Awaitable[None]:
    """A planet leaves the game; all ships on it go to the warp in one batch, and powers are checked at once."""
    drop_planet(g, planet, source)
    return to_warp(g, [(seat, planet, ships) for seat, ships in enumerate(g.s.ships[planet]) if ships], source)


async def move_planet(g: Game, planet: int, home: int, source: str) -> int:
    """A planet changes systems with everything on it; its new number. Colonies there are home or foreign ones again."""
    new = shift_planet(g, planet, home, source)
    await check(g)
    return new


async def bring_genesis_planet(g: Game, home: int, source: str) -> int:
    """The Genesis planet comes to a home system, as a new one or with all that is on it; its number. One that is there
    already stays where it is."""
    token = g.s.tokens.get(GENESIS)
    if token is not None and g.s.home_of[token.planet] == home:
        if token.planet in g.s.adrift:
            bring_back(g, token.planet, source)
        return token.planet
    if token is None:
        planet = add_planet(g, home, source)
    else:
        planet = await move_planet(g, token.planet, home, source)
    put_token(g, GENESIS, Token(planet), source)
    return planet
