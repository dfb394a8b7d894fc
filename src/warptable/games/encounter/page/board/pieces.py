"""How tokens and ships that are not plain ones look on the map."""

from __future__ import annotations

from collections.abc import Sequence

from warptable.table.page.html import Svg

from ...engine.model.pieces import Token
from ..art.tech_pictures import GLYPHS
from .geometry import PLANET, Chart

STAR = '<path d="M0,-7 L2,-2 L7,0 L2,2 L0,7 L-2,2 L-7,0 L-2,-2Z"/>'
FLAG = '<path d="M-3.4,7 V-7.5 H-2 L6,-4.2 L-2,-.8 V7Z"/>'
HOOK = '<path class="line" d="M2,-7 V2 A4,4 0 1 1 -6,1.4 L-3.6,-1.4"/><circle class="eye" cx="2" cy="-7" r="1.6"/>'
SCALES = '<path class="line" d="M-6,-3.4 Q-3,1.6 0,-3.4 Q3,1.6 6,-3.4 M-3,1.6 Q0,6.6 3,1.6"/>'
SECOND = '<path class="line" d="M-3,10 H3"/>'
"""Under the sign of the second of two equal ships."""
RING = '<circle class="ring" r="9.2"/>'
SIGNS = (
    "",
    *(f'<g transform="scale(.78)">{sign}</g>' for sign in (STAR, FLAG, HOOK, FLAG + SECOND, HOOK + SECOND, SCALES)),
)
"""On ships that are not plain ones, in place of their letter, in the order of their kinds (`fleet.KINDS`)."""
LINER = (
    '<path d="M-19,-2 H19 Q17,8 8,8 H-9 Q-16,8 -19,-2Z"/><path d="M-10,-2 V-7 H8 V-2"/>'
    '<circle cx="-8" cy="2.5" r="1.4"/><circle cy="2.5" r="1.4"/><circle cx="8" cy="2.5" r="1.4"/>'
)
FOUND = f'<circle class="found" r="{PLANET + 2:g}"/>'
"""Round a planet on which a token lies."""
Lying = tuple[tuple[str, bool], ...]
"""Tokens by name, and whether each lies between a planet and the next one."""


def by_planet(tokens: Sequence[tuple[str, Token]]) -> dict[int, Lying]:
    """The tokens by the planet on which, or after which, they lie."""
    found: dict[int, Lying] = {}
    for kind, token in tokens:
        if token.system >= 0:
            continue
        found[token.planet] = (*found.get(token.planet, ()), (kind, token.between))
    return found


def token_layer(chart: Chart, planet: int, tokens: Lying) -> Svg:
    """The tokens of a planet, seen from its middle."""
    return Svg("".join(_between(chart, planet, kind) if between else FOUND for kind, between in tokens))


def beside_sun(chart: Chart, seat: int) -> Svg:
    """A token beside a sun: a great ship with portholes."""
    x, y = chart.liner(seat)
    return Svg(f'<g class="liner" transform="translate({x:.1f},{y + 10:.1f})">{LINER}</g>')


def _between(chart: Chart, planet: int, kind: str) -> Svg:
    (x, y), (from_x, from_y) = chart.gap(planet), chart.planet(planet)
    return Svg(
        f'<g class="token" transform="translate({x - from_x:.1f},{y - from_y:.1f})"><circle r="13"/>'
        f'<g transform="scale(.46)">{GLYPHS.get(kind, STAR)}</g></g>'
    )
