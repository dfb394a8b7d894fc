"""Whole campaigns between bots (A-CAMP): how long they take, and who wins them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from warptable.game import editions

from .plan import GameOfCampaign, Plan
from .run import Outcome
from .stats import quantile


def check_campaign(edition: str, aliens: Sequence[str] | None) -> None:
    """Raises ValueError where no campaign can be played."""
    if edition in editions() and not editions()[edition].campaign:
        there = ", ".join(name for name, facts in editions().items() if facts.campaign)
        raise ValueError(f"{edition} has no campaign (there is one in: {there})")
    if aliens:
        raise ValueError("in a campaign new aliens are dealt for every game: name none, or a group")


def report_of_campaigns(plan: Plan, outcome: Outcome, seconds: float) -> dict[str, Any]:
    """`seat_wins` counts campaigns, one that is shared for each of the winners; `aliens` counts games, wins and points
    of each alien. A campaign that breaks is listed under `errors` and not counted."""
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
        "digest": outcome.digest,
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
