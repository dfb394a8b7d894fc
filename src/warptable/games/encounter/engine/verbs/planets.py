"""Planets come into the game and leave it. Their numbers are never used again, so that each keeps its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.places import next_planet
from .ships import move
from .stores import clear_planets

if TYPE_CHECKING:
    from ..game import Game
    from ..model.pieces import Token
    from ..model.state import State


KEEPS_ADRIFT = "keeps_adrift"
"""The standing rule by which planets of a seat may be adrift in the warp."""


def add_planet(g: Game, home: int, source: str) -> int:
    """A planet without ships joins a home system as its last one; its number."""
    planet = _new_planet(g, home)
    g.emit("planet_added", source, seat=home, planet=planet)
    return planet


def _new_planet(g: Game, home: int) -> int:
    s = g.s
    planet = len(s.home_of)
    s.home_of += (home,)
    s.ships.insert(planet, [0] * g.n)  # before the rows of the other places, which are counted from the end
    return planet


def drop_planet(g: Game, planet: int, source: str) -> None:
    """A planet is out of the game, with the cards that lie there and the tokens on it or beside it. Its ships have to
    follow in the same event."""
    if planet in g.s.adrift:
        bring_back(g, planet, source)
    g.emit("planet_gone", source, planet=planet)
    clear_planets(g, g.s.planet_cards.get(planet, ()), source)
    _leave(g, planet, source)


def shift_planet(g: Game, planet: int, home: int, source: str) -> int:
    """A planet leaves its system for another one, with the ships and cards on it; its new number. Tokens on it or
    beside it are taken off the map."""
    s = g.s
    if planet in s.adrift:
        bring_back(g, planet, source)
    new = _new_planet(g, home)
    for seat, ships in enumerate(s.ships[planet]):
        move(g, seat, planet, new, ships)
    if planet in s.planet_cards:
        s.planet_cards[new] = s.planet_cards.pop(planet)
    g.emit("planet_moved", source, seat=home, planets=[planet, new])
    _leave(g, planet, source)
    return new


def set_adrift(g: Game, planet: int, source: str) -> None:
    """A planet leaves its system for the warp, with everything on it."""
    g.s.adrift += (planet,)
    _recount(g, planet, 1)
    g.emit("planet_adrift", source, seat=g.s.home_of[planet], planet=planet)


def bring_back(g: Game, planet: int, source: str) -> None:
    """A planet comes back from the warp to its system, with everything on it."""
    g.s.adrift = tuple(other for other in g.s.adrift if other != planet)
    _recount(g, planet, -1)
    g.emit("planet_back", source, seat=g.s.home_of[planet], planet=planet)


def _recount(g: Game, planet: int, change: int) -> None:
    """In the warp the colony of its owner counts as a foreign one, too, and those of others do not count any more.
    Nobody has gained or lost a colony by that."""
    for seat, ships in enumerate(g.s.ships[planet]):
        if ships:
            g.seats[seat].foreign += change if g.s.home_of[planet] == seat else -change
            g.changes.append((seat, planet, 0))


def return_strays(g: Game, seat: int) -> None:
    """Planets of a seat that are adrift come back unless a power in force keeps them there."""
    sheets = [sheet for sheet in g.seats[seat].sheets if not (sheet.lost or sheet.hidden or sheet.replaced)]
    if not any(KEEPS_ADRIFT in g.registry.aliens[sheet.alien].standing for sheet in sheets):
        for planet in [planet for planet in g.s.adrift if g.s.home_of[planet] == seat]:
            bring_back(g, planet, "F-POWER-1")


def _leave(g: Game, planet: int, source: str) -> None:
    for kind in [kind for kind, token in g.s.tokens.items() if planet in planets_beside(g.s, token)]:
        take_token(g, kind, source)
    g.s.gone += (planet,)


def planets_beside(s: State, token: Token) -> tuple[int, ...]:
    """The planet on which a token lies, or the two between which it does; none for one beside a sun."""
    if token.system >= 0:
        return ()
    return (token.planet, next_planet(s.home_of, s.gone, token.planet)) if token.between else (token.planet,)


def put_token(g: Game, kind: str, token: Token, source: str) -> None:
    """A token lies on the map; if it was there before, it is moved."""
    g.s.tokens[kind] = token
    if token.system >= 0:
        g.emit("token_at_sun", source, token=kind, system=token.system)
        return
    g.emit("token_put", source, token=kind, planets=list(planets_beside(g.s, token)))


def take_token(g: Game, kind: str, source: str) -> None:
    """A token leaves the map."""
    del g.s.tokens[kind]
    g.emit("token_gone", source, token=kind)
