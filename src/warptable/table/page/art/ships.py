"""Ships, with a shape for each seat so that nobody needs colours to tell them apart; and the wreath of the winners."""

from __future__ import annotations

import math
from functools import lru_cache

from warptable.kernel.colors import COLORS

from ..html import Svg
from .palette import Look, hue_of, look_of

SHAPES = (
    "M0,-11 L9.5,8.5 L0,4.5 L-9.5,8.5 Z",
    "M-10.5,0 A10.5,8.6 0 1 1 10.5,0 A10.5,8.6 0 1 1 -10.5,0 Z",
    "M0,-10.5 L10,0 L0,10.5 L-10,0 Z",
    "M0,-11.5 L4.2,-4.6 L11.5,0 L4.2,4.6 L0,11.5 L-4.2,4.6 L-11.5,0 L-4.2,-4.6 Z",
    "M-5.3,-9.2 L5.3,-9.2 L10.6,0 L5.3,9.2 L-5.3,9.2 L-10.6,0 Z",
)
"""Dart, disc, diamond, four-point star, hexagon."""
LETTER_DROP = (4.2, 3.4, 3.4, 3.4, 3.4)
MORE_SHAPES = {"orange": ("M0,-11.5 L10,-2.5 V9.5 L0,4 L-10,9.5 V-2.5 Z", 1.8)}
"""Chevron: the shapes of other colours, each with the drop of its letter."""


def hull(look: Look, *, letter: bool = True, style: str = "ship-letter") -> Svg:
    """The ship itself, around (0, 0). `style` is the class of its letter."""
    hue = hue_of(look)
    shape, drop = (SHAPES[look], LETTER_DROP[look]) if isinstance(look, int) else MORE_SHAPES[look]
    text = f'<text y="{drop}" class="{style}" fill="#0A0E1C">{hue.letter}</text>' if letter else ""
    path = f'<path d="{shape}" fill="{hue.color}" stroke="#070A14" stroke-width="1.6" stroke-linejoin="round"/>'
    return Svg(f"{path}{text}")


@lru_cache(maxsize=256)
def ship_icon(seat: Look, size: int = 18, *, letter: bool = True) -> Svg:
    """A ship beside words, from the pictures of the page: of a seat, or on pages about several tables of a look."""
    picture = f"#ship-{seat}" if letter else f"#bare-{seat}"
    return Svg(
        f'<svg class="ship-icon" width="{size}" height="{size}" viewBox="-13 -13 26 26" aria-hidden="true">'
        f'<use href="{picture}"/></svg>'
    )


@lru_cache(maxsize=8)
def ship_pictures(colors: tuple[str, ...] = COLORS, more: tuple[str, ...] = ()) -> Svg:
    """What the ships beside words refer to: by seat at a table with these colours, and by the names of `more`."""
    looks: dict[Look, Look] = {seat: look_of(colors, seat) for seat in range(len(colors))}
    return Svg(
        "".join(
            f'<g id="ship-{name}">{hull(look, style="icon-letter")}</g><g id="bare-{name}">{hull(look, letter=False)}</g>'
            for name, look in (looks | {color: color for color in more}).items()
        )
    )


WREATH_WIDTH, WREATH_HEIGHT = 520, 230
WREATH_MIDDLE = (WREATH_WIDTH / 2, WREATH_HEIGHT - 74)
ARCS = ((132.0, 9), (190.0, 12))
"""Radius and number of pieces of each arc."""
FROM, TO = 196.0, 344.0
"""The arcs open downwards, for the emblem and the words under it."""
STAR = "M0,-9 L2.4,-2.6 L9,0 L2.4,2.6 L0,9 L-2.4,2.6 L-9,0 L-2.4,-2.6Z"


def wreath(seats: tuple[Look, ...]) -> Svg:
    """Drawn for one winner or several: ships of all winners alternate with stars."""
    pieces: list[str] = []
    for radius, count in ARCS:
        for number in range(count):
            degrees = FROM + (TO - FROM) * number / (count - 1)
            turn = math.radians(degrees)
            x, y = WREATH_MIDDLE[0] + radius * math.cos(turn), WREATH_MIDDLE[1] + radius * 0.82 * math.sin(turn)
            star = number % 2 == 1 or not seats
            shape = (
                f'<path d="{STAR}" fill="#F6EFE0"/>' if star else hull(seats[number // 2 % len(seats)], letter=False)
            )
            tilt = degrees + 90 if not star else 0
            size = 0.8 if star else 1.25
            pieces.append(
                f'<g transform="translate({x:.0f},{y:.0f}) rotate({tilt:.0f}) scale({size})">'
                f'<g class="wreathpiece" style="--n:{len(pieces)}">{shape}</g></g>'
            )
    box = f"0 0 {WREATH_WIDTH} {WREATH_HEIGHT}"
    return Svg(f'<svg class="wreath" viewBox="{box}" aria-hidden="true">{"".join(pieces)}</svg>')
