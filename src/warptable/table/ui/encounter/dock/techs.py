"""Techs to choose from, as cards with their whole texts."""

from __future__ import annotations

from markupsafe import Markup

from .....text.encounter.techs import tech_kind
from ....scene.data import Asked
from ....scene.encounter.data import DockPart
from ...game.dock.control import Control
from ...game.dock.pieces import tick
from ...render import render
from ..art.cards import card


def to_choose(scene: DockPart, asked: Asked, control: Control) -> str:
    """Empty if the question is about something else."""
    choices = control.of("tech")
    if not choices:
        return ""
    speaker = scene.speaker
    found = [
        (
            choice.help,
            choice.name,
            card(choice.help, "", 76),
            speaker.tech_text(choice.help),
            tech_kind(choice.help),
            Markup(tick(control, choice, asked.serial, nth)),
        )
        for nth, choice in enumerate(choices, 1)
    ]
    return render("controls_techs.html", t=scene.t, found=found)
