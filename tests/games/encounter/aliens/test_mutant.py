"""Mutant: before allies are invited it may refill its hand to eight cards, one card at a time."""

from collections import Counter

import pytest

from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine.editions.ffg import DECK

ASKED = "window-ALLIANCE_BEFORE"
OFFERED = ["pass", "mutant.refill"]
ZAP = "window-USE_ANNOUNCED"
SIX = ["attack-04", "attack-04", "attack-06", "attack-06", "attack-08", "attack-08"]
NEXT = ["attack-10", "attack-12", "attack-14"]


def short(
    own: list[str] = SIX,
    first: list[str] | None = None,
    second: list[str] | None = None,
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """Mutant attacks seat 1 with three ships; the deck's next cards are NEXT."""
    hands = {0: own, 1: first or ["attack-20"], 2: second if second is not None else ["attack-23"]}
    destiny = ["blue", "green"]
    t = table("mutant", "mite", "pacifist", hands=hands, deck=NEXT, destiny=destiny, moves=moves or ())
    return t.encounter(ships=3)


@pytest.mark.rule("F-TIMING-1")
def test_it_is_asked_before_anybody_is_invited() -> None:
    t = short()
    assert (t.open, t.options(0, ASKED)) == ([(0, ASKED)], OFFERED)
    assert t.events("invited") == []


@pytest.mark.rule("F-GOAL-7", "F-DRAW-2")
def test_it_refills_to_eight_cards_from_deck_and_hands_as_it_likes() -> None:
    t = short(SIX[:5]).do(0, ASKED, "mutant.refill", options=OFFERED)
    t.do(0, "mutant-source", "deck", options=["deck", 1, 2])
    assert t.hand(0) == sorted([*SIX[:5], "attack-10"])
    t.do(0, "mutant-source", 2, options=["deck", 1, 2])
    assert t.hand(0) == sorted([*SIX[:5], "attack-10", "attack-23"])
    t.do(0, "mutant-source", "deck", options=["deck", 1])
    assert t.hand(0) == sorted([*SIX[:5], "attack-10", "attack-12", "attack-23"])
    assert t.open == [(0, "invite")]
    assert [(event["source"], event["seat"], event["victim"]) for event in t.events("took")] == [("mutant", 0, 2)]
    assert [(event["source"], event["seat"], event["number"]) for event in t.events("drew")] == [("mutant", 0, 1)] * 2


@pytest.mark.rule("F-COMPONENT-4")
def test_it_may_leave_its_hand_as_it_is() -> None:
    t = short().do(0, ASKED, "pass")
    assert t.open == [(0, "invite")]
    assert t.hand(0) == SIX


@pytest.mark.rule("F-COMPONENT-4")
def test_with_eight_cards_it_is_not_asked() -> None:
    t = short([*SIX, "negotiate", "negotiate"])
    assert t.state.step == "planning.select"
    assert len(t.hand(0)) == 8


@pytest.mark.rule("F-COMPONENT-4")
def test_once_begun_it_continues_to_eight_cards() -> None:
    """The source is chosen for every card; stopping is no option."""
    t = short(SIX[:4]).do(0, ASKED, "mutant.refill")
    for _ in range(4):
        t.do(0, "mutant-source", "deck", options=["deck", 1, 2])
    assert len(t.hand(0)) == 8
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-COMPONENT-4")
def test_it_refills_as_the_defense() -> None:
    hands = {0: ["attack-20"], 1: SIX[:3], 2: ["attack-23"]}
    t = table("mite", "mutant", "pacifist", hands=hands, deck=NEXT).encounter(ships=3)
    t.do(1, ASKED, "mutant.refill", options=OFFERED)
    t.do(1, "mutant-source", 2, options=["deck", 2, 0])
    assert t.hand(1) == sorted([*SIX[:3], "attack-23"])


@pytest.mark.rule("F-COMPONENT-4", "F-ALLIANCE-5")
def test_outside_the_encounter_it_is_not_asked() -> None:
    """Whoever is no main player is not even an ally yet when the power is used."""
    t = table("mite", "pacifist", "mutant", hands={0: ["attack-20"], 1: ["attack-08"], 2: SIX})
    t.encounter(ships=3, allies={2: ("offense", 1)})
    assert len(t.events("revealed")) == 1  # planning is over, and nothing was asked before
    assert t.events("power_used") == []
    assert t.hand(2) == SIX


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = short(moves=away)
    assert t.open == [(0, "encounter-card")]
    assert t.hand(0) == SIX


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("F-COMPONENT-4")
def test_the_next_source_is_chosen_after_the_card_was_seen() -> None:
    t = short().do(0, ASKED, "mutant.refill").do(0, "mutant-source", "deck")
    assert t.open == [(0, "mutant-source")]
    assert "attack-10" in [face for _, face in t.view(0).hand]


@pytest.mark.rule("F-PLAN-5")
def test_the_robbed_player_knows_the_card_and_nobody_else_does() -> None:
    t = short().do(0, ASKED, "mutant.refill").do(0, "mutant-source", 1)
    assert t.view(1).seats[0].known == ["attack-20"]
    assert t.view(2).seats[0].known == []


@pytest.mark.rule("F-COMPONENT-4")
def test_the_card_is_taken_unseen() -> None:
    taken = set()
    for seed in range(12):
        hands = {0: SIX, 1: ["attack-20"], 2: ["attack-23", "attack-30", "attack-40"]}
        t = table("mutant", "mite", "pacifist", hands=hands, seed=seed).encounter(ships=3)
        t.do(0, ASKED, "mutant.refill").do(0, "mutant-source", 2)
        taken |= set(t.hand(0)) - set(SIX)
    assert taken == {"attack-23", "attack-30", "attack-40"}


@pytest.mark.rule("F-COMPONENT-4")
def test_a_player_with_an_empty_hand_is_no_source() -> None:
    t = short(second=[]).do(0, ASKED, "mutant.refill")
    assert t.options(0, "mutant-source") == ["deck", 1]


def hoarded() -> Table:
    """Seat 2 holds the whole deck; it is asked for its Plague at the start of the encounter."""
    rest = Counter(dict(DECK)) - Counter(SIX) - Counter(["attack-20"])
    return table("mutant", "mite", "pacifist", hands={0: SIX, 1: ["attack-20"], 2: list(rest.elements())})


@pytest.mark.rule("F-DRAW-9")
def test_with_deck_and_discards_empty_only_hands_are_sources() -> None:
    t = hoarded().passes(2).encounter(ships=3).do(0, ASKED, "mutant.refill").passes(2)
    t.do(0, "mutant-source", 1, options=[1, 2])
    assert len(t.hand(0)) == 8  # seat 2 is the only source left for the last card
    assert [event["victim"] for event in t.events("took")] == [1, 2]


@pytest.mark.rule("F-DRAW-7")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    t = hoarded().do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 1)
    t.do(1, "lose-ships", {planet(1): 3})
    assert sorted(t.discards()) == ["attack-20", "plague"]
    t.encounter(ships=3).do(0, ASKED, "mutant.refill").passes(2)
    t.do(0, "mutant-source", "deck", options=["deck", 2]).do(0, "mutant-source", "deck", options=["deck", 2])
    assert t.hand(0) == sorted([*SIX, "attack-20", "plague"])
    assert [event["source"] for event in t.events("reshuffled")] == ["F-DRAW-7"]


