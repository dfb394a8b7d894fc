"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from warptable.kernel import Compose, Distribute
from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.go import go
from warptable.table.page.game.dock.pieces import hidden_field, post_attributes, ring, until, why_button
from warptable.table.page.html import Attributes, Html, tag
from warptable.table.scene.data import Asked

from ...engine import facts
from ...words.asking import hint, label, question
from ..scene.data import DockPart, DuelPart
from .asking import ASKING
from .fields import fields
from .hand import further
from .leading import lead_in
from .lock import is_lock

WHOLE_RING = 60
"""Seconds at which the ring of a deadline is full."""
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
    serial, source, speaker, decision = asked.serial, asked.decision.source, scene.speaker, asked.decision
    counts_down = asked.deadline is not None and not scene.by_day
    form = tag(
        "form",
        hidden_field("serial", serial),
        _asker(scene, source),
        _words(scene, asked),
        ring(speaker, "deadline", asked.deadline or 0.0, WHOLE_RING) if counts_down else "",
        further(scene) if is_lock(decision) else fields(scene, asked, control, _suggested(scene, asked)),
        go(speaker, serial, control, _steps(scene, asked)),
        id="prompt-form",
        **post_attributes(f"/t/{scene.table}/answer"),
        autocomplete="off",
    )
    look = f"prompt asks-{decision.prompt}"
    place: Attributes = {"id": "prompt", "class": look, "aria-labelledby": "question", "tabindex": -1}
    return tag("section", form, **place, data_serial=serial)


def _suggested(scene: DockPart, asked: Asked) -> dict[int, int]:
    decision = asked.decision
    return ASKING.suggested(scene, decision) if isinstance(decision, Distribute) else {}


def _words(scene: DockPart, asked: Asked) -> Html:
    speaker, decision = scene.speaker, asked.decision
    advice = hint(speaker, decision, scene.view)
    ends = until(speaker, "deadline", asked.deadline) if scene.by_day and asked.deadline is not None else ""
    asks = tag("h2", question(speaker, decision, scene.view), id="question")
    told = (advice, " ", ends, why_button(speaker, decision.source))
    return tag(
        "div", lead_in(scene), asks, tag("p", *told, class_="hint" if advice or ends else "hint short"), class_="ask"
    )


def _asker(scene: DockPart, source: str) -> Html:
    """Who or what asks; it explains itself."""
    label = scene.t("controls-asker")
    return tag("button", badge(scene, source), type="button", class_="asker", data_help=source, aria_label=label)


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
