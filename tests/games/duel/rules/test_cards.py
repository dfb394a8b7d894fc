"""What destiny cards say, card by card: calamities, refresh cards, contests and prizes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.scenario import HAND, SUPPLY, WARP, Table, duel
from warptable.games.duel.engine.game import Game
from warptable.kernel import IllegalAnswer

QUIET = ("shield-2", "shield-2")


def moved(t: Table, kind: str) -> list[tuple[int, Any]]:
    """(seat, number of ships or cards) of all events of a kind."""
    return [(event["seat"], event["ships"] if "ships" in event else event["number"]) for event in t.events(kind)]


def no_cards(seat: int) -> Any:
    """This seat has neither hand nor deck."""

    def prepare(g: Game) -> None:
        g.seats[1 - seat].deck += [*g.seats[seat].deck, *g.seats[seat].hand]
        g.seats[seat].deck, g.seats[seat].hand = [], []

    return prepare


# ---------------------------------------------------------------- calamities


def test_a_black_hole_leaves_everybody_a_ship() -> None:
    t = duel(card="black-hole", supply=(15, 15))
    assert moved(t, "destroyed") == [(0, 3), (1, 1)]
    t = duel(card="black-hole", supply=(3, 1), leader=0)
    assert (moved(t, "destroyed"), t.ships(0, SUPPLY), t.ships(1, SUPPLY)) == ([(0, 2)], 1, 1)
    assert moved(duel(card="black-hole", leader=1), "destroyed") == [(1, 3), (0, 1)]


@pytest.mark.rule("D-DES-07")
def test_a_solar_flare_spends_two_tactics_of_each() -> None:
    t = duel(card="solar-flare", ready={1: [3]})
    t.do(0, "spend", [1, 4])
    assert (t.game.readied(0), t.game.readied(1)) == ([0, 2, 3], [])


@pytest.mark.rule("D-BAR-02")
def test_a_supernova_destroys_all_ships_on_a_planet() -> None:
    t = duel(card="supernova", planets={2: (2, 1), 0: (1, 0)})
    assert [(event["seat"], event["ships"], event["place"]) for event in t.events("destroyed")] == [
        (0, 2, 2),
        (1, 1, 2),
    ]
    assert (t.state.row, t.state.ships[2], t.ships(0, 0)) == ([2, 0], (0, 0), 1)


@pytest.mark.rule("D-GAP-09")
def test_a_supernova_without_a_planet_destroys_nothing() -> None:
    t = duel(card="supernova")
    assert (t.events("destroyed"), t.state.past) == ([], ["supernova", "coffee-break"])


def test_in_an_identity_crisis_cards_change_hands() -> None:
    t = duel(card="identity-crisis", hands={0: ["plan-42"], 1: ["plan-31", "plan-04", "traitors"]})
    t.do(0, "exchange", ["plan-42"]).do(1, "exchange", ["plan-31", "traitors"])
    assert (t.hand(0), t.hand(1)) == (["plan-31", "traitors"], ["plan-04", "plan-42"])
    assert t.events("exchanged") == [{"source": "identity-crisis", "numbers": [1, 2]}]


@pytest.mark.reading("duel-robbed")
@pytest.mark.rule("D-HAND-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_must_exchange_a_card_and_has_none_draws_up_first(seat: int) -> None:
    t = duel(card="identity-crisis", hands={seat: []})
    assert [(event["seat"], event["why"]) for event in t.events("drawn")] == [(seat, "zero")]
    assert (len(t.hand(seat)), sorted(t.open)) == (6, [(0, "exchange"), (1, "exchange")])
    t = duel(card="identity-crisis", hands={seat: ["plan-42"]})
    assert t.events("drawn") == [], "one card is a card"


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_no_cards_in_an_identity_crisis_gets_some(seat: int) -> None:
    t = duel(card="identity-crisis", prepare=no_cards(seat))
    t.do(1 - seat, "exchange", ["plan-04", "plan-06"])
    assert t.hand(seat) == ["plan-04", "plan-06"]
    assert t.events("exchanged")[0]["numbers"] == ([0, 2] if seat == 0 else [2, 0])


def test_a_clean_slate_replaces_both_hands() -> None:
    t = duel(card="clean-slate", hands={0: ["plan-04", "traitors"], 1: ["plan-31"]})
    assert (t.pile(0), t.pile(1)) == (["plan-04", "traitors"], ["plan-31"])
    assert moved(t, "drawn") == [(0, 6), (1, 6)]
    assert (len(t.hand(0)), len(t.hand(1))) == (6, 6)


def test_an_ambassadors_ball_takes_allies_away_and_nothing_else() -> None:
    t = duel(card="ambassadors-ball", envoys={"cudgel": 0, "zombie": -1})
    assert [(event["source"], event["icon"]) for event in t.events("envoy_neutral")] == [("ambassadors-ball", "skull")]


def test_where_no_envoy_is_neutral_the_straggler_makes_a_friend() -> None:
    t = duel("friend", "", card="changing-of-the-guard", envoys={"cudgel": 0, "zombie": 0, "voyager": 1})
    t.do(1, "friend-up", "skull", options=["skull", "heart", "orbit"])
    assert [envoy.ally for envoy in t.state.envoys] == [-1, 0, 1]
    t = duel(card="changing-of-the-guard", envoys={"cudgel": 0, "zombie": -1, "voyager": 1})
    assert t.open == [(0, "choice")], "of the next card"


@pytest.mark.parametrize(
    ("first", "second", "winner"), [(4, 1, 0), (1, 4, 1), (4, 2, -1), (3, 0, -1), (0, 4, 1), (3, 1, -1)]
)
def test_early_certification_is_for_four_planets_against_one(first: int, second: int, winner: int) -> None:
    planets = dict.fromkeys(range(first), (1, 0)) | {6 + tile: (0, 1) for tile in range(second)}
    t = duel(card="early-certification", planets=planets)
    assert t.session.over == (winner >= 0)
    if winner >= 0:
        assert (t.session.winners, t.state.way) == ((winner,), "early-certification")
    else:
        assert moved(t, "drawn") == [(1, 3)]


@pytest.mark.parametrize(
    ("planets", "drawn"), [({0: (1, 0), 1: (0, 1)}, [(0, 1), (1, 1)]), ({0: (0, 1)}, [(0, 3)]), ({0: (1, 0)}, [(1, 3)])]
)
def test_else_whoever_has_fewer_planets_draws(
    planets: dict[int, tuple[int, int]], drawn: list[tuple[int, int]]
) -> None:
    assert moved(duel(card="early-certification", planets=planets, leader=0), "drawn") == drawn


# ---------------------------------------------------------------- refresh cards


def test_mail_for_both_and_ships_for_whoever_draws_less_than_two_cards() -> None:
    t = duel(card="mail-call", hands={0: HAND[:5], 1: HAND[:4]}, supply=(10, 10))
    assert (moved(t, "drawn"), moved(t, "recovered")) == ([(0, 1), (1, 2)], [(0, 2)])


@pytest.mark.parametrize("leader", [0, 1])
def test_hand_me_downs_and_recruits_favour_the_straggler(leader: int) -> None:
    t = duel(card="hand-me-downs", supply=(5, 5), leader=leader)
    assert moved(t, "recovered") == [(1 - leader, 5), (leader, 3)]
    t = duel(card="recruitment-drive", leader=leader)
    assert moved(t, "gained") == [(1 - leader, 1), (leader, 1), (1 - leader, 1)]


def test_spring_cleaning_is_as_thorough_as_one_likes() -> None:
    t = duel(card="spring-cleaning", hands={0: ["plan-04", "plan-06"], 1: ["plan-08", "plan-10"]})
    t.do(0, "discard", []).do(1, "discard", ["plan-08", "plan-10"])
    assert moved(t, "drawn") == [(0, 1), (1, 3)]
    assert (t.pile(0), t.pile(1)) == ([], ["plan-08", "plan-10"])


@pytest.mark.parametrize(("planets", "ships"), [(0, 2), (1, 2), (2, 4), (3, 6), (4, 6)])
def test_dredging_brings_more_the_more_planets_the_opponent_has(planets: int, ships: int) -> None:
    held = dict.fromkeys(range(planets), (0, 1))
    t = duel(card="warp-dredging", planets=held, supply=(5, 5), leader=1 if planets else 0)
    assert sorted(moved(t, "recovered")) == [(0, ships), (1, 2)]


@pytest.mark.rule("D-LEAD-02")
def test_supply_lines_may_be_cut_and_roles_change_at_once() -> None:
    t = duel(card="supply-lines", planets={0: (2, 0), 1: (0, 1), 4: (1, 0)}, leader=0)
    t.do(0, "retreat", {0: 2, 4: 1})
    assert t.state.leader == 1
    t.do(1, "retreat", {})
    assert [(event["seat"], event["ships"], event["planet"]) for event in t.events("retreated")] == [
        (0, 2, 0),
        (0, 1, 4),
    ]
    assert moved(t, "drawn") == [(1, 1), (0, 1)], "leader first"


def test_whoever_has_no_ships_on_planets_retreats_none() -> None:
    t = duel(card="supply-lines", planets={0: (0, 0), 1: (0, 1)}, leader=1)
    assert t.open == [(1, "retreat")]
    assert moved(t.do(1, "retreat", {}), "drawn") == [(1, 1), (0, 1)]


def test_a_second_shift_reinforces_planets() -> None:
    t = duel(card="second-shift", planets={0: (1, 0), 3: (1, 0), 5: (0, 1)}, supply=(5, 1))
    t.do(0, "send-to", {0: 1, 3: 1}).do(1, "send-to", {5: 1})
    assert [t.state.ships[tile] for tile in (0, 3, 5)] == [(2, 0), (2, 0), (0, 2)]
    assert (t.ships(0, SUPPLY), t.ships(1, SUPPLY)) == (3, 0)


def test_a_second_shift_needs_a_planet_and_ships_and_may_be_left() -> None:
    t = duel(card="second-shift", planets={0: (1, 0), 3: (0, 0)})
    t.do(0, "send-to", {})
    assert (t.events("ships_sent"), t.state.past[-1]) == ([], "bake-off")
    t = duel(card="second-shift", planets={0: (1, 0), 3: (0, 1)}, supply=(0, 5))
    assert t.open == [(1, "send-to")]
    with pytest.raises(IllegalAnswer):
        t.do(1, "send-to", {3: 3})


def test_old_favors_are_taken_from_ones_own_discards() -> None:
    t = duel(card="old-favors", piles={1: ["plan-02", "traitors"]})
    t.do(1, "from-pile", "traitors", options=["plan-02", "traitors"])
    assert ("traitors" in t.hand(1), t.pile(1), moved(t, "drawn")) == (True, ["plan-02"], [(0, 1), (1, 1)])


@pytest.mark.rule("D-HAND-05")
def test_the_leader_lends_a_hand() -> None:
    t = duel(card="lend-a-hand", hands={0: ["plan-31", "plan-04"], 1: ["plan-10"]})
    t.do(0, "give", ["plan-31"])
    assert "plan-31" in t.hand(1)
    assert "plan-31" not in t.hand(0)
    assert [(event["seat"], event["receiver"], event["number"]) for event in t.events("given")] == [(0, 1, 1)]
    assert moved(t, "drawn") == [(0, 2), (1, 2)]


@pytest.mark.rule("D-ABL-04")
def test_whoever_has_no_card_at_all_lends_none() -> None:
    t = duel(card="lend-a-hand", prepare=no_cards(0))
    assert (t.events("given"), moved(t, "drawn")) == ([], [(1, 2)])


def test_coffee_breaks_and_tune_ups_ready_tactics() -> None:
    t = duel(card="tune-up", ready={0: [1], 1: []})
    assert (t.game.spent(0), t.game.spent(1)) == ([], [])
    t = duel(card="coffee-break", ready={0: [1]}, supply=(10, 10), hands={1: ["plan-04"]})
    t.do(0, "choice", "ready", options=["recover", "draw", "ready"]).do(0, "ready", [0, 4])
    t.do(1, "choice", "draw")
    assert (t.game.readied(0), moved(t, "drawn"), t.events("recovered")) == ([0, 1, 4], [(1, 3)], [])


@pytest.mark.rule("D-RES-04")
@pytest.mark.parametrize("named", [[], [0]])
def test_a_dividend_is_for_up_to_two_planets_of_those_there_are(named: list[int]) -> None:
    t = duel(card="double-dividend", planets={0: (1, 0), 1: (0, 1), 4: (0, 1), 7: (0, 1)}, supply=(9, 9), leader=1)
    with pytest.raises(IllegalAnswer):
        t.do(1, "line", [1, 4, 7])
    t.do(1, "line", [1, 7])
    t.do(0, "line", named)
    assert moved(t, "recovered") == [(1, 2), (1, 2)]
    assert moved(t, "gained") == [(0, 1)] * len(named)


# ---------------------------------------------------------------- contests


def contest(card: str, winner: int = 0, **more: Any) -> Table:
    plans = ("plan-18", "plan-06") if winner == 0 else ("plan-06", "plan-18")
    return duel(card=card, **more).lock((0, plans[0]), (1, plans[1]))


def test_a_race_in_space_is_for_those_with_three_planets_at_most() -> None:
    three = dict.fromkeys(range(3), (1, 0))
    t = contest("space-race", planets=three | {5: (0, 2), 6: (0, 0)})
    t.do(0, "settle", 5, options=["pass", 5, 6])
    assert (t.state.ships[5], t.game.controls(0, 5), t.game.controls(1, 5)) == ((1, 2), True, True)
    for held in ({**three, 3: (1, 0), 5: (0, 0)}, three):  # a fourth one, or no free one
        assert contest("space-race", planets=held).open == [(0, "choice")], "of the next card"
    t = contest("space-race", planets={0: (1, 0), 5: (0, 0)}, supply=(0, 5))
    assert (t.open, t.events("ships_sent")) == ([(0, "choice")], []), "no ship to send"
    t = contest("space-race", planets={5: (0, 0)})
    assert t.do(0, "settle", "pass").events("ships_sent") == []


@pytest.mark.rule("D-LEAD-02")
def test_a_planet_that_is_settled_changes_roles_at_once() -> None:
    t = contest("space-race", winner=1, planets={5: (0, 0)}).do(1, "settle", 5)
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("ships_sent") < kinds.index("roles_changed") < kinds.index("discarded")


def test_a_derby_leaves_a_ship_in_the_supply() -> None:
    t = contest("demolition-derby", supply=(15, 15))
    assert (moved(t, "destroyed"), t.ships(1, SUPPLY)) == ([(1, 4)], 11)
    assert contest("demolition-derby", supply=(15, 1)).events("destroyed") == []


def test_no_takeover_of_whoever_has_no_planets() -> None:
    t = contest("hostile-takeover", planets={5: (1, 0)})
    assert (t.events("destroyed"), t.state.past[-1]) == ([], "bake-off")


def test_after_a_spelling_bee_both_draw() -> None:
    assert moved(contest("spelling-bee", winner=1), "drawn") == [(1, 4), (0, 1)]


def test_peace_may_be_for_the_winner_alone() -> None:
    t = contest("peace-talks", supply=(9, 9)).do(0, "choice", "alone")
    assert (moved(t, "recovered"), moved(t, "drawn")) == ([(0, 2)], [(0, 1)])


# ---------------------------------------------------------------- prizes


@pytest.mark.rule("D-D10-01")
def test_a_siege_that_is_won_takes_a_card() -> None:
    t = duel(card="siege", planets={2: (1, 0)}).dials(0, 1)
    held = t.hand(1)
    t.lock((0, "plan-18", "shield-2"), (1, "plan-06", "shield-2"))
    assert [(event["seat"], event["victim"], event["number"]) for event in t.events("taken")] == [(0, 1, 1)]
    assert len(t.hand(1)) == len(held) - 2


@pytest.mark.reading("duel-robbed")
@pytest.mark.rule("D-ABL-04")
def test_nothing_is_taken_from_an_empty_hand() -> None:
    t = duel(card="siege", planets={2: (1, 0)}, hands={1: ["plan-06"]}).dials(0, 1)
    t.lock((0, "plan-18", "shield-2"), (1, "plan-06", "shield-2"))
    assert (t.won()["seat"], t.events("taken")) == (0, [])
    assert [(event["seat"], event["why"]) for event in t.events("drawn")] == [(1, "zero")], "before the next card"
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("drawn") > kinds.index("card_done")


@pytest.mark.reading("duel-up-to")
@pytest.mark.rule("D-TAC-09", "D-ABL-04")
def test_up_to_is_as_many_as_there_are() -> None:
    for ready, asked in ((range(5), []), (range(4), []), (range(3), ["ready"])):
        t = duel(card="crowded-orbit", ready={0: list(ready)})
        t.fight((1, 1), ("plan-06", "plan-18"), ("blast-4", "shield-3"))
        assert [prompt for _, prompt in t.open if prompt == "ready"] == asked, ready
        if asked:
            assert getattr(t.decision(0, "ready"), "low") == 2  # noqa: B009 - only this shape has it
        else:
            assert t.game.spent(0) == []


def test_a_star_gives_ships_back_or_takes_them() -> None:
    for choice in ("recover", "destroy"):
        t = duel(card="its-full-of-stars", supply=(9, 9)).fight((1, 1), ("plan-18", "plan-06"), QUIET)
        t.do(1, "choice", choice, options=["recover", "destroy"])
        assert (t.ships(0, SUPPLY), t.ships(0, WARP)) == ((9, 10) if choice == "recover" else (6, 13))
