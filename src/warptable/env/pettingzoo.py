"""The table for PettingZoo: agents take turns, each one small pick, in the order in which the engine asks.

env = warptable.env.pettingzoo.env(players=4)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Choices made together are asked one seat after another; nobody sees anything of them before all are made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from warptable import Pack
from warptable.game import usual_edition

from .agents import Agents
from .match import Match, Observation

MAX_CYCLES = 20_000
"""Small picks after which a game is cut off; random games hardly ever come near."""


def env(*args: Any, illegal_reward: float = -1.0, **how: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's guards: an action outside the mask ends the game and costs `illegal_reward`."""
    made: AECEnv[str, Observation, int] = TakingTurns(*args, **how)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class TakingTurns(Agents, AECEnv[str, Observation, int]):
    """The environment itself, without guards; an action outside the mask raises IllegalAction.

    `edition`, `players`, `variants`, `aliens`, `flares`, `pool`, `packs`, `group` and `uniform` are those of
    `warptable.new_game`. `reward`: "shared" gives every winner 1, "split" shares 1 among them; everybody else gets 0.
    """

    def __init__(
        self,
        edition: str = usual_edition(),
        players: int = 4,
        variants: Sequence[str] = (),
        aliens: Sequence[str] | None = None,
        *,
        flares: Sequence[str] | None = None,
        pool: Sequence[str] | None = None,
        packs: Sequence[Pack] = (),
        group: str = "",
        uniform: bool = False,
        max_cycles: int = MAX_CYCLES,
        reward: str = "shared",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.metadata = {"name": "warptable", "render_modes": ["ansi"], "is_parallelizable": False}
        how: dict[str, Any] = {"uniform": uniform, "record": render_mode is not None}
        match = Match(edition, players, variants, aliens, flares, pool, packs, group, **how)
        self.sit(match, max_cycles, reward, render_mode)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of `warptable.new_game` with the same seed. Without one, the next of a row of games."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Whose answer is next; whoever answered last if the game is over."""
        decisions = self.match.game.decisions
        if decisions:
            self.agent_selection = self.possible_agents[decisions[0].seat]

    def observe(self, agent: str) -> Observation:
        return self.match.observe(self._seat[agent])

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.answer(self.match.game.decisions[0], int(action))
        self._cycles += 1
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if self.match.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.match.rewards(self.reward), strict=True))
            self._accumulate_rewards()
        elif self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()


raw_env = TakingTurns
"""As PettingZoo calls it."""
