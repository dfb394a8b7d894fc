"""Macron's ships are reckoned twice for rewards: for those that its own ships have earned, and for no others."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.scenario import Table, planet

DECK = ["attack-40", "attack-30", "attack-23", "attack-15", "attack-14", "attack-13", "attack-12", "attack-07"]


def rewarded(t: Table, seat: int) -> list[tuple[str, int]]:
    """(who grants it, cards) of everything that a seat was paid."""
    return [(event["source"], event["cards"]) for event in t.events("rewarded") if event["seat"] == seat]


def no_rewards(t: Table, *asked: str) -> Table:
    """Nobody takes reward cards, or ships from the warp."""
    while t.open and t.open[0][1] in ("reward-backs", "reward-ships", *asked):
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default if decision.prompt in asked else 0)
    return t


def fight(*aliens: str, cards: tuple[str, str], own: Any = None, **more: Any) -> Table:
    """Seat 0 attacks seat 1, who hold these cards; `own` are further cards by seat."""
    hands = {0: [cards[0], "attack-06"], 1: [cards[1], "attack-05"], 2: ["attack-10"], 3: ["attack-08"]}
    for seat, faces in (own or {}).items():
        hands[seat] += faces
    hands = {seat: hands[seat] for seat in range(len(aliens))}
    return dominion(*aliens, hands=hands, deck=DECK, destiny=["blue", "green"], **more)


@pytest.mark.rule("F-REWARD-1", "F-REWARD-2")
def test_a_reward_for_each_own_ship_is_doubled() -> None:
    """That of a defensive ally, and what Daredevil brings its side."""
    t = fight("hacker", "daredevil", "macron", cards=("attack-12", "attack-08"))
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 1})}, cards=("attack-12", "attack-08")).passes(1, 1)
    no_rewards(t, "ships-home")
    assert rewarded(t, 2) == [("F-REWARD-1", 2), ("daredevil", 2)]


@pytest.mark.rule("N-KICK-11")
def test_the_one_reward_of_team_spirit_is_not() -> None:
    spirit = "kicker-2-team-spirit"
    t = fight("hacker", "void", "macron", cards=("attack-20", "attack-08"), rewards={0: [spirit]})
    t.encounter(ships=1, allies={2: ("offense", {planet(2): 1})}).do(0, "window-PLANNING_BEFORE", spirit)
    no_rewards(t.encounter(cards=("attack-20", "attack-08")))
    assert rewarded(t, 2) == [(spirit, 1)]


@pytest.mark.rule("N-NEG-1")
def test_the_one_reward_of_epic_oratory_is_not() -> None:
    oratory = "negotiate-epic-oratory"
    t = fight("macron", "void", "hacker", cards=("attack-20", "negotiate"), rewards={0: [oratory]})
    t.encounter(ships=1, cards=(oratory, "negotiate"))
    t.do(0, "deal", (("give", "attack-20"), "propose")).do(1, "deal", ("accept",)).do(0, "ships-home", {planet(0): 1})
    assert rewarded(no_rewards(t), 0) == [(oratory, 1)]


@pytest.mark.rule("F-FLARE-5")
def test_the_one_reward_of_the_flares_of_love_and_explorer_is_not() -> None:
    t = fight("macron", "void", "hacker", cards=("attack-20", "attack-08"), own={0: ["flare-love"]})
    t.encounter(ships=1).do(0, "window-PLANNING_BEFORE", "flare-love").do(1, "love-asked", "refuse-love")
    assert rewarded(t, 0) == [("love", 1)]
    t = fight("macron", "void", "hacker", cards=("attack-04", "attack-20"), own={0: ["flare-explorer"]})
    t.encounter(ships=1).do(0, "window-LAUNCHED", "flare-explorer").encounter(ships=1, cards=("attack-04", "attack-20"))
    assert rewarded(no_rewards(t), 0) == [("explorer", 1)]


def test_rewards_for_ships_of_somebody_else_are_not() -> None:
    """Yin-Yang has two ships with the defense, and none of them is Macron's."""
    t = fight("macron", "void", "yin-yang", cards=("attack-04", "attack-20"))
    t.scripted({(0, "aim"): [planet(1)], (0, "launch"): [1], (0, "invite"): [(2,)], (1, "invite"): [(2,)]})
    t.do(2, "window-ANSWER", "yin-yang.balance")
    t.do(2, "ally-ships", {planet(2): 1}).do(2, "ally-ships", {planet(2, 1): 2})
    t.encounter(cards=("attack-04", "attack-20"))
    no_rewards(t, "ships-home")
    assert rewarded(t, 0) == [("yin-yang", 2)]
