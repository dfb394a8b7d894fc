"""Reward cards and the bots: what they take, lay and play, and how they judge cards that change."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.bots import Bot
from warptable.games.encounter.bots.common.chances import chance, opposing
from warptable.games.encounter.bots.common.hand import usual_value, worth_in_hand
from warptable.games.encounter.bots.common.reading import Reading
from warptable.games.encounter.bots.shrewd.bot import ShrewdBot
from warptable.games.encounter.bots.shrewd.forecast import will_lay
from warptable.games.encounter.bots.shrewd.standing import Standing
from warptable.games.encounter.bots.steady.bot import SteadyBot
from warptable.games.encounter.engine.model.cards import FACES, CardType
from warptable.kernel import PASS, Number, Of, Pick, Prompt, Rng

LEVELS: dict[str, Callable[[], Bot]] = {"steady": SteadyBot, "shrewd": lambda: ShrewdBot(imagines=False)}
BEFORE, START = "window-PLANNING_BEFORE", "window-ENCOUNTER_START"
levels = pytest.mark.parametrize("name", LEVELS)


def answer(name: str, t: Table, seat: int, prompt: str) -> Any:
    """What a bot does; a card by its face."""
    chosen = LEVELS[name]().choose(lambda: t.view(seat), t.decision(seat, prompt), Rng.seeded(1))
    return t.state.faces[chosen] if isinstance(chosen, int) and chosen in t.state.seats[seat].hand else chosen


def reading(t: Table, seat: int) -> Reading:
    return Reading.of(lambda: t.view(seat))


@levels
def test_of_rewards_as_many_as_possible_are_reward_cards_but_for_one_where_no_encounter_card_is_held(name: str) -> None:
    for hand, taken in ((["attack-08"], 3), (["plague"], 2)):
        view = table(players=3, hands={1: hand}, rewards={}).view(1)
        asked = Number(1, "reward-backs", "N-REWARD-3", 0, 3)
        assert LEVELS[name]().choose(lambda view=view: view, asked, Rng.seeded(1)) == taken  # type: ignore[misc]


@levels
def test_reward_cards_are_taken_unless_the_victim_is_known_to_hold_rifts(name: str) -> None:
    t = table(players=3, rewards={1: ["rift-1", "retreat"]})
    asked = Number(0, "take-rewards", "N-REWARD-11", 0, 1, about={"victim": 1})
    bot = LEVELS[name]()
    assert bot.choose(lambda: t.view(0), asked, Rng.seeded(1)) == 1
    rift = next(card for card in t.state.seats[1].hand if t.state.faces[card] == "rift-1")
    t.state.seen[rift] |= 1
    assert bot.choose(lambda: t.view(0), asked, Rng.seeded(1)) == 0


@levels
def test_a_kicker_is_laid_where_it_turns_likely_defeats_into_wins_and_else_kept(name: str) -> None:
    for attack, laid in (("attack-13", "kicker-4-overload"), ("attack-40", PASS)):
        t = table(players=3, hands={0: [attack]}, rewards={0: ["kicker-4-overload"]})
        t.encounter(ships={planet(0): 1})
        assert answer(name, t, 0, BEFORE) == laid, attack


@levels
def test_both_sides_are_destroyed_only_where_everything_is_lost_anyway(name: str) -> None:
    for attack, laid in (("attack-00", "kicker-1-self-destruct"), ("attack-30", PASS)):
        t = table(players=3, hands={1: [attack]}, rewards={1: ["kicker-1-self-destruct"]}, moves=[(1, 3, 5, WARP)])
        t.encounter(ships={planet(0): 4})
        assert answer(name, t, 1, BEFORE) == laid, attack


@levels
def test_a_high_intimidate_is_laid_by_a_main_player_without_a_high_attack_and_by_allies(name: str) -> None:
    for hand, face, laid in (
        (["attack-06"], "intimidate-29", "intimidate-29"),
        (["attack-06"], "intimidate-m09", PASS),
        (["attack-20"], "intimidate-29", PASS),
    ):
        t = table(players=3, hands={0: hand}, rewards={0: [face]})
        assert answer(name, t, 0, "window-ENCOUNTER_START") == PASS, "nobody is attacked yet"
        t.passes(0)
        assert answer(name, t, 0, "window-FREE_2") == laid
    t = table(players=3, rewards={2: ["intimidate-39"]})
    t.encounter(ships={planet(0): 1}, allies={2: ("offense", {planet(2): 1})})
    for moment in ("ENCOUNTER_START", "FREE_2", "FREE_3"):
        assert answer(name, t, 2, f"window-{moment}") == PASS, "it is on no side yet"
        t.passes(2)
        t.encounter(ships={planet(0): 1}, allies={2: ("offense", {planet(2): 1})})
    assert answer(name, t, 2, "window-FREE_4") == "intimidate-39"


@levels
def test_rifts_are_played_when_their_gain_is_due(name: str) -> None:
    full = ["attack-08"] * 7
    for face, hand, moves, played in (
        ("rift-1", full, [], True),
        ("rift-2", ["attack-06"], [], True),
        ("rift-2", [*full, "attack-10"], [], False),
        ("rift-3", ["attack-06"], [(0, 1, 0, WARP), (1, 1, 5, WARP)], False),
        ("rift-3", ["attack-06"], [(0, 3, 0, WARP)], True),
    ):
        t = table(players=3, hands={0: hand}, rewards={0: [face]}, moves=moves)
        assert answer(name, t, 0, START) == (face if played else PASS), (face, len(hand))


def test_attacks_that_change_under_a_warning_are_judged_by_the_value_that_counts() -> None:
    t = table(players=3, hands={0: ["attack-06"], 1: ["attack-08"]}, rewards={0: ["attack-03-30"]})
    t.encounter(ships={planet(0): 1})
    odds = [(FACES["attack-08"], 1.0)]
    assert chance(reading(t, 0), FACES["attack-03-30"], odds, 0, -3) == 0.0
    t.state.frames[-1].hazard = True
    assert chance(reading(t, 0), FACES["attack-03-30"], odds, 0, -3) == 1.0
    assert 3 < usual_value(FACES["attack-03-30"]) < 30
    assert worth_in_hand(FACES["attack-21-12"]) > worth_in_hand(FACES["attack-12-21"])
    assert worth_in_hand(FACES["intimidate-m09"]) < worth_in_hand(FACES["intimidate-39"])


def test_a_retreat_makes_a_deal_or_loses_to_an_attack_which_spares_the_own_ships() -> None:
    t = table(players=3, rewards={0: ["retreat"]})
    t.encounter(ships={planet(0): 1})
    r = reading(t, 0)
    assert chance(r, FACES["retreat"], [(FACES["attack-08"], 1.0)], 0, 4) == 0.0
    assert chance(r, FACES["attack-06"], [(FACES["retreat"], 1.0)], 0, -4) == 1.0
    assert [face.type for face in r.met(FACES["retreat"], FACES["negotiate"])] == [CardType.NEGOTIATE] * 2


def test_whoever_has_laid_an_intimidate_will_play_one_and_whoever_has_no_reward_card_plays_none() -> None:
    t = table(players=3, hands={1: ["attack-06", "attack-08"]}, rewards={1: ["intimidate-19", "retreat"]})
    t.do(1, "window-ENCOUNTER_START", "intimidate-19")
    r = reading(t, 0)
    assert {face.type for face, _ in opposing(r, 1)} == {CardType.INTIMIDATE}
    assert {FACES[face].type for face in will_lay(r, 1)} == {CardType.INTIMIDATE}
    rewards = {face.id for face, _ in opposing(r, 2)} & {"retreat", "attack-02-20", "negotiate-self-defense"}
    assert not any(weight for face, weight in opposing(r, 2) if face.id in rewards)
    assert not {"retreat", "attack-02-20"} & will_lay(r, 2).keys()


def test_the_own_facedown_kicker_counts_in_what_i_expect() -> None:
    t = table(
        players=3,
        hands={0: ["attack-10", "attack-04"], 1: ["attack-23", "attack-05"]},
        rewards={0: ["kicker-4-overload"]},
    )
    t.encounter(ships={planet(0): 1})
    t.do(0, BEFORE, "kicker-4-overload")
    odds = [(FACES["attack-23"], 1.0)]
    assert chance(reading(t, 0), FACES["attack-10"], odds, 0, -3) == 1.0
    assert not reading(t, 1).modifiers, "the other side sees a back"


def test_cards_with_the_reward_back_make_a_hand_stronger() -> None:
    plain = table(players=3, hands={1: ["attack-06"] * 3}, rewards={})
    rich = table(players=3, hands={1: []}, rewards={1: ["rift-1", "rift-2", "rift-3"]})
    assert Standing.seen(reading(rich, 0)).cards[1] > Standing.seen(reading(plain, 0)).cards[1]
    assert Standing.imagined(rich.state, 0).cards[1] > Standing.imagined(plain.state, 0).cards[1]


def chosen(name: str, t: Table, decision: Any) -> Any:
    return LEVELS[name]().choose(lambda: t.view(decision.seat), decision, Rng.seeded(1))


@levels
def test_an_ally_s_intimidate_replaces_a_card_that_is_likely_to_lose(name: str) -> None:
    for card, answered in (("attack-04", 2), ("attack-30", "keep-card")):
        hands = {0: [card, "attack-05"], 1: ["attack-12", "attack-06"]}
        t = table(players=3, hands=hands, rewards={2: ["intimidate-39"]})
        t.do(2, "window-ENCOUNTER_START", "intimidate-39")
        t.encounter(ships={planet(0): 1}, allies={2: ("offense", {planet(2): 1})}, cards=(card, "attack-12"))
        assert answer(name, t, 0, "intimidate-offer") == answered, card


@levels
def test_a_colony_is_founded_abroad_and_own_ships_come_out_of_the_warp_first(name: str) -> None:
    t = table(players=3, rewards={}, moves=[(0, 4, 0, 1), (0, 2, 1, WARP), (1, 3, 5, 6)])
    assert chosen(name, t, Pick(0, "found-planet", "rift-1", [0, 6, 5, 7])) == 5
    assert chosen(name, t, Pick(0, "rift-3-owner", "rift-3", [0, 1, 2])) == 0
    assert chosen(name, t, Pick(0, "rift-3-owner", "rift-3", [1, 2, "done"])) == "done"


@levels
def test_what_a_zap_costs_is_paid_with_what_is_missed_least(name: str) -> None:
    words = ("one-for-good", "three-to-warp")
    for moves, paid in (([], words[1]), ([(0, 3, 0, WARP), (0, 3, 1, WARP)], words[0])):
        t = table(players=3, rewards={}, moves=moves)
        assert chosen(name, t, Pick(0, Prompt("omni-zap-price", Of.WORD, words), "omni-zap", words)) == paid
    two = ["attack-08", "attack-10"]
    t = table(players=3, hands={0: two, 1: two}, rewards={}, moves=[(0, 3, 0, 1)])
    assert chosen(name, t, Pick(0, "omni-zap-ship", "omni-zap", [0, 1, 2])) == 1
    sides = ("offense-card", "defense-card", "offense-kicker")
    t.encounter(ships={planet(0, 1): 1})
    assert chosen(name, t, Pick(0, "omni-zap-target", "omni-zap", sides)) == "defense-card"
    assert chosen(name, t, Pick(1, "omni-zap-target", "omni-zap", sides)) == "offense-card"
