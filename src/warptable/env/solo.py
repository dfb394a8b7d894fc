"""One learner among bots, for Gymnasium.

env = warptable.env.solo.Solo(bots="steady")
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from warptable import Pack
from warptable.bots import Sight, make_bot, thinks_ahead
from warptable.game import family_of, usual_edition
from warptable.kernel import Rng
from warptable.kernel.session import KEEP

from .match import NEVER, SEEDS, Match, Observation, checked_reward

MAX_CYCLES = 10_000
"""Answers of the learner after which a game is cut off."""


class Solo(Env[Observation, int]):
    """The learner has seat `seat`, everybody else is a bot of the kind `bots`. The other settings are those of
    `warptable.env.pettingzoo`."""

    def __init__(
        self,
        bots: str = "steady",
        seat: int = 0,
        *,
        edition: str = usual_edition(),
        players: int = 4,
        variants: Sequence[str] = (),
        aliens: Sequence[str] | None = None,
        flares: Sequence[str] | None = None,
        pool: Sequence[str] | None = None,
        packs: Sequence[Pack] = (),
        group: str = "",
        uniform: bool = False,
        max_cycles: int = MAX_CYCLES,
        reward: str = "shared",
        render_mode: str | None = None,
    ) -> None:
        self.family = family_of(edition).id
        make_bot(bots, self.family)
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} (seats are 0 to {players - 1})")
        self.metadata = {"render_modes": ["ansi"]}
        how: dict[str, Any] = {"uniform": uniform, "record": render_mode is not None}
        how["keep"] = KEEP if thinks_ahead(bots, self.family) else NEVER
        self.match = Match(edition, players, variants, aliens, flares, pool, packs, group, **how)
        self.bots, self.seat, self.max_cycles = bots, seat, max_cycles
        self.reward, self.render_mode = checked_reward(reward), render_mode
        self.observation_space, self.action_space = self.match.spaces()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; the same, bots included, for the same seed and the same answers."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed
        game = self.match.deal(number)
        self.teller = self.match.encoding.teller_of(game) if self.render_mode is not None else None
        seats = range(self.match.settings.players)
        self._players = [(make_bot(self.bots, self.family), Rng.seeded("solo", number, seat)) for seat in seats]
        self._cycles = 0
        self._others()
        return self.match.observe(self.seat), {}

    def _others(self) -> None:
        """The bots answer until the learner is asked, or the game is over."""
        game = self.match.game
        while game.decisions and self.match.asked(self.seat) is None:
            decision = game.decisions[0]
            bot, dice = self._players[decision.seat]
            self.match.put(decision, bot.choose(Sight(game, decision.seat), decision, dice))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the question; an action outside the mask raises IllegalAction."""
        decision = self.match.asked(self.seat)
        assert decision is not None, "the game is over; reset the environment"
        self.match.answer(decision, int(action))
        self._cycles += 1
        self._others()
        over = self.match.game.over
        gained = self.match.rewards(self.reward)[self.seat] if over else 0.0
        return self.match.observe(self.seat), gained, over, not over and self._cycles >= self.max_cycles, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the open question, where a learner looks for it here rather than in the observation."""
        return self.match.observe(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """What happened since the last time, and how the table stands, as a spectator sees it."""
        return self.teller.tell() if self.teller is not None else None
