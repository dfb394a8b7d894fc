"""Avalon Hill 2000: new cards, conflicts, artifacts (A-DRAW, A-TIMING, A-ART and one section for each artifact)."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import avalon

TWO = ["attack-06", "attack-08"]
SEVEN = ["attack-10", "attack-12", "attack-14", "attack-15", "attack-18", "attack-20", "attack-30"]
ARTIFACTS = [
    "cosmic-zap",
    "cosmic-zap",
    "emotion-control",
    "force-field",
    "mobius-tubes",
    "mobius-tubes",
    "stellar-gas",
]


def draws(t: Table) -> list[tuple[str, int, int]]:
    """(rule, seat, number) of everything drawn from the deck."""
    return [(event["source"], event["seat"], event["number"]) for event in t.events("drew")]


def until(t: Table, seat: int, prompt: str) -> Table:
    """Pass the offers to this seat up to the one named."""
    while (seat, prompt) not in t.open:
        t.passes(seat)
    return t


# ---------------------------------------------------------------- new cards


@pytest.mark.rule("A-DRAW-1", "A-DRAW-2", "A-DRAW-7", "A-VEC-9")
def test_a_player_without_cards_draws_only_on_becoming_the_defense() -> None:
    """The rulebook's example: the last card is played as offense; nothing at the end of the turn, nothing
    while others fight, seven cards as soon as the own colour is turned."""
    t = avalon(hands={0: ["attack-04"], 1: TWO, 2: TWO}, destiny=["blue", "green", "red"], deck=SEVEN)
    t.encounter(cards=("attack-04", "attack-06"))
    assert (t.state.player, t.hand(0)) == (1, [])
    t.encounter(offense=1, defense=2, ships=1, cards=("attack-08", "attack-06"))
    assert draws(t) == [("A-DRAW-7", 0, 7)]
    assert t.state.player == 2
    assert t.open == [(2, "launch")]  # before anything else happens in this encounter
    assert t.hand(0) == SEVEN


@pytest.mark.rule("A-DRAW-2", "A-DRAW-3")
def test_an_offense_without_encounter_card_discards_its_artifacts_and_draws_seven() -> None:
    t = avalon(hands={0: ["force-field", "stellar-gas"]}, deck=SEVEN)
    assert t.hand(0) == SEVEN
    assert t.discards() == ["force-field", "stellar-gas"]
    assert draws(t) == [("A-DRAW-3", 0, 7)]
    assert t.events("discarded")[0]["source"] == "A-DRAW-3"
    assert t.open == [(0, "launch")]


@pytest.mark.rule("A-DRAW-3", "A-MOBIUS-1")
def test_an_offense_about_to_draw_may_play_what_can_be_played() -> None:
    t = avalon(hands={0: ["mobius-tubes", "stellar-gas"]}, deck=SEVEN, moves=[(0, 2, planet(0), WARP)])
    t.do(0, "window-TURN_HAND", "mobius-tubes", options=["pass", "mobius-tubes"])
    t.do(0, "ships-home", {planet(0): 2})
    assert (t.ships(0, WARP), t.hand(0)) == (0, SEVEN)
    assert sorted(t.discards()) == ["mobius-tubes", "stellar-gas"]


@pytest.mark.rule("A-DRAW-3", "A-PLAGUE-1")
def test_plague_may_be_played_before_the_new_hand() -> None:
    t = avalon(hands={0: ["plague"]}, deck=SEVEN)
    t.do(0, "window-NEW_HAND", "plague", options=["pass", "plague"]).do(0, "plague-victim", 2)
    t.do(2, "lose-ships", 3)
    assert (t.ships(2, WARP), t.hand(2), t.hand(0)) == (3, [], SEVEN)


@pytest.mark.rule("A-DRAW-4", "A-DRAW-5")
def test_an_offense_that_runs_out_of_encounter_cards_ends_its_turn_and_all_ships_go_home() -> None:
    t = avalon(4, hands={0: ["attack-06"], 1: TWO, 3: ["plague", "attack-04"]}, destiny=["blue", "green"])
    until(t, 3, "window-FREE_2").passes(3)
    t.do(0, "launch", {planet(0): 2}).do(0, "aim", planet(1)).passes(3)
    t.do(0, "invite", (2,)).do(1, "invite", ()).do(2, "ally", "offense").do(2, "ally-ships", {planet(2): 1})
    t.do(3, "window-FREE_4", "plague").do(3, "plague-victim", 0).do(0, "lose-ships", {planet(0, 1): 3})
    assert t.events("turn_breaks_off") == [{"source": "A-DRAW-4", "seat": 0}]
    assert t.decision(0, "ships-home").source == "A-DRAW-5"
    t.do(0, "ships-home", {planet(0, 2): 2}).do(2, "ships-home", {planet(2): 1})
    assert (t.ships(0, planet(0, 2)), t.ships(0, GATE), t.ships(2, GATE), t.ships(2, planet(2))) == (6, 0, 0, 4)
    assert (t.state.player, t.hand(0)) == (1, [])


@pytest.mark.rule("A-DRAW-6", "A-DRAW-11", "A-FIELD-1")
@pytest.mark.reading("refill-before-a-gift")
def test_a_defense_stripped_of_its_cards_draws_again_before_it_must_play_one() -> None:
    hands = {0: TWO, 1: ["attack-04", "force-field", "stellar-gas"], 2: ["plague", "attack-06"]}
    t = avalon(hands=hands, deck=SEVEN)
    until(t, 2, "window-FREE_2").passes(2)
    t.do(0, "launch", {planet(0): 2}).do(0, "aim", planet(1)).passes(2)
    t.do(0, "invite", (2,)).do(1, "invite", ()).do(2, "ally", "offense").do(2, "ally-ships", {planet(2): 1})
    t.do(1, "window-ALLIANCES_FORMED", "pass", options=["pass", "force-field"])
    t.do(2, "window-FREE_4", "plague").do(2, "plague-victim", 1).do(1, "lose-ships", {planet(1, 1): 3})
    t.do(1, "plague-card", "stellar-gas", options=["force-field", "stellar-gas"])
    t.do(1, "window-PLANNING_HAND", "force-field", options=["pass", "force-field"])  # it plays what it can
    t.do(2, "ships-home", {planet(2): 1})
    assert draws(t) == [("A-DRAW-6", 1, 7)]
    assert t.hand(1) == SEVEN
    assert sorted(t.options(1, "encounter-card")) == SEVEN


@pytest.mark.rule("A-DRAW-8")
def test_drawing_is_repeated_until_there_is_an_encounter_card() -> None:
    t = avalon(hands={0: ["plague"]}, deck=[*ARTIFACTS, *SEVEN])
    t.passes(0)
    assert draws(t) == [("A-DRAW-3", 0, 7)] * 2
    assert t.hand(0) == SEVEN
    assert t.discards() == ["plague", *ARTIFACTS]


@pytest.mark.rule("A-DRAW-9", "A-DRAW-10")
def test_an_empty_draw_pile_is_made_anew_from_the_discards_and_hands_know_no_limit() -> None:
    """All cards but three are in the hand of seat 2; seat 0 needs seven."""
    rest = ["attack-04"] * 2 + ["attack-06"] * 8 + ["attack-08"] * 7 + ["attack-10"] * 6 + ["negotiate"] * 10
    rest += ["attack-12"] * 4 + ["attack-14"] * 2 + ["attack-15"] * 2 + ["attack-18"]
    t = avalon(
        hands={0: ARTIFACTS, 1: ["attack-08"], 2: [*rest, "plague"]}, deck=["attack-20", "attack-20", "attack-30"]
    )
    assert t.events("reshuffled") == [{"source": "A-DRAW-9", "cards": 7}]
    assert draws(t) == [("A-DRAW-3", 0, 7)]
    assert len(t.hand(2)) == 43
    assert len(t.hand(0)) == 7
    assert {"attack-20", "attack-30"} < set(t.hand(0))


# ---------------------------------------------------------------- conflicts


@pytest.mark.rule("A-TIMING-2", "A-TIMING-3", "A-ZAP-1")
@pytest.mark.parametrize(("holders", "order"), [((0, 3), (3, 0)), ((0, 1), (0, 1)), ((1, 3), (3, 1))])
def test_others_come_before_the_offense_and_the_defense_comes_last(
    holders: tuple[int, int], order: tuple[int, int]
) -> None:
    """Two players could zap the same use of the power of an ally."""
    hands = {seat: ["attack-06", "cosmic-zap"] for seat in holders}
    t = table("oracle", "virus", "human", "void", edition="avalon", hands=hands)
    t.encounter(allies={2: ("offense", 1)}, cards=("attack-06", "attack-06"))
    while t.events("power_used")[-1]["ability"] != "human.humanity":
        t.passes(t.open[0][0])
    assert t.open == [(order[0], "window-USE_ANNOUNCED")]
    t.passes(order[0])
    assert t.open == [(order[1], "window-USE_ANNOUNCED")]


@pytest.mark.rule("A-TIMING-1")
@pytest.mark.reading("waiting-for-others")
def test_who_would_rather_wait_may_let_another_go_first() -> None:
    """The order binds nobody who agrees to another: after somebody acted, everybody is asked again."""
    hands = {0: TWO, 1: TWO, 2: ["attack-06", "force-field"]}
    t = table("sorcerer", "virus", "void", edition="avalon", hands=hands)
    t.encounter(allies={2: ("offense", 1)}).passes(2)
    t.encounter(allies={2: ("offense", 1)}, cards=("attack-06", "attack-08"))
    assert t.open == [(2, "window-CARDS_SELECTED")]  # not a main player: first
    t.passes(2).do(0, "window-CARDS_SELECTED", "sorcerer.switch")
    assert t.open == [(2, "window-CARDS_SELECTED")]
    t.do(2, "window-CARDS_SELECTED", "force-field", options=["pass", "force-field"])
    assert t.open == [(2, "ships-home")]


# ---------------------------------------------------------------- artifacts


@pytest.mark.rule("A-ART-1", "A-ART-2", "A-GAS-1", "A-VEC-5", "A-GAS-2")
def test_an_artifact_is_played_faceup_at_its_moment_and_then_discarded() -> None:
    """The rulebook's example: four ships lost with a negotiate, an outsider plays Stellar Gas: no cards drawn."""
    t = avalon(
        hands={0: ["negotiate"], 1: [*TWO, "attack-04"], 2: ["attack-06", "stellar-gas"]}, destiny=["blue", "green"]
    )
    t.encounter(ships=4, cards=("negotiate", "attack-06"))
    assert t.decision(2, "window-COMPENSATION").source == "A-ART-2"
    t.do(2, "window-COMPENSATION", "stellar-gas", options=["pass", "stellar-gas"])
    assert t.events("card_played")[0]["face"] == "stellar-gas"
    assert t.discards() == ["stellar-gas", "negotiate", "attack-06"]
    assert (t.ships(0, WARP), t.hand(0), t.hand(1)) == (4, [], ["attack-04", "attack-08"])
    assert t.state.player == 1


