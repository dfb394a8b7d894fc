"""Mite: a defense with more than three cards yields the planet or discards down to three."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table

FIVE = ["attack-04", "attack-08", "attack-10", "negotiate", "reinforcement-3"]
CHOICE = ["discard", "yield"]
ZAP = "window-USE_ANNOUNCED"


def threatened(
    cards: list[str] = FIVE,
    own: tuple[str, ...] = ("attack-12", "attack-20"),
    aliens: tuple[str, str, str] = ("mite", "void", "filch"),
    zapper: bool = False,
) -> Table:
    """Mite launches three ships at seat 1's first planet."""
    hands = {0: list(own), 1: list(cards)}
    if zapper:
        hands[2] = ["attack-06", "cosmic-zap"]
    return table(*aliens, hands=hands, destiny=["blue", "green"]).encounter(ships=3)


@pytest.mark.rule("F-LAUNCH-2", "F-GOAL-7", "F-TIMING-1")
def test_the_defense_is_asked_once_ships_are_launched_and_before_anybody_is_invited() -> None:
    t = threatened()
    assert t.open == [(1, "mite-bluster")]
    assert (t.state.step, t.ships(0, GATE), t.events("invited")) == ("launch.open", 3, [])
    assert t.options(1, "mite-bluster") == CHOICE


@pytest.mark.rule("F-GOAL-7", "F-ART-3")
def test_discarding_leaves_the_defense_three_cards_and_the_encounter_goes_on() -> None:
    t = threatened().do(1, "mite-bluster", "discard", options=CHOICE)
    assert len(t.hand(1)) == 3
    assert sorted(t.hand(1) + t.discards()) == sorted(FIVE)
    gone = t.events("discarded")
    assert [(event["source"], event["seat"], len(event["faces"])) for event in gone] == [("mite", 1, 2)]
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-GOAL-7")
def test_the_cards_are_discarded_at_random() -> None:
    kept = set()
    for seed in range(12):
        t = table("mite", "void", "filch", hands={0: ["attack-12"], 1: FIVE}, seed=seed).encounter(ships=3)
        kept.add(tuple(t.do(1, "mite-bluster", "discard").hand(1)))
    assert len(kept) > 3


@pytest.mark.rule("F-GOAL-4", "F-GOAL-5", "F-RES-11")
def test_yielding_lands_the_mite_beside_the_ships_there_and_ends_the_encounter() -> None:
    t = threatened().do(1, "mite-bluster", "yield")
    assert (t.ships(0, planet(1)), t.ships(1, planet(1)), t.ships(0, GATE)) == (3, 4, 0)
    assert (t.hand(1), t.ships(1, WARP)) == (sorted(FIVE), 0)
    assert (t.state.seats[0].foreign, t.state.seats[1].home) == (1, 5)
    assert t.events("yielded") == [{"source": "mite", "seat": 1, "to": 0, "planet": planet(1)}]
    assert (t.events("invited"), t.events("card_laid")) == ([], [])


@pytest.mark.rule("F-COMPONENT-4")
def test_as_the_defense_it_does_not_bluster() -> None:
    hands = {0: FIVE, 1: [*FIVE[:3], "attack-06"]}
    t = table("void", "mite", "filch", hands=hands).encounter(ships=3)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert t.events("power_used") == []


@pytest.mark.rule("F-COMPONENT-4")
def test_as_an_ally_it_does_not_bluster() -> None:
    t = table("void", "filch", "mite", hands={0: ["attack-12"], 1: FIVE})
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-12", "attack-04"))
    assert "mite.bluster" not in [event["ability"] for event in t.events("power_used")]


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_nobody_is_threatened() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = table("mite", "void", "filch", hands={0: ["attack-12"], 1: FIVE}, moves=away)
    t.encounter(ships={planet(0, 3): 3})
    assert t.events("power_used") == []
    assert len(t.hand(1)) == 5


@pytest.mark.rule("F-POWER-2", "F-LAUNCH-4")
def test_a_launch_that_costs_the_third_home_colony_comes_before_the_bluster() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(2)]
    t = table("mite", "void", "filch", hands={0: ["attack-12"], 1: FIVE}, moves=away)
    t.encounter(ships={planet(0, 3): 4})
    assert t.events("power_used") == []


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("F-COMPONENT-4", "F-ZAP-1")
@pytest.mark.parametrize("count", [1, 3])
def test_with_three_cards_or_fewer_the_power_is_not_used_at_all(count: int) -> None:
    t = threatened(FIVE[:count], zapper=True)
    assert t.state.step == "planning.select"
    assert (t.events("power_used"), t.hand(1)) == ([], sorted(FIVE[:count]))


@pytest.mark.rule("F-COMPONENT-4")
def test_with_four_cards_it_is() -> None:
    t = threatened(FIVE[:4]).do(1, "mite-bluster", "discard")
    assert (len(t.hand(1)), len(t.discards())) == (3, 1)


@pytest.mark.rule("F-SECOND-1", "F-SECOND-2")
def test_a_yielded_planet_is_a_success_that_allows_the_second_encounter() -> None:
    t = threatened().do(1, "mite-bluster", "yield")
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert t.events("encounter")[-1]["number"] == 2


@pytest.mark.rule("F-SECOND-2")
@pytest.mark.parametrize("alien", ["reincarnator", "void", "filch", "zombie"])
def test_nothing_that_asks_for_winning_or_losing_happens(alien: str) -> None:
    t = threatened(aliens=("mite", alien, "pacifist")).do(1, "mite-bluster", "yield")
    assert t.events("outcome") == []
    assert [event["ability"] for event in t.events("power_used")] == ["mite.bluster"]
    assert (t.events("took"), t.events("rewarded"), t.open) == ([], [], [(0, "second-encounter")])


