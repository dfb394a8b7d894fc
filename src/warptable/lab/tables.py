"""From rows of games to tables: rates, pairs, lengths, and what was used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from .plan import Row
from .stats import quantile, surprise, wilson

SIDES = ("wild", "super")


def rates(groups: Sequence[Sequence[Row]]) -> dict[str, dict[str, Any]]:
    """Per alien a seat began with: games, wins, rate, interval, and what par is at its tables; strongest first.

    A group holds games of one kind of table, for which there is one par.
    """
    wins: Counter[str] = Counter()
    shared: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    expected: dict[str, float] = {}
    for rows in groups:
        here = Counter(alien for row in rows for alien in row.aliens if alien)
        won = Counter(row.aliens[seat] for row in rows for seat in row.winners if row.aliens[seat])
        par = won.total() / max(1, here.total())
        plays += here
        wins += won
        shared += Counter(row.aliens[seat] for row in rows if len(row.winners) > 1 for seat in row.winners)
        for alien, number in here.items():
            expected[alien] = expected.get(alien, 0.0) + par * number
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
    """Strong or weak only if the whole interval says so."""
    return "weak" if high < par else "strong" if low > par else "fair"


def pairs(groups: Sequence[Sequence[Row]]) -> list[dict[str, Any]]:
    """For each two aliens that met: how often, how often the first of them won, and how often they won together.

    `z` tells how far the wins of the first lie from what its own rate lets expect, in standard deviations: under two
    it is most likely chance. A group holds games of one kind of table: two aliens meet more often at large tables,
    where everybody wins less, so the rate to expect is that at such tables.
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
            "z": round(surprise(one.wins, one.games, one.hoped / one.games), 2),
        }
        for (alien, other), one in sorted(met.items(), key=lambda item: item[0])
    ]


@dataclass(slots=True)
class Meetings:
    """The games of one alien with another at the table; the `hoped` wins follow from its own rates."""

    games: int = 0
    wins: int = 0
    together: int = 0
    hoped: float = 0.0

    def add(self, won: bool, together: bool, rate: float) -> None:
        self.games += 1
        self.wins += won
        self.together += together
        self.hoped += rate


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


def uses(rows: Sequence[Row]) -> dict[str, dict[str, dict[str, Any]]]:
    """How often powers, flares and other cards are used in a game that has them, and how often they are stopped.

    A power counts in games whose tables began with its alien, a flare in games with it in the deck.
    """
    used, stopped = _counted(rows, "used"), _counted(rows, "stopped")
    sat = Counter(alien for row in rows for alien in row.aliens if alien)
    decks = Counter(alien for row in rows for alien in row.flares)
    chances = {"powers": sat, "flares": decks}
    found: dict[str, dict[str, dict[str, Any]]] = {"powers": {}, "flares": {}, "cards": {}}
    flares = {*decks, *(alien_of(name) for name in used if kind_of(name) == "flares")}
    unplayed = {f"{alien}.{side}" for alien in flares for side in SIDES}
    for name in sorted(unplayed.union(used)):
        kind = kind_of(name)
        games = chances[kind][alien_of(name)] if kind in chances else len(rows)
        found[kind][name] = {
            "games": games,
            "used": used[name],
            "stopped": stopped[name],
            "per_game": round(used[name] / max(1, games), 3),
            "stopped_share": round(stopped[name] / max(1, used[name]), 4),
        }
    return found


def _counted(rows: Sequence[Row], what: str) -> Counter[str]:
    """How often in all games; powers only of aliens that a seat began with."""
    found: Counter[str] = Counter()
    for row in rows:
        for name, number in getattr(row, what).items():
            if kind_of(name) != "powers" or alien_of(name) in row.aliens:
                found[name] += number
    return found


def alien_of(name: str) -> str:
    return name.partition(".")[0]


def kind_of(name: str) -> str:
    """A side of a flare, a power of an alien, or another card."""
    _, dot, part = name.partition(".")
    return "flares" if part in SIDES else "powers" if dot else "cards"


__all__ = ["SIDES", "alien_of", "kind_of", "lengths", "pairs", "rates", "uses", "verdict"]
