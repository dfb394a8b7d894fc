"""Sheets that take turns: of several stages one counts, the others rest beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..model.origins import RESTING, STAGE
from ..model.state import Sheet
from .powers import arrange

if TYPE_CHECKING:
    from ..game import Game

ORDER, NOW = "stages", "stage"
"""Under these names a sheet remembers its stages, and which of them counts now."""


class Stages(NamedTuple):
    """The aliens of the stages in their order, and the number of the one that counts."""

    aliens: tuple[str, ...]
    now: int


def stages_of(sheet: Sheet) -> Stages:
    """The stages that this sheet remembers."""
    aliens, now = sheet.memory.get(ORDER, ()), sheet.memory.get(NOW, 0)
    assert isinstance(aliens, tuple)
    assert isinstance(now, int)
    return Stages(tuple(str(alien) for alien in aliens), now)


def lay_stages(g: Game, seat: int, sheet: Sheet, aliens: Sequence[str], source: str) -> None:
    """Stages are laid out beside a sheet; the first one counts."""
    g.seats[seat].sheets += [Sheet(alien, seat, RESTING) for alien in aliens]
    g.emit("stages_laid", source, seat=seat, aliens=list(aliens))
    move_stage(g, seat, sheet, 0, source, aliens)


def move_stage(g: Game, seat: int, sheet: Sheet, to: int, source: str, order: Sequence[str] | None = None) -> None:
    """Another stage counts from now on, perhaps in a new order."""
    aliens = stages_of(sheet).aliens if order is None else tuple(order)
    sheet.memory[ORDER], sheet.memory[NOW] = aliens, to
    for other in g.seats[seat].sheets:
        if other.origin in (STAGE, RESTING):
            other.origin = STAGE if other.alien == aliens[to] else RESTING
    arrange(g, seat)
    if aliens:
        g.emit("stage_reached", source, seat=seat, alien=aliens[to], number=to + 1)
