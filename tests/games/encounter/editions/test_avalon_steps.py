"""Avalon Hill 2000: the ten steps of an encounter (A-S1 to A-S10) and the places they can go wrong."""

from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import avalon
from warptable.games.encounter.engine.view import FACEDOWN
from warptable.kernel import CannotUndo, IllegalAnswer, StaleDecision

TWO = ["attack-06", "attack-08"]
ALL_LOST = [(0, 4, planet(0, n), WARP) for n in range(5)]


# ---------------------------------------------------------------- step 1: a ship returns


@pytest.mark.rule("A-S1-1")
@pytest.mark.parametrize("place", [planet(0, 2), planet(1, 3)])
def test_the_offense_may_take_a_ship_to_any_colony_home_or_foreign(place: int) -> None:
    t = avalon(moves=[(0, 2, planet(0), WARP), (0, 1, planet(0, 1), planet(1, 3))])
    assert t.decision(0, "regroup").source == "A-S1-1"
    before = t.ships(0, place)
    t.do(0, "regroup", place, options=[*range(5), planet(1, 3), "leave"])
    assert (t.ships(0, place), t.ships(0, WARP)) == (before + 1, 1)
    assert t.events("regrouped") == [{"source": "A-S1-1", "seat": 0, "place": place}]


@pytest.mark.rule("A-S1-1")
def test_the_ship_may_be_left_in_the_warp() -> None:
    t = avalon(moves=[(0, 2, planet(0), WARP)]).do(0, "regroup", "leave")
    assert t.ships(0, WARP) == 2
    assert t.events("regrouped") == []
    assert t.open == [(0, "launch")]


@pytest.mark.rule("A-S1-2")
def test_no_ship_in_the_warp_no_question() -> None:
    assert avalon(moves=[(1, 2, planet(1), WARP)]).open == [(0, "launch")]


@pytest.mark.rule("A-S1-3", "A-S3-5")
def test_without_colony_the_ship_goes_straight_on_the_mothership_and_is_the_one_launched() -> None:
    t = avalon(moves=ALL_LOST)
    t.do(0, "regroup", GATE, options=[GATE, "leave"])
    assert t.events("regrouped") == [{"source": "A-S1-3", "seat": 0, "place": GATE}]
    assert t.open == [(0, "aim")]
    t.encounter(cards=("attack-06", "attack-06"))
    assert t.events("totals")[0]["offense"] == 6 + 1


@pytest.mark.rule("A-S3-5")
def test_an_offense_without_ship_has_no_encounter_and_the_turn_ends() -> None:
    t = avalon(moves=ALL_LOST, destiny=["blue", "green"]).do(0, "regroup", "leave")
    assert t.events("no_encounter") == [{"source": "A-S3-5", "seat": 0}]
    assert t.open == [(1, "launch")]


# ---------------------------------------------------------------- step 2: the destiny disc


@pytest.mark.rule("A-S2-1", "A-S4-1", "A-S4-2")
@pytest.mark.parametrize(("colour", "seat"), [("blue", 1), ("green", 2)])
def test_the_encounter_is_in_the_system_of_the_colour_turned(colour: str, seat: int) -> None:
    t = avalon(destiny=[colour])
    assert t.events("destiny") == [{"source": "A-S2-1", "seat": 0, "card": f"destiny-{colour}"}]
    assert t.events("defense") == [{"source": "A-S2-1", "seat": seat, "system": seat, "offense": 0}]
    t.do(0, "launch", 1)
    assert t.decision(0, "aim").source == "A-S4-1"
    t.do(0, "aim", planet(seat, 2), options=[planet(seat, n) for n in range(5)])
    assert t.events("aimed") == [{"source": "A-S4-1", "seat": 0, "planet": planet(seat, 2), "defense": seat}]


@pytest.mark.rule("A-S2-2")
def test_on_the_own_colour_one_turns_on_until_another_colour_comes() -> None:
    t = avalon(destiny=["red", "red", "red", "green"])
    assert t.events("redraw") == [{"source": "A-S2-2", "seat": 0}] * 3
    assert t.state.frames[-1].defense == 2


@pytest.mark.rule("A-S2-2", "A-S2-4", "A-DRIVE-1")
@pytest.mark.reading("own-planets-2000")
def test_on_the_own_colour_one_may_attack_a_colonist_but_not_settle_an_empty_planet() -> None:
    moves = [(0, 4, planet(0), planet(0, 1)), (1, 1, planet(1), planet(0, 2))]
    t = avalon(destiny=["red", "green"], moves=moves)
    assert t.decision(0, "own-colour").source == "A-S2-2"
    t.do(0, "own-colour", "redraw", options=["redraw", "attack-at-home"])
    assert t.state.frames[-1].defense == 2


