"""Reveal: totals, faces, morph (F-REVEAL, F-MORPH, F-VEC)."""

import pytest

from tests.scenario import GATE, WARP, planet, table


@pytest.mark.rule("F-VEC-1", "F-REVEAL-2", "F-REVEAL-3", "F-REVEAL-4", "F-RES-6", "F-RES-7")
def test_the_rulebooks_first_example() -> None:
    """Four ships and two allies with a 10 against two ships and two allies with a 15: 16 to 19."""
    t = table(
        players=4,
        hands={0: ["attack-10"], 1: ["attack-15"]},
        moves=[(1, 2, planet(1), planet(1, 1))],
    )
    t.encounter(ships=4, allies={2: ("defense", 2), 3: ("offense", 2)}, cards=("attack-10", "attack-15"))
    assert t.open == [(2, "ships-home")]
    assert t.events("totals")[-1]["offense"] == 16
    assert t.events("totals")[-1]["defense"] == 19
    assert t.ships(0, GATE) == 0
    assert (t.ships(0, WARP), t.ships(3, WARP)) == (4, 2)
