"""The Sorcerer's flare: main players exchange powers; as an ally the Sorcerer exchanges the cards."""

from collections.abc import Sequence

import pytest

from tests.games.encounter.scenario import OUT, Table, planet, table
from tests.readings import aliens, outcome, uses, zapped

FLARE = "flare-sorcerer"
SWITCH = "sorcerer.switch"
PAIR = ("attack-20", "attack-04")


# ---- the wild flare ----------------------------------------------------------------------------------


def planning(
    *powers: str,
    holder: int = 2,
    zap: str = "",
    players: int = 0,
    variants: tuple[str, ...] = (),
    moves: Sequence[tuple[int, int, int, int]] = (),
) -> Table:
    """Seat 0 attacks seat 1; cards are about to be selected, and somebody holds the flare."""
    hands = {0: ["attack-20", "attack-06"], 1: ["attack-04", "attack-06"], 2: ["attack-06"]}
    hands[holder].append(FLARE)
    if zap:
        hands[1].append(zap)
    return table(*powers, players=players, hands=hands, variants=variants, moves=moves).encounter(ships=3)


@pytest.mark.rule("F-FLARE-5", "F-GOAL-7")
def test_wild_the_main_players_exchange_their_powers_for_good() -> None:
    t = planning("virus", "human", "macron", "sorcerer")
    t.do(2, "window-PLANNING_BEFORE", FLARE, options=["pass", FLARE]).encounter(cards=PAIR)
    assert (aliens(t, 0), aliens(t, 1)) == (["human"], ["virus"])
    assert uses(t) == [(0, "human.humanity"), (1, "virus.multiply")]
    assert t.events("encounter_over") != []
    assert t.events("powers_exchanged") == [{"source": "sorcerer", "seat": 0, "other": 1}]


@pytest.mark.rule("F-FLARE-2")
def test_wild_the_flare_then_goes_to_the_sorcerer() -> None:
    t = planning("virus", "human", "macron", "sorcerer").do(2, "window-PLANNING_BEFORE", FLARE)
    assert (t.hand(2), t.hand(3), t.discards()) == (["attack-06"], ["attack-06", FLARE], [])


@pytest.mark.rule("F-FLARE-2")
def test_wild_it_is_discarded_if_nobody_is_the_sorcerer() -> None:
    t = planning("virus", "human", "macron").do(2, "window-PLANNING_BEFORE", FLARE)
    assert (t.hand(2), t.discards()) == (["attack-06"], [FLARE])


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_main_player_may_play_it_too() -> None:
    t = planning("virus", "human", "macron", holder=1).do(1, "window-PLANNING_BEFORE", FLARE)
    assert (aliens(t, 0), aliens(t, 1)) == (["human"], ["virus"])


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
@pytest.mark.parametrize("powers", [("sorcerer", "human", "macron"), ("virus", "sorcerer", "macron"), ()])
def test_wild_not_while_the_sorcerer_is_a_main_player_nor_without_powers(powers: tuple[str, ...]) -> None:
    t = planning(*powers, players=3)
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


FEW_COLONIES = [(0, 4, planet(0, number), OUT) for number in (0, 1, 2)]


@pytest.mark.rule("F-FLARE-5", "F-POWER-1", "F-POWER-4")
@pytest.mark.reading("sorcerer-wild-lost")
def test_wild_a_lost_power_changes_hands_too_and_counts_by_the_colonies_of_its_new_owner() -> None:
    t = planning("virus", "human", "macron", moves=FEW_COLONIES).do(2, "window-PLANNING_BEFORE", FLARE)
    assert (aliens(t, 0), aliens(t, 1)) == (["human"], ["virus"])
    assert [t.state.seats[seat].sheets[0].lost for seat in (0, 1)] == [True, False]
    t.encounter(cards=PAIR)
    assert uses(t) == [(1, "virus.multiply")]


@pytest.mark.rule("F-FLARE-5", "F-POWER-1")
@pytest.mark.reading("sorcerer-wild-lost")
def test_wild_a_sorcerer_who_has_lost_the_power_still_is_the_sorcerer() -> None:
    t = planning("sorcerer", "human", "macron", moves=FEW_COLONIES)
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]
    far = [(3, 4, planet(3, number), OUT) for number in (0, 1, 2)]
    t = planning("virus", "human", "macron", "sorcerer", moves=far).do(2, "window-PLANNING_BEFORE", FLARE)
    assert FLARE in t.hand(3)


