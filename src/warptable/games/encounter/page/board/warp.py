"""The middle of the map: the warp, the colony track around it, the gate, the place beside the target, destiny."""

from __future__ import annotations

from functools import lru_cache
from math import pi

from warptable.kernel.colors import COLORS
from warptable.table.page.art.palette import PAPER
from warptable.table.page.art.ships import hull
from warptable.table.page.art.space import swirl
from warptable.table.page.html import EMPTY, Svg, svg_text

from ...engine import facts
from ...engine.model.places import AIR, BESIDE, GATE, OUT, PLACE_NAMES, WARP
from ..art.cards import BACKS
from ..art.space import cone, segment
from .gate import MOUTH, TIP, gate_at
from .geometry import DESTINY, TRACK, WARP_RADIUS, Chart, on_track
from .geometry import WARP as CENTRE
from .stacks import OUTSIDE
from .words import Voice, sentence

GAP = 0.028
"""Half the gap between two segments of the track, in radians."""
STASHED = (
    '<g class="stashed" transform="translate({0:.1f},{1:.1f})"><rect x="-8" y="-10" width="16" height="20" rx="3"/>'
    '<text y="4">{2}</text></g>'
)
ROOM = 23
"""The radius of the place beside the target when somebody is there."""
NOBODY = '<text y="4">0</text>'
CROWDED = 3
"""More markers than this stand in two rows on a segment."""
SIGNS = {
    "wild": '<path d="M0,-15 L3.6,-4.6 14.3,-4.6 5.6,1.8 8.8,12.1 0,5.8 -8.8,12.1 -5.6,1.8 -14.3,-4.6 -3.6,-4.6Z"/>',
    "special": '<circle r="9" fill="none" stroke-width="3.4"/><circle r="2.6"/>'
    '<path d="M0,-15 V-9 M0,15 V9 M-15,0 H-9 M15,0 H9" stroke-width="3"/>',
}


@lru_cache(maxsize=1)
def vortex() -> Svg:
    """The warp without what changes in it."""
    return Svg(
        f'<g id="vortex" transform="translate({CENTRE[0]:g},{CENTRE[1]:g})"><circle r="{WARP_RADIUS:g}" '
        f'fill="url(#warpfill)"/>{swirl(WARP_RADIUS)}</g>'
    )


@lru_cache(maxsize=512)
def warp_layer(locale: str, ships: int, cards: tuple[tuple[float, float, int], ...] = ()) -> Svg:
    """`<g id="warp">`: the warp, as one element that can be reached and chosen; with the cards that lie there."""
    return Svg(
        f'<g id="warp" transform="translate({CENTRE[0]:g},{CENTRE[1]:g})" {_button(WARP)}>'
        f'<circle class="hit" r="{WARP_RADIUS:g}"/><circle class="rim" r="{WARP_RADIUS:g}"/>'
        f'<circle r="21" fill="#05060D" opacity=".85"/>'
        f'<text class="warp-word" y="-1">{svg_text(sentence(locale, "board-warp-word"))}</text>'
        f'<text class="warp-number" y="14">{ships}</text>{"".join(STASHED.format(*pile) for pile in cards)}</g>'
    )


def _button(place: int) -> str:
    """What all places other than planets have in common."""
    return (
        f'class="place" role="button" tabindex="-1" data-sys="middle" data-place="{place}" '
        f'aria-labelledby="says-{PLACE_NAMES[place]}"'
    )


@lru_cache(maxsize=16)
def track(goal: int, tense: bool) -> Svg:
    """`<g id="track">`: segments from 0 to the number of colonies that wins; the last one stands out. `tense`: somebody
    is one colony short of winning. The class animates once, when it is added."""
    half = pi / (goal + 1)
    drawn = []
    for value in range(goal + 1):
        middle = -pi / 2 + value * 2 * half
        won = " win" if value == goal else ""
        x, y = on_track(value, goal, -126 / (goal + 1))
        drawn.append(
            f'<path class="track-part{won}" transform="translate({CENTRE[0]:g},{CENTRE[1]:g})" '
            f'd="{segment(*TRACK, middle - half + GAP, middle + half - GAP)}"/>'
            f'<text class="track-number{won}" x="{x:.1f}" y="{y + 5:.1f}">{value}</text>'
        )
    state = ' class="tense"' if tense else ""
    return Svg(f'<g id="track"{state}>{"".join(drawn)}</g>')


