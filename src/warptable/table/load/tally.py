"""What is counted while the tables are driven."""

from __future__ import annotations

from dataclasses import dataclass, field

from .stopwatch import Times


@dataclass(slots=True)
class Tally:
    """Everything since the measuring began. `wire`: bytes of messages as they came over the wire, `plain`: the same
    before compression."""

    answers: int = 0
    stale: int = 0
    refused: int = 0
    errors: int = 0
    frames: int = 0
    plain: int = 0
    wire: int = 0
    finished: int = 0
    times: Times = field(default_factory=Times)
    by_table: set[int] = field(default_factory=set)  # the tables at which somebody has answered

    def begin(self) -> None:
        """Forget the warm-up."""
        self.answers = self.stale = self.refused = self.errors = self.frames = self.plain = self.wire = 0
        self.finished = 0
        self.times.acknowledged.clear()
        self.times.shown.clear()
        self.by_table.clear()


def percentile(values: list[float], share: float) -> float | None:
    """The value that this share of all does not exceed, in milliseconds; None without values."""
    if not values:
        return None
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1e3, 1)
