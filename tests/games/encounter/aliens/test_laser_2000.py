"""Laser: chance draws the opponent's encounter card, and nobody looks at it (edition of 2000)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import homes, outcome, uses, zapped

BLIND = "laser.blind"
HAND = ["attack-04", "attack-08", "attack-20", "negotiate", "stellar-gas"]


def planning(*aliens: str, theirs: list[str] | None = None, mine: list[str] | None = None, **given: Any) -> Table:
    """Seat 0 attacks seat 1, up to the choice of cards; one of the two is the Laser."""
    hands = {0: mine or ["attack-10", "attack-12"], 1: theirs or HAND}
    if aliens[0] != "laser":
        hands = {0: hands[1], 1: hands[0]}
    return table(*aliens, edition="avalon", hands=hands, **given).encounter(ships=2)


@pytest.mark.rule("A-POWER-1", "A-S8-1")
@pytest.mark.parametrize("laser", [0, 1])
def test_only_the_laser_chooses_and_the_other_card_is_drawn(laser: int) -> None:
    aliens = ("laser", "zombie", "healer") if laser == 0 else ("zombie", "laser", "healer")
    t = planning(*aliens)
    assert uses(t) == [(laser, BLIND)]  # mandatory: nobody was asked
    assert t.open == [(laser, "encounter-card")]
    t.do(laser, "encounter-card", "attack-10", options=["attack-10", "attack-12"])
    blind = t.events("card_laid_blind")
    assert blind == [{"source": "laser", "seat": 1 - laser, "side": 1 - laser}]


def drawn(seed: int) -> str:
    t = planning("laser", "zombie", "healer", seed=seed).do(0, "encounter-card", "attack-10")
    revealed: list[str] = t.events("revealed")[0]["faces"]
    return revealed[1]


@pytest.mark.rule("A-S8-3")
def test_any_encounter_card_may_be_drawn_and_never_an_artifact() -> None:
    found = [drawn(seed) for seed in range(40)]
    assert set(found) == {"attack-04", "attack-08", "attack-20", "negotiate"}
    assert max(found.count(face) for face in set(found)) < 20


@pytest.mark.rule("A-S8-1", "A-S9-1")
@pytest.mark.reading("laser-2000-unseen")
def test_nobody_looks_at_the_card_before_the_reveal() -> None:
    """The Amoeba is asked while the cards lie facedown: even whose card it is does not see it."""
    t = planning("laser", "amoeba", "healer").do(0, "encounter-card", "attack-10")
    assert t.open == [(1, "window-CARDS_SELECTED")]
    assert [t.seen_card(viewer, 1) for viewer in (None, 0, 1, 2)] == ["", "", "", ""]
    (laid,) = [event for event in t.session.log if event.kind == "card_laid_blind"]
    assert all({"card", "face"}.isdisjoint(laid.seen_by(viewer)) for viewer in (None, 0, 1, 2))
    assert len(t.hand(1)) == len(HAND) - 1


@pytest.mark.rule("A-S8-1")
def test_an_only_encounter_card_is_the_one() -> None:
    t = planning("laser", "zombie", "healer", theirs=["attack-20", "stellar-gas"]).do(0, "encounter-card", "attack-12")
    assert t.events("revealed")[0]["faces"] == ["attack-12", "attack-20"]


@pytest.mark.rule("A-DRAW-6", "A-DRAW-7")
def test_a_defense_without_encounter_card_draws_its_new_hand_first() -> None:
    seven = ["attack-06"] * 3 + ["attack-08"] * 4
    t = planning("laser", "zombie", "healer", theirs=["force-field"], deck=seven)
    t.do(0, "encounter-card", "attack-10")
    assert t.events("revealed")[0]["faces"][1] in ("attack-06", "attack-08")
    assert len(t.hand(1)) == 6


@pytest.mark.rule("A-ZAP-1", "A-ZAP-2")
def test_zapped_the_opponent_chooses_as_usual() -> None:
    t = planning("laser", "zombie", "healer", theirs=["attack-04", "attack-20", "cosmic-zap"])
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert zapped(t, 0) == [True]
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("A-S8-1")
@pytest.mark.reading("laser-2000-oracle")
def test_against_the_oracle_the_laser_lays_first_and_openly_and_the_oracles_card_is_drawn() -> None:
    t = planning("laser", "oracle", "healer")
    assert sorted(uses(t)) == [(0, BLIND), (1, "oracle.foresee")]
    t.do(0, "encounter-card", "attack-12")
    assert t.events("card_laid")[0]["face"] == "attack-12"
    assert t.events("card_laid_blind") == [{"source": "laser", "seat": 1, "side": 1}]
    assert len(t.hand(1)) == len(HAND) - 1


@pytest.mark.rule("A-S8-1")
def test_the_sorcerer_may_switch_the_card_it_does_not_know() -> None:
    t = planning("laser", "sorcerer", "healer", theirs=["attack-20"])
    t.do(0, "encounter-card", "attack-10")
    assert t.seen_card(1, 1) == ""
    t.do(1, "window-CARDS_SELECTED", "sorcerer.switch", options=["pass", "sorcerer.switch"])
    assert t.events("revealed")[0]["faces"] == ["attack-20", "attack-10"]
    assert outcome(t)[1] == 0


@pytest.mark.rule("A-S8-1")
def test_who_knows_the_hand_cannot_tell_which_card_was_drawn() -> None:
    """What the Mind has seen it goes on knowing: of the hand together with the facedown card."""
    t = table("laser", "amoeba", "mind", edition="avalon", hands={0: ["attack-10", "attack-12"], 1: HAND})
    t.encounter(ships=2).do(2, "window-ALLIANCE_BEFORE", "mind.read").do(2, "mind-hand", 1)
    t.encounter(ships=2).do(0, "encounter-card", "attack-10")
    assert t.view(2).seats[1].known == sorted(HAND)


@pytest.mark.rule("A-POWER-2")
def test_with_two_home_colonies_the_power_is_gone() -> None:
    t = planning("laser", "zombie", "healer", moves=homes(0, 2))
    assert (uses(t), sorted(t.open)) == ([], [(0, "encounter-card"), (1, "encounter-card")])


@pytest.mark.rule("A-2P-3", "A-2P-4")
def test_the_game_of_two() -> None:
    t = table("laser", "zombie", edition="avalon", hands={0: ["attack-10", "attack-12"], 1: HAND})
    t.encounter(ships=2, target=planet(1, 1)).do(0, "encounter-card", "attack-10")
    assert t.events("card_laid_blind") == [{"source": "laser", "seat": 1, "side": 1}]
