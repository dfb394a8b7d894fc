"""Planets: a sphere in the hue of its home system, with one of five surfaces. The third has a ring."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.art.globes import BEHIND, CLIP, RINGED, SURFACES, surface_defs
from warptable.table.page.art.palette import HUES
from warptable.table.page.html import Svg


@lru_cache(maxsize=1)
def planet_defs() -> Svg:
    """What `planet` refers to: the spheres of the seats, the glow of their suns, the surfaces."""
    seats = "".join(
        f'<radialGradient id="sphere{seat}" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="{hue.tint}"/>'
        f'<stop offset=".3" stop-color="{hue.color}"/><stop offset=".74" stop-color="{hue.shade}"/><stop offset="1" stop-color="#080A14"/></radialGradient>'
        f'<radialGradient id="glow{seat}"><stop offset="0" stop-color="{hue.color}" stop-opacity=".34"/><stop offset="1" stop-color="{hue.color}" stop-opacity="0"/></radialGradient>'
        for seat, hue in enumerate(HUES)
    )
    return Svg(f"{CLIP}{seats}{surface_defs()}")


def planet(seat: int, number: int, radius: float) -> Svg:
    """The planet itself, around (0, 0)."""
    surface = number % len(SURFACES)
    behind = BEHIND if surface == RINGED else ""
    return Svg(
        f'<g class="globe" transform="scale({radius / 30:.3g})">{behind}<circle r="30" fill="url(#sphere{seat})"/>'
        f'<use href="#surface{surface}"/></g>'
    )


@lru_cache(maxsize=64)
def globe_picture(seat: int, number: int) -> Svg:
    """A planet as a picture of its own."""
    globe = planet(seat, number, 30)
    return Svg(f'<svg class="globeicon" viewBox="-48 -34 96 68" aria-hidden="true">{globe}</svg>')
