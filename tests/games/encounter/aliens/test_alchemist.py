"""Alchemist: for a ship, exchanges a card for a similar discard. Wild: without a ship. Super: any attack."""

import pytest

from tests.games.encounter.aliens.dominion import RIDER, START, STOP, ZAP, buried, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, uses
from warptable.games.encounter.engine.game import Game

POWER, FLARE = "alchemist.transmutation", "flare-alchemist"
PILE = ("attack-20", "attack-13", "quash", "negotiate")


def brewing(*own: str, pile: tuple[str, ...] = PILE, third: tuple[str, ...] = ()) -> Table:
    """Alchemist is seat 2; these cards lie in the discard pile."""
    hands = {0: ["attack-12"], 1: ["attack-08", *third], 2: [*own]}
    return dominion("mite", "void", "alchemist", hands=hands, prepare=buried(*pile)).encounter()


@pytest.mark.reading("alchemist-same-face")
def test_a_ship_is_paid_and_a_card_exchanged_for_one_of_its_type() -> None:
    t = brewing("attack-10", "ionic-gas", "negotiate", "reinforcement-2")
    t.do(2, START, POWER, options=["pass", POWER]).do(2, "lose-ships", {planet(2): 1})
    t.do(2, "alchemist-card", "ionic-gas", options=["attack-10", "ionic-gas"])
    assert t.ships(2, WARP) == 1
    assert t.hand(2) == ["attack-10", "negotiate", "quash", "reinforcement-2"]
    assert t.discards() == ["attack-20", "attack-13", "negotiate", "ionic-gas"]
    assert t.events("took_discard")[-1]["face"] == "quash"


@pytest.mark.parametrize(("own", "offered"), [("attack-09", ["attack-13"]), ("attack-08", [])])
def test_an_attack_only_for_one_within_four(own: str, offered: list[str]) -> None:
    t = brewing(own)
    if not offered:
        assert START not in [prompt for _, prompt in t.open]
        return
    t.do(2, START, POWER).do(2, "lose-ships", 1)
    assert (t.hand(2), t.discards()[-1]) == (offered, own)


def test_among_several_discards_it_chooses_by_face() -> None:
    t = brewing("attack-14", pile=("attack-13", "attack-15", "attack-20"))
    t.do(2, START, POWER).do(2, "lose-ships", 1)
    t.do(2, "alchemist-face", "attack-15", options=["attack-13", "attack-15"])
    assert t.hand(2) == ["attack-15"]


@pytest.mark.rule("F-TIMING-4")
def test_once_in_an_encounter_and_it_may_pass() -> None:
    t = brewing("ionic-gas", "force-field", "attack-06").do(2, START, POWER).do(2, "lose-ships", 1)
    t.do(2, "alchemist-card", "ionic-gas", options=["ionic-gas", "force-field"])
    t.encounter()
    assert uses(t) == [(2, POWER)]
    assert "window-FREE_4" not in [prompt for _, prompt in t.open]
    assert brewing("ionic-gas").passes(2).discards() == list(PILE)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_ship_stays() -> None:
    t = brewing("ionic-gas", third=("cosmic-zap",)).do(2, START, POWER).do(1, ZAP, "cosmic-zap")
    assert (t.ships(2, WARP), t.hand(2)) == (0, ["ionic-gas"])


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    hands = {0: ["attack-12"], 1: ["attack-08"], 2: ["ionic-gas"]}
    t = dominion("mite", "void", "alchemist", hands=hands, prepare=buried(*PILE), moves=homes(2, 2)).encounter()
    assert START not in [prompt for _, prompt in t.open]


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
def test_super_an_attack_for_any_other() -> None:
    t = brewing("attack-10", FLARE).do(2, START, POWER).do(2, RIDER, FLARE, options=["pass", FLARE])
    t.do(2, "lose-ships", 1).do(2, "alchemist-face", "attack-20", options=["attack-13", "attack-20"])
    assert t.hand(2) == ["attack-20", FLARE]


@pytest.mark.rule("F-FLARE-6", "F-ZAP-1")
@pytest.mark.reading("alchemist-super-opens")
def test_super_also_where_no_attack_is_near_enough() -> None:
    t = brewing("attack-04", FLARE).do(2, START, FLARE, options=["pass", FLARE])
    t.do(2, "lose-ships", 1).do(2, "alchemist-face", "attack-20", options=["attack-13", "attack-20"])
    assert (t.hand(2), uses(t)) == (["attack-20", FLARE], [(2, POWER)])


# ---------------------------------------------------------------- wild


def swapping(*own: str, third: tuple[str, ...] = ()) -> Table:
    hands = {0: ["attack-12", FLARE, *own], 1: ["attack-08", *third], 2: ["attack-06"]}
    return dominion("mite", "void", "human", hands=hands, prepare=buried(*PILE)).encounter()


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_a_card_that_is_no_encounter_card_is_exchanged_for_nothing() -> None:
    t = swapping("ionic-gas", "attack-10").do(0, START, FLARE, options=["pass", FLARE])
    assert (t.hand(0), t.ships(0, WARP)) == (["attack-10", "attack-12", FLARE, "quash"], 0)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("alchemist-same-face")
def test_wild_not_with_encounter_cards_alone_nor_with_nothing_of_that_type_in_the_pile() -> None:
    for t in (swapping("attack-15"), swapping("reinforcement-2")):
        assert START not in [prompt for _, prompt in t.open]


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = swapping("ionic-gas", third=("card-zap",)).do(0, START, FLARE).do(1, STOP, "card-zap")
    assert t.hand(0) == ["attack-12", "ionic-gas"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_flare_itself_is_not_exchanged_for_another_one() -> None:
    def thrown_away(game: Game) -> None:
        (card,) = [card for card in game.seats[2].hand if game.s.faces[card] == "flare-human"]
        game.seats[2].hand.remove(card)
        game.s.piles["cosmic"].discard.append(card)
        game.s.seen[card] = (1 << game.n) - 1
        game.update_masks(2)

    hands = {0: ["attack-12", FLARE], 1: ["attack-08"], 2: ["attack-06", "flare-human"]}
    t = dominion("mite", "void", "human", hands=hands, prepare=thrown_away).encounter()
    assert t.discards()[0] == "flare-human"
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-6", "F-TIMING-4")
def test_super_not_where_nothing_fits_nor_after_the_power_was_used() -> None:
    assert START not in [prompt for _, prompt in brewing("attack-04", FLARE, pile=("quash",)).open]
    t = brewing("attack-04", "ionic-gas", FLARE, pile=("quash", "attack-20"))
    t.do(2, START, POWER).passes(2).do(2, "lose-ships", 1)
    assert (2, START) not in t.open
