"""Dictator: picks the destiny of the others. Wild: the card drawn is rejected. Super: its own destiny too."""

from collections.abc import Callable

import pytest

from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine.game import Game

DRAW, DRAWN, ZAP = "window-DESTINY_DRAW", "window-DESTINY_DRAWN", "window-USE_ANNOUNCED"
ALL = ["blue", "fewest-in-warp", "green", "most-cards", "most-colonies", "red", "wild"]
DECK = [f"destiny-{name}" for name in ALL]


def drawn(t: Table) -> list[str]:
    return [event["card"] for event in t.events("destiny")]


def deck(*cards: str, gone: tuple[str, ...] = ()) -> Callable[[Game], None]:
    """A destiny deck of exactly these cards, the last on top, and such a discard pile."""

    def put(game: Game) -> None:
        game.s.destiny.draw = [f"destiny-{card}" for card in cards]
        game.s.destiny.discard = [f"destiny-{card}" for card in gone]

    return put


@pytest.mark.rule("F-DESTINY-1", "F-GOAL-7")
@pytest.mark.parametrize("seat", [1, 2])
def test_it_picks_the_card_that_the_offense_draws(seat: int) -> None:
    aliens = ["mite", "void", "filch"]
    aliens[seat] = "dictator"
    t = table(*aliens).do(seat, "dictator-face", "destiny-green", options=DECK)
    assert (drawn(t), t.open) == (["destiny-green"], [(0, "aim")])
    assert t.events("destiny")[0] == {"source": "F-DESTINY-1", "seat": 0, "card": "destiny-green"}
    assert t.events("defense")[-1]["seat"] == 2
    assert t.state.destiny.draw.count("destiny-green") == 2


@pytest.mark.rule("F-DESTINY-1")
@pytest.mark.reading("dictator-own-draw")
def test_on_its_own_turn_the_card_is_a_random_one() -> None:
    """Whoever has searched the deck shuffles it afterwards."""
    t = table("dictator", "void", "filch", destiny=["green"])
    assert (drawn(t), t.events("power_used")) == (["destiny-green"], [])
    orders = set()
    for seed in range(4):
        t = table("mite", "dictator", "filch", seed=seed, prepare=deck(*ALL)).do(1, "dictator-face", "destiny-wild")
        orders.add(tuple(t.state.destiny.draw))
    assert len(orders) > 1


@pytest.mark.rule("F-DESTINY-8", "F-DESTINY-4", "F-DESTINY-9")
def test_the_chosen_card_is_followed_as_usual() -> None:
    assert table("mite", "dictator", "filch").do(1, "dictator-face", "destiny-wild").open == [(0, "wild")]
    t = table("mite", "dictator", "filch", moves=[(2, 1, planet(2), planet(0))]).do(1, "dictator-face", "destiny-red")
    assert t.options(0, "own-colour") == ["redraw", 2]
    t = table("mite", "dictator", "filch", hands={2: ["attack-06"] * 3}).do(1, "dictator-face", "destiny-most-cards")
    assert t.events("defense")[-1]["seat"] == 2


@pytest.mark.rule("F-DESTINY-5", "F-FAQ-12")
def test_it_picks_the_replacement_too_when_the_own_colour_is_turned_down() -> None:
    t = table("mite", "dictator", "filch").do(1, "dictator-face", "destiny-red")
    t.do(1, "dictator-face", "destiny-blue", options=DECK)
    assert drawn(t) == ["destiny-red", "destiny-blue"]


@pytest.mark.rule("F-DESTINY-2")
def test_with_one_card_left_the_deck_is_renewed_before_it_is_searched() -> None:
    t = table("mite", "dictator", "filch", prepare=deck("green", gone=("blue", "wild")))
    t.do(1, "dictator-face", "destiny-blue", options=["destiny-blue", "destiny-green", "destiny-wild"])
    assert (sorted(t.state.destiny.draw), t.state.destiny.discard) == (["destiny-green", "destiny-wild"], [])


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_destiny_is_drawn_as_usual() -> None:
    away = [(1, 4, planet(1, number), planet(2, number)) for number in range(3)]
    t = table("mite", "dictator", "filch", moves=away)
    assert (drawn(t), t.events("power_used")) == (["destiny-blue"], [])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_offense_draws_a_random_card_and_redraws_too() -> None:
    cards = set()
    for seed in range(6):
        t = table("mite", "dictator", "filch", seed=seed, hands={2: ["attack-06", "cosmic-zap"]}).do(
            2, ZAP, "cosmic-zap"
        )
        cards.add(drawn(t)[0])
        assert [event["ability"] for event in t.events("power_used")] == ["dictator.command"]
    assert len(cards) > 1  # the deck was shuffled


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_ends_with_the_encounter() -> None:
    hands = {0: ["attack-20", "attack-10"], 1: ["attack-08"], 2: ["attack-06", "cosmic-zap"]}
    t = table("mite", "dictator", "filch", hands=hands, prepare=deck("blue", "blue", "blue"))
    t.do(2, ZAP, "cosmic-zap").encounter(ships=4, cards=("attack-20", "attack-08"))
    t.do(0, "second-encounter", "go-on")
    assert [event["ability"] for event in t.events("power_used")][-1] == "dictator.command"


