"""Flares: their place in the deck, playing them, and what limits them (F-FLARE, F-SETUP-5..8, F-VFWF)."""

from typing import Any

import pytest

import warptable
from tests.games.encounter.scenario import Table, planet, table
from tests.readings import homes, totals, zapped
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions import edition_for
from warptable.games.encounter.engine.model.cards import FACES, CardType, flare_of
from warptable.games.encounter.engine.model.constraints import Barred
from warptable.games.encounter.engine.model.views import CardView
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.games.encounter.engine.rules.usable import play_of
from warptable.games.encounter.engine.verbs.encounter import impose

SELECTED = "window-CARDS_SELECTED"
REVEALED = "window-REVEALED_CARD"
PLAYED = "window-CARD_PLAYED"
ZAP = "window-USE_ANNOUNCED"
CALL = "flare-calculator"
FORTY_TWO = "flare-human"
CARDS = ("attack-08", "attack-15")


def flares_of(players: int, seed: int, **settings: Any) -> tuple[list[str], list[str]]:
    """(the flares in the deck, the flares of the aliens that were dealt)."""
    state = EncounterRules("ffg").start(seed, Settings("ffg", players, **settings))
    held = [face for face in state.faces if FACES[face].type is CardType.FLARE]
    return held, [flare_of(alien) for seat in state.seats for alien in seat.dealt]


def duel(
    *own: str, defense: tuple[str, ...] = (), aliens: tuple[str, ...] = ("mite", "void", "oracle"), **more: Any
) -> Table:
    """Seat 0 with these cards besides an 8 attacks a 15 with three ships against four; the cards are down."""
    hands = {0: ["attack-08", *own], 1: ["attack-15", *defense]}
    t = table(*aliens, hands=hands, **more)
    return t.encounter(ships=3, cards=CARDS)


# ---- set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("F-SETUP-5")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_both_flares_of_every_player_go_into_the_deck_whichever_alien_is_chosen(players: int, seed: int) -> None:
    held, dealt = flares_of(players, seed)
    assert len(dealt) == 2 * players
    known = registry_for("ffg").flares
    assert {face for face in dealt if face in known} <= set(held)
    game = warptable.new_game("ffg", players, seed)
    while game.decisions and game.decisions[0].prompt == "choose-alien":
        game.answer(game.decisions[0], game.decisions[0].options[1])
    assert sorted(held) == sorted(face for face in game.state.faces if FACES[face].type is CardType.FLARE)


