"""When a facedown sheet may be turned up (F-VHID-3) follows from what its alien declares: abilities, super flare,
standing rules, ways to play cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import buried
from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, totals
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import aliens_of, all_aliens
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.windows import MOMENTS, W
from warptable.games.encounter.engine.rules.abilities import SUPER
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.rules.standing import AFTER_USE, QUESTIONS, SET_UP, CardRule, Rule
from warptable.games.encounter.engine.rules.ways import plays_of
from warptable.games.encounter.engine.verbs.powers import gain

HIDDEN = ("dominion-aliens", "hidden-powers")
FACEDOWN = sorted(name for name in aliens_of("ffg", (), dominion.ALIENS) if not all_aliens()[name].has_setup)


def facedown(*aliens: str, **more: Any) -> Table:
    return table(*aliens, variants=HIDDEN, **more)


def rewarded(t: Table) -> list[tuple[str, int, int]]:
    return [(event["source"], event["seat"], event["cards"]) for event in t.events("rewarded")]


# ---------------------------------------------------------------- all aliens


def moments(t: Table, alien: Alien) -> set[int]:
    """All windows in which something of this alien's might be used, or might hold."""
    found = {window for ability in alien.abilities for window in ability.windows}
    found |= {window for name in alien.standing for window, _ in QUESTIONS[name].turned_up}
    found |= {window for ability in alien.flares if ability.flare == SUPER for window in ability.windows}
    found |= {MOMENTS[window] for way in alien.ways if not way.off_sheet for window in plays_of(t.game, way)}
    return {int(window) for window in found - {W.RIDER}}  # a flare that rides on a use comes after that use


@pytest.mark.rule("F-VHID-3")
@pytest.mark.parametrize("name", FACEDOWN)
@pytest.mark.reading("turning-up")
def test_whatever_an_alien_declares_its_facedown_sheet_is_listened_to_at_that_moment(name: str) -> None:
    """Its flare and all kinds of artifacts in hand, so that all of it counts; asked alike it is asked there, too."""
    hand = [
        "attack-10",
        f"flare-{name}",
        "quash",
        "mobius-tubes",
        "plague",
        "force-field",
        "emotion-control",
        "cosmic-zap",
    ]
    others = [other for other in ("human", "virus", "void") if other != name]
    t = facedown(name, *others[:2], hands={0: hand})
    due = moments(t, all_aliens()[name])
    assert {window for window in due if t.game.masks[0] >> window & 1} == due
    t.session.game.uniform = True
    t.game.update_all_masks()
    for seat in (0, 1, 2):
        assert {window for window in due if t.game.masks[seat] >> window & 1} == due


def test_every_question_says_when_its_answer_is_worth_turning_a_sheet_up_or_why_never() -> None:
    assert {question.name for question in QUESTIONS.values() if bool(question.turned_up) is bool(question.why)} == set()
    asked = {question for alien in all_aliens().values() for question in alien.standing}
    assert asked == set(QUESTIONS), "each is answered by some alien"


def test_what_only_aliens_with_set_up_answer_no_other_does() -> None:
    of_set_up = {name for name, question in QUESTIONS.items() if question.why == SET_UP}
    assert [name for name in FACEDOWN if of_set_up & set(all_aliens()[name].standing)] == []


@pytest.mark.rule("F-VHID-2")
@pytest.mark.parametrize(
    "name",
    [
        name
        for name in FACEDOWN
        if any(QUESTIONS[question].why == AFTER_USE for question in all_aliens()[name].standing)
    ],
)
def test_what_comes_of_uses_a_facedown_sheet_has_not(name: str) -> None:
    """Nothing lies on it and it remembers nothing, so a rule about that has nothing to say."""
    t = facedown(name, "human", "virus")
    sheet = t.state.seats[0].sheets[0]
    assert (sheet.hidden, sheet.memory, sheet.cards, sheet.crew) == (True, {}, [], ())
    assert (t.state.adrift, t.state.planet_cards, t.state.laboratory) == ((), {}, None)


def test_an_alien_cannot_answer_what_nobody_asks() -> None:
    with pytest.raises(
        ValueError, match=r"nobody asks 'frees_ships_in_dealz'; did you mean Rule.FREES_SHIPS_IN_DEALS\?"
    ):
        Alien("herald").rule("frees_ships_in_dealz")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nobody asks 'more_offers'; there are: ALLIES_UNINVITED, BOUND"):
        Alien("herald").rule(CardRule.MORE_OFFERS)  # type: ignore[arg-type]
    with pytest.raises(AttributeError, match=r"nobody asks 'NEARNES'; did you mean Rule.NEARNESS\?"):
        getattr(Rule, "NEARNES")  # noqa: B009


