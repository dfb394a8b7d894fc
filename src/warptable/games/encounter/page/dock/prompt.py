"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from warptable.kernel import Compose
from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import OTHER_HAND, Control
from warptable.table.page.game.dock.go import go
from warptable.table.page.game.dock.pieces import warning
from warptable.table.page.game.dock.prompt import prompt_section, question_words, time_left
from warptable.table.page.html import EMPTY, Html, tag
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


def prompt(scene: DockPart, asked: Asked, control: Control) -> Html:
    """`<section id="prompt">`."""
    speaker, elsewhere = scene.speaker, asked.decision.prompt == DEAL
    return prompt_section(
        scene,
        asked,
        asker(scene, asked.decision.source, 52),
        _words(scene, asked, control),
        time_left(scene, asked),
        fields(scene, asked, control),
        _hands(scene, control),
        "" if elsewhere else go(speaker, asked.serial, control, _steps(scene, asked)),
    )


def _words(scene: DockPart, asked: Asked, control: Control) -> Html:
    """The question, and what one should know to answer it."""
    decision, context = asked.decision, context_of(scene, asked.decision)
    advice = "" if control.mode == "mix" else hint(scene.speaker, decision, scene.view)
    return question_words(
        scene,
        asked,
        question_in(scene, decision),
        advice,
        above=[tag("p", icon("spark", 14), " ", tag("span", line), class_="news") for line in context.news],
        below=[
            tag("p", context.sides, class_="standing") if context.sides else EMPTY,
            *(warning(line, good) for line, good in context.warnings),
        ],
        more=_show_board(scene, control, asked.serial) if control.of("alien", "tech") else EMPTY,
    )


def _show_board(scene: DockPart, control: Control, serial: int) -> Html:
    """A switch between the board and what there is to choose."""
    field, others = f"show-board-{serial}", "aliens" if control.of("alien") else "techs"
    words = (tag("span", scene.t(message)) for message in ("stages-show-board", f"controls-show-{others}"))
    switch = tag("input", type="checkbox", class_="spoken board-shown", id=field)
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