@pytest.mark.rule("F-DRAW-4", "F-PLAN-3", "F-DRAW-5")
def test_robbed_of_its_last_encounter_card_the_offense_ends_its_turn() -> None:
    hands = {0: ["attack-20"], 1: [*SIX, "negotiate"], 2: ["attack-23"]}
    t = table("pacifist", "mutant", "void", hands=hands).encounter(ships=3)
    t.do(1, ASKED, "mutant.refill").do(1, "mutant-source", 0).encounter()
    assert [(event["source"], event["seat"]) for event in t.events("turn_breaks_off")] == [("F-PLAN-3", 0)]
    t.do(0, "ships-home", 3)
    assert t.state.player == 1


@pytest.mark.rule("F-PLAN-2", "F-DRAW-2")
def test_a_robbed_defense_draws_a_new_hand_in_planning() -> None:
    t = short([*SIX, "negotiate"]).do(0, ASKED, "mutant.refill").do(0, "mutant-source", 1).encounter()
    assert [(event["source"], event["seat"]) for event in t.events("new_hand")][:1] == [("F-PLAN-2", 1)]


@pytest.mark.rule("F-TIMING-1")
def test_threatened_by_mite_it_refills_after_discarding_to_three() -> None:
    """The launch phase comes before the alliance phase."""
    t = table("mite", "mutant", "pacifist", hands={0: ["attack-20"], 1: SIX, 2: ["attack-23"]}).encounter(ships=3)
    t.do(1, "mite-bluster", "discard").do(1, ASKED, "mutant.refill")
    assert (len(t.hand(1)), t.open) == (3, [(1, "mutant-source")])


# ---------------------------------------------------------------- zaps


def zapped(*more: str) -> Table:
    """Mutant begins to refill; seat 2 answers with a Cosmic Zap."""
    hands = {0: ["attack-20", "attack-30", *more], 1: ["attack-08"], 2: ["attack-06", "cosmic-zap"]}
    t = table("mutant", "mite", "pacifist", hands=hands, deck=NEXT, destiny=["blue", "green"]).encounter(ships=3)
    return t.do(0, ASKED, "mutant.refill").do(2, ZAP, "cosmic-zap", options=["pass", "cosmic-zap"])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_zapped_it_draws_nothing() -> None:
    t = zapped()
    assert t.open == [(0, "invite")]
    assert t.hand(0) == ["attack-20", "attack-30"]
    assert t.discards() == ["cosmic-zap"]


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_lasts_until_the_encounter_ends_and_no_longer() -> None:
    t = zapped()
    assert t.state.seats[0].sheets[0].zapped
    t.encounter(cards=("attack-20", "attack-08")).do(0, "second-encounter", "go-on").encounter(defense=2, ships=1)
    t.do(0, ASKED, "mutant.refill", options=OFFERED)
    assert t.open == [(0, "mutant-source")]


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10", "F-ART-3")
def test_a_card_zap_stops_the_zap_and_it_refills() -> None:
    t = zapped("card-zap").do(0, "window-CARD_PLAYED", "card-zap")
    for _ in range(6):
        t.do(0, "mutant-source", "deck")
    assert len(t.hand(0)) == 8
    assert t.discards() == ["cosmic-zap", "card-zap"]
    assert t.open == [(0, "invite")]
