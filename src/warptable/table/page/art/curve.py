"""The curve of chances as a picture: one line for each seat, the turning points with their numbers. Its colours are in
the picture itself, so it is the same on a page and in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from ..html import EMPTY, Svg, svg_text
from .lettering import width_of
from .palette import Look, hue_of
from .ships import hull

INK, MUTED, LINE, GROUND = "#F6EFE0", "#BCC3DB", "#2E3A60", "#0C1122"
LEFT, RIGHT, BOTTOM = 52, 46, 34
LABEL_HEIGHT, LABEL_SIZE, SUB_SIZE = 46, 16, 13
GAP = 24
"""Between two labels."""


Scale: TypeAlias = Callable[[float], float]
"""From a round or a share to a place in the picture."""


class Mark(NamedTuple):
    """A turning point: in which round, whose line it stands on, what is said of it in two lines, and where it leads."""

    round: int
    seat: int
    title: str
    sub: str
    link: str = ""


class Box(NamedTuple):
    width: int
    height: int
    size: float = 1.0  # of the type
    words: bool = True  # of the turning points; without, they have only their numbers


def curve(
    rounds: Sequence[int],
    shares: Sequence[Sequence[float]],
    looks: Sequence[Look],
    winners: Sequence[int],
    marks: Sequence[Mark],
    box: Box,
    label: str,
) -> Svg:
    """`shares[i][seat]` is the chance of a seat when `rounds[i]` rounds were over."""
    top = (LABEL_HEIGHT + 22) * box.size if marks and box.words else 18 * box.size
    left, right = LEFT * box.size, box.width - RIGHT * box.size
    bottom = box.height - BOTTOM * box.size
    last = max(rounds[-1], 1)

    def x(round_: float) -> float:
        return left + (right - left) * round_ / last

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    parts: list[str] = [_grid(left, right, y, box), _numbers(rounds, x, bottom, box)]
    order = sorted(range(len(looks)), key=lambda seat: seat in winners)
    for seat in order:
        points = [(x(round_), y(share[seat])) for round_, share in zip(rounds, shares, strict=True)]
        width = (5 if seat in winners else 2.6) * box.size * (1 if box.words else 0.7)
        parts.append(
            f'<path d="{_path(points)}" fill="none" stroke="{hue_of(looks[seat]).color}" stroke-width="{width:.1f}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    parts.append(_ends(shares[-1], looks, right, y, box))
    parts.append(_marks(marks, rounds, shares, looks, x, y, top, box))
    name = "curve" if box.words else "curve narrow"
    role = "group" if any(mark.link for mark in marks) else "img"  # links in an image are for nobody
    return Svg(
        f'<svg class="{name}" viewBox="0 0 {box.width} {box.height}" width="{box.width}" height="{box.height}" '
        f'role="{role}" aria-label="{svg_text(label)}">{"".join(parts)}</svg>'
    )


def _path(points: Sequence[tuple[float, float]]) -> str:
    """Smooth, and never beyond what the points say: each piece is level at both ends."""
    (x, y), *rest = points
    drawn = [f"M{x:.1f},{y:.1f}"]
    for to_x, to_y in rest:
        middle = (x + to_x) / 2
        drawn.append(f"C{middle:.1f},{y:.1f} {middle:.1f},{to_y:.1f} {to_x:.1f},{to_y:.1f}")
        x, y = to_x, to_y
    return " ".join(drawn)


def _text(x: float, y: float, text: str, size: float, fill: str, anchor: str = "middle", weight: int = 700) -> Svg:
    return Svg(
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="Manrope, sans-serif" font-size="{size:.1f}" '
        f'font-weight="{weight}" fill="{fill}" text-anchor="{anchor}">{svg_text(text)}</text>'
    )


def _grid(left: float, right: float, y: Scale, box: Box) -> Svg:
    drawn = []
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        dash = "" if percent == 0 else ' stroke-dasharray="3 6"'
        drawn.append(
            f'<path d="M{left:.0f},{at:.1f} H{right:.0f}" stroke="{LINE}" stroke-width="1.2"{dash}/>'
            f"{_text(left - 8 * box.size, at + 4 * box.size, f'{percent} %', 12.5 * box.size, MUTED, 'end')}"
        )
    return Svg("".join(drawn))


def _numbers(rounds: Sequence[int], x: Scale, bottom: float, box: Box) -> Svg:
    last = rounds[-1]
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if last / step <= min(20, box.width / 36))
    return Svg(
        "".join(
            _text(x(round_), bottom + 20 * box.size, str(round_), 12.5 * box.size, MUTED)
            for round_ in range(step, last + 1, step)
        )
    )


def _ends(shares: Sequence[float], looks: Sequence[Look], right: float, y: Scale, box: Box) -> Svg:
    """The ships of the seats where their lines end; those at the same height lie in a pile towards the middle."""
    drawn, taken = [], dict[float, int]()
    for seat, share in enumerate(shares):
        number = taken.get(share, 0)
        taken[share] = number + 1
        at = y(share) + (17 if share > 0.5 else -17) * number * box.size
        size = 0.8 * box.size
        drawn.append(
            f'<g transform="translate({right + 26 * box.size:.1f},{at:.1f}) '
            f'scale({size:.2f})">{hull(looks[seat], letter=False)}</g>'
        )
    return Svg("".join(drawn))


def _marks(
    marks: Sequence[Mark],
    rounds: Sequence[int],
    shares: Sequence[Sequence[float]],
    looks: Sequence[Look],
    x: Scale,
    y: Scale,
    top: float,
    box: Box,
) -> Svg:
    drawn = []
    for number, (mark, middle) in enumerate(zip(marks, _places(marks, x, box), strict=True), 1):
        at, rounds_of = x(mark.round), mark.round
        place = min(range(len(rounds)), key=lambda one: abs(rounds[one] - rounds_of))
        high = y(shares[place][mark.seat])
        color = hue_of(looks[mark.seat]).color
        words = EMPTY
        if box.words:
            words = _text(middle, 17 * box.size, mark.title, LABEL_SIZE * box.size, INK, weight=800)
            words += _text(middle, 35 * box.size, mark.sub, SUB_SIZE * box.size, MUTED)
        ring = (
            f'<circle cx="{at:.1f}" cy="{high:.1f}" r="{12 * box.size:.1f}" fill="{GROUND}" stroke="{color}" '
            f'stroke-width="{3 * box.size:.1f}"/>{_text(at, high + 5 * box.size, str(number), 14 * box.size, INK)}'
        )
        line = (
            f'<path d="M{at:.1f},{top - 16 * box.size:.1f} V{y(0):.1f}" stroke="{MUTED}" stroke-opacity=".55" '
            f'stroke-width="1.3" stroke-dasharray="2 5"/>'
        )
        inside = f"{line}{ring}{words}"
        drawn.append(
            f'<a href="{svg_text(mark.link)}" aria-label="{svg_text(mark.title)}">{inside}</a>' if mark.link else inside
        )
    return Svg("".join(drawn))


def _places(marks: Sequence[Mark], x: Scale, box: Box) -> list[float]:
    """The middles of the labels: over their rounds, but inside the picture and apart from each other."""
    widths = [
        max(width_of(mark.title, LABEL_SIZE * box.size), width_of(mark.sub, SUB_SIZE * box.size)) * 0.98
        for mark in marks
    ]
    middles = [float(x(mark.round)) for mark in marks]
    edge = box.width - 12.0
    for place in reversed(range(len(marks))):
        middles[place] = min(middles[place], edge - widths[place] / 2)
        edge = middles[place] - widths[place] / 2 - GAP
    edge = 6.0
    for place, width in enumerate(widths):
        middles[place] = max(middles[place], edge + width / 2)
        edge = middles[place] + width / 2 + GAP
    return middles
