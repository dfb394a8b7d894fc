"""The reaction bar: what can be answered now, how long, and this reader's own answers.

It looks and lasts the same for every seat; only the answers are private, with the moment at which they could be given,
and a seat without any sees the pass alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import escape

from warptable.kernel import Decision
from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import CardGroup, ShownOption, grouped
from warptable.table.page.game.dock.pieces import again, post, ring, said, until, warning, why
from warptable.table.scene.data import Answer, Orders, Reaction
from warptable.text.words import InQuestion

from ...engine import facts
from ...engine.model.prompts import WINDOWS
from ...engine.model.windows import Window
from ...words.asking import CARDS, WINDOW, face_of, moment_id, question
from ...words.explain import in_question, in_short
from ...words.hands import hand_number, in_hand
from ..art.cards import card, tech_glyph
from ..scene.data import DockPart
from .asking import ASKING
from .context import warnings_of
from .lab_steps import steps, steps_in
from .pieces import asker, card_sides

TOLD = 2
"""Up to this many answers say on their buttons what they do; with more, the description is only shown on demand."""


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer as a button. `number` is that of its card in the hand; 0: it is not a card. `when`: the moment, if it
    is not the one that the bar is headed by, and to tell apart the same card at two moments of one pause."""

    choice: ShownOption
    short: str
    number: int = 0
    when: str = ""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A card that can be played as something else: first it is chosen, then as what. `flare`: the flare that makes it
    possible is played with it."""

    card: int
    face: str
    flare: bool
    replies: tuple[Reply, ...]

    @property
    def id(self) -> str:
        return f"answer-as-{self.card}{'-flare' if self.flare else ''}"


@dataclass(frozen=True, slots=True)
class Replies:
    """What the reader can answer: plain answers, cards for which a side is chosen as well, and cards that are played as
    something else."""

    plain: tuple[Reply, ...] = ()
    groups: tuple[CardGroup, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()
    steps: tuple[tuple[ShownOption, ...], ...] = ()  # in the reader's laboratory, those of each tech together

    def __len__(self) -> int:
        return len(self.plain) + len(self.groups) + len(self.otherwise)


def replies_to(scene: DockPart, reaction: Reaction) -> Replies:
    """None if the reader has answered or is not asked. Of equal cards one is enough."""
    if reaction.answered or not reaction.reader_asked:
        return Replies()
    choices = [ASKING.shown_option(scene, answer.decision, answer.key, answer.option) for answer in reaction.answers]
    found: dict[tuple[str, str], tuple[Answer, ShownOption]] = {}
    for answer, choice in zip(reaction.answers, choices, strict=True):
        if choice.kind not in ("card-side", "lab"):
            found.setdefault((choice.label, answer.decision.prompt), (answer, choice))
    often, now = Counter(label for label, _ in found), reaction.offered.prompt
    told = [
        _reply(scene, answer, choice, often[choice.label] > 1 or answer.decision.prompt != now)
        for answer, choice in found.values()
    ]
    plain = [reply for reply in told if reply.choice.kind != "card-as"]
    return Replies(tuple(plain), tuple(grouped(choices)), _otherwise(scene, told), steps_in(choices))


def _otherwise(scene: DockPart, replies: Iterable[Reply]) -> tuple[Otherwise, ...]:
    """The cards that can be played as something else, each with all it can be played as."""
    found: dict[tuple[int, bool], list[Reply]] = {}
    for reply in replies:
        if reply.choice.kind == "card-as":
            found.setdefault((reply.choice.option[0], len(reply.choice.option) > 2), []).append(reply)
    return tuple(
        Otherwise(card, face_of(scene.view, card), flare, tuple(sorted(some, key=lambda one: one.choice.name)))
        for (card, flare), some in found.items()
    )


def _reply(scene: DockPart, answer: Answer, choice: ShownOption, dated: bool) -> Reply:
    option, asked = answer.option, answer.decision.prompt
    playable = answer.decision.of in CARDS
    held = playable and isinstance(option, int) and in_hand(scene.view, option)
    return Reply(
        choice,
        in_short(scene.speaker, option, scene.view) if playable else "",
        hand_number(scene.view, option) if held else 0,
        _when(scene, asked) if dated and asked.startswith(WINDOW) else "",
    )


def _when(scene: DockPart, prompt: str) -> str:
    """The moment, for a card that can be played at several in one pause; one at which anything may be used by its place
    in the encounter."""
    own = f"controls-when-{prompt.removeprefix(WINDOW).lower().replace('_', '-')}"
    return scene.t(own if scene.speaker.has(own) else moment_id(prompt))


def answering_cards(scene: DockPart, reaction: Reaction, replies: Replies) -> dict[int, str]:
    """Cards that can answer: card -> the id of its element in the bar, a button, a group of two or a list."""
    by_face = {one.face: one.id for one in reversed(replies.otherwise)}
    by_face |= {group.face: f"answer-sides-{group.card}" for group in replies.groups}
    by_face |= {one.choice.face: f"answer-{reaction.number}-{one.choice.token}" for one in reversed(replies.plain)}
    options = [answer.option for answer in reaction.answers if answer.decision.of in CARDS]
    cards = [option[0] if isinstance(option, tuple) else option for option in options]
    found = {card: by_face.get(face_of(scene.view, card)) for card in cards if isinstance(card, int)}
    return {card: name for card, name in found.items() if name}


# ---- the bar ------------------------------------------------------------------------------------------------


def reaction_bar(scene: DockPart, reaction: Reaction, replies: Replies) -> str:
    """`<section id="reaction">`."""
    speaker, decision = scene.speaker, _heading(scene, reaction)
    about = decision.about or {}
    source = about.get("answering") or about.get("used") or _rule(decision)
    use = in_question(speaker, decision) if _has_answers(scene, reaction) else None
    warned = "".join(warning(line, good) for line, good in warnings_of(scene, decision))
    return (
        f'<section id="reaction" class="reaction{"" if _has_answers(scene, reaction) else " idle"}" '
        f'aria-labelledby="reaction-question" tabindex="-1" data-number="{reaction.number}">'
        f"{ring(speaker, 'countdown', reaction.ends, reaction.seconds) if _counts_down(scene, reaction) else ''}"
        f'{asker(scene, source, 44)}<div class="ask">{"" if use is None else use_in_question(scene, use)}'
        f'<p id="reaction-question" class="q">{escape(_asks(scene, reaction))}</p>{warned}'
        f'<p class="note">{_note(scene, reaction)} {_until(scene, reaction)}{why(speaker, source)}</p></div>'
        f"{_answers(scene, reaction, replies)}</section>"
    )


def _heading(scene: DockPart, reaction: Reaction) -> Decision[Any]:
    """What the bar is about: for whoever can do something, the first moment for that."""
    return reaction.offered if _has_answers(scene, reaction) else reaction.decision


def _rule(decision: Decision[Any]) -> str:
    """By which rule this is asked; the laboratory has its own."""
    return "F-TECH-3" if decision.prompt == WINDOWS[Window.REGROUP_TECH] else str(decision.source)


def _asks(scene: DockPart, reaction: Reaction) -> str:
    """The question; whoever has no answer reads only which moment it is."""
    decision = _heading(scene, reaction)
    if _has_answers(scene, reaction) or decision.about or not decision.prompt.startswith(WINDOW):
        return question(scene.speaker, decision, scene.view)
    return scene.t(moment_id(decision.prompt))


def use_in_question(scene: DockPart, use: InQuestion) -> str:
    """What may be stopped, large: its name, its owner and its whole effect."""
    speaker = scene.speaker
    source = use.ability.partition(".")[0]
    who = speaker.t("stages-you") if use.seat == scene.me else speaker.name(use.seat)
    alien = f" · {escape(speaker.alien(source))}" if speaker.is_alien(source) else ""
    return (
        f'<div class="use seat-{use.seat}"><p class="use-name"><b class="pc">{escape(use.name)}</b> '
        f'<small>{escape(who)}{alien}</small></p><p class="use-text">{escape(use.text)}</p></div>'
    )


def _counts_down(scene: DockPart, reaction: Reaction) -> bool:
    """Are there only seconds left?"""
    return bool(reaction.seconds) and not scene.by_day


def _until(scene: DockPart, reaction: Reaction) -> str:
    """By the day: until when the table waits."""
    if not scene.by_day or not reaction.seconds:
        return ""
    return until(scene.speaker, "countdown", reaction.ends)


def _note(scene: DockPart, reaction: Reaction) -> str:
    """What the table does meanwhile."""
    speaker = scene.speaker
    if reaction.held_by:
        who = speaker.join([speaker.name(seat) for seat in reaction.held_by])
        return f"{icon('hand', 14)} {escape(speaker.t('controls-held', who=who))}"
    if scene.me is None or not reaction.reader_asked:
        return said(speaker, "controls-others-asked")
    if reaction.answered:
        return said(speaker, _why_answered(scene.orders, reaction))
    if not reaction.answers and _counts_down(scene, reaction):
        return said(speaker, "controls-nothing-here")
    return said(speaker, "controls-same-for-all" if _counts_down(scene, reaction) else "controls-no-hurry")


def _has_answers(scene: DockPart, reaction: Reaction) -> bool:
    """Is there a question for this reader? Else the table waits, and the reader need not do anything."""
    return scene.me is not None and reaction.reader_asked and not reaction.answered and bool(reaction.answers)


def _why_answered(orders: Orders, reaction: Reaction) -> str:
    """Which of the reader's orders passes here; if none does, the reader has answered."""
    if orders.turn:
        return "controls-ordered-turn"
    if orders.encounter >= 0:
        return "controls-ordered"
    if any(kind == reaction.kind for kind, _ in orders.always):
        return "controls-ordered-always"
    return "controls-ordered-touched" if orders.touched else "controls-answered"


