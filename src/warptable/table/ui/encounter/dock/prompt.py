"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from .....encounter.model.prompts import DEAL
from .....kernel import Compose, Decision, Distribute
from .....text.encounter.asking import hint, label, question
from .....text.encounter.hands import hand_order
from ....scene.data import Asked
from ....scene.encounter.data import DockPart
from ...render import render_kept
from ..art.cards import kind_of, value_of
from . import ships
from .aliens import candidates, given_up
from .badges import badge, card_name, card_words
from .context import context_of
from .control import OTHER_HAND, Control
from .hand import stored

SEGMENT = 5
"""Up to this many numbers stand side by side; more are reached by steps."""
ABREAST = 3
"""Up to this many buttons stand at the right of the question; more get a line of their own."""


def card_sets(scene: DockPart, decision: Decision[Any]) -> list[tuple[str, list[str]]]:
    """Cards that are compared by a question about two hands: (what the button calls them, faces)."""
    if OTHER_HAND not in decision.options:
        return []
    held = [face for _, face in hand_order(scene.view)]
    return [
        (scene.t("option-first-hand"), held),
        (scene.t(f"option-{OTHER_HAND}"), [face for _, faces in stored(scene) for face in faces]),
    ]


def prompt(scene: DockPart, asked: Asked, control: Control) -> Markup:
    """`<section id="prompt">`."""
    decision, speaker, view = asked.decision, scene.speaker, scene.view
    spread = decision if isinstance(decision, Distribute) else None
    return render_kept(
        "controls_prompt.html",
        speaker,
        card_words,
        card_name,
        at=f"/t/{scene.table}",
        serial=asked.serial,
        deadline=asked.deadline,
        me=scene.me,
        source=decision.source,
        control=control,
        question=question(speaker, decision, view),
        hint=hint(speaker, decision, view),
        context=context_of(scene, decision),
        badge=badge(scene, decision.source),
        elsewhere=decision.prompt == DEAL,
        so_far=[label(speaker, decision, step, view) for step in decision.partial]
        if isinstance(decision, Compose)
        else [],
        segment=SEGMENT,
        abreast=ABREAST,
        sets=card_sets(scene, decision),
        aliens=candidates(scene, control.targets),
        old=given_up(scene, decision),
        berths=ships.berths(scene, spread) if spread else (),
        order=" ".join(map(str, ships.order(view, spread))) if spread else "",
        kind_of=kind_of,
        value_of=value_of,
    )
