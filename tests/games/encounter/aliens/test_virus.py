"""Virus: its ships multiply its card."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses, without, zapped

MULTIPLY = "virus.multiply"
ZAP = ["attack-06", "cosmic-zap"]


def attack(own: str = "attack-08", other: str = "attack-10", **others: list[str]) -> Table:
    """The Virus attacks with three ships against four."""
    hands = {0: [own], 1: [other]} | {int(seat[-1]): faces for seat, faces in others.items()}
    return table("virus", "parasite", "filch", hands=hands).encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-2")
def test_as_the_offense_its_ships_multiply_its_card() -> None:
    t = attack()
    assert uses(t) == [(0, MULTIPLY)]
    assert totals(t) == (3 * 8, 10 + 4)
    assert t.events("totals")[-1]["trail"] == ["3 x 8 = 24", "10 + 4 = 14"]
    assert outcome(t) == ("won", 0, "totals")


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-3")
def test_as_the_defense_only_the_ships_on_the_targeted_planet_multiply() -> None:
    t = table(
        *("parasite", "virus", "filch"),
        hands={0: ["attack-10"], 1: ["attack-08"]},
        moves=[(1, 2, planet(1), planet(1, 1)), (2, 3, planet(2), planet(1))],
    )
    t.encounter(ships=4, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 4, 2 * 8)
    assert outcome(t) == ("won", 1, "totals")


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-2", "F-REINF-5")
def test_allied_ships_and_reinforcements_are_added_to_the_product() -> None:
    t = table(
        *("virus", "parasite", "filch", "mite"),
        hands={0: ["attack-08", "reinforcement-5"], 1: ["attack-10"], 2: ["reinforcement-3"]},
    )
    t.encounter(ships=3, allies={2: ("offense", 4)}, cards=("attack-08", "attack-10"))
    t.do(0, "reinforce", ("reinforcement-5", 0)).do(2, "reinforce", ("reinforcement-3", 1))
    assert totals(t) == (3 * 8 + 4 + 5, 10 + 4 + 3)


@pytest.mark.rule("F-LAUNCH-6", "F-REVEAL-3")
def test_defending_an_empty_home_planet_the_product_is_nothing() -> None:
    t = table(
        *("parasite", "virus", "filch"),
        hands={0: ["attack-00"], 1: ["attack-40"]},
        moves=[(1, 4, planet(1), planet(1, 1))],
    )
    t.encounter(ships=1, allies={2: ("defense", 2)}, cards=("attack-00", "attack-40"))
    assert totals(t) == (0 + 1, 0 * 40 + 2)


@pytest.mark.rule("F-REVEAL-2")
def test_an_attack_of_zero_makes_the_product_nothing() -> None:
    t = attack("attack-00", "attack-01")
    assert totals(t) == (3 * 0, 1 + 4)


@pytest.mark.rule("F-MORPH-1", "F-REVEAL-2")
def test_its_morph_multiplies_the_value_it_copies() -> None:
    t = attack("morph", "attack-10")
    assert uses(t) == [(0, MULTIPLY)]
    assert totals(t) == (3 * 10, 10 + 4)


@pytest.mark.rule("F-REVEAL-5", "F-COMP-1")
def test_with_a_negotiate_it_has_nothing_to_multiply() -> None:
    t = attack("negotiate", "attack-10")
    assert uses(t) == []
    assert outcome(t) == ("won", 1, "faces")


@pytest.mark.rule("F-COMPONENT-4", "F-REVEAL-5")
def test_against_a_negotiate_the_power_is_used_but_totals_do_not_matter() -> None:
    t = attack("attack-08", "negotiate")
    assert uses(t) == [(0, MULTIPLY)]
    assert outcome(t) == ("won", 0, "faces")
    assert t.events("totals") == []


@pytest.mark.rule("F-REVEAL-6", "F-ART-2")
def test_emotion_control_leaves_nothing_to_multiply() -> None:
    t = attack(seat2=["emotion-control"]).do(2, "window-REVEALED_CARD", "emotion-control")
    assert t.open == [(0, "deal")]
    assert uses(t) == []


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
@pytest.mark.parametrize(("side", "sums"), [("offense", (8 + 3 + 2, 10 + 4)), ("defense", (8 + 3, 10 + 4 + 2))])
def test_as_an_ally_its_ships_are_plain_ships(side: str, sums: tuple[int, int]) -> None:
    t = table("parasite", "filch", "virus", hands={0: ["attack-08"], 1: ["attack-10"]})
    t.encounter(ships=3, allies={2: (side, 2)}, cards=("attack-08", "attack-10"))
    without(t, "filch.theft")
    assert uses(t) == []
    assert totals(t) == sums


@pytest.mark.rule("F-COMPONENT-4", "F-TIMING-1")
def test_as_a_bystander_it_has_no_power() -> None:
    t = table("parasite", "filch", "virus", hands={0: ["attack-08"], 1: ["attack-10"]})
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    without(t, "filch.theft")
    assert uses(t) == []
    assert totals(t) == (8 + 3, 10 + 4)


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_it_adds_like_anybody() -> None:
    t = table("virus", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-10"]}, moves=homes(0, 2))
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert uses(t) == []
    assert totals(t) == (8 + 3, 10 + 4)


@pytest.mark.rule("F-POWER-4")
def test_with_three_home_colonies_it_multiplies() -> None:
    t = table("virus", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-10"]}, moves=homes(0, 3))
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert totals(t) == (3 * 8, 10 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-REVEAL-2")
def test_zapped_it_adds_like_anybody() -> None:
    t = attack(seat2=ZAP).do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert totals(t) == (8 + 3, 10 + 4)
    assert (outcome(t)[1], t.ships(0, WARP)) == (1, 3)


@pytest.mark.rule("F-ZAP-2")
def test_the_zap_lasts_for_this_encounter_and_not_for_the_next() -> None:
    t = table(
        *("virus", "parasite", "filch"),
        hands={0: ["attack-20", "attack-08", "reinforcement-2"], 1: ["attack-04", "attack-10"], 2: ZAP},
        destiny=["blue", "blue"],
    )
    t.encounter(ships=3, cards=("attack-20", "attack-04")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.open == [(0, "reinforce")]
    assert zapped(t, 0) == [True]
    t.passes(0)
    assert totals(t) == (20 + 3, 4 + 4)
    t.do(0, "second-encounter", "go-on")
    t.encounter(target=planet(1, 1), ships=3, cards=("attack-08", "attack-10")).passes(0)
    assert uses(t) == [(0, MULTIPLY), (0, MULTIPLY)]
    assert totals(t) == (3 * 8, 10 + 4)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4")
def test_a_card_zap_on_the_zap_lets_it_multiply() -> None:
    t = attack(seat0=["attack-08", "card-zap"], seat2=ZAP).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert totals(t) == (3 * 8, 10 + 4)
