"""Fido: fetches a used encounter card and offers it. Wild: the opponent takes the top discard. Super: every card."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.game import Game

ASKED, RIDER, ZAP, PLAN = "window-CARDS_DISCARDED", "window-RIDER", "window-USE_ANNOUNCED", "window-PLANNING_BEFORE"
OFFER = ["pass", "fido.fetch"]
ANSWERS, FATE = ["take-it", "no-thanks"], ["keep-it", "put-back"]


def over(
    *own: str,
    cards: tuple[str, str] = ("attack-12", "attack-08"),
    seat: int = 2,
    third: tuple[str, ...] = (),
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """An encounter of seats 0 and 1 is over, its cards are discarded; Fido sits on this seat."""
    aliens = ["mite", "void", "human"]
    aliens[seat] = "fido"
    hands: dict[int, list[str]] = {0: [cards[0], "attack-00"], 1: [cards[1]], 2: ["attack-06", *third]}
    hands[seat] = [*hands[seat], *own]
    t = table(*aliens, hands=hands, deck=["attack-40"], destiny=["blue", "green"], moves=moves or [])
    return t.encounter(ships=3, cards=cards)


def offer(t: Table, face: str = "attack-12", guest: int = 1) -> Table:
    t.do(2, ASKED, "fido.fetch", options=OFFER).do(2, "fido-face", face, options=["attack-12", "attack-08"])
    return t.do(2, "fido-seat", guest, options=[0, 1])


@pytest.mark.rule("F-RES-10", "F-GOAL-7")
def test_a_card_that_is_taken_brings_fido_a_card() -> None:
    t = (
        offer(over())
        .do(1, "fido-offer", "take-it", options=ANSWERS)
        .do(2, "fido-pay", "deck", options=["deck", "pass"])
    )
    assert (t.hand(1), t.hand(2), t.discards()) == (["attack-12"], ["attack-06", "attack-40"], ["attack-08"])
    assert t.events("offered_card") == [{"source": "fido", "seat": 2, "receiver": 1, "face": "attack-12"}]
    assert t.events("took_discard")[0]["seat"] == 1


@pytest.mark.rule("F-RES-10")
def test_or_a_ship_from_the_warp_which_is_no_reward() -> None:
    t = offer(over(moves=[(2, 2, planet(2), WARP)])).do(1, "fido-offer", "take-it")
    t.do(2, "fido-pay", "ship", options=["deck", "ship", "pass"]).do(2, "ships-home", {planet(2): 1})
    assert (t.ships(2, WARP), t.hand(2), t.events("rewarded")) == (1, ["attack-06"], [])


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.reading("fido-payment")
def test_it_may_take_nothing_for_it() -> None:
    t = offer(over()).do(1, "fido-offer", "take-it").do(2, "fido-pay", "pass")
    assert t.hand(2) == ["attack-06"]


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize(
    ("fate", "own", "left"), [("keep-it", ["attack-06", "attack-12"], 1), ("put-back", ["attack-06"], 2)]
)
def test_a_refused_card_is_kept_or_put_back(fate: str, own: list[str], left: int) -> None:
    t = offer(over()).do(1, "fido-offer", "no-thanks").do(2, "fido-refused", fate, options=FATE)
    assert (t.hand(2), t.hand(1), len(t.discards())) == (own, [], left)
    assert t.events("refused_card")[-1]["seat"] == 1


@pytest.mark.rule("F-COMPONENT-4")
def test_the_former_owner_may_get_it_back_and_declining_leaves_all_as_it_is() -> None:
    t = offer(over(), "attack-12", 0).do(0, "fido-offer", "take-it").do(2, "fido-pay", "pass")
    assert t.hand(0) == ["attack-00", "attack-12"]
    t = over().do(2, ASKED, "pass")
    assert t.discards() == ["attack-12", "attack-08"]


@pytest.mark.rule("F-RES-10")
@pytest.mark.reading("fido-added-cards")
def test_only_the_encounter_cards_are_fetched_not_what_else_was_discarded() -> None:
    hands = {0: ["attack-12", "reinforcement-5"], 1: ["attack-08"]}
    t = table("mite", "void", "fido", hands=hands).encounter(ships=3).do(0, "reinforce", ("reinforcement-5", 0))
    assert t.discards() == ["reinforcement-5", "attack-12", "attack-08"]
    t.do(2, ASKED, "fido.fetch").do(2, "fido-face", "attack-12", options=["attack-12", "attack-08"])


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_main_player_may_fetch_too(seat: int) -> None:
    t = over(seat=seat).do(seat, ASKED, "fido.fetch", options=OFFER)
    t.do(seat, "fido-face", "attack-08").do(seat, "fido-seat", 2).do(2, "fido-offer", "take-it")
    assert t.hand(2) == ["attack-06", "attack-08"]


@pytest.mark.rule("F-TIMING-2")
def test_against_filch_the_conflict_order_decides() -> None:
    hands = {0: ["attack-12"], 1: ["attack-08"]}
    t = table("filch", "mite", "fido", hands=hands).encounter(ships=3).do(0, ASKED, "filch.theft")
    t.do(2, ASKED, "fido.fetch").do(2, "fido-seat", 1)
    assert t.events("offered_card")[-1]["face"] == "attack-12"
    assert t.hand(0) == ["attack-08"]


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    t = over(moves=[(2, 4, planet(2, number), planet(0, number)) for number in range(3)])
    assert [event["ability"] for event in t.events("power_used")] == []
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_cards_stay_where_they_are() -> None:
    t = over(third=("cosmic-zap",)).do(2, ASKED, "fido.fetch").do(2, ZAP, "cosmic-zap")
    assert t.discards() == ["attack-12", "attack-08", "cosmic-zap"]
    assert t.open == [(0, "second-encounter")]
    assert not t.state.seats[2].sheets[0].zapped


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_every_card_is_offered_one_after_another() -> None:
    t = over("flare-fido").do(2, ASKED, "fido.fetch").do(2, RIDER, "flare-fido", options=["pass", "flare-fido"])
    t.do(2, "fido-face", "attack-08", options=["attack-12", "attack-08"]).do(2, "fido-seat", 0)
    t.do(0, "fido-offer", "no-thanks").do(2, "fido-refused", "put-back")
    t.do(2, "fido-face", "attack-12", options=["done", "attack-12"]).do(2, "fido-seat", 1)
    t.do(1, "fido-offer", "take-it").do(2, "fido-pay", "deck")
    assert (t.hand(1), t.hand(2), t.discards()) == (
        ["attack-12"],
        ["attack-06", "attack-40", "flare-fido"],
        ["attack-08"],
    )


@pytest.mark.rule("F-FLARE-6")
def test_super_it_may_stop_after_one_and_declined_there_is_one() -> None:
    t = over("flare-fido").do(2, ASKED, "fido.fetch").do(2, RIDER, "flare-fido").do(2, "fido-face", "attack-08")
    t.do(2, "fido-seat", 0).do(0, "fido-offer", "take-it").do(2, "fido-pay", "pass").do(2, "fido-face", "done")
    assert (t.discards(), t.open) == (["attack-12"], [(0, "second-encounter")])
    t = over("flare-fido").do(2, ASKED, "fido.fetch").do(2, RIDER, "pass").do(2, "fido-face", "attack-08")
    t.do(2, "fido-seat", 0).do(0, "fido-offer", "take-it").do(2, "fido-pay", "pass")
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_leaves_the_power_with_one_card() -> None:
    t = over("flare-fido", seat=0, third=("card-zap",)).do(0, ASKED, "fido.fetch").do(0, RIDER, "flare-fido")
    t.do(2, "window-CARD_PLAYED", "card-zap").do(0, "fido-face", "attack-08").do(0, "fido-seat", 1)
    t.do(1, "fido-offer", "no-thanks").do(0, "fido-refused", "put-back")
    assert t.open == [(0, "second-encounter")]
    assert {"flare-fido", "card-zap"} <= set(t.discards())


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_returns_it_and_stops_the_fetching() -> None:
    t = over("flare-fido", third=("cosmic-zap",)).do(2, ASKED, "fido.fetch").do(2, RIDER, "flare-fido")
    t.do(2, ZAP, "cosmic-zap")
    assert (t.open, t.hand(2)) == ([(0, "second-encounter")], ["attack-06", "flare-fido"])


@pytest.mark.rule("F-FLARE-6")
def test_super_not_with_a_single_card_left() -> None:
    hands = {0: ["attack-12", "attack-00"], 1: ["attack-08"], 2: ["attack-06", "flare-fido"]}
    t = table("filch", "mite", "fido", hands=hands).encounter(ships=3, cards=("attack-12", "attack-08"))
    t.do(0, ASKED, "filch.theft").do(2, ASKED, "fido.fetch")
    assert t.open == [(2, "fido-seat")]


# ---------------------------------------------------------------- wild


def planning(holder: int = 0, pile: tuple[str, ...] = ("negotiate", "attack-40"), zap: tuple[str, ...] = ()) -> Table:
    """Before cards are selected, with this discard pile (top last)."""

    def bury(game: Game) -> None:
        for face in pile:
            card = next(card for card in game.s.piles["cosmic"].draw if game.s.faces[card] == face)
            game.s.piles["cosmic"].draw.remove(card)
            game.s.piles["cosmic"].discard.append(card)
            game.s.seen[card] = 7

    hands: dict[int, list[str]] = {0: ["attack-12"], 1: ["attack-08"], 2: ["attack-06", *zap]}
    hands[holder].append("flare-fido")
    t = table("mite", "void", "human", hands=hands, deck=["attack-30"], prepare=bury)
    return t.encounter(ships=3)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.parametrize("holder", [0, 1])
def test_wild_the_opponent_takes_the_top_discard_and_the_holder_draws(holder: int) -> None:
    t = planning(holder).do(holder, PLAN, "flare-fido", options=["pass", "flare-fido"])
    assert "attack-40" in t.hand(1 - holder)
    assert {"attack-30", "flare-fido"} <= set(t.hand(holder))
    assert t.discards() == ["negotiate"]


@pytest.mark.rule("F-FLARE-8")
def test_wild_not_with_an_empty_pile_nor_for_others() -> None:
    assert planning(0, ()).events("flare_played") == []
    assert planning(2).events("flare_played") == []
    assert planning(0, ()).events("totals")


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = planning(zap=("card-zap",)).do(0, PLAN, "flare-fido").do(2, "window-CARD_PLAYED", "card-zap")
    assert "attack-40" in t.discards()
    assert [event["source"] for event in t.events("drew") if event["source"] == "fido"] == []


@pytest.mark.rule("F-FLARE-6")
def test_fido_itself_has_no_wild_side() -> None:
    hands = {0: ["attack-12", "flare-fido"], 1: ["attack-08"]}
    t = table(
        "fido",
        "mite",
        "void",
        hands=hands,
        prepare=lambda g: g.s.piles["cosmic"].discard.append(g.s.piles["cosmic"].draw.pop(0)),
    )
    t.encounter(ships=3)
    assert t.open == [(0, ASKED)]


@pytest.mark.rule("F-RES-10")
def test_cards_that_were_thrown_in_may_be_fetched_too() -> None:
    hands = {0: ["attack-06", "attack-08"], 1: ["attack-12"], 2: ["attack-01"]}
    t = table("fodder", "mite", "fido", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3, cards=("attack-06", "attack-12")).do(0, "window-REVEALED_TOTAL", "fodder.overwhelm")
    t.do(2, ASKED, "fido.fetch").do(2, "fido-face", "attack-08", options=["attack-06", "attack-08", "attack-12"])
