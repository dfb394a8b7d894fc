"""Destiny cards, planets, resources, and the checks between two cards."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import SUPPLY, Table, duel
from warptable.games.duel.engine.game import Game


def past(t: Table) -> list[str]:
    return t.state.past


@pytest.mark.rule("D-DES-01", "D-DES-03", "D-DES-04", "D-DES-09")
def test_each_card_names_the_deck_of_the_next() -> None:
    t = duel(card="shore-leave", cards=("vacant-shipyard",))  # discovery is next
    assert past(t) == ["shore-leave", "vacant-shipyard"]
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert past(t) == ["shore-leave", "vacant-shipyard", "bake-off"]
    assert t.view(None).past == past(t)


@pytest.mark.rule("D-MISC-04", "D-DES-04")
def test_everybody_may_look_through_the_past_and_both_discard_piles() -> None:
    t = duel(
        card="vacant-shipyard",
        hands={0: ("plan-13", "loyal-support", "grumblers"), 1: ("plan-06", "plan-08")},
        piles={0: ("plan-42", "plan-05"), 1: ("plan-09",)},
    )
    for viewer in (None, 0, 1):
        assert [seat.pile for seat in t.view(viewer).seats] == [["plan-42", "plan-05"], ["plan-09"]]
    t.fight((1, 1), ("plan-13", "plan-08"), ("shield-2", "shield-2"))
    t.do(0, "reinforce", ("loyal-support", 0)).do(0, "reinforce", ("grumblers", 1))
    for viewer in (None, 0, 1):
        view = t.view(viewer)
        assert [seat.pile for seat in view.seats] == [
            ["plan-42", "plan-05", "plan-13", "loyal-support"],
            ["plan-09", "plan-08", "grumblers"],
        ]
        assert view.past == ["vacant-shipyard", "bake-off"]


@pytest.mark.reading("duel-empty-deck")
@pytest.mark.rule("D-GAP-01")
def test_an_empty_deck_comes_back_out_of_the_past() -> None:
    def used_up(g: Game) -> None:
        g.s.past = list(g.s.destiny[1])
        g.s.destiny = (g.s.destiny[0], (), g.s.destiny[2])

    t = duel(card="vacant-shipyard", prepare=used_up)
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.events("deck_renewed") == [{"source": "D-GAP-01", "deck": "event"}]
    assert len(t.state.destiny[1]) < 25


@pytest.mark.rule("D-DES-05", "D-DES-06", "D-DES-11", "D-CLT-02", "D-CON-05", "D-CON-04", "D-DES-10")
def test_a_discovery_turns_up_a_planet_and_there_is_a_duel() -> None:
    t = duel(card="vacant-shipyard", stack=[9])
    assert t.state.row == [9]
    frame = t.game.frame
    assert (frame.kind, frame.planet, frame.advantage) == ("duel", 9, 8)
    t.dials(2, 2)
    assert not t.game.controls(0, 9)
    assert not t.game.controls(1, 9)
    t.lock((0, "plan-18", "shield-2"), (1, "plan-06", "shield-2"))
    assert t.game.planets(0) == [9]
    assert t.game.planets(1) == []


@pytest.mark.reading("duel-no-planet")
@pytest.mark.rule("D-GAP-02")
def test_without_a_planet_to_discover_the_straggler_picks_one_and_all_retreat() -> None:
    planets = dict.fromkeys(range(4), (1, 0)) | dict.fromkeys(range(4, 8), (0, 1))
    planets |= dict.fromkeys(range(8, 12), (0, 0))
    t = duel(card="rich-veins", planets=planets, leader=1)
    t.do(0, "where", 5, options=list(range(12)))
    assert t.there() == [0, 0]
    assert t.events("retreated") == [{"source": "D-GAP-02", "seat": 1, "ships": 1, "planet": 5}]


@pytest.mark.rule("D-EX-05", "D-BAR-01", "D-BAR-02", "D-BAR-04", "D-BAR-05", "D-LEAD-07")
def test_the_bar_is_read_from_the_left_and_the_straggler_picks_among_several() -> None:
    t = duel(card="regular-revenge", planets={1: (1, 0), 2: (1, 0), 4: (0, 1)})  # no blue one, two pink, one green
    t.do(1, "where", 4, options=[1, 4])
    assert t.game.frame.planet == 4


@pytest.mark.rule("D-BAR-03", "D-DES-07")
def test_a_single_planet_of_the_symbol_is_selected() -> None:
    t = duel(card="regular-revenge", planets={0: (1, 0), 1: (1, 0), 4: (0, 1)})
    assert t.game.frame.planet == 0
    assert t.events("planet_picked") == [{"source": "D-BAR-03", "planet": 0, "seat": -1, "how": "bar"}]


@pytest.mark.rule("D-GAP-09")
def test_without_any_revealed_planet_the_duel_is_skipped() -> None:
    t = duel(card="border-dispute")
    assert t.events("skipped") == [{"source": "D-GAP-09", "card": "border-dispute"}]
    assert past(t) == ["border-dispute", "rich-veins"]
    t = duel(card="supernova")
    assert past(t) == ["supernova", "coffee-break"]


@pytest.mark.rule("D-DES-08", "D-EX-04", "D-RES-01", "D-RES-02", "D-RES-03")
def test_resources_of_one_planet() -> None:
    t = duel(card="cosmic-market", planets={0: (1, 0), 2: (1, 0), 3: (1, 0), 4: (0, 1), 5: (0, 1)})
    t.do(0, "line", 0, options=[0, 2])  # blue and green; of the two blue ones one is named
    t.do(0, "friend-up", "skull")
    t.do(1, "line", 5, options=[4, 5])
    assert t.events("drawn")[-1] == {"source": "cosmic-market", "seat": 1, "number": 3, "why": "text"}


@pytest.mark.rule("D-RES-04")
def test_the_card_says_of_which_planets_and_of_how_many() -> None:
    t = duel(card="harvest-season", planets={0: (1, 0), 3: (1, 0), 1: (1, 0)}, supply=(12, 15))
    assert [event["ships"] for event in t.events("recovered")] == [2, 2]  # blue once; the other has no planet
    assert [event["seat"] for event in t.events("drawn")] == [0]
    t = duel(card="tourist-season", planets={0: (1, 0), 3: (0, 0), 2: (0, 1)})
    t.do(1, "line", 0, options=[0, 3, 2])
    t.do(0, "line", 2, options=[3, 2])
    t = duel(card="double-dividend", planets={1: (1, 0), 4: (1, 0), 2: (1, 0)}, supply=(10, 15))
    t.do(0, "line", [1, 4])
    assert [event["ships"] for event in t.events("recovered")] == [2, 2, 2]


@pytest.mark.rule("D-EX-06", "D-ABL-05", "D-ABL-04", "D-ABL-06", "D-CON-10")
@pytest.mark.parametrize(("warp", "back"), [(0, 0), (1, 1), (5, 2)])
def test_effects_are_carried_out_as_far_as_possible(warp: int, back: int) -> None:
    t = duel(card="snack-run", supply=(20 - warp, 15))
    assert t.ships(0, SUPPLY) == 20 - warp + back
    assert len(t.hand(0)) == 8  # the rest of the card is carried out all the same
    assert t.open == [(0, "hand-limit"), (1, "hand-limit")]


@pytest.mark.rule("D-WIN-01", "D-WIN-02")
def test_five_planets_win_before_the_next_card() -> None:
    planets = dict.fromkeys(range(4), (1, 0))
    t = duel(card="vacant-shipyard", planets=planets, stack=[9])
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.session.winners == (0,)
    assert t.state.way == "planets"
    assert past(t) == ["vacant-shipyard"]


@pytest.mark.rule("D-WIN-03", "D-CON-06", "D-DES-10")
def test_both_may_win_together() -> None:
    planets = dict.fromkeys(range(4), (1, 1))
    t = duel(card="twin-sunrise", planets=planets, stack=[9])
    t.fight((1, 1), ("plan-18", "plan-06"), ("shield-2", "shield-2"))
    assert t.session.winners == (0, 1)


@pytest.mark.rule("D-GAP-10")
def test_between_two_cards_roles_come_before_victory_and_victory_before_hands() -> None:
    planets = dict.fromkeys(range(5), (0, 1)) | {5: (1, 0)}
    t = duel(card="snack-run", planets=planets, supply=(10, 10), leader=0)
    assert (t.session.winners, len(t.hand(1))) == ((1,), 8), "nobody has cut down a hand"
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("roles_changed") < kinds.index("game_over")
    t = duel(card="bake-off", hands={0: ["plan-18"], 1: [f"plan-{n:02}" for n in (2, 4, 5, 6, 7, 8, 9, 10)]})
    t.lock((0, "plan-18"), (1, "plan-02"))
    assert (len(t.hand(0)), t.open) == (6, [(1, "hand-limit")]), "empty hands come before the limit"


@pytest.mark.rule("D-WIN-04")
def test_a_fifth_planet_in_the_middle_of_a_card_does_not_win() -> None:
    planets = dict.fromkeys(range(5), (1, 0))
    t = duel(card="regular-revenge", planets=planets)  # between cards this would have won: the card came before
    t.do(1, "where", 0)
    t.dials(0, 4).lock((0, "plan-06", "shield-2"), (1, "plan-18", "blast-4"))
    assert not t.session.over
    assert t.game.count(0) == 4


@pytest.mark.rule("D-WIN-07", "D-GAP-26")
def test_a_card_may_win_the_game_at_once() -> None:
    t = duel(card="early-certification", planets=dict.fromkeys(range(4), (1, 0)))
    assert (t.session.winners, t.state.way) == ((0,), "early-certification")
    t = duel(card="early-certification", planets={0: (1, 0), 1: (0, 1), 2: (0, 1)})
    assert [(event["seat"], event["number"]) for event in t.events("drawn")] == [(0, 3)]


@pytest.mark.rule("D-GAP-44")
@pytest.mark.parametrize(("planets", "winners"), [({0: (1, 0)}, (0,)), ({}, ())])
def test_only_simulations_stop(planets: dict[int, tuple[int, int]], winners: tuple[int, ...]) -> None:
    def last_card(g: Game) -> None:
        g.s.limit, g.s.cards = 200, 199

    t = duel(card="shore-leave", planets=planets, prepare=last_card)
    assert t.session.over
    assert (t.session.winners, t.state.way) == (winners, "limit" if winners else "none")
    assert not duel(card="shore-leave").session.over


@pytest.mark.rule("D-GAP-44", "D-WIN-03")
def test_whoever_has_won_by_the_last_card_of_a_simulation_has_won() -> None:
    def last_card(g: Game) -> None:
        g.s.limit, g.s.cards = 200, 199

    t = duel(card="shore-leave", planets=dict.fromkeys(range(5), (1, 1)), prepare=last_card)
    assert (t.session.winners, t.state.way) == ((0, 1), "planets")


@pytest.mark.rule("D-LEAD-02", "D-LEAD-03", "D-GAP-15")
def test_the_straggler_with_more_planets_becomes_the_leader_at_once() -> None:
    t = duel(card="space-race", cards=("supply-lines",), planets={0: (1, 0), 1: (0, 1), 2: (0, 0)})
    t.lock((0, "plan-06"), (1, "plan-18")).do(1, "settle", 2, options=["pass", 0, 2])
    assert t.state.leader == 1
    assert t.events("roles_changed") == [{"source": "D-LEAD-02", "leader": 1, "straggler": 0}]
    t.do(1, "retreat", {2: 1})
    assert t.state.leader == 1  # equally many change nothing
    assert t.game.count(0) == t.game.count(1) == 1


@pytest.mark.reading("duel-unplayed")
@pytest.mark.rule("D-HAND-01", "D-HAND-02", "D-HAND-03", "D-REI-02", "D-GAP-32")
def test_hands_above_the_limit_are_cut_down_together() -> None:
    t = duel(card="arms-fair", hands={0: ["plan-18", *[f"plan-{n:02}" for n in (2, 4, 5, 6, 7, 8)]]})
    t.lock((0, "plan-18"), (1, "plan-06"))
    assert len(t.hand(0)) == 8  # during a card a hand may be larger
    reinforcement = t.state.faces[t.state.seats[0].hand[-1]]
    assert t.open == [(0, "hand-limit")]
    t.do(0, "hand-limit", ["plan-02", reinforcement])
    assert t.pile(0)[-2:] == ["plan-02", reinforcement]


@pytest.mark.rule("D-HAND-04", "D-HAND-07")
def test_an_empty_hand_is_refilled_before_the_next_card_and_a_small_one_is_not() -> None:
    t = duel(card="bake-off", hands={0: ["plan-18"], 1: ["plan-06", "plan-08"]})
    t.lock((0, "plan-18"), (1, "plan-06"))
    assert (len(t.hand(0)), len(t.hand(1))) == (6, 1)


@pytest.mark.reading("duel-five-each")
@pytest.mark.rule("D-WIN-01", "D-WIN-03", "D-WRP-03")
def test_both_win_with_five_whoever_had_them_first() -> None:
    """A destroyed ship strands on the Warpplanet: one seat has its fifth planet while the duel still goes on."""

    def prepare(g: Game) -> None:
        g.s.warpplanet = 8

    planets = dict.fromkeys(range(4), (1, 0)) | dict.fromkeys(range(4, 8), (0, 1)) | {8: (0, 0)}
    t = duel(card="rich-veins", planets=planets, envoys={"voyager": 1}, stack=[9], prepare=prepare)
    t.fight((1, 2), ("plan-18", "plan-06"), ("blast-3", "shield-2"))
    t.do(1, "destroyed-to", {8: 1})
    assert t.session.winners == (0, 1)
    stranded = next(n for n, event in enumerate(t.session.log) if event.kind == "destroyed")
    won = next(n for n, event in enumerate(t.session.log) if event.kind == "won")
    assert stranded < won


@pytest.mark.reading("duel-two-ways")
@pytest.mark.rule("D-GAP-11", "D-GAP-10")
def test_both_may_win_in_different_ways() -> None:
    def forms(g: Game) -> None:
        g.seats[0].memory["forms"] = 11

    planets = dict.fromkeys(range(3), (1, 0)) | dict.fromkeys(range(4, 9), (0, 1))
    t = duel("red-tape", "sponge", card="shore-leave", planets=planets, prepare=forms)
    assert (t.session.winners, t.state.way) == ((0, 1), "red-tape")


@pytest.mark.reading("duel-optional-cost")
@pytest.mark.rule("D-GAP-21")
def test_an_empty_hand_does_not_draw_up_for_a_cost_that_is_optional() -> None:
    asked = duel("bouncer", "sponge", card="rich-veins", hands={0: ["plan-06"]}).dials(1, 2)
    assert asked.open == [(0, "use")]
    t = duel("bouncer", "sponge", card="rich-veins", hands={0: []}).dials(1, 2)
    assert t.events("used") == []
    assert sorted(t.open) == [(0, "lock-in"), (1, "lock-in")]


@pytest.mark.rule("D-HAND-05")
def test_whoever_must_use_a_card_and_has_none_draws_up_first() -> None:
    t = duel(card="lend-a-hand", hands={0: []})
    assert t.open == [(0, "give")]
    assert len(t.hand(0)) == 6
    t = duel(card="bake-off", hands={1: []})
    assert len(t.hand(1)) == 6


@pytest.mark.rule("D-HAND-06", "D-REI-09")
def test_an_empty_deck_is_made_of_the_discards_with_the_reinforcements_among_them() -> None:
    def no_deck(g: Game) -> None:
        player = g.seats[0]
        player.pile += player.deck
        player.deck = []
        for card in player.pile:
            g.s.seen[card] = 3

    t = duel(card="spelling-bee", piles={0: ["traitors"]}, prepare=no_deck)
    t.lock((0, "plan-18"), (1, "plan-06"))
    [event] = t.events("reshuffled")
    assert (event["seat"], event["number"]) == (0, 12)
    deck = [t.state.faces[card] for card in (*t.state.seats[0].deck, *t.state.seats[0].hand)]
    assert "traitors" in deck
    assert {t.state.origin[card] for card in t.state.seats[0].deck} == {0}


@pytest.mark.rule("D-GAP-22")
def test_with_neither_deck_nor_discards_no_plan_is_laid_and_counts_0() -> None:
    def nothing(g: Game) -> None:
        g.seats[1].deck += [*g.seats[0].deck, *g.seats[0].hand]
        g.seats[0].deck, g.seats[0].hand = [], []

    t = duel(card="bake-off", prepare=nothing)
    t.lock((1, "plan-06"))
    assert t.won()["clouts"] == [0, 6]
