"""The twelve planets, each a sphere of its own colour, and the three symbols: colour and shape together."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from warptable.table.page.art.globes import BEHIND, CLIP, RINGED, SURFACES, surface_defs
from warptable.table.page.html import Svg, svg_text

from ...engine.model.places import SYMBOLS


class Ground(NamedTuple):
    """The colours of a planet."""

    color: str
    tint: str
    shade: str


GROUNDS = (
    Ground("#A873F5", "#E6D3FF", "#3A1872"),
    Ground("#F2685C", "#FFD0C8", "#6A1B17"),
    Ground("#4CC987", "#CDF7DF", "#0E4E35"),
    Ground("#56A6F5", "#CFE6FF", "#10396F"),
    Ground("#E9BC3E", "#FFF0BE", "#6A4C08"),
    Ground("#9CCB45", "#E9F7C4", "#3C5610"),
    Ground("#35B8B2", "#C6F3F0", "#0C4A4B"),
    Ground("#D07F4E", "#FBDDC8", "#5C2A0E"),
    Ground("#DE66B6", "#FBD3EC", "#651A4D"),
    Ground("#8799BC", "#DCE5F5", "#2B3853"),
    Ground("#D3B882", "#F8ECD0", "#5E4818"),
    Ground("#7278E4", "#D6D9FF", "#22266F"),
)
"""By tile."""
SIGNS = {
    "blue": ("#5CAEFF", '<circle r="5.2"/>'),
    "pink": ("#FF7FB6", '<path d="M0,-6 L6,4.6 H-6Z"/>'),
    "green": ("#52D68F", '<rect x="-4.9" y="-4.9" width="9.8" height="9.8" rx="1"/>'),
}
"""The symbols: circle, triangle, square."""


@lru_cache(maxsize=1)
def planet_defs() -> Svg:
    """What `globe` refers to."""
    spheres = "".join(
        f'<radialGradient id="sphere{tile}" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="{ground.tint}"/>'
        f'<stop offset=".3" stop-color="{ground.color}"/><stop offset=".74" stop-color="{ground.shade}"/><stop offset="1" stop-color="#080A14"/></radialGradient>'
        for tile, ground in enumerate(GROUNDS)
    )
    return Svg(f"{CLIP}{spheres}{surface_defs()}")


@lru_cache(maxsize=256)
def globe(tile: int, radius: float) -> Svg:
    """The planet itself, around (0, 0)."""
    surface, ground = (tile * 2 + tile // 5) % len(SURFACES), GROUNDS[tile]
    behind = BEHIND if surface == RINGED else ""
    return Svg(
        f'<g class="globe" style="--tint:{ground.tint};--shade:{ground.shade}" transform="scale({radius / 30:.3g})">{behind}'
        f'<circle r="30" fill="url(#sphere{tile})"/><use href="#surface{surface}"/></g>'
    )


def symbol(tile: int, x: float, y: float, scale: float = 1) -> Svg:
    """The symbol of a planet, in a dark disc."""
    color, shape = SIGNS[SYMBOLS[tile]]
    return Svg(
        f'<g class="symbol" transform="translate({x:.1f},{y:.1f}) scale({scale:.2g})"><circle r="11" fill="#0B1020" stroke="{color}" stroke-width="2"/>'
        f'<g fill="{color}">{shape}</g></g>'
    )


@lru_cache(maxsize=16)
def symbol_icon(name: str, label: str = "", size: int = 18) -> Svg:
    """A symbol beside words."""
    color, shape = SIGNS[name]
    said = f'role="img" aria-label="{svg_text(label)}"' if label else 'aria-hidden="true"'
    return Svg(
        f'<svg class="ship-icon" width="{size}" height="{size}" viewBox="-12 -12 24 24" {said}><circle r="11" fill="#0B1020" stroke="{color}" stroke-width="2"/>'
        f'<g fill="{color}">{shape}</g></svg>'
    )


@lru_cache(maxsize=16)
def planet_picture(tile: int, width: int = 56) -> Svg:
    """A planet as a picture of its own; its gradient comes from the board of the page."""
    return Svg(
        f'<svg class="globeicon" width="{width}" viewBox="-48 -34 96 68" aria-hidden="true">{globe(tile, 30)}</svg>'
    )