@lru_cache(maxsize=512)
def markers(foreign: tuple[int, ...], goal: int) -> Svg:
    """`<g id="markers">`: one for each seat on the track; they move like ships."""
    drawn = []
    for seat, colonies in enumerate(foreign):
        value = min(colonies, goal)
        peers = [other for other, number in enumerate(foreign) if min(number, goal) == value]
        index = peers.index(seat)
        if len(peers) <= CROWDED:
            (x, y), scale = on_track(value, goal, -6 + 13.5 * index), 0.84
        else:
            row, column = divmod(index, CROWDED)
            (x, y), scale = on_track(value, goal, -7 + 13.5 * column + 5 * row, TRACK[0] + 7.5 + 13 * row), 0.6
        drawn.append(
            f'<g id="marker-{seat}" class="marker" style="transform:translate({x:.1f}px,{y:.1f}px) scale({scale})">'
            f'<use href="#t{seat}"/></g>'
        )
    return Svg(f'<g id="markers" aria-hidden="true">{"".join(drawn)}</g>')


@lru_cache(maxsize=512)
def gate_layer(chart: Chart, target: int) -> Svg:
    """`<g id="gate">`, once it is aimed. It unfolds again for every target."""
    if target < 0:
        return Svg('<g id="gate"></g>')
    gate = gate_at(chart, target)
    drawn = cone(*gate.mouth, gate.angle, gate.length, MOUTH, TIP)
    return Svg(f'<g id="gate" {_button(GATE)}><g id="gate-{target}">{drawn}</g></g>')


@lru_cache(maxsize=1024)
def beside_layer(chart: Chart, target: int, shown: bool, manned: bool) -> Svg:
    """`<g id="beside">`: where defensive allies wait, beside the targeted planet, never on it."""
    if target < 0 or not shown:
        return Svg('<g id="beside"></g>')
    x, y = gate_at(chart, target).beside
    return Svg(
        f'<g id="beside" transform="translate({x:.1f},{y:.1f})" {_button(BESIDE)}>'
        f'<circle class="rim" r="{ROOM if manned else 16}"/>{"" if manned else NOBODY}</g>'
    )


@lru_cache(maxsize=64)
def outside_layer(locale: str, air: bool, out: bool) -> Svg:
    """`<g id="outside">`: round ships in the air or out of the game, if there are any."""
    drawn = []
    for place, word, shown in ((AIR, "board-air", air), (OUT, "board-out", out)):
        if shown:
            x, y = OUTSIDE[place]
            drawn.append(
                f'<g class="zone" transform="translate({x:g},{y:g})"><circle r="24"/>'
                f'<text class="planet-label" y="38">{svg_text(sentence(locale, word))}</text></g>'
            )
    return Svg(f'<g id="outside">{"".join(drawn)}</g>')


@lru_cache(maxsize=512)
def destiny_layer(voice: Voice, face: str, hazard: bool | None = None) -> Svg:
    """`<g id="destiny">`: the destiny card that was drawn, the ship of a colour or a sign. It explains itself.
    A triangle beside it tells whether there is a hazard warning; None: nothing at this table asks for it."""
    if not face:
        return Svg('<g id="destiny"></g>')
    card = facts.destiny()[face]
    sign = hull(COLORS.index(card.color)) if card.color else SIGNS.get(card.kind, SIGNS["special"])
    label = svg_text(voice.say("board-destiny", ("card", voice.speaker.card(face))))
    if hazard:
        label = svg_text(voice.say("board-destiny-hazard", ("card", voice.speaker.card(face))))
    return Svg(
        f'<g id="destiny" transform="translate({DESTINY[0]:g},{DESTINY[1]:g})" role="button" tabindex="-1" '
        f'data-sys="middle" data-help="{svg_text(face)}" aria-label="{label}"><rect class="rim" x="-24" y="-32" '
        f'width="48" height="64" rx="7" fill="{BACKS["destiny"]}" stroke="{PAPER}"/>'
        f'<g class="sign" fill="{PAPER}" stroke="{PAPER}">'
        f'<g transform="scale(1.25)">{sign}</g></g>{_hazard(hazard)}</g>'
    )


def _hazard(hazard: bool | None) -> Svg:
    """N-HAZ-1, N-HAZ-2: an outline, or filled once a warning was drawn."""
    if hazard is None:
        return EMPTY
    mark = '<path class="bang" d="M0,-5 V2 M0,5.5 V5.6"/>' if hazard else ""
    return Svg(
        f'<g class="hazard{" on" if hazard else ""}" transform="translate(-24,27)"><path d="M0,-12 L12.5,10 H-12.5Z"/>'
        f"{mark}</g>"
    )
