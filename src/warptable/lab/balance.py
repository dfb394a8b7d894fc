"""How strong is each alien? Many games over all of them, with intervals that say how sure the answer is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from .simulate import simulate

Z95 = 1.959964

Progress = Callable[[int, int], None]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval: honest for few games and for rates near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle = rate + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def balance(
    edition: str = "ffg",
    players: Sequence[int] = (3, 4, 5),
    games: int = 300,
    seed: int = 0,
    bots: str = "steady",
    variants: Sequence[str] = (),
    workers: int = 1,
    aliens_from: str | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play `games` games for each player count; per alien the win rate with its 95 % interval, in all and by count.

    A rate is compared with `par`, the share that an average alien wins at these tables (shared victories count for
    every winner, so par is a little above one in the number of seats).
    """
    runs = []
    for i, count in enumerate(players):

        def report(done: int, of: int, before: int = i) -> None:
            if progress is not None:
                progress(before * games + done, len(players) * games)

        runs.append(simulate(edition, count, games, seed, bots, variants, None, workers, report, aliens_from))
    return {
        "edition": edition,
        "players": list(players),
        "bots": bots,
        "variants": list(variants),
        "seed": seed,
        "games": sum(run["games"] for run in runs),
        "seconds": round(sum(run["seconds"] for run in runs), 3),
        "errors": [error for run in runs for error in run["errors"]],
        "aliens": _rates(runs),
        "by_players": {run["players"]: _rates([run]) for run in runs},
        "digest": [run["digest"] for run in runs],
    }


def _rates(runs: Sequence[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Per alien: games, wins, rate, interval, and what par is at the tables it sat at; strongest first."""
    wins: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    expected: dict[str, float] = {}
    for run in runs:
        par = sum(run["wins"].values()) / max(1, sum(run["plays"].values()))
        for alien, number in run["plays"].items():
            plays[alien] += number
            wins[alien] += run["wins"][alien]
            expected[alien] = expected.get(alien, 0.0) + par * number
    rates = {}
    for alien in sorted(plays, key=lambda name: (-wins[name] / plays[name], name)):
        low, high = wilson(wins[alien], plays[alien])
        par = expected[alien] / plays[alien]
        rates[alien] = {
            "games": plays[alien],
            "wins": wins[alien],
            "rate": round(wins[alien] / plays[alien], 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "par": round(par, 4),
            "verdict": "weak" if high < par else "strong" if low > par else "fair",
        }
    return rates
