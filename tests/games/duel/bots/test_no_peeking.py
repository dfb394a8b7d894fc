"""No bot of Duel reads what its seat cannot know: in two worlds that differ only in that, it does the same."""

from collections.abc import Iterator
from typing import Any

import pytest

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.games.duel.bots import seer
from warptable.games.duel.engine.imagine import imagined
from warptable.games.duel.engine.model.state import State
from warptable.kernel import Composite, Rng, Session

EVERY = {"seer": 14, "shrewd": 9}
"""Bots that think long are asked at fewer of the decisions of a game."""


def moments(every: int, seeds: int, uniform: bool = False) -> Iterator[tuple[Session[State], int, Rng]]:
    """(game, seat, source of chance) at some decisions of games between steady bots."""
    for seed in range(seeds):
        game = new_game("duel", 2, 40 + seed, uniform=uniform, limit=200)
        game.keep = 1
        bot, rng = make_bot("steady", "duel"), Rng.seeded("moments", seed, uniform)
        while game.decisions:
            decision = rng.choice(game.decisions)
            half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
            if rng.below(every) == 0 and len(decision.options) > 1 and not half_built:
                yield game, decision.seat, rng
            game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))


def choice(name: str, game: Session[State], seat: int, seed: int) -> Any:
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    return make_bot(name, "duel").choose(Sight(game, seat), decision.twin(), Rng.seeded(seed))


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize("name", ["random", "novice", "steady", "shrewd", "seer"])
def test_a_bot_does_the_same_whatever_it_cannot_know(name: str, uniform: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seer, "GAMES", 5)
    compared = 0
    for game, seat, rng in moments(EVERY.get(name, 4), 2, uniform):
        there = imagined(game, seat, rng)
        if there is not None:
            compared += 1
            seed = rng.bits()
            assert choice(name, there, seat, seed) == choice(name, game, seat, seed), f"{name} at {game.where()}"
    assert compared >= 6


def test_the_seer_chooses_an_alien_without_knowing_those_of_the_opponent() -> None:
    """Also when the opponent has chosen already."""
    game, rng = new_game("duel", 2, 41, limit=200, keep=1), Rng.seeded(41)
    there = imagined(game, 0, rng)
    assert there is not None
    theirs = [one.state.seats[1].dealt for one in (game, there)]
    assert theirs[0] != theirs[1]
    answers = {choice("seer", one, 0, 5) for one in (game, there)}
    for option in range(3):
        later = game.fork()
        asked = next(decision for decision in later.decisions if decision.seat == 1)
        later.answer(asked, asked.options[option])
        answers.add(choice("seer", later, 0, 5))
    assert len(answers) == 1


def test_the_comparison_catches_a_bot_that_peeks() -> None:
    """A choice that hangs on the opponent's hand is not the same in all worlds."""
    different = 0
    for game, seat, rng in moments(6, 2):
        there = imagined(game, seat, rng)
        if there is not None:
            hands = [sorted(one.state.faces[card] for card in one.state.seats[1 - seat].hand) for one in (game, there)]
            different += hands[0] != hands[1]
    assert different >= 8