@pytest.mark.rule("A-S2-4")
@pytest.mark.reading("own-planets-2000")
def test_an_empty_own_planet_alone_leaves_only_turning_on() -> None:
    t = avalon(destiny=["red", "green"], moves=[(0, 4, planet(0), planet(0, 1))])
    assert t.events("redraw") == [{"source": "A-S2-2", "seat": 0}]
    assert t.open == [(0, "launch")]


@pytest.mark.rule("A-S2-3")
def test_the_last_disc_is_not_turned_but_shuffled_with_all_others() -> None:
    sixes = ["attack-06"] * 3
    t = avalon(
        hands={0: sixes[:2], 1: sixes, 2: sixes},
        destiny=["red", "red", "red", "blue", "blue", "blue", "green", "green"],
    )
    t.encounter(cards=("attack-06", "attack-06")).encounter(offense=1, defense=2, cards=("attack-06", "attack-06"))
    assert t.state.player == 2
    assert t.events("destiny_reshuffled") == [{"source": "A-S2-3", "cards": 9}]
    assert t.events("destiny")[-2]["card"] == "destiny-green"
    assert len(t.state.destiny.draw) + len(t.state.destiny.discard) == 8


# ---------------------------------------------------------------- steps 3 and 4: ships, then the target


@pytest.mark.rule("A-S3-4")
def test_ships_are_chosen_before_the_target() -> None:
    t = avalon()
    assert t.open == [(0, "launch")]
    t.do(0, "launch", 2)
    assert t.ships(0, GATE) == 2
    assert t.open == [(0, "aim")]


@pytest.mark.rule("A-S3-1", "A-S3-2")
def test_one_to_four_ships_from_one_colony_or_from_several() -> None:
    foreign = planet(2)
    t = avalon(moves=[(0, 1, planet(0), foreign)])
    decision = t.decision(0, "launch")
    assert decision.source == "A-S3-1"
    for wrong in ((), ((1, 4), (2, 1))):
        with pytest.raises(IllegalAnswer):
            t.session.answer(decision, wrong)
    fork = t.session.fork()
    fork.answer(fork.decisions[0], ((1, 4),))
    assert fork.state.ships[GATE][0] == 4
    t.do(0, "launch", {0: 1, 1: 1, 2: 1, foreign: 1})
    assert t.events("ships_sent") == [{"source": "A-S3-1", "seat": 0, "ships": 4, "place": GATE}]


@pytest.mark.rule("A-S3-3", "A-STRIP-1")
@pytest.mark.parametrize(("place", "left"), [(planet(0), (4, 1)), (planet(2), (5, 0))])
def test_with_the_last_ship_the_colony_is_lost_at_home_as_abroad(place: int, left: tuple[int, int]) -> None:
    moves = [(0, 1, planet(0), planet(2)), (0, 2, planet(0), planet(0, 1))]
    t = avalon(moves=moves).do(0, "launch", {place: 1})
    seat = t.view(None).seats[0]
    assert (seat.home, seat.foreign) == left


@pytest.mark.rule("A-S4-3")
def test_the_defense_moves_no_ships_to_or_from_the_planet() -> None:
    t = avalon(hands={0: TWO, 1: TWO}, moves=[(1, 1, planet(1, 1), WARP)])
    t.encounter(ships=1, allies={2: ("defense", 1)}, cards=("attack-06", "attack-08"))
    asked = [entry.prompt for entry in t.session.history if entry.seat == 1]
    assert asked == ["invite", "encounter-card"]
    assert (t.ships(1, planet(1)), t.ships(1, WARP)) == (4, 1)


@pytest.mark.rule("A-S4-4", "A-EMPTY-1", "A-STRIP-3", "A-S10-2")
def test_a_home_planet_is_defended_also_without_ships() -> None:
    t = avalon(moves=[(1, 4, planet(1), planet(1, 1)), (2, 3, planet(2), planet(1))], hands={0: ["attack-04"]})
    t.encounter(ships=2, cards=("attack-04", "attack-06"))
    assert t.events("aimed")[0]["defense"] == 1
    assert t.events("totals") == [
        {"source": "A-S10-1", "offense": 6, "defense": 6, "trail": ["4 + 2 = 6", "6 + 0 = 6"]}
    ]
    assert t.ships(0, WARP) == 2


