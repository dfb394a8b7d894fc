"""Other ways to win than by colonies: how near a seat is to one.

A standing question (`Rule.NEARNESS`), answered by the aliens with such a way from what everybody sees. It is not a rule
of the game: views carry the answer, so that people and bots see a rival who is about to win without knowing its alien.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ..editions import Edition
    from .state import Sheet, State

ALMOST = 0.8
"""From this share of the way on the others are warned."""


@dataclass(frozen=True, slots=True)
class Way:
    """What an answer may look at: the table, its edition, whose sheet it is."""

    state: State
    edition: Edition
    seat: int
    sheet: Sheet

    @property
    def memory(self) -> Mapping[str, Any]:
        """What the sheet remembers, for `Memory`: `TOKENS[way]`."""
        return self.sheet.memory


class By(StrEnum):
    """What brings somebody a step further, as far as the result of an encounter does."""

    OTHER = "other"  # nothing that can be told from a result
    COLONY = "colony"  # each of its foreign colonies; whoever likes may meet it there
    LOST_SHIP = "lost-ship"  # each of its ships that goes to the warp
    WINNING_SHIP = "winning-ship"  # each of its ships with which it wins as a main player
    DEFENDED = "defended"  # each win of a defense and each deal, whoever takes part


class Near(NamedTuple):
    """How far somebody has come, of how much: 8 of 10, and by what it comes further. Without another way to win 0 of
    0."""

    done: int = 0
    of: int = 0
    by: By = By.OTHER


FAR = Near()


def almost(near: Near) -> bool:
    """Is somebody about to win so?"""
    return near.of > 0 and near.done >= ALMOST * near.of