@pytest.mark.rule("A-GAS-2")
def test_without_the_gas_the_same_loss_is_compensated() -> None:
    t = avalon(hands={0: ["negotiate"], 1: [*TWO, "attack-04"], 2: ["attack-06", "stellar-gas"]})
    t.encounter(ships=4, cards=("negotiate", "attack-06")).passes(2)
    assert t.options(0, "compensation") == [0, 1, 2]


@pytest.mark.rule("A-GAS-3")
def test_stellar_gas_touches_no_rewards() -> None:
    hands = {0: ["negotiate"], 1: [*TWO, "attack-04"], 3: ["attack-06", "stellar-gas"]}
    t = avalon(4, hands=hands, destiny=["blue", "green"])
    t.encounter(ships=1, allies={2: ("defense", 2)}, cards=("negotiate", "attack-06"))
    t.do(2, "ships-home", {planet(2): 2}).do(3, "window-COMPENSATION", "stellar-gas")
    t.do(2, "reward-cards", 2, options=[0, 1, 2])
    assert (t.hand(0), len(t.hand(2))) == ([], 3)


@pytest.mark.rule("A-ZAP-1", "A-ZAP-2", "A-ZAP-3")
def test_a_zapped_power_is_off_for_the_encounter_which_goes_on() -> None:
    """Virus would multiply card and ships; zapped it adds them like anybody."""
    hands = {0: ["attack-08"], 2: ["attack-06", "cosmic-zap"]}
    t = table("virus", "void", "oracle", edition="avalon", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3, cards=("attack-08", "attack-06"))
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert t.events("totals")[0]["offense"] == 8 + 3
    assert t.events("cancelled")[0]["of"] == 0
    assert t.ships(0, planet(1)) == 3
    assert t.discards()[0] == "cosmic-zap"


