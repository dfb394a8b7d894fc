"""What a question is answered with, below its words: players, places, cards, numbers, ships."""

from __future__ import annotations

from markupsafe import Markup, escape

from warptable.kernel import Distribute, PickSome
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.dock.control import Control, ShownOption
from warptable.table.page.game.dock.fields import counter, group, is_wide, numbers, word
from warptable.table.page.game.dock.pieces import KEYS, key, said, tick
from warptable.table.page.render import render
from warptable.table.scene.data import Asked

from ...engine.model.piles import REWARD
from ...words.speaker import Speaker
from ..art.cards import card_back
from ..scene.data import DockPart
from . import ships, techs
from .aliens import candidates, given_up
from .along import chip_fields
from .card_names import named_card
from .handout import MODE as HANDS
from .handout import hand_out_fields
from .laid_row import is_laid_row, laid_row
from .mix import mix_fields, mix_of
from .pieces import card_sides
from .search import MOST_PICTURES, search
from .talk import talk_fields

BY_BACK = ("take-rewards", "reward-backs")
"""Questions for a number of cards with the reward back."""


def fields(scene: DockPart, asked: Asked, control: Control) -> str:
    """`<div class="ctl">`; empty if the question is answered with the buttons beside it."""
    speaker, serial, in_a_row = scene.speaker, asked.serial, is_laid_row(asked.decision, control)
    parts = [
        _aliens(scene, asked, control),
        techs.to_choose(scene, asked, control),
        _words(control, serial),
        "" if in_a_row else _targets(speaker, control, serial),
    ]
    parts.append(laid_row(scene, asked.decision, control, serial) if in_a_row else _faces(speaker, control, serial))
    if control.of("part"):
        parts.append(talk_fields(scene, asked, control))
    if control.of("card"):
        parts.append(f'<p class="inhand">{icon("down", 16)} {said(speaker, "controls-in-hand")}</p>')
    if control.mode == HANDS and isinstance(asked.decision, PickSome):
        parts.append(hand_out_fields(scene, asked.decision, serial))
    if (mix := mix_of(scene, asked.decision)) is not None:
        parts.append(mix_fields(scene, mix, serial))
    if control.mode == "number":
        if asked.decision.prompt in BY_BACK:
            parts.append(card_back(26, REWARD))
        parts.append(numbers(speaker, control, serial))
    if isinstance(asked.decision, Distribute):
        parts.append(_ships(scene, asked.decision, control, serial))
    parts += [card_sides(speaker, group, "say", "say-sides") for group in control.groups]
    if is_wide(control):
        parts += [word(speaker, choice, serial, nth) for nth, choice in enumerate(control.words, 1)]
    if control.several and not control.of("part"):
        parts.append(counter(speaker, control, len(control.ticked)))
    inside = "".join(parts)
    broad = " broad" if control.of("alien", "face", "laid", "tech", "part") or control.mode == HANDS or in_a_row else ""
    return f'<div class="ctl{broad}">{inside}</div>' if inside else ""


def _aliens(scene: DockPart, asked: Asked, control: Control) -> str:
    """Aliens to choose from, with their sheets."""
    if not control.of("alien"):
        return ""
    sheets = candidates(scene, control.targets)
    ticks = [tick(control, sheet.choice, asked.serial, nth) for nth, sheet in enumerate(sheets, 1)]
    return render(
        "encounter/dock/aliens.html",
        t=scene.t,
        old=given_up(scene, asked.decision),
        new=list(zip(sheets, map(Markup, ticks), strict=True)),
    )


def _words(control: Control, serial: int) -> str:
    choices = control.of("word", "side", "use")
    if not choices:
        return ""
    labels = (_word_label(control, choice, serial, nth) for nth, choice in enumerate(choices, 1))
    return group(control, "span", "seg sides", labels)


def _word_label(control: Control, choice: ShownOption, serial: int, nth: int) -> str:
    sign = f"{icon('sword' if choice.option == 'offense' else 'shield', 18)} " if choice.kind == "side" else ""
    return (
        f"<label>{tick(control, choice, serial, nth)}{sign}<span>{escape(choice.label)}</span> <kbd>{nth}</kbd></label>"
    )


def _targets(speaker: Speaker, control: Control, serial: int) -> str:
    """Players, places and gaps between planets."""
    choices = control.of("seat", "place", "gap")
    if not choices:
        return ""
    labels = (_target(speaker, control, choice, serial, nth) for nth, choice in enumerate(choices, 1))
    return group(control, "div", "targets", labels)


