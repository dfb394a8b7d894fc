"""Judge: says what winner or loser gets besides. Wild: close totals are a draw. Super: for winner and loser."""

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, cards, dominion
from tests.games.encounter.scenario import Table, planet
from tests.readings import homes, outcome, uses

POWER, FLARE = "judge.fiat", "flare-judge"
PLAN = "window-PLANNING_BEFORE"
TERMS = ["a-colony", "one-card", "two-cards", "three-cards", "all-cards", "picked-card"]
TERMS += ["colony-and-card", "colony-and-all-cards"]
WHO = ["the-winner", "the-loser"]
FULL = ["attack-12", "attack-05", "attack-07", "quash"]


def planning(
    *own: str, theirs: tuple[str, ...] = (), judge: int = 0, third: tuple[str, ...] = (), other: str = "void"
) -> Table:
    """Before cards are selected; four cards each, besides those named."""
    aliens = ["judge", other, "mite"] if judge == 0 else [other, "judge", "mite"]
    hands: dict[int, list[str]] = {
        0: [*FULL],
        1: ["attack-08", "negotiate", "attack-09", *theirs],
        2: ["attack-06", *third],
    }
    hands[judge] += own
    return dominion(*aliens, hands=hands, destiny=["blue", "green"]).encounter(ships=3)


def decree(t: Table, who: str, terms: str, judge: int = 0) -> Table:
    t.do(judge, PLAN, POWER, options=["pass", POWER]).do(judge, "judge-who", who, options=WHO)
    return t.do(judge, "judge-terms", terms, options=TERMS)


@pytest.mark.rule("F-RES-9")
@pytest.mark.parametrize(("terms", "number"), [("one-card", 1), ("two-cards", 2), ("three-cards", 2)])
@pytest.mark.reading("judge-terms")
def test_the_winner_takes_random_cards_of_the_loser(terms: str, number: int) -> None:
    t = decree(planning(), "the-winner", terms).encounter(cards=("attack-12", "attack-08"))
    assert outcome(t) == ("won", 0, "totals")
    assert [(event["seat"], event["victim"], event["number"]) for event in t.events("took")] == [(0, 1, number)]
    assert t.events("decreed") == [{"source": "judge", "seat": 0, "whom": "the-winner", "gain": terms}]
    assert t.open == [(0, "second-encounter")]


def test_or_the_loser_those_of_the_winner() -> None:
    t = decree(planning(judge=1), "the-loser", "two-cards", 1).encounter(cards=("attack-12", "attack-08"))
    assert [(event["seat"], event["victim"], event["number"]) for event in t.events("took")] == [(1, 0, 2)]


def test_a_card_of_the_takers_choice_after_a_look() -> None:
    t = decree(planning(), "the-loser", "picked-card").encounter(cards=("attack-12", "attack-08"))
    t.do(1, "judge-face", "quash", options=["attack-05", "attack-07", "quash"])
    assert "quash" in t.hand(1)
    assert [(event["seat"], event["victim"]) for event in t.events("hand_seen")] == [(1, 0)]


@pytest.mark.rule("F-GOAL-5")
@pytest.mark.reading("colony-four-ships")
def test_a_colony_where_the_other_main_player_has_one() -> None:
    t = decree(planning(), "the-winner", "a-colony").encounter(cards=("attack-12", "attack-08"))
    there = [planet(1, number) for number in range(1, 5)]
    t.do(0, "found-planet", planet(1, 2), options=there).do(0, "deal-colony", {planet(0): 2})
    assert t.ships(0, planet(1, 2)) == 2
    assert t.state.seats[0].foreign == 2


@pytest.mark.reading("judge-later")
def test_colony_and_card_together() -> None:
    t = decree(planning(), "the-winner", "colony-and-card").encounter(cards=("attack-12", "attack-08"))
    assert len(t.events("took")) == 1
    t.do(0, "found-planet", planet(1, 2)).do(0, "deal-colony", {planet(0): 1})
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.parametrize("colony", [False, True])
@pytest.mark.reading("judge-terms")
def test_all_cards_of_the_other_hand_are_a_gain_too_also_with_a_colony(colony: bool) -> None:
    theirs = ("attack-04", "attack-10")
    t = decree(planning(theirs=theirs), "the-winner", "colony-and-all-cards" if colony else "all-cards")
    t.encounter(cards=("attack-12", "attack-08"))
    assert [(event["seat"], event["victim"], event["number"]) for event in t.events("took")] == [(0, 1, 4)]
    assert t.hand(1) == []
    if colony:
        t.do(0, "found-planet", planet(1, 2)).do(0, "deal-colony", {planet(0): 1})
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("N-REWARD-11", "N-RIFT-2")
def test_all_cards_are_taken_without_a_question_about_backs_and_rifts_explode() -> None:
    hands = {0: ["attack-12", "attack-05", "attack-07"], 1: ["attack-08", "negotiate"]}
    t = dominion("judge", "void", "mite", hands=hands, rewards={1: ["rift-2"]}).passes(1).encounter(ships=3)
    decree(t, "the-winner", "all-cards").encounter(cards=("attack-12", "attack-08"))
    t.do(0, "rift-2-lost", cards(t, 0, "attack-05", "attack-07"))
    assert (t.hand(0), t.hand(1)) == (["negotiate"], [])


def test_a_fifth_colony_by_decree_wins_the_game() -> None:
    moves = [(0, 1, planet(0, number), planet(2, number)) for number in range(3)]
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("judge", "void", "mite", hands=hands, moves=moves).encounter(ships=3)
    decree(t, "the-winner", "a-colony").encounter(cards=("attack-12", "attack-08"))
    t.do(0, "found-planet", planet(1, 2)).do(0, "deal-colony", {planet(0): 1})
    assert t.session.over


