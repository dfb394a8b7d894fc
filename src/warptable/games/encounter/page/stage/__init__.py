"""What lies over the board at special moments: the cards face to face, a deal being made, the end of the game.

stage(scene)              -> the element over the board column, or nothing when the board is to be seen alone
read_deal(decision, form) -> what the posted deal board says, as an answer to the rules
"""

from __future__ import annotations

from warptable.table.page.frames import Frame
from warptable.table.page.html import Html, tag

from ..scene.data import StagePart
from .deal import deal
from .deal_form import read_deal
from .over import over
from .reveal import reveal_stage
from .reveal_matchup import reveal_of
from .reveal_strip import faceoff

__all__ = ["read_deal", "stage"]

UNMOVED = "resolution.result"
"""The outcome is known and no ship has moved: the last moment at which the totals can be looked at."""


NOTHING = tag("section", id="stage", hidden=True)
"""The board is to be seen alone."""


def stage(scene: StagePart) -> Html | Frame:
    """`<section id="stage">`: what the moment calls for. A small strip leaves the board in sight; a whole stage
    covers it until put aside."""
    if scene.phase == "over":
        return over(scene)
    if scene.talks is not None:
        return deal(scene, scene.talks)
    encounter = scene.view.encounter
    if encounter is None or scene.phase not in ("planning", "reveal", "resolution"):
        return NOTHING
    if encounter.revealed and (scene.phase == "reveal" or scene.view.step == UNMOVED):
        return reveal_stage(reveal_of(scene))
    return faceoff(scene) or NOTHING
