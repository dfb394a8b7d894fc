"""Citadel: builds citadels out of attack cards and activates those of the targeted planet."""

from collections.abc import Callable

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import homes, outcome, totals, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.powers import remove
from warptable.games.encounter.engine.verbs.stores import lay_at_planet

SETTLED = "window-DESTINY_SETTLED"
SELECTED = "window-CARDS_SELECTED"
TOTAL = "window-REVEALED_TOTAL"
RIDER = "window-RIDER"
ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"
OFFERED = ["pass", "citadel.activate"]


def walls(*faces: str, at: int = 5) -> Callable[[Game], None]:
    """Citadels that stand at a planet before the game starts; seat 2 laid them."""

    def build(g: Game) -> None:
        for face in faces:
            card = next(card for card in g.s.piles["cosmic"].draw if g.s.faces[card] == face)
            g.s.piles["cosmic"].draw.remove(card)
            g.hand(2).append(card)
            lay_at_planet(g, 2, card, at, "citadel")

    return build


def siege(
    cards: tuple[str, str] = ("attack-10", "attack-08"),
    *own: str,
    third: str = "negotiate",
    zap: str = "attack-06",
    built: tuple[str, ...] = ("attack-05", "attack-07"),
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """Seat 0 attacks planet 5, where Citadel (seat 2, outside) has built. Three ships against four."""
    hands = {0: [cards[0], "attack-12", zap], 1: [cards[1]], 2: [third, *own]}
    t = table("mite", "pacifist", "citadel", hands=hands, prepare=walls(*built), moves=moves or [])
    return t.encounter(ships=3, cards=cards)


# ---------------------------------------------------------------- building


@pytest.mark.rule("F-ZAP-3", "F-DESTINY-3")
def test_once_in_every_encounter_an_attack_may_be_laid_at_any_planet() -> None:
    hands = {0: ["attack-10", "attack-12", "cosmic-zap"], 1: ["attack-08"], 2: ["attack-05", "attack-07", "negotiate"]}
    t = table("mite", "pacifist", "citadel", hands=hands, destiny=["blue", "green"])
    t.do(2, SETTLED, "citadel.build", options=["pass", "citadel.build"])
    t.do(2, "citadel-card", "attack-05", options=["attack-05", "attack-07"])
    t.do(2, "citadel-planet", planet(0, 3), options=range(15))
    assert t.open == [(0, "aim")]  # nobody could zap it, and there is one for each encounter
    assert t.view(1).planet_cards == {planet(0, 3): ["attack-05"]}
    assert t.hand(2) == ["attack-07", "negotiate"]
    assert [(event["source"], event["planet"]) for event in t.events("card_stationed")] == [("citadel", planet(0, 3))]


@pytest.mark.rule("F-SECOND-1", "F-DESTINY-3")
def test_one_citadel_per_encounter_also_in_the_second_of_a_turn_and_several_at_one_planet() -> None:
    hands = {0: ["attack-20", "attack-12"], 1: ["attack-08"], 2: ["attack-05", "attack-07", "negotiate"]}
    t = table("pacifist", "mite", "citadel", hands=hands, destiny=["blue", "green"])
    for _ in range(2):
        t.do(2, SETTLED, "citadel.build").scripted({(2, "citadel-card"): ["attack-05"], (2, "citadel-planet"): [9]})
        if len(t.view(None).planet_cards[9]) == 1:
            t.encounter(ships=3, cards=("attack-20", "attack-08")).do(0, "second-encounter", "go-on")
    assert t.view(None).planet_cards == {9: ["attack-05", "attack-07"]}


@pytest.mark.rule("F-DESTINY-3")
def test_without_an_attack_card_there_is_nothing_to_build_with_and_it_may_decline() -> None:
    t = table("mite", "pacifist", "citadel", hands={2: ["negotiate", "plague"]}).passes(2)  # the plague
    assert t.open == [(0, "aim")]
    t = table("mite", "pacifist", "citadel", hands={2: ["attack-05"]}).passes(2)
    assert (t.open, t.view(None).planet_cards) == ([(0, "aim")], {})


@pytest.mark.rule("F-POWER-1")
def test_without_home_colonies_it_builds_nothing_and_its_citadels_rest() -> None:
    t = siege(moves=homes(2, 2), third="attack-06")
    assert totals(t) == (10 + 3, 8 + 4)
    assert t.view(None).planet_cards == {5: ["attack-05", "attack-07"]}


# ---------------------------------------------------------------- activating


@pytest.mark.rule("F-REVEAL-2", "F-GOAL-7")
def test_all_citadels_of_the_planet_are_added_to_the_defense_and_stay_if_it_wins() -> None:
    t = siege().do(2, SELECTED, "citadel.activate", options=OFFERED)
    assert totals(t) == (10 + 3, 8 + 4 + 5 + 7)
    assert t.view(None).planet_cards == {5: ["attack-05", "attack-07"]}


@pytest.mark.rule("F-RES-10")
def test_they_are_discarded_if_the_defense_loses_all_the_same() -> None:
    t = siege(("attack-30", "attack-08")).do(2, SELECTED, "citadel.activate")
    assert outcome(t) == ("won", 0, "totals")
    assert t.view(None).planet_cards == {}
    assert t.discards() == ["attack-30", "attack-08", "attack-05", "attack-07"]


@pytest.mark.rule("F-RES-10")
def test_not_activated_they_stay_although_the_defense_loses() -> None:
    t = siege(("attack-30", "attack-08")).passes(2)
    assert outcome(t) == ("won", 0, "totals")
    assert t.view(None).planet_cards == {5: ["attack-05", "attack-07"]}


@pytest.mark.rule("F-REVEAL-5")
def test_a_defense_with_a_negotiate_lost_so_they_are_gone() -> None:
    hands = {0: ["attack-10", "attack-12"], 1: ["negotiate"], 2: ["negotiate"]}
    t = table("pacifist", "mite", "citadel", hands=hands, prepare=walls("attack-05"))
    t.encounter(ships=3, cards=("attack-10", "negotiate")).do(2, SELECTED, "citadel.activate")
    assert outcome(t) == ("won", 0, "faces")
    assert t.view(None).planet_cards == {}


@pytest.mark.rule("F-REVEAL-6", "F-DEAL-11")
def test_after_a_failed_deal_they_stay() -> None:
    t = siege(("negotiate", "negotiate")).do(2, SELECTED, "citadel.activate").do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {-1: 3}).do(1, "lose-ships", {planet(1): 3})
    assert t.view(None).planet_cards == {5: ["attack-05", "attack-07"]}