@pytest.mark.rule("A-ZAP-1")
def test_nobody_zaps_the_own_power() -> None:
    """In the later edition Human would zap itself and win at once; here it is not even asked."""
    hands = {0: ["attack-06", "cosmic-zap"]}
    t = table("human", "void", "oracle", edition="avalon", hands=hands, destiny=["blue", "green"])
    t.encounter(cards=("attack-06", "attack-06"))
    assert "window-USE_ANNOUNCED" not in [entry.prompt for entry in t.session.history]
    assert t.events("totals")[0]["offense"] == 6 + 1 + 4
    assert t.hand(0) == ["cosmic-zap"]


@pytest.mark.rule("A-FIELD-1", "A-FIELD-2", "A-FIELD-3", "A-VEC-10")
@pytest.mark.parametrize("moment", ["window-ALLIANCES_FORMED", "window-CARDS_SELECTED", "window-REVEAL_BEFORE"])
@pytest.mark.reading("force-field-2000")
def test_force_field_sends_named_allies_home_until_the_reveal(moment: str) -> None:
    """The rulebook's example: the offense plays it on the one who helps to defend; then the cards are revealed."""
    t = avalon(
        4,
        hands={0: ["attack-08", "force-field"], 1: TWO, 2: ["attack-04"]},
        destiny=["blue", "green"],
        moves=[(2, 2, planet(2, 1), WARP)],
    )
    allies = {2: ("defense", {planet(2): 1}), 3: ("defense", {planet(3): 2})}
    t.encounter(ships={planet(0): 4}, allies=allies)
    while t.open[0][1] != moment:
        t.passes(0).encounter(cards=("attack-08", "attack-06"))
    t.do(0, moment, "force-field").do(0, "force-field", (2,), options=[2, 3])
    assert t.events("revealed") == []
    t.do(2, "ships-home", {planet(2, 3): 1})
    t.encounter(cards=("attack-08", "attack-06"))
    assert (t.ships(2, planet(2, 3)), t.ships(2, BESIDE)) == (5, 0)
    assert t.events("totals")[0]["trail"] == ["8 + 4 = 12", "6 + 4 + 2 = 12"]
    assert t.events("outcome")[0]["winner"] == 1
    t.do(3, "ships-home", {planet(3): 2}).do(3, "reward-cards", 0)
    assert [event["seat"] for event in t.events("rewarded")] == [3]  # seat 2 has no part in it any more
    assert t.ships(2, WARP) == 2


