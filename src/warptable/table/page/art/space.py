"""Space itself: stars, the warp and its swirl."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from warptable.kernel import Rng

from ..html import Svg

STARS = 320


@lru_cache(maxsize=1)
def space_defs() -> Svg:
    """The gradients that the functions below refer to."""
    return Svg(
        '<radialGradient id="warpfill"><stop offset="0" stop-color="#05060D"/><stop offset=".42" stop-color="#1A1140"/>'
        '<stop offset=".72" stop-color="#3B2A86"/><stop offset="1" stop-color="#20306B"/></radialGradient>'
        '<linearGradient id="gatefill" x1="0" x2="1"><stop offset="0" stop-color="#FFC24B" stop-opacity=".5"/>'
        '<stop offset=".65" stop-color="#FFB03A" stop-opacity=".22"/>'
        '<stop offset="1" stop-color="#FF8A5A" stop-opacity=".5"/></linearGradient>'
        '<radialGradient id="nebula0"><stop offset="0" stop-color="#2B2A6E" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#2B2A6E" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="nebula1"><stop offset="0" stop-color="#0E5A66" stop-opacity=".34"/>'
        '<stop offset="1" stop-color="#0E5A66" stop-opacity="0"/></radialGradient>'
    )


@lru_cache(maxsize=4)
def sky(width: int, height: int) -> Svg:
    """Nebulae and stars, continuing beyond the edges because the screen is often wider than the map. Always the
    same."""
    rng = Rng.seeded("sky")
    layers: dict[int, list[str]] = {size: [] for size in (12, 16, 22)}
    for _ in range(STARS):
        x, y = rng.below(width * 2) - width // 2, rng.below(height * 2) - height // 2
        layers[rng.choice((12, 12, 16, 22))].append(f"M{x},{y}h0")
    stars = "".join(
        f'<path d="{"".join(path)}" stroke-width="{size / 10}" opacity="{size / 40}"/>' for size, path in layers.items()
    )
    return Svg(
        f'<ellipse cx="{width * 0.23:.0f}" cy="{height * 0.77:.0f}" rx="420" ry="260" fill="url(#nebula1)"/>'
        f'<ellipse cx="{width * 0.77:.0f}" cy="{height * 0.25:.0f}" rx="460" ry="280" fill="url(#nebula0)"/>'
        f'<g stroke="#DDE6FF" stroke-linecap="round">{stars}</g>'
    )


@lru_cache(maxsize=4)
def swirl(radius: float, arms: int = 3, turns: float = 1.05) -> Svg:
    """The arms of the warp, around (0, 0)."""
    paths = []
    for arm in range(arms):
        points = []
        for step in range(33):
            share = step / 32
            angle = 2 * pi * (arm / arms + share * turns)
            reach = radius * (0.12 + 0.86 * share)
            points.append(f"{reach * cos(angle):.1f},{reach * sin(angle):.1f}")
        paths.append(f'<polyline points="{" ".join(points)}"/>')
    return Svg(
        '<g class="swirl" fill="none" stroke="#A79BFF" stroke-opacity=".34" stroke-width="2.4" stroke-linecap="round">'
        f"{''.join(paths)}</g>"
    )
