"""Uses that have their price are weighed by what they declare, without knowing the alien."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import START, buried, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from warptable.bots import Sight, make_bot
from warptable.kernel import Rng

POWER = "alchemist.transmutation"


def brewing(*own: str, pile: tuple[str, ...], moves: list[tuple[int, int, int, int]] | None = None) -> Table:
    """Seat 2 may pay a ship and exchange one of these cards for one of the pile."""
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: [*own]}
    return dominion("mite", "void", "alchemist", hands=hands, prepare=buried(*pile), moves=moves or ()).encounter()


def steady(t: Table, prompt: str) -> Any:
    return make_bot("steady").choose(Sight(t.session, 2), t.decision(2, prompt), Rng.seeded(1))


@pytest.mark.parametrize(
    ("own", "pile", "answer"),
    [
        (("attack-10",), ("attack-14",), POWER),
        (("attack-10",), ("attack-11",), "pass"),
        (("ionic-gas",), ("quash",), "pass"),
        (("attack-14",), ("attack-10",), "pass"),
    ],
)
def test_a_ship_is_paid_only_for_a_much_better_card(own: tuple[str, ...], pile: tuple[str, ...], answer: str) -> None:
    assert steady(brewing(*own, pile=pile), START) == answer


def test_a_flare_that_only_costs_is_kept() -> None:
    hands = {0: ["attack-12", "flare-philanthropist"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("mite", "void", "hacker", hands=hands)
    decision = t.decision(0, "window-ENCOUNTER_START")
    assert len(decision.options) == 2
    assert {make_bot("steady").choose(Sight(t.session, 0), decision, Rng.seeded(n)) for n in range(9)} == {"pass"}


def test_not_with_many_ships_in_the_warp() -> None:
    lost = [(2, 4, planet(2, home), WARP) for home in range(2)]
    assert steady(brewing("attack-10", pile=("attack-14",), moves=lost), START) == "pass"


def test_the_card_that_gains_most_is_exchanged() -> None:
    t = brewing(
        "attack-10", "attack-14", "attack-05", "ionic-gas", pile=("attack-14", "attack-15", "attack-06", "quash")
    )
    t.do(2, START, POWER).do(2, "lose-ships", {planet(2): 1})
    assert t.state.faces[steady(t, "alchemist-card")] == "attack-10"
