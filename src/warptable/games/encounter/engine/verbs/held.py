"""Ships lie on alien sheets: prisoners, crews, pledges. The row HELD counts those of each owner on all sheets.

They stay there whatever becomes of the power, and go along when the sheet changes hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.places import HELD
from .ships import move

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet


def hold(g: Game, sheet: Sheet, seat: int, place: int, number: int, source: str, along: Sequence[str] = ()) -> None:
    """Ships of a seat go from a place onto a sheet."""
    if number:
        move(g, seat, place, HELD, number, along)
        _count(g, sheet, seat, number)
        g.emit("ships_held", source, seat=seat, ships=number, place=place, alien=sheet.alien)


def release(g: Game, sheet: Sheet, seat: int, place: int, number: int, along: Sequence[str] = ()) -> None:
    """Ships of a seat leave a sheet for another place."""
    if number:
        _count(g, sheet, seat, -number)
        move(g, seat, HELD, place, number, along)


def _count(g: Game, sheet: Sheet, seat: int, number: int) -> None:
    crew = list(sheet.crew or (0,) * g.n)
    crew[seat] += number
    sheet.crew = tuple(crew)


def held_by(sheet: Sheet, seat: int) -> int:
    """How many ships of a seat lie on a sheet."""
    return sheet.crew[seat] if sheet.crew else 0
