"""Reinforcements (F-REINF)."""

import pytest

from tests.games.encounter.scenario import Table, planet, table


def revealed(cards: tuple[str, str] = ("attack-08", "attack-10"), **extra: list[str]) -> Table:
    """Green helps the offense, yellow takes no part; `seat_2=[...]` puts cards into a hand."""
    more = {int(name.removeprefix("seat_")): faces for name, faces in extra.items()}
    hands = {0: [cards[0], "attack-01"], 1: [cards[1], "attack-04"], 2: ["attack-06"], 3: ["attack-06"]}
    hands = {seat: [*faces, *more.get(seat, [])] for seat, faces in hands.items()}
    t = table(players=4, hands=hands)
    return t.encounter(ships=2, allies={2: ("offense", {planet(2): 1})}, cards=cards)


def trail(t: Table) -> list[str]:
    parts: list[str] = t.events("totals")[-1]["trail"]
    return parts


@pytest.mark.rule("F-REINF-1", "F-PLAN-4")
def test_a_reinforcement_is_never_an_encounter_card() -> None:
    t = table(players=3, hands={0: ["attack-08", "attack-01", "reinforcement-5"]})
    t.encounter(ships=1)
    t.do(0, "encounter-card", "attack-08", options=["attack-08", "attack-01"])


@pytest.mark.rule("F-REINF-1", "F-START-1")
def test_a_hand_of_reinforcements_is_a_hand_without_encounter_card() -> None:
    t = table(players=3, hands={0: ["reinforcement-5", "reinforcement-2"]}, deck=["attack-00"])
    assert t.events("new_hand")[0]["faces"] == ["reinforcement-5", "reinforcement-2"]


@pytest.mark.rule("F-REINF-2", "F-REINF-4", "F-REINF-5")
@pytest.mark.parametrize(
    ("side", "totals"), [(0, ["8 + 2 + 1 + 5 = 16", "10 + 4 = 14"]), (1, ["8 + 2 + 1 = 11", "10 + 4 + 5 = 19"])]
)
def test_it_adds_its_value_to_the_side_its_player_chooses(side: int, totals: list[str]) -> None:
    """Also to the other side: red may help blue."""
    t = revealed(seat_0=["reinforcement-5"])
    assert t.view(None).current.revealed is True
    assert (t.total(0), t.total(1)) == (11, 14)
    offered = ["pass", ("reinforcement-5", 0), ("reinforcement-5", 1)]
    t.do(0, "reinforce", ("reinforcement-5", side), options=offered)
    assert trail(t) == totals
    played = t.events("reinforced")[-1]
    assert (played["source"], played["side"], played["value"]) == ("F-REINF-5", side, 5)
    assert t.events("outcome")[-1]["winner"] == side
    assert "reinforcement-5" in t.discards()
    assert t.hand(0) == ["attack-01"]


@pytest.mark.rule("F-REINF-3")
def test_main_players_and_allies_may_play_them_and_nobody_else() -> None:
    t = revealed(
        seat_0=["reinforcement-2"], seat_1=["reinforcement-2"], seat_2=["reinforcement-3"], seat_3=["reinforcement-5"]
    )
    asked = []
    while t.open[0][1] == "reinforce":
        asked.append(t.open[0][0])
        t.passes(asked[-1])
    assert asked == [0, 1, 2], "yellow takes no part"
    assert t.hand(3) == ["attack-06", "reinforcement-5"]


@pytest.mark.rule("F-REINF-4")
def test_an_ally_may_reinforce_the_other_side() -> None:
    t = revealed(seat_2=["reinforcement-3"])
    t.do(2, "reinforce", ("reinforcement-3", 1), options=["pass", ("reinforcement-3", 0), ("reinforcement-3", 1)])
    assert trail(t) == ["8 + 2 + 1 = 11", "10 + 4 + 3 = 17"]


@pytest.mark.rule("F-REINF-6")
def test_reinforcements_are_answered_until_all_have_passed() -> None:
    """Whoever passed is asked again after somebody else has played."""
    t = revealed(seat_0=["reinforcement-5", "reinforcement-2"], seat_1=["reinforcement-3", "reinforcement-3"])
    t.passes(0)
    t.do(1, "reinforce", ("reinforcement-3", 1))
    t.passes(1)
    t.do(0, "reinforce", ("reinforcement-5", 0))
    t.passes(0)
    t.do(1, "reinforce", "pass")
    assert t.events("totals") == [], "blue has passed, but red played in this round"
    t.passes(0, 1)
    assert trail(t) == ["8 + 2 + 1 + 5 = 16", "10 + 4 + 3 = 17"]
    assert len(t.events("totals")) == 1


@pytest.mark.rule("F-REINF-6")
def test_several_may_be_played_one_after_another_by_the_same_player() -> None:
    t = revealed(seat_0=["reinforcement-5", "reinforcement-2"])
    t.do(0, "reinforce", ("reinforcement-2", 0))
    t.do(0, "reinforce", ("reinforcement-5", 0), options=["pass", ("reinforcement-5", 0), ("reinforcement-5", 1)])
    assert trail(t) == ["8 + 2 + 1 + 2 + 5 = 18", "10 + 4 = 14"]
    assert t.events("outcome")[-1]["winner"] == 0


@pytest.mark.rule("F-REINF-7")
@pytest.mark.parametrize("cards", [("attack-08", "negotiate"), ("negotiate", "attack-10"), ("negotiate", "negotiate")])
@pytest.mark.reading("neg-reinforcement")
def test_they_are_not_played_when_a_negotiate_lies_open(cards: tuple[str, str]) -> None:
    t = revealed(cards, seat_0=["reinforcement-5"], seat_1=["reinforcement-3"], seat_2=["reinforcement-2"])
    assert t.events("revealed")[-1]["faces"] == list(cards)
    assert t.open[0][1] != "reinforce"
    assert t.events("reinforced") == t.events("totals") == []


@pytest.mark.rule("F-REINF-7")
def test_a_morph_that_is_an_attack_may_be_reinforced() -> None:
    t = revealed(("attack-08", "morph"), seat_1=["reinforcement-3"])
    t.do(1, "reinforce", ("reinforcement-3", 1))
    assert trail(t) == ["8 + 2 + 1 = 11", "8 + 4 + 3 = 15"]
