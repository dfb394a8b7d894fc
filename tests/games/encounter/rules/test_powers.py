"""Alien powers: losing and regaining them, zaps, and the order in which effects happen."""

from __future__ import annotations

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import homes, outcome, totals, uses, zapped
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.powers import gain

ZAP = ["attack-06", "cosmic-zap"]
CARDS = ("attack-10", "attack-08")


def lost(t: Table, seat: int) -> list[bool]:
    """Which sheets of a seat lie facedown, as a spectator sees it."""
    return [sheet.lost for sheet in t.view(None).seats[seat].sheets]


def against_human(left: int, variants: tuple[str, ...] = (), per_system: int = 5) -> Table:
    """A Human with this many home colonies left attacks with a 10 and three ships an 8 with four."""
    moves = [(0, 4, number, per_system - 1) for number in range(per_system - left)]
    hands = {0: ["attack-10", "attack-01"], 1: ["attack-08"]}
    t = table("human", "parasite", "filch", hands=hands, moves=moves, variants=variants)
    return t.encounter(ships={per_system - 1: 3}, cards=CARDS)


# ---- losing and regaining a power --------------------------------------------------------------------


@pytest.mark.rule("F-POWER-1", "F-FAQ-1")
@pytest.mark.parametrize(("left", "bonus"), [(5, 4), (4, 4), (3, 4), (2, 0), (1, 0)])
def test_a_player_with_fewer_than_three_home_colonies_has_no_power(left: int, bonus: int) -> None:
    t = against_human(left)
    assert totals(t) == (10 + 3 + bonus, 8 + 4)


@pytest.mark.rule("F-FAQ-1", "F-V4P-3")
@pytest.mark.parametrize(("left", "bonus"), [(3, 4), (2, 4), (1, 0)])
def test_with_four_planets_a_player_with_fewer_than_two_home_colonies_has_no_power(left: int, bonus: int) -> None:
    t = against_human(left, ("four-planets",), 4)
    assert totals(t) == (10 + 3 + bonus, 8 + 4)


@pytest.mark.rule("F-FAQ-1")
def test_foreign_colonies_do_not_keep_a_power() -> None:
    moves = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = table("human", "parasite", "filch", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=moves)
    assert (t.state.seats[0].foreign, t.state.seats[0].home) == (3, 2)
    t.encounter(ships={planet(0, 4): 3}, cards=CARDS)
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-POWER-2")
def test_the_loss_is_immediate_and_the_power_cannot_be_used_one_last_time() -> None:
    """The Trader sends the last ship of its third home colony on the gate: the trade of this encounter is gone."""
    moves = [*homes(0, 3), (0, 3, planet(0, 2), planet(0, 4))]
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-30", "attack-40"]}
    t = table("trader", "parasite", "filch", hands=hands, moves=moves).encounter(ships={planet(0, 2): 1})
    changes = [(event["source"], event["seat"], event["home"]) for event in t.events("power_lost")]
    assert changes == [("F-POWER-1", 0, 2)]
    assert lost(t, 0) == [True]
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-POWER-2")
@pytest.mark.reading("announced-stands")
def test_a_power_declared_before_the_loss_stands() -> None:
    """Macron must send its single ship from its third home colony: the limit held, the mass is gone."""
    moves = [*homes(0, 3), (0, 3, planet(0, 2), planet(0, 4))]
    t = table("macron", "parasite", "filch", hands={0: ["attack-10"], 1: ["attack-04"]}, moves=moves)
    t.encounter(ships={planet(0, 2): 1}, cards=("attack-10", "attack-04"))
    assert uses(t) == [(0, "macron.send-one")]
    assert totals(t) == (10 + 1, 4 + 4)


@pytest.mark.rule("F-POWER-2")
def test_ships_lost_to_the_plague_may_cost_the_power_before_it_is_used() -> None:
    moves = [*homes(0, 3), (0, 1, planet(0, 2), planet(0, 4))]
    hands = {0: ["attack-10", "attack-09"], 1: ["attack-08"], 2: ["plague"]}
    t = table("human", "parasite", "filch", hands=hands, moves=moves)
    t.do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 0).do(0, "lose-ships", {planet(0, 2): 3})
    assert lost(t, 0) == [True]
    t.do(0, "plague-card", "attack-09").do(0, "regroup", planet(0, 3), options=[planet(0, 3), planet(0, 4)])
    t.encounter(ships={planet(0, 4): 3}, cards=CARDS)
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-POWER-3")
def test_everybody_sees_that_the_sheet_of_a_lost_power_lies_facedown() -> None:
    t = table("human", "parasite", "filch", moves=homes(0, 2))
    for viewer in (None, 0, 1, 2):
        sheets = [seat.sheets[0].lost for seat in t.view(viewer).seats]
        assert sheets == [True, False, False]


