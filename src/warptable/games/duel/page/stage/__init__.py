"""What lies over the row of planets at the great moments: the volley, the plans, the end of the game."""

from __future__ import annotations

from warptable.table.page.html import Html, tag

from ..scene.data import StagePart
from .over import over
from .reveal import reveal
from .volley import volley

__all__ = ["stage"]

NOTHING = tag("section", id="stage", hidden=True)
"""The board is to be seen alone."""
VOLLEY, REVEAL = ("volley", "check"), ("reveal", "reinforce", "winner", "prize")


def stage(scene: StagePart) -> Html:
    """`<section id="stage">`: what the moment calls for."""
    if scene.phase == "over":
        return over(scene)
    frame = scene.view.frame
    if frame is None:
        return NOTHING
    if scene.phase in VOLLEY and scene.fought.shots and not frame.revealed:
        return volley(scene)
    if scene.phase in REVEAL and frame.revealed:
        return reveal(scene)
    return NOTHING
