"""Ionic Gas: nobody collects compensation or rewards in this encounter."""

import pytest

from tests.games.encounter.artifacts.helpers import KINDS, ROLES, moments
from tests.games.encounter.scenario import WARP, Table, planet, table

OFFER = ["pass", "ionic-gas"]
DEALS = ("deal", "failed deal")


def negotiator_lost(**hands: list[str]) -> Table:
    """Red loses two ships with a negotiate; green helped blue with three. The gas is yellow's."""
    held = {0: ["negotiate", "attack-01"], 1: ["attack-08", "attack-09", "attack-10"], 3: ["attack-06", "ionic-gas"]}
    held |= {int(name.removeprefix("seat_")): faces for name, faces in hands.items()}
    t = table(players=4, hands=held, moves=[(2, 1, planet(2, 4), WARP)])
    allies = {2: ("defense", {planet(2): 3})}
    return t.encounter(ships={planet(0): 2}, allies=allies, cards=("negotiate", "attack-08"))


@pytest.mark.rule("F-ART-2")
def test_it_is_offered_to_every_role_once_somebody_has_won_and_at_no_other_moment() -> None:
    expected = {(role, kind): ["window-RESOLUTION_START"] for role in ROLES for kind in KINDS if kind not in DEALS}
    assert moments("ionic-gas") == expected


@pytest.mark.rule("F-COMP-1", "F-REWARD-1", "F-ART-3")
def test_it_stops_compensation_and_rewards_for_everybody() -> None:
    t = negotiator_lost()
    t.do(3, "window-RESOLUTION_START", "ionic-gas", options=OFFER)
    t.do(2, "ships-home", 3)
    assert t.events("took") == t.events("rewarded") == t.events("drew") == []
    assert (t.hand(0), t.hand(2)) == (["attack-01"], ["attack-06"])
    assert t.ships(2, WARP) == 1
    assert t.discards() == ["ionic-gas", "negotiate", "attack-08"]


def test_it_changes_neither_winner_nor_ships() -> None:
    t = negotiator_lost()
    t.do(3, "window-RESOLUTION_START", "ionic-gas")
    assert t.events("outcome")[-1]["winner"] == 1
    assert (t.ships(0, WARP), t.ships(1, planet(1))) == (2, 4)
    t.do(2, "ships-home", {planet(2): 3}, options=range(10, 15))
    assert t.ships(2, planet(2)) == 4


@pytest.mark.rule("F-RES-1")
def test_it_changes_no_colonies() -> None:
    t = table(players=3, hands={0: ["attack-20", "attack-01"], 1: ["negotiate", "attack-09", "ionic-gas"]})
    t.encounter(ships={planet(0): 2}, allies={2: ("offense", 1)}, cards=("attack-20", "negotiate"))
    t.do(1, "window-RESOLUTION_START", "ionic-gas", options=OFFER)
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), t.ships(1, WARP)) == (2, 1, 4)
    assert t.hand(1) == ["attack-09"], "its player, too, gets no compensation"


def test_declined_everything_is_paid() -> None:
    t = negotiator_lost()
    t.passes(3)
    t.do(2, "ships-home", 3).do(2, "reward-ships", 1).do(2, "ships-home", 1)
    assert t.hand(0) == ["attack-01", "attack-09", "attack-10"]
    assert (len(t.hand(2)), t.ships(2, WARP)) == (3, 0)


def test_card_zapped_everything_is_paid() -> None:
    t = negotiator_lost(seat_2=["attack-06", "card-zap"])
    t.do(3, "window-RESOLUTION_START", "ionic-gas")
    t.do(2, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    t.do(2, "ships-home", 3).do(2, "reward-ships", 0)
    assert len(t.hand(2)) == 4
    assert len(t.hand(0)) == 3
    assert t.discards()[:2] == ["ionic-gas", "card-zap"]


def test_it_lasts_for_this_encounter_only() -> None:
    t = table(
        players=3,
        hands={
            0: ["attack-20", "attack-30", "attack-01"],
            1: ["negotiate", "attack-09", "ionic-gas"],
            2: ["negotiate"],
        },
        destiny=["blue", "green"],
    )
    t.encounter(ships={planet(0): 1}, cards=("attack-20", "negotiate"))
    t.do(1, "window-RESOLUTION_START", "ionic-gas")
    t.do(0, "second-encounter", "go-on")
    t.encounter(defense=2, ships={planet(0): 1}, cards=("attack-30", "negotiate"))
    assert t.events("took") == [{"source": "F-COMP-2", "seat": 2, "victim": 0, "number": 1}]
