"""Cards that several players have laid down, as the choice among them: each with the name of whose it is. What the
reader may not see shows its back."""

from __future__ import annotations

from typing import Any

from warptable.kernel import Decision
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.dock.control import Control, ShownOption
from warptable.table.page.game.dock.fields import group
from warptable.table.page.game.dock.pieces import key_hint, tick
from warptable.table.page.html import Html, tag

from ..art.cards import card_back
from ..scene.data import DockPart
from .card_names import named_card


def is_laid_row(decision: Decision[Any], control: Control) -> bool:
    """Does the question say who has laid what (`laid`: seat, face or nothing, back)?"""
    return "laid" in (decision.about or {}) and bool(control.of("seat", "face"))


def laid_row(scene: DockPart, decision: Decision[Any], control: Control, serial: int) -> Html:
    laid: tuple[tuple[int, str, str], ...] = (decision.about or {})["laid"]
    cards = (
        _card(scene, control, choice, laid, serial, nth) for nth, choice in enumerate(control.of("seat", "face"), 1)
    )
    return group(control, "div", "faces laid-row", cards)


def _card(
    scene: DockPart,
    control: Control,
    choice: ShownOption,
    laid: tuple[tuple[int, str, str], ...],
    serial: int,
    nth: int,
) -> Html:
    mine = [one for one in laid if choice.option in (one[0], one[1])]
    _, face, back = mine[0]
    picture = named_card(scene.speaker, face, 72) if face else card_back(72, back)
    whose = (
        tag("span", ship_icon(seat, 15), " ", tag("b", name, class_="in-colour"), class_=f"whose seat-{seat}")
        for seat, name in ((seat, scene.speaker.name(seat)) for seat, _, _ in mine)
    )
    ticked = tick(control, choice, serial, nth)
    return tag("label", ticked, picture, *whose, key_hint(nth), class_="card", data_help=face)
