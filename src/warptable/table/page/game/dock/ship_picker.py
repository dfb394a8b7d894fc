"""How many ships are meant at each place, and in all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from warptable.table.scene.data import ScenePart

from ...art.ships import ship_icon
from ...html import EMPTY, Attributes, Html, tag
from .control import Control
from .fields import counter, ships_at, stepper


@dataclass(frozen=True, slots=True)
class Berth:
    """One place: how many ships may be named there and how many are filled in. `all`: how many stand there, if taking
    the last one would give up a colony of the reader's. `here`: how many of the reader's own stand there, if more may
    come."""

    place: int
    name: str
    most: int
    number: int
    all: int = 0
    here: int | None = None


def ship_picker(
    scene: ScenePart, control: Control, serial: int, berths: Sequence[Berth], order: Iterable[int] = ()
) -> Html:
    """`order`: the places in the order in which ships are named one by one; empty: each is named at its place."""
    total = _total(scene, control, serial, order) if len(berths) > 1 and control.low != control.high else EMPTY
    places = (_berth(scene, berth, serial) for berth in berths)
    return tag("span", total, counter(scene.speaker, control, control.start), class_="in-all") + tag(
        "div", *places, class_="berths", role="group", aria_labelledby="question"
    )


def _total(scene: ScenePart, control: Control, serial: int, order: Iterable[int]) -> Html:
    """All ships together, as long as it does not matter from where."""
    places = " ".join(map(str, order))
    if not places:
        return EMPTY
    words = (scene.t(f"controls-{step}-ships") for step in ("less", "more"))
    look: Attributes = {"class": "stepper big total", "data-total": places, "hidden": True}
    return stepper(tag("output", control.start, id=f"total-{serial}"), words, 18, look, tabbed=True) + " "


def _berth(scene: ScenePart, berth: Berth, serial: int) -> Html:
    of = tag("span", f"/{berth.most}", class_="of") if berth.here is None else _here(scene, berth.here)
    gives_up = tag("span", scene.t("controls-gives-up"), class_="gives-up") if berth.all else EMPTY
    place, name, field = berth.place, berth.name, f"ships-{serial}-{berth.place}"
    return ships_at(scene.speaker, place, field, name, berth.number, berth.most, of, gives_up, data_all=berth.all)


def _here(scene: ScenePart, number: int) -> Html:
    """The reader's ships that stand there already."""
    seat, words = scene.view.me, scene.t("controls-here", n=number)
    unseen = tag("span", " ", words, class_="spoken")
    return tag("span", ship_icon(seat, 16, letter=False), number, unseen, class_=f"crew here seat-{seat}", title=words)
