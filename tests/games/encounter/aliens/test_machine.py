"""Machine: encounter after encounter. Its flare: a second chance, or a card instead of a ship."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import encounters, homes, uses, zapped

GO_ON = "machine.continue"
FLARE = "flare-machine"
END = "window-ENCOUNTER_END"
REGROUP = "window-REGROUP_SHIP"
PLAYED = "window-CARD_PLAYED"
ANNOUNCED = "window-USE_ANNOUNCED"
ZAP = ["attack-06", "cosmic-zap"]
WIN, LOSE = ("attack-40", "attack-01"), ("attack-01", "attack-40")


def after(cards: tuple[str, str], more: list[str], third: list[str] | None = None, alien: str = "machine") -> Table:
    """One encounter is over; the offense still holds `more`."""
    hands = {0: [cards[0], *more], 1: [cards[1], "attack-06", "attack-06"], 2: third or ["attack-06"]}
    t = table(alien, "zombie", "virus", hands=hands, destiny=["blue", "blue", "blue"])
    t.encounter(ships=1, cards=cards)
    if (1, "ships-home") in t.open:
        t.do(1, "ships-home", 4)
    return t


@pytest.mark.rule("F-TURN-2", "F-REGROUP-1", "F-GOAL-7")
def test_after_a_defeat_it_may_have_another_encounter_that_begins_with_regroup() -> None:
    t = after(LOSE, ["attack-08"]).do(0, END, GO_ON, options=["pass", GO_ON])
    assert encounters(t) == [(0, 1), (0, 2)]
    assert t.open == [(0, "regroup")]


@pytest.mark.rule("F-SECOND-1")
def test_there_is_no_limit_of_two_encounters() -> None:
    t = after(LOSE, ["attack-08", "attack-07"])
    for number, card in ((2, "attack-08"), (3, "attack-07")):
        t.do(0, END, GO_ON).do(0, "regroup", planet(0))
        t.encounter(ships=1, cards=(card, "attack-06"))
        assert (0, number) in encounters(t)
    assert t.state.player == 1  # without encounter card the turn is over
    assert uses(t) == [(0, GO_ON)] * 2


@pytest.mark.rule("F-SECOND-1", "F-SECOND-3")
@pytest.mark.reading("machine-no-use")
def test_after_a_first_success_the_rules_grant_the_second_encounter_without_a_use() -> None:
    t = after(WIN, ["attack-08", "attack-10"])
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert (0, GO_ON) not in uses(t)
    t.encounter(ships=1, target=planet(1, 1), cards=("attack-08", "attack-06"))
    t.do(0, END, GO_ON, options=["pass", GO_ON])
    assert encounters(t)[-1] == (0, 3)


@pytest.mark.rule("F-TURN-1")
def test_it_may_end_its_turn() -> None:
    t = after(LOSE, ["attack-08"]).passes(0)
    assert t.state.player == 1


@pytest.mark.rule("F-SECOND-5")
def test_without_encounter_card_its_turn_ends_and_no_new_hand_is_drawn() -> None:
    t = after(LOSE, ["force-field"])
    assert t.state.player == 1
    assert t.events("new_hand") == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-TURN-4")
def test_zapped_after_a_failed_encounter_the_turn_is_over() -> None:
    t = after(LOSE, ["attack-08"], ZAP).do(0, END, GO_ON).do(2, ANNOUNCED, "cosmic-zap")
    assert t.state.player == 1
    assert zapped(t, 0) == [False]


@pytest.mark.rule("F-COMPONENT-4")
def test_as_the_defense_it_has_no_power() -> None:
    hands = {0: ["attack-40"], 1: ["attack-01", "attack-08"], 2: ["attack-06"]}
    t = table("parasite", "machine", "void", hands=hands).encounter(ships=1, cards=("attack-40", "attack-01"))
    assert uses(t) == []
    assert t.events("encounter_over") != []


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_the_power_is_lost() -> None:
    hands = {0: ["attack-01", "attack-08"], 1: ["attack-40"]}
    t = table("machine", "void", "virus", hands=hands, moves=homes(0, 2))
    t.encounter(ships=1, cards=("attack-01", "attack-40"))
    assert t.state.player == 1


# ---------------------------------------------------------------- wild


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-SECOND-1")
def test_wild_a_second_encounter_after_a_failed_first_one() -> None:
    t = after(LOSE, ["attack-08", FLARE], alien="filch").passes(0)
    t.do(0, END, FLARE, options=["pass", FLARE])
    assert encounters(t) == [(0, 1), (0, 2)]
    assert t.hand(0) == ["attack-08", FLARE]
    assert t.events("new_hand") == []


@pytest.mark.rule("F-SECOND-5", "F-DRAW-3", "F-FAQ-17")
def test_wild_without_encounter_card_a_new_hand_is_drawn_while_the_flare_lies_on_the_table() -> None:
    t = after(LOSE, ["force-field", FLARE], alien="filch").passes(0).do(0, END, FLARE)
    assert t.events("new_hand")[-1]["faces"] == ["force-field"]
    assert t.events("new_hand")[-1]["source"] == "machine"
    assert (len(t.hand(0)), FLARE in t.hand(0)) == (9, True)
    assert encounters(t)[-1] == (0, 2)


@pytest.mark.rule("F-FLARE-5")
def test_wild_there_is_no_third_encounter() -> None:
    t = after(LOSE, ["attack-08", "attack-10", FLARE], alien="filch").passes(0).do(0, END, FLARE)
    t.do(0, "regroup", planet(0)).encounter(ships=1, cards=("attack-08", "attack-06")).passes(0)
    assert t.state.player == 1
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-FLARE-5", "F-SECOND-1")
def test_wild_where_the_rules_grant_a_second_encounter_it_is_not_needed() -> None:
    t = after(WIN, ["attack-08", FLARE], alien="void")
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-FLARE-8")
def test_wild_only_the_offense_can_play_it() -> None:
    t = after(LOSE, ["attack-08"], ["attack-06", FLARE], alien="void")
    assert t.state.player == 1
    assert t.events("flare_played") == []


@pytest.mark.rule("F-TIMING-4")
def test_wild_card_zapped_the_turn_is_over() -> None:
    t = after(LOSE, ["attack-08", FLARE], ["attack-06", "card-zap"], alien="void")
    t.do(0, END, FLARE).do(2, PLAYED, "card-zap")
    assert t.state.player == 1
    assert FLARE in t.discards()


@pytest.mark.rule("F-FLARE-6")
def test_the_machine_itself_cannot_play_the_wild_side() -> None:
    t = after(LOSE, ["force-field", FLARE])
    assert t.state.player == 1


# ---------------------------------------------------------------- super


def regroup(third: list[str] | None = None, in_warp: int = 2, alien: str = "machine") -> Table:
    hands = {0: ["attack-08", FLARE], 2: third or ["attack-06"]}
    moves = [(0, in_warp, planet(0, 1), WARP)]
    return table(alien, "void", "virus", hands=hands, deck=["attack-40"], moves=moves)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-REGROUP-1")
def test_super_a_card_in_the_place_of_a_ship() -> None:
    t = regroup().do(0, REGROUP, FLARE, options=["pass", FLARE])
    assert t.ships(0, WARP) == 2
    assert t.hand(0) == ["attack-08", "attack-40", FLARE]
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-REGROUP-1")
def test_super_left_alone_a_ship_returns() -> None:
    t = regroup().passes(0).do(0, "regroup", planet(0))
    assert (t.ships(0, WARP), t.hand(0)) == (1, ["attack-08", FLARE])


@pytest.mark.rule("F-REGROUP-1", "F-FLARE-5")
def test_super_there_must_be_a_ship_to_forgo_and_it_is_not_for_others() -> None:
    assert regroup(in_warp=0).open == [(0, "aim")]
    assert regroup(alien="filch").open == [(0, "regroup")]


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_a_ship_returns() -> None:
    t = regroup(["attack-06", "card-zap"]).do(0, REGROUP, FLARE).do(2, PLAYED, "card-zap")
    assert t.open == [(0, "regroup")]
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6")
def test_super_cosmic_zapped_a_ship_returns_and_the_flare_is_back() -> None:
    t = regroup(ZAP).do(0, REGROUP, FLARE).do(2, ANNOUNCED, "cosmic-zap")
    assert t.open == [(0, "regroup")]
    assert t.hand(0) == ["attack-08", FLARE]
    assert zapped(t, 0) == [True]
