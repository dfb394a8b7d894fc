"""Random games: everything that must always hold does, at every decision."""

from __future__ import annotations

from typing import Any

import pytest

from warptable import load, new_game
from warptable.games.duel.engine.family import DUEL
from warptable.games.duel.engine.model import prompts
from warptable.kernel import Rng, Session


def played(seed: int, *, uniform: bool, aliens: tuple[str, ...] | None) -> Session[Any]:
    """A random game to its end, checked at every decision and copied at some."""
    game = new_game("duel", 2, seed, aliens, uniform=uniform, limit=200)
    rng = Rng.seeded("random game", seed)
    number = 0
    while game.decisions:
        assert DUEL.problems(game) == [], game.where()
        decision = rng.choice(game.decisions)
        told = len(game.log)
        game.answer(decision, rng.choice(list(decision.options)))
        if any(event.kind == "envoy_revealed" for event in game.log[told:]):  # D-ENV-12
            assert decision.prompt == prompts.REVEAL_ENVOY
            assert game.state.frame is not None
        number += 1
        if number % 25 == 0:
            copies = [game.fork(), load(game.save())]
            for copy in copies:
                assert copy.state == game.state
                assert [(one.key, list(one.options)) for one in copy.decisions] == [
                    (one.key, list(one.options)) for one in game.decisions
                ]
    return game


@pytest.mark.rule("D-CON-03", "D-ENV-12")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_keeps_all_rules_of_the_table(seed: int) -> None:
    game = played(seed, uniform=seed % 2 == 1, aliens=() if seed < 2 else None)
    assert game.over
    assert game.state.way
    assert DUEL.problems(game) == []
