"""Anti-Matter: the lower total wins; its own ships and all allied ships count against their side."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import totals_and_winner

SPARE = ("attack-06", "cosmic-zap")


def battle(own: str, other: str, *more: str, allies: dict[int, tuple[str, int]] | None = None) -> Table:
    """Anti-Matter attacks with three ships and the card `own` against four ships and the card `other`."""
    t = table("anti-matter", *(more or ("pacifist", "void")), hands={0: [own], 1: [other]})
    return t.encounter(ships=3, allies=allies, cards=(own, other))


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-4")
def test_the_lower_total_wins_and_its_own_ships_count_negative_on_the_offense() -> None:
    t = battle("attack-10", "attack-08")
    assert totals_and_winner(t) == (10 - 3, 8 + 4, 0)
    assert t.ships(0, planet(1)) == 3
    assert t.ships(1, WARP) == 4
    assert [use["source"] for use in t.events("power_used")] == ["anti-matter.negate"]


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-4")
def test_its_own_ships_count_negative_on_the_defense() -> None:
    t = table("pacifist", "anti-matter", "void", hands={0: ["attack-08"], 1: ["attack-14"]})
    t.encounter(ships=3, cards=("attack-08", "attack-14"))
    assert totals_and_winner(t) == (8 + 3, 14 - 4, 1)
    assert t.ships(0, WARP) == 3


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-3")
def test_allied_ships_of_both_sides_count_negative_and_the_opponents_own_ships_do_not() -> None:
    t = table("anti-matter", "pacifist", "void", "zombie", hands={0: ["attack-10"], 1: ["attack-20"]})
    t.encounter(ships=3, allies={2: ("offense", 2), 3: ("defense", 4)}, cards=("attack-10", "attack-20"))
    assert totals_and_winner(t) == (10 - 3 - 2, 20 + 4 - 4, 0)


@pytest.mark.rule("F-COMPONENT-4")
def test_as_an_ally_it_has_no_power() -> None:
    t = table("pacifist", "void", "anti-matter", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-10", "attack-08"))
    assert totals_and_winner(t) == (10 + 3 + 2, 8 + 4, 0)
    assert t.events("power_used") == []


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_the_higher_total_wins() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = table("anti-matter", "pacifist", "zombie", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=away)
    t.encounter(ships={planet(0, 3): 3}, cards=("attack-10", "attack-08"))
    assert totals_and_winner(t) == (13, 12, 0)
    assert t.events("power_used") == []


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("F-REVEAL-4", "F-VEC-5")
def test_a_tie_still_goes_to_the_defense() -> None:
    t = table(
        "anti-matter",
        "pacifist",
        "void",
        hands={0: ["attack-10"], 1: ["attack-06"]},
        moves=[(1, 3, planet(1), planet(1, 1))],
    )
    t.encounter(ships=3, cards=("attack-10", "attack-06"))
    assert totals_and_winner(t) == (7, 7, 1)


@pytest.mark.rule("F-REVEAL-4", "F-EMPTY-2")
def test_totals_can_be_negative() -> None:
    away = [(1, 4, planet(1), planet(1, 1))]
    t = table("anti-matter", "pacifist", "void", hands={0: ["attack-01"], 1: ["attack-00"]}, moves=away)
    t.encounter(ships=4, cards=("attack-01", "attack-00"))
    assert totals_and_winner(t) == (-3, 0, 0)


@pytest.mark.rule("F-REINF-4", "F-REINF-5", "F-REINF-6")
def test_reinforcements_add_to_their_side_so_they_are_played_on_the_other_one() -> None:
    hands = {0: ["attack-10", "reinforcement-2"], 1: ["attack-08", "reinforcement-5", "reinforcement-3"]}
    t = table("anti-matter", "pacifist", "void", hands=hands)
    t.encounter(ships=3, cards=("attack-10", "attack-08")).passes(0)
    t.do(1, "reinforce", ("reinforcement-5", 0)).passes(1)
    t.do(0, "reinforce", ("reinforcement-2", 1), options=["pass", ("reinforcement-2", 0), ("reinforcement-2", 1)])
    assert (t.total(0), t.total(1)) == (7 + 5, 12 + 2)
    t.do(1, "reinforce", ("reinforcement-3", 0))
    assert totals_and_winner(t) == (15, 14, 1)


@pytest.mark.rule("F-REVEAL-5", "F-ZAP-1")
@pytest.mark.parametrize(("own", "other", "winner"), [("attack-06", "negotiate", 0), ("negotiate", "attack-06", 1)])
def test_against_or_with_a_negotiate_it_is_not_used_and_cannot_be_zapped(own: str, other: str, winner: int) -> None:
    t = table("anti-matter", "mite", "void", hands={0: [own], 1: [other], 2: SPARE})
    t.encounter(ships=3, cards=(own, other))
    assert [(end["winner"], end["how"]) for end in t.events("outcome")] == [(winner, "faces")]
    assert "anti-matter.negate" not in [use["ability"] for use in t.events("power_used")]


@pytest.mark.rule("F-REVEAL-6", "F-MORPH-1", "F-ZAP-1")
@pytest.mark.parametrize("own", ["negotiate", "morph"])
def test_two_negotiates_make_a_deal_without_it(own: str) -> None:
    t = table("anti-matter", "mite", "void", hands={0: [own, "attack-04"], 1: ["negotiate"], 2: SPARE})
    t.encounter(ships=3, cards=(own, "negotiate"))
    assert t.open == [(0, "deal")]
    assert t.events("power_used") == []


@pytest.mark.rule("F-MORPH-1", "F-MORPH-2")
def test_a_morph_that_copied_an_attack_counts_as_one() -> None:
    assert totals_and_winner(battle("morph", "attack-08")) == (8 - 3, 8 + 4, 0)
    assert totals_and_winner(battle("attack-08", "morph")) == (8 - 3, 8 + 4, 0)


@pytest.mark.rule("F-ART-2", "F-REVEAL-6")
def test_emotion_control_comes_first_and_leaves_nothing_to_negate() -> None:
    t = table("anti-matter", "pacifist", "void", hands={0: ["attack-10"], 1: ["attack-08"], 2: ["emotion-control"]})
    t.encounter(ships=3, cards=("attack-10", "attack-08")).do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]
    assert t.events("power_used") == []


@pytest.mark.rule("F-GOAL-7")
def test_a_macron_allys_ship_takes_four_off_its_sides_total() -> None:
    t = table("anti-matter", "pacifist", "macron", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: ("defense", 1)}, cards=("attack-10", "attack-08"))
    assert totals_and_winner(t) == (10 - 3, 8 + 4 - 4, 0)


@pytest.mark.rule("F-GOAL-7")
def test_each_ship_of_a_macron_opponent_adds_four() -> None:
    assert totals_and_winner(battle("attack-10", "attack-08", "macron", "void")) == (10 - 3, 8 + 4 * 4, 0)


@pytest.mark.rule("F-GOAL-7")
def test_a_virus_opponents_product_and_a_human_allys_bonus_keep_their_sign() -> None:
    t = battle("attack-10", "attack-08", "virus", "human", allies={2: ("offense", 2)})
    assert totals_and_winner(t) == (10 - 3 - 2 + 4, 8 * 4, 0)


@pytest.mark.rule("F-REVEAL-4")
def test_the_margin_is_the_distance_between_the_totals() -> None:
    t = battle("attack-10", "attack-08")
    assert t.events("outcome")[-1]["margin"] == 12 - 7


@pytest.mark.rule("F-REVEAL-4")
@pytest.mark.parametrize(("moved", "totalled"), [(0, (7, 8, 1)), (3, (7, 5, 0))])
def test_an_upset_by_loser_comes_last_so_the_higher_total_wins(moved: int, totalled: tuple[int, int, int]) -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    t = table("anti-matter", "loser", "void", hands=hands, moves=[(1, moved, planet(1), planet(1, 1))])
    t.encounter(ships=3).do(1, "window-PLANNING_BEFORE", "loser.upset")
    assert totals_and_winner(t) == totalled


# ---------------------------------------------------------------- zaps


def zapped_battle(*more: str) -> Table:
    """Seat 2 zaps the negation; seat 0 holds these cards besides its attacks."""
    t = table(
        "anti-matter",
        "pacifist",
        "void",
        hands={0: ["attack-08", "attack-10", *more], 1: ["attack-06"], 2: SPARE},
        destiny=["blue", "green"],
    )
    t.encounter(ships=4, cards=("attack-08", "attack-06"))
    assert t.open == [(2, "window-USE_ANNOUNCED")]
    return t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_zapped_all_ships_add_and_the_higher_total_wins() -> None:
    t = zapped_battle()
    assert totals_and_winner(t) == (8 + 4, 6 + 4, 0)
    assert t.events("cancelled") == [{"source": "cosmic-zap", "seat": 2, "ability": "anti-matter.negate", "of": 0}]
    assert t.discards() == ["cosmic-zap", "attack-08", "attack-06"]


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_lasts_until_the_encounter_ends_and_no_longer() -> None:
    t = zapped_battle("reinforcement-2")
    assert t.open == [(0, "reinforce")]
    assert t.state.seats[0].sheets[0].zapped
    t.passes(0).do(0, "second-encounter", "go-on").encounter(defense=2, ships=3, cards=("attack-10", "attack-06"))
    t.passes(0)
    assert totals_and_winner(t) == (10 - 3, 6 + 4, 0)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10")
def test_a_card_zap_stops_the_zap_and_the_negation_stands() -> None:
    t = zapped_battle("card-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert totals_and_winner(t) == (8 - 4, 6 + 4, 0)
    assert t.events("cancelled") == [{"source": "card-zap", "seat": 0, "ability": "cosmic-zap", "of": 2}]
    assert t.discards() == ["cosmic-zap", "card-zap", "attack-08", "attack-06"]
