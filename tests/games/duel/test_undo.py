"""Taking an answer back: the game is as it was, and it works only if nobody has learned anything from it."""

from __future__ import annotations

from warptable import new_game
from warptable.kernel import CannotUndo, Composite, Rng


def test_an_answer_that_is_taken_back_was_never_given() -> None:
    undone = refused = 0
    for seed in range(4):
        game = new_game("duel", 2, seed, limit=200)
        rng = Rng.seeded("undo", seed)
        while game.decisions:
            decision = rng.choice(game.decisions)
            half_built = any(isinstance(one, Composite) and one.partial for one in game.decisions)
            option = rng.choice(list(decision.options))
            if rng.below(3) == 0 and not half_built and not game.given():
                before = (game.state.clone(), len(game.history), len(game.log))
                asked = [(one.key, list(one.options)) for one in game.decisions]
                game.answer(decision, option)
                try:
                    game.undo(decision.seat)
                except CannotUndo:
                    refused += 1
                    continue
                undone += 1
                assert (game.state, len(game.history), len(game.log)) == before
                assert [(one.key, list(one.options)) for one in game.decisions] == asked
                decision = next(one for one in game.decisions if one.key == decision.key)
            game.answer(decision, option)
    assert undone > 20
    assert refused > 20
