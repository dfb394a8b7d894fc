"""The fit of weights to results finds the weights that made the results."""

from math import exp

import pytest

from warptable.games.duel.lab.fit import NAMES, fit, games
from warptable.kernel import Rng


def test_weights_are_found_again() -> None:
    rng, played = Rng.seeded(1), []
    weights = {0: 1.5, 11: -0.5}
    for _ in range(600):
        row = [0.0] * len(NAMES)
        for place in weights:
            row[place] = float(rng.below(5) - 2)
        chance = 1 / (1 + exp(-sum(weight * row[place] for place, weight in weights.items())))
        played.append([(row, float(rng.below(1000) < 1000 * chance))])
    found, errors = fit(played)
    for place, weight in weights.items():
        assert abs(found[place] - weight) < 4 * errors[place]
        assert errors[place] < 0.2
    assert found[1] == pytest.approx(0.0)


def test_rows_of_a_game_have_a_number_for_each_name() -> None:
    for rows in games("novice", 2):
        assert all(len(row) == len(NAMES) for row, _ in rows)
