"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from warptable.kernel import Compose
from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import OTHER_HAND, Control
from warptable.table.page.game.dock.go import go
from warptable.table.page.game.dock.pieces import hidden_field, post_attributes, ring, until, warning, why_button
from warptable.table.page.html import EMPTY, Attributes, Html, tag
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


def prompt(scene: DockPart, asked: Asked, control: Control) -> Html:
    """`<section id="prompt">`."""
    serial, source, speaker = asked.serial, asked.decision.source, scene.speaker
    counts_down = asked.deadline is not None and not scene.by_day
    form = tag(
        "form",
        hidden_field("serial", serial),
        asker(scene, source, 52),
        _words(scene, asked, control),
        ring(speaker, "deadline", asked.deadline or 0.0, WHOLE_RING) if counts_down else "",
        fields(scene, asked, control),
        _hands(scene, control),
        "" if asked.decision.prompt == DEAL else go(speaker, serial, control, _steps(scene, asked)),
        id="prompt-form",
        **post_attributes(f"/t/{scene.table}/answer"),
        autocomplete="off",
    )
    place: Attributes = {"id": "prompt", "class": "prompt", "aria-labelledby": "question", "tabindex": -1}
    return tag("section", form, **place, data_serial=serial)


def _words(scene: DockPart, asked: Asked, control: Control) -> Html:
    """The question, and what one should know to answer it."""
    speaker, decision, serial = scene.speaker, asked.decision, asked.serial
    context = context_of(scene, decision)
    advice = "" if control.mode == "mix" else hint(speaker, decision, scene.view)
    ends = until(speaker, "deadline", asked.deadline) if scene.by_day and asked.deadline is not None else ""
    board = _show_board(scene, control, serial) if control.of("alien", "tech") else ""
    more = (why_button(speaker, decision.source), board)
    return tag(
        "div",
        *(tag("p", icon("spark", 14), " ", tag("span", line), class_="news") for line in context.news),
        tag("h2", question_in(scene, decision), id="question"),
        tag("p", context.sides, class_="standing") if context.sides else "",
        *(warning(line, good) for line, good in context.warnings),
        tag("p", advice, " ", ends, *more, class_="hint" if advice or ends else "hint short"),
        class_="ask",
    )


def _show_board(scene: DockPart, control: Control, serial: int) -> Html:
    """A switch between the board and what there is to choose."""
    field, others = f"show-board-{serial}", "aliens" if control.of("alien") else "techs"
    words = (tag("span", scene.t(message)) for message in ("stages-show-board", f"controls-show-{others}"))
    switch = tag("input", type="checkbox", class_="vh board-shown", id=field)
    return switch + tag("label", *words, class_="show-board", for_=field)


def _hands(scene: DockPart, control: Control) -> Html:
    """The cards that a question about two hands compares, under what the buttons call them."""
    if all(choice.option != OTHER_HAND for choice in control.words):
        return EMPTY
    sets = {
        "option-first-hand": [face for _, face in hand_order(scene.view)],
        f"option-{OTHER_HAND}": [face for _, faces in stored(scene) for face in faces],
    }
    shown = (
        tag("section", tag("h3", scene.t(name)), small_cards(scene.speaker, faces, 40)) for name, faces in sets.items()
    )
    return tag("div", *shown, class_="sets")


def _steps(scene: DockPart, asked: Asked) -> str:
    """The steps of a composed answer so far, in words."""
    decision = asked.decision
    if not isinstance(decision, Compose):
        return ""
    return ", ".join(label(scene.speaker, decision, step, scene.view) for step in decision.partial)
