"""Playing plans: an engine plays chunks of games and returns rows; a store keeps them on the way."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from warptable.game import family_of

from .engines import Engine, WorkerDied, alone
from .plan import Job, Plan, Row, loaded, play_chunk
from .store import Store

CHUNK, SLOW_CHUNK = 25, 2  # games that a worker plays before it reports; the second for bots that think ahead
PARTS = 16  # chunks of a small run, at least: work for all cores, and a progress bar that moves

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The rows of a run in their order. `complete` is false if Ctrl-C ended it; `fresh` are the rows played now, as
    opposed to those that were in the store already."""

    rows: list[Row]
    complete: bool
    fresh: list[Row]

    @property
    def played(self) -> list[Row]:
        return [row for row in self.rows if not row.error]

    @property
    def digest(self) -> str:
        """Of all games in their order, whoever played them first."""
        parts = [b"broken" if row.error else bytes.fromhex(row.digest) for row in self.rows]
        return hashlib.sha256(b"".join(parts)).hexdigest()

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
    loaded.cache_clear()  # a pack may have changed since the last run of this process
    for plan in plans:
        if plan.games < 0:
            raise ValueError("the number of games must not be negative")
        packs = loaded(plan.packs)
        more = {"group": plan.group} if plan.group else {}
        family_of(plan.edition).settings(
            plan.edition, plan.players, plan.aliens_at(0), plan.variants, packs=packs, **more
        )


class Stopped(Exception):
    """A run that cannot go on, because a worker process ended. What was played is in the store, if there is one."""

    def __init__(self, played: int, total: int) -> None:
        super().__init__(f"a worker process ended unexpectedly; {played} of {total} games were played")
        self.played = played
        self.total = total


def run(
    plans: Sequence[Plan], engine: Engine = alone, store: Store | None = None, progress: Progress | None = None
) -> Outcome:
    """Play what is not yet in the store. Ctrl-C ends the run and keeps what is done.

    Raises ValueError for a table that cannot be set up, and Stopped if a worker process was killed.
    """
    checked(plans)
    rows = store.open(plans) if store is not None else []
    fresh: list[Row] = []
    total, complete = sum(plan.games for plan in plans), True
    if progress is not None:
        progress(len(rows), total)
    try:
        for part in engine(play_chunk, jobs(plans, rows)):
            fresh += part
            if store is not None:
                store.add(part)
            if progress is not None:
                progress(len(rows) + len(fresh), total)
    except KeyboardInterrupt:
        complete = False
    except WorkerDied as died:
        raise Stopped(len(rows) + len(fresh), total) from died
    whole = sorted(rows + fresh, key=lambda row: (row.plan, row.number))
    return Outcome(whole, complete, fresh)


def jobs(plans: Sequence[Plan], done: Sequence[Row] = ()) -> list[Job]:
    """The games that are left, cut into chunks; all plans advance at the same pace."""
    played = {(row.plan, row.number) for row in done}
    total = sum(plan.games for plan in plans)
    found: list[Job] = []
    for index, plan in enumerate(plans):
        left = [number for number in range(plan.games) if (index, number) not in played]
        size = max(1, min(SLOW_CHUNK if plan.thinks_ahead else CHUNK, total // PARTS))
        found += [(index, plan, tuple(left[at : at + size])) for at in range(0, len(left), size)]
    return sorted(found, key=lambda job: (job[2][0] / max(1, job[1].games), job[0]))
