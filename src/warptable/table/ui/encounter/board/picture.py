"""The board as one piece: the star map, the plates around it, the line that says whom the table waits for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....scene.encounter.data import BoardPart
from ....scene.encounter.fleet import Placement, assign, counts_of
from ...render import render
from ..art.planets import planet_defs
from ..art.space import sky, space_defs
from ..plates import plates
from .focus import focus_of, point_of
from .gate import Gate, gate_at
from .geometry import HEIGHT, PLANET, WARP, WIDTH, Chart, chart_of
from .selectable import Selectable, selectable_in
from .stacks import Stack, ghost_at, pills, shadows, ship_defs, ships_layer, stacks, worth_of
from .systems import orbits, systems_layer
from .waiting import wait_line
from .warp import beside_layer, destiny_layer, gate_layer, markers, outside_layer, track, warp_layer
from .words import Voice, said, voice_of

WORDS = ("title", "map", "view", "nearer", "further", "recentre", "last")
TOPMOST = 80.0
"""The steppers of planets higher than this hang below them."""


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


def board(scene: BoardPart) -> Markup:
    """The whole region. Every reader gets the same map, except for its rotation and for what the reader may choose."""
    view = scene.view
    chart = chart_of(view.home_of, len(view.seats), scene.me)
    choices, voice = selectable_in(scene), voice_of(scene)
    encounter = view.encounter
    gate = gate_at(chart, encounter.target) if encounter is not None and encounter.target >= 0 else None
    focus = focus_of(scene, chart, choices, gate)
    x, y = focus.middle
    return render(
        "board.html",
        players=chart.players,
        watched=scene.me is None,
        words=_words(scene.speaker.locale),
        frame=_corners((focus.left, focus.top, focus.right, focus.bottom)),
        near=_corners(focus.near),
        fx=f"{x / WIDTH:.3f}",
        fy=f"{y / HEIGHT:.3f}",
        about=_about(scene),
        plates=plates(scene, voice, chart, choices),
        wait=wait_line(scene, voice),
        svg=_svg(scene, voice, chart, choices, gate),
        takes=_takes(scene, voice, chart, choices, gate),
        most=choices.most,
        mini=_mini(chart),
    )


@lru_cache(maxsize=4)
def _words(locale: str) -> dict[str, str]:
    return {word: said(locale, f"board-{word}") for word in WORDS}


def _svg(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable, gate: Gate | None) -> Markup:
    view = scene.view
    encounter = view.encounter
    found = stacks(chart, _placement(scene), gate, 0 if encounter is None else encounter.offense)
    kind = ("choosing-places " if choices.places else "") + ("choosing-seats" if choices.seats else "")
    foreign = [seat.foreign for seat in view.seats]
    return Markup("").join(
        (
            Markup(f'<svg id="stars" class="stars {kind}" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" '),
            Markup('aria-label="{}">').format(_words(scene.speaker.locale)["map"]),
            _ground(),
            Markup(f'<g id="orbits">{orbits(chart)}</g>'),
            gate_layer(view, voice, gate, choices),
            Markup(f'<g id="track"{_tense(foreign, view.colonies_to_win)}>{track(view.colonies_to_win)}</g>'),
            warp_layer(view, voice, choices),
            Markup(f'<g id="markers" aria-hidden="true">{markers(foreign, view.colonies_to_win)}</g>'),
            beside_layer(view, voice, gate, choices),
            Markup(f'<g id="systems">{systems_layer(view, voice, chart, choices, _current(chart, choices))}</g>'),
            destiny_layer(view, voice),
            outside_layer(view, voice),
            Markup(f'<g id="crews" aria-hidden="true">{shadows(found)}<g id="ships">{ships_layer(found)}</g>'),
            Markup(f'<g id="pills">{pills(found, worth_of(() if encounter is None else encounter.modifiers))}</g>'),
            _ghost(scene, chart, choices, gate, found),
            Markup("</g></svg>"),
        )
    )


def _tense(foreign: list[int], goal: int) -> str:
    """Is somebody one colony short of winning? The class animates once, when it is added."""
    return ' class="tense"' if goal - 1 in foreign else ""


@lru_cache(maxsize=1)
def _ground() -> Markup:
    """The parts that never change."""
    defs = planet_defs() + space_defs() + ship_defs()
    return Markup(f'<defs>{defs}</defs><g id="sky" aria-hidden="true">{sky(WIDTH, HEIGHT)}</g>')


def _placement(scene: BoardPart) -> Placement:
    """The ships where they have flown so far at this table; without a history, as the counts say."""
    placement: Placement | None = scene.fleet.placement if scene.fleet is not None else None
    return placement or assign({}, counts_of(scene.view))


def _current(chart: Chart, choices: Selectable) -> str:
    """Where the tab key enters the map: the first thing that may be chosen, otherwise the first planet of the lowest
    system."""
    own = range(chart.bottom * chart.per_system, (chart.bottom + 1) * chart.per_system)
    legal = sorted((place for place in choices.places if place >= 0), key=lambda place: (place not in own, place))
    return f"planet-{legal[0] if legal else own[0]}"


def _corners(box: tuple[float, float, float, float]) -> str:
    return ",".join(f"{number:.0f}" for number in box)


def _about(scene: BoardPart) -> str:
    """A key that changes when the map has a new reason to move."""
    encounter = scene.view.encounter
    target = encounter.target if encounter is not None else -1
    return f"{scene.view.rounds}.{target}.{scene.asked.serial if scene.asked is not None else ''}"


def _ghost(scene: BoardPart, chart: Chart, choices: Selectable, gate: Gate | None, found: list[Stack]) -> Markup:
    """The ships that are being chosen, where they will lie; shown as soon as there are any."""
    if choices.goal is None or gate is None or scene.me is None:
        return Markup('<g id="ghost"></g>')
    x, y = ghost_at(chart, found, choices.goal, scene.me, gate)
    return Markup(
        f'<g id="ghost" class="ghost seat-{scene.me}" style="transform:translate({x:.1f}px,{y:.1f}px)">'
        f'<circle r="17"/><use href="#t{scene.me}"/><text x="12" y="14"></text></g>'
    )


def _takes(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable, gate: Gate | None) -> list[Take]:
    return [_take(scene, voice, chart, choices, gate, place) for place in sorted(choices.ships)]


def _take(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable, gate: Gate | None, place: int) -> Take:
    """Emptying a planet gives up a colony, so only planets warn about it; the gate and the warp do not."""
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


@lru_cache(maxsize=32)
def _mini(chart: Chart) -> Markup:
    """The map in small, with the part that a small screen shows."""
    dots = "".join(
        f'<circle class="seat-{seat}" cx="{x:.0f}" cy="{y:.0f}" r="52"/>'
        for seat in range(chart.players)
        for x, y in (chart.system(seat).middle,)
    )
    return Markup(
        f'<svg id="mini" class="mini" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{dots}'
        f'<circle class="hole" cx="{WARP[0]:g}" cy="{WARP[1]:g}" r="70"/><rect id="frame" width="0" height="0"/></svg>'
    )
