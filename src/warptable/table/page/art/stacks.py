"""How ships lie in a stack, with its shadow and its number."""

from __future__ import annotations

from ..html import Svg

RISE = 4.4
"""The distance from one ship of a stack to the next."""
TALLEST = 5
"""A stack grows no higher than this many ships; further ships lie at its bottom, all in one place."""


def top_of(y: float, index: int, size: int, scale: float) -> float:
    """How high a ship lies in a stack of this size; the lowest is 0."""
    return y - max(0, index - max(0, size - TALLEST)) * RISE * scale


def shadow(x: float, y: float, scale: float) -> str:
    """A dark spot, as one arc from its lowest point round to the same point."""
    return f"M{x:.1f},{y + 2 + 11 * scale:.1f}a{14 * scale:.1f},{11 * scale:.1f} 0 1 1 .1,0z"


def pill(name: str, x: float, y: float, size: str, text: str, kind: str) -> Svg:
    """The style sheet draws the box for one character."""
    more = 3.2 * (len(text) - 1)
    box = f' style="x:{-7.5 - more:g}px;width:{15 + 2 * more:g}px"' if more else ""
    return Svg(
        f'<g id="{name}" class="{kind}" style="transform:translate({x:.1f}px,{y:.1f}px){size}">'
        f'<rect{box}/><text y="4">{text}</text></g>'
    )
