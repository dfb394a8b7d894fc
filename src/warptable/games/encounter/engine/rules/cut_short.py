"""Encounters that are decided before their cards are revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from warptable.kernel import GoTo

from ..model.constraints import InsteadOfCards
from ..verbs.facedown import unused_back
from .playing import do_later

if TYPE_CHECKING:
    from ..game import Game

RESULT = "resolution.result"


def cut_short(g: Game, then: str = RESULT) -> NoReturn:
    """The outcome is known, and everything up to this step is skipped. What lies facedown for the reveal is not used
    any more, so it goes back before anything takes or discards hands (N-INTIM-10)."""
    unused_back(g)
    raise GoTo(then)


async def decide_instead(g: Game, held: InsteadOfCards) -> str:
    """What was announced instead of encounter cards decides now: the alliance phase is over, and planning and reveal
    are skipped."""
    await do_later(g, held)
    unused_back(g)
    return RESULT