@pytest.mark.rule("A-FIELD-1", "A-FIELD-2")
@pytest.mark.reading("force-field-2000")
def test_several_allies_of_both_sides_may_be_named() -> None:
    t = avalon(4, hands={0: TWO, 1: [*TWO, "force-field"]})
    t.encounter(allies={2: ("offense", 1), 3: ("defense", 1)})
    t.do(1, "window-ALLIANCES_FORMED", "force-field").do(1, "force-field", (2, 3), options=[2, 3])
    t.do(2, "ships-home", 1).do(3, "ships-home", 1)
    assert not any(seat.allied for seat in t.state.frames[-1].seats)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("A-FIELD-1")
def test_without_allies_force_field_cannot_be_played() -> None:
    t = avalon(hands={0: [*TWO, "force-field"], 1: TWO}).encounter()
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("A-MOBIUS-1", "A-MOBIUS-2", "A-MOBIUS-3", "A-VEC-11")
def test_mobius_tubes_free_all_ships_of_everybody_who_has_a_colony() -> None:
    """The rulebook's example: ten ships in the warp, two on each colony; before the disc is turned they are back."""
    moves = [(0, 2, planet(0, n), WARP) for n in range(5)] + [(1, 3, planet(1), WARP)]
    moves += [(2, 4, planet(2, n), WARP) for n in range(5)]
    t = avalon(hands={0: ["mobius-tubes", "attack-06"]}, moves=moves)
    assert t.events("destiny") == []
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes", options=["pass", "mobius-tubes"])
    t.do(1, "ships-home", {planet(1, 2): 2, planet(1, 4): 1}, options=[planet(1, n) for n in range(5)])
    t.do(0, "ships-home", {planet(0, 3): 10}, options=range(5))
    assert [t.ships(0, planet(0, n)) for n in range(5)] == [2, 2, 2, 12, 2]
    assert (t.ships(1, planet(1, 2)), t.ships(1, planet(1, 4))) == (6, 5)
    assert [t.ships(seat, WARP) for seat in range(3)] == [0, 0, 20]  # seat 2 has no colony
    assert t.open == [(0, "launch")]


