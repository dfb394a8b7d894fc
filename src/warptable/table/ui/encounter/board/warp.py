"""The middle of the map: the warp, the colony track around it, the gate, the place beside the target, destiny."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import pi

from markupsafe import Markup, escape

from .....encounter import facts
from .....encounter.model.places import AIR, BESIDE, GATE, OUT, WARP
from .....encounter.model.views import View
from .....kernel.colors import COLORS
from ...art.palette import PAPER
from ...art.ships import hull
from ..art.cards import BACKS
from ..art.space import cone, segment, swirl
from .gate import MOUTH, TIP, Gate
from .geometry import DESTINY, TRACK, WARP_RADIUS, on_track
from .geometry import WARP as CENTRE
from .selectable import Selectable
from .stacks import OUTSIDE
from .words import Voice, place_words

GAP = 0.028
"""Half the gap between two segments of the track, in radians."""
ROOM = 23
"""The radius of the place beside the target when somebody is there."""
EMPTY = '<text y="4">0</text>'
CROWDED = 3
"""More markers than this stand in two rows on a segment."""
SIGNS = {
    "wild": '<path d="M0,-15 L3.6,-4.6 14.3,-4.6 5.6,1.8 8.8,12.1 0,5.8 -8.8,12.1 -5.6,1.8 -14.3,-4.6 -3.6,-4.6Z"/>',
    "special": '<circle r="9" fill="none" stroke-width="3.4"/><circle r="2.6"/>'
    '<path d="M0,-15 V-9 M0,15 V9 M-15,0 H-9 M15,0 H9" stroke-width="3"/>',
}


def warp_layer(view: View, voice: Voice, choices: Selectable) -> Markup:
    """The warp, as one element that can be reached and chosen."""
    ships = sum(view.warp)
    return Markup(
        f'<g id="warp" transform="translate({CENTRE[0]:g},{CENTRE[1]:g})" {_button(WARP, choices)} '
        f'aria-label="{escape(place_words(voice, view, WARP, choices))}">{_vortex()}'
        f'<text class="wt" y="-1">{escape(voice.say("board-warp-word"))}</text>'
        f'<text class="wn" y="14">{ships}</text></g>'
    )


@lru_cache(maxsize=1)
def _vortex() -> str:
    return (
        f'<circle r="{WARP_RADIUS:g}" fill="url(#warpfill)"/>{swirl(WARP_RADIUS)}'
        f'<circle class="rim" r="{WARP_RADIUS:g}"/><circle r="21" fill="#05060D" opacity=".85"/>'
    )


def _button(place: int, choices: Selectable) -> str:
    """What all places other than planets have in common."""
    legal = place in choices.places
    pick = f' data-pick="{place}"' if legal else ' aria-disabled="true"' if choices.places else ""
    return (
        f'class="place{" legal" if legal else ""}" role="button" tabindex="-1" data-sys="middle" '
        f'data-place="{place}"{pick}'
    )


@lru_cache(maxsize=8)
def track(goal: int) -> Markup:
    """The colony track: segments from 0 to the number of colonies that wins; the last one stands out."""
    half = pi / (goal + 1)
    drawn = []
    for value in range(goal + 1):
        middle = -pi / 2 + value * 2 * half
        won = " win" if value == goal else ""
        x, y = on_track(value, goal, -126 / (goal + 1))
        drawn.append(
            f'<path class="seg0{won}" transform="translate({CENTRE[0]:g},{CENTRE[1]:g})" '
            f'd="{segment(*TRACK, middle - half + GAP, middle + half - GAP)}"/>'
            f'<text class="tn{won}" x="{x:.1f}" y="{y + 5:.1f}">{value}</text>'
        )
    return Markup("".join(drawn))


def markers(foreign: Sequence[int], goal: int) -> Markup:
    """A marker for each seat on the track; they move like ships."""
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
    return Markup("".join(drawn))


def gate_layer(view: View, voice: Voice, gate: Gate | None, choices: Selectable) -> Markup:
    """The gate, once it is aimed. It unfolds again for every target."""
    if gate is None:
        return Markup('<g id="gate"></g>')
    target = view.current.target
    drawn = cone(*gate.mouth, gate.angle, gate.length, MOUTH, TIP)
    return Markup(
        f'<g id="gate" {_button(GATE, choices)} aria-label="{escape(place_words(voice, view, GATE, choices))}">'
        f'<g id="gate-{target}">{drawn}</g></g>'
    )


def beside_layer(view: View, voice: Voice, gate: Gate | None, choices: Selectable) -> Markup:
    """Where defensive allies wait: beside the targeted planet, never on it."""
    helped = any(view.beside) or view.step.partition(".")[0] in ("alliance", "planning")
    if gate is None or not helped:
        return Markup('<g id="beside"></g>')
    manned = any(view.beside)
    x, y = gate.beside
    return Markup(
        f'<g id="beside" transform="translate({x:.1f},{y:.1f})" {_button(BESIDE, choices)} '
        f'aria-label="{escape(place_words(voice, view, BESIDE, choices))}">'
        f'<circle class="rim" r="{ROOM if manned else 16}"/>{"" if manned else EMPTY}</g>'
    )


def outside_layer(view: View, voice: Voice) -> Markup:
    """Ships in the air or out of the game, if there are any."""
    drawn = []
    for place, row in ((AIR, view.air), (OUT, view.out)):
        if any(row):
            x, y = OUTSIDE[place]
            word = escape(voice.say("board-air" if place == AIR else "board-out"))
            drawn.append(
                f'<g class="zone" transform="translate({x:g},{y:g})"><circle r="24"/>'
                f'<text class="plbl" y="38">{word}</text></g>'
            )
    return Markup(f'<g id="outside">{"".join(drawn)}</g>')


def destiny_layer(view: View, voice: Voice) -> Markup:
    """The destiny card that was drawn: the ship of a colour, or a sign. It explains itself."""
    encounter = view.encounter
    face = encounter.destiny if encounter is not None else ""
    if not face:
        return Markup('<g id="destiny"></g>')
    card = facts.destiny()[face]
    sign = hull(COLORS.index(card.color)) if card.color else SIGNS.get(card.kind, SIGNS["special"])
    label = escape(voice.say("board-destiny", ("card", voice.speaker.card(face))))
    return Markup(
        f'<g id="destiny" transform="translate({DESTINY[0]:g},{DESTINY[1]:g})" role="button" tabindex="-1" '
        f'data-sys="middle" data-help="{escape(face)}" aria-label="{label}"><rect class="rim" x="-24" y="-32" '
        f'width="48" height="64" rx="7" fill="{BACKS["destiny"]}" stroke="{PAPER}"/>'
        f'<g class="sign" fill="{PAPER}" stroke="{PAPER}">'
        f'<g transform="scale(1.25)">{sign}</g></g></g>'
    )