def _answers(scene: DockPart, reaction: Reaction, replies: Replies) -> str:
    """Buttons for the answers and the pass; for somebody who has ordered to pass the way back; else nothing."""
    if scene.me is None:
        return ""
    if reaction.answered or not reaction.reader_asked:
        ordered = _why_answered(scene.orders, reaction) != "controls-answered"
        return _way_back(scene, reaction) if ordered else ""
    speaker, number = scene.speaker, reaction.number
    told = len(replies) <= TOLD
    buttons = "".join(_button(scene, number, reply, told) for reply in replies.plain)
    sides = "".join(card_sides(speaker, group, "answer", "answer-sides") for group in replies.groups)
    sides += "".join(_as_another(scene, number, one) for one in replies.otherwise)
    may_order = scene.view.encounter is not None and scene.phase not in scene.orders.stops
    return (
        f'<form id="react-form" class="go{" few" if len(replies) + 2 * len(replies.steps) < 2 else ""}" '
        f'{post(scene.table, "react")}><input type="hidden" name="number" value="{number}">{buttons}{sides}'
        f'{steps(scene, number, replies.steps)}</form><div class="ends">'
        f"{_hold(scene, number) if _counts_down(scene, reaction) else ''}"
        f"{''.join(_offer(scene, reaction, order) for order in reaction.offers)}"
        f"{_rest(scene) if reaction.seconds and may_order and not reaction.offers else ''}"
        f"{_until_turn(scene) if scene.by_day and reaction.seconds and not scene.orders.is_turn else ''}"
        '<button class="btn react pass" id="pass" type="submit" form="react-form" name="answer" value="pass">'
        f"{said(speaker, 'option-pass')} <kbd>{said(speaker, 'controls-space')}</kbd></button></div>"
    )


