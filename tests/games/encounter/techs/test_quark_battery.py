"""Quark Battery: a stored card takes the place of the revealed one."""

import pytest

from tests.games.encounter.scenario import Table, table
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.techs import card_under_tech, lab_of

DISCHARGE = "quark-battery.discharge"
NOW = "window-REVEALED_CARD"


def charged(t: Table) -> int:
    assert t.state.laboratory is not None
    return t.state.laboratory.techs[0].card


def store(seat: int) -> object:
    """The first card of this seat's hand lies under the battery."""

    def prepare(game: Game) -> None:
        card_under_tech(game, lab_of(game).techs[0], game.hand(seat)[0], "quark-battery")

    return prepare


def loaded(seat: int, hands: dict[int, list[str]]) -> Table:
    return table(players=3, hands=hands, techs={seat: ["quark-battery"]}, prepare=store(seat))  # type: ignore[arg-type]


@pytest.mark.rule("F-TECH-7")
def test_completed_it_takes_an_encounter_card_from_the_hand() -> None:
    t = table(players=3, hands={0: ["attack-40", "attack-06", "quash"]}, techs={0: [("quark-battery", 3)]})
    t.do(0, "window-REGROUP_TECH", ("complete", 0))
    t.do(0, "quark-battery-stored-card", "attack-40", options=["attack-40", "attack-06"])
    t.do(0, "ships-home", {0: 3})
    assert t.hand(0) == ["attack-06", "quash"]
    assert (t.view(0).seats[0].techs[0].card, t.view(0).seats[0].techs[0].face) == (True, "attack-40")
    assert (t.view(1).seats[0].techs[0].card, t.view(1).seats[0].techs[0].face) == (True, "")
    assert "attack-40" not in str([event.seen_by(1) for event in t.session.log])


@pytest.mark.reading("quark-battery-empty")
def test_without_an_encounter_card_it_stays_empty() -> None:
    t = table(players=3, hands={1: ["quash"]}, techs={1: [("quark-battery", 3)]})
    t.do(1, "window-REGROUP_TECH", ("complete", 0)).do(1, "ships-home", {5: 3})
    assert charged(t) == -1


def test_the_stored_card_takes_the_place_of_the_revealed_one() -> None:
    hands = {0: ["attack-40", "attack-04", "attack-06"], 1: ["attack-20", "attack-06"]}
    t = loaded(0, hands)
    t.encounter(ships=1, cards=("attack-04", "attack-20"))
    t.do(0, NOW, DISCHARGE, options=["pass", DISCHARGE])
    assert t.events("totals")[0]["offense"] == 41
    assert t.discards() == ["attack-04", "attack-40", "attack-20"]
    assert t.hand(0) == ["attack-06"]
    assert t.state.laboratory is not None
    assert t.state.laboratory.deck.discard == ["quark-battery"]
    assert t.events("card_replaced") == [{"source": "quark-battery", "seat": 0, "side": 0, "face": "attack-40"}]


def test_what_others_know_of_the_hand_stays_known() -> None:
    """The stored card did not come from the hand, so an equal one there is still where it was."""
    hands = {0: ["attack-08", "attack-04", "attack-08"], 1: ["attack-20", "attack-06"]}

    def prepare(game: Game) -> None:
        card_under_tech(game, lab_of(game).techs[0], game.hand(0)[0], "quark-battery")
        game.s.seen[game.hand(0)[1]] |= 2

    t = table(players=3, hands=hands, techs={0: ["quark-battery"]}, prepare=prepare)
    t.encounter(ships=1, cards=("attack-04", "attack-20"))
    t.do(0, NOW, DISCHARGE)
    assert t.view(1).seats[0].known == ["attack-08"]


def test_it_is_for_a_main_player_only() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-20", "attack-06"], 2: ["attack-40", "attack-06"]}
    t = loaded(2, hands)
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("attack-04", "attack-20"))
    assert t.events("card_replaced") == []


def test_scrambled_it_is_discarded_with_its_card() -> None:
    hands = {0: ["attack-40", "attack-04", "attack-06"], 1: ["attack-20", "attack-06"]}
    techs = {0: ["quark-battery"], 1: [("tech-scrambler", 3)]}
    t = table(players=3, hands=hands, techs=techs, prepare=store(0))  # type: ignore[arg-type]
    t.passes(1).encounter(ships=1, cards=("attack-04", "attack-20"))
    t.do(0, NOW, DISCHARGE).do(1, "window-TECH_USED", "tech-scrambler.scramble").do(1, "ships-home", {5: 3})
    assert t.events("totals")[0]["offense"] == 5
    assert t.discards() == ["attack-40", "attack-04", "attack-20"]
