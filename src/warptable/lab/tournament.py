"""Bots against each other: rates and ratings with intervals.

Every deal is played once for each seating of the line-up, so that no bot owes its wins to a good hand or to the seat
that begins.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from warptable.game import family_of, usual_edition

from .engines import Engine, alone
from .plan import Plan, Row, line_up_of
from .ratings import ratings
from .run import Outcome, Progress, run
from .stats import merged, quantile, quantile_ms, wilson
from .store import Store

LONG = 60
"""Encounters. A game at a real table should be shorter."""
SUITES: dict[str, dict[tuple[str, ...], float]] = {
    "strength": {
        ("novice", "random", "random", "random"): 1,
        ("steady", "random", "random", "random"): 1,
        ("steady", "novice", "novice", "novice"): 1,
        ("shrewd", "steady", "steady", "steady"): 1,
        ("seer", "shrewd", "shrewd", "shrewd"): 1 / 10,
    }
}
"""Several line-ups with one rating for all: each level alone against three of a lower one. A line-up plays this share
of the games that are asked for; one game of the seer takes as long as a dozen of the shrewd."""


def suite_for(name: str, edition: str) -> dict[tuple[str, ...], float]:
    """The line-ups of a suite, cut to as many seats as the edition has: in a game for two, each level against one."""
    most = family_of(edition).editions()[edition].high
    return {line_up[:most]: share for line_up, share in SUITES[name].items()}


def tournament(
    line_ups: Sequence[Sequence[str]] | Mapping[tuple[str, ...], float],
    edition: str = usual_edition(),
    games: int = 200,
    seed: int = 0,
    variants: Sequence[str] = (),
    aliens: Sequence[str] | None = None,
    engine: Engine = alone,
    store: Store | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play about `games` games of each line-up. The number is rounded up, so that every deal is played in all seatings.
    Line-ups with a share, like those of a suite, play that share of the games.

    A win rate is per seat: a bot that has three seats of four and wins half of the games has a rate of one in six. A
    shared victory counts for every winner; a game without a winner counts for everybody alike, as a draw.
    """
    named = None if aliens is None else tuple(aliens)
    shares = line_ups if isinstance(line_ups, Mapping) else dict.fromkeys(map(tuple, line_ups), 1)
    plans = [
        _plan(names, edition, ceil(games * share), seed, tuple(variants), named) for names, share in shares.items()
    ]
    start = time.perf_counter()
    outcome = run(plans, engine, store, progress)
    seconds = time.perf_counter() - start
    rows = whole_deals(plans, outcome)
    report = {
        "edition": edition,
        "seed": seed,
        "variants": list(variants),
        "complete": outcome.complete,
        "seconds": round(seconds, 3),
        "errors": outcome.errors,
        **_summary(rows),
    }
    parts = [
        {"line_up": list(plan.line_up), **_summary([row for row in rows if row.plan == place])}
        for place, plan in enumerate(plans)
    ]
    return {**report, "line_up": parts[0]["line_up"]} if len(parts) == 1 else {**report, "line_ups": parts}


def _plan(
    names: Sequence[str], edition: str, games: int, seed: int, variants: tuple[str, ...], aliens: tuple[str, ...] | None
) -> Plan:
    bots = line_up_of(",".join(names), len(names), edition)
    plan = Plan(edition, bots, games, seed, variants, aliens, rotate=True)
    ways = len(plan.rotations())
    return Plan(edition, bots, -(-games // ways) * ways, seed, variants, aliens, rotate=True)


def whole_deals(plans: Sequence[Plan], outcome: Outcome) -> list[Row]:
    """The games of the deals that were played in all seatings. In an interrupted run, some were not."""
    ways = [len(plan.rotations()) for plan in plans]
    seen = Counter((row.plan, row.seed) for row in outcome.played)
    return [row for row in outcome.played if seen[row.plan, row.seed] == ways[row.plan]]


def _summary(rows: Sequence[Row]) -> dict[str, Any]:
    """The results of some games, for all bots that took part."""
    lengths = [row.encounters for row in rows]
    return {
        "games": len(rows),
        "deals": len({(row.plan, row.seed) for row in rows}),
        "shared_wins": sum(len(row.winners) > 1 for row in rows),
        "no_winner": sum(not row.winners for row in rows),
        "bots": _bots(rows),
        "encounters": {
            "median": quantile(lengths, 0.5),
            "p99": quantile(lengths, 0.99),
            "limit": LONG,
            "under_limit": round(sum(length < LONG for length in lengths) / max(1, len(lengths)), 4),
        },
        "digest": hashlib.sha256("".join(row.digest for row in rows).encode()).hexdigest(),
    }


def _bots(rows: Sequence[Row]) -> dict[str, dict[str, Any]]:
    """Seats, wins, rate, rating (both with intervals) and time per decision of each bot; strongest first."""
    seats = Counter(bot for row in rows for bot in row.bots)
    wins: dict[str, float] = dict.fromkeys(seats, 0.0)
    for row in rows:
        for seat, bot in enumerate(row.bots):
            wins[bot] += row.points(seat)
    rated = ratings(rows)
    found = {}
    for bot in sorted(seats, key=lambda name: -rated[name][0]):
        low, high = wilson(wins[bot], seats[bot])
        rating, least, most = rated[bot]
        cost = merged(row.cost.get(bot, {}) for row in rows)
        found[bot] = {
            "seats": seats[bot],
            "wins": int(wins[bot]) if wins[bot].is_integer() else wins[bot],
            "win_rate": round(wins[bot] / seats[bot], 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rating": round(rating),
            "rating_low": round(least),
            "rating_high": round(most),
            "ms_per_decision": round(quantile_ms(cost, 0.5), 3),
            "ms_p99": round(quantile_ms(cost, 0.99), 3),
        }
    return found
