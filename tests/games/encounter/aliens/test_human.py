"""Human: four points for its side; zapped, its side wins."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import outcome, totals_and_winner

ZAP = "window-USE_ANNOUNCED"


def battle(own: str, other: str, *more: str, zap: str = "pass", seat1: str = "mite") -> Table:
    """Human attacks with three ships against four; seat 2 holds a Cosmic Zap and is asked once."""
    hands = {0: [own, *more], 1: [other], 2: ["attack-06", "cosmic-zap"]}
    t = table("human", seat1, "void", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3, cards=(own, other))
    return t.do(2, ZAP, zap, options=["pass", "cosmic-zap"])


@pytest.mark.rule("F-REVEAL-2", "F-GOAL-7")
def test_as_the_offense_it_adds_four_without_being_asked() -> None:
    t = table("human", "mite", "void", hands={0: ["attack-06"], 1: ["attack-08"]})
    t.encounter(ships=3, cards=("attack-06", "attack-08"))
    assert totals_and_winner(t) == (6 + 3 + 4, 8 + 4, 0)
    assert [use["source"] for use in t.events("power_used")] == ["human.humanity"]


@pytest.mark.rule("F-REVEAL-2", "F-GOAL-7")
def test_as_the_defense_it_adds_four() -> None:
    t = table("mite", "human", "void", hands={0: ["attack-10"], 1: ["attack-06"]})
    t.encounter(ships=4, cards=("attack-10", "attack-06"))
    assert totals_and_winner(t) == (10 + 4, 6 + 4 + 4, 1)


@pytest.mark.rule("F-REVEAL-2", "F-GOAL-7")
@pytest.mark.parametrize("ships", [1, 4])
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_as_an_ally_it_adds_four_to_its_side_whatever_the_number_of_its_ships(side: str, ships: int) -> None:
    t = table("mite", "void", "human", hands={0: ["attack-10"], 1: ["attack-10"]})
    t.encounter(ships=4, allies={2: (side, ships)}, cards=("attack-10", "attack-10"))
    more = ships + 4
    assert totals_and_winner(t) == ((14 + more, 14, 0) if side == "offense" else (14, 14 + more, 1))


@pytest.mark.rule("F-COMPONENT-4")
def test_a_human_outside_the_encounter_adds_nothing() -> None:
    t = table("mite", "void", "human", hands={0: ["attack-10"], 1: ["attack-10"]})
    t.encounter(ships=4, cards=("attack-10", "attack-10"))
    assert totals_and_winner(t) == (14, 14, 1)
    assert t.events("power_used")[0]["ability"] == "void.eradicate"


@pytest.mark.rule("F-POWER-1", "F-ZAP-1")
def test_without_the_power_nothing_is_used_so_there_is_nothing_to_zap() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    hands = {0: ["attack-08", "attack-04"], 1: ["attack-06"], 2: ["attack-06", "cosmic-zap"]}
    t = table("human", "mite", "void", hands=hands, moves=away)
    t.encounter(ships={planet(0, 3): 3}, cards=("attack-08", "attack-06"))
    assert totals_and_winner(t) == (11, 10, 0)
    assert t.open == [(0, "second-encounter")]


# ---------------------------------------------------------------- zaps


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_zapped_its_side_wins_whatever_the_totals() -> None:
    t = battle("attack-04", "attack-40", zap="cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")
    assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (3, 4)
    assert t.discards() == ["cosmic-zap", "attack-04", "attack-40"]
    assert t.events("totals") == []


@pytest.mark.rule("F-ZAP-2", "F-RES-6")
def test_zapped_as_an_ally_it_wins_for_its_main_player() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"], 3: ["attack-06", "cosmic-zap"]}
    t = table("mite", "parasite", "human", "void", hands=hands)
    t.encounter(ships=4, allies={2: ("defense", 1)}, cards=("attack-40", "attack-04"))
    t.do(3, ZAP, "cosmic-zap")
    assert outcome(t) == ("won", 1, "automatic")
    assert t.ships(0, WARP) == 4


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_lasts_until_the_encounter_ends_and_no_longer() -> None:
    t = battle("attack-04", "attack-40", "attack-10", "ionic-gas", zap="cosmic-zap")
    assert t.open == [(0, "window-RESOLUTION_START")]
    assert [sheet.zapped for sheet in t.view(1).seats[0].sheets] == [True]
    t.passes(0).do(0, "second-encounter", "go-on")
    assert [sheet.zapped for sheet in t.view(1).seats[0].sheets] == [False]
    t.encounter(defense=2, ships=3, cards=("attack-10", "attack-06"))
    assert totals_and_winner(t) == (10 + 3 + 4, 6 + 4, 0)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10")
def test_a_card_zap_stops_the_zap_and_the_bonus_counts() -> None:
    t = battle("attack-04", "attack-40", "card-zap", zap="cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap")
    assert totals_and_winner(t) == (4 + 3 + 4, 40 + 4, 1)
    assert t.discards() == ["cosmic-zap", "card-zap", "attack-04", "attack-40"]


@pytest.mark.rule("F-ZAP-1")
def test_it_can_only_be_zapped_at_the_moment_of_its_use_in_the_reveal_phase() -> None:
    """The holder of a zap is asked once in the whole encounter: after the cards lie open."""
    t = table("human", "mite", "void", hands={0: ["attack-06"], 1: ["attack-08"], 2: ["attack-06", "cosmic-zap"]})
    t.encounter(ships=3, cards=("attack-06", "attack-08"))
    assert t.open == [(2, ZAP)]
    assert t.state.step == "reveal.effects"
    assert t.events("revealed")[0]["faces"] == ["attack-06", "attack-08"]
    t.passes(2)
    assert totals_and_winner(t) == (13, 12, 0)
    assert len(t.events("cancelled")) == 0


@pytest.mark.rule("F-ZAP-1")
def test_it_may_zap_itself() -> None:
    t = table("human", "mite", "void", hands={0: ["attack-04", "cosmic-zap"], 1: ["attack-40"]})
    t.encounter(ships=3, cards=("attack-04", "attack-40"))
    t.do(0, ZAP, "cosmic-zap", options=["pass", "cosmic-zap"])
    assert outcome(t) == ("won", 0, "automatic")


# ---------------------------------------------------------------- rulings on cards and other powers


@pytest.mark.rule("F-REVEAL-5", "F-COMP-1", "F-ZAP-1")
def test_zapped_it_wins_with_a_negotiate_against_an_attack_and_nobody_is_compensated() -> None:
    t = battle("negotiate", "attack-40", "attack-12", zap="cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")
    assert (t.hand(0), t.hand(1)) == (["attack-12"], [])
    assert t.events("took") == []


@pytest.mark.rule("F-REVEAL-5")
def test_its_bonus_does_not_save_a_negotiate_from_an_attack() -> None:
    t = battle("negotiate", "attack-00")
    assert outcome(t) == ("won", 1, "faces")
    assert t.events("power_used")[0]["ability"] == "human.humanity"


@pytest.mark.rule("F-REVEAL-6", "F-COMP-1", "F-DEAL-1")
def test_zapped_over_two_negotiates_it_wins_without_deal_or_compensation() -> None:
    t = battle("negotiate", "negotiate", "attack-12", zap="cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")
    assert (t.ships(1, WARP), t.ships(0, planet(1))) == (4, 3)
    assert (t.hand(0), t.events("took")) == (["attack-12"], [])


@pytest.mark.rule("F-REVEAL-6", "F-ZAP-1")
def test_over_two_negotiates_it_is_used_all_the_same_and_the_deal_follows() -> None:
    t = battle("negotiate", "negotiate", "attack-12")
    assert t.open == [(0, "deal")]
    assert t.events("power_used")[0]["ability"] == "human.humanity"


@pytest.mark.rule("F-MORPH-1", "F-ZAP-1")
def test_zapped_against_a_morph_it_wins() -> None:
    assert outcome(battle("negotiate", "morph", zap="cosmic-zap")) == ("won", 0, "automatic")


@pytest.mark.rule("F-REINF-7", "F-ZAP-2")
def test_after_an_automatic_win_nobody_reinforces() -> None:
    t = battle("attack-04", "attack-40", "reinforcement-5", "attack-12", zap="cosmic-zap")
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-REVEAL-4", "F-GOAL-7")
def test_an_upset_by_loser_turns_the_automatic_win_into_a_loss() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"], 2: ["attack-06", "cosmic-zap"]}
    t = table("human", "loser", "void", hands=hands)
    t.encounter(ships=3).do(1, "window-PLANNING_BEFORE", "loser.upset").passes(2)
    t.do(2, ZAP, "cosmic-zap")
    assert outcome(t) == ("won", 1, "automatic")
    assert t.ships(0, WARP) == 3


@pytest.mark.rule("F-TIMING-2", "F-ZAP-2")
@pytest.mark.parametrize("offense", ["human", "pacifist"])
def test_of_two_automatic_wins_the_one_of_the_offense_stands(offense: str) -> None:
    """A zapped Human and a Pacifist's negotiate against an attack: first in conflict order."""
    aliens = ("human", "pacifist") if offense == "human" else ("pacifist", "human")
    cards = ("attack-04", "negotiate") if offense == "human" else ("negotiate", "attack-04")
    hands = {0: [cards[0]], 1: [cards[1]], 2: ["attack-06", "cosmic-zap"]}
    t = table(*aliens, "void", hands=hands)
    t.encounter(ships=3, cards=cards)
    if offense == "pacifist":
        t.passes(2)  # its peace is announced first
    t.do(2, ZAP, "cosmic-zap")
    assert t.events("cancelled")[0]["ability"] == "human.humanity"
    assert outcome(t) == ("won", 0, "automatic")
