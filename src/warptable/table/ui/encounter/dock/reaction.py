"""The reaction bar: what can be answered now, how long, and this reader's own answers.

It looks and lasts the same for every seat; only the answers are private, and a seat without any sees the pass alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from .....text.encounter.asking import CARDS, WINDOW, face_of, moment_id, question
from .....text.encounter.explain import in_short
from .....text.encounter.hands import hand_number, in_hand
from ....scene.data import Answer, Reaction
from ....scene.encounter.data import DockPart
from ...render import render_kept
from ..art.cards import kind_of, value_of
from .badges import badge, card_words
from .context import context_of
from .options import CardGroup, ShownOption, grouped, shown_option

TOLD = 2
"""Up to this many answers say on their buttons what they do; with more, the description is only shown on demand."""


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer as a button. `number` is that of its card in the hand; 0: it is not a card. `when` tells apart the
    same card at two moments of one pause."""

    choice: ShownOption
    short: str
    number: int = 0
    when: str = ""


def answering_cards(scene: DockPart) -> dict[int, str]:
    """Cards that can answer: card -> the id of its element in the bar, a button or a group of two."""
    reaction = scene.reaction
    if reaction is None or reaction.answered or not reaction.reader_asked:
        return {}
    plain, groups = replies(scene, reaction.answers)
    by_face = {group.face: f"answer-sides-{group.card}" for group in groups}
    by_face |= {reply.choice.face: f"answer-{reaction.number}-{reply.choice.token}" for reply in reversed(plain)}
    options = [answer.option for answer in reaction.answers if answer.decision.of in CARDS]
    cards = [option[0] if isinstance(option, tuple) else option for option in options]
    found = {card: by_face.get(face_of(scene.view, card)) for card in cards if isinstance(card, int)}
    return {card: name for card, name in found.items() if name}


def replies(scene: DockPart, answers: Sequence[Answer]) -> tuple[list[Reply], list[CardGroup]]:
    """Plain answers, and those that also choose a side. Of equal cards one is enough."""
    choices = [shown_option(scene, answer.decision, answer.key, answer.option) for answer in answers]
    found: dict[tuple[str, str], tuple[Answer, ShownOption]] = {}
    for answer, choice in zip(answers, choices, strict=True):
        if choice.kind != "card-side":
            found.setdefault((choice.label, answer.decision.prompt), (answer, choice))
    often = Counter(label for label, _ in found)
    plain = [_reply(scene, answer, choice, often[choice.label] > 1) for answer, choice in found.values()]
    return plain, grouped(choices)


def _reply(scene: DockPart, answer: Answer, choice: ShownOption, twice: bool) -> Reply:
    option, asked = answer.option, answer.decision.prompt
    playable = answer.decision.of in CARDS
    held = playable and isinstance(option, int) and in_hand(scene.view, option)
    return Reply(
        choice,
        in_short(scene.speaker, option, scene.view) if playable else "",
        hand_number(scene.view, option) if held else 0,
        scene.t(moment_id(asked)) if twice and asked.startswith(WINDOW) else "",
    )


def reaction_bar(scene: DockPart, reaction: Reaction) -> Markup:
    """`<section id="reaction">`."""
    about = reaction.decision.about or {}
    answering = about.get("answering") or about.get("used", "")
    plain, groups = replies(scene, reaction.answers)
    return render_kept(
        "controls_reaction.html",
        scene.speaker,
        card_words,
        at=f"/t/{scene.table}",
        reaction={
            "number": reaction.number,
            "seconds": reaction.seconds,
            "ends": reaction.ends,
            "reader_asked": reaction.reader_asked,
            "answered": reaction.answered,
        },
        question=question(scene.speaker, reaction.decision, scene.view),
        source=answering or reaction.decision.source,
        badge=badge(scene, answering or reaction.decision.source, 44),
        context=context_of(scene, reaction.decision),
        replies=plain,
        groups=groups,
        told=len(plain) + len(groups) <= TOLD,
        held_by=scene.speaker.join([scene.speaker.name(seat) for seat in reaction.held_by]) if reaction.held_by else "",
        watching=scene.me is None,
        orders=scene.orders,
        ordered=scene.orders.encounter >= 0,
        may_order=bool(reaction.seconds) and scene.view.encounter is not None and scene.phase not in scene.orders.stops,
        kind_of=kind_of,
        value_of=value_of,
    )
