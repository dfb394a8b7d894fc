"""Other ways to win than by colonies: how near a seat is to one.

A standing question (`NEARNESS`), answered by the aliens with such a way from what everybody sees. It is no rule of the
game: views carry the answer, so that people and bots see a rival who is about to win without knowing its alien.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..editions import Edition
    from .state import Sheet, State

NEARNESS = "nearness"
ALMOST = 0.8
"""From this share of the way on the others are warned."""


@dataclass(frozen=True, slots=True)
class Way:
    """What an answer may look at: the table, its edition, whose sheet it is."""

    state: State
    edition: Edition
    seat: int
    sheet: Sheet


Near = tuple[int, int]
"""How far somebody has come, of how much: 8 of 10. Without another way to win 0 of 0."""


def almost(near: Near) -> bool:
    """Is somebody about to win so?"""
    done, of = near
    return of > 0 and done >= ALMOST * of