# ---------------------------------------------------------------- standing rules


def daring(own: str = "attack-12", **more: Any) -> Table:
    """A facedown Daredevil with no low attack in hand: three ships and this card against 8 + 4."""
    hands = {0: [own], 1: ["attack-08"]}
    t = facedown("daredevil", "pacifist", "clone", hands=hands, destiny=["blue", "green"], **more)
    return t.encounter(ships=3, cards=(own, "attack-08"))


@pytest.mark.rule("F-VHID-3", "F-REWARD-2")
def test_it_may_be_turned_up_for_the_rewards_of_a_narrow_win() -> None:
    t = daring().do(0, "window-SPOILS", "turn-up", options=["pass", "turn-up"])
    assert rewarded(t) == [("daredevil", 0, 3)]
    assert rewarded(daring().do(0, "window-SPOILS", "pass")) == []


@pytest.mark.rule("F-VHID-3")
@pytest.mark.reading("turning-up")
def test_where_it_would_bring_nothing_it_is_not_offered() -> None:
    t = daring("attack-14")
    assert t.events("outcome")[0]["margin"] == 5
    assert [prompt for _, prompt in t.open if prompt == "window-SPOILS"] == []


@pytest.mark.rule("F-VHID-3", "F-POWER-1")
def test_a_facedown_power_that_is_lost_is_not_worth_turning_up() -> None:
    t = daring(moves=homes(0, 2))
    assert rewarded(t) == []
    assert t.events("turned_up") == []
    assert [prompt for _, prompt in t.open if prompt == "window-SPOILS"] == []


@pytest.mark.rule("F-VHID-3")
def test_nor_is_one_in_whose_place_its_seat_plays_with_another() -> None:
    def borrow(game: Game) -> None:
        game.seats[0].sheets[0].replaced = True

    t = daring(prepare=borrow)
    assert rewarded(t) == []
    assert [prompt for _, prompt in t.open if prompt == "window-SPOILS"] == []


def meddling(*own: str) -> Table:
    """A facedown Greenhorn takes no part."""
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-04", *own]}
    t = facedown("hacker", "pacifist", "greenhorn", hands=hands)
    for _ in range(2):  # it might show a card, and spread its ships anew
        t.passes(2)
    return t.encounter(ships=3, cards=("attack-10", "attack-08"))


@pytest.mark.rule("F-VHID-3", "F-REINF-4")
def test_it_may_be_turned_up_to_reinforce_a_fight_of_others() -> None:
    t = meddling("reinforcement-3")
    t.do(2, "reinforce", "turn-up", options=["pass", "turn-up"])
    t.do(2, "reinforce", ("reinforcement-3", 1))
    assert totals(t) == (10 + 3, 8 + 4 + 3)


@pytest.mark.rule("F-VHID-3")
def test_without_a_reinforcement_it_is_not_asked_for_one() -> None:
    assert totals(meddling()) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-VHID-3", "F-START-2")
def test_it_may_be_turned_up_to_keep_a_hand_without_encounter_card() -> None:
    hands = {0: ["quash", "reinforcement-2"], 1: ["attack-08"]}
    t = facedown("doppelganger", "pacifist", "clone", hands=hands)
    kept = Table(t.session.fork()).do(0, "window-TURN_HAND", "turn-up", options=["pass", "turn-up"])
    assert (kept.hand(0), kept.events("new_hand")) == (["quash", "reinforcement-2"], [])
    t.do(0, "window-TURN_HAND", "pass")
    assert [event["seat"] for event in t.events("new_hand")] == [0]


@pytest.mark.rule("F-VHID-3", "F-SECOND-5")
def test_it_may_be_turned_up_for_a_second_encounter_without_encounter_card() -> None:
    hands = {0: ["attack-30"], 1: ["attack-08"]}
    t = facedown("doppelganger", "pacifist", "clone", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3).do(0, "window-PLANNING_BEFORE", "pass").do(0, "window-SELECTION", "pass")
    t.encounter(cards=("attack-30", "attack-08"))
    t.do(0, "window-FREE_8", "turn-up", options=["pass", "turn-up"])
    assert t.open == [(0, "second-encounter")]


# ---------------------------------------------------------------- ways to play cards


