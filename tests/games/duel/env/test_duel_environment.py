"""Duel as a learning environment: every option has an action, vectors leak nothing, and both seats act at once."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

from warptable.env import parallel
from warptable.env.match import Match
from warptable.env.pettingzoo import env, raw_env
from warptable.env.solo import Solo
from warptable.games.duel.engine.imagine import imagined
from warptable.games.duel.engine.model.prompts import DIAL, LOCK_IN
from warptable.games.duel.env.actions import Held, faces_of
from warptable.games.duel.env.vocabulary import vocabulary
from warptable.kernel import Composite, Rng
from warptable.kernel.decisions import Option

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
TABLE: dict[str, Any] = {"edition": "duel", "players": 2}


def looks(option: Option, faces: dict[int, str]) -> object:
    """What an option comes to: cards by what they show."""
    parts = option if isinstance(option, tuple) else (option,)
    return tuple(faces.get(part, part) if type(part) is int else part for part in parts)


def test_the_tests_of_pettingzoo() -> None:
    api_test(env(**TABLE), num_cycles=80)
    seed_test(lambda: env(**TABLE), num_cycles=60)
    parallel_api_test(parallel.parallel_env(**TABLE), num_cycles=60)
    parallel_seed_test(lambda: parallel.parallel_env(**TABLE), num_cycles=60)


@pytest.mark.parametrize("uniform", [False, True])
def test_every_option_can_be_chosen_and_no_two_share_an_action(uniform: bool) -> None:
    match, asked = Match(**TABLE, uniform=uniform), 0
    for seed in range(12):
        game, rng = match.deal(seed), Rng.seeded("questions", seed)
        for _ in range(400):
            if not game.decisions:
                break
            decision = rng.choice(game.decisions)
            faces = dict(faces_of(decision, Held(game.view(decision.seat))))
            choices = match.choices(decision)
            asked += 1
            found = {looks(option, faces) for option in choices.values()}
            left = [option for option in decision.options if option not in choices.values()]
            assert {looks(option, faces) for option in left} <= found, decision
            assert len(set(map(repr, choices.values()))) == len(choices), decision
            assert all(0 < action < match.actions.size for action in choices)
            assert all(match.actions.name(action) for action in choices)
            match.answer(decision, rng.choice(sorted(choices)))
    assert asked > 600


def test_a_vector_tells_nothing_that_the_seat_cannot_know() -> None:
    compared = 0
    match = Match(**TABLE, keep=1)
    for seed in range(6):
        game, rng = match.deal(seed), Rng.seeded("redealt", seed)
        while game.decisions:
            decision = rng.choice(game.decisions)
            whole = not any(isinstance(one, Composite) and one.partial for one in game.decisions)
            there = imagined(game, decision.seat, rng) if whole and rng.below(4) == 0 else None
            if there is not None:
                seen = match.observe(decision.seat)
                match.game = there
                match._seen.clear()
                again = match.observe(decision.seat)
                match.game = game
                match._seen.clear()
                assert seen["observation"].tobytes() == again["observation"].tobytes(), game.where()
                assert seen["action_mask"].tobytes() == again["action_mask"].tobytes(), game.where()
                compared += 1
            game.answer(decision, rng.choice(decision.options))
    assert compared > 40


def test_both_seats_see_the_same_table_from_their_own_chair() -> None:
    match = Match(**TABLE)
    layout = match.observer.layout
    views = [match.observe(seat)["observation"] for seat in (0, 1)]
    width = len(layout["seats"]) // 2
    first, second = (view[layout["seats"].start : layout["seats"].stop] for view in views)
    assert (first[:width] == second[width:]).all()
    assert (first[width:] == second[:width]).all()
    assert 500 < layout.size < 2000
    assert 150 < match.actions.size < 600


def test_dials_are_one_cycle_and_stay_hidden() -> None:
    """Both seats set their dials in one step of the parallel form; what one sees does not hang on the other's."""
    table = parallel.AllAtOnce(**TABLE)
    seen, _ = table.reset(seed=1)
    dice = np.random.default_rng(1)
    while {str(decision.prompt) for decision in table.match.game.decisions} != {str(DIAL)}:
        actions = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        seen, *_ = table.step(actions)
    assert len(table.match.game.decisions) == 2
    before = len(table.match.game.history)
    table.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in table.agents})
    assert [entry.answer for entry in table.match.game.history[before : before + 2]] == [4, 4]


def test_locking_in_takes_small_picks_of_both_at_once() -> None:
    table = parallel.AllAtOnce(**TABLE)
    seen, _ = table.reset(seed=2)
    dice, together = np.random.default_rng(2), 0
    while table.agents:
        asked = [decision for decision in table.match.game.decisions if decision.prompt == LOCK_IN]
        together += len(asked) == 2
        actions = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        seen, gains, over, _, infos = table.step(actions)
        assert not any(infos.values())
    assert together >= 10
    assert all(over.values())
    assert sorted(gains.values()) in ([0.0, 0.0], [0.0, 1.0], [1.0, 1.0])
    winners = [f"player_{seat}" for seat in table.match.game.winners]
    assert [agent for agent, gain in gains.items() if gain] == winners


def test_what_one_seat_picks_is_not_in_the_vector_of_the_other() -> None:
    vectors = []
    for pick in (0, -1):
        table = raw_env(**TABLE)
        table.reset(seed=3)
        while table.match.game.decisions[0].prompt != DIAL:
            table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[pick]))
        vectors.append(table.observe(table.agent_selection)["observation"].tobytes())
    assert vectors[0] == vectors[1]


def test_one_learner_against_a_bot() -> None:
    table, dice = Solo("steady", edition="duel", players=2), np.random.default_rng(4)
    seen, _ = table.reset(seed=4)
    over = cut = False
    while not (over or cut):
        seen, gain, over, cut, _ = table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert gain in (0.0, 1.0)
    with pytest.raises(ValueError, match="unknown bot"):
        Solo("clever", edition="duel", players=2)


def test_names_never_mean_two_things() -> None:
    v = vocabulary()
    names = [*v.words, *v.aliens, *v.uses, *v.icons]
    assert len(set(names)) == len(names)
    assert {"pass", "done", "reveal", "wait"} <= set(v.words)
    assert len(v.faces) == 29
    assert len(v.destiny) == 57
    assert v.fingerprint == vocabulary().fingerprint