@pytest.mark.rule("F-DEAL-1")
def test_there_is_no_fiat_if_both_reveal_negotiates() -> None:
    t = decree(planning("negotiate"), "the-winner", "two-cards").encounter(cards=("negotiate", "negotiate"))
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", 3).do(1, "lose-ships", 3)
    assert t.events("took") == []


def test_one_attack_is_enough_and_it_comes_besides_compensation() -> None:
    t = decree(planning(), "the-winner", "one-card").encounter(cards=("attack-12", "negotiate"))
    assert [(event["source"], event["seat"]) for event in t.events("took")] == [("F-COMP-2", 1), ("judge", 0)]


def test_after_losers_upset_the_winner_is_who_wins_in_the_end() -> None:
    t = decree(planning(other="loser"), "the-winner", "one-card").do(1, PLAN, "loser.upset")
    t.encounter(cards=("attack-12", "attack-08"))
    assert outcome(t) == ("won", 1, "totals")
    assert [(event["seat"], event["victim"]) for event in t.events("took")] == [(1, 0)]


def test_who_has_no_cards_left_pays_none() -> None:
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("judge", "void", "mite", hands=hands, destiny=["blue", "green"]).encounter(ships=3)
    decree(t, "the-winner", "three-cards").encounter(cards=("attack-12", "attack-08"))
    assert t.events("took") == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_nothing_is_decreed() -> None:
    t = planning(third=("cosmic-zap",)).do(0, PLAN, POWER).do(2, ZAP, "cosmic-zap")
    t.encounter(cards=("attack-12", "attack-08"))
    assert (t.events("decreed"), t.events("took")) == ([], [])


@pytest.mark.rule("F-ZAP-3")
def test_it_may_keep_silent_and_is_not_asked_as_an_outsider_or_without_power() -> None:
    t = planning().passes(0).encounter(cards=("attack-12", "attack-08"))
    assert t.events("decreed") == []
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06"]}
    assert (2, POWER) not in uses(dominion("void", "mite", "judge", hands=hands).encounter(ships=3))
    t = dominion("judge", "void", "mite", hands=hands, moves=homes(0, 2)).encounter(ships=3)
    assert (0, PLAN) not in t.open


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
def test_super_something_for_the_winner_and_something_for_the_loser() -> None:
    t = planning(FLARE).do(0, PLAN, POWER).do(0, RIDER, FLARE, options=["pass", FLARE])
    t.do(0, "judge-terms", "one-card").do(0, "judge-terms", "three-cards")
    t.encounter(cards=("attack-12", "attack-08"))
    assert [(event["seat"], event["number"]) for event in t.events("took")] == [(0, 1), (1, 3)]


# ---------------------------------------------------------------- wild


def close(cards: tuple[str, str], holder: int = 0, third: tuple[str, ...] = ()) -> Table:
    """Three ships against four, an ally of the offense with one ship."""
    hands: dict[int, list[str]] = {0: [cards[0]], 1: [cards[1]], 2: ["attack-06", *third]}
    hands[holder].append(FLARE)
    t = dominion("human", "void", "mite", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=3, allies={2: ("offense", 1)}, cards=cards)


FINAL = "window-TOTALS_FINAL"


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-DEAL-1")
@pytest.mark.parametrize(("holder", "cards"), [(0, ("attack-06", "attack-14")), (1, ("attack-12", "attack-12"))])
def test_wild_totals_less_than_five_apart_are_a_draw(holder: int, cards: tuple[str, str]) -> None:
    """Three ships, an ally's ship and the Human's four against four ships."""
    t = close(cards, holder).do(holder, FINAL, FLARE, options=["pass", FLARE])
    t.do(2, "ships-home", {planet(2): 1})
    assert t.open[0][1] == "deal"
    t.do(0, "deal", ("refuse",))
    assert outcome(t)[0] == "deal_failed"


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.parametrize("cards", [("attack-05", "attack-14"), ("attack-30", "attack-08"), ("attack-08", "negotiate")])
def test_wild_not_with_five_or_more_between_them_nor_against_a_negotiate(cards: tuple[str, str]) -> None:
    t = close(cards)
    assert t.events("flare_played") == []
    assert FINAL not in [prompt for _, prompt in t.open]


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_leaves_the_totals_as_they_are() -> None:
    t = close(("attack-08", "attack-12"), third=("card-zap",)).do(0, FINAL, FLARE).do(2, STOP, "card-zap")
    assert outcome(t)[2] == "totals"


@pytest.mark.rule("N-KICK-11")
def test_where_both_have_lost_nobody_gets_anything() -> None:
    bomb = "kicker-1-self-destruct"
    hands = {0: [*FULL], 1: ["attack-08", "attack-09"], 2: ["attack-06"]}
    t = dominion("judge", "void", "mite", hands=hands, rewards={1: [bomb]}, destiny=["blue", "green"])
    t.encounter(ships=3)
    decree(t, "the-winner", "one-card").do(1, PLAN, bomb).encounter(cards=("attack-12", "attack-08"))
    assert (outcome(t)[0], t.events("took")) == ("both_lost", [])


def test_of_an_empty_hand_no_card_can_be_picked() -> None:
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("judge", "void", "mite", hands=hands, destiny=["blue", "green"]).encounter(ships=3)
    decree(t, "the-winner", "picked-card").encounter(cards=("attack-12", "attack-08"))
    assert (outcome(t)[:2], t.events("hand_seen")) == (("won", 0), [])
