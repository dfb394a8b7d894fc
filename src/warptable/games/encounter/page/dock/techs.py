"""Techs to choose from, as cards with their whole texts."""

from __future__ import annotations

from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.pieces import tick
from warptable.table.page.html import Html
from warptable.table.page.render import render
from warptable.table.scene.data import Asked

from ...words.techs import tech_kind
from ..art.cards import card
from ..scene.data import DockPart


def techs(scene: DockPart, asked: Asked, control: Control) -> Html:
    speaker = scene.speaker
    found = [
        (
            choice.help,
            choice.name,
            card(choice.help, "", 76),
            speaker.tech_text(choice.help),
            tech_kind(choice.help),
            tick(control, choice, asked.serial, nth),
        )
        for nth, choice in enumerate(control.of("tech"), 1)
    ]
    return render("encounter/dock/techs.html", t=scene.t, found=found)
