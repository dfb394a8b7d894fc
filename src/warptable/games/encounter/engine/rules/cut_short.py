"""Encounters that are decided before their cards are revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.constraints import InsteadOfCards
from ..verbs.facedown import unused_back
from .playing import do_later

if TYPE_CHECKING:
    from ..game import Game

RESULT = "resolution.result"


async def decide_instead(g: Game, held: InsteadOfCards) -> str:
    """What was announced instead of encounter cards decides now: the alliance phase is over, and planning and reveal
    are skipped."""
    await do_later(g, held)
    unused_back(g)
    return RESULT
