"""Calculator: may cut the higher attack down by the lower one; its flare calls odd or even."""

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import homes, outcome, totals, uses

SELECTED = "window-CARDS_SELECTED"
ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"


def duel(own: str, other: str, *more: str, third: tuple[str, ...] = ("attack-06",), seat1: str = "mite") -> Table:
    """Calculator attacks with three ships against four; stops when the cards are down."""
    hands = {0: [own, *more], 1: [other], 2: list(third)}
    t = table("calculator", seat1, "void", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-REVEAL-2", "F-GOAL-7")
@pytest.mark.parametrize(
    ("own", "other", "cards"),
    [
        ("attack-15", "attack-08", (7, 8)),
        ("attack-08", "attack-15", (8, 7)),
        ("attack-40", "attack-06", (34, 6)),
        ("attack-08", "attack-08", (8, 8)),
        ("attack-00", "attack-10", (0, 10)),
    ],
)
def test_higher_minus_lower_takes_the_place_of_the_higher_value(own: str, other: str, cards: tuple[int, int]) -> None:
    t = duel(own, other).do(0, SELECTED, "calculator.equalize", options=["pass", "calculator.equalize"])
    assert totals(t) == (cards[0] + 3, cards[1] + 4)


@pytest.mark.rule("F-COMPONENT-4")
def test_it_may_decline() -> None:
    t = duel("attack-15", "attack-08").passes(0)
    assert totals(t) == (15 + 3, 8 + 4)
    assert uses(t) == []


@pytest.mark.rule("F-GOAL-7")
def test_as_the_defense_it_cuts_the_offenses_attack() -> None:
    t = table("mite", "calculator", "void", hands={0: ["attack-15"], 1: ["attack-08"]})
    t.encounter(ships=3, cards=("attack-15", "attack-08")).do(1, SELECTED, "calculator.equalize")
    assert totals(t) == (7 + 3, 8 + 4)


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_an_ally_may_not_use_it(side: str) -> None:
    t = table("mite", "void", "calculator", hands={0: ["attack-15", "attack-04"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: (side, 1)}, cards=("attack-15", "attack-08"))
    assert totals(t) == ((19, 12) if side == "offense" else (18, 13))


@pytest.mark.rule("F-REVEAL-5")
@pytest.mark.parametrize(("own", "other", "winner"), [("attack-15", "negotiate", 0), ("negotiate", "attack-15", 1)])
def test_with_a_negotiate_on_either_side_it_is_wasted(own: str, other: str, winner: int) -> None:
    t = duel(own, other).do(0, SELECTED, "calculator.equalize")
    assert outcome(t) == ("won", winner, "faces")


@pytest.mark.rule("F-MORPH-1")
def test_a_morph_copies_the_value_so_nothing_changes() -> None:
    t = duel("attack-15", "morph").do(0, SELECTED, "calculator.equalize")
    assert totals(t) == (15 + 3, 15 + 4)


@pytest.mark.rule("F-REINF-5", "F-REVEAL-2")
def test_reinforcements_and_bonuses_are_added_to_the_changed_values() -> None:
    t = duel("attack-15", "attack-08", "reinforcement-5", seat1="human").do(0, SELECTED, "calculator.equalize")
    t.do(0, "reinforce", ("reinforcement-5", 0))
    assert totals(t) == (7 + 3 + 5, 8 + 4 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-SECOND-1")
def test_zapped_no_value_changes_and_it_is_off_until_the_encounter_ends() -> None:
    t = duel("attack-15", "attack-08", "attack-10", third=("attack-06", "cosmic-zap"))
    t.do(0, SELECTED, "calculator.equalize").do(2, ZAP, "cosmic-zap")
    assert totals(t) == (15 + 3, 8 + 4)
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=3, cards=("attack-10", "attack-06"))
    t.do(0, SELECTED, "calculator.equalize", options=["pass", "calculator.equalize"])
    assert totals(t) == (4 + 3, 6 + 4)


@pytest.mark.rule("F-POWER-1", "F-FLARE-7")
def test_without_home_colonies_it_has_no_power_and_only_the_wild_side() -> None:
    hands = {0: ["attack-15", "flare-calculator"], 1: ["attack-08"]}
    t = table("calculator", "mite", "void", hands=hands, moves=homes(0, 2)).encounter(
        ships=3, cards=("attack-15", "attack-08")
    )
    t.do(0, SELECTED, "flare-calculator", options=["pass", "flare-calculator"]).do(0, "calculator-call", "odd")
    assert totals(t) == (15 + 3, 8 - 15 + 4)


@pytest.mark.rule("F-TIMING-2")
def test_with_sorcerer_the_values_stay_with_the_sides_they_end_up_on() -> None:
    t = duel("attack-15", "attack-08", seat1="sorcerer").do(0, SELECTED, "calculator.equalize")
    t.do(1, SELECTED, "sorcerer.switch")
    assert totals(t) == (8 + 3, 7 + 4)


# ---------------------------------------------------------------- wild flare


def caller(word: str, own: str = "attack-08", other: str = "attack-15") -> Table:
    """A Mite holding the flare calls with its card down."""
    t = table("mite", "void", "oracle", hands={0: [own, "flare-calculator"], 1: [other]})
    t.encounter(ships=3, cards=(own, other)).do(0, SELECTED, "flare-calculator", options=["pass", "flare-calculator"])
    return t.do(0, "calculator-call", word, options=["odd", "even"])


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_a_right_call_takes_the_callers_value_off_the_other_card() -> None:
    t = caller("odd")
    assert totals(t) == (8 + 3, 15 - 8 + 4)
    assert t.hand(0) == ["flare-calculator"]
    assert [(event["seat"], event["word"]) for event in t.events("called")] == [(0, "odd")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_wrong_call_takes_the_other_value_off_the_callers_card() -> None:
    assert totals(caller("even")) == (8 - 15 + 3, 15 + 4)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.parametrize(("word", "sums"), [("even", (9, 6)), ("odd", (1, 12))])
def test_wild_an_even_sum_is_called_right_with_even(word: str, sums: tuple[int, int]) -> None:
    assert totals(caller(word, "attack-06", "attack-08")) == sums


@pytest.mark.rule("F-FLARE-5", "F-REVEAL-5")
def test_wild_with_a_negotiate_the_call_means_nothing() -> None:
    assert outcome(caller("odd", "attack-08", "negotiate")) == ("won", 0, "faces")


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_defense_calls_for_its_own_card() -> None:
    t = table("void", "mite", "oracle", hands={0: ["attack-15"], 1: ["attack-08", "flare-calculator"]})
    t.encounter(ships=3, cards=("attack-15", "attack-08")).do(1, SELECTED, "flare-calculator")
    t.do(1, "calculator-call", "odd")
    assert totals(t) == (15 - 8 + 3, 8 + 4)


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_wild_only_main_players_may_call(side: str) -> None:
    t = table("mite", "void", "oracle", hands={2: ["attack-06", "flare-calculator"]})
    t.encounter(ships=3, allies={2: (side, 1)}, cards=("attack-06", "attack-06"))
    assert outcome(t)[0] == "won"
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-6")
def test_wild_the_owner_in_force_may_not_call() -> None:
    t = duel("attack-15", "attack-08", "flare-calculator")
    t.do(0, SELECTED, "pass", options=["pass", "calculator.equalize"])
    assert totals(t) == (15 + 3, 8 + 4)


@pytest.mark.rule("F-FLARE-5", "F-TIMING-4")
def test_wild_a_card_zap_stops_the_call_and_discards_the_flare() -> None:
    hands = {0: ["attack-08", "flare-calculator"], 1: ["attack-15", "card-zap"]}
    t = table("mite", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(0, SELECTED, "flare-calculator").do(1, CARD_ZAP, "card-zap")
    assert totals(t) == (8 + 3, 15 + 4)
    assert t.discards()[:2] == ["flare-calculator", "card-zap"]


# ---------------------------------------------------------------- super flare


def allied(side: str, *third: str) -> Table:
    """Calculator is an ally with its flare."""
    hands = {0: ["attack-15"], 1: ["attack-08", *third], 2: ["attack-06", "flare-calculator"]}
    t = table("mite", "void", "calculator", hands=hands)
    t.encounter(ships=3, allies={2: (side, 1)}, cards=("attack-15", "attack-08"))
    return t.do(2, SELECTED, "flare-calculator", options=["pass", "flare-calculator"])


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8", "F-FLARE-2")
@pytest.mark.parametrize(("side", "sums"), [("offense", (7 + 4, 8 + 4)), ("defense", (7 + 3, 8 + 5))])
def test_super_an_ally_uses_the_power_on_the_main_players_cards(side: str, sums: tuple[int, int]) -> None:
    t = allied(side)
    assert totals(t) == sums
    assert uses(t)[0] == (2, "calculator.equalize")
    assert "flare-calculator" in t.hand(2)


@pytest.mark.rule("F-FAQ-6", "F-FLARE-6")
def test_super_a_cosmic_zap_sends_the_flare_back_and_turns_the_power_off() -> None:
    t = allied("offense", "cosmic-zap").do(1, ZAP, "cosmic-zap")
    assert totals(t) == (15 + 4, 8 + 4)
    assert [ability for _, ability in uses(t)] == []
    assert [(event["source"], event["ability"]) for event in t.events("cancelled")] == [
        ("cosmic-zap", "calculator.super")
    ]
    assert t.hand(2) == ["attack-06", "flare-calculator"]


@pytest.mark.rule("F-ZAP-1", "F-FLARE-2")
def test_super_the_widened_use_may_be_zapped_on_its_own() -> None:
    t = allied("offense", "cosmic-zap").do(1, ZAP, "pass").do(1, ZAP, "cosmic-zap")
    assert totals(t) == (15 + 4, 8 + 4)
    assert "flare-calculator" in t.hand(2)


@pytest.mark.rule("F-TIMING-4", "F-FLARE-6")
def test_super_a_card_zap_discards_it() -> None:
    t = allied("offense", "card-zap").do(1, CARD_ZAP, "card-zap")
    assert totals(t) == (15 + 4, 8 + 4)
    assert "flare-calculator" in t.discards()


@pytest.mark.rule("F-FLARE-6")
def test_super_a_calculator_outside_the_encounter_is_not_offered_it() -> None:
    t = table("mite", "void", "calculator", hands={0: ["attack-15"], 2: ["attack-06", "flare-calculator"]})
    t.encounter(ships=3, cards=("attack-15", "attack-06"))
    assert totals(t) == (15 + 3, 6 + 4)
    assert t.events("flare_played") == []