@pytest.mark.rule("F-POWER-3")
def test_tokens_stay_on_the_sheet_while_the_power_is_lost_or_zapped() -> None:
    def tokens(g: Game) -> None:
        g.seats[0].sheets[0].memory["tokens"] = 7

    hands = {0: ["attack-10", "attack-09"], 1: ["attack-08"], 2: ZAP}
    moves = [*homes(0, 3), (0, 1, planet(0, 2), planet(0, 4))]
    t = table("trader", "parasite", "filch", hands=hands, moves=moves, prepare=tokens)
    t.encounter(ships={planet(0, 4): 1}).do(0, "window-PLANNING_BEFORE", "trader.trade-hands")
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (zapped(t, 0), t.view(1).seats[0].sheets[0].memory) == ([True], {"tokens": 7})
    t = table("trader", "parasite", "filch", hands=hands, moves=moves, prepare=tokens)
    t.encounter(ships={planet(0, 2): 3})
    assert (lost(t, 0), t.view(None).seats[0].sheets[0].memory) == ([True], {"tokens": 7})


@pytest.mark.rule("F-POWER-4", "F-POWER-5", "F-DESTINY-7")
def test_drawing_its_own_colour_a_player_resettles_and_the_power_works_again_at_once() -> None:
    hands = {0: ["attack-10", "attack-09"], 1: ["attack-08"]}
    t = table("human", "parasite", "filch", hands=hands, destiny=["red", "blue"], moves=homes(0, 2))
    t.do(0, "own-colour", "resettle", options=["redraw", "resettle"])
    t.do(0, "aim", planet(0), options=[planet(0, number) for number in range(3)])
    t.do(0, "launch", {planet(0, 4): 1})
    changes = [(event["source"], event["seat"], event["home"]) for event in t.events("power_back")]
    assert changes == [("F-POWER-4", 0, 3)]
    assert lost(t, 0) == [False]
    t.do(0, "second-encounter", "go-on").encounter(ships={planet(0, 4): 3}, cards=CARDS)
    assert totals(t) == (10 + 3 + 4, 8 + 4)


@pytest.mark.rule("F-POWER-5", "F-DESTINY-9")
def test_a_special_card_that_names_the_offense_allows_it_too() -> None:
    hands = {0: ["attack-10", "attack-09", "attack-08"]}
    t = table("human", "parasite", "filch", hands=hands, destiny=["most-cards"], moves=homes(0, 2))
    t.do(0, "own-colour", "resettle", options=["redraw", "resettle"])
    t.do(0, "aim", planet(0)).do(0, "launch", {planet(0, 4): 1})
    assert lost(t, 0) == [False]


@pytest.mark.rule("F-POWER-4", "F-POWER-5", "F-DRIVE-2")
def test_driving_a_foreign_colony_out_brings_the_power_back() -> None:
    moves = [*homes(0, 2), (1, 2, planet(1), planet(0))]
    hands = {0: ["attack-40", "attack-10"], 1: ["attack-04", "attack-08"]}
    t = table("human", "parasite", "filch", hands=hands, destiny=["red", "blue"], moves=moves)
    t.do(0, "own-colour", 1, options=["redraw", 1, "resettle"]).encounter(
        target=planet(0), ships={planet(0, 4): 2}, cards=("attack-40", "attack-04")
    )
    assert totals(t) == (40 + 2, 4 + 2)  # still without the bonus
    assert t.ships(0, planet(0)) == 2
    assert lost(t, 0) == [False]


