"""The parallel form: PettingZoo's tests, everybody answers at once, whoever does not answer resigns."""

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test

from warptable.env import parallel
from warptable.games.encounter.env.actions import IDLE

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def test_the_tests_of_pettingzoo() -> None:
    parallel_api_test(parallel.parallel_env(), num_cycles=40)
    parallel_seed_test(parallel.parallel_env, num_cycles=40)
    api_test(parallel.env(players=3), num_cycles=40)


def test_the_max_cycles_test_of_pettingzoo() -> None:
    max_cycles_test(parallel)


def test_a_whole_game() -> None:
    table, dice = parallel.AllAtOnce(players=3), np.random.default_rng(3)
    seen, _ = table.reset(seed=3)
    gains: dict[str, float] = {}
    while table.agents:
        actions = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        waiting = {f"player_{seat}" for seat, _ in table.match.game.waiting()}
        assert {agent for agent, action in actions.items() if action != IDLE} == waiting
        seen, gains, over, cut, infos = table.step(actions)
        assert not any(infos.values())
    assert all(over.values())
    assert not any(cut.values())
    assert [agent for agent, gain in gains.items() if gain] == [f"player_{s}" for s in table.match.game.winners]


def test_all_choices_made_together_are_one_cycle() -> None:
    table = parallel.AllAtOnce()
    seen, _ = table.reset(seed=1)
    assert len(table.match.game.decisions) == 4
    chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[1]) for agent in table.agents}
    *_, infos = table.step(chosen)
    aliens = [entry.answer for entry in table.match.game.history[:4]]
    assert [table.match.actions.name(action) for action in chosen.values()] == [f"aliens {alien}" for alien in aliens]
    assert not any(infos.values())


def test_whoever_does_not_answer_resigns() -> None:
    table = parallel.AllAtOnce()
    table.reset(seed=1)
    defaults = [decision.default for decision in table.match.game.decisions]
    *_, infos = table.step({"player_0": IDLE})
    assert infos == {f"player_{seat}": {"resigned": True} for seat in range(4)}
    assert [entry.answer for entry in table.match.game.history[:4]] == defaults
