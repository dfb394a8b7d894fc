"""Barbarian: plunders the beaten defense's hand; its flare throws gained cards away, or loots as an ally."""

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import homes, outcome, uses

ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"
SPOILS = "window-SPOILS"
GAINS = "window-GAINS"
RICH = ("attack-01", "attack-05", "attack-07", "plague")


def numbers(t: Table, seat: int, *faces: str) -> tuple[int, ...]:
    """The cards of these faces in a hand."""
    hand = [card for card in t.state.seats[seat].hand if t.state.faces[card] in faces]
    assert len(hand) == len(faces)
    return tuple(hand)


def raid(own: str = "attack-20", other: str = "attack-06", ships: int = 2, *third: str) -> Table:
    """Barbarian attacks a defense that holds four more cards; stops after the reveal."""
    hands = {0: [own, "attack-12"], 1: [other, *RICH], 2: ["attack-06", *third]}
    t = table("barbarian", "oracle", "void", hands=hands, destiny=["blue", "green"])
    t.passes(1)  # the plague
    return t.encounter(ships=ships, cards=(own, other))


@pytest.mark.rule("F-RES-1", "F-GOAL-7")
def test_it_sees_the_whole_hand_and_keeps_a_card_for_each_of_its_ships() -> None:
    t = raid()
    assert (t.hand(0), t.hand(1)) == (sorted([*RICH, "attack-12"]), [])
    t.do(0, "barbarian-cards", numbers(t, 0, "attack-07", "plague"))
    assert t.hand(0) == ["attack-07", "attack-12", "plague"]
    assert sorted(t.discards()) == ["attack-01", "attack-05", "attack-06", "attack-20"]
    took = t.events("took")
    assert [(event["source"], event["seat"], event["victim"], event["number"]) for event in took] == [
        ("barbarian", 0, 1, 4)
    ]


@pytest.mark.rule("F-RES-1")
def test_it_may_keep_fewer_but_must_discard_the_rest() -> None:
    t = raid().do(0, "barbarian-cards", ())
    assert t.hand(0) == ["attack-12"]
    assert len(t.discards()) == 4 + 2


@pytest.mark.rule("F-RES-1")
def test_it_cannot_keep_more_than_it_has_ships() -> None:
    t = raid(ships=1)
    assert getattr(t.decision(0, "barbarian-cards"), "high") == 1  # noqa: B009 - only this shape has it
    t.do(0, "barbarian-cards", numbers(t, 0, "plague"))
    assert t.hand(0) == ["attack-12", "plague"]


@pytest.mark.rule("F-GOAL-7")
def test_ships_of_allies_do_not_count() -> None:
    t = table("barbarian", "oracle", "void", hands={0: ["attack-20", "attack-12"], 1: ["attack-06", *RICH[:3]]})
    t.encounter(ships=1, allies={2: ("offense", 4)}, cards=("attack-20", "attack-06"))
    t.do(0, "barbarian-cards", numbers(t, 0, "attack-07")[0])
    assert t.hand(0) == ["attack-07", "attack-12"]


@pytest.mark.rule("F-COMP-2")
def test_the_loser_of_a_negotiate_draws_compensation_from_the_enlarged_hand() -> None:
    t = raid(other="negotiate")
    t.do(0, "barbarian-cards", numbers(t, 0, "attack-07", "plague"))
    assert [event["number"] for event in t.events("took")] == [4, 3]
    assert t.hand(1) == ["attack-07", "attack-12", "plague"]


@pytest.mark.rule("F-REVEAL-6")
def test_a_deal_is_no_win_so_nothing_is_looted() -> None:
    t = raid("negotiate", "negotiate").do(0, "deal", (("ask", 1), "propose")).do(1, "deal", ("accept",))
    t.do(0, "ships-home", {planet(0): 2})
    assert uses(t) == [(1, "oracle.foresee")]
    assert len(t.hand(1)) == 3


