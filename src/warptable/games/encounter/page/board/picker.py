"""Choosing ships on the map: a stepper at each place, and where the chosen ships will lie."""

from __future__ import annotations

from dataclasses import dataclass

from warptable.table.page.html import Html, Svg, tag
from warptable.table.page.render import render_kept

from ...engine.model.places import BESIDE, GATE
from ...words.asking import gap_label
from ..scene.data import BoardPart
from .gate import gate_at
from .geometry import HEIGHT, PLANET, WIDTH, Chart, Point
from .selectable import Selectable
from .stacks import in_gate, in_order, point_of
from .words import Voice

TOPMOST = 80.0
"""The steppers of planets higher than this hang below them."""
ROOMY = 5
"""With more planets in the reader's system their steppers are narrower."""
NOTHING = tag("div", id="picker", data_most=0)


@dataclass(frozen=True, slots=True)
class Take:
    """A stepper over a place from which ships may be taken or to which they may be added; in percent of the map."""

    place: int
    most: int
    all: int  # taking these empties the place
    left: str
    top: str
    hangs: bool
    less: str
    more: str


@dataclass(frozen=True, slots=True)
class Dot:
    """A place between two planets that may be chosen; in percent of the map."""

    gap: int
    left: str
    top: str
    label: str


def ghost(seat: int) -> Svg:
    """The ships that are being chosen; shown as soon as there are any, where `#focus` says that they will lie."""
    return Svg(
        f'<g id="ghost" class="ghost seat-{seat}"><circle r="17"/><use href="#t{seat}"/><text x="12" y="14"/></g>'
    )


def ghost_at(scene: BoardPart, chart: Chart, choices: Selectable) -> Point | None:
    """Where the chosen ships will lie, if they go to the gate or beside its target."""
    encounter = scene.view.encounter
    if choices.goal is None or scene.me is None or encounter is None:
        return None
    gate = gate_at(chart, encounter.target)
    if choices.goal == BESIDE:
        return gate.beside
    inside = in_order(chart, GATE, [seat for seat, ships in enumerate(scene.view.gate) if ships], encounter.offense)
    return in_gate(gate, inside.index(scene.me) if scene.me in inside else len(inside))


def picker(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable) -> Html:
    """`<div id="picker">`: a stepper for each place, or a dot in each gap between planets."""
    if choices.gaps:
        dots = [_dot(scene, chart, gap) for gap in sorted(choices.gaps)]
        return render_kept("encounter/board/gaps.html", scene.speaker, dots=dots)
    if not choices.ships:
        return NOTHING
    steppers = [_take(scene, voice, chart, choices, place) for place in sorted(choices.ships)]
    last = voice.say("board-last")
    tight = len(chart.orbit(chart.bottom)) > ROOMY
    return render_kept(
        "encounter/board/picker.html", scene.speaker, steppers=steppers, most=choices.most, last=last, tight=tight
    )


def _dot(scene: BoardPart, chart: Chart, gap: int) -> Dot:
    x, y = chart.gap(gap)
    return Dot(gap, f"{x / WIDTH * 100:.2f}", f"{y / HEIGHT * 100:.2f}", gap_label(scene.speaker, gap, scene.view))


def _take(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable, place: int) -> Take:
    """Emptying a planet gives up a colony, so only planets warn about it; the gate and the warp do not."""
    encounter = scene.view.encounter
    gate = gate_at(chart, encounter.target) if encounter is not None and encounter.target >= 0 else None
    x, y = point_of(chart, gate, place)
    hangs = y < TOPMOST
    own = scene.view.planets[place][scene.me] if place >= 0 and choices.leaving and scene.me is not None else 0
    told = (("place", scene.speaker.place(place)),)
    return Take(
        place=place,
        most=choices.ships[place],
        all=own,
        left=f"{x / WIDTH * 100:.2f}",
        top=f"{(y + (PLANET + 9) * (1 if hangs else -1)) / HEIGHT * 100:.2f}",
        hangs=hangs,
        less=voice.say("board-less", *told),
        more=voice.say("board-more", *told),
    )
