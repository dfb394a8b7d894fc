"""What the first page shows of the game for two."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from warptable.table.page.art.posters import BANDS, BLUE, CLOUDS, GREEN, PURPLE, YELLOW, fleet, orbit, planet
from warptable.table.page.html import Svg


def _one_against_one() -> tuple[Svg, ...]:
    """Orange and Blue over one planet."""
    return (
        orbit(150, 78, 118, 40),
        planet(YELLOW, 150, 76, 38, CLOUDS, ring=True),
        planet(PURPLE, 40, 44, 12),
        planet(GREEN, 262, 112, 14, BANDS),
        fleet("orange", 4, 92, 62, 1.3),
        fleet(BLUE, 4, 210, 96, 1.3),
    )


POSTERS: Mapping[str, Callable[[], tuple[Svg, ...]]] = {"duel": _one_against_one}