def _way_back(scene: DockPart, reaction: Reaction) -> str:
    orders = scene.orders
    kept = replace(orders, touched=False, always=tuple([one for one in orders.always if one[0] != reaction.kind]))
    return (
        f'<form id="ask-form" class="ends" {post(scene.table, "orders")}>{_lasting(kept)}'
        f'<button class="btn sm rest" id="ask-again">{said(scene.speaker, "controls-ask-again")}</button></form>'
    )


def _hold(scene: DockPart, number: int) -> str:
    """Ask for more time."""
    return (
        '<button class="btn sm hold" id="hold-here" type="submit" form="hold-window" formnovalidate>'
        f"{said(scene.speaker, 'controls-hold')} <kbd>H</kbd></button>"
        f'<form id="hold-window" hidden {post(scene.table, "hold")}>'
        f'<input type="hidden" name="number" value="{number}"></form>'
    )


def _rest(scene: DockPart) -> str:
    """Pass until the end of the encounter."""
    return (
        '<button class="btn sm rest" id="pass-rest" type="submit" form="rest-form">'
        f"{said(scene.speaker, 'controls-pass-rest')}</button>"
        f'<form id="rest-form" hidden {post(scene.table, "orders")}>'
        f'<input type="hidden" name="encounter" value="on">{_lasting(scene.orders)}</form>'
    )