@pytest.mark.rule("F-POWER-6")
def test_a_player_without_power_plays_on_normally() -> None:
    """It attacks, allies, reinforces, plays artifacts and wins like anybody."""
    hands = {0: ["attack-10", "reinforcement-5", "attack-01"], 1: ["attack-08"], 2: ["force-field"]}
    t = table("human", "parasite", "filch", hands=hands, moves=[*homes(0, 2), *homes(2, 2)])
    t.encounter(ships={planet(0, 4): 4}, allies={2: ("offense", {planet(2, 4): 2})}, cards=CARDS)
    t.do(2, "window-ALLIANCES_FORMED", "pass").encounter(cards=CARDS).do(0, "reinforce", ("reinforcement-5", 0))
    assert totals(t) == (10 + 4 + 2 + 5, 8 + 4)
    assert (t.ships(0, planet(1)), t.ships(2, planet(1))) == (4, 2)


# ---- zaps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("F-ZAP-1")
def test_a_power_is_zapped_only_at_the_moment_it_is_used() -> None:
    """The holder of a Cosmic Zap is asked once: when the Human uses its power, after the cards are revealed."""
    hands = {0: ["attack-10", "attack-01"], 1: ["attack-08"], 2: ZAP}
    t = table("human", "parasite", "filch", hands=hands).encounter(ships=3, cards=CARDS)
    assert t.open == [(2, "window-USE_ANNOUNCED")]
    assert t.events("revealed") != []
    t.passes(2)
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-ZAP-1")
def test_a_power_that_works_later_can_be_zapped_only_when_it_is_declared() -> None:
    """Loser declares in planning; once that has passed the reversal cannot be zapped any more."""
    t = table("loser", "parasite", "filch", hands={0: ["attack-04"], 1: ["attack-40"], 2: ZAP}).encounter(ships=3)
    t.do(0, "window-PLANNING_BEFORE", "loser.upset").passes(2)
    assert outcome(t) == ("won", 0, "totals")
    assert t.hand(2) == ZAP


@pytest.mark.rule("F-ZAP-2", "F-FAQ-2")
def test_a_zap_cancels_the_use_and_every_later_use_of_that_power_in_the_encounter() -> None:
    """Macron is zapped when it launches: it sends four ships, and after the reveal they count one each."""
    hands = {0: ["attack-10", "attack-09"], 1: ["attack-04", "attack-08"], 2: ZAP}
    t = table("macron", "parasite", "filch", hands=hands, destiny=["blue", "blue"])
    t.do(0, "aim", planet(1)).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert zapped(t, 0) == [True]
    t.encounter(ships=4, cards=("attack-10", "attack-04"))
    assert totals(t) == (10 + 4, 4 + 4)
    assert uses(t) == [(0, "macron.send-one")]
    assert zapped(t, 0) == [False]
    t.do(0, "second-encounter", "go-on").encounter(target=planet(1, 1), ships=1, cards=("attack-09", "attack-08"))
    assert uses(t)[1:] == [(0, "macron.send-one"), (0, "macron.mass")]
    assert totals(t) == (9 + 4, 8 + 4)


@pytest.mark.rule("F-FAQ-2")
def test_macron_uses_its_power_twice_once_to_send_and_once_after_the_reveal() -> None:
    hands = {0: ["attack-10", "attack-01"], 1: ["attack-08"], 2: ZAP}
    t = table("macron", "parasite", "filch", hands=hands).do(0, "aim", planet(1)).passes(2)
    t.encounter(ships=1, cards=CARDS)
    assert t.ships(0, GATE) == 1
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert uses(t) == [(0, "macron.send-one"), (0, "macron.mass")]
    assert totals(t) == (10 + 1, 8 + 4)


@pytest.mark.rule("F-FAQ-2")
def test_as_an_ally_macron_uses_its_power_when_it_has_been_invited_and_sends() -> None:
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["attack-08"]}
    t = table("parasite", "mite", "macron", hands=hands)
    t.scripted({(0, "aim"): [planet(1)], (0, "launch"): [1], (0, "invite"): [(2,)], (1, "invite"): [()]})
    t.do(2, "ally", "offense")
    assert uses(t) == [(2, "macron.send-one")]
    t.do(0, "window-USE_ANNOUNCED", "cosmic-zap").do(2, "ally-ships", {planet(2): 3})
    assert totals(t) == (10 + 1 + 3, 8 + 4)


