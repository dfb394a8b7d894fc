"""Several players reach the goal at once (F-SHARED)."""

import pytest

from tests.games.encounter.scenario import GATE, planet, table


def four_colonies(seat: int, *planets: int) -> list[tuple[int, int, int, int]]:
    """One ship from each of four home planets to these foreign ones."""
    return [(seat, 1, planet(seat, n + 1), target) for n, target in enumerate(planets)]


RED = four_colonies(0, planet(1, 1), planet(1, 2), planet(2, 1), planet(2, 2))
BLUE = four_colonies(1, planet(0, 1), planet(0, 2), planet(2, 1), planet(2, 3))
GREEN = four_colonies(2, planet(0, 1), planet(0, 3), planet(1, 1), planet(1, 3))


@pytest.mark.rule("F-SHARED-1", "F-SHARED-2", "F-RES-1")
def test_offense_and_ally_win_together_when_both_land_their_fifth_colony() -> None:
    t = table(players=3, hands={0: ["attack-20"], 1: ["attack-04"]}, moves=[*RED, *GREEN])
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("attack-20", "attack-04"))
    assert t.session.over
    assert t.session.winners == (0, 2)
    assert t.events("game_over") == [{"source": "F-SHARED-1", "winners": [0, 2]}]


@pytest.mark.rule("F-SHARED-1", "F-GOAL-2")
def test_an_ally_with_fewer_colonies_does_not_share_the_victory() -> None:
    t = table(players=3, hands={0: ["attack-20"], 1: ["attack-04"]}, moves=[*RED, *GREEN[:3]])
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("attack-20", "attack-04"))
    assert t.session.winners == (0,)
    assert t.events("game_over") == [{"source": "F-GOAL-2", "winners": [0]}]


@pytest.mark.rule("F-SHARED-2", "F-GOAL-9")
def test_an_ally_may_win_without_the_offense() -> None:
    t = table(players=3, hands={0: ["attack-20"], 1: ["attack-04"]}, moves=[*RED[:3], *GREEN])
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("attack-20", "attack-04"))
    assert t.session.winners == (2,)


@pytest.mark.rule("F-SHARED-1", "F-SHARED-2", "F-RES-9")
def test_a_deal_with_a_colony_each_gives_a_shared_victory() -> None:
    """The colonies of a deal are one batch: it does not matter whose ships are put down first."""
    t = table(players=3, hands={0: ["negotiate"], 1: ["negotiate"]}, moves=[*RED, *BLUE])
    t.encounter(ships={planet(0): 1}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("grant", planet(0, 4)), ("want", planet(1, 4)), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(1, "deal-colony", {planet(1): 1})
    assert t.open == [(0, "deal-colony")], "the game goes on until the whole deal is carried out"
    t.do(0, "deal-colony", {GATE: 1})
    assert t.session.over
    assert t.session.winners == (0, 1)
    assert t.events("game_over") == [{"source": "F-SHARED-1", "winners": [0, 1]}]


@pytest.mark.rule("F-SHARED-1", "F-GOAL-9")
@pytest.mark.reading("shared-by-one-resolution")
def test_a_fifth_colony_founded_earlier_in_the_same_resolution_shares_the_victory() -> None:
    """Green's flare founds its fifth when the beaten defense loses its power; then the offense lands its own."""
    homes = [(1, 4, planet(1, 3), planet(1)), (1, 4, planet(1, 4), planet(1))]
    green = four_colonies(2, planet(0, 1), planet(0, 2), planet(0, 3), planet(1, 1))
    hands = {0: ["attack-40"], 1: ["attack-04"], 2: ["attack-06", "flare-parasite"]}
    t = table("mite", "human", "virus", hands=hands, moves=[*RED, *homes, *green])
    t.encounter(ships=1, target=planet(1), cards=("attack-40", "attack-04"))
    t.encounter(ships=1, target=planet(1), cards=("attack-40", "attack-04"))
    assert not t.session.over
    t.do(2, "window-POWER_OFF", "flare-parasite").do(2, "found-planet", planet(1, 4))
    t.do(2, "deal-colony", {planet(2): 1})
    assert t.session.winners == (0, 2)


@pytest.mark.rule("F-SHARED-2")
def test_a_one_sided_deal_lets_one_player_win() -> None:
    t = table(players=3, hands={0: ["negotiate"], 1: ["negotiate"]}, moves=[*RED, *BLUE])
    t.encounter(ships={planet(0): 1}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("grant", planet(0, 4)), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(1, "deal-colony", {planet(1): 1})
    t.do(0, "ships-home", 1)
    assert t.session.winners == (1,)
