"""Whirligig: mixes both hands and says how large each will be. Wild: two cards. Super: a look first."""

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, dominion
from tests.games.encounter.scenario import Table
from tests.readings import homes, uses

POWER, FLARE = "whirligig.swirl", "flare-whirligig"
PLAN = "window-PLANNING_BEFORE"
MINE = ("attack-12", "attack-10", "attack-09", "attack-06", "attack-05")
THEIRS = ("attack-08", "attack-20")
SHARES = ["even-hands", "as-is", "switched"]


def planning(
    *own: str,
    mine: tuple[str, ...] = MINE,
    theirs: tuple[str, ...] = THEIRS,
    third: tuple[str, ...] = (),
    seat: int = 0,
) -> Table:
    """Five cards against two, before cards are selected."""
    aliens = ["mite", "void", "human"]
    aliens[seat] = "whirligig"
    hands: dict[int, list[str]] = {0: [*mine], 1: [*theirs], 2: ["attack-06", *third]}
    hands[seat] += own
    return dominion(*aliens, hands=hands).encounter(ships=2)


def sizes(t: Table) -> tuple[int, int]:
    return len(t.hand(0)), len(t.hand(1))


@pytest.mark.rule("F-PLAN-1")
@pytest.mark.parametrize(("way", "left"), [("even-hands", (4, 3)), ("as-is", (5, 2)), ("switched", (2, 5))])
def test_both_hands_are_mixed_and_shared_out_in_one_of_three_ways(way: str, left: tuple[int, int]) -> None:
    t = planning().do(0, PLAN, POWER, options=["pass", POWER]).do(0, "whirligig-shares", way, options=SHARES)
    assert sizes(t) == left
    assert sorted(t.hand(0) + t.hand(1)) == sorted((*MINE, *THEIRS))
    assert t.events("shared_out") == [{"source": "whirligig", "seat": 0, "other": 1, "way": way}]


def test_an_odd_card_is_whirligigs_also_as_the_defense() -> None:
    t = planning(seat=1).do(1, PLAN, POWER).do(1, "whirligig-shares", "even-hands")
    assert sizes(t) == (3, 4)


def test_the_share_is_drawn_by_chance_and_each_knows_only_what_it_can_know() -> None:
    """Whirligig knows which of its own cards the other has now, and the other likewise; a third seat knows nothing."""
    t = planning().do(0, PLAN, POWER).do(0, "whirligig-shares", "switched")
    lost = [face for face in MINE if face not in t.hand(0)]
    assert sorted(t.view(0).seats[1].known) == sorted(lost)
    gone = [face for face in THEIRS if face not in t.hand(1)]
    assert sorted(t.view(1).seats[0].known) == sorted(gone)
    assert (t.view(2).seats[0].known, t.view(2).seats[1].known) == ([], [])
    hands = set()
    for seed in range(8):
        held = {0: [*MINE], 1: [*THEIRS], 2: ["attack-06"]}
        t = dominion("whirligig", "void", "human", hands=held, seed=seed).encounter(ships=2)
        t.do(0, PLAN, POWER).do(0, "whirligig-shares", "switched")
        hands.add(tuple(t.hand(0)))
    assert len(hands) > 3


@pytest.mark.rule("F-PLAN-2", "F-PLAN-3")
@pytest.mark.parametrize(
    ("seat", "way", "what"), [(0, "as-is", "turn_breaks_off"), (1, "switched", "new_hand")], ids=["offense", "defense"]
)
def test_without_encounter_card_an_offense_ends_its_turn_and_a_defense_draws(seat: int, way: str, what: str) -> None:
    """It has one card of four then, and two of these are encounter cards: sometimes it happens, sometimes not."""
    aliens = ("whirligig", "pacifist", "hacker") if seat == 0 else ("pacifist", "whirligig", "hacker")
    happened = set()
    for seed in range(8):
        hands = {0: ["attack-12"], 1: ["quash", "ionic-gas", "attack-08"], 2: ["attack-06"]}
        t = dominion(*aliens, hands=hands, seed=seed).encounter(ships=2)
        t.do(seat, PLAN, POWER).do(seat, "whirligig-shares", way)
        happened.add(seat in [event["seat"] for event in t.events(what)][:1])
    assert happened == {True, False}


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_nothing_is_mixed() -> None:
    t = planning(third=("cosmic-zap",)).do(0, PLAN, POWER).do(2, ZAP, "cosmic-zap")
    assert t.hand(1) == sorted(THEIRS)


