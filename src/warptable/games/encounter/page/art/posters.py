"""What the first page shows of the editions of this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from warptable.table.page.art.posters import BANDS, BLUE, CLOUDS, GREEN, PURPLE, RED, YELLOW, fleet, gate, planet
from warptable.table.page.html import Svg


def _through_the_gate() -> tuple[Svg, ...]:
    return (
        gate(42, 88, 174, 66, 36, 9),
        planet(YELLOW, 232, 68, 32, CLOUDS, ring=True),
        planet(PURPLE, 150, 116, 11),
        fleet(BLUE, 4, 60, 92, 1.2),
        fleet(RED, 2, 104, 84, 1.1),
    )


def _four_worlds() -> tuple[Svg, ...]:
    way = "M52,78 Q82,36 112,88 M112,88 Q150,32 186,68 M186,68 Q220,40 250,92"
    dotted = 'fill="none" stroke="#F6EFE0" stroke-opacity=".55" stroke-width="2" stroke-dasharray="2 6"'
    return (
        Svg(f'<path d="{way}" {dotted} stroke-linecap="round"/>'),
        planet(RED, 50, 82, 23, BANDS),
        planet(BLUE, 112, 96, 22),
        planet(YELLOW, 186, 72, 24, CLOUDS),
        planet(GREEN, 250, 98, 22, BANDS),
        fleet(BLUE, 2, 149, 58, 1),
    )


POSTERS: Mapping[str, Callable[[], tuple[Svg, ...]]] = {"ffg": _through_the_gate, "avalon": _four_worlds}