@pytest.mark.rule("F-SETUP-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_flares_are_added_until_the_deck_holds_ten(players: int) -> None:
    added = set()
    for seed in range(8):
        held, dealt = flares_of(players, seed)
        assert len(held) == len(set(held)) == 10
        added |= {face for face in held if face not in dealt}
    assert len(added) > 10 or players == 5  # they differ from game to game


@pytest.mark.rule("F-SETUP-6")
def test_flares_are_shuffled_into_the_deck() -> None:
    places = set()
    for seed in range(6):
        game = warptable.new_game("ffg", 4, seed, aliens=("human", "filch", "clone", "cudgel"))
        cards = [card for seat in game.state.seats for card in seat.hand]
        places.add(sum(FACES[game.state.faces[card]].type is CardType.FLARE for card in cards))
    assert len(places) > 1


@pytest.mark.rule("F-SETUP-7")
def test_a_game_may_be_set_up_without_flares() -> None:
    held, _ = flares_of(4, 1, flares=())
    assert held == []


@pytest.mark.rule("F-SETUP-8")
def test_there_is_one_filch_flare_in_the_game() -> None:
    assert edition_for("ffg", (), 5).aliens.count("filch") == 1
    assert [face for face in registry_for("ffg").flares if "filch" in face] == ["flare-filch"]
    held, _ = flares_of(5, 1, aliens=("filch", "human", "clone", "cudgel", "chosen"))
    assert held.count("flare-filch") == 1


# ---- what a flare is ---------------------------------------------------------------------------------


@pytest.mark.rule("F-FLARE-1", "F-TYPES-2")
def test_a_flare_is_never_an_encounter_card() -> None:
    t = table("mite", "void", "oracle", hands={0: ["attack-08", "attack-12", CALL], 1: ["attack-15", "attack-06"]})
    t.encounter(ships=3)
    assert t.options(0, "encounter-card") == ["attack-08", "attack-12"]


@pytest.mark.rule("F-FLARE-1", "F-START-2")
def test_a_hand_of_flares_lacks_an_encounter_card() -> None:
    t = table("mite", "void", "oracle", hands={0: [CALL, FORTY_TWO]})
    assert [event["source"] for event in t.events("new_hand")] == ["F-START-2"]
    assert t.discards() == [CALL, FORTY_TWO]
    assert len(t.hand(0)) == 8


@pytest.mark.rule("F-FLARE-2")
def test_a_flare_returns_to_the_hand_after_being_played() -> None:
    t = duel("attack-12", CALL).do(0, SELECTED, CALL).do(0, "calculator-call", "odd")
    assert (t.hand(0), CALL in t.discards()) == (["attack-12", CALL], False)
    back = [(event["source"], event["seat"], event["face"]) for event in t.events("card_to_hand")]
    assert back == [("F-FLARE-2", 0, CALL)]


@pytest.mark.rule("F-FLARE-2")
def test_everybody_has_seen_a_flare_that_was_played() -> None:
    t = duel("attack-12", CALL)
    assert t.view(1).seats[0].known == []
    t.do(0, SELECTED, CALL).do(0, "calculator-call", "odd")
    assert t.view(1).seats[0].known == [CALL]


@pytest.mark.rule("F-FAQ-17")
@pytest.mark.reading("flare-comes-back")
def test_a_played_flare_is_out_of_the_hand_until_it_returns() -> None:
    t = duel("attack-12", CALL).do(0, SELECTED, CALL)
    assert t.open == [(0, "calculator-call")]
    assert (t.hand(0), t.view(1).flight) == (["attack-12"], [CardView(-1, CALL)])


@pytest.mark.rule("F-FAQ-17")
@pytest.mark.reading("flare-comes-back")
def test_a_riding_flare_lies_on_the_table_until_the_use_it_rides_is_over() -> None:
    hands = {0: ["attack-40", "attack-12", "flare-cudgel"], 1: ["attack-06"]}
    t = table("cudgel", "mite", "oracle", hands=hands)
    t.encounter(ships=2, allies={2: ("defense", 1)}, cards=("attack-40", "attack-06"))
    t.do(0, "window-RIDER", "flare-cudgel")
    assert t.hand(0) == ["attack-12"]  # while the victims choose
    t.do(1, "lose-ships", {planet(1, 2): 2}).do(2, "lose-ships", {planet(2, 2): 2})
    assert t.hand(0) == ["attack-12", "flare-cudgel"]


# ---- limits ------------------------------------------------------------------------------------------


@pytest.mark.rule("F-FLARE-3")
def test_a_flare_cannot_be_used_twice_in_an_encounter() -> None:
    """Called once, the flare is back in hand, and the same moment goes by without another question."""
    t = duel("attack-12", CALL).do(0, SELECTED, CALL).do(0, "calculator-call", "odd")
    assert t.hand(0) == ["attack-12", CALL]
    assert len(t.events("flare_played")) == 1


@pytest.mark.rule("F-FLARE-3", "F-SECOND-1")
def test_in_the_next_encounter_it_may_be_used_again() -> None:
    hands = {0: ["attack-30", "attack-12", CALL], 1: ["attack-06", "attack-06"]}
    t = table("mite", "void", "oracle", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3, cards=("attack-30", "attack-06")).do(0, SELECTED, CALL).do(0, "calculator-call", "even")
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=1)
    assert t.options(0, SELECTED) == ["pass", CALL]


@pytest.mark.rule("F-FLARE-3")
def test_also_not_by_another_player_after_changing_hands() -> None:
    """The Filch flare takes the Human flare out of the offense's hand, too late for the defense to use it."""
    aliens = ("mite", "pacifist", "oracle")
    t = duel(FORTY_TWO, defense=("negotiate", "flare-filch", "attack-06"), aliens=("loser", *aliens[1:]))
    t.passes(0)
    t.scripted({(0, "encounter-card"): ["attack-08"], (1, "encounter-card"): ["attack-15"]})
    t.do(0, REVEALED, FORTY_TWO).do(1, PLAYED, "flare-filch")
    assert FORTY_TWO in t.hand(1)
    assert totals(t) == (8 + 3, 15 + 4)


@pytest.mark.rule("F-FLARE-3", "F-VFWF-2")
def test_also_not_by_another_player_although_it_may_play_any_number_of_flares() -> None:
    t = duel(FORTY_TWO, defense=("negotiate", "flare-filch"), variants=("freewheeling-flares",))
    t.do(0, REVEALED, FORTY_TWO).do(1, PLAYED, "flare-filch")
    assert totals(t) == (8 + 3, 15 + 4)  # the defense now holds it, and was not asked


