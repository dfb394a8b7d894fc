# ruff: noqa: E501  (a drawing does not get clearer by being cut)
"""Planets: a sphere in the hue of its home system, with one of five surfaces. The third has a ring.

Surfaces take tint and shade from the style of what surrounds them (--tint, --shade), so that one drawing serves all.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from ...art.palette import HUES

TINT, SHADE = "fill:var(--tint)", "fill:var(--shade)"
SURFACES = (
    f'<path d="M-30,-11 Q0,-5 30,-13 V-5 Q0,3 -30,-3Z M-30,6 Q0,14 30,4 V9 Q0,19 -30,12Z" style="{TINT}" opacity=".22"/>',
    f'<g style="{SHADE}" opacity=".38"><circle cx="-9" cy="-8" r="6"/><circle cx="10" cy="6" r="8.5"/><circle cx="-6" cy="14" r="4"/><circle cx="12" cy="-14" r="3.4"/></g>',
    f'<path d="M-24,-14 Q-6,-26 10,-14 T28,-6 Q16,2 2,-4 T-24,-14Z M-20,10 Q-8,2 6,10 T20,16 Q6,26 -8,20Z" style="{TINT}" opacity=".24"/>',
    f'<path d="M-30,-20 H30 V-15 Q0,-9 -30,-15Z M-30,18 Q0,12 30,18 V30 H-30Z" style="{TINT}" opacity=".3"/>',
    f'<path d="M-30,0 Q-10,-16 0,0 T30,0 V4 Q10,-8 0,6 T-30,4Z M-30,16 Q-10,4 0,16 T30,16 V19 Q10,8 0,21 T-30,19Z" style="{SHADE}" opacity=".36"/>',
)
RINGED = 2
"""The planet with a ring; what lies behind the globe is drawn before it."""
BEHIND = (
    '<path d="M-44,9 A46,13 -14 0 1 42,-13" fill="none" style="stroke:var(--tint)" stroke-width="3.2" opacity=".5"/>'
)


@lru_cache(maxsize=1)
def planet_defs() -> Markup:
    """What `planet` refers to: the spheres of the seats, the glow of their suns, the surfaces."""
    seats = "".join(
        f'<radialGradient id="sphere{seat}" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="{hue.tint}"/>'
        f'<stop offset=".3" stop-color="{hue.color}"/><stop offset=".74" stop-color="{hue.shade}"/><stop offset="1" stop-color="#080A14"/></radialGradient>'
        f'<radialGradient id="glow{seat}"><stop offset="0" stop-color="{hue.color}" stop-opacity=".34"/><stop offset="1" stop-color="{hue.color}" stop-opacity="0"/></radialGradient>'
        for seat, hue in enumerate(HUES)
    )
    surfaces = "".join(f'<g id="surface{number}">{_surface(number)}</g>' for number in range(len(SURFACES)))
    return Markup(
        '<clipPath id="sphereclip"><circle r="30"/></clipPath><radialGradient id="shine"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>'
        f'<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>{seats}{surfaces}'
    )


def _surface(number: int) -> str:
    inside = (
        f'<g clip-path="url(#sphereclip)">{SURFACES[number]}<circle cx="-10" cy="-12" r="26" fill="url(#shine)"/></g>'
    )
    rim = '<circle r="29.4" fill="none" style="stroke:var(--tint)" stroke-opacity=".35" stroke-width="1.2"/>'
    if number != RINGED:
        return inside + rim
    ring = '<path d="M-44,9 A46,13 -14 0 0 42,-13" fill="none" style="stroke:var(--tint)" stroke-width="3.2" opacity=".9"/>'
    return inside + rim + ring


def planet(seat: int, number: int, radius: float) -> Markup:
    """The planet itself, around (0, 0)."""
    surface = number % len(SURFACES)
    behind = BEHIND if surface == RINGED else ""
    return Markup(
        f'<g class="globe" transform="scale({radius / 30:.3g})">{behind}<circle r="30" fill="url(#sphere{seat})"/>'
        f'<use href="#surface{surface}"/></g>'
    )


@lru_cache(maxsize=64)
def globe_picture(seat: int, number: int) -> Markup:
    """A planet as a picture of its own."""
    globe = planet(seat, number, 30)
    return Markup(f'<svg class="globeicon" viewBox="-48 -34 96 68" aria-hidden="true">{globe}</svg>')
