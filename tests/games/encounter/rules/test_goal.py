"""The goal of the game, colonies and main players (F-GOAL)."""

import pytest

import warptable
from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine.model.roles import Role

STRONG = {0: ["attack-20", "attack-30", "attack-40"]}
Moves = list[tuple[int, int, int, int]]


def settled(seat: int, *places: int) -> Moves:
    """One ship of a seat, from its last home planets, on each of these planets."""
    return [(seat, 1, planet(seat, 4 - number // 3), place) for number, place in enumerate(places)]


def play(t: Table, target: int, card: str = "attack-20") -> Table:
    """Seat 0 wins with one ship on a planet of seat 1."""
    return t.encounter(target=target, ships={planet(0): 1}, cards=(card, "attack-06"))


@pytest.mark.rule("F-GOAL-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_can_play(players: int) -> None:
    game = warptable.new_game("ffg", players)
    assert len(game.view(None).seats) == players
    assert not game.over


@pytest.mark.rule("F-GOAL-1")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_fewer_or_more_players_cannot(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 players"):
        warptable.new_game("ffg", players)


@pytest.mark.rule("F-GOAL-2", "F-GOAL-3")
def test_the_fifth_foreign_colony_wins_the_game() -> None:
    moves = settled(0, planet(1, 1), planet(2), planet(2, 1), planet(3))
    t = table(players=4, hands=STRONG, moves=moves)
    assert t.state.seats[0].foreign == 4
    assert t.view(None).over is False
    play(t, planet(1))
    assert t.session.over
    assert t.session.winners == (0,)
    assert t.events("game_over") == [{"source": "F-GOAL-2", "winners": [0]}]
    assert t.open == []


@pytest.mark.rule("F-GOAL-3")
def test_the_five_foreign_colonies_may_lie_in_one_system() -> None:
    moves = settled(0, *(planet(1, number) for number in range(1, 5)))
    t = table(players=3, hands=STRONG, moves=moves)
    play(t, planet(1))
    assert t.session.winners == (0,)


@pytest.mark.rule("F-GOAL-2")
def test_four_foreign_colonies_and_five_home_colonies_do_not_win() -> None:
    t = table(players=4, hands=STRONG, moves=settled(0, planet(2), planet(2, 1), planet(3)))
    play(t, planet(1))
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (5, 4)
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-GOAL-2", "F-GOAL-4")
def test_a_colony_given_up_for_the_attack_does_not_count() -> None:
    t = table(players=4, hands=STRONG, moves=settled(0, planet(2), planet(2, 1), planet(3), planet(3, 1)))
    t.encounter(ships={planet(3, 1): 1}, cards=("attack-20", "attack-06"))
    assert t.ships(0, planet(1)) == 1
    assert t.state.seats[0].foreign == 4
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-GOAL-4")
def test_more_ships_on_a_planet_do_not_make_more_colonies() -> None:
    moves = [(0, 3, planet(0, number), planet(2)) for number in range(1, 5)]
    t = table(players=3, hands=STRONG, moves=moves)
    assert t.ships(0, planet(2)) == 12
    assert t.state.seats[0].foreign == 1
    t.encounter(ships={planet(0): 3}, cards=("attack-20", "attack-06"))
    assert t.ships(0, planet(1)) == 3
    assert t.state.seats[0].foreign == 2


@pytest.mark.rule("F-GOAL-5")
def test_several_players_may_have_a_colony_on_one_planet_and_each_has_one() -> None:
    t = table(players=4, hands=STRONG, moves=[(3, 2, planet(3), planet(1))])
    t.encounter(ships=2, allies={2: ("offense", 3)}, cards=("attack-20", "attack-06"))
    assert t.state.ships[planet(1)] == [2, 0, 3, 2]
    assert [seat.foreign for seat in t.state.seats] == [1, 0, 1, 1]


@pytest.mark.rule("F-GOAL-5")
def test_landing_where_one_has_a_colony_makes_no_second_one() -> None:
    t = table(players=3, hands=STRONG, moves=settled(0, planet(1)))
    play(t, planet(1))
    assert t.ships(0, planet(1)) == 2
    assert t.state.seats[0].foreign == 1


@pytest.mark.rule("F-GOAL-6")
def test_colonies_in_the_own_system_are_home_colonies_all_others_foreign_ones() -> None:
    moves = [(0, 4, planet(0), planet(1)), (0, 4, planet(0, 1), planet(2)), (1, 1, planet(1), planet(0))]
    t = table(players=3, hands=STRONG, moves=moves)
    assert [(seat.home, seat.foreign) for seat in t.state.seats] == [(3, 2), (5, 1), (5, 0)]
    counts = [(seat.home, seat.foreign) for seat in t.view(2).seats]
    assert counts == [(3, 2), (5, 1), (5, 0)]


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize(("alien", "winner"), [("pacifist", 1), ("zombie", 0)])
def test_where_a_power_and_a_rule_disagree_the_power_wins(alien: str, winner: int) -> None:
    """A negotiate loses to an attack, but not in the hand of the Pacifist."""
    hands = {0: ["attack-20", "attack-30"], 1: ["negotiate", "attack-06"]}
    t = table("void", alien, "loser", hands=hands)
    t.encounter(ships=2, cards=("attack-20", "negotiate"))
    assert t.events("outcome")[0]["winner"] == winner


@pytest.mark.rule("F-GOAL-7")
def test_a_power_may_narrow_a_rule() -> None:
    """The offense sends one to four ships, Macron exactly one."""
    t = table("macron", "void", "zombie")
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0): 1}, options=[planet(0, number) for number in range(5)])
    assert t.events("ships_sent")[0]["ships"] == 1
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-GOAL-8")
@pytest.mark.parametrize("first", [0, 2])
def test_the_offense_is_whose_turn_it_is_and_with_the_defense_a_main_player(first: int) -> None:
    hands = {seat: ["attack-06", "attack-08"] for seat in range(4)}
    t = table(players=4, first=first, hands=hands, destiny=["blue"])
    t.encounter(offense=first, ships=1)
    assert t.view(None).player == t.view(None).current.offense == first
    assert sorted(t.open) == sorted([(first, "encounter-card"), (1, "encounter-card")])
    assert {seat for seat in range(4) if t.game.role(seat) & Role.MAIN} == {first, 1}
    assert (t.game.role(first), t.game.role(1)) == (Role.OFFENSE, Role.DEFENSE)


@pytest.mark.rule("F-GOAL-9")
def test_an_ally_wins_at_once_in_another_players_turn() -> None:
    moves = settled(2, planet(0), planet(0, 1), planet(1, 3), planet(1, 4))
    t = table(players=3, hands=STRONG, moves=moves)
    t.encounter(ships=1, allies={2: ("offense", {planet(2): 1})}, cards=("attack-20", "attack-06"))
    assert t.session.over
    assert t.session.winners == (2,)
    assert [event["seat"] for event in t.events("turn")] == [0]


@pytest.mark.rule("F-GOAL-9")
def test_the_defense_wins_at_once_by_a_deal() -> None:
    moves = settled(1, planet(0), planet(0, 1), planet(2, 3), planet(2, 4))
    t = table(players=3, hands={0: ["negotiate", "attack-10"], 1: ["negotiate", "attack-08"]}, moves=moves)
    t.encounter(ships={planet(0): 1}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("grant", planet(0, 2)), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(1, "deal-colony", {planet(1): 1})
    t.do(0, "ships-home", {planet(0): 1})
    assert t.session.winners == (1,)
    assert t.state.seats[1].foreign == 5
