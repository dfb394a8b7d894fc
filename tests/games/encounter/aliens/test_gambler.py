"""Gambler: its card is turned up last, and it may lie about it. Wild: a bet on the spread. Super: more at stake."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.views import SlotView
from warptable.games.encounter.engine.verbs.powers import gain
from warptable.games.encounter.engine.view import FACEDOWN

ASKED, RIDER, ZAP, BEFORE = "window-REVEAL_TURN", "window-RIDER", "window-USE_ANNOUNCED", "window-REVEAL_BEFORE"
OFFER, DOUBT = ["pass", "gambler.bluff"], ["believe", "challenge"]


def laid(
    mine: str = "attack-04",
    theirs: str = "attack-12",
    *own: str,
    third: tuple[str, ...] = (),
    seat: int = 0,
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """Both cards are down: three ships of seat 0 against four; Gambler sits on this seat."""
    aliens = ["mite", "fodder", "hacker"]
    aliens[seat] = "gambler"
    hands: dict[int, list[str]] = {0: [mine, "attack-00"], 1: [theirs, "attack-01"], 2: ["attack-06", *third]}
    hands[seat] = [*hands[seat], *own]
    t = table(*aliens, hands=hands, destiny=["blue", "green"], moves=moves or [])
    return t.encounter(ships={planet(0, 4): 3}, cards=(mine, theirs))


def claim(t: Table, face: str, seat: int = 0) -> Table:
    return t.do(seat, ASKED, "gambler.bluff", options=OFFER).do(seat, "gambler-face", face)


def end(t: Table) -> tuple[str, int]:
    last = t.events("outcome")[-1]
    return last["result"], last["winner"]


@pytest.mark.rule("F-REVEAL-1", "F-PLAN-5")
def test_with_the_oracles_power_besides_its_card_stays_facedown_until_the_reveal() -> None:
    """The opponent's card is laid openly; the own one is not turned up before others have acted on selected cards."""
    hands = {0: ["attack-04", "attack-00"], 1: ["attack-12", "attack-01"], 2: ["attack-06"]}
    t = table("gambler", "calculator", "hacker", hands=hands, prepare=lambda g: gain(g, 0, "oracle", "test", "test"))
    t.encounter(ships={planet(0, 4): 3}, cards=("attack-04", "attack-12"))
    assert (t.seen_card(2, 1), t.seen_card(2, 0)) == ("attack-12", "")
    assert t.open == [(1, "window-CARDS_SELECTED")]


@pytest.mark.rule("F-REVEAL-1", "F-GOAL-7")
def test_it_sees_the_opponents_card_first_and_may_claim_any_encounter_card() -> None:
    t = laid()
    assert t.open == [(0, ASKED)]
    assert t.events("card_turned") == [{"source": "F-REVEAL-1", "seat": 1, "face": "attack-12"}]
    assert t.view(2).current.cards == [FACEDOWN, SlotView("open", "attack-12")]
    t.do(0, ASKED, "gambler.bluff", options=OFFER)
    faces = t.options(0, "gambler-face")
    assert (faces[0], faces[-2:], len(faces)) == ("attack-00", ["negotiate", "morph"], 20)


@pytest.mark.rule("F-REVEAL-2", "F-GOAL-7")
def test_believed_the_claim_counts_and_the_card_goes_unseen_under_the_deck() -> None:
    t = claim(laid(), "attack-30").do(1, "gambler-challenge", "believe", options=DOUBT)
    assert t.events("revealed")[-1]["faces"] == ["attack-30", "attack-12"]
    assert t.events("totals")[-1]["trail"][0] == "30 + 3 = 33"
    assert (end(t), t.discards()) == (("won", 0), ["attack-12"])
    assert t.state.faces[t.state.piles["cosmic"].draw[0]] == "attack-04"
    assert t.events("card_buried") == [{"source": "F-GOAL-7", "seat": 0}]


@pytest.mark.rule("F-PLAN-5")
def test_believed_nobody_else_ever_learns_the_card() -> None:
    """Whatever the real card was, the others are told and shown the same."""
    told = []
    for mine in ("attack-04", "negotiate", "morph"):
        t = claim(laid(mine), "attack-30").do(1, "gambler-challenge", "believe")
        told.append([[event.seen_by(1) for event in t.session.log], t.view(1), t.view(None)])
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("F-GOAL-7")
def test_a_buried_card_counts_as_held_by_nobody() -> None:
    """While its slot is empty; the last card of the deck, which everybody knows here, was once taken for it."""

    def show_last(game: Game) -> None:
        game.s.seen[-1] = 0b111

    hands = {0: ["attack-04", "attack-00"], 1: ["attack-12", "attack-01"], 2: ["attack-06"]}
    t = table("gambler", "fodder", "fido", hands=hands, prepare=show_last)
    t.encounter(ships={planet(0, 4): 3}, cards=("attack-04", "attack-12"))
    claim(t, "attack-30").do(1, "gambler-challenge", "believe")
    assert t.open == [(2, "window-CARDS_DISCARDED")]
    assert t.view(1).seats[0].known == []


