"""Aliens to choose from, with everything a player wants to read first; and the one that would be given up for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warptable.kernel import Decision
from warptable.table.page.game.dock.control import Control, ShownOption
from warptable.table.page.game.dock.pieces import tick
from warptable.table.page.html import Html
from warptable.table.page.render import render
from warptable.table.scene.data import Asked

from ..scene.data import DockPart


@dataclass(frozen=True, slots=True)
class Candidate:
    """The sheet of one alien to choose. Missing texts are empty: an alien of the 2000 edition has no level, and not all
    games have flares."""

    choice: ShownOption
    alien: str
    name: str
    power: str
    power_name: str = ""
    does: str = ""
    level: str = ""
    setup: str = ""
    wild: str = ""
    super: str = ""


def aliens(scene: DockPart, asked: Asked, control: Control) -> Html:
    """Aliens to choose from, with their sheets."""
    new = [
        (_candidate(scene, choice, choice.option), tick(control, choice, asked.serial, nth))
        for nth, choice in enumerate(control.of("alien"), 1)
    ]
    return render("encounter/dock/aliens.html", t=scene.t, old=given_up(scene, asked.decision), new=new)


def given_up(scene: DockPart, decision: Decision[Any]) -> list[Candidate]:
    """F-VROT-2: the aliens the reader plays now and would exchange."""
    if decision.prompt != "rotate":
        return []
    aliens = [sheet.alien for sheet in scene.view.seats[decision.seat].sheets]
    return [
        _candidate(scene, ShownOption("", "", "alien", alien, scene.speaker.alien(alien)), alien) for alien in aliens
    ]


def _candidate(scene: DockPart, choice: ShownOption, alien: str) -> Candidate:
    texts = scene.speaker.sheet(alien)
    return Candidate(
        choice,
        alien,
        choice.name,
        texts.power,
        texts.power_name,
        texts.does,
        scene.speaker.level(alien),
        texts.setup,
        texts.wild if scene.flares else "",
        texts.super if scene.flares else "",
    )
