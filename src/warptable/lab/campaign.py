"""Whole campaigns between bots (A-CAMP): how long they take, and who wins them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from ..games import editions
from .engines import Engine, alone
from .plan import GameOfCampaign, Plan, line_up_of
from .run import Outcome, Progress, run
from .simulate import digest_of
from .stats import quantile
from .store import Store


def simulate_campaigns(
    edition: str = "avalon",
    players: int = 3,
    campaigns: int = 20,
    seed: int = 0,
    bots: str = "steady",
    variants: Sequence[str] = (),
    aliens: Sequence[str] | None = None,
    packs: Sequence[str] = (),
    engine: Engine = alone,
    store: Store | None = None,
    progress: Progress | None = None,
    group: str = "",
) -> dict[str, Any]:
    """Play campaigns and count; raises ValueError for a table that cannot be set up. `seat_wins` counts campaigns, one
    that is shared for each of the winners; `aliens` counts games, wins and points of each alien. A campaign that breaks
    is listed under `errors` and not counted."""
    if edition in editions() and not editions()[edition].campaign:
        there = ", ".join(name for name, facts in editions().items() if facts.campaign)
        raise ValueError(f"{edition} has no campaign (there is one in: {there})")
    if aliens:
        raise ValueError("in a campaign new aliens are dealt for every game: name none, or a group")
    plan = Plan(
        edition,
        line_up_of(bots, players, edition),
        campaigns,
        seed,
        tuple(variants),
        None if aliens is None else tuple(aliens),
        packs=tuple(packs),
        timed=False,
        one_source=True,
        group=group,
        is_campaign=True,
    )
    start = time.perf_counter()
    outcome = run([plan], engine, store, progress)
    return _report(plan, outcome, time.perf_counter() - start)


def _report(plan: Plan, outcome: Outcome, seconds: float) -> dict[str, Any]:
    rows = outcome.played
    games = [game for row in rows for game in row.campaign]
    lengths = Counter(len(row.campaign) for row in rows)
    return {
        "edition": plan.edition,
        "players": plan.players,
        "bots": list(plan.line_up),
        "variants": list(plan.variants),
        "group": plan.group,
        "seed": plan.seed,
        "campaigns": len(rows),
        "games": len(games),
        "seconds": round(seconds, 3),
        "games_per_s": round(sum(len(row.campaign) for row in outcome.fresh if not row.error) / seconds, 2)
        if seconds
        else 0.0,
        "decisions": sum(row.decisions for row in rows),
        "encounters": sum(row.encounters for row in rows),
        "length": {
            "mean": round(len(games) / len(rows), 2) if rows else 0.0,
            "median": int(quantile([len(row.campaign) for row in rows], 0.5)),
            "games": {str(number): lengths[number] for number in sorted(lengths)},
        },
        "decided_by": dict(sorted(Counter(row.extras["decided"][0] for row in rows).items())),
        "seat_wins": [sum(seat in row.winners for row in rows) for seat in range(plan.players)],
        "shared_wins": sum(len(row.winners) > 1 for row in rows),
        "seats": [_of_seat(games, seat) for seat in range(plan.players)],
        "starter_wins": sum(game.played["starter"] in game.played["winners"] for game in games),
        "shared_games": sum(len(game.played["winners"]) > 1 for game in games),
        "aliens": _of_aliens(games),
        "errors": [{"campaign": row.number, "seed": row.seed, "error": row.error} for row in outcome.rows if row.error],
        "digest": digest_of(outcome),
        "complete": outcome.complete,
    }


def _of_seat(games: Sequence[GameOfCampaign], seat: int) -> dict[str, int]:
    """What a seat has done in all games."""
    return {
        "began": sum(game.played["starter"] == seat for game in games),
        "wins": sum(seat in game.played["winners"] for game in games),
        "points": sum(game.points[seat] for game in games),
    }


def _of_aliens(games: Sequence[GameOfCampaign]) -> dict[str, dict[str, int]]:
    """Games, wins and points of each alien that was dealt."""
    plays, wins, points = Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        for seat, alien in enumerate(game.aliens):
            plays[alien] += 1
            wins[alien] += seat in game.played["winners"]
            points[alien] += game.points[seat]
    return {
        alien: {"games": plays[alien], "wins": wins[alien], "points": points[alien]} for alien in sorted(plays) if alien
    }


__all__ = ["simulate_campaigns"]
