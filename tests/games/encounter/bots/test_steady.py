"""How the steady bot plays."""

from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from warptable.bots import make_bot
from warptable.kernel import Rng


def steady(t: Table, seat: int, prompt: str, seed: int = 1) -> Any:
    """What the steady bot does here."""
    return make_bot("steady").choose(lambda: t.view(seat), t.decision(seat, prompt), Rng.seeded(seed))


def test_steady_aims_at_the_weakest_planet_where_it_has_no_colony() -> None:
    t = table(players=3, moves=[(1, 3, planet(1, 2), WARP), (1, 2, planet(1, 4), WARP), (0, 1, 0, planet(1, 2))])
    assert steady(t, 0, "aim") == planet(1, 4)


def test_steady_takes_ships_from_colonies_that_stay() -> None:
    t = table(players=3, moves=[(0, 3, planet(0, n), WARP) for n in range(4)])
    t.do(0, "regroup", planet(0))
    t.do(0, "aim", planet(1))
    assert steady(t, 0, "launch") == ((planet(0), 1), (planet(0, 4), 3))


def test_steady_sends_one_ship_if_every_further_one_costs_a_colony() -> None:
    t = table(players=3, moves=[(0, 3, planet(0, n), WARP) for n in range(5)])
    t.do(0, "regroup", planet(0))
    t.do(0, "aim", planet(1))
    assert steady(t, 0, "launch") == ((planet(0), 1),)


def test_steady_invites_no_guest_who_would_win_by_it() -> None:
    near = [(2, 1, planet(2, n), planet(0, n)) for n in range(4)]
    t = table(players=4, hands={0: ["attack-04"]}, moves=near)
    t.do(0, "aim", planet(1)).do(0, "launch", 1)
    assert steady(t, 0, "invite") == (3,)


def test_steady_in_defense_invites_everybody_against_a_leader() -> None:
    near = [(0, 1, planet(0, n), planet(2, n)) for n in range(4)]
    t = table(players=4, moves=near)
    t.do(0, "aim", planet(1)).do(0, "launch", 2).do(0, "invite", ())
    assert steady(t, 1, "invite") == (2, 3)


def test_steady_allies_with_the_offense_for_a_colony() -> None:
    t = table(players=3).do(0, "aim", planet(1)).do(0, "launch", 2).do(0, "invite", (2,)).do(1, "invite", (2,))
    assert steady(t, 2, "ally") == "offense"


def test_steady_joins_the_defense_against_an_offense_that_lacks_one_colony() -> None:
    near = [(0, 1, planet(0, n), planet(2, n)) for n in range(4)]
    t = table(players=3, moves=near)
    t.do(0, "aim", planet(1)).do(0, "launch", 2).do(0, "invite", (2,)).do(1, "invite", (2,))
    assert steady(t, 2, "ally") == "defense"


def test_steady_shares_the_victory_when_it_is_its_own_last_colony_too() -> None:
    near = [(seat, 1, planet(seat, n), planet(1, n)) for seat in (0, 2) for n in range(4)]
    t = table(players=3, moves=near)
    t.do(0, "aim", planet(1, 4)).do(0, "launch", 2).do(0, "invite", (2,)).do(1, "invite", (2,))
    assert steady(t, 2, "ally") == "offense"


def test_steady_lays_the_cheapest_card_that_surely_wins() -> None:
    """The opponent's card lies open."""
    t = table("oracle", "zombie", "void", hands={0: ["attack-40", "attack-12", "attack-04"], 1: ["attack-06"]})
    t.encounter(ships=3)
    assert t.open == [(0, "encounter-card")]
    card = steady(t, 0, "encounter-card")
    assert t.state.faces[card] == "attack-12"


def test_steady_negotiates_with_many_ships_to_lose_and_a_hopeless_hand() -> None:
    t = table(players=3, hands={0: ["attack-30"], 1: ["attack-00", "negotiate"]})
    t.encounter(ships=4, allies={2: ("offense", 4)})
    card = steady(t, 1, "encounter-card")
    assert t.state.faces[card] == "negotiate"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        (["reinforcement-3"], ("reinforcement-3", 0)),
        (["reinforcement-2"], "pass"),
        (["reinforcement-5", "reinforcement-3"], ("reinforcement-3", 0)),
    ],
)
def test_steady_reinforces_only_to_turn_the_result_and_with_the_cheapest_card(hand: list[str], answer: Any) -> None:
    """6 + 2 ships against 6 + 4 ships: three more are needed."""
    t = table(players=3, hands={0: ["attack-06", *hand], 1: ["attack-06"]})
    t.encounter(ships=2, cards=("attack-06", "attack-06"))
    option = steady(t, 0, "reinforce")
    assert t.named("reinforce", option) == answer


def test_steady_does_not_reinforce_when_it_is_ahead() -> None:
    t = table(players=3, hands={0: ["attack-20", "reinforcement-3"], 1: ["attack-06"]})
    t.encounter(ships=2, cards=("attack-20", "attack-06"))
    assert steady(t, 0, "reinforce") == "pass"


def test_steady_zaps_its_opponent_and_not_itself() -> None:
    for holder, zaps in ((0, False), (1, True)):
        hands = {0: ["attack-10"], 1: ["attack-10"]}
        hands[holder].append("cosmic-zap")
        t = table("virus", "void", "zombie", hands=hands)
        t.encounter(ships=2, cards=("attack-10", "attack-10"))
        answer = steady(t, holder, "window-USE_ANNOUNCED")
        assert (answer != "pass") is zaps


def test_steady_offers_a_colony_for_a_colony() -> None:
    t = table(players=3, hands={0: ["negotiate"], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    proposal = steady(t, 0, "deal")
    assert [pick[0] for pick in proposal[:-1]] == ["grant", "want"]
    assert proposal[-1] == "propose"
    t.do(0, "deal", proposal)
    assert steady(t, 1, "deal") == ("accept",)


def test_steady_refuses_a_deal_that_makes_the_other_the_sole_winner() -> None:
    near = [(0, 1, planet(0, n), planet(2, n)) for n in range(4)]
    t = table(players=3, hands={0: ["negotiate", "attack-40"], 1: ["negotiate"]}, moves=near)
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-40"), ("want", planet(1)), "propose"))
    answer = steady(t, 1, "deal")
    assert answer != ("accept",)
    assert not any(pick[0] == "grant" for pick in answer)


def test_steady_refuses_an_offer_that_only_costs() -> None:
    t = table(players=3, hands={0: ["negotiate"], 1: ["negotiate", "attack-10", "attack-20"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("want", planet(1)), "propose"))
    assert steady(t, 1, "deal") != ("accept",)


def test_steady_spreads_returning_ships_over_the_thinnest_colonies() -> None:
    t = table(players=3, hands={0: ["attack-04"], 1: ["attack-20"]}, moves=[(2, 3, planet(2, 3), WARP)])
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 2})}, cards=("attack-04", "attack-20"))
    assert t.ships(2, BESIDE) == 2
    assert t.ships(0, GATE) == 0
    assert steady(t, 2, "ships-home") == ((planet(2), 1), (planet(2, 3), 1))