@pytest.mark.rule("F-ZAP-3", "F-COMPONENT-5")
def test_parts_that_work_without_a_use_go_on_while_the_power_is_zapped() -> None:
    """A zapped Macron still reckons every ship twice for its compensation; nobody is asked about it."""
    hands = {0: ["negotiate"], 1: ["attack-40", "attack-20", "attack-10", "attack-08", "attack-06"], 2: ZAP}
    t = table("macron", "parasite", "filch", hands=hands)
    t.do(0, "aim", planet(1)).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    assert [(took["seat"], took["number"]) for took in t.events("took")] == [(0, 4)]
    assert uses(t) == [(0, "macron.send-one")]


@pytest.mark.rule("F-COMPONENT-5", "F-POWER-1")
def test_parts_that_work_without_a_use_do_not_work_when_the_power_is_lost() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40", "attack-20", "attack-10", "attack-08", "attack-06"]}
    t = table("macron", "parasite", "filch", hands=hands, moves=homes(0, 2))
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    assert [took["number"] for took in t.events("took")] == [2]


@pytest.mark.rule("F-FAQ-18", "F-COMP-2")
@pytest.mark.parametrize(("offense", "cards"), [("zombie", 0), ("pacifist", 2)])
def test_a_zombie_takes_no_compensation_for_ships_that_return(offense: str, cards: int) -> None:
    """With too few home colonies a Pacifist loses like anybody, and is paid for the same two ships."""
    moves = homes(0, 2) if offense == "pacifist" else []
    hands = {0: ["negotiate"], 1: ["attack-40", "attack-20", "attack-10", "attack-08"]}
    t = table(offense, "parasite", "filch", hands=hands, moves=moves)
    t.encounter(ships=2, cards=("negotiate", "attack-40"))
    if offense == "zombie":
        t.do(0, "ships-home", {planet(0): 2})
    assert sum(took["number"] for took in t.events("took")) == cards


# ---- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("F-TIMING-1", "F-COMPONENT-4")
def test_role_and_phase_of_the_strip_say_who_may_use_a_power_and_when() -> None:
    """Sorcerer, Trader and Loser are for main players; only the one that is a main player is asked."""
    hands = {0: ["attack-10", "attack-09"], 1: ["attack-08", "attack-07"]}
    t = table("parasite", "sorcerer", "trader", "loser", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=CARDS)
    assert t.open == [(1, "window-CARDS_SELECTED")]
    t.passes(1)
    assert totals(t) == (10 + 3 + 1, 8 + 4)


@pytest.mark.rule("F-TIMING-2", "F-TIMING-5")
def test_at_one_moment_the_offense_goes_first_then_the_defense_then_the_others_clockwise() -> None:
    """Seat 2 is the offense, seat 0 the defense; of the allies seat 3 sits left of the offense, seat 1 comes last."""
    hands = {2: ["attack-08", "attack-07"], 0: ["attack-10", "attack-09"]}
    t = table("anti-matter", "macron", "virus", "human", hands=hands, first=2, destiny=["red"])
    t.encounter(
        offense=2,
        defense=0,
        ships=3,
        allies={3: ("defense", 1), 1: ("offense", 1)},
        cards=("attack-08", "attack-10"),
    )
    assert uses(t) == [
        (1, "macron.send-one"),
        (2, "virus.multiply"),
        (0, "anti-matter.negate"),
        (3, "human.humanity"),
        (1, "macron.mass"),
    ]
    assert totals(t) == (3 * 8 - 4, 10 - 4 - 1 + 4)


@pytest.mark.rule("F-TIMING-2")
def test_contradicting_effects_are_settled_by_that_order() -> None:
    """Both main players win automatically: the offense's effect came first and stands."""
    t = table("pacifist", "human", "filch", hands={0: ["negotiate"], 1: ["attack-04", "cosmic-zap"]})
    t.encounter(ships=3, cards=("negotiate", "attack-04")).passes(1).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")


@pytest.mark.rule("F-TIMING-3")
def test_an_effect_before_selection_comes_before_one_after_selection() -> None:
    """Though the Sorcerer is the offense, the defending Loser is asked first: its moment is earlier."""
    t = table("sorcerer", "loser", "filch", hands={0: ["attack-10"], 1: ["attack-08"]}).encounter(ships=3)
    assert t.open == [(1, "window-PLANNING_BEFORE")]
    t.do(1, "window-PLANNING_BEFORE", "loser.upset")
    assert t.open == [(0, "window-CARDS_SELECTED")]


