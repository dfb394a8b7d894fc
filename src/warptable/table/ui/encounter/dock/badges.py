"""Who or what asks, as a picture: an alien's emblem, a card, or the phase."""

from __future__ import annotations

from markupsafe import Markup

from .....encounter.model.views import View
from .....text.encounter.speaker import FLARE, Speaker
from ....scene.encounter.data import EncounterPart
from ...art.emblems import emblem
from ...art.icons import icon
from ..art.cards import card

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


def badge(scene: EncounterPart, source: str, size: int = 52) -> Markup:
    """The picture for a source; a rule shows the phase it belongs to."""
    head = source.partition(".")[0]
    if scene.speaker.is_alien(head):
        return emblem(head, size, holder(scene.view, head))
    if scene.speaker.is_card(head):
        return small_card(scene, head, round(size * 0.72))
    return Markup('<span class="phase-badge">{}</span>').format(icon(PHASE_ICONS[scene.phase], round(size * 0.5)))


def small_card(scene: EncounterPart, face: str, width: int) -> Markup:
    name, sub = card_words(scene.speaker, face)
    return card(face, name, width, sub)


def card_words(speaker: Speaker, face: str) -> tuple[str, str]:
    """What is printed below the picture of a card: its name and a second line. A value is not repeated."""
    if face.startswith(FLARE):
        return speaker.alien(face.removeprefix(FLARE)), speaker.t("controls-flare")
    head = face.partition("-")[0]
    if head in ("attack", "reinforcement"):
        return speaker.t(f"controls-{head}"), ""
    return speaker.card(face), ""


def holder(view: View, alien: str) -> int | None:
    """The seat that has this alien face up."""
    for seat, known in enumerate(view.seats):
        if any(sheet.alien == alien for sheet in known.sheets):
            return seat
    return None


def card_name(speaker: Speaker, face: str) -> str:
    return speaker.card(face)
