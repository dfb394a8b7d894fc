"""Joker: whenever its wild card is revealed, one of nine tokens makes another card of it."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import START, STOP, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.cards import discard

NINE = ["attack-04", "attack-08", "attack-15", "attack-16", "attack-23", "attack-42", "negotiate", "morph", "retreat"]
CARD = "window-REVEALED_CARD"


def joker(
    mine: str = "attack-08",
    theirs: str = "attack-06",
    *,
    more: dict[int, list[str]] | None = None,
    aliens: tuple[str, str, str] = ("joker", "tripler", "void"),
    **given: Any,
) -> Table:
    """Joker, as seat 0 and offense, has played a card against another one."""
    hands = {0: [mine, "attack-10"], 1: [theirs, "attack-12"], 2: ["attack-05"]}
    for seat, faces in (more or {}).items():
        hands[seat] = [*hands[seat], *faces]
    t = dominion(*aliens, hands=hands, **given)
    if t.open == [(0, "window-TURN_START")]:
        t.passes(0)
    return t.encounter(ships={planet(0): 2}, cards=(mine, theirs))


def without_tokens(*gone: str) -> Any:
    """A last touch to a game: these tokens lie face down."""

    def touch(game: Game) -> None:
        sheet = game.seats[0].sheets[0]
        sheet.memory["tokens-up"] = tuple(token for token in NINE if token not in gone)

    return touch


def memory(t: Table, key: str, seat: int = 0) -> Any:
    return t.state.seats[seat].sheets[0].memory.get(key)


@pytest.mark.parametrize("token", ["attack-42", "attack-16", "attack-04"])
def test_its_own_wild_card_becomes_what_a_token_shows(token: str) -> None:
    t = joker()
    t.do(0, "joker-own-token", token, options=NINE)
    value = int(token[-2:])
    assert t.events("totals")[-1]["trail"][0] == f"{value} + 2 = {value + 2}"
    assert memory(t, "tokens-up") == tuple(one for one in NINE if one != token)
    assert t.events("power_used")[0] == {"source": "joker.wild-cards", "seat": 0, "ability": "joker.wild-cards"}


def test_also_the_card_of_an_opponent_and_in_encounters_of_others() -> None:
    t = joker("attack-06", "attack-08")
    t.do(0, "joker-token", "attack-04", options=NINE)
    assert t.events("totals")[-1]["trail"][1].startswith("12 + "), "tripled by its owner"
    t = dominion("void", "tripler", "joker", hands={0: ["attack-08", "attack-10"], 1: ["attack-06", "attack-12"]})
    t.encounter(ships={planet(0): 2}, cards=("attack-08", "attack-06"))
    t.do(2, "joker-token", "negotiate", options=NINE)
    assert t.events("outcome")[-1]["how"] == "faces"


def test_both_cards_may_be_wild_each_gets_a_token() -> None:
    t = joker("attack-08", "attack-08", aliens=("joker", "oracle", "void"))
    t.do(0, "joker-own-token", "attack-23")
    t.do(0, "joker-token", "attack-15", options=[one for one in NINE if one != "attack-23"])
    assert t.events("totals")[-1]["trail"] == ["23 + 2 = 25", "15 + 4 = 19"]


def test_a_card_that_is_not_the_wild_card_is_left_alone() -> None:
    t = joker("attack-06", "attack-04")
    assert t.events("power_used") == [event for event in t.events("power_used") if event["seat"] != 0]


@pytest.mark.reading("joker-printed")
def test_a_morph_that_has_copied_the_wild_card_is_one() -> None:
    t = joker("attack-08", "morph", aliens=("joker", "oracle", "void"))
    t.do(0, "joker-own-token", "attack-15").do(0, "joker-token", "attack-04")
    assert t.events("totals")[-1]["trail"] == ["15 + 2 = 17", "4 + 4 = 8"]


@pytest.mark.rule("N-ORDER-1")
def test_the_token_of_a_morph_copies_the_other_card() -> None:
    t = joker("attack-08", "attack-20", aliens=("joker", "oracle", "void"))
    t.do(0, "joker-own-token", "morph")
    assert t.events("totals")[-1]["trail"] == ["20 + 2 = 22", "20 + 4 = 24"]


@pytest.mark.rule("N-RETREAT-2", "N-RETREAT-3")
def test_the_token_of_a_retreat_retreats_from_an_attack_and_talks_to_a_negotiate() -> None:
    t = joker("attack-08", "attack-20")
    t.do(0, "joker-own-token", "retreat").do(0, "ships-home", {planet(0): 2})
    assert t.events("outcome")[-1]["how"] == "retreat"
    assert t.ships(0, WARP) == 0
    t = joker("attack-08", "negotiate")
    t.do(0, "joker-own-token", "retreat")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("N-KICK-10")
def test_a_kicker_multiplies_the_value_of_the_token() -> None:
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-06", "attack-12"]}
    t = dominion("joker", "oracle", "void", hands=hands, rewards={0: ["kicker-2-team-spirit"]})
    t.passes(0).encounter(ships={planet(0): 2}).do(0, "window-PLANNING_BEFORE", "kicker-2-team-spirit")
    t.do(1, "encounter-card", "attack-06") if t.open == [(1, "encounter-card")] else None
    t.encounter(cards=("attack-08", "attack-06"))
    t.do(0, "joker-own-token", "attack-23")
    assert t.events("totals")[-1]["trail"][0] == "46 + 2 = 48"


def test_when_the_last_token_leaves_those_on_the_sheet_are_turned_up_but_not_the_ones_in_use() -> None:
    prepare = without_tokens(*[one for one in NINE if one not in ("attack-16", "attack-42")])
    t = joker("attack-08", "attack-08", aliens=("joker", "oracle", "void"), prepare=prepare)
    t.do(0, "joker-own-token", "attack-42", options=["attack-16", "attack-42"])
    assert t.open == [(0, "second-encounter")], "the last one is no choice"
    assert memory(t, "tokens-up") == tuple(one for one in NINE if one not in ("attack-16", "attack-42"))


def test_zapped_the_card_is_what_it_is_and_no_token_is_used() -> None:
    t = joker(more={1: ["cosmic-zap"]})
    t.do(1, ZAP, "cosmic-zap")
    assert t.events("totals")[-1]["trail"][0] == "8 + 2 = 10"
    assert memory(t, "tokens-up") == tuple(NINE)


@pytest.mark.reading("joker-printed")
def test_a_card_that_takes_the_place_of_a_changed_one_is_looked_at_anew() -> None:
    """Chosen prays for a better card and draws another wild one."""
    hands = {0: ["attack-10"], 1: ["attack-08", "attack-12"], 2: ["attack-05"]}
    deck = ["attack-08", "quash", "plague"]
    t = dominion("void", "chosen", "joker", hands=hands, deck=deck)
    t.encounter(ships={planet(0): 1}, cards=("attack-10", "attack-08"))
    t.do(1, CARD, "chosen.pray")
    t.do(1, "chosen-card", "attack-08", options=["old-card", "attack-08"]).do(1, "chosen-way", "replace")
    t.do(2, "joker-token", "attack-04")
    assert t.events("totals")[-1]["trail"][1] == "4 + 4 = 8"


@pytest.mark.reading("joker-new-name")
def test_at_the_start_of_its_turn_it_may_name_another_attack() -> None:
    t = dominion("joker", "tripler", "void", hands={0: ["attack-10"], 1: ["attack-06", "attack-12"]})
    t.do(0, "window-TURN_START", "joker.name-attack", options=["pass", "joker.name-attack"])
    assert "negotiate" not in t.options(0, "joker-wild")
    assert "attack-08" not in t.options(0, "joker-wild")
    t.do(0, "joker-wild", "attack-10")
    assert t.events("wild_card_named") == [{"source": "joker", "seat": 0, "face": "attack-10"}]
    t.encounter(ships={planet(0): 2}, cards=("attack-10", "attack-06"))
    t.do(0, "joker-own-token", "attack-42")


def test_it_may_not_at_the_start_of_the_turn_of_another() -> None:
    t = dominion("tripler", "joker", "void", hands={0: ["attack-10"], 1: ["attack-06"]})
    t.encounter(ships={planet(0): 2})
    assert t.events("wild_card_named") == []
    assert t.events("revealed"), "nobody was asked"


@pytest.mark.parametrize("seat", [0, 1])
def test_wild_a_revealed_negotiate_counts_as_an_attack(seat: int) -> None:
    hands = {0: ["negotiate", "attack-10"], 1: ["negotiate", "attack-12"]}
    hands[seat].append("flare-joker")
    t = dominion("void", "oracle", "tripler", hands=hands)
    t.encounter(ships={planet(0): 2})
    t.do(0, "encounter-card", "negotiate").do(1, "encounter-card", "negotiate")
    t.do(seat, CARD, "flare-joker").do(seat, "joker-armed", 0, options=[0, 1])
    assert t.events("outcome")[-1] | {"source": ""} == {
        "source": "",
        "result": "won",
        "winner": 0,
        "side": 0,
        "how": "faces",
        "margin": -1,
        "upset": False,
    }
    assert "flare-joker" in t.hand(seat)


def test_wild_only_where_a_negotiate_was_revealed_and_for_those_who_take_part() -> None:
    hands = {0: ["attack-06", "attack-10"], 1: ["attack-08", "attack-12"], 2: ["attack-05", "flare-joker"]}
    t = dominion("void", "mite", "tripler", hands=hands)
    t.encounter(ships={planet(0): 2}, cards=("attack-06", "attack-08"))
    assert t.events("flare_played") == []
    hands[1][0] = "negotiate"
    t = dominion("void", "mite", "tripler", hands=hands)
    t.encounter(ships={planet(0): 2}, cards=("attack-06", "negotiate"))
    assert t.events("outcome")[-1]["how"] == "faces", "seat 2 takes no part"


def test_wild_cancelled_the_negotiate_stays_one() -> None:
    hands = {0: ["attack-06", "card-zap"], 1: ["negotiate", "attack-12", "flare-joker"]}
    t = dominion("void", "mite", "tripler", hands=hands)
    t.encounter(ships={planet(0): 2}, cards=("attack-06", "negotiate"))
    t.do(1, CARD, "flare-joker").do(0, STOP, "card-zap")
    assert t.events("outcome")[-1]["how"] == "faces"


def test_super_any_encounter_card_may_be_named() -> None:
    t = joker_with_flare()
    t.do(0, START, "flare-joker")
    assert {"negotiate", "morph", "attack-40"} <= set(t.options(0, "joker-wild"))
    t.do(0, "joker-wild", "negotiate")
    t.encounter(ships={planet(0): 2}, cards=("attack-10", "negotiate"))
    t.do(0, "joker-token", "attack-04")
    assert t.events("totals")[-1]["trail"] == ["10 + 2 = 12", "12 + 4 = 16"]
    assert memory(t, "wild-card") == "negotiate", "it stays so while the flare is in the hand"


def test_super_also_when_cards_are_selected_and_not_yet_revealed() -> None:
    """Then it may know what it did not know before."""
    t = joker_with_flare().passes(0).encounter(ships={planet(0): 2})
    t.passes(0).encounter(cards=("attack-10", "negotiate"))
    t.do(0, "window-FREE_5", "flare-joker").do(0, "joker-wild", "attack-10").do(0, "joker-own-token", "negotiate")
    assert (0, "deal") in t.open


def joker_with_flare() -> Table:
    hands = {0: ["attack-10", "attack-06", "flare-joker"], 1: ["negotiate", "attack-12"], 2: ["attack-05"]}
    t = dominion("joker", "tripler", "void", hands=hands)
    return t.passes(0)


@pytest.mark.reading("joker-super-gone")
def test_super_when_the_flare_leaves_the_hand_the_first_wild_card_is_back() -> None:
    """The beaten opponent takes all cards as compensation."""
    t = joker_with_flare()
    t.do(0, START, "flare-joker").do(0, "joker-wild", "attack-10")
    t.encounter(ships={planet(0): 2}, cards=("attack-10", "negotiate"))
    t.do(0, "joker-own-token", "attack-04")
    assert "flare-joker" in t.hand(1)
    assert memory(t, "wild-card") == "attack-08"
    assert t.events("wild_card_named")[-1] == {"source": "joker", "seat": 0, "face": "attack-08"}


def test_super_only_the_flare_must_stay_in_the_hand() -> None:
    t = joker_with_flare()
    t.do(0, START, "flare-joker").do(0, "joker-wild", "attack-06")
    flare = next(card for card in t.state.seats[0].hand if t.state.faces[card] == "flare-joker")
    discard(t.game, 0, [flare], "test")
    t.encounter(ships={planet(0): 2})
    assert t.hand(0) == ["attack-06", "attack-10"]
    assert memory(t, "wild-card") == "attack-08"


def test_tokens_of_an_encounter_before_may_be_turned_up_again() -> None:
    """Nine are used up in several encounters; only those of this one stay face down."""

    def used(game: Game) -> None:
        sheet = game.seats[0].sheets[0]
        sheet.memory["tokens-up"] = ("attack-42",)
        sheet.memory["tokens-out"] = ("attack-16",)
        sheet.memory["encounter"] = game.s.encounters - 1

    t = joker("attack-08", "attack-06", aliens=("joker", "oracle", "void"), prepare=used)
    assert memory(t, "tokens-up") == tuple(one for one in NINE if one != "attack-42")


def test_wild_not_where_only_attacks_were_revealed() -> None:
    hands = {0: ["attack-06", "attack-10", "flare-joker"], 1: ["attack-08", "attack-12"], 2: ["attack-05"]}
    t = dominion("void", "mite", "tripler", hands=hands)
    t.encounter(ships={planet(0): 2}, cards=("attack-06", "attack-08"))
    assert t.events("flare_played") == []