# ---------------------------------------------------------------- steps 5 to 7: invitations and answers


@pytest.mark.rule("A-S5-1", "A-S5-2", "A-S6-1")
def test_nobody_answers_before_both_have_invited() -> None:
    t = avalon(4).do(0, "launch", 1).do(0, "aim", planet(1))
    assert t.decision(0, "invite").source == "A-S5-1"
    t.do(0, "invite", (2,), options=["done", 2, 3])
    assert t.open == [(1, "invite")]
    assert t.decision(1, "invite").source == "A-S6-1"
    t.do(1, "invite", (2, 3), options=["done", 2, 3])  # seat 2 once more
    assert t.open == [(2, "ally")]
    assert [(event["source"], event["guests"]) for event in t.events("invited")] == [
        ("A-S5-1", [2]),
        ("A-S6-1", [2, 3]),
    ]


@pytest.mark.rule("A-S7-1", "A-S7-5")
def test_answers_go_clockwise_from_the_left_of_the_offense_one_after_another() -> None:
    t = avalon(4, first=2, destiny=["red"]).do(2, "launch", 1).do(2, "aim", planet(0))
    t.do(2, "invite", (3, 1)).do(0, "invite", ())
    assert t.open == [(3, "ally")]
    assert t.decision(3, "ally").source == "A-S7-1"
    t.do(3, "ally", "offense")
    assert t.open == [(3, "ally-ships")]  # it places its ships before the next one decides
    t.do(3, "ally-ships", 2)
    assert t.ships(3, GATE) == 2
    assert t.open == [(1, "ally")]


@pytest.mark.rule("A-S7-2", "A-S7-6")
def test_one_allies_with_one_inviting_side_or_with_none() -> None:
    t = avalon(4, hands={0: TWO, 1: TWO}).do(0, "launch", 1).do(0, "aim", planet(1))
    t.do(0, "invite", (2,)).do(1, "invite", (2, 3))
    t.do(2, "ally", "offense", options=["decline", "offense", "defense"]).do(2, "ally-ships", 1)
    t.do(3, "ally", "decline", options=["decline", "defense"])
    assert t.events("declined") == [{"source": "A-S7-1", "seat": 3}]
    assert (t.ships(2, GATE), t.ships(2, BESIDE), t.ships(3, BESIDE)) == (1, 0, 0)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("A-S7-6")
def test_who_is_not_invited_is_not_asked() -> None:
    t = avalon(4, hands={0: TWO, 1: TWO}).encounter()
    assert {entry.seat for entry in t.session.history} == {0, 1}
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("A-S7-3", "A-S7-4")
@pytest.mark.parametrize(("side", "place", "rule"), [("offense", GATE, "A-S7-3"), ("defense", BESIDE, "A-S7-4")])
def test_an_ally_sends_one_to_four_ships_from_any_colonies(side: str, place: int, rule: str) -> None:
    t = avalon(hands={0: TWO, 1: TWO}, moves=[(2, 2, planet(2), planet(0))])
    t.do(0, "launch", 1).do(0, "aim", planet(1)).do(0, "invite", (2,)).do(1, "invite", (2,)).do(2, "ally", side)
    decision = t.decision(2, "ally-ships")
    assert decision.source == rule
    for wrong in ((), ((planet(2, 1), 4), (planet(2, 2), 1))):
        with pytest.raises(IllegalAnswer):
            t.session.answer(decision, wrong)
    t.do(2, "ally-ships", {planet(0): 2, planet(2, 1): 2})
    assert (t.ships(2, place), t.ships(2, planet(0)), t.ships(2, planet(2, 1))) == (4, 0, 2)
    assert t.events("ships_sent")[-1] == {"source": rule, "seat": 2, "ships": 4, "place": place}


# ---------------------------------------------------------------- steps 8 and 9: the cards


@pytest.mark.rule("A-S8-1", "A-S8-3", "A-ART-1")
def test_each_lays_an_attack_or_negotiate_never_an_artifact() -> None:
    hand = ["attack-06", "negotiate", "cosmic-zap", "stellar-gas"]
    t = avalon(hands={0: hand, 1: ["attack-08", "negotiate", "emotion-control"]}).encounter()
    assert t.decision(0, "encounter-card").source == "A-S8-1"
    t.do(0, "encounter-card", "attack-06", options=["attack-06", "negotiate"])
    t.do(1, "encounter-card", "negotiate", options=["attack-08", "negotiate"])
    assert [event["source"] for event in t.events("card_laid")] == ["A-S8-1", "A-S8-1"]


