"""Usurper: allies lay cards, too. Wild: allied ships decide. Super: a look at the other side's."""

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, dominion
from tests.games.encounter.scenario import GATE, WARP, Table, planet
from tests.readings import homes, outcome, totals, uses
from warptable.bots import Sight, make_bot
from warptable.games.encounter.page.scene.build import pending_in
from warptable.kernel import Rng

POWER, FLARE = "usurper.accroach", "flare-usurper"
DOWN = "window-SELECTED_FIRST"


def down(
    *own: str,
    seat: int = 0,
    allies: dict[int, tuple[str, int]] | None = None,
    third: tuple[str, ...] = ("attack-20", "attack-05"),
    fourth: tuple[str, ...] = ("attack-04", "attack-13"),
    other: str = "pacifist",
    cards: tuple[str, str] | None = ("attack-08", "attack-12"),
) -> Table:
    """Both cards are down: 8 against 12. Seat 2 helps the offense with one ship, seat 3 the defense."""
    aliens = ["usurper", other, "clone", "trader"] if seat == 0 else [other, "usurper", "clone", "trader"]
    hands: dict[int, list[str]] = {0: ["attack-08", "attack-06"], 1: ["attack-12"], 2: [*third], 3: [*fourth]}
    hands[seat] += own
    joining = {2: ("offense", 1), 3: ("defense", 1)} if allies is None else allies
    t = dominion(*aliens, hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=2, allies=joining, cards=cards)


def laid(t: Table) -> Table:
    """Both allies have laid their cards."""
    t.do(0, DOWN, POWER, options=["pass", POWER])
    t.do(2, "usurper-laid-card", "attack-20", options=["attack-20", "attack-05"])
    return t.do(3, "usurper-laid-card", "attack-04")


@pytest.mark.rule("F-PLAN-1")
def test_it_may_play_a_card_of_its_own_ally_which_it_has_seen() -> None:
    t = laid(down())
    assert t.view(0).seats[2].known == ["attack-20"]
    assert (t.view(0).seats[3].known, t.view(1).seats[2].known) == ([], [])
    t.do(0, "usurper-own", "attack-20", options=["own-choice", "attack-20"])
    assert (t.hand(0), t.hand(2)) == (["attack-06", "attack-08"], ["attack-05"])
    t.do(0, "usurper-other", "their-choice", options=["their-choice", 3])
    assert totals(t) == (20 + 2 + 1, 12 + 4 + 1)
    assert t.discards() == ["attack-20", "attack-12"]


def test_it_may_change_the_opponents_card_blindly() -> None:
    t = laid(down()).do(0, "usurper-own", "own-choice").do(0, "usurper-other", 3)
    assert (t.hand(1), t.hand(3)) == (["attack-12"], ["attack-13"])
    assert totals(t) == (8 + 2 + 1, 4 + 4 + 1)
    assert [(e["seat"], e["side"]) for e in t.events("card_put_instead")] == [(3, 1)]


@pytest.mark.rule("F-PLAN-5")
def test_nobody_sees_the_new_card_before_the_reveal_but_whose_it_is() -> None:
    t = laid(down()).do(0, "usurper-own", "attack-20")
    assert [t.seen_card(viewer, 0) for viewer in (0, 1, 2, 3, None)] == ["", "", "attack-20", "", ""]
    assert [e.get("face", "") for e in t.events("card_put_instead")] == [""]


def test_an_ally_who_needs_no_encounter_card_lays_none() -> None:
    hands = {0: ["attack-08", "attack-06"], 1: ["attack-12", "attack-04"], 2: ["quash"]}
    t = dominion("usurper", "pacifist", "doppelganger", hands=hands)
    t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-08", "attack-12")).do(0, DOWN, POWER)
    assert t.events("new_hand") == []
    assert totals(t) == (8 + 2 + 1, 12 + 4)