@pytest.mark.rule("F-PLAN-5")
@pytest.mark.reading("gambler-buried-card")
def test_who_knew_gamblers_hand_cannot_tell_which_card_went_under_the_deck() -> None:
    def look(game: Game) -> None:
        for card in game.seats[0].hand:
            game.s.seen[card] |= 1 << 1

    hands = {0: ["attack-04", "attack-00"], 1: ["attack-12", "attack-01"]}
    t = table("gambler", "fodder", "hacker", hands=hands, prepare=look)
    t.encounter(ships=3, cards=("attack-04", "attack-12"))
    assert t.view(1).seats[0].known == ["attack-00", "attack-04"]
    claim(t, "attack-30").do(1, "gambler-challenge", "believe")
    assert (t.open, t.view(1).seats[0].known) == ([(0, "second-encounter")], [])


@pytest.mark.rule("F-REVEAL-5", "F-REVEAL-6")
def test_a_claimed_negotiate_leads_to_a_deal_and_a_claimed_morph_copies() -> None:
    t = claim(laid("attack-04", "negotiate"), "negotiate").do(1, "gambler-challenge", "believe")
    assert t.open == [(0, "deal")]
    t = claim(laid("attack-04", "attack-12"), "morph").do(1, "gambler-challenge", "believe")
    assert t.events("morphed")[-1]["face"] == "attack-12"
    assert (t.events("totals")[-1]["offense"], t.events("totals")[-1]["defense"]) == (15, 16)


@pytest.mark.rule("F-GOAL-7")
def test_a_lie_that_is_challenged_costs_as_many_ships_as_gambler_has_in_the_encounter() -> None:
    t = claim(laid(), "attack-30").do(1, "gambler-challenge", "challenge")
    assert t.events("claim_challenged") == [{"source": "gambler", "seat": 1, "honest": False}]
    assert t.events("card_turned")[-1] == {"source": "gambler", "seat": 0, "face": "attack-04"}
    t.do(0, "lose-ships", {planet(0): 2, planet(0, 1): 1}, options=[planet(0, n) for n in range(5)])
    assert (end(t), t.ships(0, WARP), t.discards()) == (("won", 1), 6, ["attack-04", "attack-12"])


@pytest.mark.rule("F-GOAL-7")
def test_a_true_claim_that_is_challenged_costs_the_opponent_ships_outside_the_encounter() -> None:
    t = claim(laid("attack-20"), "attack-20").do(1, "gambler-challenge", "challenge")
    assert t.events("claim_challenged")[-1]["honest"] is True
    t.do(1, "lose-ships", {planet(1, 1): 4}, options=[planet(1, n) for n in range(1, 5)])
    assert (end(t), t.ships(1, WARP)) == (("won", 0), 8)


@pytest.mark.rule("F-GOAL-7")
def test_with_too_few_ships_outside_all_of_those_are_lost_and_without_any_in_the_encounter_none() -> None:
    away = [(1, 4, planet(1, n), WARP) for n in (1, 2, 3)] + [(1, 2, planet(1, 4), WARP)]
    t = claim(laid("attack-20", moves=away), "attack-20").do(1, "gambler-challenge", "challenge")
    assert t.ships(1, WARP) == 20
    away = [(1, 4, planet(1), planet(1, 1))]
    t = claim(laid("attack-20", moves=away), "attack-20").do(1, "gambler-challenge", "challenge")
    assert (end(t), t.ships(1, WARP)) == (("won", 0), 0)


@pytest.mark.rule("F-COMPONENT-4", "F-REVEAL-1")
def test_declined_the_card_is_simply_revealed() -> None:
    t = laid().do(0, ASKED, "pass")
    assert (t.events("revealed")[-1]["faces"], end(t)) == (["attack-04", "attack-12"], ("won", 1))
    assert t.events("card_claimed") == []


@pytest.mark.rule("F-COMPONENT-4")
def test_the_defense_may_bluff_too() -> None:
    t = laid("attack-20", "attack-04", seat=1)
    assert t.events("card_turned")[-1]["face"] == "attack-20"
    claim(t, "attack-40", 1).do(0, "gambler-challenge", "believe")
    assert end(t) == ("won", 1)
    t = claim(laid("attack-20", "attack-04", seat=1), "attack-40", 1).do(0, "gambler-challenge", "challenge")
    assert t.options(1, "lose-ships") == [planet(1, n) for n in range(1, 5)]