@pytest.mark.rule("F-GOAL-7")
def test_losing_or_defending_it_loots_nothing() -> None:
    t = raid("attack-04", "attack-20")
    assert [ability for _, ability in uses(t)] == ["oracle.foresee"]
    t = table("oracle", "barbarian", "void", hands={0: ["attack-04", "attack-05"], 1: ["attack-20"]})
    t.encounter(ships=1, cards=("attack-04", "attack-20"))
    assert outcome(t) == ("won", 1, "totals")
    assert t.hand(0) == ["attack-05"]


@pytest.mark.rule("F-GOAL-7")
def test_against_an_empty_hand_nothing_is_used() -> None:
    t = table("barbarian", "oracle", "void", hands={0: ["attack-20", "attack-12"], 1: ["attack-06"]})
    t.encounter(ships=1, cards=("attack-20", "attack-06"))
    assert [ability for _, ability in uses(t)] == ["oracle.foresee"]
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-RES-10")
def test_the_played_encounter_card_is_safe() -> None:
    t = raid().do(0, "barbarian-cards", ())
    assert t.discards()[-2:] == ["attack-20", "attack-06"]
    assert "attack-06" not in t.hand(0)


@pytest.mark.rule("F-DRAW-2")
def test_the_emptied_player_draws_no_new_hand_yet() -> None:
    t = raid().do(0, "barbarian-cards", ())
    assert (t.open, t.hand(1)) == ([(0, "second-encounter")], [])


@pytest.mark.rule("F-RES-1")
def test_others_do_not_see_what_was_kept() -> None:
    t = raid()
    t.do(0, "barbarian-cards", numbers(t, 0, "attack-07"))
    assert t.view(2).seats[0].known == []
    assert t.view(1).seats[0].known == ["attack-07"]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-SECOND-1")
def test_zapped_the_opponent_keeps_the_hand_until_the_next_encounter() -> None:
    hands = {0: ["attack-20", "attack-12"], 1: ["attack-06", *RICH[:3]], 2: ["attack-06", "attack-04", "cosmic-zap"]}
    t = table("barbarian", "mite", "void", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=2, cards=("attack-20", "attack-06")).do(2, ZAP, "cosmic-zap")
    assert t.hand(1) == list(RICH[:3])
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=2, cards=("attack-12", "attack-06"))
    assert t.open == [(0, "barbarian-cards")]


@pytest.mark.rule("F-POWER-1")
def test_without_home_colonies_it_loots_nothing() -> None:
    hands = {0: ["attack-20", "attack-12"], 1: ["attack-06", *RICH[:3]]}
    t = table("barbarian", "mite", "void", hands=hands, moves=homes(0, 2))
    t.encounter(ships=2, cards=("attack-20", "attack-06"))
    assert (t.open, t.hand(1)) == ([(0, "second-encounter")], list(RICH[:3]))


# ---------------------------------------------------------------- wild


def paid(*third: str) -> Table:
    """A Mite with the flare has lost a negotiate and two ships; stops when its compensation is there."""
    hands = {0: ["negotiate", "flare-barbarian"], 1: ["attack-20", "attack-01", "attack-05"], 2: ["attack-06", *third]}
    return table("mite", "pacifist", "loser", hands=hands).encounter(ships=2, cards=("negotiate", "attack-20"))


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-COMP-2")
def test_wild_unwanted_compensation_is_thrown_away() -> None:
    t = paid()
    t.do(0, GAINS, "flare-barbarian", options=["pass", "flare-barbarian"])
    t.do(0, "barbarian-unwanted", numbers(t, 0, "attack-01"))
    assert t.hand(0) == ["attack-05", "flare-barbarian"]
    assert t.discards()[0] == "attack-01"


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_may_be_declined() -> None:
    t = paid().passes(0)
    assert t.hand(0) == ["attack-01", "attack-05", "flare-barbarian"]


