"""What both of PettingZoo's forms have in common: agents with names and spaces, a row of seeds, a teller."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding

from .match import SEEDS, Match, Observation, checked_reward


class Agents:
    """The seats of a match as agents. A form of the environment calls `sit` when it is made."""

    possible_agents: list[str]

    def sit(self, match: Match, max_cycles: int, reward: str, render_mode: str | None) -> None:
        self.match = match
        self.max_cycles, self.reward, self.render_mode = max_cycles, checked_reward(reward), render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(match.settings.players)]
        made = [match.spaces() for _ in self.possible_agents]
        self.observation_spaces = {agent: seen for agent, (seen, _) in zip(self.possible_agents, made, strict=True)}
        self.action_spaces = {agent: done for agent, (_, done) in zip(self.possible_agents, made, strict=True)}
        self._dice = seeding.np_random()[0]

    def deal(self, seed: int | None) -> None:
        """The game of `warptable.new_game` with the same seed. Without one, the next of a row of games."""
        if seed is not None:
            self._dice = seeding.np_random(seed)[0]
        game = self.match.deal(int(self._dice.integers(SEEDS)) if seed is None else seed)
        self.teller = self.match.encoding.teller_of(game) if self.render_mode is not None else None
        self.agents = self.possible_agents[:]
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """What happened since the last time, and how the table stands, as a spectator sees it."""
        return self.teller.tell() if self.teller is not None else None

    def close(self) -> None:
        """Nothing is held."""
