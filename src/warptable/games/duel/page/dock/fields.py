"""What a question is answered with, below its words: places, cards, envoys, tactics, numbers, ships."""

from __future__ import annotations

from collections.abc import Mapping

from warptable.kernel import Distribute
from warptable.table.page.art.emblems import alert, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.dock.control import CardGroup, Control, ShownOption
from warptable.table.page.game.dock.fields import answer_button, counter, group, is_wide, numbers, ships_at
from warptable.table.page.game.dock.pieces import button_words, key_hint, submit, tick
from warptable.table.page.html import EMPTY, Attributes, Child, Html, joined, tag
from warptable.table.scene.data import Asked

from ...engine import facts
from ...engine.model.places import planet_id
from ...engine.model.prompts import DIAL, LINE
from ...engine.model.tactics import tactics_with
from ...words.numbers import number
from ...words.speaker import Speaker
from ..art.cards import card_back, ink_of, value_of
from ..art.planets import symbol_icon
from ..art.tokens import half
from ..rail import envoy_card, envoy_part
from ..scene.data import DockPart
from .hand import named_card


def fields(scene: DockPart, asked: Asked, control: Control, start: Mapping[int, int]) -> Html:
    """`<div class="control">`; empty if the question is answered with the buttons beside it."""
    speaker, serial = scene.speaker, asked.serial
    parts = [
        _aliens(scene, control, serial),
        _envoys(scene, control, serial),
        _tactics(scene, control, serial),
        _places(scene, asked, control, serial),
        _laid(speaker, control, serial),
    ]
    if control.of("card"):
        parts.append(tag("p", icon("down", 16), f" {scene.t('controls-in-hand')}", class_="inhand"))
    if control.mode == "number" and asked.decision.prompt != DIAL:
        parts.append(numbers(speaker, control, serial))
    if isinstance(asked.decision, Distribute):
        parts.append(_ships(scene, asked.decision, control, serial, start))
    parts += [_sides(scene, one) for one in control.groups]
    if is_wide(control):
        parts += [answer_button(speaker, choice, serial, nth) for nth, choice in enumerate(control.words, 1)]
    if control.several:
        parts.append(counter(speaker, control, len(control.ticked)))
    inside = joined(parts)
    return (
        tag("div", inside, class_=f"control{' broad' if control.of('alien', 'envoy', 'laid') else ''}")
        if inside
        else EMPTY
    )


def _aliens(scene: DockPart, control: Control, serial: int) -> Html:
    """Aliens to choose from, with what they can do."""
    choices = control.of("alien")
    if not choices:
        return EMPTY
    labels = (_alien(scene, control, choice, serial, nth) for nth, choice in enumerate(choices, 1))
    return group(control, "div", "alienpicks", labels)


def _alien(scene: DockPart, control: Control, choice: ShownOption, serial: int, nth: int) -> Html:
    sheet, level = scene.speaker.sheet(choice.option), facts.aliens()[choice.option].level
    mark = alert(level, scene.t(f"duel-level-{level}"))
    abilities = (tag("dt", one.name) + tag("dd", one.text) for one in sheet.abilities)
    told = (
        tag("b", choice.name),
        " ",
        mark,
        " ",
        key_hint(nth),
        tag("small", sheet.does),
        tag("dl", *abilities),
        tag("em", sheet.label, class_="own") if sheet.label else "",
    )
    shown = (tick(control, choice, serial, nth), emblem(choice.option, 48), tag("span", *told))
    return tag("label", *shown, class_="alienpick", data_help=choice.option)


def _envoys(scene: DockPart, control: Control, serial: int) -> Html:
    """Envoys with the places where they stand."""
    choices = control.of("envoy")
    if not choices:
        return EMPTY
    cards = []
    for nth, choice in enumerate(choices, 1):
        envoy = next(one for one in scene.view.envoys if one.icon == choice.option)
        shown = (tick(control, choice, serial, nth), envoy_card(envoy_part(scene, envoy), named=False), key_hint(nth))
        cards.append(tag("label", *shown, class_="envoypick", data_help=envoy.id or "term-envoy"))
    return group(control, "div", "envoypicks", cards)


def _tactics(scene: DockPart, control: Control, serial: int) -> Html:
    choices = control.of("tactic")
    if not choices:
        return EMPTY
    halves = tactics_with(tuple(scene.view.variants))
    tokens = []
    for nth, choice in enumerate(choices, 1):
        both = (
            tag("span", half(one.kind, one.value), class_=f"half-token {one.kind}") for one in halves[choice.option]
        )
        shown = (tick(control, choice, serial, nth), *both, key_hint(nth))
        tokens.append(tag("label", *shown, class_="tactic choice", data_help="term-tactic"))
    return group(control, "div", "tactics", tokens)


