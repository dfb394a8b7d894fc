"""The charts of the report: plain SVG from numbers, coloured by the page's style.

Bars take all the room they get (lengths in per cent); the heat map and the histograms have a fixed scale. Words come
in already translated; `Markup.format` escapes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from warptable.table.page.art.emblems import glyph

CELLS = 15, 24  # pixels of a cell of the heat map, at least and at most;
HEAT = 750  # of all cells together, as far as that goes;
NAMES = 118  # of the names before them
SURE = 3.0  # standard deviations at which a colour is full
BIN = 5  # encounters in one bar of a histogram
WIDE, HIGH, FOOT = 320, 120, 18  # of a histogram


def symbols(aliens: Sequence[str]) -> Markup:
    """Every emblem once; the charts point at them."""
    made = Markup().join(
        Markup(
            '<symbol id="e-{}" viewBox="-32 -32 64 64"><circle r="30.5" class="em-ground"/>'
            '<g fill="currentColor" transform="scale(.84)">{}</g></symbol>'
        ).format(alien, glyph(alien))
        for alien in aliens
    )
    return Markup('<svg width="0" height="0" class="symbols" aria-hidden="true">{}</svg>').format(made)


def emblem(alien: str, size: int = 28) -> Markup:
    return Markup('<svg class="emblem" width="{0}" height="{0}" aria-hidden="true"><use href="#e-{1}"/></svg>').format(
        size, alien
    )


def _at(share: float, scale: float) -> str:
    return f"{100 * share / scale:.2f}%"


def rate_bar(one: Mapping[str, Any], scale: float, label: str) -> Markup:
    """A bar from par to the rate, with the interval as a line over it."""
    left, right = sorted((one["rate"], one["par"]))
    return Markup(
        '<svg class="bar {verdict}" width="100%" height="22" role="img" aria-label="{label}"><title>{label}</title>'
        '<rect class="fill" x="{left}" width="{width}" y="5" height="12" rx="2"/>'
        '<line class="par" x1="{par}" x2="{par}" y1="0" y2="22"/>'
        '<line class="span" x1="{low}" x2="{high}" y1="11" y2="11"/>'
        '<line class="span" x1="{low}" x2="{low}" y1="7" y2="15"/>'
        '<line class="span" x1="{high}" x2="{high}" y1="7" y2="15"/>'
        '<circle class="dot" cx="{rate}" cy="11" r="4"/></svg>'
    ).format(
        verdict=one["verdict"],
        label=label,
        left=_at(left, scale),
        width=_at(right - left, scale),
        par=_at(one["par"], scale),
        low=_at(one["low"], scale),
        high=_at(one["high"], scale),
        rate=_at(one["rate"], scale),
    )


def axis(scale: float) -> Markup:
    """What the places along the bars mean, in tenths."""
    ticks = Markup().join(
        Markup('<text x="{}" y="13">{} %</text>').format(_at(tenth / 10, scale), 10 * tenth)
        for tenth in range(int(10 * scale + 1e-9) + 1)
    )
    return Markup('<svg class="axis" width="100%" height="18" aria-hidden="true">{}</svg>').format(ticks)


def stack_bar(parts: Sequence[tuple[str, float]], scale: float, label: str) -> Markup:
    """Parts of a whole side by side: (class, length)."""
    boxes, start = Markup(), 0.0
    for kind, length in parts:
        boxes += Markup('<rect class="{}" x="{}" width="{}" y="4" height="14" rx="2"/>').format(
            kind, _at(start, scale), _at(length, scale)
        )
        start += length
    return Markup(
        '<svg class="bar" width="100%" height="22" role="img" aria-label="{0}"><title>{0}</title>{1}</svg>'
    ).format(label, boxes)


def heat_map(names: Mapping[str, str], cells: Mapping[tuple[str, str], tuple[float, str]], label: str) -> Markup:
    """Rows and columns of aliens, by id and name. A cell has a strength (in standard deviations, or another measure of
    which `SURE` is a lot) and a text."""
    cell = max(CELLS[0], min(CELLS[1], HEAT // max(1, len(names))))
    start = NAMES + cell + 7
    size = start + cell * len(names)
    places = {alien: start + cell * number for number, alien in enumerate(names)}
    heads = Markup().join(
        Markup(
            '<use href="#e-{0}" class="emblem" x="{3}" y="{1}" width="{2}" height="{2}"/>'
            '<use href="#e-{0}" class="emblem" x="{1}" y="{3}" width="{2}" height="{2}"/>'
            '<text x="{4}" y="{5}" text-anchor="end">{6}</text>'
            '<text transform="translate({5} {4}) rotate(-90)">{6}</text>'
        ).format(alien, place, cell - 1, NAMES + 2, NAMES - 2, place + cell // 2 + 4, names[alien])
        for alien, place in places.items()
    )
    boxes = Markup().join(
        _cell(places[other], places[alien], cell - 1, strength, text)
        for (alien, other), (strength, text) in cells.items()
    )
    return Markup(
        '<svg class="heat" width="{0}" height="{0}" viewBox="0 0 {0} {0}" role="img" aria-label="{1}">{2}{3}</svg>'
    ).format(size, label, heads, boxes)


def _cell(x: int, y: int, size: int, strength: float, text: str) -> Markup:
    kind, full = "up" if strength > 0 else "down", max(0.04, min(1.0, abs(strength) / SURE))
    return Markup(
        '<rect class="{0}" x="{1}" y="{2}" width="{3}" height="{3}" fill-opacity="{4:.2f}"><title>{5}</title></rect>'
    ).format(kind, x, y, size, full, text)


def histogram(games: Mapping[int, int], most: int, label: Callable[[int, int | None, int], str], name: str) -> Markup:
    """How many games took how many encounters. One more bar, without an end, holds those with more than `most`."""
    bins: dict[int, int] = {}
    for encounters, number in games.items():
        start = (min(encounters, most + 1) - 1) // BIN * BIN
        bins[start] = bins.get(start, 0) + number
    highest, width = max(bins.values(), default=1), WIDE / (-(-most // BIN) + 1)
    bars = Markup().join(
        Markup('<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="2"><title>{}</title></rect>').format(
            start / BIN * width,
            HIGH - HIGH * number / highest,
            width - 2,
            HIGH * number / highest,
            label(start + 1, start + BIN if start < most else None, number),
        )
        for start, number in sorted(bins.items())
    )
    ticks = Markup().join(
        Markup('<text x="{:.1f}" y="{}">{}</text>').format(
            at / BIN * width, HIGH + FOOT - 3, f"{at}+" if at == most and most in bins else at
        )
        for at in range(0, most + 1, 4 * BIN)
    )
    return Markup(
        '<svg class="histogram" viewBox="-8 0 {} {}" role="img" aria-label="{}"><line class="ground" x1="0" x2="{}" '
        'y1="{}" y2="{}"/>{}{}</svg>'
    ).format(WIDE + 16, HIGH + FOOT, name, WIDE, HIGH, HIGH, bars, ticks)
