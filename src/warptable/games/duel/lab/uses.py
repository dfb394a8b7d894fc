"""Tables made from the rows of many games of Duel: what is used, alien against alien, envoys, ways of winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from warptable.lab.stats import quantile, wilson

from ..engine.content.registry import registry

if TYPE_CHECKING:
    from warptable.lab.plan import Row

PRIOR = 12  # games at the rate that the two aliens' own rates promise, which every pair is given beforehand
FAIR = (0.42, 0.58)  # an alien outside of this is flagged
RARE = 0.03  # of all tactics shown; a half that is chosen less is flagged
TOTALS = ("duels", "contests", "restarts", "step6")


def uses(rows: Sequence[Row]) -> dict[str, dict[str, dict[str, Any]]]:
    """By kind and item: how often it was used in a game that has it, and how often stopped."""
    used: Counter[str] = Counter()
    stopped: Counter[str] = Counter()
    for row in rows:
        used.update(row.used)
        stopped.update(row.stopped)
    sat = Counter(alien for row in rows for alien in row.aliens if alien)
    found: dict[str, dict[str, dict[str, Any]]] = {"powers": {}, "envoys": {}, "tactics": {}, "cards": {}}
    for name in sorted(used):
        kind = kind_of(name)
        games = sat[name.partition(".")[0]] if kind == "powers" else len(rows)
        found[kind][name] = {
            "games": games,
            "used": used[name],
            "stopped": stopped[name],
            "per_game": round(used[name] / max(1, games), 3),
            "stopped_share": round(stopped[name] / max(1, used[name] + stopped[name]), 4),
        }
    return found


def kind_of(name: str) -> str:
    """An envoy, a half of a tactic, an ability, or a card (a prize belongs to its card)."""
    if name.startswith("envoy:") or name in registry().envoys:
        return "envoys"
    if name.startswith("tactic-"):
        return "tactics"
    return "powers" if "." in name and not name.endswith(".prize") else "cards"


def measured(rows: Sequence[Row]) -> dict[str, Any]:
    """The tables of a balance report that only this family has."""
    return {
        "matrix": matrix(rows),
        "envoys": envoys(rows),
        "ways": dict(sorted(Counter(way for row in rows for way in row.extras.get("way", ())).items())),
        "no_winner": sum(not row.winners for row in rows),
        "totals": {name: _spread(_numbers(rows, name)) for name in TOTALS},
        "halves": halves(rows),
        "flags": flags(rows),
    }


def matrix(rows: Sequence[Row]) -> dict[str, dict[str, dict[str, Any]]]:
    """Alien against alien: games, wins, and the rate drawn towards what both rates predict, because a pair
    meets too rarely to be judged alone."""
    games: Counter[tuple[str, str]] = Counter()
    wins: dict[tuple[str, str], float] = {}
    for row in rows:
        if len(row.aliens) != 2 or not all(row.aliens):
            continue
        for seat, alien in enumerate(row.aliens):
            pair = alien, row.aliens[1 - seat]
            games[pair] += 1
            wins[pair] = wins.get(pair, 0.0) + row.points(seat)
    own = own_rates(rows)
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for pair in sorted(games):
        one, other = (min(0.98, max(0.02, own[alien])) for alien in pair)
        odds = one / (1 - one) * (1 - other) / other
        expected = odds / (1 + odds)
        found.setdefault(pair[0], {})[pair[1]] = {
            "games": games[pair],
            "wins": wins[pair],
            "rate": round((wins[pair] + PRIOR * expected) / (games[pair] + PRIOR), 4),
        }
    return found


def own_rates(rows: Iterable[Row]) -> dict[str, float]:
    """What each alien wins on the whole; a game without a winner is half a win."""
    games: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for row in rows:
        for seat, alien in enumerate(row.aliens):
            games[alien] += 1
            wins[alien] = wins.get(alien, 0.0) + row.points(seat)
    return {alien: wins[alien] / number for alien, number in games.items()}


def envoys(rows: Sequence[Row]) -> dict[str, dict[str, Any]]:
    """How often a seat won that had an envoy faceup as its ally."""
    games: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for row in rows:
        for ally in row.extras.get("allies", ()):
            seat, _, envoy = ally.partition(":")
            games[envoy] += 1
            wins[envoy] = wins.get(envoy, 0.0) + row.points(int(seat))
    found = {}
    for envoy in sorted(games, key=lambda name: (-wins[name] / games[name], name)):
        low, high = wilson(wins[envoy], games[envoy])
        found[envoy] = {
            "games": games[envoy],
            "wins": wins[envoy],
            "rate": round(wins[envoy] / games[envoy], 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }
    return found


def halves(rows: Sequence[Row]) -> dict[str, float]:
    """The share of each half among all tactics shown."""
    used: Counter[str] = Counter()
    for row in rows:
        used.update({name: number for name, number in row.used.items() if kind_of(name) == "tactics"})
    return {name: round(number / used.total(), 4) for name, number in sorted(used.items())}


def flags(rows: Sequence[Row]) -> list[str]:
    """What stands out: aliens whose whole interval is outside of what is fair, halves that nobody wants."""
    found = []
    games = Counter(alien for row in rows for alien in row.aliens if alien)
    for alien, rate in sorted(own_rates(rows).items()):
        low, high = wilson(rate * games[alien], games[alien])
        if alien and (low > FAIR[1] or high < FAIR[0]):
            found.append(alien)
    return found + [name for name, share in halves(rows).items() if share < RARE]


def _numbers(rows: Sequence[Row], name: str) -> list[int]:
    return [int(number) for row in rows for number in row.extras.get(name, ())]


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    mean = sum(numbers) / len(numbers) if numbers else 0.0
    return {"mean": round(mean, 2), "median": quantile(numbers, 0.5), "p99": quantile(numbers, 0.99)}
