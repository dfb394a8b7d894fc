"""Launch: the gate is aimed and ships are sent (F-LAUNCH)."""

import pytest

from tests.games.encounter.scenario import GATE, OUT, WARP, planet, table
from warptable.kernel import Distribute, IllegalAnswer

HOME = [planet(0, number) for number in range(5)]


@pytest.mark.rule("F-LAUNCH-1")
def test_the_gate_is_aimed_first_and_at_one_planet_of_the_indicated_system() -> None:
    t = table(players=3, destiny=["green"])
    assert t.open == [(0, "aim")]
    t.do(0, "aim", planet(2, 3), options=[planet(2, number) for number in range(5)])
    assert t.events("aimed") == [{"source": "F-LAUNCH-1", "seat": 0, "planet": planet(2, 3), "defense": 2}]
    assert t.ships(0, GATE) == 0
    assert t.open == [(0, "launch")]


@pytest.mark.rule("F-LAUNCH-2")
@pytest.mark.parametrize("ships", [1, 4])
def test_the_offense_puts_one_to_four_ships_on_the_gate(ships: int) -> None:
    t = table(players=3)
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0, 2): ships})
    assert t.events("ships_sent") == [{"source": "F-LAUNCH-2", "seat": 0, "ships": ships, "place": GATE}]
    assert (t.ships(0, GATE), t.ships(0, planet(0, 2))) == (ships, 4 - ships)


@pytest.mark.rule("F-LAUNCH-2", "F-LAUNCH-10")
def test_neither_no_ship_nor_five_ships_can_be_launched() -> None:
    t = table(players=3)
    t.do(0, "aim", planet(1))
    decision = t.decision(0, "launch")
    assert isinstance(decision, Distribute)
    assert (decision.low, decision.high) == (1, 4)
    assert list(decision.options) == HOME
    for wrong in ((), ((planet(0), 4), (planet(0, 1), 1)), ((planet(0), 5),), ((planet(1), 1),)):
        with pytest.raises(IllegalAnswer):
            t.session.answer(decision, wrong)
    assert t.ships(0, GATE) == 0


@pytest.mark.rule("F-LAUNCH-2", "F-LAUNCH-3")
def test_the_ships_may_come_from_several_colonies_home_and_foreign() -> None:
    t = table(players=3, moves=[(0, 2, planet(0), planet(2)), (0, 1, planet(0), planet(1, 4))])
    t.do(0, "aim", planet(1))
    assert t.options(0, "launch") == [*HOME, planet(1, 4), planet(2)]
    t.do(0, "launch", {planet(0, 1): 1, planet(0, 2): 1, planet(1, 4): 1, planet(2): 1})
    assert t.ships(0, GATE) == 4
    assert [t.ships(0, place) for place in (*HOME, planet(1, 4), planet(2))] == [1, 3, 3, 4, 4, 0, 1]


@pytest.mark.rule("F-LAUNCH-3")
def test_the_ships_may_all_come_from_one_colony() -> None:
    t = table(players=3)
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0): 3})
    assert [t.ships(0, place) for place in HOME] == [1, 4, 4, 4, 4]


@pytest.mark.rule("F-LAUNCH-4")
def test_taking_the_last_ship_off_a_planet_gives_up_that_colony() -> None:
    t = table(players=3, moves=[(0, 1, planet(0), planet(2))])
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (5, 1)
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0): 3, planet(2): 1})
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (4, 0)
    assert t.events("colonies") == [{"source": "F-RES-11", "seat": 0, "foreign": 0, "home": 4}]


@pytest.mark.rule("F-LAUNCH-4")
def test_a_colony_with_a_ship_left_is_kept() -> None:
    t = table(players=3)
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0): 3})
    assert t.state.seats[0].home == 5
    assert t.events("colonies") == []