@pytest.mark.rule("F-TIMING-4", "F-FAQ-10")
def test_an_announced_effect_is_finished_before_another_one_starts() -> None:
    """The Trader has announced its trade: only the zap may come between, the Loser must wait."""
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-30", "attack-40"], 2: [*ZAP, "card-zap", "force-field"]}
    t = table("trader", "loser", "filch", hands=hands).encounter(ships=3)
    t.do(0, "window-PLANNING_BEFORE", "trader.trade-hands")
    assert t.open == [(2, "window-USE_ANNOUNCED")]
    t.do(2, "window-USE_ANNOUNCED", "pass", options=["pass", "cosmic-zap"])
    assert t.hand(0) == ["attack-30", "attack-40"]
    assert t.open == [(1, "window-PLANNING_BEFORE")]


@pytest.mark.rule("F-TIMING-4", "F-FAQ-10")
def test_a_card_zap_answers_cards_and_a_cosmic_zap_answers_powers_only() -> None:
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-30", "cosmic-zap"], 2: ["plague", "card-zap"]}
    t = table("trader", "parasite", "filch", hands=hands)
    t.do(2, "window-ENCOUNTER_START", "plague")
    assert t.open == [(2, "plague-victim")]  # the Cosmic Zap cannot answer a card, nobody zaps the own card
    t = table("trader", "parasite", "filch", hands={**hands, 1: ["attack-30", "attack-40"]}).passes(2)
    t.encounter(ships=3).do(0, "window-PLANNING_BEFORE", "trader.trade-hands")
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]  # the Card Zap cannot answer a power


@pytest.mark.rule("F-TIMING-4", "F-FAQ-10", "F-ART-3")
def test_a_zap_may_be_zapped_and_that_zap_again() -> None:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-08"], 2: [*ZAP, "card-zap"]}
    t = table("virus", "parasite", "filch", hands=hands).encounter(ships=3, cards=CARDS)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap")
    t.do(2, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert totals(t) == (10 + 3, 8 + 4)
    assert t.discards()[:3] == ["cosmic-zap", "card-zap", "card-zap"]


@pytest.mark.rule("F-ZAP-1", "F-TIMING-4")
def test_when_one_zap_has_failed_another_may_still_answer_the_same_use() -> None:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-08", "cosmic-zap"], 2: ZAP}
    t = table("virus", "parasite", "filch", hands=hands).encounter(ships=3, cards=CARDS)
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap").do(0, "window-CARD_PLAYED", "card-zap")
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert totals(t) == (10 + 3, 8 + 4)
    assert uses(t) == [(0, "virus.multiply")]


@pytest.mark.rule("F-TIMING-5")
def test_a_player_with_two_duties_at_one_moment_orders_them() -> None:
    def second_power(g: Game) -> None:
        gain(g, 0, "human", "own", "test")

    t = table("virus", "parasite", "filch", hands={0: ["attack-10"], 1: ["attack-08"]}, prepare=second_power)
    t.encounter(ships=3, cards=CARDS)
    t.do(0, "order-uses", "human.humanity", options=["virus.multiply", "human.humanity"])
    assert uses(t) == [(0, "human.humanity"), (0, "virus.multiply")]
    assert totals(t) == (3 * 10 + 4, 8 + 4)


@pytest.mark.rule("F-FAQ-12")
@pytest.mark.reading("recurring-uses")
def test_a_single_event_is_once_per_encounter_and_a_recurring_one_may_recur() -> None:
    """The Sorcerer switches once; the Zombie saves ships from the Plague and again from its defeat."""
    hands = {0: ["attack-40", "attack-05"], 1: ["attack-04"], 2: ["plague"]}
    t = table("zombie", "sorcerer", "filch", hands=hands)
    t.do(2, "window-ENCOUNTER_START", "plague").do(2, "plague-victim", 0)
    t.do(0, "lose-ships", {planet(0): 3}).do(0, "ships-home", {planet(0): 3}).do(0, "plague-card", "attack-05")
    t.encounter(ships=2, cards=("attack-40", "attack-04"))
    t.do(1, "window-CARDS_SELECTED", "sorcerer.switch")
    assert t.events("revealed")[-1]["faces"] == ["attack-04", "attack-40"]  # not asked a second time
    t.do(0, "ships-home", {planet(0): 2})
    assert uses(t) == [(0, "zombie.immortality"), (1, "sorcerer.switch"), (0, "zombie.immortality")]
    assert t.ships(0, WARP) == 0
