"""Mirage: other ships are counted. Wild: a negotiate as a reinforcement. Super: for an ally, too."""

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, outcome, system, totals, uses

POWER, FLARE = "mirage.delusion", "flare-mirage"
FEW = [(1, 3, planet(1, 1), planet(1, 2))]
"""The defense has one ship on its second planet, seven on its third."""


def met(
    *own: str,
    cards: tuple[str, str] = ("attack-08", "attack-08"),
    mirage: int = 0,
    other: str = "pacifist",
    third: tuple[str, ...] = (),
    allies: dict[int, tuple[str, int]] | None = None,
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """Two ships against four; both cards lie open."""
    aliens = ["mirage", other, "hacker"] if mirage == 0 else [other, "mirage", "hacker"]
    hands: dict[int, list[str]] = {0: [cards[0]], 1: [cards[1]], 2: ["attack-06", *third]}
    hands[mirage] += own
    t = dominion(*aliens, hands=hands, moves=FEW if moves is None else moves, destiny=["blue", "green"])
    return t.encounter(ships=2, allies=allies, cards=cards)


@pytest.mark.rule("F-REVEAL-2")
def test_the_ships_on_two_colonies_count_instead_of_those_in_the_encounter() -> None:
    t = met().do(0, "mirage-own", planet(0, 3), options=system(0))
    t.do(0, "mirage-other", planet(1, 1), options=system(1))
    assert totals(t) == (8 + 4, 8 + 1)
    assert outcome(t) == ("won", 0, "totals")
    assert uses(t) == [(0, POWER)]
    assert [(event["layer"], event["side"], event["amount"]) for event in t.events("modified")] == [
        (7, 0, 4),
        (7, 1, 1),
    ]


@pytest.mark.rule("F-RES-3")
def test_what_is_at_stake_stays_the_same() -> None:
    t = met().do(0, "mirage-own", planet(0, 3)).do(0, "mirage-other", planet(1, 1))
    assert (t.ships(0, planet(1)), t.ships(1, WARP), t.ships(1, planet(1, 1))) == (2, 4, 1)


@pytest.mark.rule("F-REVEAL-3")
def test_ships_of_allies_count_as_usual_and_the_defense_may_be_the_mirage() -> None:
    t = met(mirage=1, allies={2: ("offense", 3)}, moves=[(0, 3, planet(0, 1), planet(0, 2))])
    t.do(1, "mirage-own", planet(1, 2)).do(1, "mirage-other", planet(0, 1))
    assert totals(t) == (8 + 1 + 3, 8 + 4)


def test_the_worth_of_ships_applies_to_those_counted() -> None:
    t = met(other="macron", moves=FEW).do(0, "mirage-own", planet(0, 3)).do(0, "mirage-other", planet(1, 1))
    assert totals(t) == (8 + 4, 8 + 1 * 4)


@pytest.mark.rule("F-STRIP-1")
def test_a_main_player_without_colonies_counts_no_ship() -> None:
    """All ships of the offense but two are in the warp, and those two in the gate."""
    moves = [(0, 4, planet(0, number), WARP) for number in range(4)] + [(0, 3, planet(0, 4), WARP)]
    t = met(mirage=1, moves=moves).do(1, "mirage-own", planet(1, 2))
    assert totals(t)[1] == 8 + 4
    assert [event["amount"] for event in t.events("modified") if event["layer"] == 7] == [4, 0]


@pytest.mark.rule("F-REVEAL-5")
@pytest.mark.reading("mirage-negotiate")
def test_it_is_not_used_when_a_negotiate_lies_there() -> None:
    t = met(cards=("attack-08", "negotiate"))
    assert (0, POWER) not in uses(t)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_real_ships_count() -> None:
    t = met(third=("cosmic-zap",)).do(2, ZAP, "cosmic-zap")
    assert totals(t) == (8 + 2, 8 + 4)


@pytest.mark.rule("F-POWER-1", "F-COMPONENT-4")
def test_not_as_an_ally_nor_with_two_home_colonies() -> None:
    hands = {0: ["attack-08"], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("pacifist", "hacker", "mirage", hands=hands)
    t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-08", "attack-08"))
    assert (2, POWER) not in uses(t)
    t = dominion("mirage", "hacker", "pacifist", hands=hands, moves=homes(0, 2))
    t.encounter(ships=2, cards=("attack-08", "attack-08"))
    assert (0, POWER) not in uses(t)


@pytest.mark.rule("F-FLARE-6")
def test_super_a_colony_of_one_ally_counts_too() -> None:
    t = met(FLARE, allies={2: ("defense", 4)}, moves=[*FEW, (2, 3, planet(2, 1), planet(2, 2))])
    t.do(0, RIDER, FLARE, options=["pass", FLARE]).do(0, "mirage-other", planet(2, 1))
    t.do(0, "mirage-own", planet(0, 3)).do(0, "mirage-other", planet(1, 1))
    assert totals(t) == (8 + 4, 8 + 1 + 1)


@pytest.mark.rule("F-FLARE-6")
def test_super_not_without_allies() -> None:
    assert met(FLARE).open == [(0, "mirage-own")]


# ---------------------------------------------------------------- wild


def reinforcing(*own: str, holder: int = 0, third: tuple[str, ...] = ()) -> Table:
    hands: dict[int, list[str]] = {0: ["attack-08"], 1: ["attack-08"], 2: ["attack-06", *third]}
    hands[holder] += [FLARE, *own]
    t = dominion("pacifist", "hacker", "loser", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-08", "attack-08"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-REINF-5")
@pytest.mark.parametrize("holder", [0, 2])
def test_wild_a_negotiate_is_a_reinforcement_of_three(holder: int) -> None:
    t = reinforcing("negotiate", holder=holder).do(holder, "reinforce", FLARE, options=["pass", FLARE])
    t.do(holder, "mirage-negotiate", ("negotiate", 1), options=[("negotiate", 0), ("negotiate", 1)])
    assert totals(t) == (8 + 2 + 1, 8 + 4 + 3)
    assert t.events("reinforced") == [{"source": "mirage", "seat": holder, "face": "negotiate", "side": 1, "value": 3}]
    assert (t.discards()[0], FLARE in t.hand(holder)) == ("negotiate", True)


@pytest.mark.rule("F-REINF-6")
def test_wild_reserve_may_stop_it_as_any_reinforcement() -> None:
    hands = {0: ["attack-08", FLARE, "negotiate"], 1: ["attack-08", "negotiate"], 2: ["attack-06"]}
    t = dominion("pacifist", "reserve", "loser", hands=hands).encounter(ships=2, cards=("attack-08", "attack-08"))
    t.do(0, "reinforce", FLARE).do(0, "mirage-negotiate", ("negotiate", 0))
    t.do(1, "window-REINFORCED", "reserve.cancel-reinforcement")
    assert totals(t) == (8 + 2, 8 + 4)


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_without_a_negotiate_and_a_card_zap_stops_it() -> None:
    assert reinforcing("attack-05").events("totals")
    t = reinforcing("negotiate", third=("card-zap",)).do(0, "reinforce", FLARE).do(2, STOP, "card-zap")
    assert totals(t) == (8 + 2 + 1, 8 + 4)
    assert "negotiate" in t.hand(0)
