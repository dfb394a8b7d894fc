"""A wreath for the winners: their ships and stars on two arcs round a place for the emblem."""

from __future__ import annotations

import math

from markupsafe import Markup

from .ships import hull

WIDTH, HEIGHT = 520, 230
MIDDLE = (WIDTH / 2, HEIGHT - 74)
ARCS = ((132.0, 9), (190.0, 12))
"""Radius and number of pieces of each arc."""
FROM, TO = 196.0, 344.0
"""The arcs open downwards, for the emblem and the words under it."""
STAR = "M0,-9 L2.4,-2.6 L9,0 L2.4,2.6 L0,9 L-2.4,2.6 L-9,0 L-2.4,-2.6Z"


def wreath(seats: tuple[int, ...]) -> Markup:
    """Drawn for one winner or several: each one's ships take turns with stars."""
    pieces: list[str] = []
    for radius, count in ARCS:
        for number in range(count):
            degrees = FROM + (TO - FROM) * number / (count - 1)
            turn = math.radians(degrees)
            x, y = MIDDLE[0] + radius * math.cos(turn), MIDDLE[1] + radius * 0.82 * math.sin(turn)
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
    return Markup(f'<svg class="wreath" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{"".join(pieces)}</svg>')