@pytest.mark.rule("F-FLARE-5", "F-REWARD-2")
def test_wild_rewards_of_a_defensive_ally_too() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "flare-barbarian"]}
    t = table("mite", "pacifist", "loser", hands=hands, deck=["attack-00", "attack-40"])
    t.encounter(ships=1, allies={2: ("defense", 2)}, cards=("attack-04", "attack-20")).do(
        2, "ships-home", {planet(2): 2}
    )
    t.do(2, GAINS, "flare-barbarian").do(2, "barbarian-unwanted", numbers(t, 2, "attack-00"))
    assert t.hand(2) == ["attack-06", "attack-40", "flare-barbarian"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_others_gains_are_not_touched() -> None:
    hands = {0: ["negotiate"], 1: ["attack-20", "attack-01", "flare-barbarian"]}
    t = table("mite", "pacifist", "loser", hands=hands, seed=3)
    t.encounter(ships=1, cards=("negotiate", "attack-20"))
    assert all(event["seat"] == 0 for event in t.events("flare_played"))
    assert len(t.events("took")) == 1


@pytest.mark.rule("F-TIMING-4")
def test_wild_a_card_zap_stops_it() -> None:
    t = paid("card-zap").do(0, GAINS, "flare-barbarian").do(2, CARD_ZAP, "card-zap")
    assert t.hand(0) == ["attack-01", "attack-05"]


@pytest.mark.rule("F-FLARE-6")
def test_wild_the_owner_in_force_may_not_play_it() -> None:
    hands = {0: ["negotiate", "flare-barbarian"], 1: ["attack-20", "attack-01", "attack-05"]}
    t = table("barbarian", "pacifist", "loser", hands=hands).encounter(ships=2, cards=("negotiate", "attack-20"))
    assert t.hand(0) == ["attack-01", "attack-05", "flare-barbarian"]
    assert t.events("flare_played") == []


# ---------------------------------------------------------------- super


def won(*more: str) -> Table:
    hands = {0: ["attack-20", "attack-12", *more], 1: ["attack-06", *RICH[:3]], 2: ["attack-06", "flare-barbarian"]}
    t = table("pacifist", "void", "barbarian", hands=hands)
    t.encounter(ships=1, allies={2: ("offense", 2)}, cards=("attack-20", "attack-06"))
    return t.do(2, SPOILS, "flare-barbarian", options=["pass", "flare-barbarian"])


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-FLARE-8")
def test_super_an_offensive_ally_loots_the_defense_by_its_own_ships() -> None:
    t = won()
    t.do(2, "barbarian-cards", numbers(t, 2, "attack-01", "attack-05"))
    assert t.hand(2) == ["attack-01", "attack-05", "attack-06", "flare-barbarian"]
    assert (t.hand(0), t.hand(1)) == (["attack-12"], [])


@pytest.mark.rule("F-FLARE-8")
def test_super_a_defensive_ally_loots_nothing() -> None:
    hands = {0: ["attack-04", "attack-12"], 1: ["attack-20", *RICH[:3]], 2: ["attack-06", "flare-barbarian"]}
    t = table("loser", "void", "barbarian", hands=hands)
    t.encounter(ships=1, allies={2: ("defense", 2)}, cards=("attack-04", "attack-20")).passes(0)
    t.scripted({(0, "encounter-card"): ["attack-04"], (1, "encounter-card"): ["attack-20"]})
    t.do(2, "ships-home", {planet(2): 2})
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_sends_the_flare_back() -> None:
    t = won("cosmic-zap").do(0, ZAP, "cosmic-zap")
    assert (t.hand(1), t.hand(2)) == (list(RICH[:3]), ["attack-06", "flare-barbarian"])


@pytest.mark.rule("F-ZAP-1")
def test_super_the_looting_itself_may_be_zapped() -> None:
    t = won("cosmic-zap").do(0, ZAP, "pass").do(0, ZAP, "cosmic-zap")
    assert t.hand(1) == list(RICH[:3])


@pytest.mark.rule("F-TIMING-4")
def test_super_a_card_zap_discards_it() -> None:
    t = won("card-zap").do(0, CARD_ZAP, "card-zap")
    assert (t.hand(1), t.hand(2)) == (list(RICH[:3]), ["attack-06"])
