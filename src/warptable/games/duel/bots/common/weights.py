"""What planets, ships, tactics, cards and allies are worth, as parts of a seat's strength (`standing`).

There are two sets: one by hand, and one set after a fit to the results of games between shrewd bots (`lab/fit.py`,
docs/lab.md).
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The unit is the logarithm of the odds to win the game."""

    missing: tuple[float, ...]  # by the planets that a seat still needs: none, one, two ...
    supply: tuple[float, ...]  # by the ships in supply: who must send and has none loses the game (D-WIN-05)
    recoverable: float  # a ship in the Warp
    readied: float  # each readied tactic, for duels to come
    recovers: float  # a readied tactic that can ready others, if there is one at least
    tactics: float  # of certainly winning an even duel by the readied tactics
    cards: float  # of the worth of the cards in hand
    plans: float  # of the worth of a plan, which is a part of that
    ally: float
    hidden_ally: float
    straggler: float
    tactic: float  # what a text is worth that readies a tactic
    planet: float  # what a text is worth that brings a planet


BY_HAND = Weights(
    missing=(6.0, 2.75, 1.8, 1.1, 0.5, 0.0, -0.5),
    supply=(
        *(-2.6, -1.7, -1.3, -1.0, -0.76, -0.58, -0.44, -0.33, -0.24, -0.17),
        *(-0.11, -0.06, -0.03, 0.0, 0.025, 0.05, 0.075, 0.1, 0.12, 0.14, 0.16),
    ),
    recoverable=0.012,
    readied=0.07,
    recovers=0.0,
    tactics=0.9,
    cards=0.8,
    plans=1.0,
    ally=0.18,
    hidden_ally=0.1,
    straggler=0.06,
    tactic=0.11,
    planet=0.6,
)
"""For the steady bot."""

FITTED = Weights(
    missing=(8.0, 2.8, 1.7, 1.03, 0.41, 0.0, -0.35),
    supply=(
        *(-3.9, -2.2, -1.7, -1.22, -1.02, -0.84, -0.67, -0.55, -0.44, -0.33),
        *(-0.23, -0.15, -0.07, 0.0, 0.07, 0.13, 0.17, 0.21, 0.25, 0.29, 0.33),
    ),
    recoverable=0.02,
    readied=0.11,
    recovers=0.3,
    tactics=0.75,
    cards=1.7,
    plans=0.6,
    ally=0.25,
    hidden_ally=0.19,
    straggler=0.02,
    tactic=0.14,
    planet=0.6,
)
"""For the bots that estimate their chance to win the game."""
