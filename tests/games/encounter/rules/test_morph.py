"""The morph (F-MORPH)."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from warptable.kernel import Session


def with_faces(t: Table, **faces: str) -> Table:
    """The same table before its first question, with other faces on some cards of the hands (`seat_0="morph"`)."""
    state = t.session.basis()[0].clone()
    for name, face in faces.items():
        state.faces[state.seats[int(name.removeprefix("seat_"))].hand[0]] = face
    return Table(Session(t.session.rules, 1, t.session.options, state))


@pytest.mark.rule("F-MORPH-1", "F-MORPH-2")
@pytest.mark.parametrize("side", [0, 1])
def test_against_an_attack_the_morph_is_that_attack(side: int) -> None:
    hands = {side: ["morph", "attack-01"], 1 - side: ["attack-20", "attack-04"]}
    t = table(players=3, hands=hands)
    cards = ("morph", "attack-20") if side == 0 else ("attack-20", "morph")
    t.encounter(ships=4, cards=cards)
    assert t.events("morphed") == [{"source": "F-MORPH-1", "side": side, "face": "attack-20"}]
    assert t.events("totals")[-1]["trail"] == ["20 + 4 = 24", "20 + 4 = 24"]
    assert t.events("outcome")[-1]["winner"] == 1


@pytest.mark.rule("F-MORPH-1", "F-MORPH-2", "F-REVEAL-6")
def test_against_a_negotiate_the_morph_is_a_negotiate() -> None:
    t = table(players=3, hands={0: ["morph"], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("morph", "negotiate"))
    assert t.open == [(0, "deal")]
    assert t.events("morphed")[-1]["face"] == "negotiate"


@pytest.mark.rule("F-MORPH-2", "F-RES-10")
def test_afterwards_the_card_is_a_morph_again() -> None:
    t = table(players=3, hands={0: ["attack-20", "attack-01"], 1: ["morph", "attack-04"]})
    t.encounter(ships=1, cards=("attack-20", "morph"))
    assert t.events("turn")[-1]["seat"] == 1
    assert t.discards() == ["attack-20", "morph"]


@pytest.mark.rule("F-MORPH-2", "F-COMP-1")
def test_a_morph_never_loses_to_an_attack_as_a_negotiate_would() -> None:
    """Both count as the attack: no compensation for whoever laid the morph."""
    t = table(players=3, hands={0: ["attack-20", "attack-01"], 1: ["morph", "attack-04"]}, moves=[(1, 3, 5, 6)])
    t.encounter(ships=2, cards=("attack-20", "morph"))
    assert t.events("totals")[-1]["trail"] == ["20 + 2 = 22", "20 + 1 = 21"]
    assert t.events("outcome")[-1]["winner"] == 0
    assert t.ships(1, WARP) == 1, "a negotiate would take a card for it"
    assert (t.events("took"), t.hand(0)) == ([], ["attack-01"])


@pytest.mark.rule("F-MORPH-3")
def test_two_morphs_would_send_all_ships_of_the_encounter_to_the_warp() -> None:
    t = table(players=4, hands={0: ["attack-20", "attack-01"], 1: ["morph", "attack-04"]}, moves=[(2, 1, 10, 5)])
    t = with_faces(t, seat_0="morph")
    t.encounter(
        ships={planet(0): 3},
        allies={2: ("defense", {planet(2, 1): 2}), 3: ("offense", {planet(3): 1})},
        cards=("morph", "morph"),
    )
    event = t.events("outcome")[-1]
    assert (event["source"], event["result"], event["winner"]) == ("F-MORPH-3", "both_lost", -1)
    assert [t.ships(seat, WARP) for seat in range(4)] == [3, 4, 2, 1]
    assert [t.ships(seat, GATE) + t.ships(seat, BESIDE) for seat in range(4)] == [0, 0, 0, 0]
    assert {lost["source"] for lost in t.events("to_warp")} == {"F-MORPH-3"}
    assert (t.ships(1, planet(1)), t.ships(2, planet(1))) == (0, 1), "a bystander stays"
    assert t.events("rewarded") == t.events("took") == []
    assert t.events("turn")[-1]["seat"] == 1, "nobody won: no second encounter"


@pytest.mark.rule("F-MORPH-4", "F-PLAN-1")
def test_the_morph_is_an_encounter_card() -> None:
    t = table(players=3, hands={0: ["morph", "attack-01", "reinforcement-5"]})
    t.encounter(ships=1)
    t.do(0, "encounter-card", "morph", options=["morph", "attack-01"])
    assert t.events("revealed")[-1]["faces"] == ["morph", "attack-06"]


@pytest.mark.rule("F-MORPH-4", "F-START-1")
def test_a_hand_with_a_morph_alone_needs_no_new_one() -> None:
    t = table(players=3, hands={0: ["morph", "reinforcement-5"]})
    t.encounter(ships=1)
    assert t.events("new_hand") == []
    assert t.events("revealed")[-1]["faces"] == ["morph", "attack-06"]


@pytest.mark.rule("F-MORPH-4", "F-TYPES-1")
def test_the_morph_is_a_type_of_its_own() -> None:
    """Where one card of each type is lost, a morph goes besides an attack and a negotiate."""
    t = table(players=3, hands={0: ["plague", "attack-08"], 1: ["morph", "attack-06", "negotiate"]})
    t.do(0, "window-ENCOUNTER_START", "plague")
    t.do(0, "plague-victim", 1)
    t.do(1, "lose-ships", 3)
    assert t.hand(1) == []
    assert sorted(t.discards()) == ["attack-06", "morph", "negotiate", "plague"]