@pytest.mark.rule("A-S8-2", "A-S9-1")
def test_laid_cards_lie_facedown_cannot_be_exchanged_and_are_turned_together() -> None:
    t = avalon(hands={0: TWO, 1: TWO, 2: ["attack-06", "force-field"]})
    t.encounter(allies={2: ("offense", 1)}).passes(2)
    first = t.decision(0, "encounter-card")
    t.do(0, "encounter-card", "attack-06")
    with pytest.raises(StaleDecision):
        t.session.answer(first, first.options[1])
    t.do(1, "encounter-card", "attack-08")
    assert t.open == [(2, "window-CARDS_SELECTED")]
    assert t.view(2).current.cards == [FACEDOWN, FACEDOWN]
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            t.session.undo(seat)
    t.passes(2, 2)
    (revealed,) = t.events("revealed")
    assert (revealed["source"], revealed["faces"]) == ("A-S9-1", ["attack-06", "attack-08"])


# ---------------------------------------------------------------- step 10: the outcome


@pytest.mark.rule("A-VEC-1", "A-S10-1", "A-S10-2", "A-S10-3", "A-S10-7", "A-S10-8", "A-S10-11")
def test_the_rulebooks_example_of_two_attacks() -> None:
    """Four ships and two of an ally with an 8 against two ships with a 20: 14 to 22."""
    t = avalon(
        4,
        hands={0: ["attack-08"], 1: ["attack-20"]},
        moves=[(1, 2, planet(1), planet(1, 1))],
        destiny=["blue", "green"],
    )
    t.encounter(ships=4, allies={2: ("offense", 2)}, cards=("attack-08", "attack-20"))
    (totals,) = t.events("totals")
    assert (totals["source"], totals["offense"], totals["defense"]) == ("A-S10-1", 14, 22)
    (outcome,) = t.events("outcome")
    assert (outcome["source"], outcome["winner"], outcome["how"]) == ("A-S10-3", 1, "totals")
    assert (t.ships(0, WARP), t.ships(2, WARP), t.ships(1, planet(1))) == (4, 2, 2)
    assert [event["source"] for event in t.events("to_warp")] == ["A-S10-8", "A-S10-8"]
    assert t.events("encounter_cards_discarded")[0]["source"] == "A-S10-11"
    assert t.discards() == ["attack-08", "attack-20"]


@pytest.mark.rule("A-S10-3")
@pytest.mark.parametrize(("ships", "winner"), [(2, 1), (3, 0)])
def test_a_tie_goes_to_the_defense(ships: int, winner: int) -> None:
    t = avalon(hands={0: ["attack-08"]}, destiny=["blue", "green"])
    t.encounter(ships=ships, cards=("attack-08", "attack-06"))
    assert t.events("outcome")[0]["winner"] == winner


@pytest.mark.rule("A-S10-4", "A-S10-5", "A-S10-6", "A-BYSTANDER-1", "A-GOAL-4")
def test_a_winning_offense_lands_with_its_allies_and_bystanders_stay() -> None:
    t = avalon(
        4,
        hands={0: ["attack-30"]},
        moves=[(0, 1, planet(0), planet(1)), (2, 2, planet(2), planet(1))],
        destiny=["blue", "green"],
    )
    t.encounter(ships=2, allies={2: ("offense", 1), 3: ("defense", 3)}, cards=("attack-30", "attack-06"))
    assert t.events("totals")[0]["defense"] == 6 + 4 + 3  # without the two ships of seat 2 on the planet
    assert [t.ships(seat, planet(1)) for seat in range(4)] == [3, 0, 3, 0]
    assert [t.ships(seat, WARP) for seat in range(4)] == [0, 4, 0, 3]
    assert [(event["source"], event["seat"], event["ships"]) for event in t.events("landed")] == [
        ("A-S10-4", 0, 2),
        ("A-S10-4", 2, 1),
    ]
    assert {event["source"] for event in t.events("to_warp")} == {"A-S10-5"}


