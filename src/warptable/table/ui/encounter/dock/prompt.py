"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from markupsafe import escape

from .....encounter.model.prompts import DEAL
from .....kernel import Compose
from .....text.encounter.asking import hint, label, question
from .....text.encounter.hands import hand_order
from ....scene.data import Asked
from ....scene.encounter.data import DockPart
from ...art.icons import icon
from ...game.answers import ALL, NONE, PICKED, SAY
from .context import context_of
from .control import OTHER_HAND, Control
from .fields import fields, is_wide, word
from .hand import small_cards, stored
from .pieces import again, asker, post, ring, said, until, warning, why

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
        f"{'' if elsewhere else _go(scene, asked, control)}</form></section>"
    )


def _words(scene: DockPart, asked: Asked, control: Control) -> str:
    """The question, and what one should know to answer it."""
    speaker, decision, serial = scene.speaker, asked.decision, asked.serial
    context = context_of(scene, decision)
    news = "".join(f'<p class="news">{icon("spark", 14)} <span>{line}</span></p>' for line in context.news)
    sides = f'<p class="standing">{context.sides}</p>' if context.sides else ""
    warned = "".join(warning(line, good) for line, good in context.warnings)
    advice = escape(hint(speaker, decision, scene.view))
    board = ""
    if control.of("alien", "tech"):
        others = "controls-show-aliens" if control.of("alien") else "controls-show-techs"
        board = (
            f'<input type="checkbox" class="vh board-shown" id="show-board-{serial}">'
            f'<label class="show-board" for="show-board-{serial}"><span>{said(speaker, "stages-show-board")}</span>'
            f"<span>{said(speaker, others)}</span></label>"
        )
    ends = until(speaker, "deadline", asked.deadline) if scene.by_day and asked.deadline is not None else ""
    asks = escape(question(speaker, decision, scene.view))
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


def _go(scene: DockPart, asked: Asked, control: Control) -> str:
    """The main button, and words that answer at once."""
    speaker, serial, main = scene.speaker, asked.serial, control.main_word
    parts = [_so_far(scene, asked)]
    if control.mode:
        parts.append(
            f'<button class="btn pri main" id="confirm-{serial}" type="submit"{_picked(control)} '
            f'data-mode="{control.mode}" '
            f'data-low="{control.low}" data-high="{control.high}" data-labels="{escape(control.spoken)}" '
            f'data-few="{escape(control.few)}" data-many="{escape(control.many)}" data-twice>'
            f'<span class="lbl">{again(speaker)}<span class="txt">{escape(control.opening)}</span>'
            '<small class="sum"></small></span> <kbd>Enter</kbd></button>'
        )
    if control.everyone:
        parts.append(_at_once(scene, serial, ALL, control.everyone))
    if control.none:
        parts.append(_at_once(scene, serial, NONE, control.none))
    if not is_wide(control):
        if main is not None:
            parts.append(word(speaker, main, serial, 0, main=True))
        others = [(nth, choice) for nth, choice in enumerate(control.words, 1) if choice != main]
        parts += [word(speaker, choice, serial, 0 if control.mode else nth) for nth, choice in reversed(others)]
    return f'<div class="go">{"".join(parts)}</div>'


def _picked(control: Control) -> str:
    """The main button says that it was pressed where nothing is an answer that has a button of its own."""
    return f' name="{SAY}" value="{PICKED}"' if control.none else ""


def _at_once(scene: DockPart, serial: int, value: str, label: str) -> str:
    """A button that chooses all or nothing, whatever is ticked."""
    declines, pressed = (" data-no", " <kbd>N</kbd>") if value == NONE else ("", "")
    return (
        f'<button class="btn half" id="say-{serial}-{value}" type="submit" name="{SAY}" value="{value}" formnovalidate '
        f'data-twice{declines}><span class="lbl">{again(scene.speaker)}{escape(label)}</span>{pressed}</button>'
    )


def _so_far(scene: DockPart, asked: Asked) -> str:
    """The steps of an answer that is composed, and the way back."""
    decision = asked.decision
    if not isinstance(decision, Compose) or not decision.partial:
        return ""
    steps = ", ".join(label(scene.speaker, decision, step, scene.view) for step in decision.partial)
    return (
        f'<p class="so-far">{escape(scene.t("controls-so-far", what=steps))}</p>'
        f'<button class="btn" id="say-{asked.serial}-back" type="submit" name="say" value="back" formnovalidate>'
        f"{said(scene.speaker, 'controls-step-back')}</button>"
    )
