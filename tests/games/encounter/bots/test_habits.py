"""No level answers a question always in the same way, unless that is right: people would meet a dull player, and the
win rates of the aliens would measure the bot. `warptable.lab.habits` says how answers are counted."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from warptable import new_game
from warptable.bots import Bot, Sight
from warptable.games.encounter.bots import NoviceBot, ShrewdBot, SteadyBot
from warptable.kernel import Decision, Option, Rng
from warptable.lab.habits import AMOUNT, NAMED, USE, WHICH, WORD, Asked, Habits, habits_of, watch

RIGHT = {
    (Asked("accuse", USE), "left"): "who cheated shows only in what everybody had before, and no bot remembers that",
    (Asked("compensation", AMOUNT), "most"): "cards of others are taken as long as there are any",
    (Asked("clone-compensation", AMOUNT), "most"): "cards of others are taken as long as there are any",
    (Asked("reward-cards", AMOUNT), "most"): "what is not taken as ships is taken as cards, and left by nobody",
    (Asked("regroup", WORD), NAMED): "a ship is of no use in the warp, where the rules of Avalon would let it stay",
    (Asked("next-or-tech", WORD), "go-on"): "the encounter that Machine grants is another chance for a colony",
    (Asked("chosen-way", WORD), "add"): "two attacks count more than one, unless the lower total wins",
    (Asked("force-field", AMOUNT), "most"): "all allies of the other side are sent away",
    (Asked("hate-answer-card", WORD), NAMED): "three ships are worth more than almost any card that answers",
    (Asked("mutant-source", WORD), NAMED): "a card out of a rival's hand costs the rival one",
    (Asked("vacuum-victim", WORD), NAMED): "ships that rivals lose cost nothing",
    (Asked("alchemist-face", WHICH), "last"): "attacks are listed by value, and no other card is worth a ship",
    (Asked("genesis-bomb-settlers", AMOUNT), "most"): "a new planet is attacked like any other, so all ships settle",
    (Asked("laser-hidden", AMOUNT), "most"): "the fewer cards the other can choose from, the worse it plays",
    (Asked("philanthropist.wild", USE), "left"): "it costs a ship and lends the own power to a rival",
    (Asked("pirate-freed", AMOUNT), "most"): "the more ships are offered, the more their owner pays",
    (Asked("pirate-instead", AMOUNT), "most"): "cards of a rival cost the rival something, those of the deck do not",
    (Asked("pirate-owner", WORD), NAMED): "a proposal costs nothing",
    (Asked("pirate-ransom", WORD), "accept"): "a bot asks no more than what the owner pays; people may ask for more",
    (Asked("pirate-sold", AMOUNT), "most"): "what nobody ransoms is worth a reward and no more",
    (Asked("yin-yang-saved", AMOUNT), "most"): "ships that stay are not lost",
}
"""Habits of the levels that think, with the reasons."""

RIGHT_FOR = {
    "novice": {(Asked("second-encounter", WORD), "go-on"): "a beginner never stops"},
    "steady": {},
    "shrewd": {(Asked("second-encounter", WORD), "go-on"): "another chance for a colony, and bad cards are played"},
}

LINE_UPS = [
    (("chosen", "hate", "mite", "amoeba"), ("vulch", "amoeba", "dictator", "chosen")),
    (("kamikaze", "fido", "reserve", "mite"), ("vulch", "kamikaze", "calculator", "fido")),
    (("sorcerer", "calculator", "warrior", "chosen"), ("sorcerer", "calculator", "warrior", "mind")),
    (("hate", "mind", "filch", "remora"), ("filch", "mind", "dictator", "fodder")),
]
"""Aliens, and the flares in the deck: those that were once answered without a look."""
ONCE_DULL = (
    *(Asked(name, WORD) for name in ("chosen-card", "vulch-keep-card", "mite-bluster")),
    *(Asked(name, AMOUNT) for name in ("amoeba-in", "amoeba-out", "kamikaze-ships")),
    *(Asked(name, USE) for name in ("reserve.attack-as-reinforcement", "dictator.wild", "sorcerer.super")),
)
OFTEN = 16


def dull(name: str, habits: Habits, often: int) -> list[str]:
    """The habits of a level that nobody has called right."""
    right = {**RIGHT, **RIGHT_FOR[name]}
    return [
        f"{name} always: {asked.subject} {asked.facet} = {answer} ({times} times)"
        for asked, answer, times in habits.fixed(often)
        if (asked, answer) not in right
    ]


def choices(game: Any, bots: Sequence[Bot], seed: int) -> Callable[[Decision[Any]], Option]:
    rngs = [Rng.seeded("dull", seed, seat) for seat in range(len(bots))]
    return lambda asked: bots[asked.seat].choose(Sight(game, asked.seat), asked, rngs[asked.seat])


@pytest.mark.parametrize(
    ("name", "games", "make"),
    [("steady", 7, SteadyBot), ("shrewd", 2, lambda: ShrewdBot(imagines=False)), ("novice", 4, NoviceBot)],
)
def test_nothing_is_always_answered_in_the_same_way(name: str, games: int, make: Callable[[], Bot]) -> None:
    """A few games among aliens that ask much; all tables are played in the long run below."""
    habits = Habits()
    for number in range(games * len(LINE_UPS)):
        aliens, flares = LINE_UPS[number % len(LINE_UPS)]
        game = new_game("ffg", 4, number, aliens, flares=flares, record=False, keep=1 << 60)
        watch(habits, game, choices(game, [make() for _ in aliens], number))
    assert dull(name, habits, OFTEN) == []
    if name == "steady":
        assert [asked for asked in ONCE_DULL if len(habits.counts[asked]) < 2] == []


@pytest.mark.soak
@pytest.mark.parametrize(("name", "games"), [("steady", 1200), ("shrewd", 150), ("novice", 600)])
def test_at_no_table_is_anything_always_answered_in_the_same_way(name: str, games: int) -> None:
    assert dull(name, habits_of(name, games, seed=3), 30) == []
