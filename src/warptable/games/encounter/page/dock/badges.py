"""Who or what asks, as a picture: an alien's emblem, a card, or the phase."""

from __future__ import annotations

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.html import Html, tag

from ...engine.model.views import View
from ..art.cards import card
from ..scene.data import EncounterPart
from .card_names import named_card

PHASE_ICONS = {
    "setup": "people",
    "regroup": "recover",
    "destiny": "spark",
    "launch": "orbit",
    "alliance": "people",
    "planning": "cards",
    "reveal": "eye",
    "resolution": "flag",
    "over": "flag",
}


TECHNOLOGY = "F-TECH-"
"""How the rules of technology are numbered."""


def badge(scene: EncounterPart, source: str, size: int = 52) -> Html:
    """The picture for a source; a rule shows the phase it belongs to."""
    head = source.partition(".")[0]
    if scene.speaker.is_alien(head):
        return emblem(head, size, holder(scene.view, head))
    if scene.speaker.is_tech(head):
        return card(head, "", round(size * 0.72))
    if scene.speaker.is_card(head):
        return named_card(scene.speaker, head, round(size * 0.72))
    sign = "flask" if head.startswith(TECHNOLOGY) else PHASE_ICONS[scene.phase]
    return tag("span", icon(sign, round(size * 0.5)), class_="phase-badge")


def holder(view: View, alien: str) -> int | None:
    """The seat that has this alien face up."""
    for seat, known in enumerate(view.seats):
        if any(sheet.alien == alien for sheet in known.sheets):
            return seat
    return None
