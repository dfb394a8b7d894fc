"""Intimidates (N-INTIM)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table

ALLIES: dict[int, tuple[str, Any]] = {2: ("offense", {planet(2): 1}), 3: ("defense", {planet(3): 1})}
KEEP = "keep-card"


def laid(t: Table, seat: int, face: str, window: str = "window-ENCOUNTER_START") -> Table:
    return t.do(seat, window, face)


def offered(*faces: str, hands: dict[int, list[str]] | None = None, **more: Any) -> Table:
    """Four players; the allies of offense and defense hold these intimidates and lay them at the start."""
    held = {seat: [face] for seat, face in zip((2, 3), faces, strict=False)}
    t = table(players=4, hands=hands or {0: ["attack-10", "attack-04"], 1: ["attack-08"]}, rewards=held, **more)
    for seat, (face,) in held.items():
        laid(t, seat, face)
    return t


@pytest.mark.rule("N-INTIM-2", "N-INTIM-5")
@pytest.mark.parametrize("allied", [False, True])
def test_everybody_may_lay_one_before_the_planning_phase_and_only_then(allied: bool) -> None:
    """When alliances stand, one of somebody who takes no part could not be used."""
    allies = {2: ALLIES[2]} if allied else None
    t = table(players=3, hands={0: ["attack-10", "attack-04"]}, rewards={2: ["intimidate-19", "intimidate-29"]})
    offers = []
    while t.open[0][1] != "second-encounter":
        t.encounter(ships={planet(0): 4}, allies=allies, cards=("attack-10", "attack-06"))
        if t.open[0][0] == 2:
            offers.append(t.open[0][1])
            t.passes(2)
    start = ["window-ENCOUNTER_START", "window-FREE_2", "window-FREE_3"]
    assert offers == [*start, *(["window-FREE_4"] if allied else [])]


@pytest.mark.rule("N-INTIM-1")
def test_it_is_no_encounter_card_in_a_hand() -> None:
    """It cannot be selected, and does not keep its holder from drawing a new hand."""
    hands = {0: ["attack-10", "attack-04"], 1: ["quash"]}
    t = table(players=3, hands=hands, rewards={0: ["intimidate-39"], 1: ["intimidate-19"]})
    while t.open[0][1] != "encounter-card":
        t.passes(t.open[0][0]) if t.open[0][1].startswith("window-") else t.encounter(ships={planet(0): 1})
    assert sorted(t.options(0, "encounter-card")) == ["attack-04", "attack-10"]
    [event] = t.events("new_hand")
    assert (event["seat"], sorted(event["faces"])) == (1, ["intimidate-19", "quash"])


@pytest.mark.rule("N-INTIM-4")
def test_an_offense_that_has_laid_one_does_not_end_its_turn_for_lack_of_encounter_cards() -> None:
    """The Plague takes its only encounter card after the turn has begun."""
    t = table(
        players=3,
        hands={0: ["attack-08", "quash"], 1: ["attack-06", "attack-04", "plague"]},
        rewards={0: ["intimidate-39"]},
    )
    laid(t, 0, "intimidate-39")
    t.do(1, "window-ENCOUNTER_START", "plague").do(1, "plague-victim", 0).do(0, "lose-ships", {planet(0, 4): 3})
    t.do(0, "regroup", planet(0, 4)).encounter(ships={planet(0): 1}, cards=("", "attack-06"))
    assert t.events("turn_breaks_off") == t.events("new_hand") == []
    assert t.events("revealed")[-1]["faces"] == ["intimidate-39", "attack-06"]


@pytest.mark.rule("N-INTIM-2", "N-INTIM-9")
def test_it_is_announced_lies_facedown_and_is_no_hand_card() -> None:
    t = table(players=3, rewards={2: ["intimidate-19", "intimidate-29"]})
    laid(t, 2, "intimidate-29")
    assert t.open[0] != (2, "window-FREE_2"), "one in an encounter"
    assert t.events("laid_facedown") == [{"source": "N-INTIM-2", "seat": 2, "what": "intimidate"}]
    assert t.hand(2) == ["attack-06", "intimidate-19"]
    assert t.view(0).seats[2].hand == 2
    assert t.view(0).seats[2].rewards == 1
    for viewer, face in ((0, ""), (None, ""), (2, "intimidate-29")):
        (shown,) = t.view(viewer).current.laid
        assert (shown.seat, shown.kind, shown.back, shown.face) == (2, "intimidate", "reward", face)


@pytest.mark.rule("N-INTIM-2")
def test_whoever_knows_a_hand_does_not_learn_which_card_was_laid() -> None:
    def shown(game: Any) -> None:
        for card in game.seats[2].hand:
            game.s.seen[card] |= 1

    t = table(players=3, rewards={2: ["intimidate-19", "intimidate-29"]}, prepare=shown)
    laid(t, 2, "intimidate-29")
    assert t.view(0).seats[2].known == ["attack-06", "intimidate-19", "intimidate-29"]


@pytest.mark.rule("N-INTIM-3", "N-INTIM-8", "N-INTIM-11")
@pytest.mark.parametrize("value", ["m09", "39"])
def test_a_main_players_own_one_becomes_the_encounter_card(value: str) -> None:
    t = table(players=3, hands={0: ["attack-10"], 1: ["attack-08", "attack-09"]}, rewards={0: [f"intimidate-{value}"]})
    laid(t, 0, f"intimidate-{value}")
    t.encounter(ships={planet(0): 4}, cards=("", "attack-08"))
    assert t.events("revealed")[-1]["faces"] == [f"intimidate-{value}", "attack-08"]
    assert t.events("outcome")[-1]["winner"] == (0 if value == "39" else 1)
    assert t.hand(0) == ["attack-10"]
    assert [t.state.faces[card] for card in t.state.piles["reward"].discard] == [f"intimidate-{value}"]


@pytest.mark.rule("N-INTIM-8")
def test_against_a_negotiate_it_is_a_negotiate() -> None:
    t = table(players=3, hands={1: ["negotiate", "attack-09"]}, rewards={0: ["intimidate-39"]})
    laid(t, 0, "intimidate-39")
    t.encounter(ships={planet(0): 1}, cards=("", "negotiate"))
    assert t.open == [(0, "deal")]


@pytest.mark.rule("N-INTIM-4")
def test_without_another_encounter_card_no_hand_is_drawn_and_the_turn_goes_on() -> None:
    hands = {0: ["attack-10"], 1: ["quash"]}
    t = table(players=3, hands=hands, rewards={0: ["intimidate-39"], 1: ["intimidate-19"]})
    laid(t, 0, "intimidate-39")
    laid(t, 1, "intimidate-19")
    t.encounter(ships={planet(0): 1})
    assert t.events("new_hand") == t.events("turn_breaks_off") == []
    assert t.events("revealed")[-1]["faces"] == ["intimidate-39", "intimidate-19"]
    assert t.open == [(0, "deal")], "neither meets an attack"


@pytest.mark.rule("N-INTIM-4")
def test_the_loser_does_not_bind_it() -> None:
    t = table("loser", "tripler", "void", hands={1: ["attack-06", "attack-08"]}, rewards={1: ["intimidate-m09"]})
    laid(t, 1, "intimidate-m09")
    t.encounter(ships={planet(0): 2})
    t.do(0, "window-PLANNING_BEFORE", "loser.upset")
    t.encounter(cards=("attack-06", ""))
    assert t.events("revealed")[-1]["faces"] == ["attack-06", "intimidate-m09"]


@pytest.mark.rule("N-INTIM-4")
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.reading("oracle-and-own-intimidate")
def test_the_oracle_does_not_see_it(holder: int) -> None:
    """Nor does Oracle, with one of its own, choose after a look at the other card."""
    hands = {0: ["attack-06", "attack-08"], 1: ["attack-06", "attack-08"]}
    t = table("tripler", "oracle", "void", hands=hands, rewards={holder: ["intimidate-29"]})
    laid(t, holder, "intimidate-29")
    t.encounter(ships={planet(0): 2})
    if holder == 0:
        assert t.open == [(1, "encounter-card")]
        assert t.seen_card(1, 0) == "", "it lies facedown"
        t.do(1, "encounter-card", "attack-08")
        assert t.events("revealed")[-1]["faces"] == ["intimidate-29", "attack-08"]
    else:
        t.do(0, "encounter-card", "attack-08")
        assert t.events("revealed")[-1]["faces"] == ["attack-08", "intimidate-29"]


@pytest.mark.rule("N-INTIM-4")
def test_the_flare_of_the_philanthropist_does_not_bind_it() -> None:
    hands = {0: ["attack-06", "attack-08", "flare-philanthropist"], 1: ["attack-10", "attack-12"]}
    t = table("philanthropist", "tripler", "void", hands=hands, rewards={1: ["intimidate-29"]})
    laid(t, 1, "intimidate-29")
    t.encounter(ships={planet(0): 2})
    t.do(0, "window-ALLIANCES_FORMED", "philanthropist.give").do(0, "philanthropist-card", "attack-06")
    t.do(0, "window-SELECTION", "flare-philanthropist")
    t.encounter(cards=("attack-08", ""))
    assert t.events("revealed")[-1]["faces"] == ["attack-08", "intimidate-29"]


@pytest.mark.rule("N-INTIM-4")
@pytest.mark.parametrize("lays", [True, False])
def test_the_victim_of_the_laser_does_not_lose_with_one_laid(lays: bool) -> None:
    hands = {0: ["attack-06", "attack-08"], 1: ["attack-10"]}
    t = table("laser", "tripler", "void", hands=hands, rewards={1: ["intimidate-29"]}, variants=["dominion-aliens"])
    laid(t, 1, "intimidate-29") if lays else t.passes(1)
    while t.open[0] != (0, "laser-hidden"):
        t.encounter(ships={planet(0): 2})
        if t.open[0][0] == 1:
            t.passes(1)
    t.do(0, "laser-hidden", 1 if lays else 2)
    assert (t.open == [(0, "invite")]) is lays
    assert bool(t.events("outcome")) is not lays


@pytest.mark.rule("N-INTIM-5", "N-INTIM-6", "N-INTIM-7", "N-INTIM-10")
def test_a_main_player_may_replace_its_card_blindly_by_that_of_an_ally() -> None:
    t = offered("intimidate-39", "intimidate-19")
    t.encounter(ships={planet(0): 1}, allies=ALLIES, cards=("attack-10", "attack-08"))
    for viewer in (0, 1, 3, None):
        assert [one.face for one in t.view(viewer).current.laid if one.seat == 2] == [""]
    t.do(0, "intimidate-offer", 2, options=[KEEP, 2])
    assert t.seen_card(0, 0) == t.seen_card(1, 0) == ""
    assert t.seen_card(2, 0) == "intimidate-39"
    assert t.hand(0) == ["attack-04", "attack-10"], "the own card is back, unrevealed"
    t.do(1, "intimidate-offer", KEEP, options=[KEEP, 3])
    assert t.events("revealed")[-1]["faces"] == ["intimidate-39", "attack-08"]
    assert t.hand(3) == ["attack-06", "intimidate-19"]
    assert t.events("laid_back") == [{"source": "N-INTIM-10", "seat": 3, "what": "intimidate"}]
    assert t.view(0).seats[3].known == [], "it was never seen"
    assert [t.state.faces[card] for card in t.state.piles["reward"].discard] == ["intimidate-39"]


@pytest.mark.rule("N-INTIM-12")
@pytest.mark.reading("both-may-replace")
def test_the_offense_decides_first() -> None:
    t = offered("intimidate-39", "intimidate-19")
    t.encounter(ships={planet(0): 1}, allies=ALLIES, cards=("attack-10", "attack-08"))
    assert t.open == [(0, "intimidate-offer")]
    t.do(0, "intimidate-offer", KEEP)
    assert t.open == [(1, "intimidate-offer")]


@pytest.mark.rule("N-INTIM-6")
@pytest.mark.reading("both-may-replace")
def test_also_an_own_intimidate_may_be_replaced() -> None:
    t = table(players=3, hands={1: ["attack-08", "attack-09"]}, rewards={0: ["intimidate-m09"], 2: ["intimidate-39"]})
    laid(t, 0, "intimidate-m09")
    laid(t, 2, "intimidate-39")
    t.encounter(ships={planet(0): 1}, allies={2: ("offense", {planet(2): 1})}, cards=("", "attack-08"))
    t.do(0, "intimidate-offer", 2)
    assert t.events("outcome")[-1]["winner"] == 0
    assert t.hand(0) == ["attack-06", "intimidate-m09"]


@pytest.mark.rule("N-INTIM-5", "N-INTIM-10")
def test_one_of_somebody_who_is_no_ally_goes_back() -> None:
    t = offered("intimidate-39")
    t.encounter(ships={planet(0): 4}, cards=("attack-10", "attack-08"))
    assert t.events("laid_back")[-1]["seat"] == 2
    assert t.hand(2) == ["attack-06", "intimidate-39"]
    assert t.events("revealed")[-1]["faces"] == ["attack-10", "attack-08"]


@pytest.mark.rule("N-INTIM-5", "N-INTIM-10")
@pytest.mark.reading("intimidates-back")
def test_one_of_somebody_who_takes_no_part_is_back_before_cards_are_selected() -> None:
    t = offered("intimidate-39", "intimidate-19")
    t.encounter(ships={planet(0): 4}, allies={2: ("offense", {planet(2): 1})})
    assert t.open == [(0, "encounter-card")], "the defense has one card"
    assert t.events("laid_back") == [{"source": "N-INTIM-10", "seat": 3, "what": "intimidate"}]
    assert (t.hand(2), t.hand(3)) == (["attack-06"], ["attack-06", "intimidate-19"])


@pytest.mark.rule("N-INTIM-10")
@pytest.mark.reading("intimidates-back")
def test_one_is_back_as_soon_as_the_planet_is_yielded() -> None:
    """Mite skips most of the resolution, but not what may be used when everything is paid."""
    hands = {0: ["attack-10"], 1: ["attack-08", "attack-09", "attack-07", "attack-05"]}
    t = table("mite", "tripler", "void", hands=hands, rewards={1: ["intimidate-39"], 2: ["intimidate-19"]})
    laid(laid(t, 1, "intimidate-39"), 2, "intimidate-19")
    t.encounter(ships={planet(0): 1}).do(1, "mite-bluster", "yield")
    kinds = [event.kind for event in t.session.log]
    assert kinds.count("laid_back") == 2
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("N-INTIM-10")
def test_it_goes_back_when_the_encounter_ends_before_cards_are_selected() -> None:
    hands = {0: ["attack-10", "flare-loser"], 1: ["attack-08", "attack-09"]}
    t = table(players=3, hands=hands, rewards={1: ["intimidate-39"]})
    laid(t, 1, "intimidate-39")
    t.encounter(ships={planet(0): 1})
    t.do(0, "window-PLANNING_BEFORE", "flare-loser")
    assert t.hand(1) == ["attack-08", "attack-09", "intimidate-39"]


def test_the_sorcerer_exchanges_it_like_every_selected_card() -> None:
    hands = {0: ["attack-06"], 1: ["attack-08", "attack-09"]}
    t = table("sorcerer", "tripler", "void", hands=hands, rewards={0: ["intimidate-m09"]})
    laid(t, 0, "intimidate-m09")
    t.encounter(ships={planet(0): 1}, cards=("", "attack-08"))
    t.do(0, "window-CARDS_SELECTED", "sorcerer.switch")
    assert t.events("revealed")[-1]["faces"] == ["attack-08", "intimidate-m09"]


def test_usurper_comes_before_it() -> None:
    """First every ally lays an encounter card, then a main player may take an intimidate instead."""
    hands = {0: ["attack-10", "attack-04"], 1: ["attack-08", "attack-09"], 2: ["attack-12"]}
    t = table("usurper", "tripler", "void", hands=hands, rewards={2: ["intimidate-39"]}, variants=["dominion-aliens"])
    laid(t, 2, "intimidate-39")
    t.encounter(ships={planet(0): 1}, allies={2: ("offense", {planet(2): 1})}, cards=("attack-10", "attack-08"))
    t.do(0, "window-SELECTED_FIRST", "usurper.accroach")
    t.do(0, "usurper-own", "attack-12", options=["own-choice", "attack-12"])
    t.do(0, "intimidate-offer", 2, options=[KEEP, 2])
    assert t.events("revealed")[-1]["faces"][0] == "intimidate-39"
    assert t.hand(2) == ["attack-12"]


def test_in_uniform_mode_those_without_reward_cards_are_not_asked() -> None:
    t = table(players=3, rewards={2: ["retreat"]}, uniform=True)
    asked = [seat for seat, prompt in t.open if prompt == "window-FREE_2"]
    while t.open[0][1] != "window-FREE_2":
        t.passes(t.open[0][0])
        asked = [seat for seat, prompt in t.open if prompt == "window-FREE_2"]
    assert asked == [2], "backs are public, and only a reward card can be an intimidate"
