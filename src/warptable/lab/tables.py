"""From rows of games to tables: rates of aliens and of pairs, and the lengths of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from .plan import Row
from .stats import quantile, surprise, wilson


def aliens_of(row: Row) -> Sequence[str]:
    """The alien that each seat began with."""
    return row.aliens


def techs_of(row: Row) -> Sequence[str]:
    """The tech that each seat began with; nothing without technology."""
    return row.extras.get("techs", ())


def rates(
    groups: Sequence[Sequence[Row]], began: Callable[[Row], Sequence[str]] = aliens_of
) -> dict[str, dict[str, Any]]:
    """Games, wins, rate, interval and par of each alien (or tech) that a seat began with; strongest first.

    Par is what an average one wins. A group holds games of one kind of table, which have the same par.
    """
    wins: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    expected: dict[str, float] = {}
    for rows in groups:
        seats = [(began(row), row) for row in rows if began(row)]
        here = Counter(name for names, _ in seats for name in names if name)
        won = Counter(names[seat] for names, row in seats for seat in row.winners if names[seat])
        par = won.total() / max(1, here.total())
        plays += here
        wins += won
        shared += Counter(names[seat] for names, row in seats if len(row.winners) > 1 for seat in row.winners)
        for name, number in here.items():
            expected[name] = expected.get(name, 0.0) + par * number
    names = sorted(plays, key=lambda name: (-wins[name] / plays[name], name))
    return {name: _rate(wins[name], plays[name], shared[name], expected[name] / plays[name]) for name in names}


def _rate(wins: int, games: int, shared: int, par: float) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "shared": shared,
        "rate": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "par": round(par, 4),
        "verdict": verdict(low, high, par),
    }


def verdict(low: float, high: float, par: float) -> str:
    """Strong or weak only if the whole interval is on one side of par."""
    return "weak" if high < par else "strong" if low > par else "fair"


def pairs(groups: Sequence[Sequence[Row]]) -> list[dict[str, Any]]:
    """For each two aliens that met: how often, how often the first of them won, and how often they won together.

    `z` says how far the wins of the first are from those expected at its own rate, in standard deviations; below two
    it is most likely chance. A group holds games of one kind of table: two aliens meet more often at large tables,
    where everybody wins less, so the rate at such tables is the one to expect.
    """
    met: dict[tuple[str, str], Meetings] = {}
    for rows in groups:
        own = rates([rows])
        for row in rows:
            winners = {row.aliens[seat] for seat in row.winners}
            for pair in permutations((alien for alien in row.aliens if alien), 2):
                met.setdefault(pair, Meetings()).add(pair[0] in winners, winners.issuperset(pair), own[pair[0]]["rate"])
    return [
        {
            "alien": alien,
            "other": other,
            "games": one.games,
            "wins": one.wins,
            "together": one.together,
            "z": round(surprise(one.wins, one.games, one.expected / one.games), 2),
        }
        for (alien, other), one in sorted(met.items(), key=lambda item: item[0])
    ]


@dataclass(slots=True)
class Meetings:
    """The games of one alien with another one at the table; `expected` are the wins at its own rates."""

    games: int = 0
    wins: int = 0
    together: int = 0
    expected: float = 0.0

    def add(self, won: bool, together: bool, rate: float) -> None:
        self.games += 1
        self.wins += won
        self.together += together
        self.expected += rate


def lengths(groups: Mapping[int, Sequence[Row]]) -> dict[str, Any]:
    """How many encounters games take, by player count: quantiles, and how many games took how many."""
    every = [row.encounters for rows in groups.values() for row in rows]
    return {
        "median": quantile(every, 0.5),
        "p99": quantile(every, 0.99),
        "by_players": {
            players: {
                "median": quantile([row.encounters for row in rows], 0.5),
                "p99": quantile([row.encounters for row in rows], 0.99),
                "games": dict(sorted(Counter(row.encounters for row in rows).items())),
            }
            for players, rows in groups.items()
        },
    }
