"""Many games between bots, with the wins counted and a digest that proves which games were played."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from warptable.game import usual_edition

from .campaign import check_campaign, report_of_campaigns
from .engines import Engine, alone
from .plan import Plan, line_up_of
from .run import Outcome, Progress, run
from .store import Store


def simulate(
    edition: str = usual_edition(),
    players: int = 4,
    games: int = 100,
    seed: int = 0,
    bots: str = "random",
    variants: Sequence[str] = (),
    aliens: Sequence[str] | None = None,
    packs: Sequence[str] = (),
    engine: Engine = alone,
    store: Store | None = None,
    progress: Progress | None = None,
    group: str = "",
    *,
    campaign: bool = False,
) -> dict[str, Any]:
    """Play games and count; raises ValueError for a table that cannot be set up.

    `bots` is one name for all seats, or a comma list with one name per seat. `wins` and `plays` count the alien that a
    seat began with; `seat_wins` counts seats. A shared victory counts for each of the winners. A game that breaks is
    listed under `errors` and not counted. `packs` are the places of packs of aliens; `group` names aliens that the
    edition suggests. Ctrl-C ends the run; what was played until then is counted, and `complete` is false. With
    `campaign`, each of the games is a whole campaign (`lab/campaign.py`).
    """
    if campaign:
        check_campaign(edition, aliens)
    plan = Plan(
        edition,
        line_up_of(bots, players, edition),
        games,
        seed,
        tuple(variants),
        None if aliens is None else tuple(aliens),
        packs=tuple(packs),
        timed=False,
        one_source=True,
        group=group,
        is_campaign=campaign,
    )
    start = time.perf_counter()
    outcome = run([plan], engine, store, progress)
    report = report_of_campaigns if campaign else _report
    return report(plan, outcome, time.perf_counter() - start)


def _report(plan: Plan, outcome: Outcome, seconds: float) -> dict[str, Any]:
    rows = outcome.played
    now = [row for row in outcome.fresh if not row.error]
    plays = Counter(alien for row in rows for alien in row.aliens if alien)
    wins = Counter(row.aliens[seat] for row in rows for seat in row.winners)
    seat_wins = Counter(seat for row in rows for seat in row.winners)
    return {
        "edition": plan.edition,
        "players": plan.players,
        "bots": list(plan.line_up),
        "variants": list(plan.variants),
        "seed": plan.seed,
        "games": len(rows),
        "seconds": round(seconds, 3),
        "games_per_s": round(len(now) / seconds, 2) if seconds else 0.0,
        "decisions": sum(row.decisions for row in rows),
        "decisions_per_s": round(sum(row.decisions for row in now) / seconds, 1) if seconds else 0.0,
        "encounters": sum(row.encounters for row in rows),
        "wins": {alien: wins[alien] for alien in sorted(plays)},
        "plays": {alien: plays[alien] for alien in sorted(plays)},
        "seat_wins": [seat_wins[seat] for seat in range(plan.players)],
        "shared_wins": sum(len(row.winners) > 1 for row in rows),
        "no_winner": sum(not row.winners for row in rows),
        "errors": [{"game": row.number, "seed": row.seed, "error": row.error} for row in outcome.rows if row.error],
        "digest": outcome.digest,
        "complete": outcome.complete,
    }
