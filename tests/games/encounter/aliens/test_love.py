"""Love: whoever matches its card frees ships. Wild: a card or a reward. Super: the card is only shown."""

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, uses

POWER, FLARE = "love.joy", "flare-love"
PLAN = "window-PLANNING_BEFORE"
WARPED = [(0, 2, planet(0), WARP), (1, 3, planet(1), WARP), (2, 1, planet(2), WARP)]


def turn(
    *own: str,
    one: tuple[str, ...] = ("attack-08",),
    other: tuple[str, ...] = ("attack-06",),
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """Love begins its turn; everybody has ships in the warp."""
    hands = {0: ["attack-12", "negotiate", *own], 1: [*one], 2: [*other]}
    return dominion("love", "hacker", "pacifist", hands=hands, moves=WARPED if moves is None else moves)


@pytest.mark.rule("F-TURN-3")
@pytest.mark.reading("love-any-card")
def test_who_discards_a_card_of_the_type_frees_all_ships() -> None:
    t = turn().do(0, "love-card", "attack-12", options=["attack-12", "negotiate"])
    t.do(1, "love-answer-card", "attack-08", options=["keep-cards", "attack-08"]).do(1, "ships-home", 3)
    t.do(2, "love-answer-card", "keep-cards").do(0, "love-planet", "no-colony")
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (0, 1)
    assert t.discards() == ["attack-12", "attack-08"]
    assert uses(t) == [(0, POWER)]


@pytest.mark.rule("F-GOAL-5")
def test_with_somebody_who_does_not_it_may_settle_with_its_ships_from_the_warp() -> None:
    t = turn().do(0, "love-card", "attack-12").do(1, "love-answer-card", "keep-cards")
    t.do(2, "love-answer-card", "attack-06").do(2, "ships-home", 1)
    t.do(0, "love-planet", planet(1, 2), options=["no-colony", *(planet(1, number) for number in range(5))])
    assert (t.ships(0, planet(1, 2)), t.ships(1, planet(1, 2)), t.ships(0, WARP)) == (2, 4, 0)
    assert t.state.seats[0].foreign == 1


def test_if_everybody_matches_all_those_cards_come_to_its_hand() -> None:
    t = turn().do(0, "love-card", "attack-12").do(1, "love-answer-card", "attack-08").do(1, "ships-home", 3)
    t.do(2, "love-answer-card", "attack-06").do(2, "ships-home", 1)
    assert t.hand(0) == ["attack-06", "attack-08", "attack-12", "negotiate"]
    assert t.open == [(0, "regroup")]


@pytest.mark.rule("F-TYPES-1")
@pytest.mark.reading("love-any-card")
def test_a_card_of_another_type_may_be_discarded_too_and_matches_nothing() -> None:
    t = turn().do(0, "love-card", "negotiate")
    t.do(1, "love-answer-card", "attack-08", options=["keep-cards", "attack-08"])
    t.do(2, "love-answer-card", "keep-cards", options=["keep-cards", "attack-06"])
    assert (t.ships(1, WARP), t.discards()) == (3, ["negotiate", "attack-08"])
    both = [planet(seat, number) for seat in (1, 2) for number in range(5)]
    t.do(0, "love-planet", "no-colony", options=["no-colony", *both])


def test_without_cards_nobody_is_asked_and_without_ships_there_is_no_colony() -> None:
    t = turn(one=(), moves=[]).do(0, "love-card", "negotiate").do(2, "love-answer-card", "keep-cards")
    assert t.discards() == ["negotiate"]
    assert "love-planet" not in [prompt for _, prompt in t.open]


@pytest.mark.rule("F-START-2")
def test_without_encounter_card_it_draws_a_new_hand_afterwards() -> None:
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["negotiate"]}
    t = dominion("love", "hacker", "pacifist", hands=hands)
    t.do(1, "love-answer-card", "keep-cards").do(2, "love-answer-card", "keep-cards")
    assert [event["seat"] for event in t.events("new_hand")] == [0]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_nothing_is_discarded() -> None:
    t = turn(one=("attack-08", "cosmic-zap")).do(1, ZAP, "cosmic-zap")
    assert t.discards() == ["cosmic-zap"]


@pytest.mark.rule("F-POWER-1")
def test_not_with_two_home_colonies_nor_in_others_turns() -> None:
    assert uses(turn(moves=homes(0, 2))) == []
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06"]}
    assert uses(dominion("hacker", "love", "pacifist", hands=hands)) == []


@pytest.mark.rule("F-FLARE-6")
def test_super_the_card_is_only_shown() -> None:
    t = turn(FLARE).do(0, RIDER, FLARE, options=["pass", FLARE])
    t.do(0, "love-card", "attack-12", options=["attack-12", "negotiate"]).do(1, "love-answer-card", "keep-cards")
    t.do(2, "love-answer-card", "keep-cards").do(0, "love-planet", "no-colony")
    assert t.hand(0) == ["attack-12", FLARE, "negotiate"]
    assert t.events("card_shown")[-1]["face"] == "attack-12"


# ---------------------------------------------------------------- wild


def asking(third: tuple[str, ...] = (), warped: int = 0) -> Table:
    hands = {0: ["attack-12", FLARE], 1: ["attack-08"], 2: ["attack-06", *third]}
    moves = [(0, warped, planet(0, 4), WARP)] if warped else []
    t = dominion("hacker", "pacifist", "clone", hands=hands, deck=["attack-30"], moves=moves)
    if warped:
        t.do(0, "regroup", planet(0))
    return t.encounter(ships=2).do(0, PLAN, FLARE, options=["pass", FLARE])


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_a_discarded_card_may_be_taken() -> None:
    t = asking().do(1, "love-asked", "discard-one", options=["discard-one", "refuse-love"])
    t.do(0, "love-take", "take-it", options=["take-it", "no-thanks"])
    assert t.hand(0)[:2] == ["attack-08", "attack-12"]
    t = asking().do(1, "love-asked", "discard-one").do(0, "love-take", "no-thanks")
    assert "attack-08" in t.discards()


@pytest.mark.rule("F-FLARE-5", "F-REWARD-2")
def test_wild_whoever_is_refused_gets_a_reward() -> None:
    t = asking().do(1, "love-asked", "refuse-love")
    assert [(e["source"], e["seat"], e["cards"]) for e in t.events("rewarded")] == [("love", 0, 1)]
    assert "attack-30" in t.hand(0)
    t = asking(warped=2).do(1, "love-asked", "refuse-love").do(0, "reward-ships", 1).do(0, "ships-home", 1)
    assert [(e["ships"], e["cards"]) for e in t.events("rewarded")] == [(1, 0)]


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = asking(third=("card-zap",)).do(2, STOP, "card-zap")
    assert (t.events("rewarded"), t.events("discarded")) == ([], [])
