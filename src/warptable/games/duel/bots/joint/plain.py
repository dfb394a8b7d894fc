"""One duel as pure numbers: dials have been sent, then two halves of tactics, two plans, a result.

It knows neither aliens nor envoys. What the table adds openly (more blast, a better shield, clout) is handed in.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

BLAST, SHIELD, RECOVER = "blast", "shield", "recover"
Half: TypeAlias = tuple[str, int]
NO_TACTIC: Half = ("", 0)
"""The half of a seat that has no readied tactic, or of a duel without tactics."""
Pair: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PlainDuel:
    """What both seats know about a duel when they choose: ships, the ship advantage, who wins ties, and what is added
    openly to blasts, shields and clout. Every pair has the number of seat 0 first."""

    ships: Pair
    advantage: int
    straggler: int
    blast: int = 0
    shields: Pair = (0, 0)
    clout: Pair = (0, 0)


@dataclass(frozen=True, slots=True)
class Result:
    """`winner` is -1 if nobody has ships left and the duel starts over (D-D06-01). `clouts` is None if no plan was
    revealed (D-D06-04)."""

    winner: int
    lost: Pair
    clouts: Pair | None = None


def sent(dial: int, supply: int) -> int:
    """How many ships a dial sends: a dial above the supply sends all of it (D-D02-03)."""
    return min(dial, supply)


def damage(duel: PlainDuel, halves: tuple[Half, Half]) -> Pair:
    """How many ships each seat loses by the other one's half (D-D05-02 to D-D05-06)."""
    lost = [0, 0]
    for seat in (0, 1):
        (kind, blast), (answer, shield) = halves[1 - seat], halves[seat]
        if kind == BLAST:
            held = shield + duel.shields[seat] if answer == SHIELD else 0
            lost[seat] = min(duel.ships[seat], max(0, blast + duel.blast - held))
    return lost[0], lost[1]


def clouts(duel: PlainDuel, plans: Pair) -> Pair:
    """Both totals with the ships as they are now (D-CLT-03, D-CLT-04)."""
    mine, other = (plan + more for plan, more in zip(plans, duel.clout, strict=True))
    if duel.ships[0] > duel.ships[1]:
        mine += duel.advantage
    elif duel.ships[1] > duel.ships[0]:
        other += duel.advantage
    return mine, other


def fought(duel: PlainDuel, halves: tuple[Half, Half], plans: Pair) -> Result:
    """The whole duel from the tactics on."""
    lost = damage(duel, halves)
    left = duel.ships[0] - lost[0], duel.ships[1] - lost[1]
    if not any(left):
        return Result(-1, lost)
    if not all(left):
        return Result(0 if left[0] else 1, lost)
    totals = clouts(replace(duel, ships=left), plans)
    if totals[0] == totals[1]:
        return Result(duel.straggler, lost, totals)
    return Result(0 if totals[0] > totals[1] else 1, lost, totals)


def stays_ready(half: Half) -> bool:
    """A tactic whose recover half was used is not spent (D-D05-07)."""
    return half[0] == RECOVER
