"""How long people have for a question; all partners of a deal have their time together (F-DEAL-2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from warptable.kernel import Decision

from . import clocks
from .clocks import DEAL_SECONDS, DECISION_SECONDS
from .hooks import GameHooks


class Deadlines:
    """The clocks of one game. A question is known by its number."""

    def __init__(self, hooks: GameHooks) -> None:
        self.hooks = hooks
        self.questions: dict[int, float] = {}  # when the time is up, by number
        self.talks: float | None = None

    def start(self, asked: Mapping[int, Decision[Any]], pace: str) -> bool:
        """Start the clocks of these questions, known by their numbers, as far as they do not run yet. Was there
        one to start?"""
        before, now = self.ends(), clocks.now()
        for number, decision in asked.items():
            deal = self.hooks.is_deal(decision)
            seconds = (DEAL_SECONDS if deal else DECISION_SECONDS)[pace]
            if seconds is None:
                continue
            if not deal:
                self.questions.setdefault(number, now + seconds)
            elif self.talks is None:
                self.talks = now + seconds
        return self.ends() != before

    def is_over(self, decision: Decision[Any], number: int) -> bool:
        """Has the time for this question run out?"""
        end = self.of(decision, number)
        return end is not None and clocks.now() >= end

    def keep(self, decisions: Sequence[Decision[Any]], numbers: Sequence[int]) -> None:
        """Forget the clocks of all but these questions."""
        self.questions = {number: self.questions[number] for number in numbers if number in self.questions}
        if not any(self.hooks.is_deal(decision) for decision in decisions):
            self.talks = None

    def begin_again(self, numbers: Iterable[int]) -> None:
        """Somebody comes back to these questions, and has the whole time for them; so have the partners of a deal whose
        time ran out meanwhile."""
        for number in numbers:
            self.questions.pop(number, None)
        if self.talks is not None and self.talks <= clocks.now():
            self.talks = None

    def of(self, decision: Decision[Any], number: int) -> float | None:
        """Until when a question may be answered; None: no limit."""
        return self.talks if self.hooks.is_deal(decision) else self.questions.get(number)

    def delay(self, seconds: float) -> None:
        self.questions = {number: end + seconds for number, end in self.questions.items()}
        self.talks = None if self.talks is None else self.talks + seconds

    def ends(self) -> list[float]:
        return [*self.questions.values(), *([] if self.talks is None else [self.talks])]