@pytest.mark.rule("F-COMPONENT-4", "F-REVEAL-1")
def test_where_gambler_is_no_main_player_both_cards_are_turned_up_at_once() -> None:
    t = table("mite", "fodder", "gambler", hands={0: ["attack-20"], 1: ["attack-08"]}).encounter(ships=3)
    assert (t.events("card_turned"), t.events("revealed")[-1]["faces"]) == ([], ["attack-20", "attack-08"])


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = laid(moves=away)
    assert (t.events("card_turned"), end(t)) == ([], ("won", 1))


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_its_card_is_simply_revealed() -> None:
    t = laid(third=("cosmic-zap",)).do(0, ASKED, "gambler.bluff").do(2, ZAP, "cosmic-zap")
    assert (t.events("revealed")[-1]["faces"], t.events("card_claimed")) == (["attack-04", "attack-12"], [])
    assert not t.state.seats[0].sheets[0].zapped  # the encounter is over


@pytest.mark.rule("F-RES-10")
@pytest.mark.parametrize("alien", ["filch", "fido"])
def test_a_believed_card_is_out_of_reach(alien: str) -> None:
    """Filch, the opponent, finds nothing of Gambler's to take; Fido can fetch only the other card."""
    hands = {0: ["attack-04", "attack-00"], 1: ["attack-12"]}
    t = table("gambler", alien, "hacker", hands=hands).encounter(ships=3, cards=("attack-04", "attack-12"))
    claim(t, "attack-30").do(1, "gambler-challenge", "believe")
    if alien == "filch":
        assert t.open == [(0, "second-encounter")]
    else:
        t.do(1, "window-CARDS_DISCARDED", "fido.fetch").do(1, "fido-seat", 0)
        assert t.events("offered_card")[-1]["face"] == "attack-12"


@pytest.mark.rule("F-TIMING-3")
def test_what_looks_at_revealed_cards_looks_at_the_claim() -> None:
    """Fodder throws in what lies between its own card and the claimed one."""
    hands = {0: ["attack-04", "attack-00"], 1: ["attack-12", "attack-20"]}
    t = table("gambler", "fodder", "hacker", hands=hands).encounter(ships=3, cards=("attack-04", "attack-12"))
    claim(t, "attack-30").do(1, "gambler-challenge", "believe")
    t.do(1, "window-REVEALED_TOTAL", "fodder.overwhelm")
    assert t.events("totals")[-1]["trail"] == ["30 + 3 = 33", "12 + 4 + 20 = 36"]


def foreseen() -> Table:
    """Oracle makes Gambler lay its card openly: it may bluff at that moment."""
    hands = {0: ["attack-04", "attack-00"], 1: ["attack-12", "negotiate"]}
    t = table("gambler", "oracle", "hacker", hands=hands).encounter(ships=3)
    return t.do(0, "encounter-card", "attack-04")


@pytest.mark.rule("F-FAQ-12", "F-TIMING-3")
def test_made_to_lay_its_card_openly_it_may_bluff_at_that_moment() -> None:
    t = foreseen()
    assert t.view(1).current.cards == [FACEDOWN, None]
    claim(t, "attack-40").do(1, "gambler-challenge", "believe")
    assert t.view(1).current.cards == [SlotView("claimed", "attack-40"), None]
    t.do(1, "encounter-card", "negotiate")
    assert (t.events("revealed")[-1]["faces"], end(t)) == (["attack-40", "negotiate"], ("won", 0))


@pytest.mark.rule("F-FAQ-12")
def test_challenged_there_it_pays_and_the_card_lies_open() -> None:
    t = claim(foreseen(), "attack-40").do(1, "gambler-challenge", "challenge").do(0, "lose-ships", {planet(0): 3})
    assert t.view(2).current.cards == [SlotView("open", "attack-04"), None]
    t.do(1, "encounter-card", "attack-12")
    assert end(t) == ("won", 1)


@pytest.mark.rule("F-FAQ-12")
def test_declining_there_the_card_lies_open_and_there_is_no_bluff_later() -> None:
    t = foreseen().do(0, ASKED, "pass")
    assert t.view(2).current.cards == [SlotView("open", "attack-04"), None]
    t.do(1, "encounter-card", "attack-12")
    assert (end(t), t.events("power_used")[-1]["ability"]) == (("won", 1), "oracle.foresee")


@pytest.mark.rule("F-SETUP-4")
def test_gambler_and_sorcerer_may_not_be_at_one_table() -> None:
    with pytest.raises(ValueError, match="may not be at one table"):
        table("gambler", "sorcerer", "mite")


# ---------------------------------------------------------------- super