def _until_turn(scene: DockPart) -> str:
    """Pass until the reader is a main player."""
    return (
        '<button class="btn sm rest" id="pass-turn" type="submit" form="turn-form">'
        f"{said(scene.speaker, 'controls-pass-turn')}</button>"
        f'<form id="turn-form" hidden {post(scene.table, "orders")}>'
        f'<input type="hidden" name="turn" value="on">{_lasting(scene.orders)}</form>'
    )


def _offer(scene: DockPart, reaction: Reaction, order: str) -> str:
    """An order that would spare the reader this question: to pass here always, or until something touches them."""
    value = reaction.kind if order == "always" else "on"
    return (
        f'<button class="btn sm rest" id="pass-{order}" type="submit" form="{order}-form">'
        f"{said(scene.speaker, f'controls-pass-{order}')}</button>"
        f'<form id="{order}-form" hidden {post(scene.table, "orders")}>'
        f'<input type="hidden" name="{order}" value="{escape(value)}">{_lasting(scene.orders)}</form>'
    )


def _lasting(orders: Orders) -> str:
    """A form with orders names all of them that are to last."""
    names = [("untouched", "on")] * orders.untouched + [("touched", "on")] * orders.touched
    names += [("always", kind) for kind, _ in orders.always]
    return "".join(f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in names)


def _sign(choice: ShownOption) -> str:
    """The picture on a button."""
    source = choice.help.partition(".")[0]
    if source in facts.techs():
        return tech_glyph(source, 20)
    return card(choice.face, "", 24) if choice.face else icon("spark", 18) if choice.help else ""


def _button(scene: DockPart, number: int, reply: Reply, told: bool) -> str:
    """One answer. `told`: there is room for what it does."""
    choice = reply.choice
    help_with = f' data-help="{escape(choice.help)}"' if choice.help else ""
    spoken = f' aria-description="{escape(reply.short)}"' if reply.short and not told else ""
    more = " · ".join(filter(None, (reply.when, reply.short if told else "")))
    small = f"<small>{escape(more)}</small>" if more else ""
    pressed = f" <kbd>{reply.number}</kbd>" if 0 < reply.number <= 9 else ""
    return (
        f'<button class="btn reply" id="answer-{number}-{choice.token}" type="submit" name="answer" '
        f'value="{choice.token}" data-twice{help_with}{spoken}>{_sign(choice)} '
        f'<span class="lbl">{again(scene.speaker)}{escape(choice.label)}{small}</span>{pressed}</button>'
    )


def _as_another(scene: DockPart, number: int, one: Otherwise) -> str:
    """A card that is played as another: it opens what it can be played as."""
    speaker = scene.speaker
    words = escape(speaker.t("controls-play-as", face=speaker.card(one.face), flare="yes" if one.flare else "no"))
    listed = "".join(
        f'<button class="btn reply" id="answer-{number}-{reply.choice.token}" type="submit" name="answer" '
        f'value="{reply.choice.token}" data-twice data-help="{escape(reply.choice.help)}" '
        f'aria-label="{escape(_whole(reply))}"><span class="lbl">{again(speaker)}{escape(reply.choice.name)}'
        f"{f'<small>{escape(reply.when)}</small>' if reply.when else ''}</span></button>"
        for reply in one.replies
    )
    return (
        f'<details class="as-another" id="{one.id}" name="as-another"><summary class="btn reply">'
        f'{card(one.face, "", 24)} <span class="lbl">{words}</span> {icon("down", 14)}</summary>'
        f'<div class="as-list" role="group" aria-label="{words}">{listed}</div></details>'
    )


def _whole(reply: Reply) -> str:
    return f"{reply.choice.label}. {reply.when}" if reply.when else reply.choice.label