def _target(speaker: Speaker, control: Control, choice: ShownOption, serial: int, nth: int) -> str:
    name = escape(choice.name)
    if choice.kind == "seat":
        shown = f'{ship_icon(choice.seat, 18)} <span class="pc">{name}</span>'
    else:
        shown = f"<b>{name}</b>" + "".join(
            f' <span class="crew seat-{seat}">{ship_icon(seat, 16, letter=False)}{number}</span>'
            for seat, number in choice.ships
        )
    if choice.gives_up:
        shown += f' <span class="last-ship">{said(speaker, "controls-gives-up")}</span>'
    seat = f" seat-{choice.seat}" if choice.seat >= 0 else ""
    return f'<label class="target{seat}">{tick(control, choice, serial, nth)} {shown} {key(nth)}</label>'


def _faces(speaker: Speaker, control: Control, serial: int) -> str:
    """Cards that are not in the hand. If some are there, too, these have the keys."""
    choices = control.of("face", "laid")
    if not choices:
        return ""
    if len(choices) > MOST_PICTURES and all(choice.face for choice in choices):
        return search(speaker, control, choices, serial)
    first = KEYS + 1 if control.of("card") else 1
    cards = (_face(speaker, control, choice, serial, nth) for nth, choice in enumerate(choices, first))
    sheet = f'<p class="inhand">{said(speaker, "controls-on-sheet")}</p>' if control.of("laid") else ""
    return sheet + group(control, "div", "faces", cards)


def _face(speaker: Speaker, control: Control, choice: ShownOption, serial: int, nth: int) -> str:
    picture = named_card(speaker, choice.face, 72) if choice.face else card_back(72)
    return (
        f'<label class="card" data-help="{escape(choice.help)}">{tick(control, choice, serial, nth)}{picture}'
        f"{key(nth)}</label>"
    )


def _ships(scene: DockPart, decision: Distribute, control: Control, serial: int) -> str:
    """Ships over places, and how many in all."""
    speaker, berths = scene.speaker, ships.berths(scene, decision)
    total = ""
    if len(berths) > 1 and control.low != control.high:
        less, more = (escape(speaker.t(f"controls-{step}-ships")) for step in ("less", "more"))
        order = " ".join(map(str, ships.order(scene.view, decision)))
        total = (
            f'<span class="stepper big total" data-total="{order}" hidden><button type="button" data-step="-1" '
            f'aria-label="{less}">{icon("minus", 18)}</button><output id="total-{serial}">{control.start}</output>'
            f'<button type="button" data-step="1" aria-label="{more}">{icon("plus", 18)}</button></span>'
        )
    return (
        f'<span class="in-all">{total} {counter(speaker, control, control.start)}</span>'
        f'<div class="berths" role="group" aria-labelledby="question">'
        f"{''.join(_berth(scene, berth, serial) for berth in berths)}</div>{chip_fields(scene, decision, serial)}"
    )


def _berth(scene: DockPart, berth: ships.Berth, serial: int) -> str:
    t, place, name = scene.t, berth.place, escape(berth.name)
    less, more = (escape(t(f"controls-{step}-at", place=berth.name)) for step in ("less", "more"))
    beside = f'<span class="of">/{berth.most}</span>'
    if berth.here is not None and scene.me is not None:
        here = escape(t("controls-here", n=berth.here))
        ship = ship_icon(scene.me, 16, letter=False)
        beside = (
            f'<span class="crew here seat-{scene.me}" title="{here}">{ship}{berth.here}'
            f'<span class="vh"> {here}</span></span>'
        )
    return (
        f'<span class="berth" data-all="{berth.all}"><label for="ships-{serial}-{place}">{name}</label>'
        f'<span class="stepper" data-stepper><button type="button" data-step="-1" tabindex="-1" aria-label="{less}">'
        f'{icon("minus", 14)}</button><input type="number" name="ships-{place}" id="ships-{serial}-{place}" min="0" '
        f'max="{berth.most}" value="{berth.number}" data-name="{name}" inputmode="numeric">'
        f'<button type="button" data-step="1" tabindex="-1" aria-label="{more}">{icon("plus", 14)}</button></span>'
        f'{beside}<span class="gives-up">{said(scene.speaker, "controls-gives-up")}</span></span>'
    )
