"""One number for the strength of each bot, from games of many players.

The model is that of Bradley and Terry for several players: a seat wins with the probability s / (sum of all s at the
table), where s > 0 is the strength of its bot. A shared victory is shared out evenly; a game without a winner is shared
out among all seats. The strengths that make the games most likely are found by the usual iteration (Hunter 2004). On
the scale of chess ratings, 400 points are ten times the strength; the mean of the rated bots is set to 1000. One
imaginary game per line-up, won by every seat alike, keeps a bot that never won on the scale. The 95 % interval comes
from the curvature of the likelihood at its top.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log, log10, sqrt

from .plan import Row
from .stats import Z95

MEAN = 1000.0
POINTS = 400 / log(10)  # rating points for a strength that is e times as high
ROUNDS = 5000
CLOSE = 1e-9

LineUp = tuple[str, ...]
"""The bots of a table, sorted: who sits where makes no difference here."""
Tables = list[tuple[Counter[str], int]]
"""(bot -> its seats, games) of each line-up."""


def ratings(rows: Iterable[Row]) -> dict[str, tuple[float, float, float]]:
    """Bot -> (rating, low, high)."""
    played: Counter[LineUp] = Counter()
    wins: dict[str, float] = {}
    for row in rows:
        played[tuple(sorted(row.bots))] += 1
        victors = row.winners or range(len(row.bots))
        for seat in victors:
            wins[row.bots[seat]] = wins.get(row.bots[seat], 0.0) + 1 / len(victors)
    tables = [(Counter(line_up), games + 1) for line_up, games in sorted(played.items())]
    for seats, _ in tables:  # the imaginary game
        for bot, number in seats.items():
            wins[bot] = wins.get(bot, 0.0) + number / seats.total()
    strength = strengths(tables, wins)
    spread = deviations(tables, strength)
    found = {}
    for bot, one in strength.items():
        rating = MEAN + 400 * log10(one)
        found[bot] = (rating, rating - Z95 * POINTS * spread[bot], rating + Z95 * POINTS * spread[bot])
    return found


def strengths(tables: Tables, wins: Mapping[str, float]) -> dict[str, float]:
    """The strengths that make these wins most likely, with a geometric mean of 1."""
    strength = dict.fromkeys(sorted(wins), 1.0)
    for _ in range(ROUNDS):
        fresh = _levelled({bot: wins[bot] / _expected(tables, strength, bot) for bot in strength})
        moved = max((abs(log10(fresh[bot] / strength[bot])) for bot in fresh), default=0.0)
        strength = fresh
        if moved < CLOSE:
            break
    return strength


def _expected(tables: Tables, strength: Mapping[str, float], bot: str) -> float:
    """How many wins this bot would have for each unit of strength."""
    return sum(games * seats[bot] / _weight(seats, strength) for seats, games in tables if bot in seats)


def _weight(seats: Mapping[str, int], strength: Mapping[str, float]) -> float:
    return sum(number * strength[bot] for bot, number in seats.items())


def _levelled(strength: Mapping[str, float]) -> dict[str, float]:
    mean = 10 ** (sum(map(log10, strength.values())) / max(1, len(strength)))
    return {bot: one / mean for bot, one in strength.items()}


def deviations(tables: Tables, strength: Mapping[str, float]) -> dict[str, float]:
    """The standard deviation of each log strength against the mean of all: the root of the inverse information."""
    bots = list(strength)
    size = len(bots)
    level = 1 / max(1, size)  # added everywhere and taken off again: the mean is fixed, so the matrix has no inverse
    matrix = [[level] * size for _ in bots]
    for seats, games in tables:
        share = {bot: seats[bot] * strength[bot] / _weight(seats, strength) for bot in seats}
        for bot, one in share.items():
            for other, two in share.items():
                matrix[bots.index(bot)][bots.index(other)] += games * (one * (bot == other) - one * two)
    inverse = inverted(matrix)
    return {bot: sqrt(max(0.0, inverse[place][place] - level)) for place, bot in enumerate(bots)}


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(at == place) for at in range(size))] for place, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [value - factor * mine for value, mine in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
