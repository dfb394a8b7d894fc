"""The reaction bar: what can be answered now, how long, and this reader's own answers.

It looks and lasts the same for every seat; only the answers are private, with the moment at which they could be given,
and a seat without any sees the pass alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from warptable.kernel import Decision
from warptable.table.page.art.icons import icon
from warptable.table.page.game.dock.control import CardGroup, ShownOption, grouped
from warptable.table.page.game.dock.pieces import (
    KEYS,
    button_words,
    hidden_field,
    post_attributes,
    pressed,
    ring,
    until,
    warning,
    why_button,
)
from warptable.table.page.game.dock.prompt import asking_button
from warptable.table.page.html import EMPTY, Attributes, Html, Svg, joined, tag
from warptable.table.scene.data import Answer, Orders, Reaction
from warptable.text.words import InQuestion

from ...engine import facts
from ...engine.model.prompts import WINDOWS
from ...engine.model.windows import W
from ...words.asking import CARDS, WINDOW, face_of, moment_id, question
from ...words.explain import in_question, in_short
from ...words.hands import hand_number, in_hand
from ..art.cards import card, tech_glyph
from ..scene.data import DockPart
from .asking import ASKING
from .badges import badge
from .context import warnings_of
from .lab_steps import steps, steps_in
from .pieces import card_sides, reply_button

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


def reaction_bar(scene: DockPart, reaction: Reaction, replies: Replies) -> Html:
    """`<section id="reaction">`."""
    speaker, decision = scene.speaker, _heading(scene, reaction)
    about, has_answers = decision.about or {}, _has_answers(scene, reaction)
    source = about.get("answering") or about.get("used") or _rule(decision)
    use = in_question(speaker, decision) if has_answers else None
    ask = tag(
        "div",
        "" if use is None else use_in_question(scene, use),
        tag("p", _asks(scene, reaction), id="reaction-question", class_="question"),
        *(warning(line, good) for line, good in warnings_of(scene, decision)),
        tag("p", _note(scene, reaction), " ", _until(scene, reaction), why_button(speaker, source), class_="note"),
        class_="ask",
    )
    return tag(
        "section",
        ring(speaker, "countdown", reaction.ends, reaction.seconds) if _counts_down(scene, reaction) else "",
        asking_button(scene.speaker, source, badge(scene, source, 44)),
        ask,
        *_answers(scene, reaction, replies),
        id="reaction",
        class_="reaction" if has_answers else "reaction idle",
        aria_labelledby="reaction-question",
        tabindex=-1,
        data_number=reaction.number,
    )


def _heading(scene: DockPart, reaction: Reaction) -> Decision[Any]:
    """What the bar is about: for whoever can do something, the first moment for that."""
    return reaction.offered if _has_answers(scene, reaction) else reaction.decision


def _rule(decision: Decision[Any]) -> str:
    """By which rule this is asked; the laboratory has its own."""
    return "F-TECH-3" if decision.prompt == WINDOWS[W.REGROUP_TECH] else str(decision.source)


def _asks(scene: DockPart, reaction: Reaction) -> str:
    """The question; whoever has no answer reads only which moment it is."""
    decision = _heading(scene, reaction)
    if _has_answers(scene, reaction) or decision.about or not decision.prompt.startswith(WINDOW):
        return question(scene.speaker, decision, scene.view)
    return scene.t(moment_id(decision.prompt))


def use_in_question(scene: DockPart, use: InQuestion) -> Html:
    """What may be stopped, large: its name, its owner and its whole effect."""
    speaker = scene.speaker
    source = use.ability.partition(".")[0]
    who = speaker.t("stages-you") if use.seat == scene.me else speaker.name(use.seat)
    alien = f" · {speaker.alien(source)}" if speaker.is_alien(source) else ""
    name = tag("p", tag("b", use.name, class_="in-colour"), " ", tag("small", who, alien), class_="use-name")
    return tag("div", name, tag("p", use.text, class_="use-text"), class_=f"use seat-{use.seat}")


def _counts_down(scene: DockPart, reaction: Reaction) -> bool:
    """Are there only seconds left?"""
    return bool(reaction.seconds) and not scene.by_day


def _until(scene: DockPart, reaction: Reaction) -> Html:
    """By the day: until when the table waits."""
    if not scene.by_day or not reaction.seconds:
        return EMPTY
    return until(scene.speaker, "countdown", reaction.ends)


def _note(scene: DockPart, reaction: Reaction) -> str:
    """What the table does meanwhile."""
    speaker = scene.speaker
    if reaction.held_by:
        who = speaker.join([speaker.name(seat) for seat in reaction.held_by])
        return joined((icon("hand", 14), " ", scene.t("controls-held", who=who)))
    if scene.me is None or not reaction.reader_asked:
        return scene.t("controls-others-asked")
    if reaction.answered:
        return scene.t(_why_answered(scene.orders, reaction))
    if not reaction.answers and _counts_down(scene, reaction):
        return scene.t("controls-nothing-here")
    return scene.t("controls-same-for-all" if _counts_down(scene, reaction) else "controls-no-hurry")


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


def _answers(scene: DockPart, reaction: Reaction, replies: Replies) -> list[Html]:
    """Buttons for the answers and the pass; for somebody who has ordered to pass the way back; else nothing."""
    if scene.me is None:
        return []
    if reaction.answered or not reaction.reader_asked:
        ordered = _why_answered(scene.orders, reaction) != "controls-answered"
        return [_way_back(scene, reaction)] if ordered else []
    speaker, number = scene.speaker, reaction.number
    told = len(replies) <= TOLD
    few = len(replies) + 2 * len(replies.steps) < 2
    form = tag(
        "form",
        hidden_field("number", number),
        *(_button(scene, number, reply, told) for reply in replies.plain),
        *(card_sides(speaker, group, "answer", "answer-sides") for group in replies.groups),
        *(_as_another(scene, number, one) for one in replies.otherwise),
        *steps(scene, number, replies.steps),
        id="react-form",
        class_="go few" if few else "go",
        **post_attributes(f"/t/{scene.table}/react"),
    )
    return [form, tag("div", *_ends(scene, reaction), class_="ends")]


def _ends(scene: DockPart, reaction: Reaction) -> list[Html]:
    """What one can do instead of answering, with the pass at the end."""
    found = [_hold(scene, reaction.number)] if _counts_down(scene, reaction) else []
    found += [_order(scene, name, name, reaction.kind if name == "always" else "on") for name in reaction.offers]
    may_order = scene.view.encounter is not None and scene.phase not in scene.orders.stops
    if reaction.seconds and may_order and not reaction.offers:
        found.append(_order(scene, "rest", "encounter", "on"))
    if scene.by_day and reaction.seconds and not scene.orders.is_turn:
        found.append(_order(scene, "turn", "turn", "on"))
    look: Attributes = {"class": "button react pass", "id": "pass", "type": "submit", "form": "react-form"}
    words = (scene.t("option-pass"), " ", tag("kbd", scene.t("controls-space")))
    return [*found, tag("button", *words, **look, name="answer", value="pass")]


def _way_back(scene: DockPart, reaction: Reaction) -> Html:
    orders = scene.orders
    kept = replace(orders, touched=False, always=tuple([one for one in orders.always if one[0] != reaction.kind]))
    button = tag("button", scene.t("controls-ask-again"), class_="button compact rest", id="ask-again")
    address = f"/t/{scene.table}/orders"
    return tag("form", *_lasting(kept), button, id="ask-form", class_="ends", **post_attributes(address))


def _hold(scene: DockPart, number: int) -> Html:
    """Ask for more time."""
    words = (scene.t("controls-hold"), " ", tag("kbd", "H"))
    look: Attributes = {"class": "button compact hold", "id": "hold-here", "type": "submit", "form": "hold-window"}
    address = f"/t/{scene.table}/hold"
    return tag("button", *words, **look, formnovalidate=True) + tag(
        "form", hidden_field("number", number), id="hold-window", hidden=True, **post_attributes(address)
    )


def _order(scene: DockPart, name: str, field: str, value: str) -> Html:
    """A button for an order that would spare the reader questions: to pass until the end of the encounter (rest), until
    the reader is a main player (turn), here always, or until something touches the reader."""
    form, address = f"{name}-form", f"/t/{scene.table}/orders"
    words = scene.t(f"controls-pass-{name}")
    button = tag("button", words, class_="button compact rest", id=f"pass-{name}", type="submit", form=form)
    fields = (hidden_field(field, value), *_lasting(scene.orders))
    return button + tag("form", *fields, id=form, hidden=True, **post_attributes(address))


def _lasting(orders: Orders) -> list[Html]:
    """A form with orders names all of them that are to last."""
    names = [("untouched", "on")] * orders.untouched + [("touched", "on")] * orders.touched
    names += [("always", kind) for kind, _ in orders.always]
    return [hidden_field(name, value) for name, value in names]


def _sign(choice: ShownOption) -> Svg:
    """The picture on a button."""
    source = choice.help.partition(".")[0]
    if source in facts.techs():
        return tech_glyph(source, 20)
    return card(choice.face, "", 24) if choice.face else icon("spark", 18) if choice.help else EMPTY


def _button(scene: DockPart, number: int, reply: Reply, told: bool) -> Html:
    """One answer. `told`: there is room for what it does."""
    choice = reply.choice
    more = " · ".join(filter(None, (reply.when, reply.short if told else "")))
    words = button_words(scene.speaker, choice.label, tag("small", more) if more else "")
    shown = (_sign(choice), " ", words, pressed(str(reply.number) if 0 < reply.number <= KEYS else ""))
    unseen = None if told else reply.short or None
    return reply_button(number, choice, *shown, data_help=choice.help or None, aria_description=unseen)


def _as_another(scene: DockPart, number: int, one: Otherwise) -> Html:
    """A card that is played as another: it opens what it can be played as."""
    speaker, listed = scene.speaker, list[Html]()
    words = speaker.t("controls-play-as", face=speaker.card(one.face), flare="yes" if one.flare else "no")
    for reply in one.replies:
        shown = button_words(speaker, reply.choice.name, tag("small", reply.when) if reply.when else "")
        help_on, label = reply.choice.help, _whole(reply)
        listed.append(reply_button(number, reply.choice, shown, data_help=help_on, aria_label=label))
    shows = (card(one.face, "", 24), " ", tag("span", words, class_="label"), " ", icon("down", 14))
    summary = tag("summary", *shows, class_="button reply")
    choices = tag("div", *listed, class_="as-list", role="group", aria_label=words)
    return tag("details", summary, choices, class_="as-another", id=one.id, name="as-another")


def _whole(reply: Reply) -> str:
    return f"{reply.choice.label}. {reply.when}" if reply.when else reply.choice.label
