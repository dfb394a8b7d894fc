"""Deals: allies leave, the talks, who learns what (F-DEAL, F-VEC-3, F-FAQ-15)."""

from typing import Any

import pytest

from tests.games.encounter.rules.deals import SPARE, card, known, pick, say, talks
from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.rules.deals import TIME_OUT
from warptable.kernel import IllegalAnswer

# ---- allies -------------------------------------------------------------------------------------


@pytest.mark.rule("F-DEAL-1", "F-DEAL-9")
def test_allies_of_both_sides_take_their_ships_home_before_the_talks_and_get_nothing() -> None:
    t = table(players=4, hands={0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-04"]})
    allies = {2: ("defense", {planet(2): 2}), 3: ("offense", {planet(3): 3})}
    t.encounter(ships=2, allies=allies, cards=("negotiate", "negotiate"))
    assert (t.ships(2, BESIDE), t.ships(3, GATE)) == (2, 3)
    t.do(2, "ships-home", {planet(2, 4): 2}, options=range(10, 15))
    assert t.events("ships_home")[-1]["source"] == "F-DEAL-1"
    t.do(3, "ships-home", {planet(3, 1): 3}, options=range(15, 20))
    assert t.open == [(0, "deal")]
    assert (t.ships(2, planet(2, 4)), t.ships(3, planet(3, 1))) == (6, 7)
    assert t.view(None).current.allied == [0, 0, 0, 0]
    say(t, 0, ("give", "attack-08"), "propose")
    say(t, 1, "accept")
    t.do(0, "ships-home", 2)
    assert t.hand(2) == t.hand(3) == ["attack-06"], "no reward"
    assert t.events("rewarded") == []
    assert (t.state.seats[2].foreign, t.state.seats[3].foreign) == (0, 0), "no colony"


@pytest.mark.rule("F-DEAL-9", "F-DEAL-4", "F-DEAL-6")
def test_only_the_hands_and_colonies_of_the_two_main_players_are_on_the_table() -> None:
    t = talks(hands={**SPARE, 2: ["attack-20", "attack-30"]})
    offered = t.options(0, "deal")
    assert [option for option in offered if option[0] == "give"] == [("give", "attack-08")], "not one from the deck"
    assert [option for option in offered if option[0] == "ask"] == [("ask", 1), ("ask", 2)], "no more than the hand"
    assert {option[1] for option in offered if option[0] in ("grant", "want")} == set(range(10)), "no planet of green"


# ---- the talks ----------------------------------------------------------------------------------


@pytest.mark.rule("F-DEAL-2", "F-DEAL-3", "F-RES-9")
@pytest.mark.reading("first-proposal")
def test_the_offense_proposes_first_and_the_defense_may_accept() -> None:
    t = talks()
    say(t, 0, ("give", "attack-08"), ("want", planet(1, 3)), "propose")
    assert t.open == [(1, "deal")]
    about = t.decision(1, "deal").about
    assert about is not None
    assert about["terms"] == [
        {"kind": "cards", "giver": 0, "receiver": 1, "number": 1, "planet": -1},
        {"kind": "colony", "giver": 1, "receiver": 0, "number": 0, "planet": planet(1, 3)},
    ]
    assert about["offers_left"] == 3
    say(t, 1, "accept")
    t.do(0, "deal-colony", {GATE: 2})
    assert t.hand(1) == ["attack-04", "attack-08", "attack-12"]
    assert t.hand(0) == []
    assert t.ships(0, planet(1, 3)) == 2
    assert t.events("deal_made") == [{"source": "F-DEAL-12", "offense": 0, "defense": 1}]


@pytest.mark.rule("F-DEAL-2", "F-DEAL-3")
def test_a_counter_offer_replaces_what_lay_on_the_table() -> None:
    t = talks()
    say(t, 0, ("want", planet(1, 3)), "propose")
    say(t, 1, ("give", "attack-12"), ("ask", 1), "propose")
    assert t.open == [(0, "deal")]
    assert t.options(0, "deal")[:2] == ["refuse", "accept"]
    say(t, 0, "accept")
    t.do(0, "ships-home", 2)
    assert t.hand(0) == ["attack-12"]
    assert t.hand(1) == ["attack-04", "attack-08"]
    assert t.ships(0, planet(1, 3)) == 0, "the first offer is off the table"


@pytest.mark.rule("F-DEAL-2", "F-DEAL-11")
@pytest.mark.parametrize("refuser", [0, 1])
def test_either_may_break_off(refuser: int) -> None:
    t = talks()
    if refuser == 1:
        say(t, 0, ("give", "attack-08"), "propose")
    say(t, refuser, "refuse")
    assert t.events("deal_refused")[-1]["seat"] == refuser
    assert t.open == [(0, "lose-ships"), (1, "lose-ships")]
    assert t.hand(0) == ["attack-08"]


@pytest.mark.rule("F-DEAL-2", "F-DEAL-11")
@pytest.mark.parametrize("silent", [0, 1])
@pytest.mark.reading("deal-minute")
def test_when_the_time_is_up_nobody_has_broken_off(silent: int) -> None:
    """Only a clock says so: the rules never offer it."""
    t = talks()
    if silent == 1:
        say(t, 0, ("give", "attack-08"), "propose")
    assert not any("time-out" in str(option) for option in t.options(silent, "deal"))
    t.do(silent, "deal", TIME_OUT)
    assert t.events("deal_timed_out")[-1]["seat"] == silent
    assert not t.events("deal_refused")
    assert t.open == [(0, "lose-ships"), (1, "lose-ships")]
    assert t.events("outcome")[-1]["how"] == "time"


@pytest.mark.rule("F-DEAL-2")
@pytest.mark.reading("deal-minute")
def test_after_three_proposals_each_one_can_only_accept_or_refuse() -> None:
    t = talks()
    for n in range(3):
        about = t.decision(0, "deal").about
        assert about is not None
        assert about["offers_left"] == 3 - n
        say(t, 0, ("want", planet(1, n)), "propose")
        say(t, 1, ("ask", 1), ("grant", planet(1, n)), "propose")
    assert t.options(0, "deal") == ["refuse", "accept"]
    with pytest.raises(IllegalAnswer):
        say(t, 0, ("want", planet(1)), "propose")
    say(t, 0, "accept")
    t.do(0, "deal-colony", {GATE: 2})
    assert t.ships(0, planet(1, 2)) == 2, "the last offer was accepted"


@pytest.mark.rule("F-DEAL-3", "F-DEAL-7", "F-DEAL-8")
def test_a_proposal_is_built_pick_by_pick_in_a_fixed_order() -> None:
    t = talks()
    grants = [("grant", p) for p in range(5)]
    wants = [("want", p) for p in range(5, 10)]
    asks = [("ask", 1), ("ask", 2)]
    assert t.options(0, "deal") == ["refuse", "wait", ("give", "attack-08"), *asks, *grants, *wants]
    pick(t, 0, ("give", card(t, 0, "attack-08")))
    assert t.options(0, "deal") == ["propose", *asks, *grants, *wants], "giving alone is a proposal: F-DEAL-8"
    pick(t, 0, ("ask", 2))
    assert t.options(0, "deal") == ["propose", *grants, *wants]
    pick(t, 0, ("grant", 3))
    assert t.options(0, "deal") == ["propose", *wants], "one colony for the partner at most: F-DEAL-3"
    pick(t, 0, ("want", 8))
    # one colony each at most: nothing but proposing is left, which is no choice
    assert t.open == [(1, "deal")]
    assert [term["kind"] for term in t.events("deal_offered")[-1]["terms"]] == ["cards", "random", "colony", "colony"]


@pytest.mark.rule("F-DEAL-3")
def test_several_cards_are_named_in_the_order_of_the_hand() -> None:
    t = talks({0: ["negotiate", "attack-08", "attack-10"], 1: ["negotiate", "attack-04"]})
    gives = [option for option in t.options(0, "deal") if option[0] == "give"]
    assert gives == [("give", "attack-08"), ("give", "attack-10")]
    pick(t, 0, ("give", card(t, 0, "attack-08")))
    assert t.options(0, "deal")[:2] == ["propose", ("give", "attack-10")]
    pick(t, 0, ("give", card(t, 0, "attack-10")))
    assert not [option for option in t.options(0, "deal") if option[0] == "give"]


@pytest.mark.rule("F-DEAL-7")
def test_agreeing_on_nothing_is_no_deal() -> None:
    t = talks()
    assert "propose" not in t.options(0, "deal")
    before = t.state.clone()
    for nothing in (("propose",), (), ("accept",)):
        with pytest.raises(IllegalAnswer):
            t.session.answer(t.decision(0, "deal"), nothing)
    assert t.state == before
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-DEAL-7")
def test_ships_freed_from_the_warp_are_an_addition_and_never_the_whole_deal() -> None:
    """Zombie may add freed ships to a deal; still a card or a colony must change hands."""
    t = table("zombie", "mite", "oracle", hands=SPARE, moves=[(1, 2, planet(1), WARP)])
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    assert not [option for option in t.options(0, "deal") if option[0] == "free"]
    with pytest.raises(IllegalAnswer):
        say(t, 0, ("free", 1), "propose")
    pick(t, 0, ("want", planet(1, 3)))
    assert t.options(0, "deal") == ["propose", ("free", 1)]


@pytest.mark.rule("F-ZAP-3")
def test_freed_ships_are_named_in_the_order_of_the_seats_and_no_more_than_there_are() -> None:
    t = table("zombie", "mite", "oracle", hands=SPARE, moves=[(1, 2, planet(1), WARP), (2, 1, planet(2), WARP)])
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    pick(t, 0, ("want", planet(1, 3)))
    blue, green = ("free", 1), ("free", 2)
    assert t.options(0, "deal") == ["propose", blue, green]
    fork = Table(t.session.fork())
    pick(fork, 0, green)
    assert fork.open == [(1, "deal")], "nothing is left to add: it is proposed"
    pick(t, 0, blue)
    assert t.options(0, "deal") == ["propose", blue, green]
    pick(t, 0, blue)
    assert t.options(0, "deal") == ["propose", green]
    pick(t, 0, green)
    say(t, 1, "accept")
    t.do(0, "deal-colony", {GATE: 1}).do(1, "ships-home", {planet(1): 2}).do(2, "ships-home", {planet(2): 1})
    assert [(event["owner"], event["ships"]) for event in t.events("ships_freed")] == [(1, 2), (2, 1)]


@pytest.mark.rule("F-DEAL-3", "F-DEAL-4", "F-DEAL-6")
def test_an_illegal_proposal_is_refused_as_a_whole_and_changes_nothing() -> None:
    t = talks(moves=[(1, 4, planet(1, 4), planet(1, 3))])
    mine, theirs = card(t, 0, "attack-08"), card(t, 1, "attack-12")
    illegal: list[Any] = [
        (("give", theirs), "propose"),  # not one's own card
        (("give", t.state.piles["cosmic"].draw[-1]), "propose"),  # not from the deck
        (("give", mine), ("give", mine), "propose"),
        (("give", mine), ("ask", 3), "propose"),  # more than the partner holds
        (("give", mine), ("ask", 0), "propose"),
        (("want", planet(1)), ("want", planet(1, 1)), "propose"),  # two colonies
        (("grant", planet(0)), ("grant", planet(0, 1)), "propose"),
        (("want", planet(1, 4)), "propose"),  # the giver has no colony there
        (("want", planet(2)), "propose"),
        (("grant", planet(1)), "propose"),
        (("want", planet(1)), ("give", mine), "propose"),  # out of order
        (("give", mine),),  # not complete
        (("give", mine), "propose", "propose"),
        ("accept",),  # nothing to accept yet
        "propose",
        7,
        None,
    ]
    before, history = t.state.clone(), len(t.session.history)
    options = t.options(0, "deal")
    for answer in illegal:
        with pytest.raises(IllegalAnswer):
            t.session.answer(t.decision(0, "deal"), answer)
        assert t.state == before, answer
        assert t.options(0, "deal") == options, answer
    assert len(t.session.history) == history
    say(t, 0, ("give", "attack-08"), "propose")
    assert t.open == [(1, "deal")]


# ---- who learns what ----------------------------------------------------------------------------


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.reading("named-cards")
def test_cards_named_in_an_offer_become_known_to_the_partner_only() -> None:
    t = talks({0: ["negotiate", "attack-08", "attack-40"], 1: ["negotiate", "attack-04"]})
    assert known(t, 1, 0) == []
    say(t, 0, ("give", "attack-40"), ("want", planet(1)), "propose")
    assert known(t, 1, 0) == ["attack-40"]
    assert known(t, 2, 0) == []
    assert known(t, None, 0) == []
    offered = next(event for event in t.session.log if event.kind == "deal_offered")
    assert "faces" in str(offered.seen_by(1))
    assert "attack-40" not in str(offered.seen_by(2))
    assert "attack-40" not in str(offered.seen_by(None))
    say(t, 1, "refuse")
    assert known(t, 1, 0) == ["attack-40"], "what was shown stays known"


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.reading("named-cards")
def test_of_equal_cards_the_one_that_the_partner_knows_is_named() -> None:
    def seen(game: Game) -> None:
        game.s.seen[twins(game)[1]] |= 1 << 1

    def twins(game: Game) -> list[int]:
        return [one for one in game.seats[0].hand if game.s.faces[one] == "attack-08"]

    t = talks({0: ["negotiate", "attack-08", "attack-08"], 1: ["negotiate", "attack-04"]}, prepare=seen)
    t.do(0, "deal", (("give", twins(t.game)[0]), ("want", planet(1)), "propose"))
    assert known(t, 1, 0) == ["attack-08"], "that there are two of them is no news"


@pytest.mark.rule("F-DEAL-3")
def test_a_card_given_is_known_to_giver_and_receiver() -> None:
    t = talks({0: ["negotiate", "attack-08", "attack-40"], 1: ["negotiate", "attack-04"]})
    say(t, 0, ("give", "attack-40"), "propose")
    say(t, 1, "accept")
    assert t.hand(1) == ["attack-04", "attack-40"]
    assert known(t, 0, 1) == ["attack-40"]
    assert known(t, 2, 1) == []
    assert known(t, 1, 0) == []


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.reading("random-cards-in-a-deal")
def test_as_many_cards_may_be_asked_for_as_the_partner_holds() -> None:
    seven = [f"attack-{value}" for value in ("04", "06", "10", "12", "15", "20", "30")]
    t = talks({0: ["negotiate", "attack-08"], 1: ["negotiate", *seven]})
    assert [option[1] for option in t.options(0, "deal") if option[0] == "ask"] == [1, 2, 3, 4, 5, 6, 7]
    say(t, 0, ("ask", 7), "propose")
    say(t, 1, "accept")
    assert (t.hand(0), t.hand(1)) == (sorted(["attack-08", *seven]), [])


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.reading("random-cards-in-a-deal")
def test_cards_asked_for_are_taken_at_random_and_not_named() -> None:
    t = talks({0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-04", "attack-12", "attack-20"]})
    say(t, 0, ("ask", 2), ("grant", planet(0, 2)), "propose")
    assert known(t, 0, 1) == [], "nothing is named"
    say(t, 1, "accept")
    took = t.events("took")[-1]
    assert took == {"source": "F-DEAL-3", "seat": 0, "victim": 1, "number": 2}
    assert len(t.hand(0)) == 3
    assert len(t.hand(1)) == 1
    assert sorted(known(t, 1, 0)) == sorted(set(t.hand(0)) - {"attack-08"})


@pytest.mark.rule("F-RES-9")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.reading("random-before-named")
def test_what_is_taken_at_random_comes_from_the_hand_as_it_was(seed: int) -> None:
    """All terms are one batch: the cards just given are not among those drawn in return."""
    gifts = ["attack-00", "attack-01", "attack-04", "attack-05"]
    t = talks({0: ["negotiate", *gifts], 1: ["negotiate", "attack-40"]}, seed=seed)
    say(t, 0, *(("give", face) for face in gifts), ("ask", 1), "propose")
    say(t, 1, "accept")
    assert t.hand(0) == ["attack-40"]
    assert t.hand(1) == gifts
