"""Readying and spending tactics (D-TAC-03, D-TAC-04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game


def ready(g: Game, seat: int, tactics: Sequence[int], source: str) -> None:
    """Spent tactics become readied."""
    if tactics:
        for tactic in tactics:
            g.seats[seat].ready |= 1 << tactic
        g.emit("readied", source, seat=seat, tactics=sorted(tactics))


def spend(g: Game, seat: int, tactics: Sequence[int], source: str) -> None:
    """Readied tactics become spent, and lie open."""
    if tactics:
        for tactic in tactics:
            g.seats[seat].ready &= ~(1 << tactic)
        g.emit("spent", source, seat=seat, tactics=sorted(tactics))
