"""What a question is answered with, below its words: places, cards, envoys, tactics, numbers, ships."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import escape

from warptable.kernel import Distribute
from warptable.table.page.art.emblems import alert, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.dock.control import CardGroup, Control, ShownOption
from warptable.table.page.game.dock.fields import counter, group, is_wide, numbers, word
from warptable.table.page.game.dock.pieces import again, key, said, tick
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


def fields(scene: DockPart, asked: Asked, control: Control, start: Mapping[int, int]) -> str:
    """`<div class="ctl">`; empty if the question is answered with the buttons beside it."""
    speaker, serial = scene.speaker, asked.serial
    parts = [
        _aliens(scene, control, serial),
        _envoys(scene, control, serial),
        _tactics(scene, control, serial),
        _places(scene, asked, control, serial),
        _laid(speaker, control, serial),
    ]
    if control.of("card"):
        parts.append(f'<p class="inhand">{icon("down", 16)} {said(speaker, "controls-in-hand")}</p>')
    if control.mode == "number" and asked.decision.prompt != DIAL:
        parts.append(numbers(speaker, control, serial))
    if isinstance(asked.decision, Distribute):
        parts.append(_ships(scene, asked.decision, control, serial, start))
    parts += [_sides(scene, one) for one in control.groups]
    if is_wide(control):
        parts += [word(speaker, choice, serial, nth) for nth, choice in enumerate(control.words, 1)]
    if control.several:
        parts.append(counter(speaker, control, len(control.ticked)))
    inside = "".join(parts)
    broad = " broad" if control.of("alien", "envoy", "laid") else ""
    return f'<div class="ctl{broad}">{inside}</div>' if inside else ""


def _aliens(scene: DockPart, control: Control, serial: int) -> str:
    """Aliens to choose from, with what they can do."""
    choices = control.of("alien")
    if not choices:
        return ""
    cards = []
    for nth, choice in enumerate(choices, 1):
        sheet = scene.speaker.sheet(choice.option)
        level = facts.aliens()[choice.option].level
        mark = alert(level, scene.t(f"duel-level-{level}"))
        own = f'<em class="own">{escape(sheet.label)}</em>' if sheet.label else ""
        abilities = "".join(f"<dt>{escape(one.name)}</dt><dd>{escape(one.text)}</dd>" for one in sheet.abilities)
        cards.append(
            f'<label class="alienpick" data-help="{escape(choice.option)}">{tick(control, choice, serial, nth)}'
            f"{emblem(choice.option, 48)}<span><b>{escape(choice.name)}</b> {mark} {key(nth)}<small>"
            f"{escape(sheet.does)}</small>"
            f"<dl>{abilities}</dl>{own}</span></label>"
        )
    return group(control, "div", "alienpicks", cards)


def _envoys(scene: DockPart, control: Control, serial: int) -> str:
    """Envoys with the places where they stand."""
    choices = control.of("envoy")
    if not choices:
        return ""
    cards = []
    for nth, choice in enumerate(choices, 1):
        envoy = next(one for one in scene.view.envoys if one.icon == choice.option)
        card = str(envoy_card(envoy_part(scene, envoy))).replace(f' id="envoy-{envoy.icon}"', "")
        help_on = escape(envoy.id or "term-envoy")
        cards.append(
            f'<label class="envoypick" data-help="{help_on}">{tick(control, choice, serial, nth)}{card}{key(nth)}'
            "</label>"
        )
    return group(control, "div", "envoypicks", cards)


def _tactics(scene: DockPart, control: Control, serial: int) -> str:
    choices = control.of("tactic")
    if not choices:
        return ""
    halves = tactics_with(tuple(scene.view.variants))
    tokens = []
    for nth, choice in enumerate(choices, 1):
        inside = "".join(
            f'<span class="hf {one.kind}">{half(one.kind, one.value)}</span>' for one in halves[choice.option]
        )
        tokens.append(
            f'<label class="tac choice" data-help="term-tactic">{tick(control, choice, serial, nth)}{inside}{key(nth)}'
            "</label>"
        )
    return group(control, "div", "tacs", tokens)


def _places(scene: DockPart, asked: Asked, control: Control, serial: int) -> str:
    """Planets with who stands there; where their symbols decide, with what each brings."""
    choices = control.of("place")
    if not choices:
        return ""
    labels = []
    brings = asked.decision.prompt == LINE and asked.decision.source in facts.destiny()
    for nth, choice in enumerate(choices, 1):
        crew = "".join(
            f' <span class="crew seat-{seat}">{ship_icon(seat, 16, letter=False)}{number}</span>'
            for seat, number in choice.ships
        )
        labels.append(
            f'<label class="target">{tick(control, choice, serial, nth)} <b>{escape(choice.name)}</b>{crew}'
            f"{_brings(scene, asked.decision.source, choice.option) if brings else ''} {key(nth)}</label>"
        )
    return group(control, "div", "targets lines" if brings else "targets", labels)


def _brings(scene: DockPart, card: str, place: int) -> str:
    """The symbol of a planet, and what the card gives for it."""
    symbol = facts.planets()[planet_id(place)].symbol
    picture = symbol_icon(symbol, scene.t(f"duel-symbol-{symbol}"))
    return f' <small class="brings">{picture} {escape(scene.speaker.destiny_text(card).lines[symbol])}</small>'


def _laid(speaker: Speaker, control: Control, serial: int) -> str:
    """Cards that are not in the hand."""
    choices = control.of("laid")
    if not choices:
        return ""
    cards = []
    for nth, choice in enumerate(choices, 1):
        picture = named_card(speaker, choice.face, 64) if choice.face else card_back(64, "reinforcement")
        cards.append(
            f'<label class="card" data-help="{escape(choice.help)}">{tick(control, choice, serial, nth)}{picture}'
            f"{key(nth)}</label>"
        )
    return group(control, "div", "faces", cards)


def _sides(scene: DockPart, one: CardGroup) -> str:
    """A reinforcement, and the two whose clout it may change, each with what would come of it."""
    speaker = scene.speaker
    words = escape(speaker.card(one.face))
    buttons = "".join(_side(scene, choice) for choice in one.choices)
    return (
        f'<span class="card-sides duelsides" id="say-sides-{one.card}" role="group" aria-label="{words}">'
        f'<button type="button" class="value" style="--ink:{ink_of(one.face)}" data-help="{escape(one.face)}">'
        f'{value_of(one.face)}<span class="vh">{words}</span></button>{buttons}</span>'
    )


def _side(scene: DockPart, choice: ShownOption) -> str:
    speaker = scene.speaker
    mine = choice.seat == speaker.me
    words = escape(speaker.t("duel-web-on-me") if mine else speaker.t("duel-web-on", who=speaker.name(choice.seat)))
    return (
        f'<button class="btn seat-{choice.seat}" type="submit" name="say" value="{choice.token}" formnovalidate '
        f'data-twice aria-label="{escape(choice.label)}">{ship_icon(choice.seat, 18)} <span class="lbl">'
        f"{again(speaker)}{words}{_what_if(scene, choice)}</span></button>"
    )


def _what_if(scene: DockPart, choice: ShownOption) -> str:
    """Both clouts as they would be, the reader's own first."""
    found = scene.what_if.get(choice.option)
    if found is None or scene.me is None:
        return ""
    mine, theirs = found.clouts[scene.me], found.clouts[1 - scene.me]
    wins = found.winner == scene.me
    said_ = escape(scene.t("duel-web-what-if", mine=mine, theirs=theirs, result="win" if wins else "lose"))
    numbers = f"{number(mine)} : {number(theirs)}"
    sign = f" {icon('check', 14)}" if wins else ""
    return (
        f'<small class="whatif{" wins" if wins else ""}"><span aria-hidden="true">{numbers}{sign}</span>'
        f'<span class="vh">{said_}</span></small>'
    )