@pytest.mark.rule("F-VHID-2", "F-VHID-5")
@pytest.mark.reading("facedown-not-found")
def test_wild_a_facedown_sorcerer_does_not_give_itself_away() -> None:
    t = planning("virus", "sorcerer", "macron", variants=("hidden-powers",))
    assert FLARE in t.options(2, "window-PLANNING_BEFORE")


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nothing_changes() -> None:
    t = planning("virus", "human", "macron", "sorcerer", zap="card-zap")
    t.do(2, "window-PLANNING_BEFORE", FLARE).do(1, "window-CARD_PLAYED", "card-zap")
    assert (aliens(t, 0), t.hand(3), t.discards()) == (["virus"], ["attack-06"], [FLARE, "card-zap"])


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = planning("virus", "human", "sorcerer")
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


# ---- the super flare ---------------------------------------------------------------------------------


def allied(side: str = "offense", *, power: str = "sorcerer", zap: str = "") -> Table:
    """The holder of the flare is an ally; both cards are down."""
    hands = {0: [PAIR[0], "attack-06"], 1: [PAIR[1], "attack-06"], 2: ["attack-06", FLARE]}
    if zap:
        hands[1].append(zap)
    t = table("mite", "parasite", power, hands=hands)
    return t.encounter(ships=1, allies={2: (side, 1)}, cards=PAIR)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_super_as_an_ally_it_exchanges_the_cards_of_the_main_players(side: str) -> None:
    t = allied(side).do(2, "window-CARDS_SELECTED", FLARE, options=["pass", FLARE])
    assert uses(t) == [(2, SWITCH)]
    assert t.events("revealed")[0]["faces"] == [PAIR[1], PAIR[0]]
    assert outcome(t)[:2] == ("won", 1)
    assert FLARE in t.hand(2)


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_cards_stay() -> None:
    t = allied().passes(2)
    assert t.events("revealed")[0]["faces"] == list(PAIR)


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_super_not_for_others_nor_outside_the_encounter() -> None:
    t = allied(power="macron").passes(2).encounter(cards=PAIR)  # what it passes is the wild side
    assert (t.events("revealed")[0]["faces"], t.events("flare_played")) == (list(PAIR), [])
    hands = {0: [PAIR[0]], 1: [PAIR[1]], 2: ["attack-06", FLARE]}
    t = table("mite", "parasite", "sorcerer", hands=hands).encounter(ships=1, cards=PAIR)
    assert (t.events("revealed")[0]["faces"], t.events("flare_played")) == (list(PAIR), [])


@pytest.mark.rule("F-FLARE-6", "F-TIMING-1")
def test_super_a_main_player_needs_only_the_power() -> None:
    hands = {0: [PAIR[0], FLARE], 1: [PAIR[1]]}
    t = table("sorcerer", "parasite", "macron", hands=hands).encounter(ships=1, cards=PAIR)
    assert t.options(0, "window-CARDS_SELECTED") == ["pass", SWITCH]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
def test_super_cosmic_zapped_it_goes_back_and_the_power_is_off() -> None:
    t = allied(zap="cosmic-zap").do(2, "window-CARDS_SELECTED", FLARE)
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.events("revealed")[0]["faces"], uses(t), t.hand(2)) == (list(PAIR), [], ["attack-06", FLARE])


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
def test_super_stands_but_the_use_it_opens_may_be_zapped() -> None:
    t = allied(zap="cosmic-zap").do(2, "window-CARDS_SELECTED", FLARE).passes(1)
    assert uses(t) == [(2, SWITCH)]
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert t.events("revealed")[0]["faces"] == list(PAIR)


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_it_is_discarded() -> None:
    t = allied(zap="card-zap").do(2, "window-CARDS_SELECTED", FLARE).do(1, "window-CARD_PLAYED", "card-zap")
    assert (t.events("revealed")[0]["faces"], t.hand(2), zapped(t, 2)) == (list(PAIR), ["attack-06"], [False])
