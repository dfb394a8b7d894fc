"""What a use does with powers: gained, given up, exchanged, lent; and with what lies facedown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...model import prompts
from ...verbs import powers
from ...verbs.knowledge import learn
from .. import held, peeking, victory
from .basis import Basis

if TYPE_CHECKING:
    from ...model.state import Sheet


class Powers(Basis):
    """Alien sheets."""

    __slots__ = ()

    def own_sheets(self) -> list[Sheet]:
        """The powers of this seat's own."""
        return powers.own_sheets(self.g, self.seat)

    def is_bound(self, seat: int) -> bool:
        """Has this seat a power of its own that cannot be parted from it?"""
        own = powers.own_sheets(self.g, seat)
        return any("bound" in self.g.registry.aliens[sheet.alien].standing for sheet in own)

    def exchange_powers(self, one: int, other: int) -> None:
        """Two seats exchange their own powers for good; everything on the sheets goes along."""
        powers.exchange(self.g, one, other, self.source)

    def lend_powers(self, borrower: int) -> None:
        """This seat's powers serve another one, instead of its own, until the encounter ends."""
        powers.lend(self.g, self.seat, borrower, self.source)

    def draw_alien(self) -> str | None:
        """A random unused alien that may come into the game now."""
        return powers.draw_unused(self.g)

    def draw_aliens(self, number: int) -> list[str]:
        """Random unused aliens that may come into the game now, by their flares; perhaps fewer."""
        return powers.draw_aliens(self.g, number)

    def return_aliens(self, aliens: Sequence[str]) -> None:
        """Sheets that were drawn and are not used may be drawn again."""
        powers.return_aliens(self.g, aliens)

    def gain_power(self, alien: str, origin: str) -> None:
        """A sheet joins those of this seat."""
        powers.gain(self.g, self.seat, alien, origin, self.source)

    async def remove_power(self, sheet: Sheet) -> None:
        """A sheet of this seat leaves the game; ships on it return to their owners."""
        await held.crew_home(self.g, sheet, self.source)
        powers.remove(self.g, self.seat, sheet, self.source)

    async def become(self, alien: str) -> None:
        """This seat gives up its own alien for this one; ships on its sheets return to their owners."""
        await held.crews_home(self.g, self.seat, self.source)
        powers.become(self.g, self.seat, alien, self.source)

    def win_game(self) -> None:
        """This seat wins: at once, or when everything of the resolution is paid."""
        victory.claim(self.g, self.seat, self.source)

    # ---- what lies facedown ----------------------------------------------------------------------------------

    def facedown(self) -> list[str]:
        """What lies facedown at the table and is unknown to this seat."""
        return list(peeking.facedown(self.g, self.seat))

    async def peek(self) -> None:
        """This seat looks at one of these things; everybody sees which. Of several that look alike chance takes one."""
        g, seat = self.g, self.seat
        there = peeking.facedown(g, seat)
        word = await self.pick(prompts.PEEK, list(there))
        owners = list(dict.fromkeys(owner for owner, _ in there[word]))
        owner = await self.pick(prompts.PEEK_OWNER, owners, about={"what": word}) if owners != [-1] else -1
        alike = [shows for whose, shows in there[word] if whose == owner]
        shows: dict[str, Any] = alike[0] if len(alike) == 1 else alike[g.s.rng.below(len(alike))]
        if "card" in shows:
            learn(g, seat, [shows["card"]])
            shows = {"face": g.s.faces[shows["card"]]}
        if owner < 0:
            g.emit("peeked", self.source, {seat: shows}, seat=seat, what=word)
        else:
            g.emit("peeked_at", self.source, {seat: shows}, seat=seat, what=word, victim=owner)
