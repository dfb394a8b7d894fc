"""Force Field: cancels the alliances of any allies its player names."""

import pytest

from tests.games.encounter.artifacts.helpers import KINDS, ROLES, moments
from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from warptable.kernel import IllegalAnswer

OFFER = ["pass", "force-field"]
ALLIES = {2: ("offense", {planet(2): 2}), 3: ("defense", {planet(3): 1})}


def alliances_formed(holder: int = 4, **hands: list[str]) -> Table:
    held = {0: ["attack-10", "attack-01"], 1: ["attack-08", "attack-09"]}
    held |= {int(name.removeprefix("seat_")): faces for name, faces in hands.items()}
    held[holder] = [*held.get(holder, ["attack-06"]), "force-field"]
    t = table(players=5, hands=held)
    return t.encounter(ships={planet(0): 1}, allies=ALLIES, cards=("attack-10", "attack-08"))


@pytest.mark.rule("F-ART-2")
def test_it_is_offered_to_every_role_when_alliances_are_formed_and_at_no_other_moment() -> None:
    assert moments("force-field") == {(role, kind): ["window-ALLIANCES_FORMED"] for role in ROLES for kind in KINDS}


def test_without_allies_there_is_nothing_to_cancel() -> None:
    t = table(players=3, hands={0: ["attack-08", "force-field"], 1: ["attack-04", "attack-06"]})
    t.encounter(ships=1, cards=("attack-08", "attack-04"))
    assert t.events("revealed"), "it was not offered"


@pytest.mark.rule("F-ART-3")
def test_the_named_allies_on_either_side_take_their_ships_to_any_of_their_colonies() -> None:
    t = alliances_formed()
    t.do(4, "window-ALLIANCES_FORMED", "force-field", options=OFFER)
    t.do(4, "force-field", (2, 3), options=[2, 3])
    t.do(2, "ships-home", {planet(2, 4): 2}, options=range(10, 15))
    t.do(3, "ships-home", {planet(3, 4): 1}, options=range(15, 20))
    assert (t.ships(2, planet(2, 4)), t.ships(3, planet(3, 4))) == (6, 5)
    assert [t.ships(seat, place) for seat in (2, 3) for place in (GATE, BESIDE)] == [0, 0, 0, 0]
    assert t.discards()[0] == "force-field"
    assert {event["source"] for event in t.events("ally_left")} == {"force-field"}


def test_others_stay_allies() -> None:
    t = alliances_formed()
    t.do(4, "window-ALLIANCES_FORMED", "force-field").do(4, "force-field", (3,))
    t.do(3, "ships-home", 1)
    t.encounter(cards=("attack-10", "attack-08"))
    assert t.events("totals")[-1]["trail"] == ["10 + 1 + 2 = 13", "8 + 4 = 12"]


@pytest.mark.parametrize("named", [(), (0,), (1,), (4,), (2, 2), (2, 4)])
def test_at_least_one_ally_and_only_allies_are_named(named: tuple[int, ...]) -> None:
    t = alliances_formed()
    t.do(4, "window-ALLIANCES_FORMED", "force-field")
    before = t.state.clone()
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(4, "force-field"), named)
    assert t.state == before


def test_declined_the_alliances_stand() -> None:
    t = alliances_formed()
    t.passes(4)
    t.encounter(cards=("attack-10", "attack-08"))
    assert t.events("totals")[-1]["trail"] == ["10 + 1 + 2 = 13", "8 + 4 + 1 = 13"]


def test_card_zapped_the_alliances_stand() -> None:
    t = alliances_formed(seat_2=["attack-06", "card-zap"])
    t.do(4, "window-ALLIANCES_FORMED", "force-field")
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert t.events("ally_left") == []
    assert t.discards() == ["force-field", "card-zap"]
    assert (t.ships(2, GATE), t.ships(3, BESIDE)) == (2, 1)


@pytest.mark.rule("F-REINF-3", "F-REWARD-1")
def test_a_cancelled_ally_is_no_ally_any_more() -> None:
    """No defender rewards, no reinforcements."""
    t = alliances_formed(seat_3=["attack-06", "reinforcement-5"], seat_0=["attack-04", "attack-01"])
    t.do(4, "window-ALLIANCES_FORMED", "force-field").do(4, "force-field", (3,)).do(3, "ships-home", 1)
    t.encounter(cards=("attack-04", "attack-08"))
    assert t.events("outcome")[-1]["winner"] == 1, "yellow was not asked to reinforce"
    assert t.events("rewarded") == t.events("drew") == []
    assert t.ships(2, WARP) == 2, "green was still an ally"


@pytest.mark.rule("F-RES-1")
def test_a_cancelled_offensive_ally_gets_no_colony() -> None:
    t = alliances_formed()
    t.do(4, "window-ALLIANCES_FORMED", "force-field").do(4, "force-field", (2, 3))
    t.do(2, "ships-home", 2).do(3, "ships-home", 1)
    t.encounter(cards=("attack-10", "attack-08"))
    assert t.events("totals")[-1]["trail"] == ["10 + 1 = 11", "8 + 4 = 12"]
    assert (t.state.seats[2].foreign, t.ships(2, WARP)) == (0, 0)


def test_an_ally_may_get_out_by_it() -> None:
    t = alliances_formed(holder=2)
    t.do(2, "window-ALLIANCES_FORMED", "force-field", options=OFFER).do(2, "force-field", (2,))
    t.do(2, "ships-home", {planet(2): 2})
    assert t.ships(2, planet(2)) == 4
    assert t.view(None).current.allied == [0, 0, 0, 2, 0]


@pytest.mark.rule("F-TIMING-4")
def test_it_cannot_forbid_the_parasite_but_can_cancel_its_alliance_afterwards() -> None:
    hands = {0: ["attack-10", "attack-01"], 1: ["attack-08", "attack-09", "force-field"]}
    t = table("macron", "human", "parasite", "oracle", hands=hands)
    t.encounter(ships=1)
    t.do(2, "window-ANSWER", "parasite.infest", options=["pass", "parasite.infest"])
    assert t.open == [(2, "parasite-side")], "the power is used: no moment for the Force Field"
    t.do(2, "parasite-side", "offense").do(2, "ally-ships", {planet(2): 3})
    t.do(1, "window-ALLIANCES_FORMED", "force-field", options=OFFER)
    t.do(2, "ships-home", {planet(2): 3})
    assert (t.ships(2, planet(2)), t.ships(2, GATE)) == (4, 0)


@pytest.mark.rule("F-STRIP-4")
def test_a_cancelled_ally_without_any_colony_loses_the_ships_to_the_warp() -> None:
    t = table(
        players=3,
        hands={0: ["attack-10", "attack-01"], 1: ["attack-08", "attack-09", "force-field"]},
        moves=[(2, 4, planet(2, n), WARP) for n in range(1, 5)],
    )
    t.encounter(ships=1, allies={2: ("offense", {planet(2): 4})})
    t.do(1, "window-ALLIANCES_FORMED", "force-field")
    assert t.ships(2, WARP) == 20
    assert t.events("to_warp")[-1]["source"] == "F-STRIP-4"
