"""One game in numbers: what a seat sees as a vector, what it may answer as a mask, its answer as an action.

All environments here are this, in the clothes of one library or another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from warptable import Pack
from warptable.game import family_of
from warptable.kernel import DONE, PASS, Composite, Decision, Option, Session

from .encoding import IDLE, encoding_of

Observation: TypeAlias = dict[str, NDArray[np.int8]]

NEVER = 1 << 60  # checkpoints are for forks and saves, which plain play does not need
SEEDS = 1 << 31  # how many games there are to choose from when no seed is given
SHARED, SPLIT = "shared", "split"


class IllegalAction(ValueError):
    """An action that the mask does not allow; nothing has changed."""


class Match:
    """A kind of table, and the game that is played at it now."""

    def __init__(
        self,
        edition: str,
        players: int,
        variants: Sequence[str] = (),
        aliens: Sequence[str] | None = None,
        flares: Sequence[str] | None = None,
        pool: Sequence[str] | None = None,
        packs: Sequence[Pack] = (),
        group: str = "",
        **how: Any,
    ) -> None:
        """As for `warptable.new_game`; `how`: whether it asks uniformly, keeps a log, and how many checkpoints."""
        named: dict[str, Any] = {"flares": flares, "pool": pool, "packs": packs, "group": group}
        asked = {name: value for name, value in named.items() if value}  # not every family has them
        family = family_of(edition)
        self.settings = family.settings(edition, players, aliens, variants, **asked)
        self._rules = family.rules(edition, tuple(packs))
        self.how: dict[str, Any] = {"record": False, "keep": NEVER, **how}
        self.encoding = encoding_of(edition)
        self.actions: Any = self.encoding.actions_of(self.settings)  # the family's own, as is what it sees with
        self.observer: Any = self.encoding.observer_of(self.actions)
        self.game: Session[Any] = self.deal(0)

    @property
    def vocabulary(self) -> Any:
        """The names at this kind of table, by which vectors and actions are indexed."""
        return self.actions.vocabulary

    def deal(self, seed: int) -> Session[Any]:
        """A fresh game; the same for the same seed."""
        self.game = Session.new(self._rules, seed, self.settings, **self.how)
        self._seen: dict[int, dict[int, Option]] = {}
        return self.game

    def spaces(self) -> tuple[spaces.Space[Observation], spaces.Space[int]]:
        """The spaces of observations and of actions, the same for every seat."""
        vector = spaces.Box(-128, 127, (self.observer.layout.size,), np.int8)
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        both: Any = spaces.Dict({"observation": vector, "action_mask": mask})
        one: Any = spaces.Discrete(self.actions.size)
        return both, one

    def asked(self, seat: int) -> Decision[Any] | None:
        """The question put to this seat."""
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and what it may answer. A seat that is not asked may only idle."""
        view, decision = self.game.view(seat), self.asked(seat)
        held = self.encoding.held_in(view)
        mask = bytearray(self.actions.size)
        if decision is None:
            mask[IDLE] = 1
        else:
            choices = self._seen[seat] = self.actions.choices(decision, held)
            for action in choices:
                mask[action] = 1
        row = self.observer.vector(view, decision, held)
        return {"observation": np.frombuffer(row, np.int8), "action_mask": np.frombuffer(mask, np.int8)}

    def choices(self, decision: Decision[Any]) -> dict[int, Option]:
        """What may be answered now, by action."""
        if decision.seat not in self._seen:
            held = self.encoding.held_in(self.game.view(decision.seat))
            self._seen[decision.seat] = self.actions.choices(decision, held)
        return self._seen[decision.seat]

    def answer(self, decision: Decision[Any], action: int) -> None:
        """Answer with an action; raises IllegalAction."""
        choices = self.choices(decision)
        if action not in choices:
            raise IllegalAction(f"{decision.prompt}: action {action} ({self.actions.name(action)}) is not allowed now")
        self.put(decision, choices[action])

    def put(self, decision: Decision[Any], option: Option) -> None:
        """Answer with an option of the engine."""
        self.game.answer(decision, option)
        self._seen.clear()

    def rewards(self, reward: str) -> list[float]:
        """What the game brought each seat: 1 for every winner, or 1 split among them."""
        winners: Sequence[int] = self.game.winners
        each = 1.0 if reward == SHARED or not winners else 1.0 / len(winners)
        return [each if seat in winners else 0.0 for seat in range(self.settings.players)]


def resigned(decision: Decision[Any]) -> Option:
    """What is answered for a seat that does not answer: as little as is allowed."""
    for word in (PASS, DONE):
        if word in decision.options:
            return word
    return decision.options[0] if isinstance(decision, Composite) else decision.default


def checked_reward(reward: str) -> str:
    """Raises ValueError with one clear line."""
    if reward not in (SHARED, SPLIT):
        raise ValueError(f"unknown reward {reward!r}; choose {SHARED} or {SPLIT}")
    return reward
