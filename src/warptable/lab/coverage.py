"""What has happened in the games of the exhaustive runner so far, and what is still missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from warptable.kernel.packs import Packs

Wanted = dict[str, tuple[str, ...]]
"""Item -> the facets that can happen to it."""


@dataclass(slots=True)
class Coverage:
    """Counts of (item, facet): a power was offered, a card was used ..."""

    edition: str
    wanted: Wanted
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    variants: tuple[str, ...] = ()
    packs: Packs = ()

    def lacks(self, item: str, facet: str) -> bool:
        """Can this happen, and has it not?"""
        return facet in self.wanted.get(item, ()) and self.counts[item, facet] <= 0

    def missing(self) -> list[tuple[str, str]]:
        """(item, facet) pairs that can happen and have not."""
        return [(item, facet) for item, facets in self.wanted.items() for facet in facets if self.lacks(item, facet)]

    def table(self, columns: Sequence[str]) -> str:
        """The counts as text, with these facets as columns; a dash where something cannot happen."""
        width = max((len(item) for item in self.wanted), default=4)
        lines = [" ".join(["item".ljust(width), *(facet.rjust(9) for facet in columns)])]
        for item, facets in sorted(self.wanted.items()):
            cells = [str(self.counts[item, facet]) if facet in facets else "-" for facet in columns]
            lines.append(" ".join([item.ljust(width), *(cell.rjust(9) for cell in cells)]))
        return "\n".join(lines)