@pytest.mark.rule("F-MORPH-3")
@pytest.mark.reading("citadel-two-morphs")
def test_two_morphs_lose_so_the_citadels_are_gone() -> None:
    hands = {0: ["morph"], 1: ["attack-08"], 2: ["negotiate"]}

    def prepare(g: Game) -> None:
        g.s.faces[g.hand(1)[0]] = "morph"
        walls("attack-05")(g)

    t = table("mite", "pacifist", "citadel", hands=hands, prepare=prepare)
    t.encounter(ships=3).do(2, SELECTED, "citadel.activate")
    assert outcome(t)[0] == "both_lost"
    assert t.view(None).planet_cards == {}


@pytest.mark.rule("F-GOAL-7", "F-RES-10")
def test_an_upset_decides_about_discarding_too() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["negotiate"]}
    t = table("loser", "pacifist", "citadel", hands=hands, prepare=walls("attack-05"))
    t.encounter(ships=3).do(0, "window-PLANNING_BEFORE", "loser.upset").do(2, SELECTED, "citadel.activate")
    assert totals(t) == (13, 17)
    assert outcome(t) == ("won", 0, "totals")
    assert t.view(None).planet_cards == {}


@pytest.mark.rule("F-REVEAL-2")
def test_changers_of_card_values_do_not_touch_citadels() -> None:
    hands = {0: ["attack-15"], 1: ["attack-08"], 2: ["negotiate"]}
    t = table("calculator", "pacifist", "citadel", hands=hands, prepare=walls("attack-05"))
    t.encounter(ships=3, cards=("attack-15", "attack-08")).do(0, SELECTED, "calculator.equalize")
    t.do(2, SELECTED, "citadel.activate")
    assert totals(t) == (7 + 3, 8 + 4 + 5)


@pytest.mark.rule("F-LAUNCH-1")
def test_citadels_of_other_planets_are_no_help() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["negotiate"]}
    t = table("mite", "pacifist", "citadel", hands=hands, prepare=walls("attack-05", at=6))
    t.encounter(ships=3, cards=("attack-10", "attack-08"))
    assert totals(t) == (13, 12)


@pytest.mark.rule("F-DRIVE-3")
def test_the_bonus_goes_to_a_foreign_colony_that_is_being_driven_out() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["negotiate"]}
    moves = [(1, 2, planet(1), planet(0))]
    build = walls("attack-05", at=planet(0))
    t = table("mite", "pacifist", "citadel", hands=hands, destiny=["red"], moves=moves, prepare=build)
    t.do(0, "own-colour", 1).encounter(ships={planet(0, 1): 3}, cards=("attack-10", "attack-08"))
    t.do(2, SELECTED, "citadel.activate")
    assert totals(t) == (10 + 3, 8 + 2 + 5)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_they_add_nothing_and_stay() -> None:
    t = siege(("attack-30", "attack-08"), zap="cosmic-zap").do(2, SELECTED, "citadel.activate").do(0, ZAP, "cosmic-zap")
    assert totals(t) == (30 + 3, 8 + 4)
    assert t.view(None).planet_cards == {5: ["attack-05", "attack-07"]}