def test_no_allies_exist_yet_so_only_the_mite_lands() -> None:
    t = threatened(aliens=("mite", "void", "parasite")).do(1, "mite-bluster", "yield")
    assert [t.ships(seat, planet(1)) for seat in range(3)] == [3, 4, 0]
    assert [t.ships(2, place) for place in (GATE, BESIDE)] == [0, 0]
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-GOAL-9", "F-GOAL-2")
def test_a_yielded_fifth_foreign_colony_wins_the_game_at_once() -> None:
    away = [(0, 1, planet(0, number), planet(2, number)) for number in range(4)]
    t = table("mite", "void", "filch", hands={0: ["attack-12"], 1: FIVE}, moves=away)
    t.encounter(ships={planet(0, 4): 1}).do(1, "mite-bluster", "yield")
    assert (t.session.over, t.session.winners) == (True, (0,))


@pytest.mark.rule("F-DRIVE-1", "F-GOAL-6")
def test_driving_at_a_colony_in_its_own_system_it_is_yielded_a_home_colony() -> None:
    moves = [(0, 4, planet(0), planet(0, 1)), (1, 2, planet(1), planet(0))]
    t = table("mite", "void", "filch", hands={0: ["attack-12"], 1: FIVE}, destiny=["red"], moves=moves)
    t.do(0, "own-colour", 1, options=["redraw", 1]).encounter(ships=2)
    t.do(1, "mite-bluster", "yield")
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (5, 0)
    assert (t.ships(0, planet(0)), t.ships(1, planet(0))) == (2, 2)


@pytest.mark.rule("F-PLAN-2", "F-DRAW-2")
def test_a_defense_left_without_encounter_card_draws_a_new_hand_in_planning() -> None:
    cards = ["reinforcement-2", "reinforcement-3", "reinforcement-5", "quash"]
    t = threatened(cards).do(1, "mite-bluster", "discard")
    assert (len(t.hand(1)), t.events("new_hand")) == (3, [])
    t.encounter()
    assert next((event["source"], event["seat"]) for event in t.events("new_hand")) == ("F-PLAN-2", 1)
    assert len(t.hand(1)) == 8


@pytest.mark.rule("F-DESTINY-14")
def test_resettling_threatens_nobody() -> None:
    moves = [(0, 4, planet(0), planet(0, 1))]
    t = table("mite", "void", "filch", hands={0: ["attack-12"], 1: FIVE}, destiny=["red"], moves=moves)
    t.do(0, "own-colour", "resettle").do(0, "launch", 1)
    assert t.events("power_used") == []
    assert t.ships(0, planet(0)) == 1


@pytest.mark.rule("F-FAQ-12", "F-SECOND-1")
def test_it_blusters_once_in_each_encounter() -> None:
    t = table(
        "mite",
        "void",
        "filch",
        hands={0: ["attack-12", "attack-20"], 1: FIVE, 2: [*FIVE[:3], "attack-06"]},
        destiny=["blue", "green"],
    )
    t.encounter(ships=3).do(1, "mite-bluster", "yield").do(0, "second-encounter", "go-on")
    t.encounter(defense=2, ships=2).do(2, "mite-bluster", "yield")
    assert (t.ships(0, planet(1)), t.ships(0, planet(2))) == (3, 2)


# ---------------------------------------------------------------- zaps


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_zapped_the_defense_keeps_its_cards_and_the_encounter_goes_on() -> None:
    t = threatened(zapper=True).do(2, ZAP, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert t.open == [(0, "invite")]
    assert (t.hand(1), t.discards(), t.ships(0, GATE)) == (sorted(FIVE), ["cosmic-zap"], 3)


@pytest.mark.rule("F-ZAP-1")
def test_the_threatened_defense_may_zap_it_before_choosing() -> None:
    t = threatened([*FIVE, "cosmic-zap"]).do(1, ZAP, "cosmic-zap")
    assert t.open == [(0, "invite")]
    assert t.hand(1) == sorted(FIVE)


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_lasts_until_the_encounter_ends_and_no_longer() -> None:
    t = table(
        "mite",
        "pacifist",
        "void",
        hands={0: ["attack-20", "attack-12"], 1: FIVE, 2: ["cosmic-zap", *FIVE[:3], "attack-06"]},
        destiny=["blue", "green"],
    )
    t.encounter(ships=3).do(2, ZAP, "cosmic-zap")
    assert t.state.seats[0].sheets[0].zapped
    t.encounter(cards=("attack-20", "attack-04"))
    t.passes(1)  # a reinforcement
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=2)
    t.do(2, "mite-bluster", "yield", options=CHOICE)
    assert t.ships(0, planet(2)) == 2


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10", "F-ART-3")
@pytest.mark.parametrize("choice", CHOICE)
def test_a_card_zap_stops_the_zap_and_the_threat_stands(choice: str) -> None:
    t = threatened(own=("attack-12", "card-zap"), zapper=True)
    t.do(2, ZAP, "cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap").do(1, "mite-bluster", choice)
    assert (len(t.hand(1)), t.ships(0, planet(1))) == ((3, 0) if choice == "discard" else (5, 3))
    assert {"cosmic-zap", "card-zap"} <= set(t.discards())
