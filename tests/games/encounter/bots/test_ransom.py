"""Ships that somebody else holds: the bots ask what the owner would just pay, and pay what the ships are worth."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.scenario import GATE, Table, planet
from warptable.bots import Sight, make_bot
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.held import hold
from warptable.kernel import Rng

ALIENS = ("pirate", "hacker", "mite", "void")
OPEN = "window-REGROUP_OPEN"


def holding(ships: int, cards: int = 3, colonies: int = 0) -> Table:
    """Seat 0 holds so many ships of seat 1, which has these cards; so many foreign colonies are its own."""

    def prepare(g: Game) -> None:
        for number in range(ships):
            hold(g, g.seats[0].sheets[0], 1, planet(1, number % 5), 1, "test")

    moves = [(0, 1, planet(0, n), planet(2, n)) for n in range(colonies)]
    hands = {1: ["attack-06"] * cards}
    return dominion(*ALIENS, first=3, prepare=prepare, destiny=["green"], hands=hands, moves=moves)


def steady(t: Table, seat: int, prompt: str) -> Any:
    return make_bot("steady").choose(Sight(t.session, seat), t.decision(seat, prompt), Rng.seeded(1))


def proposed(t: Table) -> dict[str, Any]:
    """What seat 0 asks for them."""
    t.do(0, OPEN, "pirate.ransom")
    while t.open[0][0] == 0:
        seat, prompt = t.open[0]
        t.session.answer(t.session.decisions[0], steady(t, seat, str(prompt)))
    return t.events("ransom_offered")[-1]


@pytest.mark.parametrize(("ships", "price", "cards"), [(2, "cards", 2), (3, "cards", 3), (4, "colony", 0)])
def test_what_is_asked_is_what_the_owner_pays(ships: int, price: str, cards: int) -> None:
    t = holding(ships)
    offer = proposed(t)
    assert (offer["ships"], offer["price"], offer["cards"]) == (ships, price, cards)
    assert steady(t, 1, "pirate-ransom") == "accept"


def test_no_colony_for_somebody_who_lacks_only_one() -> None:
    t = holding(5, colonies=4)
    assert proposed(t)["price"] == "cards"
    t = holding(5, colonies=4).do(0, OPEN, "pirate.ransom").do(0, "pirate-owner", 1)
    t.do(0, "pirate-freed", 5).do(0, "pirate-cards", 0).do(0, "pirate-colony", planet(1, 3))
    assert steady(t, 1, "pirate-ransom") == "refuse"


def test_too_high_a_price_is_refused() -> None:
    t = holding(1).do(0, OPEN, "pirate.ransom").do(0, "pirate-owner", 1)
    t.do(0, "pirate-cards", 3).do(0, "pirate-colony", "no-colony")
    assert steady(t, 1, "pirate-ransom") == "refuse"


def test_as_many_as_possible_are_sold_and_taken_but_one_ship_lands() -> None:
    t = holding(3).do(0, OPEN, "pirate.sell")
    assert steady(t, 0, "pirate-sold") == 3
    t = dominion(*ALIENS, hands={0: ["attack-40"], 1: ["attack-04"]}).encounter(
        ships=3, cards=("attack-40", "attack-04")
    )
    t.do(0, "window-STAY", "pirate.raid")
    assert t.ships(0, GATE) == 3
    assert steady(t, 0, "pirate-captives") == 2
