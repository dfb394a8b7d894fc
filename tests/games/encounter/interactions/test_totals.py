"""Several powers in one total: signs, worths, products, bonuses, the upset."""

from typing import Any

import pytest

from tests.games.encounter.scenario import planet, table
from tests.readings import outcome, totals

Allies = dict[int, tuple[str, Any]]


def battle(*aliens: str, own: str, other: str, ships: int, allies: Allies | None = None) -> tuple[int, int, int]:
    """Both totals and the seat that won."""
    t = table(*aliens, hands={0: [own], 1: [other]})
    t.encounter(ships=ships, allies=allies, cards=(own, other))
    return (*totals(t), outcome(t)[1])


@pytest.mark.rule("F-REVEAL-2")
def test_against_anti_matter_each_ship_of_an_opposing_macron_adds_four() -> None:
    result = battle("anti-matter", "macron", "filch", own="attack-10", other="attack-04", ships=3)
    assert result == (10 - 3, 4 + 4 * 4, 0)


@pytest.mark.rule("F-REVEAL-2")
@pytest.mark.parametrize(("side", "sums"), [("offense", (10 - 3 - 4, 8 + 4, 0)), ("defense", (10 - 3, 8 + 4 - 4, 0))])
def test_with_anti_matter_a_macron_ally_takes_four_off_its_side(side: str, sums: tuple[int, int, int]) -> None:
    seats = ("anti-matter", "parasite", "macron")
    assert battle(*seats, own="attack-10", other="attack-08", ships=3, allies={2: (side, 1)}) == sums


@pytest.mark.rule("F-REVEAL-2")
def test_against_anti_matter_the_product_of_the_virus_stays_a_product() -> None:
    allies = {2: ("offense", 2), 3: ("defense", 1)}
    seats = ("anti-matter", "virus", "filch", "mite")
    assert battle(*seats, own="attack-30", other="attack-08", ships=3, allies=allies) == (
        30 - 3 - 2,
        4 * 8 - 1,
        0,
    )


@pytest.mark.rule("F-REVEAL-2")
def test_the_virus_as_offense_against_anti_matter() -> None:
    assert battle("virus", "anti-matter", "filch", own="attack-08", other="attack-20", ships=3) == (
        3 * 8,
        20 - 4,
        1,
    )


@pytest.mark.rule("F-REVEAL-4")
def test_after_an_upset_the_higher_total_wins_against_anti_matter() -> None:
    t = table("anti-matter", "loser", "filch", hands={0: ["attack-10"], 1: ["attack-08"]}).encounter(ships=3)
    t.do(1, "window-PLANNING_BEFORE", "loser.upset")
    assert totals(t) == (10 - 3, 8 + 4)
    assert outcome(t)[1] == 1


@pytest.mark.rule("F-REVEAL-4")
def test_a_tie_against_anti_matter_goes_to_the_defense_and_after_an_upset_to_the_offense() -> None:
    hands = {0: ["attack-15"], 1: ["attack-08"]}
    t = table("anti-matter", "loser", "filch", hands=hands).encounter(ships=3).passes(1)
    assert (totals(t), outcome(t)[1]) == ((12, 12), 1)
    t = table("anti-matter", "loser", "filch", hands=hands).encounter(ships=3)
    t.do(1, "window-PLANNING_BEFORE", "loser.upset")
    assert (totals(t), outcome(t)[1]) == ((12, 12), 0)


@pytest.mark.rule("F-REVEAL-2")
def test_the_bonus_of_a_human_keeps_its_sign_with_anti_matter() -> None:
    result = battle("anti-matter", "human", "filch", own="attack-10", other="attack-04", ships=3)
    assert result == (10 - 3, 4 + 4 + 4, 0)
    allied = battle(
        *("anti-matter", "parasite", "human"), own="attack-10", other="attack-08", ships=3, allies={2: ("offense", 2)}
    )
    assert allied == (10 - 3 - 2 + 4, 8 + 4, 0)


@pytest.mark.rule("F-REVEAL-2")
def test_a_macron_ally_adds_four_to_the_product_of_the_virus() -> None:
    allies: Allies = {2: ("offense", 1)}
    result = battle("virus", "parasite", "macron", own="attack-08", other="attack-10", ships=3, allies=allies)
    assert result == (3 * 8 + 4, 10 + 4, 0)