@pytest.mark.rule("F-VHID-3")
def test_it_may_be_turned_up_to_play_a_card_as_another() -> None:
    hands = {0: ["attack-10", "quash"], 1: ["attack-08"], 2: ["attack-04"]}
    t = facedown("mesmer", "pacifist", "clone", hands=hands, moves=[(1, 2, planet(1), WARP)])
    while t.open == [(0, "window-FREE_0")]:
        t.do(0, "window-FREE_0", "pass", options=["pass", "turn-up"])  # a Plague can be played at any time
    t.do(0, "window-ENCOUNTER_START", "turn-up", options=["pass", "turn-up"])
    t.do(0, "window-ENCOUNTER_START", ("quash", "mobius-tubes"))
    assert t.events("played_as")[0]["other_face"] == "mobius-tubes"
    bare = facedown("mesmer", "pacifist", "clone", hands={0: ["attack-10", "reinforcement-2"], 1: ["attack-08"]})
    assert bare.open == [(0, "aim")], "without an artifact there is nothing to turn it up for"


@pytest.mark.rule("F-VHID-3")
def test_it_may_be_turned_up_to_play_a_card_at_another_time() -> None:
    """Mobius Tubes are bound to the regroup phase for anybody but a Greenhorn."""
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-04", "mobius-tubes"]}
    moves = [(1, 2, planet(1), WARP)]
    t = facedown("hacker", "pacifist", "greenhorn", hands=hands, moves=moves)
    while t.open[0] != (0, "aim"):
        t.passes(t.open[0][0])
    t.do(0, "aim", planet(1)).do(0, "launch", 3)
    t.do(2, "window-FREE_3", "turn-up", options=["pass", "turn-up"])
    t.do(2, "window-FREE_3", "mobius-tubes", options=["pass", "mobius-tubes"])


# ---------------------------------------------------------------- several reasons at once


@pytest.mark.rule("F-VHID-2", "F-VHID-3")
def test_for_a_power_and_its_super_flare_it_is_offered_once() -> None:
    t = facedown("void", "pacifist", "oracle", hands={2: ["attack-06", "flare-oracle"]}, first=2, destiny=["blue"])
    t.encounter(offense=2, defense=1).passes(2)  # the wild side
    t.do(2, "window-SELECTION", "pass", options=["pass", "turn-up"])


@pytest.mark.rule("F-VHID-2", "F-VHID-3")
def test_so_it_is_where_both_could_be_used_at_once() -> None:
    """A Warpish whose opponent has ships in the warp, too."""
    moves = [(0, 2, planet(0, 1), WARP), (1, 2, planet(1, 1), WARP)]
    hands = {0: ["attack-10", "flare-warpish"], 1: ["attack-08"]}
    t = facedown("warpish", "pacifist", "clone", hands=hands, moves=moves)
    t.scripted({(0, "regroup"): [planet(0)]}).encounter(ships={planet(0): 1}, cards=("attack-10", "attack-08"))
    t.do(0, "window-REVEALED_TOTAL", "pass", options=["pass", "turn-up", "flare-warpish"])


@pytest.mark.rule("F-VHID-2", "F-VHID-3")
def test_for_two_abilities_it_is_offered_once() -> None:
    """A Greenhorn without attack could ask its question, and draw a new hand."""
    t = facedown("greenhorn", "pacifist", "clone", hands={0: ["negotiate", "morph"], 1: ["attack-08"]})
    t.do(0, "window-ENCOUNTER_START", "pass", options=["pass", "turn-up"])


@pytest.mark.rule("F-VHID-3")
def test_it_may_be_turned_up_for_a_card_where_something_else_could_be_done() -> None:
    """The Flagship could jump."""
    hands = {0: ["attack-10", "quash"], 1: ["attack-08"]}
    t = table("mesmer", "pacifist", "clone", variants=(*HIDDEN, "flagships"), hands=hands)
    while t.open == [(0, "window-FREE_0")]:
        t.passes(0)
    t.do(0, "window-ENCOUNTER_START", "turn-up", options=["pass", "turn-up", "flagship.drive"])


@pytest.mark.rule("F-VHID-2", "F-VHID-3")
def test_it_may_be_turned_up_for_its_power_where_another_one_could_be_used() -> None:
    """An Alchemist, whose sheet lies open, has a facedown Greenhorn besides."""

    def second(game: Game) -> None:
        game.seats[0].sheets[0].hidden = False
        gain(game, 0, "greenhorn", "test", "test", hidden=True)
        buried("quash")(game)

    hands = {0: ["attack-10", "ionic-gas"], 1: ["attack-08"]}
    t = facedown("alchemist", "pacifist", "clone", hands=hands, prepare=second)
    t.do(0, "window-ENCOUNTER_START", "pass", options=["pass", "alchemist.transmutation", "turn-up"])
