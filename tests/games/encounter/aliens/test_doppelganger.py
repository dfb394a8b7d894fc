"""Doppelganger: plays borrowed encounter cards. Wild: another hand for an encounter. Super: two cards more."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, cards, dominion
from tests.games.encounter.scenario import Table, planet
from tests.readings import homes, outcome, uses

POWER, FLARE = "doppelganger.haunt", "flare-doppelganger"
HAUNTED, LENT, FORMED = "doppelganger-haunted", "doppelganger-lent-card", "window-ALLIANCES_FORMED"


def planning(
    *third: str,
    own: tuple[str, ...] = ("attack-10", "quash"),
    theirs: tuple[str, ...] = ("attack-08", "attack-12"),
    fourth: tuple[str, ...] = ("attack-01",),
    seat: int = 0,
    **more: Any,
) -> Table:
    """Seat 0 attacks seat 1; Doppelganger sits on this seat. Seats 2 and 3 take no part."""
    aliens = ["hacker", "pacifist", "clone", "trader"]
    aliens[seat] = "doppelganger"
    hands = {seat: own, 1 - seat: theirs, 2: third, 3: fourth}
    return dominion(*aliens, hands=hands, **more).encounter(ships=3)


@pytest.mark.rule("F-COMPONENT-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_its_own_encounter_cards_are_discarded_and_two_of_different_types_borrowed(seat: int) -> None:
    t = planning("attack-30", "attack-04", "negotiate", "morph", seat=seat)
    assert uses(t) == [(seat, POWER)]  # mandatory
    assert t.discards() == ["attack-10"]
    t.do(seat, HAUNTED, 2, options=[2, 3])
    t.do(2, LENT, "negotiate", options=["negotiate", "morph"])  # the highest attack is among them
    assert t.hand(seat) == ["attack-30", "negotiate", "quash"]
    assert t.hand(2) == ["attack-04", "morph"]


@pytest.mark.rule("N-VAR-1")
def test_of_two_highest_attacks_their_owner_chooses() -> None:
    """A variable attack counts by its standard value."""
    t = planning("attack-12", "attack-10", rewards={2: ["attack-12-21"]}).do(0, HAUNTED, 2)
    t.do(2, LENT, "attack-12", options=["attack-12", "attack-12-21"])
    assert t.hand(2) == ["attack-10", "attack-12-21"]


def test_after_the_reveal_what_was_not_played_goes_back_and_the_other_is_discarded() -> None:
    t = planning("attack-30", "negotiate").do(0, HAUNTED, 2).encounter(cards=("attack-30", "attack-08"))
    assert t.hand(2) == ["negotiate"]
    assert outcome(t) == ("won", 0, "totals")
    assert "attack-30" in t.discards()
    gave = [(event["seat"], event["receiver"], event["number"]) for event in t.events("gave")]
    assert gave == [(2, 0, 2), (0, 2, 1)]
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("revealed") < len(kinds) - 1 - kinds[::-1].index("gave") < kinds.index("outcome")


def test_a_player_with_one_type_lends_one_card_and_one_without_any_none() -> None:
    t = (
        planning("negotiate", "negotiate", "reinforcement-5", deck=["attack-14"])
        .do(0, HAUNTED, 2)
        .do(2, LENT, "negotiate")
    )
    assert t.hand(2) == ["negotiate", "reinforcement-5"]
    assert t.hand(0) == ["attack-14", "negotiate", "quash"]  # one more is drawn
    t = planning("attack-04", "attack-07").do(0, HAUNTED, 2)
    assert t.hand(2) == ["attack-04"]  # the highest, without a question
    t = planning("reinforcement-2", deck=["attack-14", "attack-15"]).do(0, HAUNTED, 2)
    assert t.hand(2) == ["reinforcement-2"]
    assert t.hand(0) == ["attack-14", "attack-15", "quash"]


def test_with_less_than_two_encounter_cards_it_draws_until_it_has_two_and_discards_the_rest() -> None:
    deck = ["reinforcement-2", "attack-14", "reinforcement-3"]
    t = planning("attack-04", deck=deck).do(0, HAUNTED, 2)
    assert t.hand(0) == ["attack-04", "attack-14", "quash"]
    assert t.discards() == ["attack-10", "reinforcement-2"]
    assert [event["number"] for event in t.events("drew") if event["source"] == "doppelganger"] == [1, 1]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-3")
def test_zapped_it_keeps_its_cards_and_is_filled_up_all_the_same() -> None:
    t = planning("attack-04", own=("attack-10",), fourth=("cosmic-zap",), deck=["quash", "attack-14"])
    t.do(3, ZAP, "cosmic-zap")
    assert t.hand(0) == ["attack-10", "attack-14"]
    assert t.discards() == ["cosmic-zap", "quash"]
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-START-2", "F-PLAN-2", "F-PLAN-3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.reading("doppelganger-second")
def test_a_lack_of_encounter_cards_never_hurts_it(seat: int) -> None:
    t = planning("attack-04", "negotiate", own=("quash",), seat=seat)
    assert t.events("new_hand") == t.events("turn_breaks_off") == []
    t.do(seat, HAUNTED, 2)
    assert t.hand(seat) == ["attack-04", "negotiate", "quash"]


@pytest.mark.rule("F-SECOND-5")
@pytest.mark.reading("doppelganger-second")
def test_it_may_have_a_second_encounter_without_an_encounter_card() -> None:
    t = planning("attack-30", "negotiate", destiny=["blue", "green"]).do(0, HAUNTED, 2)
    t.encounter(cards=("attack-30", "attack-08"))
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert t.game.encounter_cards(0) == []


@pytest.mark.rule("F-GOAL-7")
def test_it_does_not_lose_to_a_laser_for_lack_of_cards() -> None:
    hands = {0: ["attack-10", "attack-12"], 1: ["quash", "attack-08"], 2: ["attack-30", "negotiate"]}
    t = dominion("laser", "doppelganger", "clone", hands=hands).encounter(ships=3)
    t.do(0, "laser-hidden", 2).encounter()
    assert t.events("outcome") == []
    assert t.hand(1) == ["attack-30", "negotiate"]  # there is only seat 2 to haunt
    t.encounter(cards=("attack-10", "negotiate"))
    assert {"attack-08", "quash"} <= set(t.hand(1))


def test_a_borrowed_card_comes_back_when_the_encounter_is_called_off() -> None:
    hands = {0: ["quash"], 1: ["attack-08", "attack-12", "flare-oracle"], 2: ["attack-30", "negotiate"]}
    t = dominion("doppelganger", "oracle", "clone", "trader", hands=hands).encounter(ships=3).do(0, HAUNTED, 2)
    t.do(0, "encounter-card", "attack-30").do(1, "window-SELECTION", "flare-oracle")
    t.scripted({(0, "ships-home"): [3]})
    assert t.events("called_off")
    assert t.hand(2) == ["attack-30", "negotiate"]
    assert t.hand(0) == ["quash"]


def test_a_borrowed_card_that_was_shuffled_among_others_does_not_come_back() -> None:
    t = planning("attack-30", "negotiate", own=("attack-10",), theirs=("attack-08", "flare-oracle"))
    t.do(0, HAUNTED, 2).do(1, "window-PLANNING_BEFORE", "flare-oracle")
    cards = [*t.hand(0), *t.hand(1)]
    assert {"attack-30", "negotiate", "attack-08"} <= set(cards)
    t.scripted({(0, "encounter-card"): [t.hand(0)[0]], (1, "encounter-card"): [t.hand(1)[0]]})
    assert t.hand(2) == []


@pytest.mark.rule("F-POWER-1")
def test_without_its_power_it_plays_and_draws_like_anybody() -> None:
    t = planning("attack-04", moves=homes(0, 2))
    assert uses(t) == []
    assert t.hand(0) == ["attack-10", "quash"]


# ---------------------------------------------------------------- super


def ridden(*fourth: str, **more: Any) -> Table:
    t = planning("attack-30", "negotiate", own=("attack-10", FLARE), fourth=fourth, **more)
    return t.do(0, RIDER, FLARE).do(0, HAUNTED, 2)


@pytest.mark.rule("F-FLARE-6")
def test_super_somebody_gives_two_other_cards_for_good() -> None:
    t = ridden("quash", "reinforcement-2", "reinforcement-3", "attack-01").do(
        0, "doppelganger-robbed", 3, options=[2, 3]
    )
    t.do(3, "doppelganger-given", cards(t, 3, "quash", "reinforcement-2"))
    t.encounter(cards=("negotiate", "attack-08"))
    assert {"quash", "reinforcement-2"} <= set(t.hand(0))
    assert t.hand(3) == ["attack-01", "reinforcement-3"]
    assert t.hand(2) == ["attack-30"]


@pytest.mark.rule("F-FLARE-6")
def test_super_fewer_if_there_are_fewer() -> None:
    t = ridden("quash", "attack-01").do(0, "doppelganger-robbed", 3)
    assert (t.hand(3), "quash" in t.hand(0)) == (["attack-01"], True)
    t = ridden("attack-01").do(0, "doppelganger-robbed", 3)
    assert t.hand(3) == ["attack-01"]


# ---------------------------------------------------------------- wild


def formed(
    holder: int = 2,
    victim: int = 3,
    theirs: tuple[str, ...] = (),
    third: tuple[str, ...] = (),
    ally: str = "",
    **more: Any,
) -> Table:
    """A victim has a colony in the system of whoever holds the flare."""
    hands: dict[int, list[str]] = {
        0: ["attack-10", "attack-20"],
        1: ["attack-08", "attack-05"],
        2: ["attack-07"],
        3: ["attack-12", "quash"],
    }
    hands[holder] += [FLARE, "negotiate"]
    hands[1] += theirs
    hands[3] += third
    moves = [(victim, 1, planet(victim), planet(holder))]
    t = dominion("hacker", "pacifist", "clone", "trader", hands=hands, moves=moves, destiny=["blue", "green"], **more)
    return t.encounter(ships=2, allies={holder: (ally, 1)} if ally else {})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.parametrize("ally", ["", "offense"])
def test_wild_another_hand_until_the_encounter_ends(ally: str) -> None:
    t = formed(ally=ally).do(2, FORMED, FLARE, options=["pass", FLARE])
    assert (t.hand(2), t.hand(3)) == (["attack-12", FLARE, "quash"], [])
    assert sorted(card.face for card in t.view(2).current.aside) == ["attack-07", "negotiate"]
    assert [card.face for card in t.view(3).current.aside] == ["", ""]
    assert t.events("hand_borrowed") == [{"source": "doppelganger", "seat": 2, "victim": 3, "number": 2}]
    t.encounter(cards=("attack-20", "attack-05"))
    assert (t.hand(2), t.hand(3)) == (["attack-07", "negotiate"], ["attack-12", FLARE, "quash"])


@pytest.mark.rule("F-FLARE-5")
def test_wild_what_was_discarded_meanwhile_stays_away_and_what_came_goes_along() -> None:
    t = formed(ally="defense", third=("reinforcement-5",), deck=["attack-14"]).do(2, FORMED, FLARE)
    t.encounter(cards=("attack-10", "attack-08"))
    t.do(2, "reinforce", ("reinforcement-5", 1)).do(2, "ships-home", 1)  # the reward is a card
    assert t.hand(2) == ["attack-07", "negotiate"]
    assert t.hand(3) == ["attack-12", "attack-14", FLARE, "quash"]
    assert "reinforcement-5" in t.discards()


@pytest.mark.rule("F-FLARE-5", "F-PLAN-3")
def test_wild_an_offense_draws_a_new_hand_and_a_defense_as_usual() -> None:
    t = formed(victim=0).do(2, FORMED, FLARE)
    assert len(t.hand(0)) == 8
    assert "attack-20" in t.hand(2)
    t = formed(victim=1).do(2, FORMED, FLARE)
    assert [event["source"] for event in t.events("new_hand")] == ["F-PLAN-2"]
    assert len(t.hand(1)) == 8


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_for_main_players_nor_without_such_a_colony_and_a_card_zap_stops_it() -> None:
    assert FORMED not in [prompt for _, prompt in formed(holder=0).open]
    hands = {0: ["attack-10", "attack-20"], 1: ["attack-08", "attack-05"], 2: [FLARE]}
    t = dominion("hacker", "pacifist", "clone", hands=hands).encounter(ships=2)
    assert FORMED not in [prompt for _, prompt in t.open]
    t = formed(theirs=("card-zap",)).do(2, FORMED, FLARE).do(1, STOP, "card-zap")
    assert t.events("hand_borrowed") == []