@pytest.mark.rule("F-REVEAL-2")
def test_virus_against_macron_multiplies_real_ships_only() -> None:
    assert battle("virus", "macron", "filch", own="attack-08", other="attack-04", ships=2) == (2 * 8, 4 + 4 * 4, 1)
    assert battle("macron", "virus", "filch", own="attack-20", other="attack-04", ships=1) == (20 + 4, 4 * 4, 0)


@pytest.mark.rule("F-REVEAL-2")
def test_the_bonus_of_a_human_is_added_to_the_product_not_multiplied() -> None:
    allies: Allies = {2: ("offense", 1)}
    result = battle("virus", "parasite", "human", own="attack-08", other="attack-10", ships=3, allies=allies)
    assert result == (3 * 8 + 1 + 4, 10 + 4, 0)


@pytest.mark.rule("F-REVEAL-2", "F-MORPH-1")
def test_the_switch_of_the_sorcerer_lets_the_virus_multiply_the_other_card() -> None:
    t = table("virus", "sorcerer", "filch", hands={0: ["attack-20"], 1: ["attack-05"]}).encounter(ships=3)
    t.do(1, "window-CARDS_SELECTED", "sorcerer.switch")
    assert totals(t) == (3 * 5, 20 + 4)
    assert t.ships(0, planet(1)) == 0


@pytest.mark.rule("F-RES-10")
@pytest.mark.reading("fido-added-cards")
def test_fido_may_fetch_a_card_that_was_added_to_a_total() -> None:
    """It served to resolve the encounter (0003); the cards that were only drawn did not."""
    hands = {0: ["attack-04", "attack-12"], 1: ["attack-10", "attack-06"], 2: ["attack-06"]}
    t = table("chosen", "mite", "fido", hands=hands, deck=["attack-20", "attack-30", "plague"], destiny=["blue"])
    t.encounter(ships=2, cards=("attack-04", "attack-10")).do(0, "window-REVEALED_CARD", "chosen.pray")
    t.do(0, "chosen-card", "attack-20").do(0, "chosen-way", "add").do(2, "window-CARDS_DISCARDED", "fido.fetch")
    t.do(2, "fido-face", "attack-20", options=["attack-04", "attack-10", "attack-20"])
    t.do(2, "fido-seat", 0).do(0, "fido-offer", "take-it").do(2, "fido-pay", "pass")
    assert t.hand(0) == ["attack-12", "attack-20"]


@pytest.mark.rule("F-RES-10")
@pytest.mark.reading("fido-added-cards")
def test_filch_takes_the_opponents_encounter_card_and_no_card_that_was_added() -> None:
    hands = {0: ["attack-04", "attack-12"], 1: ["attack-10", "attack-06"], 2: ["attack-06"]}
    t = table("chosen", "filch", "mite", hands=hands, deck=["attack-20", "attack-30", "plague"], destiny=["blue"])
    t.encounter(ships=2, cards=("attack-04", "attack-10")).do(0, "window-REVEALED_CARD", "chosen.pray")
    t.do(0, "chosen-card", "attack-20").do(0, "chosen-way", "add").do(1, "window-CARDS_DISCARDED", "filch.theft")
    assert t.hand(1) == ["attack-04", "attack-06"]


@pytest.mark.rule("F-REVEAL-2")
@pytest.mark.parametrize(("other", "worth"), [("attack-20", 70), ("attack-30", 1)])
@pytest.mark.reading("tripler-wild-first")
def test_wild_tripler_cuts_the_printed_value_before_a_mirror_turns_it_round(other: str, worth: int) -> None:
    """20 becomes 7 and then 70; 30 becomes 10 and then 01."""
    hands = {0: ["attack-08", "attack-06", "flare-tripler"], 1: [other, "attack-06"]}
    t = table("parasite", "mirror", "mite", hands=hands).encounter(ships=3, cards=("attack-08", other))
    t.do(1, "window-CARDS_SELECTED", "mirror.reverse").do(0, "window-REVEALED_VALUE", "flare-tripler")
    assert totals(t) == (80 + 3, worth + 4)


@pytest.mark.rule("F-REVEAL-2")
@pytest.mark.reading("tripler-wild-first")
def test_wild_tripler_is_not_for_a_low_card_that_a_mirror_makes_high() -> None:
    hands = {0: ["attack-06", "attack-06", "flare-tripler"], 1: ["attack-08", "attack-06"]}
    t = table("parasite", "mirror", "mite", hands=hands).encounter(ships=3, cards=("attack-06", "attack-08"))
    t.do(1, "window-CARDS_SELECTED", "mirror.reverse")
    assert (totals(t), t.events("flare_played")) == ((60 + 3, 80 + 4), [])