@pytest.mark.rule("A-S10-9", "A-S10-10", "A-S10-11")
def test_defensive_allies_return_to_any_colonies_and_gain_none() -> None:
    t = avalon(hands={1: ["attack-30"]}, destiny=["blue", "green"])
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 3})}, cards=("attack-06", "attack-30"))
    assert t.decision(2, "ships-home").source == "A-S10-9"
    assert t.discards() == []  # the cards stay until the encounter is settled
    t.do(2, "ships-home", {planet(2, 3): 2, planet(2, 4): 1})
    assert [t.ships(2, planet(2, n)) for n in range(5)] == [1, 4, 4, 6, 5]
    assert (t.ships(2, BESIDE), t.view(2).seats[2].foreign) == (0, 0)
    t.do(2, "reward-cards", 0)
    assert t.discards() == ["attack-06", "attack-30"]


@pytest.mark.rule("A-S10-12", "A-S10-13")
def test_an_attack_beats_a_negotiate_whatever_the_totals() -> None:
    t = avalon(hands={0: ["negotiate"], 1: ["attack-04"]}, destiny=["blue", "green"])
    t.encounter(ships=4, allies={2: ("defense", 1)}, cards=("negotiate", "attack-04"))
    (outcome,) = t.events("outcome")
    assert (outcome["source"], outcome["winner"], outcome["how"]) == ("A-S10-12", 1, "faces")
    assert t.events("totals") == []
    assert t.ships(0, WARP) == 4
    t.do(2, "ships-home", 1).do(2, "reward-cards", 1)  # the winners go on as after two attacks
    assert len(t.hand(2)) == 2


@pytest.mark.rule("A-S10-12", "A-S10-13")
def test_an_offense_wins_with_an_attack_against_a_negotiate() -> None:
    t = avalon(hands={0: ["attack-04"], 1: ["negotiate"]}, destiny=["blue", "green"])
    t.encounter(ships=1, allies={2: ("defense", 4)}, cards=("attack-04", "negotiate"))
    assert (t.ships(0, planet(1)), t.ships(1, WARP), t.ships(2, WARP)) == (1, 4, 4)


# ---------------------------------------------------------------- driving out, stripping


@pytest.mark.rule("A-DRIVE-1", "A-DRIVE-2", "A-DRIVE-3", "A-DRIVE-4", "A-VEC-4", "A-BYSTANDER-1")
def test_driving_one_foreign_colony_out_of_the_home_system() -> None:
    """Own colour, four ships against a colony of one: it goes to the warp, the four stay on the home planet."""
    lost_home = [(0, 4, planet(0), planet(0, 1)), (1, 1, planet(1), planet(0)), (2, 3, planet(2), planet(0))]
    t = avalon(hands={0: ["attack-08"], 1: TWO}, destiny=["red", "green"], moves=lost_home)
    t.do(0, "own-colour", "attack-at-home", options=["redraw", "attack-at-home"])
    assert t.events("attacking_at_home") == [{"source": "A-S2-2", "seat": 0}]
    t.do(0, "launch", {planet(0, 1): 4})  # only one planet holds foreign colonies
    t.do(0, "colonist", 1, options=[1, 2])
    assert t.events("driving_out") == [{"source": "A-DRIVE-2", "seat": 0, "colonist": 1}]
    assert t.events("aimed") == [{"source": "A-S4-1", "seat": 0, "planet": planet(0), "defense": 1}]
    t.encounter(cards=("attack-08", "attack-06"))
    assert t.events("totals")[0]["trail"] == ["8 + 4 = 12", "6 + 1 = 7"]
    assert [t.ships(seat, planet(0)) for seat in range(3)] == [4, 0, 3]
    assert [t.ships(seat, WARP) for seat in range(3)] == [0, 1, 0]
    assert t.view(0).seats[0].home == 5


@pytest.mark.rule("A-DRIVE-3")
def test_among_several_colonies_of_one_player_exactly_one_is_attacked() -> None:
    moves = [(1, 1, planet(1), planet(0)), (1, 1, planet(1), planet(0, 3))]
    t = avalon(hands={0: ["attack-30"]}, destiny=["red", "green", "blue"], moves=moves)
    t.do(0, "own-colour", "attack-at-home").do(0, "launch", {planet(0, 1): 1})
    t.do(0, "aim", planet(0, 3), options=[planet(0), planet(0, 3)]).encounter(cards=("attack-30", "attack-06"))
    assert (t.ships(1, planet(0)), t.ships(1, planet(0, 3)), t.ships(1, WARP)) == (1, 0, 1)
    assert t.ships(0, planet(0, 3)) == 5  # a home colony is reinforced


def at_home(**more: Any) -> Table:
    """Red draws its own colour; blue and green have each a colony on its first planet, green another on its second."""
    moves = [(1, 1, planet(1), planet(0)), (2, 1, planet(2), planet(0)), (2, 1, planet(2, 1), planet(0, 1))]
    return avalon(destiny=["red", "green"], moves=moves, **more)


