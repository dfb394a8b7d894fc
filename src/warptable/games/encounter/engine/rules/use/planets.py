"""What a use does with planets and tokens on the map, and founding colonies."""

from __future__ import annotations

from collections.abc import Sequence

from ...model import prompts
from ...model.pieces import GENESIS, Token
from ...verbs import planets, stores
from ...verbs.encounter import aim
from .. import questions
from ..losses import to_warp
from ..victory import check
from .ships import Ships


class Planets(Ships):
    """Planets, tokens and new colonies."""

    __slots__ = ()

    # ---- colonies --------------------------------------------------------------------------------------------

    def open_planets(self, home: int) -> list[int]:
        """Planets of a home system on which this seat could found a colony: it has none there yet (F-GOAL-4)."""
        return [planet for planet in self.g.home_planets(home) if not self.g.s.ships[planet][self.seat]]

    def planets_abroad(self) -> list[int]:
        """The same for all home systems but its own, clockwise."""
        return [planet for home in self.g.clockwise(self.seat) for planet in self.open_planets(home)]

    def can_settle_abroad(self) -> bool:
        """It has a ship to take, and a planet of another home system without a colony of its own."""
        return self.g.has_colonies(self.seat) and bool(self.planets_abroad())

    def foreign_colonists(self) -> list[int]:
        """Seats with a colony in this seat's home system, from its left."""
        return questions.foreign_colonists(self.g, self.seat)

    async def found_colony(self, there: Sequence[int], most: int, *, seat: int | None = None) -> None:
        """One of these planets gets up to `most` ships from the seat's colonies, beside whoever is there (F-GOAL-5)."""
        who = self._about(seat)
        planet = await self.pick(prompts.FOUND_PLANET, there, seat=who)
        places = self.g.sources(who)
        held = sum(number for _, number in places)
        about = {"planet": planet}
        spread = await self.distribute(prompts.DEAL_COLONY, places, 1, min(most, held), seat=who, about=about)
        await self.gather(spread, planet, seat=who)
        self.emit("landed", seat=who, planet=planet, ships=sum(number for _, number in spread))
        await self.check()

    async def land(self, place: int, planet: int, number: int, *, seat: int | None = None) -> None:
        """Ships go from a place to a planet and found a colony there, or join what is there."""
        await self.bring(place, planet, number, seat=seat)
        self.emit("landed", seat=seat, planet=planet, ships=number)
        await self.check()

    # ---- planets ---------------------------------------------------------------------------------------------

    def add_planet(self, home: int) -> int:
        """A new planet joins a home system; its number."""
        return planets.add_planet(self.g, home, self.source)

    def drop_planet(self, planet: int) -> None:
        """A planet leaves the game; what becomes of the ships on it is still to be said."""
        planets.drop_planet(self.g, planet, self.source)

    async def remove_planet(self, planet: int) -> None:
        """A planet leaves the game; all ships on it go to the warp in one batch, and powers are checked at once."""
        self.drop_planet(planet)
        there = [(seat, planet, ships) for seat, ships in enumerate(self.g.s.ships[planet]) if ships]
        await to_warp(self.g, there, self.source)

    async def bring_genesis_planet(self, home: int) -> int:
        """The Genesis planet comes to a home system, as a new one or with all that is on it; its number. One that is
        there already stays where it is."""
        g, token = self.g, self.g.s.tokens.get(GENESIS)
        if token is not None and g.s.home_of[token.planet] == home:
            if token.planet in g.s.adrift:
                self.bring_back(token.planet)
            return token.planet
        if token is None:
            planet = self.add_planet(home)
        else:
            planet = planets.shift_planet(g, token.planet, home, self.source)
            await check(g)
        self.put_token(GENESIS, Token(planet))
        return planet

    def set_adrift(self, planet: int) -> None:
        """A planet goes into the warp, with all that is on it."""
        planets.set_adrift(self.g, planet, self.source)

    def bring_back(self, planet: int) -> None:
        """A planet comes back from the warp."""
        planets.bring_back(self.g, planet, self.source)

    def aim(self, planet: int) -> None:
        """The gate is aimed at a planet."""
        aim(self.g, planet, self.source)

    def lay_at_planet(self, card: int, planet: int) -> None:
        """A card of the hand lies openly at a planet."""
        stores.lay_at_planet(self.g, self.seat, card, planet, self.source)

    # ---- tokens ----------------------------------------------------------------------------------------------

    def put_token(self, kind: str, token: Token) -> None:
        """A token comes onto the map, or moves there."""
        planets.put_token(self.g, kind, token, self.source)

    def take_token(self, kind: str) -> None:
        """A token leaves the map."""
        planets.take_token(self.g, kind, self.source)

    def planets_beside(self, token: Token) -> tuple[int, ...]:
        """The planets on both sides of a token that lies between two."""
        return planets.planets_beside(self.g.s, token)