@pytest.mark.rule("F-FLARE-4")
def test_a_player_may_use_one_flare_per_encounter() -> None:
    t = duel("attack-12", CALL, FORTY_TWO).do(0, SELECTED, CALL).do(0, "calculator-call", "odd")
    assert totals(t) == (8 + 3, 15 - 8 + 4)  # no attack 42 any more
    assert len(t.events("flare_played")) == 1


@pytest.mark.rule("F-FLARE-4")
def test_a_flare_that_is_not_played_does_not_count() -> None:
    t = duel("attack-12", CALL, FORTY_TWO).passes(0)
    assert t.options(0, REVEALED) == ["pass", FORTY_TWO]


@pytest.mark.rule("F-FLARE-4")
def test_each_player_may_use_one() -> None:
    t = duel("attack-12", CALL, defense=(FORTY_TWO,)).do(0, SELECTED, CALL).do(0, "calculator-call", "odd")
    t.do(1, REVEALED, FORTY_TWO)
    assert [event["seat"] for event in t.events("flare_played")] == [0, 1]


@pytest.mark.rule("F-FLARE-4", "F-TIMING-4")
@pytest.mark.reading("stopped-flare-counts")
def test_a_card_zapped_flare_was_its_players_flare() -> None:
    t = duel("attack-12", CALL, FORTY_TWO, defense=("card-zap",)).do(0, SELECTED, CALL).do(1, PLAYED, "card-zap")
    assert totals(t) == (8 + 3, 15 + 4)
    assert t.hand(0) == ["attack-12", FORTY_TWO]


@pytest.mark.rule("F-VFWF-1")
def test_freewheeling_a_player_may_use_any_number_of_different_flares() -> None:
    t = duel("attack-12", CALL, FORTY_TWO, variants=("freewheeling-flares",))
    t.do(0, SELECTED, CALL).do(0, "calculator-call", "odd").do(0, REVEALED, FORTY_TWO, options=["pass", FORTY_TWO])
    assert [event["face"] for event in t.events("flare_played")] == [CALL, FORTY_TWO]


@pytest.mark.rule("F-VFWF-2")
def test_freewheeling_each_flare_is_still_used_once() -> None:
    t = duel("attack-12", CALL, variants=("freewheeling-flares",)).do(0, SELECTED, CALL).do(0, "calculator-call", "odd")
    assert len(t.events("flare_played")) == 1
    assert totals(t) == (8 + 3, 15 - 8 + 4)


# ---- wild and super ----------------------------------------------------------------------------------


@pytest.mark.rule("F-FLARE-5")
def test_a_player_without_the_matching_alien_uses_the_wild_effect() -> None:
    t = duel("attack-12", CALL).do(0, SELECTED, CALL)
    assert [(event["face"], event["side"]) for event in t.events("flare_played")] == [(CALL, "wild")]
    assert t.open == [(0, "calculator-call")]


@pytest.mark.rule("F-FLARE-6")
def test_a_player_with_the_matching_alien_has_the_super_effect_only() -> None:
    """The Calculator's wild needs a main player, its super an ally: as the offense it is not offered its flare."""
    t = duel("attack-12", CALL, aliens=("calculator", "void", "oracle"))
    assert t.options(0, SELECTED) == ["pass", "calculator.equalize"]
    hands = {0: ["attack-08"], 1: ["attack-15"], 2: ["attack-06", CALL]}
    t = table("mite", "void", "calculator", hands=hands).encounter(ships=3, allies={2: ("offense", 1)}, cards=CARDS)
    t.do(2, SELECTED, CALL)
    assert [(event["face"], event["side"]) for event in t.events("flare_played")] == [(CALL, "super")]


@pytest.mark.rule("F-FLARE-7", "F-POWER-1")
def test_a_player_who_lost_the_matching_power_has_the_wild_effect_only() -> None:
    t = duel("attack-12", CALL, aliens=("calculator", "void", "oracle"), moves=homes(0, 2))
    assert t.options(0, SELECTED) == ["pass", CALL]
    t.do(0, SELECTED, CALL)
    assert t.events("flare_played")[0]["side"] == "wild"


@pytest.mark.rule("F-FLARE-7", "F-ZAP-2")
def test_a_player_whose_power_is_zapped_has_the_wild_effect_for_the_encounter() -> None:
    t = duel("attack-12", CALL, defense=("cosmic-zap",), aliens=("calculator", "void", "oracle"))
    t.do(0, SELECTED, "calculator.equalize").do(1, ZAP, "cosmic-zap")
    assert zapped(t, 0) == [True]
    t.do(0, SELECTED, CALL, options=["pass", CALL]).do(0, "calculator-call", "odd")
    assert totals(t) == (8 + 3, 15 - 8 + 4)