@pytest.mark.rule("A-S3-4", "A-S4-2", "A-DRIVE-3")
@pytest.mark.reading("own-colour-aim")
def test_on_the_own_colour_the_aim_names_the_defense_after_the_ships_are_chosen() -> None:
    t = at_home().do(0, "own-colour", "attack-at-home")
    assert (t.open, t.events("defense"), t.state.frames[-1].defense) == ([(0, "launch")], [], -1)
    t.do(0, "launch", 2)
    both = Table(t.session.fork()).do(0, "aim", planet(0), options=[planet(0), planet(0, 1)])
    both.do(0, "colonist", 1, options=[1, 2])
    assert both.events("defense")[-1]["seat"] == 1
    t.do(0, "aim", planet(0, 1))  # green alone has a colony there
    assert t.events("defense")[-1] == {"source": "A-S2-1", "seat": 2, "system": 0, "offense": 0}
    assert t.events("aimed") == [{"source": "A-S4-1", "seat": 0, "planet": planet(0, 1), "defense": 2}]


@pytest.mark.rule("A-DRAW-7", "A-S4-2")
@pytest.mark.reading("own-colour-aim")
def test_a_colonist_without_encounter_card_draws_when_it_is_aimed_at_and_no_other_does() -> None:
    hands = {0: TWO, 1: ["stellar-gas"], 2: ["cosmic-zap"]}
    t = at_home(hands=hands, deck=["attack-04"] * 2).do(0, "own-colour", "attack-at-home")
    assert (t.events("new_hand"), t.hand(1), t.hand(2)) == ([], ["stellar-gas"], ["cosmic-zap"])
    t.do(0, "launch", 2)
    assert t.events("new_hand") == []
    t.do(0, "aim", planet(0)).do(0, "colonist", 2)
    assert [event["seat"] for event in t.events("new_hand")] == [2]
    assert (len(t.hand(2)), t.hand(1)) == (7, ["stellar-gas"])


@pytest.mark.rule("A-S4-2")
def test_a_philanthropist_gives_nothing_to_a_defense_that_is_not_named_yet() -> None:
    """As the offense it waits until it has aimed, at either of two colonists."""
    moves = [(1, 1, planet(1), planet(0)), (2, 1, planet(2), planet(0))]
    hands = {0: [*TWO, "stellar-gas"], 1: TWO, 2: TWO}
    t = table("philanthropist", "human", "oracle", edition="avalon", hands=hands, moves=moves, destiny=["red", "green"])
    t.do(0, "own-colour", "attack-at-home").do(0, "launch", 1).do(0, "colonist", 2)
    t.do(0, "window-FREE_3", "philanthropist.give")
    t.do(0, "philanthropist-card", "stellar-gas")
    assert "stellar-gas" in t.hand(2)


@pytest.mark.rule("A-STRIP-2")
def test_nothing_returns_to_a_planet_that_was_stripped() -> None:
    t = avalon(
        hands={0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-06"]},
        moves=[(0, 2, planet(0), WARP), (0, 1, planet(0), planet(0, 1))],
        destiny=["blue", "blue"],
    )
    t.do(0, "regroup", "leave").encounter(ships={planet(0): 1}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-06"), "propose")).do(1, "deal", ("accept",))
    t.do(0, "ships-home", {planet(0, 2): 1}, options=[planet(0, n) for n in range(1, 5)])
    assert t.ships(0, planet(0)) == 0


@pytest.mark.rule("A-STRIP-2")
def test_a_ship_from_the_warp_cannot_settle_a_stripped_planet_anew() -> None:
    t = avalon(moves=[(0, 4, planet(0), WARP)])
    assert t.options(0, "regroup") == [planet(0, 1), planet(0, 2), planet(0, 3), planet(0, 4), "leave"]


@pytest.mark.rule("A-STRIP-4")
def test_ships_that_must_go_to_a_colony_and_have_none_go_to_the_warp() -> None:
    t = avalon(
        hands={0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-06"]},
        moves=[(0, 4, planet(0, n), WARP) for n in range(1, 5)] + [(0, 2, planet(0), WARP)],
    )
    t.do(0, "regroup", "leave").encounter(ships={planet(0): 2}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-06"), "propose")).do(1, "deal", ("accept",))
    assert t.ships(0, WARP) == 20
    assert t.events("to_warp") == [{"source": "A-STRIP-4", "seat": 0, "ships": 2}]
