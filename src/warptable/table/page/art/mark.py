"""The emblem of the program: in the tab of a browser, on the screen of a phone, on notifications. Drawn here."""

from __future__ import annotations

from urllib.parse import quote

from ..html import Svg

NIGHT, AMBER, MINT = "#0C1122", "#FFC24B", "#6FF2DC"
"""The colours s1, act and legal of the dark theme (base/tokens.css)."""
ORBITS = (
    f'<ellipse rx="9" ry="13" fill="none" stroke="{AMBER}" stroke-width="2.6" transform="rotate(28)"/>'
    f'<ellipse rx="4.4" ry="12.4" fill="none" stroke="{AMBER}" stroke-width="2.6" transform="rotate(28)"/>'
    f'<circle r="3.2" fill="{MINT}"/>'
)
SAFE = 0.8
"""Phones cut a maskable icon to any shape; what lies within this share of its width is never cut."""


def mark() -> Svg:
    """The emblem on a round ground."""
    return _picture(f'<circle r="15" fill="{NIGHT}"/>{ORBITS}')


def maskable_mark() -> Svg:
    """The emblem on a ground without edges, small enough to be cut round."""
    return _picture(
        f'<rect x="-16" y="-16" width="32" height="32" fill="{NIGHT}"/><g transform="scale({SAFE})">{ORBITS}</g>'
    )


def badge() -> Svg:
    """The emblem in one colour: phones show no more of it in the bar on top."""
    return _picture(ORBITS.replace(AMBER, "#fff").replace(MINT, "#fff"))


def _picture(content: str) -> Svg:
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32">{content}</svg>')


FAVICON = "data:image/svg+xml," + quote(mark(), safe="/:=' ,")
PICTURES = {
    "icon-192.png": (mark, 192),
    "icon-512.png": (mark, 512),
    "maskable-512.png": (maskable_mark, 512),
    "touch-180.png": (maskable_mark, 180),
    "badge-96.png": (badge, 96),
}
"""The emblem for systems that take no drawing: how each picture is drawn, and its size. tools/icons.py makes them."""
