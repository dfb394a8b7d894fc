"""The open question: who asks, what, until when, what follows, and how to answer."""

from __future__ import annotations

from markupsafe import Markup

from ...kernel import Compose, Distribute
from ...text import hint, question
from ..art.cards import kind_of, value_of
from ..pages.templates import render
from ..scene import Asked, Scene
from . import ships
from .aliens import candidates
from .badges import badge, card_words
from .control import Control

SEGMENT = 5
"""Up to this many numbers stand side by side; more are reached by steps."""
ABREAST = 3
"""Up to this many buttons stand at the right of the question; more get a line of their own."""


def prompt(scene: Scene, asked: Asked, control: Control) -> Markup:
    """`<section id="prompt">`."""
    decision, speaker, view = asked.decision, scene.speaker, scene.view
    spread = decision if isinstance(decision, Distribute) else None
    return render(
        "controls_prompt.html",
        t=scene.t,
        at=f"/t/{scene.table}",
        asked=asked,
        source=decision.source,
        control=control,
        question=question(speaker, decision, view),
        hint=hint(speaker, decision, view),
        badge=badge(scene, decision.source),
        elsewhere=isinstance(decision, Compose),
        segment=SEGMENT,
        abreast=ABREAST,
        aliens=candidates(scene, control.targets),
        berths=ships.berths(scene, spread) if spread else (),
        order=" ".join(map(str, ships.order(view, spread))) if spread else "",
        kind_of=kind_of,
        value_of=value_of,
        card_words=lambda face: card_words(scene, face),
    )
