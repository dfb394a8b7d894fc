"""Scenes for the lobby: a launch through the gate, and a small poster for each edition. Decoration, so no words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, degrees, hypot

from ..html import Svg
from .palette import HUES, Look
from .ships import hull

RED, BLUE, GREEN, YELLOW, PURPLE = range(5)
SPARKLES = ((0.6, 0.3), (0.6, 0.6), (0.8, 0.45), (1.1, 0.6))
"""Sizes and strengths of stars."""
BANDS = "M-30,-11 Q0,-5 30,-13 V-5 Q0,3 -30,-3Z M-30,6 Q0,14 30,4 V9 Q0,19 -30,12Z"
CLOUDS = "M-24,-14 Q-6,-26 10,-14 T28,-6 Q16,2 2,-4 T-24,-14Z M-20,10 Q-8,2 6,10 T20,16 Q6,26 -8,20Z"
CRATERS = ((-9, -8, 6), (10, 6, 8.5), (-6, 14, 4), (12, -14, 3.4))
RING = "M-44,9 A46,13 -14 0 {} 42,-13"


def poster_defs() -> Svg:
    """The gradients of all scenes; they must stand once on each page that shows a scene."""
    spheres = "".join(
        f'<radialGradient id="po-{hue.letter}" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="{hue.tint}"/>'
        f'<stop offset=".3" stop-color="{hue.color}"/><stop offset=".74" stop-color="{hue.shade}"/>'
        '<stop offset="1" stop-color="#080A14"/></radialGradient>'
        for hue in HUES
    )
    return Svg(
        '<svg class="po-defs" width="0" height="0" aria-hidden="true"><defs>'
        f'<clipPath id="po-disc"><circle r="30"/></clipPath>{spheres}'
        '<radialGradient id="po-shine"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
        '<linearGradient id="po-gate" x1="0" x2="1"><stop offset="0" stop-color="#FFC24B" stop-opacity=".5"/>'
        '<stop offset=".65" stop-color="#FFB03A" stop-opacity=".22"/>'
        '<stop offset="1" stop-color="#FF8A5A" stop-opacity=".5"/></linearGradient></defs></svg>'
    )


def hero() -> Svg:
    """Blue leads a launch at Yellow's ringed planet; Red and Green come along."""
    return _scene(
        "0 0 560 330",
        "xMaxYMid",
        _stars(0, 0, 560, 330, 60),
        orbit(450, 92, 150, 60),
        gate(120, 190, 360, 120, 62, 14),
        planet(YELLOW, 450, 92, 58, CLOUDS, ring=True),
        planet(PURPLE, 532, 252, 30),
        f'<g class="far">{planet(GREEN, 352, 268, 16, BANDS)}</g>',  # where a phone has its headline
        fleet(BLUE, 4, 150, 192, 1.7),
        fleet(RED, 2, 222, 170, 1.5),
        fleet(GREEN, 1, 282, 150, 1.4),
    )


def poster(draw: Callable[[], Sequence[Svg]] | None) -> Svg:
    """The picture of an edition; a starry sky for one that has none."""
    sky = _stars(-150, -150, 600, 450, 150)  # beyond the edges, for places of another shape
    return _scene("0 0 300 150", "xMidYMid", sky, *(draw() if draw is not None else ()))


def _scene(box: str, held: str, *parts: str) -> Svg:
    """The whole scene is always visible, aligned to the side `held` of its place; what lies outside the box may show
    too."""
    drawn = "".join(parts)
    return Svg(f'<svg class="poster" viewBox="{box}" preserveAspectRatio="{held}" aria-hidden="true">{drawn}</svg>')


def _stars(left: int, top: int, width: int, height: int, number: int) -> Svg:
    """Spread evenly, yet without a pattern: multiples of two irrational numbers, each modulo 1."""
    drawn = []
    for i in range(1, number + 1):
        size, strength = SPARKLES[i % len(SPARKLES)]
        x, y = left + i * 0.7548776662 % 1 * width, top + i * 0.5698402910 % 1 * height
        drawn.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size}" opacity="{strength}"/>')
    return Svg(f'<g fill="#DDE6FF">{"".join(drawn)}</g>')


def orbit(x: float, y: float, wide: float, high: float) -> Svg:
    return Svg(
        f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{high}" fill="none" stroke="#8D84F0" stroke-opacity=".3" '
        f'stroke-dasharray="3 7" transform="rotate(-16 {x} {y})"/>'
    )


def planet(seat: int, x: float, y: float, radius: float, surface: str = "", *, ring: bool = False) -> Svg:
    """A sphere of 30 drawn at this size; craters unless another surface is given."""
    hue = HUES[seat]
    marks = (
        f'<path d="{surface}" fill="{hue.tint}" opacity=".24"/>'
        if surface
        else "".join(f'<circle cx="{a}" cy="{b}" r="{c}" fill="{hue.shade}" opacity=".4"/>' for a, b, c in CRATERS)
    )
    behind, before = ("", "")
    if ring:
        line = f'fill="none" stroke="{hue.tint}" stroke-width="3.2"'
        behind, before = f'<path d="{RING.format(1)}" {line} opacity=".55"/>', f'<path d="{RING.format(0)}" {line}/>'
    return Svg(
        f'<g transform="translate({x},{y}) scale({radius / 30:.3f})">{behind}'
        f'<circle r="30" fill="url(#po-{hue.letter})"/>'
        f'<g clip-path="url(#po-disc)">{marks}<circle cx="-10" cy="-12" r="26" fill="url(#po-shine)"/></g>'
        f'<circle r="29.4" fill="none" stroke="{hue.tint}" stroke-opacity=".35" stroke-width="1.2"/>{before}</g>'
    )


def gate(x0: float, y0: float, x1: float, y1: float, wide: float, narrow: float, hoops: int = 7) -> Svg:
    """The cone from its wide end at (x0, y0) to the arrow at the planet."""
    length, turn = hypot(x1 - x0, y1 - y0), degrees(atan2(y1 - y0, x1 - x0))
    rings = []
    for i in range(hoops):
        part = i / (hoops - 1)
        half = wide + (narrow - wide) * part
        rings.append(
            f'<ellipse cx="{length * part:.1f}" rx="{max(3, half * 0.26):.1f}" ry="{half:.1f}" '
            f'stroke-opacity="{0.95 - 0.4 * part:.2f}" stroke-width="{2.4 - part:.1f}"/>'
        )
    tip = f'<path d="M{length + 4:.1f},-8 l13,8 l-13,8" stroke-width="3.4" stroke-linecap="round"/>'
    return Svg(
        f'<g transform="translate({x0},{y0}) rotate({turn:.2f})" fill="none" stroke="#FFC24B" stroke-linejoin="round">'
        f'<path d="M0,{-wide} L{length:.1f},{-narrow} V{narrow} L0,{wide}Z" fill="url(#po-gate)" stroke="none"/>'
        f"{''.join(rings)}{tip}</g>"
    )


def fleet(seat: Look, number: int, x: float, y: float, scale: float) -> Svg:
    """Ships on top of each other; the uppermost bears the letter."""
    ships = [
        f'<g transform="translate(0,{-i * 4.4:.1f})">{hull(seat, letter=i == number - 1)}</g>' for i in range(number)
    ]
    shade = '<ellipse cy="2" rx="14" ry="11" fill="#070A14" opacity=".5"/>'
    return Svg(f'<g transform="translate({x},{y}) scale({scale})">{shade}{"".join(ships)}</g>')
