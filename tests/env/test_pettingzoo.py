"""PettingZoo's own tests, and what they do not ask."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from warptable import new_game
from warptable.env.match import IllegalAction
from warptable.env.pettingzoo import TakingTurns, env, raw_env

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def played(table: TakingTurns, seed: int, most: int = 1 << 30) -> list[tuple[str, int]]:
    """A random game: who did what."""
    dice, done = np.random.default_rng(seed), []
    table.reset(seed=seed)
    for agent in table.agent_iter(most):
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            break
        assert observation is not None
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        done.append((agent, action))
        table.step(action)
    return done


@pytest.mark.parametrize(
    "how", [{}, {"edition": "avalon", "players": 2}, {"players": 5, "reward": "split", "variants": ("technology",)}]
)
def test_the_api_test_of_pettingzoo(how: dict[str, Any]) -> None:
    api_test(env(**how), num_cycles=60)


def test_the_api_test_also_of_a_game_that_is_cut_off() -> None:
    api_test(env(max_cycles=20), num_cycles=60)


def test_the_seed_test_of_pettingzoo() -> None:
    seed_test(lambda: env(players=3), num_cycles=60)


def test_a_seed_gives_the_game_of_the_engine() -> None:
    table = raw_env(players=3)
    table.reset(seed=11)
    assert table.match.game.state == new_game("ffg", 3, 11).state
    first = played(table, 4, 200)
    assert played(raw_env(players=3), 4, 200) == first
    table.reset(seed=1)
    table.reset()
    following = table.match.game.seed
    table.reset(seed=1)
    table.reset()
    assert table.match.game.seed == following


def test_the_winner_is_rewarded_and_the_others_are_not() -> None:
    table = raw_env(players=3)
    played(table, 1)
    winners = [f"player_{seat}" for seat in table.match.game.winners]
    assert winners
    assert all(table.terminations.values())
    assert not any(table.truncations.values())
    for agent in table.agent_iter():
        _, gain, _, _, _ = table.last()
        assert gain == (agent in winners)
        table.step(None)  # type: ignore[arg-type]
    assert table.agents == []


def test_winners_share_or_split() -> None:
    match = raw_env(players=3).match
    assert match.rewards("shared") == [0.0, 0.0, 0.0]
    match.game.state.step, match.game.state.claims = "", [0, 2]
    assert match.rewards("shared") == [1.0, 0.0, 1.0]
    assert match.rewards("split") == [0.5, 0.0, 0.5]


def test_a_long_game_is_cut_off() -> None:
    table = raw_env(max_cycles=25)
    assert len(played(table, 1)) == 25
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_choices_made_together_are_asked_one_after_another_and_stay_hidden() -> None:
    """Four seats choose their aliens: what the last one observes does not depend on what the others chose."""
    seen = []
    for pick in (0, -1):
        table = raw_env()
        table.reset(seed=2)
        for seat in range(3):
            assert table.agent_selection == f"player_{seat}"
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(int(np.flatnonzero(mask)[pick]))
        seen.append(table.observe("player_3"))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_an_action_outside_the_mask_changes_nothing_or_ends_the_game() -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.observe(table.agent_selection)["observation"].tobytes()
    with pytest.raises(IllegalAction, match="idle"):
        table.step(0)
    assert table.observe(table.agent_selection)["observation"].tobytes() == before
    guarded = env(illegal_reward=-2)
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(0)
    assert guarded.rewards[agent] == -2
    assert all(guarded.terminations.values())


def test_it_tells_what_happens() -> None:
    table = raw_env(players=3, aliens=("zombie", "void", "mite"), render_mode="ansi")
    table.reset(seed=1)
    first = table.render()
    assert isinstance(first, str)
    assert "Red (Zombie)" in first
    assert first.endswith("?\n")
    again = table.render()
    assert isinstance(again, str)
    assert len(again) < len(first)  # each event once
    assert raw_env().render_mode is None


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="players"):
        raw_env(players=9)
    with pytest.raises(ValueError, match="unknown reward"):
        raw_env(reward="all")
