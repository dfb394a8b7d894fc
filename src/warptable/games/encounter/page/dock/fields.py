"""What a question is answered with, below its words: players, places, cards, numbers, ships."""

from __future__ import annotations

from warptable.kernel import Distribute, PickSome
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.dock.control import Control, ShownOption
from warptable.table.page.game.dock.fields import answer_button, counter, group, is_wide, numbers, ships_at, stepper
from warptable.table.page.game.dock.pieces import KEYS, key_hint, tick
from warptable.table.page.html import EMPTY, Attributes, Child, Html, joined, tag
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


def fields(scene: DockPart, asked: Asked, control: Control) -> Html:
    """`<div class="control">`; empty if the question is answered with the buttons beside it."""
    speaker, serial, in_a_row = scene.speaker, asked.serial, is_laid_row(asked.decision, control)
    parts: list[Html] = [
        _aliens(scene, asked, control),
        techs.to_choose(scene, asked, control),
        _words(control, serial),
        EMPTY if in_a_row else _targets(speaker, control, serial),
    ]
    parts.append(laid_row(scene, asked.decision, control, serial) if in_a_row else _faces(speaker, control, serial))
    if control.of("part"):
        parts.append(talk_fields(scene, asked, control))
    if control.of("card"):
        parts.append(tag("p", icon("down", 16), " ", speaker.t("controls-in-hand"), class_="inhand"))
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
        parts += [answer_button(speaker, choice, serial, nth) for nth, choice in enumerate(control.words, 1)]
    if control.several and not control.of("part"):
        parts.append(counter(speaker, control, len(control.ticked)))
    inside = joined(parts)
    broad = " broad" if control.of("alien", "face", "laid", "tech", "part") or control.mode == HANDS or in_a_row else ""
    return tag("div", inside, class_=f"control{broad}") if inside else EMPTY


def _aliens(scene: DockPart, asked: Asked, control: Control) -> Html:
    """Aliens to choose from, with their sheets."""
    if not control.of("alien"):
        return EMPTY
    sheets = candidates(scene, control.targets)
    new = [(sheet, tick(control, sheet.choice, asked.serial, nth)) for nth, sheet in enumerate(sheets, 1)]
    return render("encounter/dock/aliens.html", t=scene.t, old=given_up(scene, asked.decision), new=new)


def _words(control: Control, serial: int) -> Html:
    choices = control.of("word", "side", "use")
    if not choices:
        return EMPTY
    labels = (_word_label(control, choice, serial, nth) for nth, choice in enumerate(choices, 1))
    return group(control, "span", "seg sides", labels)


def _word_label(control: Control, choice: ShownOption, serial: int, nth: int) -> Html:
    sign = icon("sword" if choice.option == "offense" else "shield", 18) + " " if choice.kind == "side" else ""
    words = tag("span", choice.label)
    return tag("label", tick(control, choice, serial, nth), sign, words, " ", tag("kbd", str(nth)))


def _targets(speaker: Speaker, control: Control, serial: int) -> Html:
    """Players, places and gaps between planets."""
    choices = control.of("seat", "place", "gap")
    if not choices:
        return EMPTY
    labels = (_target(speaker, control, choice, serial, nth) for nth, choice in enumerate(choices, 1))
    return group(control, "div", "targets", labels)


def _target(speaker: Speaker, control: Control, choice: ShownOption, serial: int, nth: int) -> Html:
    shown: list[Child] = [tick(control, choice, serial, nth), " "]
    if choice.kind == "seat":
        shown += [ship_icon(choice.seat, 18), " ", tag("span", choice.name, class_="in-colour")]
    else:
        shown.append(tag("b", choice.name))
        for owner, number in choice.ships:
            shown += [" ", tag("span", ship_icon(owner, 16, letter=False), number, class_=f"crew seat-{owner}")]
    if choice.gives_up:
        shown += [" ", tag("span", speaker.t("controls-gives-up"), class_="last-ship")]
    seat = f" seat-{choice.seat}" if choice.seat >= 0 else ""
    return tag("label", *shown, " ", key_hint(nth), class_=f"target{seat}")


def _faces(speaker: Speaker, control: Control, serial: int) -> Html:
    """Cards that are not in the hand. If some are there, too, these have the keys."""
    choices = control.of("face", "laid")
    if not choices:
        return EMPTY
    if len(choices) > MOST_PICTURES and all(choice.face for choice in choices):
        return search(speaker, control, choices, serial)
    first = KEYS + 1 if control.of("card") else 1
    cards = (_face(speaker, control, choice, serial, nth) for nth, choice in enumerate(choices, first))
    sheet = tag("p", speaker.t("controls-on-sheet"), class_="inhand") if control.of("laid") else EMPTY
    return sheet + group(control, "div", "faces", cards)


def _face(speaker: Speaker, control: Control, choice: ShownOption, serial: int, nth: int) -> Html:
    picture = named_card(speaker, choice.face, 72) if choice.face else card_back(72)
    ticked = tick(control, choice, serial, nth)
    return tag("label", ticked, picture, key_hint(nth), class_="card", data_help=choice.help)


def _ships(scene: DockPart, decision: Distribute, control: Control, serial: int) -> Html:
    """Ships over places, and how many in all."""
    speaker, berths = scene.speaker, ships.berths(scene, decision)
    total: Html = EMPTY
    if len(berths) > 1 and control.low != control.high:
        words = (speaker.t(f"controls-{step}-ships") for step in ("less", "more"))
        order = " ".join(map(str, ships.order(scene.view, decision)))
        number = tag("output", control.start, id=f"total-{serial}")
        look: Attributes = {"class": "stepper big total", "data-total": order, "hidden": True}
        total = stepper(number, words, 18, look, tabbed=True)
    in_all = tag("span", total, " ", counter(speaker, control, control.start), class_="in-all")
    places = (_berth(scene, berth, serial) for berth in berths)
    shown = tag("div", *places, class_="berths", role="group", aria_labelledby="question")
    return joined((in_all, shown, chip_fields(scene, decision, serial)))


def _berth(scene: DockPart, berth: ships.Berth, serial: int) -> Html:
    t, place, name = scene.t, berth.place, berth.name
    id_, beside = f"ships-{serial}-{place}", tag("span", f"/{berth.most}", class_="of")
    if berth.here is not None and scene.me is not None:
        here, ship = t("controls-here", n=berth.here), ship_icon(scene.me, 16, letter=False)
        unseen = tag("span", " ", here, class_="spoken")
        beside = tag("span", ship, berth.here, unseen, class_=f"crew here seat-{scene.me}", title=here)
    gives_up = tag("span", t("controls-gives-up"), class_="gives-up")
    return ships_at(scene.speaker, place, id_, name, berth.number, berth.most, beside, gives_up, data_all=berth.all)
