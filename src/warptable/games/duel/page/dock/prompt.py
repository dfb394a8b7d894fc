"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from markupsafe import escape

from warptable.kernel import Compose, Distribute
from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.go import go
from warptable.table.page.game.dock.pieces import post, ring, said, until, why
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


def prompt(scene: DockPart, asked: Asked, control: Control) -> str:
    """`<section id="prompt">`."""
    serial, source = asked.serial, asked.decision.source
    counts_down = asked.deadline is not None and not scene.by_day
    left = ring(scene.speaker, "deadline", asked.deadline or 0.0, WHOLE_RING) if counts_down else ""
    locks = is_lock(asked.decision)
    inside = further(scene) if locks else fields(scene, asked, control, _suggested(scene, asked))
    kind = f" asks-{asked.decision.prompt}"
    return (
        f'<section id="prompt" class="prompt{kind}" aria-labelledby="question" tabindex="-1" data-serial="{serial}">'
        f'<form id="prompt-form" {post(scene.table, "answer")} autocomplete="off">'
        f'<input type="hidden" name="serial" value="{serial}">{_asker(scene, source)}'
        f"{_words(scene, asked)}{left}{inside}{go(scene.speaker, serial, control, _steps(scene, asked))}</form>"
        f"</section>"
    )


def _suggested(scene: DockPart, asked: Asked) -> dict[int, int]:
    decision = asked.decision
    return ASKING.suggested(scene, decision) if isinstance(decision, Distribute) else {}


def _words(scene: DockPart, asked: Asked) -> str:
    speaker, decision = scene.speaker, asked.decision
    advice = escape(hint(speaker, decision, scene.view))
    ends = until(speaker, "deadline", asked.deadline) if scene.by_day and asked.deadline is not None else ""
    asks = escape(question(speaker, decision, scene.view))
    return (
        f'<div class="ask">{lead_in(scene)}<h2 id="question">{asks}</h2>'
        f'<p class="hint{"" if advice or ends else " short"}">{advice} {ends}{why(speaker, decision.source)}</p></div>'
    )


def _asker(scene: DockPart, source: str) -> str:
    """Who or what asks; it explains itself."""
    return (
        f'<button type="button" class="asker" data-help="{escape(source)}" '
        f'aria-label="{said(scene.speaker, "controls-asker")}">{badge(scene, source)}</button>'
    )


def badge(scene: DuelPart, source: str, size: int = 50) -> str:
    """The picture for a source: alien, envoy, or the phase that a rule belongs to."""
    head = source.partition(".")[0]
    if head in facts.aliens():
        holder = next((seat for seat, known in enumerate(scene.view.seats) if known.alien == head), None)
        return emblem(head, size, look_of(scene.speaker.colors, holder) if holder is not None else None)
    if head in facts.envoys():
        return emblem(head, size)
    return f'<span class="phase-badge">{icon(PHASE_ICONS.get(scene.phase, "spark"), round(size * 0.5))}</span>'


def _steps(scene: DockPart, asked: Asked) -> str:
    """The steps of a composed answer so far, in words."""
    decision = asked.decision
    if not isinstance(decision, Compose) or is_lock(decision):
        return ""
    return ", ".join(label(scene.speaker, decision, step, scene.view) for step in decision.partial)