# ---------------------------------------------------------------- the flare


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-DESTINY-1")
@pytest.mark.parametrize("holder", [1, 2])
def test_wild_the_card_drawn_is_rejected_and_another_drawn(holder: int) -> None:
    t = table("mite", "void", "filch", hands={holder: ["attack-06", "flare-dictator"]}, destiny=["blue", "green"])
    t.do(holder, DRAWN, "flare-dictator", options=["pass", "flare-dictator"])
    assert (drawn(t), t.events("defense")[-1]["seat"]) == (["destiny-blue", "destiny-green"], 2)
    assert t.state.destiny.discard == ["destiny-blue"]
    assert (t.hand(holder), t.events("redraw")[-1]["source"]) == (["attack-06", "flare-dictator"], "dictator")
    assert t.open == [(0, "aim")]  # only once


@pytest.mark.rule("F-FLARE-8")
def test_wild_not_for_the_offense_and_it_may_be_declined() -> None:
    t = table("mite", "void", "filch", hands={0: ["attack-06", "flare-dictator"]})
    assert t.open == [(0, "aim")]
    t = table("mite", "void", "filch", hands={1: ["attack-06", "flare-dictator"]}).do(1, DRAWN, "pass")
    assert drawn(t) == ["destiny-blue"]


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    hands = {0: ["attack-06", "card-zap"], 1: ["attack-06", "flare-dictator"]}
    t = table("mite", "void", "filch", hands=hands).do(1, DRAWN, "flare-dictator")
    t.do(0, "window-CARD_PLAYED", "card-zap")
    assert (drawn(t), t.discards()) == (["destiny-blue"], ["flare-dictator", "card-zap"])


@pytest.mark.rule("F-FLARE-5", "F-FLARE-6")
def test_wild_a_card_chosen_by_the_dictator_can_be_rejected_and_the_next_is_chosen_again() -> None:
    t = table("mite", "dictator", "filch", hands={2: ["attack-06", "flare-dictator"]})
    t.do(1, "dictator-face", "destiny-green").do(2, DRAWN, "flare-dictator").do(1, "dictator-face", "destiny-blue")
    assert t.events("defense")[-1]["seat"] == 1


def own(*zap: str) -> Table:
    hands = {0: ["attack-06", "flare-dictator"], 1: ["attack-06", *zap]}
    return table("dictator", "void", "filch", hands=hands, destiny=["blue"])


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_it_picks_its_own_destiny() -> None:
    t = own().do(0, DRAW, "flare-dictator", options=["pass", "flare-dictator"])
    t.do(0, "dictator-face", "destiny-green", options=DECK)
    assert (drawn(t), t.hand(0)) == (["destiny-green"], ["attack-06", "flare-dictator"])
    assert [event["ability"] for event in t.events("power_used")] == ["dictator.command"]


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_it_draws() -> None:
    assert drawn(own().do(0, DRAW, "pass")) == ["destiny-blue"]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
def test_super_is_not_played_on_the_turns_of_others_nor_is_the_wild_side() -> None:
    t = table("mite", "dictator", "filch", hands={1: ["attack-06", "flare-dictator"]})
    t.do(1, "dictator-face", "destiny-green")
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_stops_it() -> None:
    t = own("card-zap").do(0, DRAW, "flare-dictator").do(1, "window-CARD_PLAYED", "card-zap")
    assert (drawn(t), t.hand(0)) == (["destiny-blue"], ["attack-06"])


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_returns_it() -> None:
    t = own("cosmic-zap").do(0, DRAW, "flare-dictator").do(1, ZAP, "cosmic-zap")
    assert (drawn(t), t.hand(0)) == (["destiny-blue"], ["attack-06", "flare-dictator"])
    assert t.state.seats[0].sheets[0].zapped


@pytest.mark.rule("F-ZAP-1")
def test_super_the_use_that_follows_may_be_zapped_as_well() -> None:
    t = own("cosmic-zap").do(0, DRAW, "flare-dictator").passes(1).do(1, ZAP, "cosmic-zap")
    assert [event["ability"] for event in t.events("cancelled")] == ["dictator.command"]
    assert (len(drawn(t)), t.hand(0)) == (1, ["attack-06", "flare-dictator"])
