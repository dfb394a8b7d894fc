"""Emblems in the colour of their alert level: small on a tile of the catalogue, large on a sheet."""

from __future__ import annotations

from markupsafe import Markup

from .emblems import GROUND, INK, glyph
from .palette import ALERTS

RAYS = 12


def tile(alien: str, level: str = "", size: int = 56) -> Markup:
    """An emblem for the catalogue."""
    hue = ALERTS.get(level, INK)
    return Markup(
        f'<svg class="em" width="{size}" height="{size}" viewBox="-32 -32 64 64" style="color:{hue};--eb:{GROUND}" '
        f'aria-hidden="true"><circle r="30.5" fill="{GROUND}" stroke="{hue}" stroke-width="2.6"/>'
        f'<g fill="currentColor" transform="scale(.84)">{glyph(alien)}</g></svg>'
    )


def portrait(alien: str, level: str = "", size: int = 300) -> Markup:
    """The emblem as the sun of a small system: rays, two orbits, two moons."""
    hue = ALERTS.get(level, INK)
    rays = "".join(
        f'<path d="M0,-137 l4.6,12 h-9.2Z" transform="rotate({turn * 360 // RAYS})"/>' for turn in range(RAYS)
    )
    moons = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{hue}"/><circle cx="{x - r / 3:.1f}" cy="{y - r / 3:.1f}" '
        f'r="{r * 0.36:.1f}" fill="#fff" fill-opacity=".55"/>'
        for x, y, r in ((88, -84, 16), (-94, 76, 11))
    )
    return Markup(
        f'<svg class="portrait" width="{size}" height="{size}" viewBox="-150 -150 300 300" aria-hidden="true" '
        f'style="color:{hue};--eb:{GROUND}"><g fill="none" stroke="{hue}"><circle r="144" stroke-opacity=".5" '
        f'stroke-width="1.4" stroke-dasharray="1.4 6"/><circle r="120" stroke-opacity=".6"/></g>'
        f'<g fill="{hue}" fill-opacity=".8">{rays}</g>'
        f'<circle r="92" fill="{GROUND}" stroke="{hue}" stroke-width="5"/>'
        f'<g class="em" fill="currentColor" transform="scale(2.7)">{glyph(alien)}</g>{moons}'
        f'<ellipse cx="88" cy="-84" rx="27" ry="7.5" transform="rotate(-14 88 -84)" fill="none" stroke="{INK}" '
        'stroke-opacity=".8" stroke-width="1.6"/></svg>'
    )
