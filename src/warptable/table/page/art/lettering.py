"""Names on cards: never wider than the card."""

from __future__ import annotations

from functools import lru_cache

from ..html import EMPTY, Svg, svg_text

SIZES = (15.0, 13.4, 11.8)
"""Type sizes of a name, the first that fits; after that it is set narrower."""
WIDEST = 88.0
"""The most width that a name may take; a card is 100 wide."""
SUB_SIZE = 11
NARROW, WIDE = frozenset("ijlrtfI.,:;'’()-1 "), frozenset("mwMW")


@lru_cache(maxsize=4096)
def width_of(text: str, size: float) -> float:
    """Roughly how wide a name will be in the bold face that cards use."""
    return size * sum(0.37 if c in NARROW else 0.92 if c in WIDE else 0.71 if c.isupper() else 0.61 for c in text)


def lines_of(name: str) -> list[str]:
    """One line if it fits in the smallest size, else two, cut at the space nearest to the middle."""
    words = name.split()
    if len(words) < 2 or width_of(name, SIZES[-1]) <= WIDEST:
        return [name]
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def name_lines(lines: list[str], low: int) -> Svg:
    """The name, with its last line at this height."""
    widest = max(lines, key=lambda line: width_of(line, 1))
    size = next((size for size in SIZES if width_of(widest, size) <= WIDEST), SIZES[-1])
    if len(lines) > 1:
        size = min(size, SIZES[1])
    top = low - (len(lines) - 1) * size
    return Svg("".join(_line(line, size, top + i * size) for i, line in enumerate(lines)))


def _line(line: str, size: float, y: float) -> Svg:
    fit = f' textLength="{WIDEST:g}" lengthAdjust="spacingAndGlyphs"' if width_of(line, size) > WIDEST else ""
    return Svg(f'<text x="50" y="{y:g}" class="card-name" style="font-size:{size:g}px"{fit}>{svg_text(line)}</text>')


def sub_line(sub: str, y: int) -> Svg:
    if not sub:
        return EMPTY
    fit = f' textLength="{WIDEST:g}" lengthAdjust="spacingAndGlyphs"' if width_of(sub, SUB_SIZE) > WIDEST else ""
    return Svg(f'<text x="50" y="{y}" class="card-subtitle"{fit}>{svg_text(sub)}</text>')