@pytest.mark.rule("F-VROT-2")
def test_when_the_sheet_leaves_the_game_its_citadels_are_discarded() -> None:
    def prepare(g: Game) -> None:
        walls("attack-05", "attack-07")(g)
        remove(g, 2, g.seats[2].sheets[0], "F-VROT-2")

    t = table("mite", "pacifist", "citadel", prepare=prepare)
    assert (t.view(None).planet_cards, t.discards()) == ({}, ["attack-05", "attack-07"])


@pytest.mark.rule("F-COMP-2")
def test_citadels_are_in_no_hand() -> None:
    t = siege()
    assert t.hand(2) == ["negotiate"]
    assert t.view(0).seats[2].hand == 1


# ---------------------------------------------------------------- wild


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_wild_either_main_player_may_give_the_defense_five_points(seat: int) -> None:
    hands = {0: ["attack-10", "attack-12"], 1: ["attack-08", "attack-06"]}
    hands[seat].append("flare-citadel")
    t = table("mite", "pacifist", "oracle", hands=hands).encounter(ships=3)
    t.scripted({(0, "encounter-card"): ["attack-10"], (1, "encounter-card"): ["attack-08"]})
    t.do(seat, TOTAL, "flare-citadel", options=["pass", "flare-citadel"])
    assert totals(t) == (10 + 3, 8 + 4 + 5)
    assert "flare-citadel" in t.hand(seat)


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_ally_may_an_outsider_may_not() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-06", "flare-citadel"]}
    t = table("mite", "pacifist", "loser", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-10", "attack-08")).do(2, TOTAL, "flare-citadel")
    assert totals(t) == (10 + 4, 8 + 4 + 5)
    t = table("mite", "pacifist", "loser", hands=hands).encounter(ships=3, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-TIMING-4")
def test_wild_a_card_zap_stops_it() -> None:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-08", "flare-citadel"]}
    t = table("mite", "pacifist", "loser", hands=hands).encounter(ships=3, cards=("attack-10", "attack-08"))
    t.do(1, TOTAL, "flare-citadel").do(0, CARD_ZAP, "card-zap")
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-FLARE-6")
def test_wild_the_owner_in_force_may_not_play_it() -> None:
    hands = {0: ["attack-10"], 1: ["negotiate", "attack-08", "flare-citadel"]}
    t = table("mite", "citadel", "loser", hands=hands).passes(1)
    t.encounter(ships=3, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 3, 8 + 4)


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-RES-10")
def test_super_activated_citadels_count_against_the_defense_and_are_lost_with_it() -> None:
    t = siege(("attack-10", "attack-08"), "flare-citadel").do(2, SELECTED, "citadel.activate")
    t.do(2, RIDER, "flare-citadel", options=["pass", "flare-citadel"])
    assert totals(t) == (10 + 3, 8 + 4 - 12)
    assert (t.view(None).planet_cards, t.hand(2)) == ({}, ["flare-citadel", "negotiate"])


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_they_count_for_the_defense() -> None:
    t = siege(("attack-10", "attack-08"), "flare-citadel").do(2, SELECTED, "citadel.activate").passes(2)
    assert totals(t) == (10 + 3, 8 + 4 + 12)


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_stops_the_activation_altogether() -> None:
    t = siege(("attack-10", "attack-08"), "flare-citadel", zap="cosmic-zap").do(2, SELECTED, "citadel.activate")
    t.do(2, RIDER, "flare-citadel").do(0, ZAP, "cosmic-zap")
    assert totals(t) == (10 + 3, 8 + 4)
    assert (len(t.view(None).planet_cards[5]), "flare-citadel" in t.hand(2)) == (2, True)
    assert [ability for _, ability in uses(t)] == ["citadel.activate"]


@pytest.mark.rule("F-TIMING-4")
def test_super_a_card_zap_leaves_the_plain_activation() -> None:
    t = siege(("attack-10", "attack-08"), "flare-citadel", zap="card-zap").do(2, SELECTED, "citadel.activate")
    t.do(2, RIDER, "flare-citadel").do(0, CARD_ZAP, "card-zap")
    assert totals(t) == (10 + 3, 8 + 4 + 12)
    assert t.hand(2) == ["negotiate"]
