"""Ships that leave a sheet: home to their owners, or into the warp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.places import AIR, HELD, WARP
from ..verbs.held import held_by, release
from ..verbs.powers import own_sheets
from .losses import go_home, to_warp
from .moving import OWNER, which_ships
from .victory import check

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet


async def lift_off(
    g: Game, sheet: Sheet, seat: int, number: int, source: str, destination: int = AIR, picker: int = OWNER
) -> None:
    """Ships of a seat are picked up from a sheet; somebody has to put them down in the same event."""
    along = await which_ships(g, seat, HELD, number, source, destination, picker)
    release(g, sheet, seat, AIR, number, along)


async def held_home(g: Game, sheet: Sheet, seat: int, number: int, source: str) -> None:
    """Ships of a seat return from a sheet to any of its colonies; without one, they go to the warp (F-STRIP-4)."""
    await lift_off(g, sheet, seat, number, source)
    await go_home(g, seat, AIR, number, source)


async def held_to_warp(g: Game, sheet: Sheet, seat: int, number: int, source: str, picker: int = OWNER) -> None:
    """Ships of a seat go from a sheet to the warp. `picker`: who says which, if not their owner."""
    await lift_off(g, sheet, seat, number, source, WARP, picker)
    await to_warp(g, [(seat, AIR, number)], source)


async def crews_home(g: Game, seat: int, source: str) -> None:
    """A seat is about to give up its own alien: all ships on its sheets return to their owners."""
    for sheet in own_sheets(g, seat):
        await crew_home(g, sheet, source)


async def crew_home(g: Game, sheet: Sheet, source: str) -> None:
    """A sheet is about to leave the game: all ships on it return to their owners."""
    for seat in g.order():
        if number := held_by(sheet, seat):
            await held_home(g, sheet, seat, number, source)
    await check(g)
