"""How strong is each alien? Win rates over many games, with intervals."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from datetime import date
from typing import Any

from warptable import __version__
from warptable.game import edition_facts, usual_edition

from .engines import Engine, alone
from .ledger import ledger_of
from .plan import Plan, Row, line_up_of
from .run import Outcome, Progress, run
from .store import Store
from .tables import lengths, pairs, rates, techs_of


def balance(
    edition: str = usual_edition(),
    players: Sequence[int] = (3, 4, 5),
    games: int = 300,
    seed: int = 0,
    bots: str = "steady",
    variants: Sequence[str] = (),
    packs: Sequence[str] = (),
    guest: str = "",
    engine: Engine = alone,
    store: Store | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play `games` games for each player count; each alien's win rate with its 95 % interval, in total and by count.

    A rate is compared with `par`, what an average alien wins at these tables: a little more than 1 / players, because a
    shared victory counts for every winner. With `guest`, that alien sits at every table.
    """
    if not players:
        raise ValueError("at least one number of players is needed")
    plans = [
        Plan(
            edition,
            line_up_of(bots, count, edition),
            games,
            seed,
            tuple(variants),
            None,
            guest,
            tuple(packs),
            every_pair=edition_facts(edition).high == 2 and not guest,
            events=True,
        )
        for count in dict.fromkeys(players)
    ]
    start = time.perf_counter()
    outcome = run(plans, engine, store, progress)
    seconds = time.perf_counter() - start
    return {
        "version": __version__,
        "date": date.today().isoformat(),
        "edition": edition,
        "players": [plan.players for plan in plans],
        "bots": bots,
        "variants": list(variants),
        "seed": seed,
        "asked": games,
        "guest": guest,
        "complete": outcome.complete,
        "seconds": round(seconds, 3),
        "errors": outcome.errors,
        **_measured(plans, outcome),
    }


def _measured(plans: Sequence[Plan], outcome: Outcome) -> dict[str, Any]:
    rows = outcome.played
    by_plan = [[row for row in rows if row.plan == place] for place in range(len(plans))]
    return {
        "games": len(rows),
        "shared_wins": sum(len(row.winners) > 1 for row in rows),
        "aliens": rates(by_plan),
        "techs": rates(by_plan, techs_of),
        "by_players": {plan.players: rates([part]) for plan, part in zip(plans, by_plan, strict=True)},
        "lengths": lengths({plan.players: part for plan, part in zip(plans, by_plan, strict=True)}),
        "uses": ledger_of(plans[0].edition).uses(rows),
        "pairs": pairs(by_plan),
        "digest": [_digest(part) for part in by_plan],
        **ledger_of(plans[0].edition).measured(rows),
    }


def _digest(rows: Sequence[Row]) -> str:
    return hashlib.sha256("".join(row.digest for row in rows).encode()).hexdigest()
