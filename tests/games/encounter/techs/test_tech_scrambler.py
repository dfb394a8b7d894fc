"""Tech Scrambler: cancels another tech whose research number it reaches."""

import pytest

from tests.games.encounter.scenario import planet, table

START = "window-ENCOUNTER_START"
SCRAMBLE, SHUT_DOWN = "tech-scrambler.scramble", "tech-scrambler.shut-down"


@pytest.mark.parametrize(("ships", "reached"), [(3, False), (4, True), (5, True)])
def test_it_answers_a_tech_whose_number_is_not_above_its_ships(ships: int, reached: bool) -> None:
    t = table(players=3, techs={0: ["enigma-device"], 2: [("tech-scrambler", ships)]})
    t.passes(2)
    t.do(0, START, "enigma-device.even-out")
    assert (t.open == [(2, "window-TECH_USED")]) is reached
    if reached:
        t.do(2, "window-TECH_USED", SCRAMBLE, options=["pass", SCRAMBLE]).do(2, "ships-home", {planet(2): ships})
        assert [len(player.hand) for player in t.state.seats] == [1, 1, 1]
        assert t.view(0).tech_discard == ["tech-scrambler", "enigma-device"]
        assert t.events("cancelled") == [{"source": SCRAMBLE, "seat": 2, "ability": "enigma-device.even-out", "of": 0}]


def test_declined_the_tech_works_and_the_scrambler_stays_facedown() -> None:
    t = table(players=3, techs={0: ["enigma-device"], 2: [("tech-scrambler", 4)]})
    t.passes(2).do(0, START, "enigma-device.even-out").passes(2)
    assert t.events("tech_revealed") == []
    assert t.view(0).seats[2].techs[0].id == ""


@pytest.mark.rule("F-TECH-10")
def test_a_lasting_tech_is_discarded_too_when_its_use_is_scrambled() -> None:
    hands = {0: ["attack-08", "attack-06"], 1: ["attack-08"]}
    t = table(players=3, hands=hands, techs={0: ["xenon-lasers"], 1: [("tech-scrambler", 3)]})
    t.passes(1, 1)  # its tech action, and the start of the encounter
    t.encounter(ships=1, cards=("attack-08", "attack-08"))
    t.do(0, "window-REVEALED_TOTAL", "xenon-lasers.fire").do(1, "window-TECH_USED", SCRAMBLE)
    t.do(1, "ships-home", {planet(1): 3})
    assert t.events("modified") == []
    assert t.view(0).tech_discard == ["tech-scrambler", "xenon-lasers"]


@pytest.mark.reading("scrambler-moments")
def test_at_the_start_of_an_encounter_it_shuts_down_a_lasting_tech_within_its_reach() -> None:
    techs: dict[int, list[tuple[str, int] | str]] = {
        0: ["collapsium-hulls", "xenon-lasers", "vacuum-turbines"],
        1: ["the-qax", "plasma-thrusters"],
        2: [("tech-scrambler", 4)],
    }
    t = table(players=3, techs=techs)
    t.passes(2).passes(0)  # Vacuum Turbines
    t.do(2, START, SHUT_DOWN, options=["pass", SHUT_DOWN])
    t.do(2, "tech-scrambler-target", "the-qax", options=["collapsium-hulls", "xenon-lasers", "the-qax"])
    t.do(2, "ships-home", {planet(2): 4})
    assert t.view(0).tech_discard == ["the-qax", "tech-scrambler"]
    assert [held.id for held in t.view(2).seats[1].techs] == ["plasma-thrusters"]


@pytest.mark.reading("scrambler-moments")
def test_techs_of_ones_own_are_left_alone() -> None:
    t = table(players=3, techs={0: ["enigma-device", "xenon-lasers", ("tech-scrambler", 5)]})
    t.passes(0)
    assert t.options(0, START) == ["pass", "enigma-device.even-out"]
    t.do(0, START, "enigma-device.even-out").do(0, "enigma-device-gone", ())
    assert len(t.hand(0)) == 8


def test_it_is_asked_for_alike_by_whoever_might_have_it() -> None:
    """Uniformly asked, a facedown tech with four ships may be the Scrambler."""
    for name in ("tech-scrambler", "quark-battery"):
        t = table(players=3, uniform=True, techs={0: ["enigma-device"], 2: [(name, 4)]})
        while t.open != [(0, START)]:
            t.passes(t.open[0][0])
        t.do(0, START, "enigma-device.even-out")
        assert t.open == [(2, "window-TECH_USED")]
        assert len(t.options(2, "window-TECH_USED")) == (2 if name == "tech-scrambler" else 1)
