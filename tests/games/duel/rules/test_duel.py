"""The steps of a duel, from the dials to the cleanup."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.scenario import SUPPLY, WARP, Table, duel
from warptable.games.duel.engine.game import Game
from warptable.kernel import IllegalAnswer

QUIET = ("shield-2", "shield-2")
"""Tactics that do nothing."""


# ---------------------------------------------------------------- steps 1 and 2


@pytest.mark.rule("D-D01-01", "D-D01-02", "D-D02-01", "D-D02-02", "D-CON-07")
def test_both_set_dials_from_1_to_4_in_secret_and_send_that_many() -> None:
    t = duel(card="vacant-shipyard")
    assert t.options(0, "dial") == t.options(1, "dial") == [1, 2, 3, 4]
    t.do(0, "dial", 3)
    assert t.there() == [0, 0]
    t.do(1, "dial", 1)
    assert t.there() == [3, 1]
    assert (t.ships(0, SUPPLY), t.ships(1, SUPPLY)) == (12, 14)
    assert [event["dial"] for event in t.events("dial_revealed")] == [3, 1]


@pytest.mark.rule("D-D02-03", "D-WIN-08", "D-MISC-01")
def test_a_dial_above_the_supply_sends_all_there_is() -> None:
    t = duel(card="vacant-shipyard", supply=(2, 15)).dials(4, 1)
    assert t.there() == [2, 1]
    assert t.ships(0, SUPPLY) == 0


@pytest.mark.rule("D-EX-14", "D-WIN-05", "D-WIN-06", "D-MISC-01")
@pytest.mark.parametrize(("supply", "winners"), [((0, 3), (1,)), ((3, 0), (0,)), ((0, 0), ())])
def test_whoever_must_send_and_cannot_loses_the_game(supply: tuple[int, int], winners: tuple[int, ...]) -> None:
    t = duel(card="vacant-shipyard", supply=supply)
    assert t.session.over
    assert t.events("ships_sent") == []
    assert t.session.winners == winners
    assert t.state.way == ("supply" if winners else "observers")
    assert t.events("game_over")[0]["source"] == ("D-WIN-05" if winners else "D-WIN-06")


@pytest.mark.reading("duel-need-not-send")
@pytest.mark.rule("D-GAP-30")
def test_whoever_need_not_send_does_not_lose() -> None:
    t = duel(card="regular-revenge", planets={0: (2, 0)}, supply=(0, 0))
    assert t.session.winners == (0,)


@pytest.mark.rule("D-GAP-20")
def test_whoever_does_not_send_sets_no_dial() -> None:
    t = duel(card="siege", planets={2: (1, 0)}).dials(0, 3)
    assert t.view(None).current.dials == (0, 3)
    t = duel(card="siege", planets={2: (0, 1)}).dials(2, 0)
    assert t.view(None).current.dials == (2, 0)


@pytest.mark.rule(
    "D-EX-15", "D-GAP-15", "D-GAP-20", "D-D06-03", "D-D06-04", "D-D11-05", "D-GAP-37", "D-D10-04", "D-D11-04"
)
def test_a_revenge_duel_is_won_in_step_6() -> None:
    planets = {0: (0, 2), 1: (0, 1), 2: (0, 1), 4: (1, 0), 5: (1, 0), 7: (1, 0)}
    t = duel(card="regular-revenge", planets=planets, supply=(5, 11), leader=1)
    assert t.open == [(0, "dial")]
    assert t.state.leader == 1
    t.dials(4).lock((0, "plan-08", "blast-4"), (1, "plan-10", "shield-2"))
    assert (t.won()["how"], t.won()["seat"]) == ("ships", 0)
    assert t.events("plan_revealed") == []
    assert t.events("recovered")[0]["seat"] == 1
    assert (t.pile(0), t.pile(1)) == (["plan-08"], ["plan-10"])
    assert (t.game.count(0), t.game.count(1)) == (4, 2)
    assert t.state.leader == 0
    assert t.state.last.loser == 1


@pytest.mark.reading("duel-revenge", "duel-roles-in-a-duel")
@pytest.mark.rule("D-CON-05", "D-GAP-15", "D-D11-04")
def test_roles_stay_while_a_planet_of_the_leader_is_dueled_over() -> None:
    planets = {0: (2, 0), 1: (1, 0), 2: (1, 0), 4: (0, 1), 5: (0, 1), 7: (0, 1)}
    t = duel(card="regular-revenge", planets=planets, hands={0: ["plan-10", "traitors"], 1: ["plan-10", "grumblers"]})
    assert t.game.counts() == (2, 3)
    t.dials(0, 4).lock((0, "plan-10", "blast-2"), (1, "plan-10", "recover-1"))
    assert t.there() == [2, 2], "ships have moved, and roles were not looked at"
    assert t.open == [(0, "reinforce")], "the leader plays first"
    assert t.events("roles_changed") == []
    t.do(0, "reinforce", "pass").do(1, "reinforce", "pass")
    assert (t.won()["clouts"], t.won()["seat"]) == ([10, 10], 1)
    assert [(event["leader"], event["source"]) for event in t.events("roles_changed")] == [(1, "D-LEAD-02")]


@pytest.mark.reading("duel-revenge")
@pytest.mark.rule("D-GAP-07")
def test_both_controllers_fight_with_the_ships_there() -> None:
    t = duel(card="regular-revenge", planets={0: (2, 1)})
    assert t.open == [(0, "lock-in"), (1, "lock-in")]
    t.lock((0, "plan-06", "shield-2"), (1, "plan-08", "shield-2"))
    assert t.won()["clouts"] == [6 + 7, 8]
    t = duel("bouncer", "sponge", card="regular-revenge", planets={0: (2, 2)})
    assert t.open == [(0, "lock-in"), (1, "lock-in")], "no ships were sent that could be turned away"


@pytest.mark.reading("duel-revenge")
@pytest.mark.rule("D-GAP-08", "D-GAP-25")
def test_after_a_restart_everybody_sends() -> None:
    t = duel(card="siege", planets={2: (1, 0)})
    t.dials(0, 1).lock((0, "plan-06", "blast-4"), (1, "plan-08", "blast-4"))
    assert t.open == [(0, "dial"), (1, "dial")]
    t.fight((3, 3), ("plan-08", "plan-10"), ("shield-2", "blast-3"))  # and the shield is no controller's any more
    assert t.events("volley")[-1]["damage"] == [1, 0]


# ---------------------------------------------------------------- switches of sending


def sent(t: Table) -> list[tuple[int, int, int]]:
    return [(event["seat"], event["ships"], event["origin"]) for event in t.events("ships_sent")]


def test_a_card_limits_or_adds_ships() -> None:
    assert sent(duel(card="tiny-rock").dials(4, 1)) == [(0, 2, SUPPLY), (1, 1, SUPPLY)]
    assert sent(duel(card="crowded-orbit", supply=(15, 1)).dials(2)) == [(0, 3, SUPPLY), (1, 1, SUPPLY)]


@pytest.mark.rule("D-CON-07")
def test_ships_come_from_the_warp() -> None:
    t = duel(card="its-full-of-stars", supply=(18, 20)).dials(4)
    assert sent(t) == [(0, 2, WARP), (1, 1, SUPPLY)]
    assert duel(card="its-full-of-stars", supply=(0, 15)).dials(1, 1).there() == [1, 1]


@pytest.mark.reading("duel-empty-dials")
@pytest.mark.rule("D-D01-01")
@pytest.mark.parametrize(
    ("card", "supply", "asked"),
    [
        ("vacant-shipyard", (2, 15), [0, 1]),
        ("vacant-shipyard", (1, 15), [1]),  # the last ship is sent, whatever the dial shows
        ("vacant-shipyard", (1, 1), []),
        ("vacant-shipyard", (0, 15), []),  # decided
        ("crowded-orbit", (2, 3), [1]),
        ("tiny-rock", (2, 2), [0, 1]),
        ("its-full-of-stars", (20, 18), [1]),  # without ships in the Warp it is one from the supply
        ("its-full-of-stars", (20, 20), []),
        ("its-full-of-stars", (0, 0), [0, 1]),
        ("foggy-landing", (1, 0), [0, 1]),  # supplies may change before ships are sent
        ("all-in", (9, 9), []),
    ],
)
def test_nobody_is_asked_for_a_dial_on_which_nothing_depends(
    card: str, supply: tuple[int, int], asked: list[int]
) -> None:
    t = duel(card=card, supply=supply, planets={0: (1, 0), 1: (0, 1)} if card == "all-in" else {})
    assert sorted(seat for seat, prompt in t.open if prompt == "dial") == asked


@pytest.mark.reading("duel-late-and-empty")
@pytest.mark.rule("D-WIN-05", "D-GAP-38")
def test_a_late_dial_is_set_though_the_supply_is_empty() -> None:
    t = duel("unseen", "sponge", card="vacant-shipyard", supply=(0, 1))
    assert t.open == [(0, "dial")]
    t.dials(2)
    assert t.there() == [0, 1]
    t.lock((0, "plan-06", "shield-2"), (1, "plan-08", "shield-2"))
    assert t.session.winners == (1,)
    for empty in ((3, 0), (0, 0)):
        decided = duel("unseen", "sponge", card="vacant-shipyard", supply=empty)
        assert decided.session.winners == (0,)
        assert decided.events("dial_revealed") == []


def test_all_in_has_no_dials() -> None:
    t = duel(card="all-in", planets={0: (1, 0)}, supply=(3, 15))
    assert sent(t) == [(0, 3, SUPPLY), (1, 4, SUPPLY)]
    assert t.events("dial_revealed") == []


def test_a_meteor_shower_destroys_a_ship_of_whoever_sent_three() -> None:
    t = duel(card="meteor-shower").dials(3, 2)
    assert t.there() == [2, 2]


@pytest.mark.rule("D-GAP-38")
def test_in_the_fog_all_ships_arrive_late_and_the_card_acts_first() -> None:
    t = duel("bouncer", "sponge", card="foggy-landing")
    t.dials(2, 3)
    assert t.there() == [0, 0]
    assert t.view(0).current.dials == (2, -1)
    t.lock((0, "plan-06", "shield-2"), (1, "plan-08", "shield-2"))
    assert t.there() == [2, 3]
    assert t.open == [(0, "use")]


def test_an_eviction_empties_the_planet_first() -> None:
    t = duel(card="eviction-notice", planets={0: (2, 1)})
    assert t.open == [(0, "dial"), (1, "dial")]
    assert t.there() == [0, 0]
    assert t.game.frame.controllers == ()


@pytest.mark.rule("D-LEAD-02")
def test_an_eviction_may_change_roles_before_the_duel() -> None:
    t = duel(card="eviction-notice", planets={0: (2, 0), 1: (0, 1)}, leader=0)
    assert (t.open, t.state.leader) == ([(1, "dial"), (0, "dial")], 1)


def test_a_duel_where_the_last_one_was() -> None:
    t = duel(card="vacant-shipyard", cards=("best-of-three",), stack=[6])
    t.fight((1, 1), ("plan-18", "plan-06"), QUIET)
    assert t.game.frame.planet == 6
    assert t.open == [(1, "dial")]


@pytest.mark.rule("D-DES-11")
def test_where_the_last_duel_was_does_not_depend_on_the_bar() -> None:
    """Its bar begins green: that is planet 2. The very first planet is no special one."""
    t = duel(card="vacant-shipyard", cards=("best-of-three",), planets={2: (0, 0)}, stack=[0])
    t.fight((1, 1), ("plan-18", "plan-06"), QUIET)
    assert (t.state.past[-1], t.game.frame.planet) == ("best-of-three", 0)
    t = duel(card="best-of-three", planets={0: (0, 0), 2: (0, 0)})
    assert t.game.frame.planet == 2, "there was no duel before"
    t = duel(card="vacant-shipyard", cards=("border-dispute",), planets={1: (0, 0)}, stack=[0])
    t.fight((1, 1), ("plan-18", "plan-06"), QUIET)
    assert (t.state.past[-1], t.game.frame.planet) == ("border-dispute", 1), "this card has but a bar"


@pytest.mark.rule("D-DES-11")
def test_of_a_leader_without_planets_the_straggler_picks_none() -> None:
    t = duel(card="stragglers-choice", planets={2: (0, 0), 4: (0, 0)}, leader=0)
    assert (t.game.frame.planet, t.events("planet_picked")[0]["how"]) == (4, "bar")


@pytest.mark.rule("D-GAP-41", "D-WRP-03", "D-GAP-18")
def test_the_straggler_picks_a_planet_of_the_leader_and_be_it_the_warpplanet() -> None:
    def in_warp(g: Game) -> None:
        g.s.warpplanet = 3

    t = duel(card="stragglers-choice", planets={3: (2, 1), 4: (0, 0)}, prepare=in_warp)
    assert t.game.frame.planet == 3
    assert t.game.frame.controllers == (0,)
    t.dials(0, 1).lock((0, "plan-06", "shield-2"), (1, "plan-18", "shield-2"))
    assert t.events("retreated") == [{"source": "D-D11-01", "seat": 0, "ships": 2, "planet": 3}]


# ---------------------------------------------------------------- step 4


@pytest.mark.rule("D-D04-01", "D-D04-02", "D-D04-03", "D-TAC-04")
def test_one_plan_and_one_readied_tactic_are_locked_in() -> None:
    t = duel(card="vacant-shipyard", ready={0: [1, 4]}).dials(1, 1)
    t.session.answer(t.decision(0, "lock-in"), t.state.seats[0].hand[0])
    assert t.options(0, "lock-in") == [("tactic", 1, 1), ("tactic", 1, 0), ("tactic", 4, 1), ("tactic", 4, 0)]
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(0, "lock-in"), ("tactic", 0, 0))


@pytest.mark.reading("duel-no-tactic")
@pytest.mark.rule("D-GAP-03")
def test_without_a_readied_tactic_none_is_chosen() -> None:
    t = duel(card="vacant-shipyard", ready={0: []}).dials(3, 2)
    t.lock((0, "plan-18"), (1, "plan-06", "blast-2"))
    assert t.events("volley")[0]["damage"] == [2, 0]
    assert t.game.spent(0) == [0, 1, 2, 3, 4]


@pytest.mark.reading("duel-reinforcement-as-plan")
@pytest.mark.rule("D-GAP-04", "D-GAP-05")
def test_a_reinforcement_is_a_plan_only_if_there_is_no_other_card() -> None:
    t = duel(card="bake-off", hands={0: ["traitors", "plan-02"], 1: ["traitors", "even-support-odd-suppression"]})
    assert t.options(0, "lock-in") == ["plan-02"]
    t.lock((0, "plan-02"), (1, "even-support-odd-suppression"))
    t.do(0, "reinforce", "pass").do(1, "reinforce", "pass")
    assert t.won()["clouts"] == [2, 0]


def test_a_peaceful_landing_has_no_tactics() -> None:
    t = duel(card="peaceful-landing").dials(2, 1)
    t.lock((0, "plan-06"), (1, "plan-10"))
    assert t.won()["clouts"] == [18, 10]
    assert t.events("volley") == []


# ---------------------------------------------------------------- step 5


def damage(first: str, second: str, **more: Any) -> list[int]:
    t = duel(card="vacant-shipyard").fight((4, 4), ("plan-08", "plan-10"), (first, second))
    found: list[int] = t.events("volley")[0]["damage"]
    return found


@pytest.mark.rule("D-D05-02", "D-D05-03", "D-D05-05", "D-TAC-02")
@pytest.mark.parametrize(
    ("first", "second", "lost"),
    [
        ("blast-3", "shield-2", [0, 1]),
        ("blast-2", "shield-4", [0, 0]),
        ("shield-4", "shield-2", [0, 0]),
        ("blast-2", "blast-3", [3, 2]),
        ("recover-1", "blast-4", [4, 0]),
        ("shield-2", "recover-2", [0, 0]),
    ],
)
def test_blasts_minus_shields(first: str, second: str, lost: list[int]) -> None:
    assert damage(first, second) == lost


@pytest.mark.reading("duel-unrevealed-plans")
@pytest.mark.rule("D-CON-09", "D-D05-01", "D-D05-04", "D-D05-06", "D-EX-09", "D-D06-01", "D-D06-05", "D-GAP-14")
def test_two_blasts_hit_at_the_same_time_and_both_wiped_out_start_over() -> None:
    t = duel(card="vacant-shipyard", supply=(12, 12), cards=("rich-veins",))
    t.fight((2, 2), ("plan-18", "plan-06"), ("blast-4", "blast-4"))
    assert t.events("volley")[0]["damage"] == [2, 2]
    assert t.open == [(0, "dial"), (1, "dial")]
    assert t.game.frame.round == 2
    for viewer in (None, 0, 1):
        assert [seat.pile for seat in t.view(viewer).seats] == [["plan-18"], ["plan-06"]]
    kinds = [event.kind for event in t.session.log]
    assert kinds.count("tactic_revealed") == 2
    assert len(kinds) - 1 - kinds[::-1].index("tactic_revealed") < kinds.index("destroyed")
    assert t.events("plan_revealed") == []
    assert (t.game.spent(0), t.game.spent(1)) == ([0], [0])
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (10, 10)


@pytest.mark.rule("D-GAP-25")
def test_a_player_without_ships_loses_the_game_after_a_restart() -> None:
    t = duel(card="vacant-shipyard", supply=(2, 12))
    t.fight((2, 2), ("plan-18", "plan-06"), ("blast-4", "blast-4"))
    assert t.session.winners == (1,)


@pytest.mark.rule("D-D05-07", "D-TAC-10")
def test_tactics_are_spent_but_for_recovering_ones() -> None:
    t = duel(card="vacant-shipyard").fight((4, 4), ("plan-18", "plan-06"), ("blast-4", "recover-1"))
    assert (t.game.spent(0), t.game.spent(1)) == ([0], [])


@pytest.mark.rule("D-TAC-05", "D-TAC-09")
def test_recover_1_readies_one_of_ones_choice() -> None:
    t = duel(card="vacant-shipyard", ready={0: [0, 3, 4], 1: [0, 1, 2, 3]})
    t.fight((4, 4), ("plan-18", "plan-06"), ("recover-1", "recover-1"))
    t.do(0, "ready", [2], options=[1, 2])
    assert [(event["source"], event["seat"]) for event in t.events("readied")] == [("D-TAC-05", 0), ("D-TAC-05", 1)]
    assert (t.game.spent(0), t.game.spent(1)) == ([1], [])  # the only spent one of the other needs no question


@pytest.mark.rule("D-EX-10", "D-TAC-06", "D-TAC-07", "D-TAC-08")
def test_recover_2_readies_two_and_one_of_the_opponent() -> None:
    t = duel(card="vacant-shipyard", ready={0: [2, 3, 4], 1: [0, 1, 3, 4]})
    t.fight((4, 4), ("plan-18", "plan-06"), ("recover-2", "blast-4"))
    assert t.game.spent(0) == []
    assert t.game.spent(1) == [0]
    assert t.events("volley")[0]["damage"] == [4, 0]
    assert [(event["source"], event["seat"]) for event in t.events("readied")] == [("D-TAC-06", 0), ("D-TAC-07", 1)]


@pytest.mark.rule("D-TAC-03")
def test_a_laid_tactic_stays_among_the_readied_ones_until_it_is_shown() -> None:
    t = duel(card="vacant-shipyard").dials(1, 1)
    t.do(0, "lock-in", ("plan-18", "blast-4"))
    assert t.view(1).seats[0].ready == 0b11111
    assert t.view(1).current.laid[0].tactic == -1
    t.do(1, "lock-in", ("plan-06", "shield-4"))
    assert t.view(1).seats[0].ready == 0b11110


def test_the_card_changes_blasts_and_shields() -> None:
    t = duel(card="gladiator-arena").fight((4, 4), ("plan-18", "plan-06"), ("blast-2", "blast-3"))
    assert t.events("volley")[0]["damage"] == [4, 3]
    t = duel(card="siege", planets={2: (3, 0)}).dials(0, 4)
    t.lock((0, "plan-18", "shield-2"), (1, "plan-06", "blast-4"))
    assert t.events("volley")[0]["damage"] == [0, 0]


# ---------------------------------------------------------------- steps 6 to 9


@pytest.mark.rule("D-D06-02", "D-D07-01", "D-CLT-03", "D-CLT-05", "D-CLT-06", "D-D09-01", "D-D09-02")
def test_the_ship_advantage_counts_as_it_stands_at_the_end() -> None:
    t = duel(card="vacant-shipyard").fight((4, 2), ("plan-06", "plan-04"), ("shield-2", "blast-4"))
    assert (t.won()["clouts"], t.won()["source"]) == ([6, 4], "D-D09-02")
    t = duel(card="vacant-shipyard").fight((4, 2), ("plan-06", "plan-04"), ("recover-1", "blast-3"))
    assert t.won()["clouts"] == [6, 4 + 8]
    [event] = [event for event in t.session.log if event.kind == "clouts"]
    assert event.data["trails"][1] == [[1, "plan", 4], [7, "ship-advantage", 8]]


@pytest.mark.rule("D-CLT-04", "D-EX-13", "D-D09-03", "D-LEAD-04")
@pytest.mark.parametrize("leader", [0, 1])
def test_equal_totals_are_won_by_the_straggler(leader: int) -> None:
    t = duel(card="vacant-shipyard", leader=leader).fight((2, 2), ("plan-10", "plan-10"), QUIET)
    assert (t.won()["seat"], t.won()["clouts"]) == (1 - leader, [10, 10])
    assert t.won()["source"] == "D-D09-03"
    t = duel(card="bake-off", leader=leader).lock((0, "plan-10"), (1, "plan-10"))
    assert t.won()["seat"] == 1 - leader


@pytest.mark.rule("D-D07-01", "D-CNT-04")
@pytest.mark.parametrize("card", ["vacant-shipyard", "bake-off"])
@pytest.mark.parametrize("alien", ["", "hybrid", "underdog"])
def test_both_plans_are_turned_up_for_everybody_to_see(card: str, alien: str) -> None:
    t = duel(alien, "sponge" if alien else "", card=card, hands={0: ["plan-18", "traitors"], 1: ["plan-06"]})
    if card == "vacant-shipyard":
        t.dials(1, 1)
    assert t.decision(0, "lock-in").source == ("D-D04-01" if card == "vacant-shipyard" else "D-CNT-03")
    half = ["shield-2"] if card == "vacant-shipyard" else []
    t.lock((0, "plan-18", *half), (1, "plan-06", *half))
    plans = ("plan-18", "plan-06")
    assert t.events("locked_in") == [{"source": "D-D04-01", "seats": [0, 1]}]
    assert t.open == [(0, "reinforce")]
    assert [event["faces"] for event in t.events("plan_revealed")] == [[face] for face in plans]
    for viewer in (None, 0, 1):
        laid = t.view(viewer).current.laid
        assert [[one.face for one in side.faces] for side in laid] == [[face] for face in plans]
        assert [(side.open, side.main, side.half) for side in laid] == [(True, (face,), "") for face in plans]


@pytest.mark.reading("duel-starts-over")
@pytest.mark.rule("D-GAP-25")
def test_what_comes_before_the_first_plans_does_not_come_again_after_a_restart() -> None:
    t = duel(card="ancient-library").fight((1, 1), ("plan-18", "plan-06"), ("blast-4", "blast-4"))
    t.dials(1, 1)
    assert (t.game.frame.round, t.open) == (2, [(0, "lock-in"), (1, "lock-in")])
    assert [(event["seat"], event["number"]) for event in t.events("drawn")] == [(0, 2), (1, 2)]


# ---------------------------------------------------------------- steps 10 and 11


@pytest.mark.rule("D-D10-01", "D-D10-02", "D-EX-08")
def test_the_prize_goes_to_whom_the_card_says() -> None:
    t = duel(card="wide-eyed-arrival").fight((1, 1), ("plan-18", "plan-06"), QUIET)
    t.do(1, "friend-down", "pass", options=["pass", "skull", "heart", "orbit"])
    t.do(1, "friend-up", "heart")
    assert t.envoy(t.state.envoys[1].id).ally == 1
    t = duel(card="gladiator-arena", ready={0: [3], 1: [3]}).fight((4, 4), ("plan-18", "plan-06"), QUIET)
    assert (t.game.spent(0), len(t.game.spent(1))) == ([], 5)


@pytest.mark.rule("D-D10-03")
def test_the_prize_comes_before_the_retreat_and_the_discards() -> None:
    t = duel(
        card="ancient-library",
        hands={1: ["plan-06"]},
        piles={1: ["plan-02", "plan-42"]},
        decks={1: ["plan-04", "plan-05"]},
    )
    t.fight((1, 1), ("plan-18", "plan-06"), QUIET)
    t.do(1, "from-pile", "plan-42", options=["plan-02", "plan-42"])
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("took_back") < kinds.index("retreated")


@pytest.mark.rule("D-D11-01", "D-D11-02", "D-D11-03", "D-CON-08", "D-MISC-03")
def test_cleanup() -> None:
    t = duel(card="vacant-shipyard", stack=[4]).fight((3, 2), ("plan-18", "plan-06"), QUIET)
    assert (t.ships(0, 4), t.ships(1, 4)) == (3, 0)
    assert (t.ships(1, SUPPLY), t.ships(1, WARP)) == (20, 0), "five came back by the prize, two from the planet"
    assert (t.pile(0), t.pile(1)) == (["plan-18"], ["plan-06"])
    assert t.game.controls(0, 4)


@pytest.mark.rule("D-D11-04", "D-LEAD-02")
def test_roles_are_checked_before_what_comes_after_a_duel() -> None:
    t = duel(card="rich-veins", envoys={"healer": 1}).fight((1, 1), ("plan-06", "plan-18"), QUIET)
    assert t.open == [(1, "use")]
    assert t.state.leader == 1


@pytest.mark.rule("D-DES-09")
def test_after_a_duel_there_is_none() -> None:
    t = duel(card="foggy-landing").fight((1, 1), ("plan-18", "plan-06"), QUIET)
    assert t.open == [(0, "choice")], "of the refresh card that came next"
    assert t.state.frame is None


@pytest.mark.rule("D-CON-06", "D-DES-10")
def test_on_a_twin_sunrise_the_loser_stays() -> None:
    t = duel(card="twin-sunrise", stack=[4]).fight((3, 2), ("plan-18", "plan-06"), QUIET)
    assert t.game.controls(0, 4)
    assert t.game.controls(1, 4)


@pytest.mark.rule("D-GAP-15", "D-CON-05")
def test_during_a_duel_roles_do_not_change_though_its_planet_is_nobodys() -> None:
    t = duel(card="regular-revenge", planets={0: (3, 0), 1: (0, 1)}).dials(0, 3)
    t.lock((0, "plan-18", "blast-2"), (1, "plan-06", "blast-2"))
    assert (t.won()["seat"], t.events("roles_changed"), t.state.leader) == (0, [], 0)