@pytest.mark.rule("F-PLAN-2")
def test_an_ally_without_encounter_card_draws_a_new_hand_first() -> None:
    t = down(third=("quash",)).do(0, DOWN, POWER)
    assert [event["seat"] for event in t.events("new_hand")] == [2]
    assert (2, "usurper-laid-card") in t.open


@pytest.mark.reading("usurper-dictated")
def test_allies_of_a_main_player_whose_choice_is_dictated_lay_nothing() -> None:
    """Against Oracle the Usurper's own card lies open: only the opposing allies lay cards."""
    t = down(other="oracle", cards=None)
    while t.open[0][1] != DOWN:
        seat, prompt = t.open[0]
        t.do(seat, prompt, {0: "attack-08", 1: "attack-12"}[seat] if prompt == "encounter-card" else "oracle.foresee")
    t.do(0, DOWN, POWER)
    assert t.open == [(3, "usurper-laid-card")]


@pytest.mark.rule("F-TIMING-1", "F-POWER-1")
def test_not_without_allies_nor_as_an_outsider_nor_without_power() -> None:
    assert uses(down(allies={})) == []
    hands = {0: ["attack-08"], 1: ["attack-12"], 2: ["attack-20"], 3: ["attack-04"]}
    t = dominion("pacifist", "hacker", "usurper", "trader", hands=hands)
    assert uses(t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-08", "attack-12"))) == []
    t = dominion("usurper", "hacker", "clone", "trader", hands=hands, moves=homes(0, 2))
    assert uses(t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-08", "attack-12"))) == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_nobody_lays_anything() -> None:
    t = down(fourth=("attack-04", "cosmic-zap")).do(0, DOWN, POWER).do(3, ZAP, "cosmic-zap")
    assert totals(t) == (11, 17)


@pytest.mark.rule("F-FLARE-6")
def test_super_a_look_at_the_cards_of_the_opposing_allies() -> None:
    t = down(FLARE).do(0, DOWN, POWER).do(0, RIDER, FLARE, options=["pass", FLARE])
    t.do(2, "usurper-laid-card", "attack-05").do(3, "usurper-laid-card", "attack-13")
    assert t.view(0).seats[3].known == ["attack-13"]
    t.do(0, "usurper-own", "own-choice").do(0, "usurper-other", "their-choice")
    assert totals(t) == (11, 17)


# ---------------------------------------------------------------- wild


def declared(sent: tuple[int, int], holder: int = 0, third: tuple[str, ...] = ()) -> Table:
    """Seat 2 helps the offense and seat 3 the defense, with so many ships."""
    hands: dict[int, list[str]] = {0: ["attack-08"], 1: ["attack-12"], 2: ["attack-20", *third], 3: ["attack-04"]}
    hands[holder].append(FLARE)
    t = dominion("hacker", "pacifist", "clone", "trader", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=2).do(holder, "window-ALLIANCE_BEFORE", FLARE, options=["pass", FLARE])
    if third:
        t.do(2, STOP, third[0])
    allies = {2: ("offense", sent[0]), 3: ("defense", sent[1])}
    return t.encounter(ships=2, allies=allies, cards=("attack-08", "attack-12"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-RES-1")
@pytest.mark.parametrize("holder", [0, 1])
def test_wild_the_side_with_more_allied_ships_wins_without_cards(holder: int) -> None:
    t = declared((2, 1), holder)
    assert outcome(t) == ("won", 0, "declared")
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), t.ships(3, WARP)) == (2, 2, 1)
    assert t.events("revealed") == []


@pytest.mark.rule("F-FLARE-5", "F-REWARD-1")
@pytest.mark.reading("usurper-wild-phase")
def test_wild_a_tie_goes_to_the_defense() -> None:
    t = declared((1, 1))
    assert outcome(t) == ("won", 1, "declared")


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = declared((2, 1), third=("card-zap",))
    assert outcome(t)[2] == "totals"
    assert t.ships(0, GATE) == 0


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
@pytest.mark.reading("usurper-wild-phase")
def test_wild_the_alliance_phase_goes_on_to_its_end() -> None:
    """What is used when alliances stand comes before allies are counted; planning and reveal are skipped."""
    hands: dict[int, list[str]] = {0: ["attack-08", FLARE], 1: ["quash", "force-field"], 2: ["attack-20"]}
    t = dominion("grudge", "pacifist", "clone", "trader", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=2).do(0, "window-ALLIANCE_BEFORE", FLARE)
    script: dict[tuple[int, str], list[object]] = {
        (0, "invite"): [(2, 3)],
        (1, "invite"): [()],
        (2, "ally"): ["offense"],
        (2, "ally-ships"): [2],
        (3, "ally"): ["decline"],
    }
    t.scripted(script)
    assert [event["guests"] for event in t.events("tokens_given")] == [[3]], "Grudge must mark who declined"
    assert ("usurper", "count_allies") in [(one.source, one.effect) for one in pending_in(t.session)]
    t.do(1, "window-ALLIANCES_FORMED", "force-field", options=["pass", "force-field"])
    t.do(2, "ships-home", {planet(2): 2})
    assert outcome(t) == ("won", 1, "declared"), "no ally is left, and a tie is the defense's"
    assert (t.events("revealed"), t.events("new_hand"), t.hand(1)) == ([], [], ["quash"])


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("usurper-wild-phase")
def test_wild_all_allies_may_be_sent_home_before_they_are_counted() -> None:
    hands: dict[int, list[str]] = {0: ["attack-08", FLARE], 1: ["attack-12", "flare-mite"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands)
    t.encounter(ships=2).do(0, "window-ALLIANCE_BEFORE", FLARE)
    t.encounter(allies={2: ("offense", 2)})
    t.do(1, "window-ALLIANCES_FORMED", "flare-mite", options=["pass", "flare-mite"])
    t.do(2, "ships-home", {planet(2): 2})
    assert outcome(t) == ("won", 1, "declared")


@pytest.mark.rule("N-INTIM-10")
@pytest.mark.reading("intimidates-back")
def test_wild_intimidates_go_back_at_once_and_no_others_are_laid() -> None:
    """So Barbarian finds it in the hand that it loots."""
    hands = {0: ["attack-10", FLARE], 1: ["attack-08"]}
    rewards = {1: ["intimidate-39"], 2: ["intimidate-19"]}
    t = dominion("barbarian", "mite", "virus", hands=hands, rewards=rewards)
    t.do(1, "window-ENCOUNTER_START", "intimidate-39").passes(2).encounter(ships=2).passes(2)
    t.encounter(ships=2).passes(2).do(0, "window-ALLIANCE_BEFORE", FLARE)
    assert t.hand(1) == ["attack-08", "intimidate-39"]
    t.encounter(allies={2: ("offense", 2)})
    assert t.open == [(0, "barbarian-cards")], "nobody is asked for an intimidate that could not be used"
    looted = [t.state.faces[card] for card in t.decision(0, "barbarian-cards").options if card != "done"]
    assert sorted(looted) == ["attack-08", "intimidate-39"]


@pytest.mark.parametrize("name", ["steady", "shrewd"])
def test_bots_lay_their_best_card_for_their_side_and_take_a_better_one(name: str) -> None:
    """An ally's question is not that of a main player, whose own ships fight."""
    t = down().do(0, DOWN, POWER)
    laid_card = make_bot(name).choose(Sight(t.session, 2), t.decision(2, "usurper-laid-card"), Rng.seeded(1))
    assert t.state.faces[laid_card] == "attack-20"
    t.do(2, "usurper-laid-card", "attack-20").do(3, "usurper-laid-card", "attack-04")
    assert make_bot(name).choose(Sight(t.session, 0), t.decision(0, "usurper-own"), Rng.seeded(1)) == "attack-20"
