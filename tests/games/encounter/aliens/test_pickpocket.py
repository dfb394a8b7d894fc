"""Pickpocket: robs guests in its home system. Wild: robs the offense there. Super: robs several guests."""

import pytest

from tests.games.encounter.aliens.dominion import BEFORE, END, KNOWN, START, STOP, ZAP, cards, dominion
from tests.games.encounter.scenario import Table, planet
from tests.readings import homes, uses

LIFT, FLARE = "pickpocket.lift", "flare-pickpocket"
GUEST = [(1, 1, planet(1), planet(2))]


def robbing(*own: str, moves: list[tuple[int, int, int, int]] | None = None, third: tuple[str, ...] = ()) -> Table:
    """Pickpocket is seat 2; seat 1 has a colony with it and one card."""
    hands = {0: ["attack-12", *third], 1: ["attack-08"], 2: ["attack-06", *own]}
    return dominion("mite", "void", "pickpocket", hands=hands, moves=GUEST if moves is None else moves)


@pytest.mark.rule("F-TIMING-4")
@pytest.mark.reading("pickpocket-one-look")
def test_it_takes_a_card_from_a_guest_and_keeps_it() -> None:
    t = robbing().encounter().do(2, START, LIFT, options=["pass", LIFT])
    t.do(2, "pickpocket-kept", cards(t, 2, "attack-08"))
    assert (t.hand(1), t.hand(2)) == ([], ["attack-06", "attack-08"])
    assert uses(t) == [(2, LIFT)]


def test_or_discards_it_after_a_look() -> None:
    t = robbing().encounter().do(2, START, LIFT).do(2, "pickpocket-kept", ())
    assert (t.hand(2), t.discards()) == (["attack-06"], ["attack-08"])


@pytest.mark.rule("F-TIMING-4")
def test_it_is_asked_at_the_calm_points_and_once_in_an_encounter() -> None:
    t = robbing().encounter(cards=("attack-12", "attack-08"))
    assert t.open == [(2, START)]
    t.passes(2).encounter()
    assert t.open == [(2, BEFORE)]
    t.do(2, BEFORE, LIFT).do(2, "pickpocket-kept", ())
    drawn = next(face for face in t.hand(1) if face.startswith("attack"))
    t.encounter(cards=("attack-12", drawn))
    assert uses(t) == [(2, LIFT)]
    assert all(prompt not in (KNOWN, END) for _, prompt in t.open)


@pytest.mark.rule("F-TIMING-4")
def test_the_last_calm_point_is_the_end_of_the_encounter() -> None:
    hands = {0: ["attack-12"], 1: ["attack-08", "attack-07"], 2: ["attack-06"]}
    t = dominion("human", "void", "pickpocket", hands=hands, moves=GUEST, destiny=["blue", "green"])
    t.encounter().passes(2).encounter().passes(2).encounter(cards=("attack-12", "attack-08"))
    t.passes(2)
    assert t.open == [(2, END)]
    t.do(2, END, LIFT).do(2, "pickpocket-kept", cards(t, 2, "attack-07"))
    assert t.events("encounter_over")


def test_among_several_guests_it_chooses_and_without_any_it_is_not_asked() -> None:
    t = robbing(moves=[*GUEST, (0, 1, planet(0), planet(2, 1))]).encounter().do(2, START, LIFT)
    t.do(2, "pickpocket-victim", 0, options=[0, 1]).do(2, "pickpocket-kept", ())
    assert t.discards() == ["attack-12"]
    t = robbing(moves=[]).encounter()
    assert uses(t) == []
    assert (2, START) not in t.open


def test_a_guest_without_cards_is_none() -> None:
    hands: dict[int, list[str]] = {0: ["attack-12"], 1: [], 2: ["attack-06"]}
    t = dominion("mite", "void", "pickpocket", hands=hands, moves=GUEST).encounter()
    assert (2, START) not in t.open


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_takes_nothing() -> None:
    t = robbing(third=("cosmic-zap",)).encounter().do(2, START, LIFT).do(0, ZAP, "cosmic-zap")
    assert (t.hand(1), t.hand(2)) == (["attack-08"], ["attack-06"])
    assert t.state.seats[2].sheets[0].zapped


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    t = robbing(moves=[*GUEST, *homes(2, 2)]).encounter()
    assert (2, START) not in t.open


# ---------------------------------------------------------------- super

TWO = [*GUEST, (0, 1, planet(0), planet(2, 1))]


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("pickpocket-one-look")
def test_super_a_card_from_each_guest() -> None:
    t = robbing(FLARE, moves=TWO).encounter().do(2, START, LIFT)
    t.do(2, "window-RIDER", FLARE, options=["pass", FLARE]).do(2, "pickpocket-victims", (0, 1))
    t.do(2, "pickpocket-kept", cards(t, 2, "attack-12"))
    assert (t.hand(2), t.discards()) == (["attack-06", "attack-12", FLARE], ["attack-08"])


@pytest.mark.rule("F-FLARE-6")
def test_super_or_from_some_of_them_and_not_with_a_single_one() -> None:
    t = robbing(FLARE, moves=TWO).encounter().do(2, START, LIFT).do(2, "window-RIDER", FLARE)
    t.do(2, "pickpocket-victims", (1,)).do(2, "pickpocket-kept", ())
    assert t.discards() == ["attack-08"]
    t = robbing(FLARE).encounter().do(2, START, LIFT)
    assert t.open == [(2, "pickpocket-kept")]


# ---------------------------------------------------------------- wild


def raided(holder: int = 1, ships: int = 2, hand: tuple[str, ...] = ("attack-12", "attack-08", "negotiate")) -> Table:
    """Seat 0 attacks seat 1 with so many ships; somebody holds the flare."""
    hands: dict[int, list[str]] = {0: list(hand), 1: ["attack-10"], 2: ["attack-06", "card-zap"]}
    hands[holder].append(FLARE)
    t = dominion("human", "void", "mite", hands=hands, deck=["attack-40"] * 1)
    return t.encounter(ships=ships)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_as_many_cards_of_the_offense_as_ships_in_the_gate() -> None:
    t = raided().do(1, "window-LAUNCHED", FLARE, options=["pass", FLARE]).passes(2)
    t.do(1, "pickpocket-number", 2, options=[1, 2])
    assert len(t.hand(0)) == 1
    taken = [face for face in t.hand(1) if face not in ("attack-10", FLARE)]
    t.do(1, "pickpocket-kept", cards(t, 1, taken[0]))
    assert len(t.hand(1)) == 3
    assert t.discards() == [taken[1]]


@pytest.mark.rule("F-START-2", "F-FLARE-5")
def test_wild_an_offense_left_without_encounter_card_draws_anew() -> None:
    t = raided(hand=("attack-12",)).do(1, "window-LAUNCHED", FLARE).passes(2)
    t.do(1, "pickpocket-number", 1, options=[1]) if t.open == [(1, "pickpocket-number")] else None
    t.do(1, "pickpocket-kept", ())
    assert [event["seat"] for event in t.events("new_hand")] == [0]
    assert len(t.hand(0)) == 8


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize("holder", [0, 2])
def test_wild_not_for_the_offense_nor_when_another_system_is_attacked(holder: int) -> None:
    assert raided(holder).events("flare_played") == []
    assert "window-LAUNCHED" not in [prompt for _, prompt in raided(holder).open]


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = raided().do(1, "window-LAUNCHED", FLARE).do(2, STOP, "card-zap")
    assert len(t.hand(0)) == 3