@pytest.mark.rule("A-MOBIUS-1")
def test_only_the_offense_plays_mobius_tubes() -> None:
    moves = [(1, 3, planet(1), WARP), (2, 3, planet(2), WARP)]
    t = avalon(hands={1: ["mobius-tubes", "attack-06"], 2: ["mobius-tubes", "attack-06"]}, moves=moves)
    assert t.open == [(0, "launch")]


@pytest.mark.rule("A-PLAGUE-1")
def test_plague_is_offered_all_through_an_encounter_to_everybody() -> None:
    t = avalon(hands={0: TWO, 1: ["attack-30"], 2: ["plague", "attack-06"]}, destiny=["blue", "green"])
    offered = []
    while t.state.player == 0:
        t.encounter(cards=("attack-06", "attack-30"))
        assert t.open[0][0] == 2
        offered.append(t.open[0][1])
        t.passes(2)
    assert offered == [f"window-FREE_{n}" for n in range(9)]


@pytest.mark.rule("A-PLAGUE-1")
def test_plague_may_hit_anybody_also_its_own_player() -> None:
    t = avalon(hands={0: ["plague", *TWO]})
    t.do(0, "window-FREE_0", "plague").do(0, "plague-victim", 0, options=[1, 2, 0]).do(0, "lose-ships", 3)
    t.do(0, "plague-card", "attack-08", options=TWO)
    assert (t.ships(0, WARP), t.hand(0)) == (3, ["attack-06"])


@pytest.mark.rule("A-PLAGUE-2", "A-PLAGUE-3")
def test_plague_costs_three_ships_from_any_colonies_and_a_card_of_each_of_three_kinds() -> None:
    hand = ["attack-04", "attack-30", "negotiate", "negotiate", "cosmic-zap", "stellar-gas"]
    t = avalon(hands={0: ["plague", "attack-06"], 1: hand}, moves=[(1, 1, planet(1), planet(2))])
    t.do(0, "window-FREE_0", "plague").do(0, "plague-victim", 1)
    t.do(1, "lose-ships", {planet(1, 1): 2, planet(2): 1}, options=[*(planet(1, n) for n in range(5)), planet(2)])
    t.do(1, "plague-card", "attack-04", options=["attack-04", "attack-30"])
    t.do(1, "plague-card", "cosmic-zap", options=["cosmic-zap", "stellar-gas"])
    assert (t.ships(1, WARP), t.ships(1, planet(2))) == (3, 0)
    assert t.hand(1) == ["attack-30", "negotiate", "stellar-gas"]
    assert sorted(t.discards()) == ["attack-04", "cosmic-zap", "negotiate", "plague"]


