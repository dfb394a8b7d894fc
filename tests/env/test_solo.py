"""One learner among bots."""

from inspect import signature

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from warptable.env.match import IllegalAction
from warptable.env.pettingzoo import TakingTurns
from warptable.env.solo import Solo


def played(env: Solo, seed: int) -> tuple[float, bool, int]:
    """A game of a learner that plays at random: its reward, whether it was cut off, its answers."""
    dice, answers = np.random.default_rng(seed), 0
    seen, _ = env.reset(seed=seed)
    while True:
        answers += 1
        seen, gain, over, cut, _ = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        if over or cut:
            return float(gain), cut, answers


@pytest.mark.filterwarnings("ignore:.*")
def test_the_checker_of_gymnasium(monkeypatch: pytest.MonkeyPatch) -> None:
    """It samples actions without the mask: those count as the first allowed one here."""
    env = Solo("random", players=3)
    honest = env.match.answer
    monkeypatch.setattr(
        env.match, "answer", lambda asked, action: honest(asked, _legal(action, env.match.choices(asked)))
    )
    check_env(env, skip_render_check=True)


def _legal(action: int, choices: dict[int, object]) -> int:
    return action if action in choices else next(iter(choices))


def test_a_game_has_one_learner() -> None:
    env = Solo("random", seat=2, players=3)
    for seed in range(3):
        gain, cut, _ = played(env, seed)
        assert gain == float(2 in env.match.game.winners)
        assert not cut
    assert played(Solo("random", seat=2, players=3), 4) == played(env, 4)


def test_the_learner_is_asked_and_nobody_else() -> None:
    env = Solo("steady", seat=1, players=3, edition="avalon", max_cycles=15)
    seen, _ = env.reset(seed=1)
    assert env.match.asked(1) is not None
    assert (env.action_masks() == seen["action_mask"]).all()
    assert played(env, 1)[1:] == (True, 15)
    with pytest.raises(IllegalAction):
        env.step(0)


def test_it_has_the_settings_of_the_table_for_several() -> None:
    solo, several = (set(signature(form).parameters) for form in (Solo, TakingTurns))
    assert solo - several == {"bots", "seat"}
    assert several <= solo
    env = Solo("random", players=3, flares=("void",), uniform=True)
    env.reset(seed=1)
    assert env.match.game.uniform
    assert [face for face in env.match.game.state.faces if face.startswith("flare-")] == ["flare-void"]


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="unknown bot"):
        Solo("genius")
    with pytest.raises(ValueError, match="no seat 4"):
        Solo(seat=4)


@pytest.mark.rule("A-SETUP-10")
def test_aliens_are_dealt_from_a_group() -> None:
    env = Solo("random", edition="avalon", players=3, group="beginner-3")
    for seed in range(5):
        env.reset(seed=seed)
        dealt = {seat.sheets[0].alien for seat in env.match.game.state.seats}
        assert dealt <= {"healer", "laser", "pacifist", "virus"}
    with pytest.raises(ValueError, match="no group of aliens 'nix'"):
        Solo("random", edition="avalon", players=3, group="nix")
