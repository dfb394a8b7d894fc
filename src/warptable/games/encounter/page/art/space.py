"""Pieces of rings, and the cone of the hyperspace gate."""

from __future__ import annotations

from math import cos, degrees, sin

from warptable.table.page.html import Svg

HOOPS = 6


def segment(inner: float, outer: float, start: float, end: float) -> str:
    """The outline of a piece of a ring around (0, 0), between two angles in radians; less than half a turn."""

    def at(radius: float, angle: float) -> str:
        return f"{radius * cos(angle):.1f},{radius * sin(angle):.1f}"

    return (
        f"M{at(inner, start)} A{inner:g},{inner:g} 0 0 1 {at(inner, end)} "
        f"L{at(outer, end)} A{outer:g},{outer:g} 0 0 0 {at(outer, start)}Z"
    )


def cone(x: float, y: float, angle: float, length: float, mouth: float, tip: float) -> Svg:
    """The gate: from the wide end at (x, y) along an angle in radians. `mouth` and `tip` are half widths."""
    hoops = []
    for step in range(HOOPS):
        share = step / (HOOPS - 1)
        width = mouth + (tip - mouth) * share
        hoops.append(
            f'<ellipse cx="{length * share:.1f}" rx="{max(3, width * 0.26):.1f}" ry="{width:.1f}" '
            f'stroke-opacity="{0.95 - 0.4 * share:.2f}" stroke-width="{2.4 - share:.1f}"/>'
        )
    outline = f"M0,{-mouth:g} L{length:g},{-tip:g} V{tip:g} L0,{mouth:g}Z"
    return Svg(
        f'<g transform="translate({x:.1f},{y:.1f}) rotate({degrees(angle):.1f})"><g class="cone">'
        f'<path d="{outline}" fill="url(#gatefill)"/><g fill="none" stroke="#FFC24B">{"".join(hoops)}'
        f'<path d="M{length + 3:g},-8 l13,8 l-13,8" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>'
        "</g></g></g>"
    )
