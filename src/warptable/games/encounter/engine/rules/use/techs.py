"""What a use does in the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...verbs import techs
from .. import laboratory
from ..techs import deck_of
from .basis import Basis

if TYPE_CHECKING:
    from ...model.laboratory import Laboratory, Tech


class Techs(Basis):
    """Tech cards."""

    __slots__ = ()

    @property
    def lab(self) -> Laboratory:
        """The techs of all seats; only at tables with technology."""
        return techs.lab_of(self.g)

    def open_laboratory(self) -> None:
        """From now on this table has techs."""
        if self.g.s.laboratory is None:
            techs.open_laboratory(self.g, deck_of(self.g.edition, self.g.registry.techs))

    def can_draw_tech(self) -> bool:
        """Do all play with techs, and is there one to draw?"""
        return laboratory.can_draw_tech(self.g)

    def draw_techs(self, number: int) -> None:
        """Draw techs; which of them is kept is still to be said."""
        techs.draw_techs(self.g, self.seat, number, self.source)

    def take_tech(self, name: str) -> None:
        """Take this tech out of the deck; whether it is kept is still to be said."""
        techs.take_tech(self.g, self.seat, name, self.source)

    def drawn_techs(self) -> list[int]:
        """The techs of which this seat is about to keep one, by their places among its own."""
        return laboratory.drawn_techs(self.g, self.seat)

    def keep_no_tech(self) -> None:
        """All techs just drawn are discarded."""
        techs.keep_none(self.g, self.seat, self.source)

    async def draw_and_keep_tech(self, number: int) -> None:
        """Draw this many techs, keep one of them facedown and discard the others."""
        self.draw_techs(number)
        techs.keep_tech(self.g, self.seat, await laboratory.choice_of_tech(self.g, self.seat, self.source), self.source)

    async def keep_on_sheet(self, tech: Tech) -> None:
        """One of the techs just drawn is laid on the sheet, in place of one that lies there; the others are
        discarded."""
        await laboratory.replace_on_sheet(self.g, self.seat, self.source)
        techs.lay_on_sheet(self.g, self.seat, self.lab.of(self.seat).index(tech), self.source)

    async def discard_tech(self, tech: Tech) -> None:
        """A tech that lies open leaves play; its ships return."""
        await laboratory.discard_tech(self.g, tech, self.source)

    def add_researcher(self, tech: Tech, place: int, along: Sequence[str] = ()) -> None:
        """A ship from a place goes onto a tech; `along`: it is this special one."""
        techs.add_ship(self.g, tech, place, self.source, along)

    def lift_researchers(self, tech: Tech, place: int, number: int, along: Sequence[str] = ()) -> None:
        """Ships go from a tech to a place; `along`: the special ones among them."""
        techs.lift_ships(self.g, tech, place, number, along)
