"""Finding the best option with few imagined games: drop the worse half of the candidates again and again.

So most of the games are spent on the options that are close to each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from warptable.kernel import Rng

from .thought import Thought

GAMES = 36  # imagined games in each round, shared among the options
FEWEST = 3  # imagined games for each option in each round, at least
TRUST = 0.004  # how much better another option must look than the first one


def best_option(thought: Thought, biases: Sequence[float], rng: Rng, deadline: float | None) -> int:
    """The index of the best option. The search ends early at the deadline (a reading of the monotonic clock).

    Option 0 is the first guess. It takes part in every game, because the others must beat it, and it is the answer if
    no game can be imagined. `biases` are added to the estimates.
    """
    rivals = list(range(1, len(biases)))
    while True:
        for _ in range(max(FEWEST, GAMES // (2 * len(rivals) + 2))):
            thought.play([0, *rivals], rng)
            if deadline is not None and monotonic() >= deadline:
                break
        if thought.empty:
            return 0
        rivals.sort(key=lambda index: -thought.mean(index) - biases[index])
        if len(rivals) == 1 or (deadline is not None and monotonic() >= deadline):
            break
        rivals = rivals[: (len(rivals) + 1) // 2]
    best = rivals[0]
    return best if thought.mean(best) + biases[best] > thought.mean(0) + biases[0] + TRUST else 0
