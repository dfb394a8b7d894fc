"""Mixed strategies for a choice that both seats make at the same time without seeing each other.

A side does not know what the other one holds. So each side is a list of holders: the hands that it may have, each with
its chance and with the actions that are possible with it. What a pair of actions is worth depends on the actions alone;
what an action costs may depend on the holder. What one side gains, the other one loses.

The method is regret matching plus with linear averaging: each holder keeps how much it regrets not having taken each
action, plays in proportion to that, and the average of all rounds, later ones counting more, approaches a strategy
that nobody can exploit. There is no chance in it: the same game has always the same solution.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from time import monotonic

from warptable.kernel import Rng

TRACE = 0.01  # after the first rounds, an action with less weight than this is left out
ROUGH = 6  # of the rounds, one in this many is among the first
FAINT = 0.03  # an action with less weight than this is dropped: mostly it is there because the rounds are few
LOOK = 16  # rounds between two looks at the clock
FINE = 1 << 20  # steps of a draw


@dataclass(frozen=True, slots=True)
class Holder:
    """A hand that a side may have: its chance, and the actions that it allows with what each costs."""

    weight: float
    actions: tuple[int, ...]
    costs: tuple[float, ...]

    @staticmethod
    def free(weight: float, actions: Sequence[int]) -> Holder:
        """All of these actions, at no cost."""
        return Holder(weight, tuple(actions), (0.0,) * len(actions))


@dataclass(frozen=True, slots=True)
class Solution:
    """The weight of each action of each holder, in the order of its actions, and what the game is worth to the rows."""

    rows: list[list[float]]
    columns: list[list[float]]
    value: float


class _Side:
    """The regrets and strategies of one side while a game is solved."""

    __slots__ = ("holders", "regrets", "size", "strategies", "sums")

    def __init__(self, holders: Sequence[Holder], size: int) -> None:
        self.size = size
        whole = sum(holder.weight for holder in holders)
        self.holders = [(holder.weight / whole, holder.actions, holder.costs) for holder in holders]
        self.regrets = [[0.0] * len(holder.actions) for holder in holders]
        self.sums = [[0.0] * len(holder.actions) for holder in holders]
        self.strategies = [[1.0 / len(holder.actions)] * len(holder.actions) for holder in holders]

    def mix(self, strategies: Sequence[Sequence[float]]) -> list[float]:
        """How often each action is taken by all holders together."""
        mixed = [0.0] * self.size
        for (weight, actions, _), strategy in zip(self.holders, strategies, strict=True):
            for action, part in zip(actions, strategy, strict=True):
                if part:
                    mixed[action] += weight * part
        return mixed

    def learn(self, values: Sequence[float], importance: int) -> None:
        """One round: `values` is what each action brings against the other side as it plays now."""
        for number, (_, actions, costs) in enumerate(self.holders):
            gains = [values[action] - cost for action, cost in zip(actions, costs, strict=True)]
            mean = sum(map(mul, gains, self.strategies[number]))
            regrets = [
                regret if (regret := old + gain - mean) > 0.0 else 0.0
                for old, gain in zip(self.regrets[number], gains, strict=True)
            ]
            self.regrets[number] = regrets
            total = sum(regrets)
            if total > 0.0:
                strategy = [regret / total for regret in regrets]
            else:
                strategy = [1.0 / len(actions)] * len(actions)
            self.strategies[number] = strategy
            self.sums[number] = [old + importance * part for old, part in zip(self.sums[number], strategy, strict=True)]

    def average(self) -> list[list[float]]:
        return [[part / total for part in sums] for sums in self.sums if (total := sum(sums))]


def solve(
    payoff: Sequence[Sequence[float]],
    rows: Sequence[Holder],
    columns: Sequence[Holder],
    rounds: int,
    deadline: float | None = None,
) -> Solution:
    """The strategies of both sides; `payoff[row][column]` is what the rows gain.

    The work ends early at the deadline (a reading of the monotonic clock), but never before the first few rounds.
    """
    turned = [list(column) for column in zip(*payoff, strict=True)]
    mine, theirs = _Side(rows, len(payoff)), _Side(columns, len(turned))
    for number in range(1, rounds + 1):
        against = theirs.mix(theirs.strategies)
        mine.learn([sum(map(mul, row, against)) for row in payoff], number)
        against = mine.mix(mine.strategies)
        theirs.learn([-sum(map(mul, column, against)) for column in turned], number)
        if deadline is not None and number % LOOK == 0 and monotonic() >= deadline:
            break
    found, answers = mine.average(), theirs.average()
    against = theirs.mix(answers)
    value = sum(map(mul, mine.mix(found), (sum(map(mul, row, against)) for row in payoff)))
    return Solution(found, answers, value)


def solve_in_two(
    payoff: Sequence[Sequence[float]],
    rows: Sequence[Holder],
    columns: Sequence[Holder],
    rounds: int,
    deadline: float | None = None,
) -> Solution:
    """The same, faster: after the first rounds, actions that hardly anybody takes are left out."""
    rough = solve(payoff, rows, columns, max(LOOK, rounds // ROUGH), deadline)
    mine, fewer_rows = _thinned(rows, rough.rows)
    theirs, fewer_columns = _thinned(columns, rough.columns)
    smaller = [[payoff[row][column] for column in theirs] for row in mine]
    found = solve(smaller, fewer_rows, fewer_columns, rounds, deadline)
    return Solution(
        _widened(rows, mine, fewer_rows, found.rows),
        _widened(columns, theirs, fewer_columns, found.columns),
        found.value,
    )


def _thinned(holders: Sequence[Holder], strategies: Sequence[Sequence[float]]) -> tuple[list[int], list[Holder]]:
    """The actions that somebody takes now and then, and the holders with these alone, numbered again."""
    used = sorted(
        {
            action
            for holder, strategy in zip(holders, strategies, strict=True)
            for action, part in zip(holder.actions, strategy, strict=True)
            if part > TRACE or part == max(strategy)
        }
    )
    place = {action: number for number, action in enumerate(used)}
    thinner = []
    for holder in holders:
        kept = [(place[a], cost) for a, cost in zip(holder.actions, holder.costs, strict=True) if a in place]
        thinner.append(Holder(holder.weight, tuple(a for a, _ in kept), tuple(cost for _, cost in kept)))
    return used, thinner


def _widened(
    holders: Sequence[Holder], used: Sequence[int], thinner: Sequence[Holder], strategies: Sequence[Sequence[float]]
) -> list[list[float]]:
    """The strategies over all actions of each holder; what was left out has no weight."""
    found = []
    for holder, fewer, strategy in zip(holders, thinner, strategies, strict=True):
        weights = {used[action]: part for action, part in zip(fewer.actions, strategy, strict=True)}
        found.append([weights.get(action, 0.0) for action in holder.actions])
    return found


def cleaned(strategy: Sequence[float]) -> list[float]:
    """The same strategy without actions that hardly occur in it."""
    most = max(strategy)
    kept = [part if part >= FAINT or part == most else 0.0 for part in strategy]
    total = sum(kept)
    return [part / total for part in kept]


def drawn(strategy: Sequence[float], rng: Rng) -> int:
    """The place of one action, by chance, as often as the strategy says."""
    weights = cleaned(strategy)
    left = rng.below(FINE) / FINE
    for place, part in enumerate(weights):
        left -= part
        if left < 0.0 and part:
            return place
    return max(range(len(weights)), key=weights.__getitem__)


def best_reply(payoff: Sequence[Sequence[float]], rows: Sequence[float], holders: Sequence[Holder]) -> float:
    """What the rows get with this fixed mix, if every holder of the columns answers it as well as possible."""
    total = sum(holder.weight for holder in holders)
    values = [
        sum(part * row[column] for part, row in zip(rows, payoff, strict=True)) for column in range(len(payoff[0]))
    ]
    return sum(
        holder.weight
        / total
        * min(values[action] + cost for action, cost in zip(holder.actions, holder.costs, strict=True))
        for holder in holders
    )
