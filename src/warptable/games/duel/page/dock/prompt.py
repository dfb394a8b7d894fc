"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from warptable.kernel import Compose, Distribute
from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.go import go
from warptable.table.page.game.dock.prompt import asking_button, prompt_section, question_words, time_left
from warptable.table.page.html import Html, tag
from warptable.table.scene.data import Asked

from ...engine import facts
from ...words.asking import hint, label, question
from ..scene.data import DockPart, DuelPart
from .asking import ASKING
from .fields import fields
from .hand import further
from .leading import lead_in
from .lock import is_lock

PHASE_ICONS = {
    "setup": "people",
    "destiny": "spark",
    "dials": "orbit",
    "send": "orbit",
    "envoys": "people",
    "choose": "cards",
    "volley": "blast",
    "check": "eye",
    "reveal": "eye",
    "reinforce": "plus",
    "winner": "flag",
    "prize": "flag",
    "cleanup": "recover",
}


def prompt(scene: DockPart, asked: Asked, control: Control) -> Html:
    """`<section id="prompt">`."""
    decision, source = asked.decision, asked.decision.source
    return prompt_section(
        scene,
        asked,
        asking_button(scene.speaker, source, badge(scene, source)),
        _words(scene, asked),
        time_left(scene, asked),
        further(scene) if is_lock(decision) else fields(scene, asked, control, _suggested(scene, asked)),
        go(scene.speaker, asked.serial, control, _steps(scene, asked)),
        look=f"prompt asks-{decision.prompt}",
    )


def _suggested(scene: DockPart, asked: Asked) -> dict[int, int]:
    decision = asked.decision
    return ASKING.suggested(scene, decision) if isinstance(decision, Distribute) else {}


def _words(scene: DockPart, asked: Asked) -> Html:
    words = (say(scene.speaker, asked.decision, scene.view) for say in (question, hint))
    return question_words(scene, asked, *words, above=[lead_in(scene)])


def badge(scene: DuelPart, source: str, size: int = 50) -> Html:
    """The picture for a source: alien, envoy, or the phase that a rule belongs to."""
    head = source.partition(".")[0]
    if head in facts.aliens():
        holder = next((seat for seat, known in enumerate(scene.view.seats) if known.alien == head), None)
        return emblem(head, size, look_of(scene.speaker.colors, holder) if holder is not None else None)
    if head in facts.envoys():
        return emblem(head, size)
    return tag("span", icon(PHASE_ICONS.get(scene.phase, "spark"), round(size * 0.5)), class_="phase-badge")


def _steps(scene: DockPart, asked: Asked) -> str:
    """The steps of a composed answer so far, in words."""
    decision = asked.decision
    if not isinstance(decision, Compose) or is_lock(decision):
        return ""
    return ", ".join(label(scene.speaker, decision, step, scene.view) for step in decision.partial)
