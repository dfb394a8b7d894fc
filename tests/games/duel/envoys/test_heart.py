"""Chosen, Healer, Oracle, Pacifist, Philanthropist and Zombie."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import SUPPLY, WARP, duel
from warptable.games.duel.engine.game import Game

DRAWN = {0: ["plan-31", "traitors", "plan-00"]}


def test_the_chosen_brings_another_plan_and_leaves() -> None:
    t = duel(card="bake-off", envoys={"chosen": 0}, decks=DRAWN)
    t.lock((0, "plan-10"), (1, "plan-18")).do(0, "use", "chosen", options=["pass", "chosen"])
    t.do(0, "chosen-plan-card", "plan-31", options=["pass", "plan-31", "plan-00"])
    assert t.won()["clouts"] == [31, 18]
    assert t.pile(0) == ["plan-10", "traitors", "plan-00", "plan-31"]
    assert [(event["seat"], event["change"], event["ally"]) for event in t.events("friendship")] == [(0, -1, -1)]
    assert t.envoy("chosen").ally == -1


def test_the_own_plan_may_stay() -> None:
    t = duel(card="bake-off", envoys={"chosen": 0}, decks=DRAWN)
    t.lock((0, "plan-10"), (1, "plan-18")).do(0, "use", "chosen").do(0, "chosen-plan-card", "pass")
    assert t.won()["clouts"] == [10, 18]
    assert t.pile(0) == ["plan-31", "traitors", "plan-00", "plan-10"]
    assert (t.envoy("chosen").ally, t.envoy("chosen").up) == (-1, True)


@pytest.mark.rule("D-GAP-36")
def test_the_new_plan_replaces_all_plans_laid() -> None:
    hands = {0: ["plan-42", "plan-09", "plan-13"]}
    t = duel("hybrid", "friend", card="bake-off", hands=hands, envoys={"chosen": 0}, decks=DRAWN)
    t.lock((0, "plan-42", ("with", "plan-09")), (1, "plan-18")).do(0, "build", ("plan-42", "plan-09", ""))
    t.do(0, "use", "chosen").do(0, "chosen-plan-card", "plan-31")
    assert t.won()["clouts"] == [31, 18]
    assert t.pile(0) == ["plan-42", "plan-09", "traitors", "plan-00", "plan-31"]
    t = duel("friend", "", card="bake-off", hands=hands, envoys={"chosen": 0, "deuce": 0}, decks=DRAWN)
    t.lock((0, "plan-42", ("with", "plan-09")), (1, "plan-18")).do(0, "build", ("plan-42", "", "plan-09"))
    t.do(0, "use", "chosen").do(0, "chosen-plan-card", "plan-31")
    assert t.won()["clouts"] == [31, 18]


def test_the_healer_helps_both() -> None:
    t = duel(card="spelling-bee", envoys={"healer": 0})
    t.lock((0, "plan-10"), (1, "plan-18")).do(0, "use", "healer", options=["pass", "healer"])
    assert [(event["seat"], event["ships"]) for event in t.events("recovered")] == [(1, 2), (0, 1)]
    assert [(event["seat"], event["number"]) for event in t.events("drawn")] == [(1, 4), (0, 1), (0, 2)]


def test_the_healer_needs_a_ship_of_the_opponent_in_the_warp() -> None:
    t = duel(card="spelling-bee", envoys={"healer": 0}, supply=(15, 20))
    t.lock((0, "plan-10"), (1, "plan-18"))
    assert (0, "use") not in t.open


def test_the_oracle_makes_the_opponent_lay_first_and_faceup() -> None:
    t = duel(card="rich-veins", envoys={"oracle": 0})
    t.dials(1, 1).do(0, "use", "oracle", options=["pass", "oracle"])
    assert t.open == [(1, "plan-open")]
    t.do(1, "plan-open", [t.state.seats[1].hand[0]])
    assert [card.face for card in t.view(0).current.laid[1].faces] == ["plan-04"]
    assert t.view(0).current.laid[1].tactic == -1
    t.do(1, "lock-in", ["shield-2"])
    assert t.view(0).current.laid[1].tactic == -1
    t.lock((0, "plan-06", "shield-2"))
    assert t.won()["seat"] == 0
    assert (t.envoy("oracle").ally, t.envoy("oracle").up) == (-1, True)


def test_an_oracle_that_was_not_asked_stays() -> None:
    t = duel(card="bake-off", envoys={"oracle": 0})
    t.do(0, "use", "pass").lock((0, "plan-10"), (1, "plan-18"))
    assert t.envoy("oracle").ally == 0


def test_an_oracle_asked_before_a_restart_leaves_at_cleanup() -> None:
    t = duel(card="rich-veins", envoys={"oracle": 0})
    t.dials(1, 1).do(0, "use", "oracle").do(1, "plan-open", [t.state.seats[1].hand[0]])
    t.do(1, "lock-in", ["blast-4"]).lock((0, "plan-06", "blast-4"))
    assert t.envoy("oracle").ally == 0
    t.dials(1, 1).do(0, "use", "pass").lock((0, "plan-08", "shield-2"), (1, "plan-06", "shield-2"))
    assert t.envoy("oracle").ally == -1


@pytest.mark.parametrize(("second", "ally"), [("heart", 1), ("pass", -1)])
def test_an_oracle_that_changed_sides_meanwhile_owes_its_new_ally_nothing(second: str, ally: int) -> None:
    t = duel(card="royal-homeworld", envoys={"oracle": 0})
    t.dials(1, 1).do(0, "use", "oracle").do(1, "plan-open", [t.state.seats[1].hand[5]])
    t.do(1, "lock-in", ["shield-2"]).lock((0, "plan-06", "shield-2"))
    t.do(1, "friend-up", "heart").do(1, "friend-up", second)
    assert t.envoy("oracle").ally == ally


def test_all_plans_of_hybrid_and_deuce_lie_open() -> None:
    t = duel("hybrid", "", card="bake-off", envoys={"oracle": 1, "deuce": 0})
    t.do(1, "use", "oracle")
    first, second, third = t.state.seats[0].hand[:3]
    t.do(0, "plan-open", [first, ("with", second), ("with", third)])
    assert t.events("plan_opened")[0]["faces"] == ["plan-04", "plan-06", "plan-08"]
    t.do(1, "lock-in", [t.state.seats[1].hand[5]])
    assert len(t.options(0, "build")) == 6


def test_the_pacifist_lets_no_blast_destroy_more_than_one_ship() -> None:
    t = duel(card="rich-veins", envoys={"pacifist": 0})
    t.fight((4, 4), ("plan-10", "plan-06"), ("blast-4", "blast-3"))
    assert t.events("volley")[0]["damage"] == [1, 1]
    t = duel(card="rich-veins", envoys={"pacifist": 0})
    t.fight((4, 4), ("plan-10", "plan-06"), ("shield-4", "blast-4"))
    assert t.events("volley")[0]["damage"] == [0, 0]


def test_the_pacifist_limits_blasts_only() -> None:
    t = duel("duelist", "sponge", card="rich-veins", envoys={"pacifist": 1})
    t.fight((4, 4), ("plan-10", "plan-06"), ("shield-4", "blast-2"))
    assert t.events("volley")[0]["riposte"] == [0, 2]


def test_the_philanthropist_gives_a_card_for_two_ships() -> None:
    t = duel(card="bake-off", envoys={"philanthropist": 0}, hands={0: ["plan-10", "traitors"]}, supply=(19, 15))
    t.do(0, "use", "philanthropist", options=["pass", "philanthropist"]).do(0, "give", ["traitors"])
    assert "traitors" in t.hand(1)
    assert (t.ships(0, SUPPLY), t.ships(0, WARP)) == (20, 0)


def test_the_last_card_may_be_given_and_the_hand_is_refilled() -> None:
    t = duel(card="bake-off", envoys={"philanthropist": 0}, hands={0: ["plan-10"]})
    t.do(0, "use", "philanthropist")
    assert "plan-10" in t.hand(1)
    assert len(t.hand(0)) == 6


def test_the_zombie_saves_one_ship_of_two_blasts_of_one_step() -> None:
    t = duel("cheater", "sponge", card="rich-veins", envoys={"zombie": 1})
    t.dials(4, 4).lock((0, "plan-18", "blast-2", ("sleeve", 3, 0)), (1, "plan-06", "recover-2"))
    t.do(1, "cheater-accuse", "let-be")
    assert [event["to"] for event in t.events("destroyed")] == [[[SUPPLY, 1], [WARP, 3]]]


def test_the_zombie_saves_one_of_each_event_anywhere() -> None:
    t = duel(card="rich-veins", envoys={"zombie": 1, "cudgel": 0})
    t.fight((2, 4), ("plan-18", "plan-06"), ("blast-3", "shield-2"))
    assert [event["to"] for event in t.events("destroyed")] == [[[SUPPLY, 1]], [[SUPPLY, 1], [WARP, 1]]]
    t = duel(card="black-hole", envoys={"zombie": 0})
    assert t.events("destroyed")[0]["to"] == [[SUPPLY, 1], [WARP, 2]]


@pytest.mark.rule("D-GAP-27")
def test_with_the_voyager_the_owner_assigns_each_ship() -> None:
    t = duel("friend", "", card="rich-veins", envoys={"zombie": 0, "voyager": (0, False)}, stack=[3, 7])
    t.dials(4, 4).do(0, "reveal-envoy", "reveal").lock((0, "plan-18", "recover-2"), (1, "plan-06", "blast-3"))
    t.do(0, "destroyed-to", {SUPPLY: 1, WARP: 1, 7: 1})
    assert (t.ships(0, SUPPLY), t.ships(0, WARP), t.ships(0, 7)) == (12, 6, 1)


def test_the_zombie_saves_one_ship_of_each_event() -> None:
    t = duel(card="rich-veins", envoys={"zombie": 1})
    t.fight((2, 4), ("plan-18", "plan-06"), ("blast-3", "shield-2"))
    assert t.events("destroyed")[0]["to"] == [[SUPPLY, 1]]
    t = duel(card="rich-veins", envoys={"zombie": 1})
    t.fight((2, 4), ("plan-18", "plan-06"), ("blast-3", "blast-2"))
    assert t.events("destroyed")[1]["to"] == [[SUPPLY, 1], [WARP, 2]]


def test_a_ship_of_the_supply_that_the_zombie_saves_stays_there() -> None:
    t = duel("iron-matron", "sponge", card="bake-off", envoys={"zombie": 1})
    t.do(0, "iron-matron-decree", "odd").lock((0, "plan-18"), (1, "plan-06")).do(0, "iron-matron-punishment", "ships")
    assert (t.ships(1, SUPPLY), t.ships(1, WARP)) == (15, 5)


def test_a_plan_of_the_chosen_is_the_one_that_may_be_returned() -> None:
    t = duel("preservationist", "sponge", card="bake-off", envoys={"chosen": 1}, decks={1: DRAWN[0]})
    t.lock((0, "plan-10"), (1, "plan-18")).do(1, "use", "chosen").do(1, "chosen-plan-card", "plan-31")
    t.do(0, "use", "preservationist.waste-not")
    assert t.pile(1) == ["plan-18", "traitors", "plan-00"]


@pytest.mark.parametrize("ally", [0, 1])
def test_the_pacifist_holds_back_every_blast_and_strikes_nobody(ally: int) -> None:
    t = duel(card="rich-veins", envoys={"pacifist": ally})
    t.fight((4, 4), ("plan-18", "plan-06"), ("blast-4", "blast-2"))
    assert t.events("volley")[0]["damage"] == [1, 1]
    t = duel(card="rich-veins", envoys={"pacifist": ally})
    t.fight((4, 4), ("plan-18", "plan-06"), ("shield-4", "blast-2"))
    assert t.events("volley")[0] == {"source": "D-D05-02", "damage": [0, 0], "riposte": [0, 0]}


@pytest.mark.rule("D-GAP-22")
def test_before_the_oracle_whoever_has_no_card_at_all_lays_none() -> None:
    def nothing(game: Game) -> None:
        game.seats[0].deck += [*game.seats[1].deck, *game.seats[1].hand]
        game.seats[1].deck, game.seats[1].hand = [], []

    t = duel(card="bake-off", envoys={"oracle": 0}, prepare=nothing).do(0, "use", "oracle").lock((0, "plan-06"))
    assert t.won()["clouts"] == [6, 0]


@pytest.mark.rule("D-HAND-05")
def test_before_the_oracle_an_empty_hand_draws_up() -> None:
    t = duel(card="bake-off", envoys={"oracle": 0}, hands={1: []}).do(0, "use", "oracle")
    assert (len(t.hand(1)), t.open) == (6, [(1, "plan-open")])
