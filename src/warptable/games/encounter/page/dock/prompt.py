"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from markupsafe import escape

from warptable.kernel import Compose
from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import OTHER_HAND, Control
from warptable.table.page.game.dock.go import go
from warptable.table.page.game.dock.pieces import post, ring, said, until, warning, why
from warptable.table.scene.data import Asked

from ...engine.model.prompts import DEAL
from ...words.asking import hint, label
from ...words.hands import hand_order
from ..scene.data import DockPart
from .context import context_of
from .fields import fields
from .hand import small_cards, stored
from .mix import question_in
from .pieces import asker

WHOLE_RING = 60
"""Seconds at which the ring of a deadline is full."""


def prompt(scene: DockPart, asked: Asked, control: Control) -> str:
    """`<section id="prompt">`."""
    serial, source = asked.serial, asked.decision.source
    counts_down = asked.deadline is not None and not scene.by_day
    left = ring(scene.speaker, "deadline", asked.deadline or 0.0, WHOLE_RING) if counts_down else ""
    elsewhere = asked.decision.prompt == DEAL
    return (
        f'<section id="prompt" class="prompt" aria-labelledby="question" tabindex="-1" data-serial="{serial}">'
        f'<form id="prompt-form" {post(scene.table, "answer")} autocomplete="off">'
        f'<input type="hidden" name="serial" value="{serial}">{asker(scene, source, 52)}'
        f"{_words(scene, asked, control)}{left}{fields(scene, asked, control)}{_hands(scene, control)}"
        f"{'' if elsewhere else go(scene.speaker, serial, control, _steps(scene, asked))}</form></section>"
    )


def _words(scene: DockPart, asked: Asked, control: Control) -> str:
    """The question, and what one should know to answer it."""
    speaker, decision, serial = scene.speaker, asked.decision, asked.serial
    context = context_of(scene, decision)
    news = "".join(f'<p class="news">{icon("spark", 14)} <span>{line}</span></p>' for line in context.news)
    sides = f'<p class="standing">{context.sides}</p>' if context.sides else ""
    warned = "".join(warning(line, good) for line, good in context.warnings)
    advice = "" if control.mode == "mix" else escape(hint(speaker, decision, scene.view))
    board = ""
    if control.of("alien", "tech"):
        others = "controls-show-aliens" if control.of("alien") else "controls-show-techs"
        board = (
            f'<input type="checkbox" class="vh board-shown" id="show-board-{serial}">'
            f'<label class="show-board" for="show-board-{serial}"><span>{said(speaker, "stages-show-board")}</span>'
            f"<span>{said(speaker, others)}</span></label>"
        )
    ends = until(speaker, "deadline", asked.deadline) if scene.by_day and asked.deadline is not None else ""
    asks = escape(question_in(scene, decision))
    return (
        f'<div class="ask">{news}<h2 id="question">{asks}</h2>{sides}{warned}'
        f'<p class="hint{"" if advice or ends else " short"}">{advice} {ends}'
        f"{why(speaker, decision.source)}{board}</p></div>"
    )


def _hands(scene: DockPart, control: Control) -> str:
    """The cards that a question about two hands compares, under what the buttons call them."""
    if all(choice.option != OTHER_HAND for choice in control.words):
        return ""
    sets = {
        "option-first-hand": [face for _, face in hand_order(scene.view)],
        f"option-{OTHER_HAND}": [face for _, faces in stored(scene) for face in faces],
    }
    shown = "".join(
        f"<section><h3>{said(scene.speaker, name)}</h3>{small_cards(scene.speaker, faces, 40)}</section>"
        for name, faces in sets.items()
    )
    return f'<div class="sets">{shown}</div>'


def _steps(scene: DockPart, asked: Asked) -> str:
    """The steps of a composed answer so far, in words."""
    decision = asked.decision
    if not isinstance(decision, Compose):
        return ""
    return ", ".join(label(scene.speaker, decision, step, scene.view) for step in decision.partial)