@pytest.mark.rule("A-PLAGUE-4", "A-VEC-6")
def test_plague_does_not_demand_what_its_victim_lacks() -> None:
    """The rulebook's example: a hand of one attack and one negotiate; both go, no artifact is demanded."""
    t = avalon(hands={0: ["plague", "attack-06"], 1: ["attack-08", "negotiate"]}, deck=SEVEN)
    t.do(0, "window-FREE_0", "plague").do(0, "plague-victim", 1).do(1, "lose-ships", 3)
    assert t.ships(1, WARP) == 3
    assert t.events("discarded")[0]["faces"] == ["attack-08", "negotiate"]
    assert t.hand(1) == SEVEN  # blue was turned since: the defense has drawn a new hand


@pytest.mark.rule("A-PLAGUE-4")
def test_a_victim_with_fewer_than_three_ships_loses_those() -> None:
    moves = [(2, 4, planet(2, n), WARP) for n in range(1, 5)] + [(2, 2, planet(2), WARP)]
    t = avalon(hands={0: ["plague", "attack-06"]}, moves=moves)
    t.do(0, "window-FREE_0", "plague").do(0, "plague-victim", 2)
    assert (t.ships(2, WARP), t.hand(2)) == (20, [])


@pytest.mark.rule("A-PLAGUE-1", "A-DRIVE-1", "A-S2-2")
def test_a_colony_that_plague_destroys_is_not_driven_out_any_more_the_offense_turns_on() -> None:
    hands = {0: TWO, 2: ["plague", "attack-06"]}
    t = avalon(hands=hands, destiny=["red", "green"], moves=[(1, 1, planet(1), planet(0))])
    until(t, 2, "window-FREE_1").passes(2)
    t.do(0, "own-colour", "attack-at-home", options=["redraw", "attack-at-home"])
    t.do(2, "window-FREE_2", "plague").do(2, "plague-victim", 1).do(1, "lose-ships", {planet(0): 1, planet(1): 2})
    assert t.events("redraw") == [{"source": "A-S2-2", "seat": 0}]
    assert t.events("defense")[-1]["seat"] == 2
    t.do(0, "launch", 1)
    assert t.options(0, "aim") == [planet(2, n) for n in range(5)]


@pytest.mark.rule("A-EMOTION-1", "A-EMOTION-2", "A-EMOTION-3", "A-VEC-7", "A-DEAL-2")
def test_emotion_control_turns_two_attacks_into_talks() -> None:
    """The rulebook's example: the loser plays it after the reveal; allies of both sides go home, a minute to deal."""
    t = avalon(4, hands={0: [*TWO, "emotion-control"], 1: ["attack-30", "attack-10"]}, destiny=["blue", "green"])
    t.encounter(allies={2: ("offense", 1), 3: ("defense", 1)}, cards=("attack-06", "attack-30"))
    assert t.events("revealed")[0]["faces"] == ["attack-06", "attack-30"]
    t.do(0, "window-REVEALED_CARD", "emotion-control", options=["pass", "emotion-control"])
    t.do(2, "ships-home", 1).do(3, "ships-home", 1)
    assert t.open == [(0, "deal")]
    t.do(0, "deal", ("refuse",))
    (outcome,) = t.events("outcome")
    assert (outcome["source"], outcome["result"]) == ("A-DEAL-8", "deal_failed")


@pytest.mark.rule("A-EMOTION-2")
def test_emotion_control_takes_an_attack_against_a_negotiate_too() -> None:
    t = avalon(hands={0: ["negotiate"], 1: ["attack-30", "attack-10"], 2: ["attack-06", "emotion-control"]})
    t.encounter(cards=("negotiate", "attack-30")).do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]
    assert t.ships(0, WARP) == 0


@pytest.mark.rule("A-VEC-2")
def test_a_ship_of_macron_counts_four_for_the_defense() -> None:
    """The rulebook's example: one ship defends, Macron helps with one: five ships count."""
    hands = {0: ["attack-06"], 1: ["attack-06"]}
    t = table("void", "oracle", "macron", edition="avalon", hands=hands, moves=[(1, 3, planet(1), planet(1, 1))])
    t.encounter(ships=4, allies={2: ("defense", 1)}, cards=("attack-06", "attack-06"))
    assert t.events("totals")[0]["defense"] == 6 + 5
    t.do(2, "ships-home", 1)
    assert t.options(2, "reward-cards") == [0, 1]  # and is rewarded for one
