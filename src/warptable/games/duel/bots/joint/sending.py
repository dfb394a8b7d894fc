"""What it is worth to have so many ships on the planet before tactics are chosen, and which dial follows from that.

A cell is the game of tactics between two numbers of ships and two sets of readied tactics. Its solution says how likely
the first seat wins the duel and how many ships each seat loses on the way. Cells are made by `make_cell` alone; the
laboratory makes all of them once (`lab/dials.py`), and `dials.py` here reads them.

Plans count as chance in these cells: sooner or later each seat lays every plan, so all are equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ...engine.model.tactics import TACTICS, plain
from .plain import NO_TACTIC, RECOVER, Half, Pair, PlainDuel, damage, stays_ready
from .solver import Holder, solve

PLANS = (-2, 0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 23, 31, 42)
"""The values of a fresh deck of plans (D-CLT-01)."""
Tokens: TypeAlias = tuple[tuple[Half, Half], ...]
"""The two halves of each tactic of a seat."""
USUAL: Tokens = tuple((plain(first), plain(second)) for first, second in TACTICS)
"""The tactics for which the laboratory has made the cells."""
SHIP, TACTIC = 0.04, 0.05  # what a ship and a readied tactic are worth, as parts of a duel
CERTAIN = 5  # ships from which no tactic can take the last one
MOST = 8  # ships above which a cell is taken for one with this many
ROUNDS = 150
DIALS = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Cell:
    """The chance of the first seat to win the duel, and the ships that each seat loses until it is decided."""

    wins: float
    lost: tuple[float, float]

    @property
    def turned(self) -> Cell:
        """The same for the other seat."""
        return Cell(1.0 - self.wins, (self.lost[1], self.lost[0]))

    def value(self, prices: tuple[float, float] = (SHIP, SHIP)) -> float:
        """What the cell is worth to the first seat: a duel is 1, and a ship of each seat has its price."""
        return self.wins - prices[0] * self.lost[0] + prices[1] * self.lost[1]


EVEN = Cell(0.5, (0.0, 0.0))
Anew: TypeAlias = Callable[[int, int], Cell]
"""What it is worth that a duel starts over with these two sets of readied tactics."""


def even(mine: int, other: int) -> Cell:
    """The simplest guess about a duel that starts over."""
    return EVEN


def as_cell(ships: Pair) -> Pair:
    """The numbers of ships that play alike: where no tactic can take the last ship, only the difference counts."""
    spare = max(0, min(ships) - CERTAIN)
    return min(MOST, ships[0] - spare), min(MOST, ships[1] - spare)


@lru_cache(maxsize=64)
def ahead(advantage: int) -> float:
    """How likely a seat wins by clout if it has the ship advantage (D-CLT-03) and all plans are equally likely."""
    won = sum((mine + advantage > other) + (mine + advantage == other) / 2 for mine in PLANS for other in PLANS)
    return won / len(PLANS) ** 2


@lru_cache(maxsize=256)
def halves_of(tokens: Tokens, ready: int) -> tuple[tuple[int, Half], ...]:
    """The halves that a set of readied tactics (bits) offers, each with the number of its tactic."""
    found = [(number, half) for number, token in enumerate(tokens) if ready >> number & 1 for half in token]
    return tuple(found) or ((-1, NO_TACTIC),)


@lru_cache(maxsize=4096)
def after(ready: int, number: int, half: Half, gift: int = 0) -> int:
    """The readied tactics after this one was shown, and after its recover half readied others (D-D05-07, D-TAC-05);
    `gift` more by a recover of the other seat, never the one just shown (D-TAC-07). The lowest numbers come first."""
    shown = 0 if number < 0 else 1 << number
    left = ready if stays_ready(half) else ready & ~shown
    more = (half[1] if half[0] == RECOVER else 0) + gift
    for place in range(5):
        bit = 1 << place
        if more and not left & bit and bit != shown:
            left |= bit
            more -= 1
    return left


def make_cell(ships: Pair, ready: Pair, advantage: int, anew: Anew = even, tokens: Tokens = USUAL) -> Cell:
    """Solve the game of tactics with these ships, sets of readied tactics and ship advantage."""
    duel = PlainDuel(ships, advantage, 0)
    mine, other = halves_of(tokens, ready[0]), halves_of(tokens, ready[1])
    cells, payoff = [], []
    for number, half in mine:
        row, values = [], []
        for against, answer in other:
            ended, left = _ended(duel, (number, half), (against, answer), ready, advantage, anew)
            row.append(ended)
            values.append(ended.value() + TACTIC * (left[0].bit_count() - left[1].bit_count()))
        cells.append(row)
        payoff.append(values)
    found = solve(payoff, [Holder.free(1.0, range(len(mine)))], [Holder.free(1.0, range(len(other)))], ROUNDS)
    return _mean(cells, found.rows[0], found.columns[0])


def _ended(
    duel: PlainDuel, mine: tuple[int, Half], other: tuple[int, Half], ready: Pair, advantage: int, anew: Anew
) -> tuple[Cell, Pair]:
    """How a duel ends with these two halves, and the readied tactics after it."""
    halves = mine[1], other[1]
    lost = damage(duel, halves)
    left = duel.ships[0] - lost[0], duel.ships[1] - lost[1]
    sets = (
        after(ready[0], *mine, gift=int(halves[1] == (RECOVER, 2))),
        after(ready[1], *other, gift=int(halves[0] == (RECOVER, 2))),
    )
    if not any(left):
        again = anew(*sets)
        return Cell(again.wins, (lost[0] + again.lost[0], lost[1] + again.lost[1])), sets
    if not all(left):
        return Cell(float(left[0] > 0), lost), sets
    chance = 0.5 if left[0] == left[1] else ahead(advantage)
    return Cell(chance if left[0] >= left[1] else 1.0 - chance, lost), sets


def _mean(cells: Sequence[Sequence[Cell]], rows: Sequence[float], columns: Sequence[float]) -> Cell:
    wins = mine = other = 0.0
    for part, row in zip(rows, cells, strict=True):
        for share, cell in zip(columns, row, strict=True):
            weight = part * share
            wins += weight * cell.wins
            mine += weight * cell.lost[0]
            other += weight * cell.lost[1]
    return Cell(wins, (mine, other))


def dialled(cells: Sequence[Sequence[Cell]]) -> tuple[list[float], list[float], Cell]:
    """How both seats set their dials, and what that is worth: `cells[mine][other]` by the places of the dials."""
    payoff = [[cell.value() for cell in row] for row in cells]
    rows, columns = [Holder.free(1.0, range(len(payoff)))], [Holder.free(1.0, range(len(payoff[0])))]
    found = solve(payoff, rows, columns, ROUNDS)
    return found.rows[0], found.columns[0], _mean(cells, found.rows[0], found.columns[0])