@pytest.mark.rule("F-LAUNCH-5")
def test_the_defense_can_neither_add_ships_to_its_planet_nor_take_ships_away() -> None:
    """From launch to reveal the defense is asked for guests and a card, and for nothing else."""
    t = table(players=3, hands={0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-10"]})
    asked: set[str] = set()
    answers = {"aim": planet(1), "launch": {planet(0): 2}, "invite": (), "encounter-card": "attack-08"}
    while not t.events("revealed"):
        decision = t.session.decisions[0]
        if decision.seat == 1:
            asked.add(decision.prompt)
            t.do(1, decision.prompt, {"invite": (2,), "encounter-card": "attack-20"}[decision.prompt])
        elif decision.seat == 2:
            t.do(2, decision.prompt, "decline")
        else:
            t.do(0, decision.prompt, answers[decision.prompt])
        if not t.events("revealed"):
            assert [t.ships(1, planet(1, number)) for number in range(5)] == [4] * 5
    assert asked == {"invite", "encounter-card"}
    assert t.events("totals")[0]["defense"] == 20 + 4


@pytest.mark.rule("F-LAUNCH-6")
@pytest.mark.parametrize(("card", "winner"), [("attack-20", 1), ("attack-04", 0)])
def test_a_home_planet_without_ships_of_the_defense_is_defended_with_none(card: str, winner: int) -> None:
    hands = {0: ["attack-10", "attack-08"], 1: [card, "attack-08"]}
    t = table(players=3, hands=hands, moves=[(1, 4, planet(1, 2), planet(1))])
    assert planet(1, 2) in t.options(0, "aim")
    t.encounter(target=planet(1, 2), ships=2, cards=("attack-10", card))
    assert t.events("totals")[0]["offense"] == 12
    assert t.events("totals")[0]["defense"] == int(card[-2:])
    assert t.events("outcome")[0]["winner"] == winner
    assert t.ships(0, planet(1, 2)) == (2 if winner == 0 else 0)
    assert t.ships(1, WARP) == 0


@pytest.mark.rule("F-LAUNCH-7")
@pytest.mark.parametrize(("cards", "winner"), [(("attack-20", "attack-04"), 0), (("attack-04", "attack-20"), 1)])
def test_bystanders_on_the_planet_count_for_no_total_and_are_not_affected(cards: tuple[str, str], winner: int) -> None:
    hands = {0: [cards[0], "attack-08"], 1: [cards[1], "attack-08"]}
    moves = [(2, 3, planet(2), planet(1)), (1, 2, planet(1), planet(1, 1))]
    t = table(players=3, hands=hands, moves=moves)
    t.encounter(ships=2, cards=cards)
    totals = t.events("totals")[0]
    assert (totals["offense"], totals["defense"]) == (int(cards[0][-2:]) + 2, int(cards[1][-2:]) + 2)
    assert t.events("outcome")[0]["winner"] == winner
    assert t.ships(2, planet(1)) == 3
    assert t.ships(2, WARP) == 0
    assert t.ships(1, planet(1)) == (2 if winner else 0)


@pytest.mark.rule("F-LAUNCH-8")
def test_in_the_own_system_only_one_colony_is_the_target() -> None:
    moves = [(1, 3, planet(1), planet(0)), (2, 2, planet(2), planet(0)), (0, 2, planet(0), planet(0, 1))]
    hands = {0: ["attack-20", "attack-08"], 2: ["attack-04", "attack-08"]}
    t = table(players=3, hands=hands, destiny=["red"], moves=moves)
    t.do(0, "own-colour", 2)
    t.encounter(defense=2, ships={planet(0, 2): 2}, cards=("attack-20", "attack-04"))
    assert (t.events("totals")[0]["offense"], t.events("totals")[0]["defense"]) == (22, 6)
    assert (t.ships(1, planet(0)), t.ships(2, planet(0)), t.ships(0, planet(0))) == (3, 0, 4)
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(0, WARP)) == (0, 2, 0)


@pytest.mark.rule("F-LAUNCH-9")
def test_a_planet_with_an_own_colony_may_be_targeted_and_winning_reinforces_it() -> None:
    t = table(players=3, hands={0: ["attack-20", "attack-08"], 1: ["attack-06"]}, moves=[(0, 1, planet(0), planet(1))])
    assert t.state.seats[0].foreign == 1
    t.encounter(ships={planet(0, 1): 2}, cards=("attack-20", "attack-06"))
    assert t.events("totals")[0]["offense"] == 22
    assert t.ships(0, planet(1)) == 3
    assert t.state.seats[0].foreign == 1


@pytest.mark.rule("F-LAUNCH-9")
def test_the_colony_already_there_is_no_part_of_the_encounter_when_it_is_lost() -> None:
    t = table(players=3, hands={0: ["attack-04"], 1: ["attack-20", "attack-08"]}, moves=[(0, 1, planet(0), planet(1))])
    t.encounter(ships={planet(0, 1): 2}, cards=("attack-04", "attack-20"))
    assert t.ships(0, planet(1)) == 1
    assert t.ships(0, WARP) == 2


@pytest.mark.rule("F-LAUNCH-10")
def test_the_offense_may_strip_all_its_colonies() -> None:
    moves = [(0, 4, planet(0, number), OUT) for number in range(3)]
    moves += [(0, 2, planet(0, 3), OUT), (0, 3, planet(0, 4), OUT)]
    t = table(players=3, hands={0: ["attack-20", "attack-08"]}, moves=moves)
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0, 3): 2, planet(0, 4): 1})
    assert t.ships(0, GATE) == 3
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (0, 0)
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-LAUNCH-10")
def test_a_single_ship_left_must_be_launched() -> None:
    moves = [(0, 4, planet(0, number), OUT) for number in range(4)]
    t = table(players=3, moves=[*moves, (0, 3, planet(0, 4), OUT)])
    t.do(0, "aim", planet(1))
    assert t.ships(0, GATE) == 1
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-LAUNCH-11")
def test_an_offense_without_any_ship_has_no_encounter_and_its_turn_ends() -> None:
    t = table(players=3, destiny=["green", "red"], moves=[(0, 4, planet(0, number), OUT) for number in range(5)])
    assert t.events("no_encounter") == [{"source": "F-LAUNCH-11", "seat": 0}]
    assert t.open == [(1, "aim")]
    assert [event["seat"] for event in t.events("turn")] == [0, 1]
    for skipped in ("aimed", "ships_sent", "invited", "card_laid"):
        assert t.events(skipped) == []
    assert t.hand(0) == ["attack-06"]


@pytest.mark.rule("F-LAUNCH-11")
def test_a_ship_in_the_warp_is_enough_for_an_encounter() -> None:
    moves = [(0, 4, planet(0, number), OUT) for number in range(4)] + [(0, 4, planet(0, 4), WARP)]
    t = table(players=3, moves=moves)
    assert t.events("no_encounter") == []
    assert t.open == [(0, "aim")]
    assert t.ships(0, GATE) == 1