def _places(scene: DockPart, asked: Asked, control: Control, serial: int) -> Html:
    """Planets with who stands there; where their symbols decide, with what each brings."""
    choices = control.of("place")
    if not choices:
        return EMPTY
    labels = []
    brings = asked.decision.prompt == LINE and asked.decision.source in facts.destiny()
    for nth, choice in enumerate(choices, 1):
        shown: list[Child] = [tick(control, choice, serial, nth), " ", tag("b", choice.name)]
        for seat, ships in choice.ships:
            shown += [" ", tag("span", ship_icon(seat, 16, letter=False), ships, class_=f"crew seat-{seat}")]
        if brings:
            shown += [" ", _brings(scene, asked.decision.source, choice.option)]
        labels.append(tag("label", *shown, " ", key_hint(nth), class_="target"))
    return group(control, "div", "targets lines" if brings else "targets", labels)


def _brings(scene: DockPart, card: str, place: int) -> Html:
    """The symbol of a planet, and what the card gives for it."""
    symbol = facts.planets()[planet_id(place)].symbol
    picture = symbol_icon(symbol, scene.t(f"duel-symbol-{symbol}"))
    return tag("small", picture, f" {scene.speaker.destiny_text(card).lines[symbol]}", class_="brings")


def _laid(speaker: Speaker, control: Control, serial: int) -> Html:
    """Cards that are not in the hand."""
    choices = control.of("laid")
    if not choices:
        return EMPTY
    cards = []
    for nth, choice in enumerate(choices, 1):
        picture = named_card(speaker, choice.face, 64) if choice.face else card_back(64, "reinforcement")
        shown = (tick(control, choice, serial, nth), picture, key_hint(nth))
        cards.append(tag("label", *shown, class_="card", data_help=choice.help))
    return group(control, "div", "faces", cards)


def _sides(scene: DockPart, one: CardGroup) -> Html:
    """A reinforcement, and the two whose clout it may change, each with what would come of it."""
    words = scene.speaker.card(one.face)
    look: Attributes = {"type": "button", "class": "value", "style": f"--ink:{ink_of(one.face)}"}
    value = tag("button", value_of(one.face), tag("span", words, class_="spoken"), **look, data_help=one.face)
    place: Attributes = {"class": "card-sides duelsides", "id": f"say-sides-{one.card}", "role": "group"}
    return tag("span", value, *(_side(scene, choice) for choice in one.choices), **place, aria_label=words)


def _side(scene: DockPart, choice: ShownOption) -> Html:
    speaker, seat = scene.speaker, choice.seat
    words = speaker.t("duel-web-on-me") if seat == speaker.me else speaker.t("duel-web-on", who=speaker.name(seat))
    shown = (ship_icon(seat, 18), " ", button_words(speaker, words, _what_if(scene, choice)))
    return submit("say", choice.token, None, *shown, look=f"button seat-{seat}", aria_label=choice.label)


def _what_if(scene: DockPart, choice: ShownOption) -> Html:
    """Both clouts as they would be, the reader's own first."""
    found = scene.what_if.get(choice.option)
    if found is None or scene.me is None:
        return EMPTY
    mine, theirs = found.clouts[scene.me], found.clouts[1 - scene.me]
    wins = found.winner == scene.me
    said = scene.t("duel-web-what-if", mine=mine, theirs=theirs, result="win" if wins else "lose")
    sign = (" ", icon("check", 14)) if wins else ()
    seen = tag("span", f"{number(mine)} : {number(theirs)}", *sign, aria_hidden="true")
    return tag("small", seen, tag("span", said, class_="spoken"), class_=f"whatif{' wins' if wins else ''}")


def _ships(scene: DockPart, decision: Distribute, control: Control, serial: int, start: Mapping[int, int]) -> Html:
    """Ships over places, and how many in all."""
    in_all = tag("span", counter(scene.speaker, control, control.start), class_="in-all")
    berths = (_berth(scene, place, most, start.get(place, 0), serial) for place, most in decision.places if most)
    return in_all + tag("div", *berths, class_="berths", role="group", aria_labelledby="question")


def _berth(scene: DockPart, place: int, most: int, number: int, serial: int) -> Html:
    name, of = scene.speaker.place_title(place), tag("span", f"/{most}", class_="of")
    return ships_at(scene.speaker, place, f"ships-{serial}-{place}", name, number, most, of, data_all=0)
