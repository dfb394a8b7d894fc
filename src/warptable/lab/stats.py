"""The statistics that the laboratory needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import ceil, comb, exp, log
from statistics import NormalDist

from warptable.intervals import Z95, wilson

RAREST = 1e-9  # probabilities nearer to 0 or 1 are lost in rounding
STEP = log(1.05)  # a bin of durations is five per cent wide


def surprise(wins: int, games: int, rate: float) -> float:
    """How far these wins are from those expected at this rate, in standard deviations of a normal distribution.

    The probability of the tail is binomial (half of the case itself counts), so that two wins in two games do not look
    significant.
    """
    if not games or not 0.0 < rate < 1.0:
        return 0.0
    chances = [comb(games, won) * rate**won * (1 - rate) ** (games - won) for won in range(wins + 1)]
    below = sum(chances) - chances[-1] / 2
    return NormalDist().inv_cdf(min(1 - RAREST, max(RAREST, below)))


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values does not exceed; 0 if there are none."""
    if not values:
        return 0.0
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


def bin_of(nanoseconds: int) -> int:
    """The bin of a duration. Each bin is five per cent wider than the one before, so that few are enough."""
    return int(log(max(1, nanoseconds)) / STEP)


def quantile_ms(bins: Mapping[int, int], share: float) -> float:
    """The duration in milliseconds that this share of the durations does not exceed, exact to five per cent."""
    left = sum(bins.values()) * share
    for number in sorted(bins):
        left -= bins[number]
        if left <= 0:
            return exp((number + 0.5) * STEP) / 1e6
    return 0.0


def merged(parts: Iterable[Mapping[int, int]]) -> Counter[int]:
    """The sum of several counts."""
    whole: Counter[int] = Counter()
    for part in parts:
        whole.update(part)
    return whole


__all__ = ["Z95", "bin_of", "merged", "quantile", "quantile_ms", "surprise", "wilson"]
