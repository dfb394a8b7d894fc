"""What is chosen from in the game for two: aliens, envoys, tactics, and the sides of a reinforcement."""

from __future__ import annotations

from warptable.table.page.art.emblems import alert, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.dock.control import CardGroup, Control, ShownOption
from warptable.table.page.game.dock.fields import group
from warptable.table.page.game.dock.pieces import button_words, key_hint, submit, tick
from warptable.table.page.html import EMPTY, Attributes, Html, tag
from warptable.table.scene.data import Asked

from ...engine import facts
from ...engine.model.places import planet_id
from ...engine.model.tactics import tactics_with
from ...words.numbers import number
from ..art.cards import ink_of, value_of
from ..art.planets import symbol_icon
from ..art.tokens import half
from ..rail import envoy_card, envoy_part
from ..scene.data import DockPart


def aliens(scene: DockPart, asked: Asked, control: Control) -> Html:
    """Aliens to choose from, with what they can do."""
    numbered = enumerate(control.of("alien"), 1)
    labels = (_alien(scene, control, choice, asked.serial, nth) for nth, choice in numbered)
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


def envoys(scene: DockPart, asked: Asked, control: Control) -> Html:
    """Envoys with the places where they stand."""
    cards = []
    for nth, choice in enumerate(control.of("envoy"), 1):
        envoy = next(one for one in scene.view.envoys if one.icon == choice.option)
        shown = (
            tick(control, choice, asked.serial, nth),
            envoy_card(envoy_part(scene, envoy), named=False),
            key_hint(nth),
        )
        cards.append(tag("label", *shown, class_="envoypick", data_help=envoy.id or "term-envoy"))
    return group(control, "div", "envoypicks", cards)


def tactics(scene: DockPart, asked: Asked, control: Control) -> Html:
    halves = tactics_with(tuple(scene.view.variants))
    tokens = []
    for nth, choice in enumerate(control.of("tactic"), 1):
        both = (
            tag("span", half(one.kind, one.value), class_=f"half-token {one.kind}") for one in halves[choice.option]
        )
        shown = (tick(control, choice, asked.serial, nth), *both, key_hint(nth))
        tokens.append(tag("label", *shown, class_="tactic choice", data_help="term-tactic"))
    return group(control, "div", "tactics", tokens)


def brings(scene: DockPart, card: str, place: int) -> Html:
    """The symbol of a planet, and what the card gives for it."""
    symbol = facts.planets()[planet_id(place)].symbol
    picture = symbol_icon(symbol, scene.t(f"duel-symbol-{symbol}"))
    return tag("small", picture, f" {scene.speaker.destiny_text(card).lines[symbol]}", class_="brings")


def sides(scene: DockPart, one: CardGroup) -> Html:
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