def staked(*third: str, ships: int = 2, mine: str = "attack-04") -> Table:
    t = laid(mine, "attack-12", "flare-gambler", third=third).do(0, ASKED, "gambler.bluff")
    t.do(0, RIDER, "flare-gambler", options=["pass", "flare-gambler"])
    return t.do(0, "gambler-stake", ships, options=range(1, 21)) if not third else t


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_whoever_pays_pays_the_stake_on_top() -> None:
    t = staked().do(0, "gambler-face", "attack-30").do(1, "gambler-challenge", "challenge")
    t.do(0, "lose-ships", {planet(0): 4, planet(0, 1): 1})
    assert (t.ships(0, WARP), t.hand(0)) == (5 + 3, ["attack-00", "flare-gambler"])
    t = staked().do(0, "gambler-face", "attack-04").do(1, "gambler-challenge", "challenge")
    t.do(1, "lose-ships", {planet(1, 1): 4, planet(1, 2): 2})
    assert (t.ships(1, WARP), t.events("staked")) == (6, [{"source": "gambler", "seat": 0, "ships": 2}])


@pytest.mark.rule("F-FLARE-6")
def test_super_a_stake_beyond_what_can_be_lost_costs_everything_outside_the_encounter() -> None:
    t = staked(ships=20).do(0, "gambler-face", "attack-04").do(1, "gambler-challenge", "challenge")
    assert t.events("to_warp")[0] == {"source": "gambler", "seat": 1, "ships": 16}
    assert t.events("power_lost")[-1]["seat"] == 1


@pytest.mark.rule("F-FLARE-6")
def test_super_without_a_challenge_nothing_is_paid() -> None:
    t = staked().do(0, "gambler-face", "attack-30").do(1, "gambler-challenge", "believe")
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (0, 4)


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_leaves_the_usual_penalty() -> None:
    t = staked("card-zap").do(2, "window-CARD_PLAYED", "card-zap").do(0, "gambler-face", "attack-30")
    t.do(1, "gambler-challenge", "challenge").do(0, "lose-ships", {planet(0): 3})
    assert t.ships(0, WARP) == 6


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_returns_it_and_ends_the_bluff() -> None:
    t = staked("cosmic-zap").do(2, ZAP, "cosmic-zap")
    assert (end(t), t.events("card_claimed")) == (("won", 1), [])
    assert "flare-gambler" in t.hand(0)


# ---------------------------------------------------------------- wild


def bet(holder: int, cards: tuple[str, str], *zap: str) -> Table:
    hands: dict[int, list[str]] = {0: [cards[0], "attack-00"], 1: [cards[1]], 2: ["attack-06", *zap]}
    hands[holder].append("flare-gambler")
    return table("mite", "fodder", "hacker", hands=hands).encounter(ships=3, cards=cards)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-REVEAL-2")
@pytest.mark.parametrize(("number", "grown"), [(8, 8), (9, 0), (3, 3)])
def test_wild_attacks_at_least_that_far_apart_make_the_own_card_grow(number: int, grown: int) -> None:
    t = bet(0, ("attack-04", "attack-12")).do(0, BEFORE, "flare-gambler", options=["pass", "flare-gambler"])
    t.do(0, "gambler-spread", number, options=range(1, 41))
    assert (t.events("totals")[-1]["offense"], t.events("totals")[-1]["defense"]) == (4 + grown + 3, 16)
    assert t.events("spread_named") == [{"source": "gambler", "seat": 0, "number": number}]
    assert "flare-gambler" in t.hand(0)


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_defense_with_the_higher_card_may_bet_too() -> None:
    t = bet(1, ("attack-04", "attack-12")).do(1, BEFORE, "flare-gambler").do(1, "gambler-spread", 8)
    assert t.events("totals")[-1]["trail"] == ["4 + 3 = 7", "20 + 4 = 24"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_needs_two_attacks() -> None:
    t = bet(0, ("attack-20", "negotiate")).do(0, BEFORE, "flare-gambler").do(0, "gambler-spread", 1)
    assert (end(t), t.events("totals")) == (("won", 0), [])


@pytest.mark.rule("F-FLARE-8")
def test_wild_not_for_a_bystander_and_it_may_be_declined() -> None:
    assert bet(2, ("attack-04", "attack-12")).events("flare_played") == []
    assert end(bet(0, ("attack-04", "attack-12")).do(0, BEFORE, "pass")) == ("won", 1)


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = bet(0, ("attack-04", "attack-12"), "card-zap").do(0, BEFORE, "flare-gambler")
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert t.events("totals")[-1]["offense"] == 7


@pytest.mark.rule("F-FLARE-6")
def test_gambler_itself_has_no_wild_side() -> None:
    assert laid("attack-04", "attack-12", "flare-gambler").open == [(0, ASKED)]
