"""The board as one piece: the star map, the plates around it, the line that says whom the table waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....scene.encounter.data import BoardPart
from ....scene.encounter.fleet import Crews, assign, counts_of, crews
from ...frames import Frame, slot
from ...render import KEPT_PAGES, render, render_kept
from ..art.planets import planet_defs
from ..art.space import sky, space_defs
from ..plates import nows, plate_order, plates
from .focus import focus_of, point_of
from .gate import Gate, gate_at
from .geometry import HEIGHT, PLANET, WARP, WIDTH, Chart, chart_of
from .selectable import Selectable, selectable_in
from .stacks import Stack, ghost_at, pills, shadows, ship_defs, ships_layer, stacks, worth_of
from .systems import orbits, planets, planets_part, suns
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
    """The whole board."""
    view = scene.view
    chart = chart_of(view.home_of, len(view.seats), scene.me)
    shell = board_shell(chart, scene.me is None, view.colonies_to_win, scene.speaker.locale)
    return Frame(shell, regions(scene)).whole


@lru_cache(maxsize=64)
def board_shell(chart: Chart, watched: bool, goal: int, locale: str) -> Markup:
    """`<section id="board">` with slots for its regions: what stays the same while a game goes on."""
    return render(
        "board.html",
        chart=chart,
        watched=watched,
        words=_words(locale),
        plates=plate_order(chart, watched),
        svg=_svg(chart, _words(locale)["map"]),
        mini=_mini(chart),
    )


def _svg(chart: Chart, label: str) -> Markup:
    """The map. Ships are one flat layer, and above all that can be chosen."""
    seats = range(chart.players)
    systems = [
        f'<g id="system-{seat}" class="seat-{seat}">{slot(f"sun-{seat}")}{_slots("planet", chart.planets(seat))}</g>'
        for seat in seats
    ]
    return Markup("").join(
        (
            Markup(f'<svg id="stars" class="stars" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" '),
            Markup('aria-label="{}">').format(label),
            _ground(),
            Markup(f'<g id="orbits">{orbits(chart)}</g>'),
            *map(slot, ("gate", "track", "warp", "markers", "beside")),
            Markup(f'<g id="systems">{"".join(systems)}</g>'),
            *map(slot, ("destiny", "outside")),
            Markup(f'<g id="crews" aria-hidden="true"><g id="shadows" opacity=".5">{_slots("shadow", seats)}</g>'),
            Markup(f'<g id="ships">{_slots("ships", seats)}</g><g id="pills">{_slots("pills", seats)}</g>'),
            Markup(f"{slot('ghost')}</g></svg>"),
        )
    )


def _slots(name: str, numbers: Iterable[int]) -> Markup:
    return Markup("").join(slot(f"{name}-{number}") for number in numbers)


def regions(scene: BoardPart) -> dict[str, str]:
    """Every reader gets the same map, except for its rotation and for what the reader may choose."""
    view = scene.view
    chart = chart_of(view.home_of, len(view.seats), scene.me)
    choices, voice = selectable_in(scene), voice_of(scene)
    encounter = view.encounter
    target = -1 if encounter is None else encounter.target
    gate = gate_at(chart, target) if target >= 0 else None
    foreign, goal = tuple(seat.foreign for seat in view.seats), view.colonies_to_win
    ships = ShipsPart(
        chart,
        scene.fleet.crews if scene.fleet is not None else crews(assign({}, counts_of(view))),
        target,
        0 if encounter is None else encounter.offense,
        tuple(worth_of(() if encounter is None else encounter.modifiers).items()),
    )
    return {
        "focus": _focus(scene, chart, choices, gate),
        "nows": nows(scene),
        **plates(scene, voice, chart, choices),
        "waitline": wait_line(scene, voice),
        "gate": gate_layer(view, voice, gate, choices),
        **_track(foreign, goal),
        "warp": warp_layer(view, voice, choices),
        "beside": beside_layer(view, voice, gate, choices),
        **suns(view, voice, chart, choices),
        **planets(planets_part(view, voice, chart, choices, _current(chart, choices))),
        "destiny": destiny_layer(view, voice),
        "outside": outside_layer(view, voice),
        **_ships(ships),
        "ghost": _ghost(scene, chart, choices, gate, ships),
        "takes": _takes(scene, voice, chart, choices, gate),
    }


@lru_cache(maxsize=512)
def _track(foreign: tuple[int, ...], goal: int) -> dict[str, str]:
    """The colony track and the markers on it."""
    return {
        "track": f'<g id="track"{_tense(foreign, goal)}>{track(goal)}</g>',
        "markers": f'<g id="markers" aria-hidden="true">{markers(foreign, goal)}</g>',
    }


@dataclass(frozen=True, slots=True)
class ShipsPart:
    """All ships of a table on the map of one reader, and what each counts where it is not one."""

    chart: Chart
    crews: Crews
    target: int
    offense: int
    worth: tuple[tuple[int, str], ...]

    def stacks(self) -> list[Stack]:
        gate = gate_at(self.chart, self.target) if self.target >= 0 else None
        return stacks(self.chart, self.crews, gate, self.offense)


@lru_cache(maxsize=KEPT_PAGES)
def _ships(part: ShipsPart) -> dict[str, str]:
    """Ships with their shadows and numbers, by seat: a move touches those of few."""
    found, worth = part.stacks(), dict(part.worth)
    drawn: dict[str, str] = {}
    for seat in range(part.chart.players):
        drawn |= _ships_of(seat, tuple(stack for stack in found if stack.seat == seat), worth.get(seat, ""))
    return drawn


@lru_cache(maxsize=4 * KEPT_PAGES)
def _ships_of(seat: int, own: tuple[Stack, ...], worth: str) -> dict[str, str]:
    return {
        f"shadow-{seat}": shadows(seat, own),
        f"ships-{seat}": ships_layer(seat, own),
        f"pills-{seat}": pills(seat, own, worth),
    }


def _focus(scene: BoardPart, chart: Chart, choices: Selectable, gate: Gate | None) -> str:
    """`<style id="focus">`: what a small screen shows of the map. The script reads where that is; without it, or before
    it runs, the style moves the middle there."""
    focus = focus_of(scene, chart, choices, gate)
    whole, near = (_corners(box) for box in ((focus.left, focus.top, focus.right, focus.bottom), focus.near))
    x, y = (focus.left + focus.right) / 2 / WIDTH, (focus.top + focus.bottom) / 2 / HEIGHT
    return (
        f'<style id="focus" data-frame="{whole}" data-near="{near}" data-about="{_about(scene)}">'
        f"#map{{--fx:{x:.3f};--fy:{y:.3f}}}</style>"
    )


@lru_cache(maxsize=4)
def _words(locale: str) -> dict[str, str]:
    return {word: said(locale, f"board-{word}") for word in WORDS}


def _tense(foreign: Sequence[int], goal: int) -> str:
    """Is somebody one colony short of winning? The class animates once, when it is added."""
    return ' class="tense"' if goal - 1 in foreign else ""


@lru_cache(maxsize=1)
def _ground() -> Markup:
    """The parts that never change."""
    defs = planet_defs() + space_defs() + ship_defs()
    return Markup(f'<defs>{defs}</defs><g id="sky" aria-hidden="true">{sky(WIDTH, HEIGHT)}</g>')


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


def _ghost(scene: BoardPart, chart: Chart, choices: Selectable, gate: Gate | None, ships: ShipsPart) -> str:
    """The ships that are being chosen, where they will lie; shown as soon as there are any."""
    if choices.goal is None or gate is None or scene.me is None:
        return Markup('<g id="ghost"></g>')
    x, y = ghost_at(chart, ships.stacks(), choices.goal, scene.me, gate)
    return Markup(
        f'<g id="ghost" class="ghost seat-{scene.me}" style="transform:translate({x:.1f}px,{y:.1f}px)">'
        f'<circle r="17"/><use href="#t{scene.me}"/><text x="12" y="14"></text></g>'
    )


def _takes(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable, gate: Gate | None) -> str:
    """`<div id="takes">`: a stepper for each place."""
    if not choices.ships:
        return '<div id="takes" data-most="0"></div>'
    takes = [_take(scene, voice, chart, choices, gate, place) for place in sorted(choices.ships)]
    last = _words(scene.speaker.locale)["last"]
    return render_kept("board_takes.html", scene.speaker, takes=takes, most=choices.most, last=last)


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
