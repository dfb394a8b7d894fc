"""What the reader holds: plate, dial, plans and reinforcements, tactics. What may be done with each is a mark over it:
ticks that belong to the form of the question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.frames import Drawn, Frame, slot
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.pieces import key_hint, nth_key, radio, tick
from warptable.table.page.html import EMPTY, Attributes, Html, Svg, tag
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.cards import FACES
from ...engine.model.prompts import DIAL, SLEEVE, TACTIC, WITH
from ...engine.model.tactics import TACTICS_EACH, Half, tactics_with
from ...engine.model.views import CardView, View
from ...words.speaker import Speaker
from ..art.cards import card, value_of
from ..art.tokens import NUMBERS, half, help_of
from ..art.tokens import dial as dial_picture
from ..board.strip import alien_button, all_tokens, pips, role_tag, supply_tag
from ..scene.data import DockPart
from .lock import PLAN, is_lock, room_of

SMALL = 30
"""The width of a card in a row of small ones."""
FORM = "prompt-form"
LOCK = tag("span", icon("lock", 16), class_="locksign")


def locked_cards(chosen: Any) -> frozenset[int]:
    """The cards among what the reader has locked in."""
    if not isinstance(chosen, tuple):
        return frozenset()
    further = (pick[1] for pick in chosen if isinstance(pick, tuple) and pick[0] == WITH)
    return frozenset([*(pick for pick in chosen if isinstance(pick, int)), *further])


def in_order(cards: Iterable[CardView]) -> list[CardView]:
    """Plans by their value, then reinforcements by theirs."""
    return sorted(cards, key=lambda one: (not FACES[one.face].plan, FACES[one.face].value, one.face, one.number))


def short_name(speaker: Speaker, face: str) -> str:
    """The name on a card, without the value that it shows anyway and without its article."""
    words = speaker.card(face).rsplit(" ", 1)[0].split()
    return " ".join(words[1:]) if FACES[face].plan and len(words) > 1 else " ".join(words)


@lru_cache(maxsize=2048)
def named_card(speaker: Speaker, face: str, width: int = 84) -> Svg:
    kind = speaker.t("duel-web-plan" if FACES[face].plan else "duel-web-reinforcement")
    return card(face, short_name(speaker, face), kind, width)


def cards_held(speaker: Speaker, view: View) -> list[Html]:
    """The cards of a seat as small pictures."""
    look: Attributes = {"role": "img", "tabindex": 0}
    return [
        tag(
            "span",
            card(one.face, "", "", SMALL),
            class_="mini",
            data_help=one.face,
            **look,
            aria_label=speaker.card(one.face),
        )
        for one in in_order(view.hand)
    ]


# ---- the whole -----------------------------------------------------------------------------------------------------


def own_things(scene: DockPart, control: Control | None) -> dict[str, Drawn]:
    """The regions of the hand."""
    return {
        "own-plate": own_plate(scene),
        "own-dial": own_dial(scene, control),
        "own-cards": own_cards(scene, control),
        "own-tactics": own_tactics(scene),
    }


def own_plate(scene: DockPart) -> Html:
    """`<div id="own-plate">`."""
    view, me = scene.view, scene.view.me
    known = view.seats[me]
    speaker = scene.speaker
    playing = scene.phase != "setup"
    supply = view.supply[me] if view.ships else 0
    return _plate(speaker, me, known.alien, playing, view.leader == me, known.planets, known.to_win, supply)


@lru_cache(maxsize=KEPT_PAGES)
def _plate(
    speaker: Speaker, seat: int, alien: str, playing: bool, leader: bool, planets: int, to_win: int, supply: int
) -> Html:
    face = emblem(alien, 44, look_of(speaker.colors, seat)) if alien else ship_icon(seat, 34)
    you = speaker.t("controls-you", colour=speaker.t(f"seat-{speaker.colors[seat]}"))
    name = tag(
        "p", tag("b", you, class_="in-colour"), " ", alien_button(speaker, alien) if alien else "", class_="name"
    )
    standing: Html = EMPTY
    if playing:
        standing = tag("p", role_tag(speaker, leader), supply_tag(speaker, supply), class_="standing")
        standing += pips(speaker, planets, to_win)
    shown = (tag("span", face, class_="face"), tag("div", name, standing))
    return tag("div", *shown, id="own-plate", class_=f"ownplate seat-{seat}")


# ---- the dial --------------------------------------------------------------------------------------------------------


def own_dial(scene: DockPart, control: Control | None) -> Html:
    """`<div id="own-dial">`: a ring of four numbers to choose from while a number of ships is asked for; else the
    number that was set. Empty outside of duels."""
    asked, frame, me = scene.asked, scene.view.frame, scene.view.me
    if asked is not None and asked.decision.prompt == DIAL and control is not None:
        return _ring(scene.speaker, asked.serial, me, control.low, control.high, control.start)
    chosen = scene.chosen if type(scene.chosen) is int and _dialing(scene) else None
    number = chosen if chosen is not None else frame.dials[me] if frame is not None else 0
    sent = frame.sent[me] if frame is not None else 0
    return _dial(scene.speaker, me, max(0, number), sent)


def _dialing(scene: DockPart) -> bool:
    """Is the other one still setting a dial?"""
    return any(one.prompt == DIAL for one in scene.waiting)


@lru_cache(maxsize=512)
def _ring(speaker: Speaker, serial: int, seat: int, low: int, high: int, start: str) -> Html:
    numbers = (_on_ring(speaker, serial, number, low <= number <= high, str(number) == start) for number in NUMBERS)
    core = tag("span", class_="core", aria_hidden="true")
    ring = tag("fieldset", *numbers, core, class_="dial-ring", role="radiogroup", aria_labelledby="question")
    return tag("div", ring, id="own-dial", class_=f"owndial seat-{seat}")


def _on_ring(speaker: Speaker, serial: int, number: int, may: bool, chosen: bool) -> Html:
    if not may:
        return tag("span", number, class_=f"place-{number} refused", title=speaker.t("duel-web-not-so-many"))
    more: Attributes = {"data-nth": number, "form": FORM, "checked": chosen, "required": True}
    return tag("label", radio("number", f"number-{serial}-{number}", number, **more), number, class_=f"place-{number}")


@lru_cache(maxsize=512)
def _dial(speaker: Speaker, seat: int, number: int, sent: int) -> Html:
    if not number and not sent:
        return tag("div", id="own-dial", hidden=True)
    words = speaker.t("duel-web-dial-is", who=speaker.who(seat), state="open", n=number)
    below = speaker.t("duel-web-you-sent", n=sent) if sent else ""
    return tag("div", dial_picture(number, False, words, below), id="own-dial", class_=f"owndial seat-{seat}")


# ---- the cards -------------------------------------------------------------------------------------------------------


def own_cards(scene: DockPart, control: Control | None) -> Frame:
    """`<div id="own-cards">`: the hand, with ticks where a card may be chosen now. Each card is a region."""
    speaker, cards = scene.speaker, in_order(scene.view.hand)
    marks = _marks(scene, control, cards)
    drawn = {f"card-{one.number}": _card(speaker, one.number, one.face, marks[one.number]) for one in cards}
    lacking = " lacking" if scene.asked is not None and is_lock(scene.asked.decision) else ""
    return Frame(_cards_shell(speaker, tuple(drawn), lacking), drawn)


@lru_cache(maxsize=KEPT_PAGES)
def _cards_shell(speaker: Speaker, names: tuple[str, ...], state: str) -> Html:
    chosen = tag("output", class_="chosen", data_chosen="plan")
    cards = [*map(slot, names)] or [tag("p", speaker.t("controls-no-cards"), class_="muted none-held")]
    return tag(
        "div",
        tag("h3", speaker.t("duel-web-cards"), chosen, id="cards-title"),
        tag("div", *cards, class_="duelcards", id="cards", role="group", aria_labelledby="cards-title"),
        id="own-cards",
        class_=f"owncards{state}",
    )


@lru_cache(maxsize=KEPT_PAGES)
def _card(speaker: Speaker, number: int, face: str, mark: Html) -> Html:
    return tag("div", named_card(speaker, face), mark, id=f"card-{number}", class_="card", data_help=face)


def _marks(scene: DockPart, control: Control | None, cards: list[CardView]) -> Mapping[int, Html]:
    """What lies over each card."""
    speaker, asked = scene.speaker, scene.asked
    if asked is not None and is_lock(asked.decision):
        return _to_lock(scene, asked.serial, cards)
    choices = {choice.option: choice for choice in control.of("card")} if control is not None else {}
    if not choices or asked is None or control is None:
        locked = locked_cards(scene.chosen)
        return {one.number: _at_rest(speaker, one, one.number in locked) for one in cards}
    marks = {}
    for nth, one in enumerate(cards, 1):
        if choice := choices.get(one.number):
            field = tick(control, choice, asked.serial, nth, FORM)
            marks[one.number] = tag("label", field, key_hint(nth), class_="mark choice")
        else:
            marks[one.number] = _refused(speaker, one)
    return marks


def _at_rest(speaker: Speaker, one: CardView, locked: bool) -> Html:
    """A card to look at; one that is locked in has a lock, which only its owner sees."""
    words, look = speaker.card(one.face), {"class": "mark", "role": "img", "tabindex": "0"}
    if locked:
        words = f"{words}, {speaker.t('duel-web-locked')}"
    return tag("span", LOCK if locked else "", **look, aria_label=words)


def _refused(speaker: Speaker, one: CardView, why: str = "controls-not-offered") -> Html:
    words, reason = speaker.t(why), f"why-{one.number}"
    field: Attributes = {"type": "checkbox", "id": f"no-{one.number}", "aria-disabled": "true"}
    name = speaker.card(one.face)
    shown = tag("input", class_="tick", **field, aria_label=name, aria_describedby=reason)
    return tag("label", shown, tag("span", words, class_="spoken", id=reason), class_="mark refused", title=words)


def _to_lock(scene: DockPart, serial: int, cards: list[CardView]) -> Mapping[int, Html]:
    assert scene.asked is not None
    room, speaker = room_of(scene.asked.decision), scene.speaker
    marks = {}
    for nth, one in enumerate(cards, 1):
        if one.number not in room.plans:
            why = "duel-web-no-plan" if room.plans else "duel-web-plan-lies"
            marks[one.number] = _refused(speaker, one, why)
            continue
        more: Attributes = {"form": FORM, "data-name": value_of(one.face), "aria-label": speaker.card(one.face)}
        more |= {"required": True, "data-nth": nth_key(nth)}
        field = radio(PLAN, f"plan-{serial}-{one.number}", one.number, class_="tick", **more)
        marks[one.number] = tag("label", field, key_hint(nth), class_="mark choice")
    return marks


def further(scene: DockPart) -> Html:
    """Fields for further plans and a second tactic, where something allows them."""
    assert scene.asked is not None
    room, speaker, serial = room_of(scene.asked.decision), scene.speaker, scene.asked.serial
    parts = []
    plans = [one for one in in_order(scene.view.hand) if FACES[one.face].plan]
    for name in room.free:
        if name == SLEEVE:
            sleeves = ((tactic, side, speaker.half(tactic, side)) for tactic, side in room.sleeves)
            options = [tag("option", half, value=f"{tactic}-{side}", data_name=half) for tactic, side, half in sleeves]
        else:
            options = [
                tag("option", speaker.card(one.face), value=one.number, data_name=value_of(one.face)) for one in plans
            ]
        none = tag("option", speaker.t(f"duel-web-no-{name}"), value="")
        label = speaker.t(f"duel-web-choose-{WITH if name.startswith(WITH) else name}")
        choice = tag("select", none, *options, name=name, id=f"{name}-{serial}")
        parts.append(tag("label", label, " ", choice, class_="further"))
    return tag("div", *parts, class_="control furthers") if parts else EMPTY


# ---- the tactics -----------------------------------------------------------------------------------------------------


def own_tactics(scene: DockPart) -> Html:
    """`<div id="own-tactics">`: five tokens; each half of a readied one can be chosen while tactics are."""
    view, me = scene.view, scene.view.me
    halves, ready, speaker, asked = tactics_with(tuple(view.variants)), view.seats[me].ready, scene.speaker, scene.asked
    room = room_of(asked.decision) if asked is not None and is_lock(asked.decision) else None
    if room is not None and asked is not None and room.halves:
        return _to_choose(speaker, me, asked.serial, halves, ready, room.halves)
    return _resting(speaker, me, halves, ready)


@lru_cache(maxsize=1024)
def _resting(speaker: Speaker, seat: int, halves: tuple[tuple[Half, Half], ...], ready: int) -> Html:
    title, tokens = tag("h3", speaker.t("duel-web-tactics")), all_tokens(speaker, halves, ready)
    return tag("div", title, tag("div", *tokens, class_="tactics"), id="own-tactics", class_=f"owntactics seat-{seat}")


@lru_cache(maxsize=1024)
def _to_choose(
    speaker: Speaker,
    seat: int,
    serial: int,
    halves: tuple[tuple[Half, Half], ...],
    ready: int,
    offered: tuple[tuple[int, int], ...],
) -> Html:
    tokens = []
    for tactic in range(TACTICS_EACH):
        sides = [
            _half_to_choose(speaker, serial, tactic, side, one)
            for side, one in enumerate(halves[tactic])
            if (tactic, side) in offered
        ]
        choice = tag("span", *sides, class_="tactic choice", data_token=tactic + 1)
        tokens.append(choice if sides else all_tokens(speaker, halves, ready)[tactic])
    chosen = tag("output", class_="chosen", data_chosen="tactic")
    does = (icon("help", 16), " ", tag("span", speaker.t("duel-web-half-none")))
    return tag(
        "div",
        tag("h3", speaker.t("duel-web-tactics-choose"), chosen, id="tactics-title"),
        tag("div", *tokens, class_="tactics", role="radiogroup", aria_labelledby="tactics-title"),
        tag("p", *does, class_="does", data_does_line=True),
        id="own-tactics",
        class_=f"owntactics asking lacking seat-{seat}",
    )


def _half_to_choose(speaker: Speaker, serial: int, tactic: int, side: int, one: Half) -> Html:
    name, value = speaker.half(tactic, side), f"{tactic}-{side}"
    does = speaker.t(f"duel-half-{one.kind}-text", value=one.value)
    more: Attributes = {"form": FORM, "data-name": name, "data-does": does, "aria-label": name, "required": True}
    field = radio(TACTIC, f"tactic-{serial}-{value}", value, class_="tick", **more)
    return tag("label", field, half(one.kind, one.value), class_=f"half-token {one.kind}", data_help=help_of(one))