def _ships(scene: DockPart, decision: Distribute, control: Control, serial: int, start: Mapping[int, int]) -> str:
    """Ships over places, and how many in all."""
    speaker = scene.speaker
    berths = "".join(_berth(scene, place, most, start.get(place, 0), serial) for place, most in decision.places if most)
    return (
        f'<span class="in-all">{counter(speaker, control, control.start)}</span>'
        f'<div class="berths" role="group" aria-labelledby="question">{berths}</div>'
    )


def _berth(scene: DockPart, place: int, most: int, number: int, serial: int) -> str:
    t, name = scene.t, escape(scene.speaker.place_title(place))
    less, more = (escape(t(f"controls-{step}-at", place=scene.speaker.place_title(place))) for step in ("less", "more"))
    return (
        f'<span class="berth" data-all="0"><label for="ships-{serial}-{place}">{name}</label>'
        f'<span class="stepper" data-stepper><button type="button" data-step="-1" tabindex="-1" aria-label="{less}">'
        f'{icon("minus", 14)}</button><input type="number" name="ships-{place}" id="ships-{serial}-{place}" min="0" '
        f'max="{most}" value="{number}" data-name="{name}" inputmode="numeric">'
        f'<button type="button" data-step="1" tabindex="-1" aria-label="{more}">{icon("plus", 14)}</button></span>'
        f'<span class="of">/{most}</span></span>'
    )
