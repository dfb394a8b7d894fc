"""The table for PettingZoo's parallel form: in each cycle every agent gives an action, and all open questions are
answered. Whoever is not asked idles (action 0); what it sends is not looked at.

An action outside the mask counts as no answer: the engine takes what a clock would answer, and the agent's info says
`{"resigned": True}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECEnv, ParallelEnv

from warptable import Pack
from warptable.game import usual_edition

from .agents import Agents
from .match import Match, Observation, resigned

MAX_CYCLES = 20_000
"""Cycles after which a game is cut off."""

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class AllAtOnce(Agents, ParallelEnv[str, Observation, int]):
    """The settings are those of `warptable.env.pettingzoo`."""

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
        self.metadata = {"name": "warptable", "render_modes": ["ansi"], "is_parallelizable": True}
        how: dict[str, Any] = {"uniform": uniform, "record": render_mode is not None}
        match = Match(edition, players, variants, aliens, flares, pool, packs, group, **how)
        self.sit(match, max_cycles, reward, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game: that of `warptable.new_game` with the same seed. Without one, the next of a row of games."""
        self.deal(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        infos: Infos = {agent: {} for agent in self.agents}
        asked = [(decision, self.match.choices(decision)) for decision in self.match.game.decisions]
        for decision, choices in asked:
            agent = self.possible_agents[decision.seat]
            option = choices.get(int(actions.get(agent, -1)))
            if option is None:
                option, infos[agent] = resigned(decision), {"resigned": True}
            self.match.put(decision, option)
        self._cycles += 1
        over = self.match.game.over
        cut = not over and self._cycles >= self.max_cycles
        gains = self.match.rewards(self.reward) if over else [0.0] * len(self.agents)
        step = (
            self._seen(),
            dict(zip(self.agents, gains, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return step

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.match.observe(seat) for seat, agent in enumerate(self.agents)}


parallel_env = AllAtOnce
"""As PettingZoo calls it."""


def env(**how: Any) -> AECEnv[str, Observation, int | None]:
    """The same, agents one after another in the order of seats, each in every cycle."""
    table: Any = AllAtOnce(**how)
    return parallel_to_aec(table)
