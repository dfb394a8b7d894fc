"""What the reader holds: plate, dial, plans and reinforcements, tactics. What may be done with each is a mark over it:
ticks that belong to the form of the question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.frames import Frame, slot
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.pieces import KEYS, key, said, tick
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.cards import FACES
from ...engine.model.prompts import DIAL, SLEEVE, TACTIC, WITH
from ...engine.model.tactics import TACTICS_EACH, Half, tactics_with
from ...engine.model.views import CardView, View
from ...words.speaker import Speaker
from ..art.cards import card, value_of
from ..art.tokens import NUMBERS, half, help_on
from ..art.tokens import dial as dial_picture
from ..board.strip import all_tokens, pips, role_tag
from ..scene.data import DockPart
from .lock import PLAN, is_lock, room_of

SMALL = 30
"""The width of a card in a row of small ones."""
FORM = ' form="prompt-form"'
LOCK = f'<span class="locksign">{icon("lock", 16)}</span>'


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
def named_card(speaker: Speaker, face: str, width: int = 84) -> str:
    kind = speaker.t("duel-web-plan" if FACES[face].plan else "duel-web-reinforcement")
    return card(face, short_name(speaker, face), kind, width)


def cards_held(speaker: Speaker, view: View) -> list[str]:
    """The cards of a seat as small pictures."""
    return [
        f'<span class="mini" data-help="{escape(one.face)}" role="img" tabindex="0" '
        f'aria-label="{escape(speaker.card(one.face))}">{card(one.face, "", "", SMALL)}</span>'
        for one in in_order(view.hand)
    ]


# ---- the whole -----------------------------------------------------------------------------------------------------


def own_things(scene: DockPart, control: Control | None) -> dict[str, str | Frame]:
    """The regions of the hand."""
    return {
        "own-plate": own_plate(scene),
        "own-dial": own_dial(scene, control),
        "own-cards": own_cards(scene, control),
        "own-tactics": own_tactics(scene),
    }


def own_plate(scene: DockPart) -> str:
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
) -> str:
    face = emblem(alien, 44, look_of(speaker.colors, seat)) if alien else ship_icon(seat, 34)
    named = (
        f'<button type="button" class="alien" data-help="{escape(alien)}">{escape(speaker.alien(alien))}</button>'
        if alien
        else ""
    )
    standing = ""
    if playing:
        words = escape(speaker.t("duel-web-supply-n", n=supply))
        standing = (
            f'<p class="standing">{role_tag(speaker, leader)}'
            f'<span class="supply" data-help="term-supply">{words}</span></p>'
            f"{pips(speaker, planets, to_win)}"
        )
    you = escape(speaker.t("controls-you", colour=speaker.t(f"seat-{speaker.colors[seat]}")))
    return (
        f'<div id="own-plate" class="ownplate seat-{seat}"><span class="face">{face}</span><div><p class="nm">'
        f'<b class="pc">{you}</b> {named}</p>{standing}</div></div>'
    )


# ---- the dial --------------------------------------------------------------------------------------------------------


def own_dial(scene: DockPart, control: Control | None) -> str:
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
def _ring(speaker: Speaker, serial: int, seat: int, low: int, high: int, start: str) -> str:
    numbers = "".join(
        f'<label class="n{number}"><input type="radio" name="number" id="number-{serial}-{number}" value="{number}" '
        f'data-nth="{number}"{FORM}{" checked" if str(number) == start else ""} required>{number}</label>'
        if low <= number <= high
        else f'<span class="n{number} refused" title="{said(speaker, "duel-web-not-so-many")}">{number}</span>'
        for number in NUMBERS
    )
    return (
        f'<div id="own-dial" class="owndial seat-{seat}"><fieldset class="ring4" role="radiogroup" '
        f'aria-labelledby="question">{numbers}<span class="core" aria-hidden="true"></span></fieldset></div>'
    )


@lru_cache(maxsize=512)
def _dial(speaker: Speaker, seat: int, number: int, sent: int) -> str:
    if not number and not sent:
        return '<div id="own-dial" hidden></div>'
    words = speaker.t("duel-web-dial-is", who=speaker.who(seat), state="open", n=number)
    below = speaker.t("duel-web-you-sent", n=sent) if sent else ""
    return f'<div id="own-dial" class="owndial seat-{seat}">{dial_picture(number, False, words, below)}</div>'


# ---- the cards -------------------------------------------------------------------------------------------------------


def own_cards(scene: DockPart, control: Control | None) -> Frame:
    """`<div id="own-cards">`: the hand, with ticks where a card may be chosen now. Each card is a region."""
    speaker, cards = scene.speaker, in_order(scene.view.hand)
    marks = _marks(scene, control, cards)
    drawn = {f"card-{one.number}": _card(speaker, one.number, one.face, marks[one.number]) for one in cards}
    lacking = " lacking" if scene.asked is not None and is_lock(scene.asked.decision) else ""
    return Frame(_cards_shell(speaker, tuple(drawn), lacking), drawn)


@lru_cache(maxsize=KEPT_PAGES)
def _cards_shell(speaker: Speaker, names: tuple[str, ...], state: str) -> str:
    none = f'<p class="muted none-held">{escape(speaker.t("controls-no-cards"))}</p>'
    return (
        f'<div id="own-cards" class="owncards{state}"><h3 id="cards-title">{said(speaker, "duel-web-cards")}'
        f'<output class="chosen" data-chosen="plan"></output></h3><div class="duelcards" id="cards" role="group" '
        f'aria-labelledby="cards-title">{"".join(map(slot, names)) or none}</div></div>'
    )


@lru_cache(maxsize=KEPT_PAGES)
def _card(speaker: Speaker, number: int, face: str, mark: str) -> str:
    return f'<div id="card-{number}" class="card" data-help="{escape(face)}">{named_card(speaker, face)}{mark}</div>'


def _marks(scene: DockPart, control: Control | None, cards: list[CardView]) -> Mapping[int, str]:
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
            marks[one.number] = f'<label class="mark choice">{field}{key(nth)}</label>'
        else:
            marks[one.number] = _refused(speaker, one)
    return marks


def _at_rest(speaker: Speaker, one: CardView, locked: bool) -> str:
    """A card to look at; one that is locked in has a lock, which only its owner sees."""
    words = str(escape(speaker.card(one.face)))
    if locked:
        words = f"{words}, {said(speaker, 'duel-web-locked')}"
    return f'<span class="mark" role="img" tabindex="0" aria-label="{words}">{LOCK if locked else ""}</span>'


def _refused(speaker: Speaker, one: CardView, why: str = "controls-not-offered") -> str:
    words = escape(speaker.t(why))
    return (
        f'<label class="mark refused" title="{words}"><input class="tick" type="checkbox" id="no-{one.number}" '
        f'aria-disabled="true" aria-label="{escape(speaker.card(one.face))}" aria-describedby="why-{one.number}">'
        f'<span class="vh" id="why-{one.number}">{words}</span></label>'
    )


def _to_lock(scene: DockPart, serial: int, cards: list[CardView]) -> Mapping[int, str]:
    assert scene.asked is not None
    room, speaker = room_of(scene.asked.decision), scene.speaker
    marks = {}
    for nth, one in enumerate(cards, 1):
        if one.number not in room.plans:
            why = "duel-web-no-plan" if room.plans else "duel-web-plan-lies"
            marks[one.number] = _refused(speaker, one, why)
            continue
        numbered = f' data-nth="{nth}"' if nth <= KEYS else ""
        marks[one.number] = (
            f'<label class="mark choice"><input class="tick" type="radio" name="{PLAN}" '
            f'id="plan-{serial}-{one.number}" '
            f'value="{one.number}"{FORM} data-name="{value_of(one.face)}" '
            f'aria-label="{escape(speaker.card(one.face))}" '
            f"required{numbered}>{key(nth)}</label>"
        )
    return marks


def further(scene: DockPart) -> str:
    """Fields for further plans and a second tactic, where something allows them."""
    assert scene.asked is not None
    room, speaker, serial = room_of(scene.asked.decision), scene.speaker, scene.asked.serial
    parts = []
    held = {one.number: one.face for one in scene.view.hand}
    for name in room.free:
        none = f'<option value="">{said(speaker, f"duel-web-no-{name}")}</option>'
        if name == SLEEVE:
            options = "".join(
                f'<option value="{tactic}-{side}" data-name="{escape(speaker.half(tactic, side))}">'
                f"{escape(speaker.half(tactic, side))}</option>"
                for tactic, side in room.sleeves
            )
        else:
            options = "".join(
                f'<option value="{number}" data-name="{value_of(held[number])}">{escape(speaker.card(held[number]))}'
                "</option>"
                for number in (one.number for one in in_order(scene.view.hand) if FACES[one.face].plan)
            )
        label = said(speaker, f"duel-web-choose-{WITH if name.startswith(WITH) else name}")
        parts.append(
            f'<label class="further">{label} <select name="{name}" id="{name}-{serial}">{none}{options}</select>'
            f"</label>"
        )
    return f'<div class="ctl furthers">{"".join(parts)}</div>' if parts else ""


# ---- the tactics -----------------------------------------------------------------------------------------------------


def own_tactics(scene: DockPart) -> str:
    """`<div id="own-tactics">`: five tokens; each half of a readied one can be chosen while tactics are."""
    view, me = scene.view, scene.view.me
    halves, ready, speaker, asked = tactics_with(tuple(view.variants)), view.seats[me].ready, scene.speaker, scene.asked
    room = room_of(asked.decision) if asked is not None and is_lock(asked.decision) else None
    if room is not None and asked is not None and room.halves:
        return _to_choose(speaker, me, asked.serial, halves, ready, room.halves)
    return _resting(speaker, me, halves, ready)


@lru_cache(maxsize=1024)
def _resting(speaker: Speaker, seat: int, halves: tuple[tuple[Half, Half], ...], ready: int) -> str:
    tokens = "".join(all_tokens(speaker, halves, ready))
    return (
        f'<div id="own-tactics" class="owntactics seat-{seat}"><h3>{said(speaker, "duel-web-tactics")}</h3>'
        f'<div class="tacs">{tokens}</div></div>'
    )


@lru_cache(maxsize=1024)
def _to_choose(
    speaker: Speaker,
    seat: int,
    serial: int,
    halves: tuple[tuple[Half, Half], ...],
    ready: int,
    offered: tuple[tuple[int, int], ...],
) -> str:
    tokens = []
    for tactic in range(TACTICS_EACH):
        if not any(number == tactic for number, _ in offered):
            tokens.append(all_tokens(speaker, halves, ready)[tactic])
            continue
        inside = "".join(
            f'<label class="hf {one.kind}"{help_on(one)}><input type="radio" class="tick" name="{TACTIC}" '
            f'id="tactic-{serial}-{tactic}-{side}" value="{tactic}-{side}"{FORM} '
            f'data-name="{escape(speaker.half(tactic, side))}" data-does="{escape(_does(speaker, one))}" '
            f'aria-label="{escape(speaker.half(tactic, side))}" required>{half(one.kind, one.value)}</label>'
            for side, one in enumerate(halves[tactic])
            if (tactic, side) in offered
        )
        tokens.append(Markup(f'<span class="tac choice" data-token="{tactic + 1}">{inside}</span>'))
    title = said(speaker, "duel-web-tactics-choose")
    return (
        f'<div id="own-tactics" class="owntactics asking lacking seat-{seat}"><h3 id="tactics-title">{title}'
        f'<output class="chosen" data-chosen="tactic"></output></h3><div class="tacs" role="radiogroup" '
        f'aria-labelledby="tactics-title">{"".join(tokens)}</div><p class="does" data-does-line>{icon("help", 16)} '
        f"<span>{said(speaker, 'duel-web-half-none')}</span></p></div>"
    )


def _does(speaker: Speaker, one: Half) -> str:
    return speaker.t(f"duel-half-{one.kind}-text", value=one.value)
