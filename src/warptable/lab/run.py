"""Playing plans: chunks to an engine, rows back, kept in a file on the way, so that nothing done is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..bots import thinks_ahead
from ..encounter.rulebook import Settings
from .engines import Engine, alone
from .plan import Job, Plan, Row, play_chunk
from .simulate import load_once
from .store import Store

CHUNK, SLOW_CHUNK = 25, 2  # games a worker plays before it reports; the second for bots that think ahead
PARTS = 16  # into which even a small run is cut, for all cores and a lively progress bar

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The rows of a run in their order; `complete` unless it was interrupted."""

    rows: list[Row]
    complete: bool

    @property
    def played(self) -> list[Row]:
        return [row for row in self.rows if not row.error]

    @property
    def errors(self) -> list[dict[str, object]]:
        """The games that broke, with what is needed to play them again."""
        return [
            {"plan": row.plan, "game": row.number, "seed": row.seed, "bots": list(row.bots), "error": row.error}
            for row in self.rows
            if row.error
        ]


def checked(plans: Sequence[Plan]) -> None:
    """Raises ValueError with one clear line for a table that cannot be set up."""
    for plan in plans:
        load_once(plan.homemade)
        if plan.games < 0:
            raise ValueError("the number of games must not be negative")
        Settings(plan.edition, plan.players, plan.aliens_at(0), plan.variants).checked()


def run(
    plans: Sequence[Plan], engine: Engine = alone, store: Store | None = None, progress: Progress | None = None
) -> Outcome:
    """Play what is not yet in the store. Ctrl-C ends the run and keeps what is done."""
    checked(plans)
    rows = store.open(plans) if store is not None else []
    total, complete = sum(plan.games for plan in plans), True
    if progress is not None:
        progress(len(rows), total)
    try:
        for part in engine(play_chunk, jobs(plans, rows)):
            rows += part
            if store is not None:
                store.add(part)
            if progress is not None:
                progress(len(rows), total)
    except KeyboardInterrupt:
        complete = False
    rows.sort(key=lambda row: (row.plan, row.number))
    return Outcome(rows, complete)


def jobs(plans: Sequence[Plan], done: Sequence[Row] = ()) -> list[Job]:
    """What is left to play, cut into chunks; all plans advance side by side."""
    gone = {(row.plan, row.number) for row in done}
    total = sum(plan.games for plan in plans)
    found: list[Job] = []
    for place, plan in enumerate(plans):
        left = [number for number in range(plan.games) if (place, number) not in gone]
        slow = any(thinks_ahead(name) for name in plan.line_up)
        size = max(1, min(SLOW_CHUNK if slow else CHUNK, total // PARTS))
        found += [(place, plan, tuple(left[at : at + size])) for at in range(0, len(left), size)]
    return sorted(found, key=lambda job: (job[2][0] / max(1, job[1].games), job[0]))


__all__ = ["Outcome", "Progress", "checked", "jobs", "run"]