@pytest.mark.rule("F-FLARE-7", "F-VHID-2")
@pytest.mark.reading("facedown-own-flare")
def test_a_hidden_power_gives_no_super_effect() -> None:
    t = duel("attack-12", CALL, aliens=("calculator", "void", "oracle"), variants=("hidden-powers",))
    assert set(t.options(0, SELECTED)) >= {"pass", CALL}
    t.do(0, SELECTED, CALL)
    assert t.events("flare_played")[0]["side"] == "wild"


@pytest.mark.rule("F-FLARE-8")
def test_roles_and_moments_of_the_two_effects_may_differ() -> None:
    """The wild of the Human changes the card of a main player; its super, later, is for allies, too."""
    assert duel(FORTY_TWO).options(0, REVEALED) == ["pass", FORTY_TWO]
    assert duel(FORTY_TWO, aliens=("human", "void", "oracle")).open == [(0, "window-RIDER")]
    for alien, asked in (("oracle", []), ("human", [(2, "window-RIDER")])):
        hands = {0: ["attack-30", "attack-08"], 1: ["attack-15"], 2: ["attack-06", FORTY_TWO]}
        t = table("mite", "void", alien, hands=hands).encounter(ships=3, allies={2: ("offense", 1)})
        t.encounter(cards=("attack-30", "attack-15"))
        assert t.open == (asked or [(0, "second-encounter")])


# ---- zaps --------------------------------------------------------------------------------------------


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
@pytest.mark.reading("stopped-flare-counts")
def test_a_cosmic_zap_answers_a_super_flare_which_goes_back_and_does_not_count() -> None:
    """Anti-Matter's super, zapped, is at once played again as what it now is: a wild."""
    hands = {0: ["attack-08", CALL, "cosmic-zap"], 1: ["attack-15", "attack-06", "flare-anti-matter"]}
    t = table("pacifist", "anti-matter", "oracle", hands=hands).encounter(ships=3, cards=CARDS)
    t.do(0, SELECTED, CALL).do(1, PLAYED, "flare-anti-matter").do(0, ZAP, "cosmic-zap")
    assert zapped(t, 1) == [True]
    assert "flare-anti-matter" in t.hand(1)
    t.do(1, PLAYED, "flare-anti-matter")
    assert [event["side"] for event in t.events("flare_played")] == ["wild", "super", "wild"]
    assert totals(t) == (8 + 3, 15 + 4)  # neither called nor negated


@pytest.mark.rule("F-FAQ-6")
def test_a_cosmic_zap_does_not_answer_a_wild_flare() -> None:
    t = duel("attack-12", CALL, defense=("cosmic-zap",), aliens=("loser", "parasite", "filch")).passes(0)
    t.scripted({(0, "encounter-card"): ["attack-08"], (1, "encounter-card"): ["attack-15"]})
    t.do(0, SELECTED, CALL)
    assert t.open == [(0, "calculator-call")]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
@pytest.mark.reading("rider-zapped")
def test_a_zapped_rider_turns_off_the_very_use_it_rides() -> None:
    hands = {0: ["attack-40", "attack-12", "flare-cudgel"], 1: ["attack-06", "cosmic-zap"]}
    t = table("cudgel", "mite", "oracle", hands=hands)
    t.encounter(ships=2, allies={2: ("defense", 1)}, cards=("attack-40", "attack-06"))
    t.do(0, "window-RIDER", "flare-cudgel").do(1, ZAP, "cosmic-zap")
    assert t.open == [(0, "second-encounter")]
    assert t.hand(0) == ["attack-12", "flare-cudgel"]


@pytest.mark.rule("F-FLARE-5", "F-FLARE-6")
@pytest.mark.parametrize(("stopped", "rest"), [("wild", "super"), ("super", "")])
def test_where_one_side_of_a_flare_is_stopped_the_other_is_not(stopped: str, rest: str) -> None:
    """The Oracle holds its own flare; Anti-Matter's has stopped a side of it."""
    t = table("oracle", "virus", "void", hands={0: ["attack-10", "flare-oracle"]}).encounter()
    card = next(card for card in t.game.hand(0) if t.state.faces[card] == "flare-oracle")
    impose(t.game, Barred(card, stopped), "anti-matter")
    play, _ = play_of(t.game, 0, card, "flare-oracle", W.SELECTION)
    assert (play.flare if play is not None else "") == rest