@pytest.mark.rule("F-POWER-1", "F-TIMING-1")
def test_it_may_pass_and_is_not_asked_as_an_outsider_or_without_power() -> None:
    assert planning().passes(0).events("hands_mixed") == []
    assert (2, POWER) not in uses(planning(seat=2))
    hands = {0: [*MINE], 1: [*THEIRS], 2: ["attack-06"]}
    t = dominion("whirligig", "void", "human", hands=hands, moves=homes(0, 2)).encounter(ships=2)
    assert (0, PLAN) not in t.open


@pytest.mark.rule("F-FLARE-6", "F-FAQ-17")
def test_super_a_look_at_the_other_hand_first_and_the_flare_is_not_mixed_in() -> None:
    t = planning(FLARE).do(0, PLAN, POWER).do(0, RIDER, FLARE, options=["pass", FLARE])
    assert t.view(0).seats[1].known == sorted(THEIRS)
    t.do(0, "whirligig-shares", "switched")
    assert (len(t.hand(0)), len(t.hand(1)), FLARE in t.hand(0)) == (3, 5, True)


# ---------------------------------------------------------------- wild


def two_cards(seed: int = 1, third: tuple[str, ...] = ()) -> Table:
    hands = {0: ["attack-12", "attack-04", FLARE], 1: ["attack-08", "attack-20"], 2: ["attack-06", *third]}
    return dominion("human", "void", "mite", hands=hands, seed=seed).encounter(ships=2)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.reading("whirligig-wild-secret")
def test_wild_the_opponent_takes_one_of_two_cards_blindly() -> None:
    kept = set()
    for seed in range(12):
        t = two_cards(seed).do(0, PLAN, FLARE, options=["pass", FLARE])
        t.do(0, "whirligig-card", "attack-04", options=["attack-12", "attack-04"])
        t.do(1, "whirligig-back", "left-card", options=["left-card", "right-card"])
        kept.add("attack-04" in t.hand(0))
        assert sizes(t) == (3, 2)
        assert sorted(t.hand(0) + t.hand(1)) == ["attack-04", "attack-08", "attack-12", "attack-20", FLARE]
        assert t.events("swapped_unseen") == [{"source": "whirligig", "seat": 0, "other": 1}]
        assert (t.view(2).seats[0].known, t.view(2).seats[1].known) == ([FLARE], [])
    assert kept == {True, False}


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("whirligig-wild-secret")
def test_wild_only_a_card_that_changed_hands_is_known_to_its_former_owner() -> None:
    for seed in range(12):
        t = two_cards(seed).do(0, PLAN, FLARE).do(0, "whirligig-card", "attack-04")
        t.do(1, "whirligig-back", "right-card")
        swapped = "attack-04" in t.hand(1)
        assert t.view(0).seats[1].known == (["attack-04"] if swapped else [])


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_without_another_card_and_a_card_zap_stops_it() -> None:
    hands = {0: ["attack-12", FLARE], 1: ["attack-08"], 2: ["attack-06", FLARE.replace("whirligig", "void")]}
    t = dominion("human", "mind", "mite", hands=hands).encounter(ships=2)
    assert t.open[0][1] != "whirligig-card"
    t = two_cards(third=("card-zap",)).do(0, PLAN, FLARE).do(2, STOP, "card-zap")
    assert t.events("swapped_unseen") == []
