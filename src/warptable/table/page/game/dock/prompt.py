"""The question in the dock of every game: its form, who asks, what, and until when."""

from __future__ import annotations

from collections.abc import Sequence

from warptable.table.scene.data import AnswerPart, Asked
from warptable.text.speaker import Speaker

from ...html import EMPTY, Attributes, Child, Html, tag
from .pieces import hidden_field, post_attributes, ring, until, why_button

WHOLE_RING = 60
"""Seconds at which the ring of a deadline is full."""


def prompt_section(scene: AnswerPart, asked: Asked, *inside: Child, look: str = "prompt") -> Html:
    """`<section id="prompt">`, a form."""
    sent = post_attributes(f"/t/{scene.table}/answer")
    form = tag("form", hidden_field("serial", asked.serial), *inside, id="prompt-form", **sent, autocomplete="off")
    place: Attributes = {"id": "prompt", "class": look, "aria-labelledby": "question", "tabindex": -1}
    return tag("section", form, **place, data_serial=asked.serial)


def asking_button(speaker: Speaker, source: str, picture: Html) -> Html:
    """Who or what asks; it explains itself."""
    label = speaker.t("controls-asker")
    return tag("button", picture, type="button", class_="asker", data_help=source, aria_label=label)


def question_words(
    scene: AnswerPart,
    asked: Asked,
    question: str,
    advice: str,
    *,
    above: Sequence[Html] = (),
    below: Sequence[Html] = (),
    more: Html = EMPTY,
) -> Html:
    """`<div class="ask">`: the question with what stands above and below it, advice, and until when there is time."""
    ends = until(scene.speaker, "deadline", asked.deadline) if scene.by_day and asked.deadline is not None else EMPTY
    told = (advice, " ", ends, why_button(scene.speaker, asked.decision.source), more)
    hint = tag("p", *told, class_="hint" if advice or ends else "hint short")
    return tag("div", *above, tag("h2", question, id="question"), *below, hint, class_="ask")


def time_left(scene: AnswerPart, asked: Asked) -> Html:
    """A ring with the seconds; by the day, the words say until when."""
    counts_down = asked.deadline is not None and not scene.by_day
    return ring(scene.speaker, "deadline", asked.deadline or 0.0, WHOLE_RING) if counts_down else EMPTY
