"""The emblem of an alien: a glyph in a file of its own under `glyphs/`, drawn by us, or from the pack that brings the
alien. An alien without one shows its initial."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib import resources

from warptable.kernel.packs import Packs, pack_of

from ..html import Svg, svg_text
from .palette import ALERTS, Look, hue_of

INK, GROUND = "#F6EFE0", "#0B1020"
MARKS = {
    "green": '<circle r="5"/>',
    "yellow": '<path d="M0,-6 L6,5 H-6Z"/>',
    "red": '<rect x="-5" y="-5" width="10" height="10"/>',
}
"""Alert levels: a shape in addition to the colour."""


_packs: ContextVar[Packs] = ContextVar("packs", default=())


@contextmanager
def drawing(packs: Packs) -> Iterator[None]:
    """While this context is open, emblems are drawn for a table with these packs: templates name only the alien."""
    before = _packs.set(packs)
    try:
        yield
    finally:
        _packs.reset(before)


def packs_drawn() -> Packs:
    """Those of the open context: what is drawn depends on them."""
    return _packs.get()


def glyph(alien: str) -> Svg:
    """What is inside the emblem: shapes around (0, 0), 24 to each side."""
    pack = pack_of(alien, _packs.get())
    if pack is not None and alien in pack.emblems:
        return _inside(pack.emblems[alien])
    return _own_glyph(alien)


def _inside(content: str) -> Svg:
    """The shapes of a picture without its frame."""
    start = content.find("<svg")
    return Svg(content[content.index(">", start) + 1 : content.rindex("</svg>")].strip())


@lru_cache(maxsize=256)
def _own_glyph(alien: str) -> Svg:
    file = resources.files(__package__).joinpath("glyphs", f"{alien}.svg")
    if alien.replace("-", "").isalnum() and file.is_file():
        return _inside(file.read_text(encoding="utf-8"))
    letter = svg_text(alien[:1].upper() or "?")
    return Svg(f'<text y="13" text-anchor="middle" class="initial">{letter}</text>')


def emblem(alien: str, size: int = 40, seat: Look | None = None) -> Svg:
    """A separate emblem in the colour of the seat. No alien (""): a question mark."""
    hue = hue_of(seat).color if seat is not None else INK
    return Svg(
        f'<svg class="emblem" width="{size}" height="{size}" viewBox="-32 -32 64 64" style="color:{hue};--eb:{GROUND}" '
        f'aria-hidden="true"><circle r="30.5" fill="{GROUND}" stroke="{hue}" stroke-width="3"/>'
        f'<g fill="currentColor" transform="scale(.84)">{glyph(alien)}</g></svg>'
    )


def emblem_at(alien: str, x: float, y: float, radius: float, seat: int, *, off: bool = False) -> Svg:
    """An emblem inside a bigger picture: the sun of a star system. `off`: the power is lost, the glyph hollow."""
    hue = hue_of(seat).color
    faded = ' opacity=".35"' if off else ""
    return Svg(
        f'<g transform="translate({x},{y}) scale({radius / 32:.3f})" style="color:{hue};--eb:{GROUND}">'
        f'<circle r="31" fill="{GROUND}" stroke="{hue}" stroke-width="3"/>'
        f'<g class="emblem" fill="currentColor" transform="scale(.82)"{faded}>{glyph(alien)}</g></g>'
    )


def alert(level: str, label: str, size: int = 14) -> Svg:
    """The alert level of an alien: colour and shape."""
    return Svg(
        f'<svg class="alert" width="{size}" height="{size}" viewBox="-8 -8 16 16" role="img" '
        f'aria-label="{svg_text(label)}"><g fill="{ALERTS[level]}" stroke="#070A14" stroke-width="1">{MARKS[level]}</g></svg>'
    )


RAYS = 12


def tile(alien: str, level: str = "", size: int = 56) -> Svg:
    """An emblem for the catalogue."""
    hue = ALERTS.get(level, INK)
    return Svg(
        f'<svg class="emblem" width="{size}" height="{size}" viewBox="-32 -32 64 64" style="color:{hue};--eb:{GROUND}" '
        f'aria-hidden="true"><circle r="30.5" fill="{GROUND}" stroke="{hue}" stroke-width="2.6"/>'
        f'<g fill="currentColor" transform="scale(.84)">{glyph(alien)}</g></svg>'
    )


def portrait(alien: str, level: str = "", size: int = 300) -> Svg:
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
    return Svg(
        f'<svg class="portrait" width="{size}" height="{size}" viewBox="-150 -150 300 300" aria-hidden="true" '
        f'style="color:{hue};--eb:{GROUND}"><g fill="none" stroke="{hue}"><circle r="144" stroke-opacity=".5" '
        f'stroke-width="1.4" stroke-dasharray="1.4 6"/><circle r="120" stroke-opacity=".6"/></g>'
        f'<g fill="{hue}" fill-opacity=".8">{rays}</g>'
        f'<circle r="92" fill="{GROUND}" stroke="{hue}" stroke-width="5"/>'
        f'<g class="emblem" fill="currentColor" transform="scale(2.7)">{glyph(alien)}</g>{moons}'
        f'<ellipse cx="88" cy="-84" rx="27" ry="7.5" transform="rotate(-14 88 -84)" fill="none" stroke="{INK}" '
        'stroke-opacity=".8" stroke-width="1.6"/></svg>'
    )
