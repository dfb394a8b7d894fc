"""What planets, ships, tactics, cards and allies are worth, fitted to the results of games between bots.

At the beginning of every destiny card the difference between both seats is noted, and who won the game in the end. The
logistic function of a weighted sum of the differences should be the chance to win; the weights are found by Newton's
method. Positions of the same game are not independent, so the errors are those of whole games.

`python -m warptable.games.duel.lab.fit --bots shrewd --games 400` prints the weights from which `FITTED` is made
(`bots/common/weights.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import exp, sqrt

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.kernel import Rng, Session

from ..bots.common.cards import strength
from ..bots.common.standing import even_duel, recovering
from ..engine.model.cards import FACES
from ..engine.model.places import SUPPLY, WARP
from ..engine.model.state import State
from ..engine.model.tactics import tactics_with
from .steering import LIMIT

STEPS = ((1, 3), (3, 6), (6, 10), (10, 15), (15, 20))
"""Ships in supply between which each one is worth the same."""
NAMES = (
    *(f"at most {number} planets missing" for number in (1, 2, 3, 4)),
    "a ship in supply",
    *(f"each ship from {low} to {high}" for low, high in STEPS),
    "a ship in the Warp",
    "a readied tactic",
    "one that readies others",
    "certainly winning an even duel",
    "the best plan against none",
    "all other plans",
    "each plan that is held",
    "a reinforcement",
    "a faceup ally",
    "a facedown ally",
    "straggler",
)
ROUNDS = 12  # of Newton's method
PULL = 1.0  # towards zero, for what hardly ever occurs

Row = tuple[list[float], float]
"""The differences in the order of `NAMES`, and 1.0 if seat 0 won."""
Matrix = list[list[float]]


def features(game: Session[State], seat: int) -> list[float]:
    """What one seat has, in the order of `NAMES`."""
    state, view = game.state, game.view(seat)
    mine, supply = state.seats[seat], state.ships[SUPPLY][seat]
    missing = view.seats[seat].to_win - view.seats[seat].planets
    faces = [FACES[state.faces[card]] for card in mine.hand]
    plans = sorted(strength(face.value) for face in faces if face.plan)
    allies = [envoy.up for envoy in state.envoys if envoy.ally == seat]
    tokens = tactics_with(state.variants)
    return [
        *(float(missing <= number) for number in (1, 2, 3, 4)),
        float(supply > 0),
        *(float(max(low, min(high, supply)) - low) for low, high in STEPS),
        float(state.ships[WARP][seat]),
        float(mine.ready.bit_count()),
        float(bool(mine.ready & recovering(tokens))),
        even_duel(mine.ready, state.seats[1 - seat].ready, tokens),
        plans[-1] if plans else 0.0,
        sum(plans[:-1]),
        float(len(plans)),
        float(sum(not face.plan for face in faces)),
        float(sum(allies)),
        float(len(allies) - sum(allies)),
        float(seat != state.leader),
    ]


def games(bots: str, number: int, first: int = 0) -> Iterator[list[Row]]:
    """The rows of this many games; one without a single winner has none."""
    for seed in range(first, first + number):
        game = new_game("duel", 2, seed, limit=LIMIT)
        players = [make_bot(bots, "duel") for _ in range(2)]
        sources, sights = [Rng.seeded("fit", seed, seat) for seat in (0, 1)], [Sight(game, seat) for seat in (0, 1)]
        found, card = [], game.state.cards
        while game.decisions:
            if game.state.cards != card:
                card = game.state.cards
                found.append([one - two for one, two in zip(features(game, 0), features(game, 1), strict=True)])
            asked = game.decisions[0]
            game.answer(asked, players[asked.seat].choose(sights[asked.seat], asked, sources[asked.seat]))
        if len(game.winners) == 1:
            yield [(row, float(game.winners[0] == 0)) for row in found]


def fit(played: Sequence[Sequence[Row]]) -> tuple[list[float], list[float]]:
    """The weights, and the standard error of each."""
    size = len(NAMES)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope, bend = _derivatives([row for game in played for row in game], weights)
        step = _product(_inverse(bend), slope)
        weights = [weight + part for weight, part in zip(weights, step, strict=True)]
    inverse = _inverse(_derivatives([row for game in played for row in game], weights)[1])
    spread = [[0.0] * size for _ in range(size)]
    for game in played:
        pull = [0.0] * size
        for row, won in game:
            surprise = won - _chance(row, weights)
            pull = [old + surprise * part for old, part in zip(pull, row, strict=True)]
        moved = _product(inverse, pull)
        for one in range(size):
            spread[one][one] += moved[one] ** 2
    return weights, [sqrt(spread[one][one]) for one in range(size)]


def _chance(row: Sequence[float], weights: Sequence[float]) -> float:
    return 1.0 / (1.0 + exp(-sum(part * weight for part, weight in zip(row, weights, strict=True))))


def _derivatives(rows: Sequence[Row], weights: Sequence[float]) -> tuple[list[float], Matrix]:
    """Of the logarithm of how likely the results are: the first, and the second with its sign turned."""
    size = len(weights)
    slope = [-PULL * weight for weight in weights]
    bend = [[PULL * (one == two) for two in range(size)] for one in range(size)]
    for row, won in rows:
        chance = _chance(row, weights)
        doubt = chance * (1 - chance)
        used = [(place, part) for place, part in enumerate(row) if part]
        for place, part in used:
            slope[place] += (won - chance) * part
            line, weight = bend[place], doubt * part
            for other, more in used:
                line[other] += weight * more
    return slope, bend


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrices here are symmetric and positive, so every pivot is above zero."""
    size = len(matrix)
    work = [[*row, *(float(one == two) for two in range(size))] for one, row in enumerate(matrix)]
    for place in range(size):
        pivot = work[place][place]
        work[place] = [value / pivot for value in work[place]]
        for other in range(size):
            if other != place and (factor := work[other][place]):
                work[other] = [value - factor * top for value, top in zip(work[other], work[place], strict=True)]
    return [row[size:] for row in work]


def _product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(value * part for value, part in zip(row, vector, strict=True)) for row in matrix]


def main(words: Sequence[str] | None = None) -> int:
    """Play games and print the weights with their standard errors."""
    parser = argparse.ArgumentParser(prog="python -m warptable.games.duel.lab.fit", description=main.__doc__)
    parser.add_argument("--bots", default="shrewd")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(words)
    played = list(games(asked.bots, asked.games, asked.seed))
    weights, errors = fit(played)
    sys.stdout.write(f"{asked.bots}: {len(played)} games, {sum(map(len, played))} positions\n")
    for name, weight, error in zip(NAMES, weights, errors, strict=True):
        sys.stdout.write(f"{name:32} {weight:7.3f} +- {error:.3f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
