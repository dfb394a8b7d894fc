"""Infinity Drive: an encounter of one's own at the end of any encounter; then play goes on."""

from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table

JUMP = "infinity-drive.jump"
END = "window-ENCOUNTER_END"


def first_encounter(owner: int, *, wins: bool = True, **how: Any) -> Table:
    """Red attacks Blue; it has cards for more."""
    hands = {seat: ["attack-08", "attack-10", "attack-06"] for seat in range(3)}
    hands[0] = ["attack-40" if wins else "attack-00", "attack-08", "attack-10"]
    t = table(players=3, hands=hands, destiny=["blue", "red", "green"], techs={owner: ["infinity-drive"]}, **how)
    return t.encounter(ships=1, cards=(hands[0][0], "attack-08"))


@pytest.mark.rule("F-TURN-4")
@pytest.mark.reading("infinity-drive-encounter")
def test_somebody_elses_encounter_is_put_in_and_then_the_turn_goes_on() -> None:
    t = first_encounter(2)
    t.do(2, END, JUMP, options=["pass", JUMP])
    assert [frame.offense for frame in t.state.frames] == [0, 2]
    assert t.state.player == 0
    t.encounter(offense=2, defense=0, ships=1, cards=("attack-10", "attack-08"))
    assert t.events("encounter_over")[0]["seat"] == 2
    assert len(t.state.frames) == 1
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on", "new-tech"])  # of the outer encounter
    assert t.state.player == 0
    assert t.view(0).tech_discard == ["infinity-drive"]


@pytest.mark.reading("infinity-drive-encounter")
def test_it_begins_with_a_regroup_phase() -> None:
    t = first_encounter(2, moves=[(2, 2, planet(2), -3)])
    t.do(2, END, JUMP)
    assert t.open == [(2, "regroup")]


def test_at_the_end_of_an_own_encounter_it_is_one_more() -> None:
    t = first_encounter(0, wins=False)
    t.do(0, END, JUMP)
    t.encounter(offense=0, defense=2, ships=1)
    assert t.state.frames[-1].offense == 0
    assert [frame.outer for frame in t.state.frames] == ["", "encounter.resume"]


@pytest.mark.reading("infinity-drive-encounter")
def test_success_in_it_brings_no_second_encounter() -> None:
    t = first_encounter(2, wins=False)
    t.do(2, END, JUMP)
    t.encounter(offense=2, defense=0, ships=4, cards=("attack-10", "attack-08"))
    assert t.events("outcome")[-1]["winner"] == 2
    assert t.state.player == 1


def test_its_owner_needs_an_encounter_card() -> None:
    hands = {0: ["attack-40", "attack-06"], 1: ["attack-08", "attack-06"], 2: ["quash"]}
    t = table(players=3, hands=hands, techs={2: ["infinity-drive"]})
    t.encounter(ships=1, cards=("attack-40", "attack-08"))
    assert t.open == [(0, "second-encounter")]


def test_asked_uniformly_its_owner_is_asked_whatever_it_holds() -> None:
    for hand in (["quash"], ["attack-06"]):
        t = table(
            players=3, uniform=True, hands={0: ["attack-40", "attack-08"], 2: hand}, techs={2: ["infinity-drive"]}
        )
        while t.open != [(2, END)]:
            decision = t.session.decisions[0]
            plain = {"aim": planet(1), "launch": 1, "invite": ()}.get(decision.prompt)
            t.do(decision.seat, decision.prompt, decision.default if plain is None else plain)
        assert len(t.options(2, END)) == (1 if hand == ["quash"] else 2)


def test_the_machine_goes_on_after_it() -> None:
    hands = {seat: ["attack-08", "attack-10", "attack-06"] for seat in range(3)} | {0: ["attack-00", "attack-08"]}
    t = table("machine", "human", "virus", hands=hands, destiny=["blue", "red"], techs={0: ["infinity-drive"]})
    t.encounter(ships=1, cards=("attack-00", "attack-08"))
    t.do(0, END, JUMP, options=["pass", "machine.continue", JUMP])
    t.encounter(offense=0, defense=2, ships=1)
    while len(t.state.frames) > 1:
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    assert t.state.player in (0, 1)
