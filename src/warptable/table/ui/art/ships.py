"""Ships: one shape a seat, so that colour never speaks alone."""

from __future__ import annotations

from markupsafe import Markup

from .palette import HUES

SHAPES = (
    "M0,-11 L9.5,8.5 L0,4.5 L-9.5,8.5 Z",
    "M-10.5,0 A10.5,8.6 0 1 1 10.5,0 A10.5,8.6 0 1 1 -10.5,0 Z",
    "M0,-10.5 L10,0 L0,10.5 L-10,0 Z",
    "M0,-11.5 L4.2,-4.6 L11.5,0 L4.2,4.6 L0,11.5 L-4.2,4.6 L-11.5,0 L-4.2,-4.6 Z",
    "M-5.3,-9.2 L5.3,-9.2 L10.6,0 L5.3,9.2 L-5.3,9.2 L-10.6,0 Z",
)
"""Dart, disc, diamond, four-point star, hexagon."""
LETTER_DROP = (4.2, 3.4, 3.4, 3.4, 3.4)


def hull(seat: int, *, letter: bool = True) -> Markup:
    """The ship itself, round (0, 0)."""
    hue = HUES[seat]
    text = f'<text y="{LETTER_DROP[seat]}" class="sl" fill="#0A0E1C">{hue.letter}</text>' if letter else ""
    path = f'<path d="{SHAPES[seat]}" fill="{hue.color}" stroke="#070A14" stroke-width="1.6" stroke-linejoin="round"/>'
    return Markup(path + text)


def ship_icon(seat: int, size: int = 18, *, letter: bool = True) -> Markup:
    """A ship beside words."""
    return Markup(
        f'<svg class="si" width="{size}" height="{size}" viewBox="-13 -13 26 26" aria-hidden="true">'
        f"{hull(seat, letter=letter)}</svg>"
    )
