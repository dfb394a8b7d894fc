"""What planets of all games share: five surfaces, one of them with a ring, on a sphere of radius 30.

Surfaces take tint and shade from the style of what surrounds them (--tint, --shade), so that one drawing serves all.
"""

from __future__ import annotations

from ..html import Svg

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
CLIP = (
    '<clipPath id="sphereclip"><circle r="30"/></clipPath><radialGradient id="shine"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>'
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
)


def surface_defs() -> Svg:
    """The surfaces, to be referred to."""
    return Svg("".join(f'<g id="surface{number}">{_surface(number)}</g>' for number in range(len(SURFACES))))


def _surface(number: int) -> Svg:
    inside = (
        f'<g clip-path="url(#sphereclip)">{SURFACES[number]}<circle cx="-10" cy="-12" r="26" fill="url(#shine)"/></g>'
    )
    rim = '<circle r="29.4" fill="none" style="stroke:var(--tint)" stroke-opacity=".35" stroke-width="1.2"/>'
    if number != RINGED:
        return Svg(f"{inside}{rim}")
    ring = '<path d="M-44,9 A46,13 -14 0 0 42,-13" fill="none" style="stroke:var(--tint)" stroke-width="3.2" opacity=".9"/>'
    return Svg(f"{inside}{rim}{ring}")
