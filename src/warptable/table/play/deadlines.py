"""How long people have for a question; all partners of a deal have their time together (F-DEAL-2)."""

from __future__ import annotations

import zlib
from typing import Any

from warptable.kernel import Composite, Decision, Session

from . import clocks
from .clocks import DEAL_SECONDS, DECISION_SECONDS
from .hooks import hooks_of
from .ports import Seated
from .reactions import is_reaction
from .seats import people


class Deadlines:
    """The clocks of the open questions of one game."""

    def __init__(self, session: Session[Any], record: Seated) -> None:
        self.questions: dict[int, float] = {}  # when the time is up, by the number of the question
        self.talks: float | None = None
        self._session, self._record = session, record
        self._hooks = hooks_of(session)

    def number_of(self, decision: Decision[Any]) -> int:
        """A number for exactly this question that stays the same after a restart. A stale click carries a different
        number."""
        named = f"{len(self._session.history)}/{decision.prompt}/{decision.source}/{decision.seat}"
        if isinstance(decision, Composite) and decision.partial:
            named += f"/{len(decision.partial)}"
        return zlib.crc32(named.encode())

    @property
    def talk_seconds(self) -> float:
        return DEAL_SECONDS[self._record.settings.pace] or 0.0

    def start(self) -> bool:
        """Start the clocks of new questions, and forget those of questions that are no longer open: they must not wake
        anybody. Was there one to start?"""
        decisions, pace = self._session.decisions, self._record.settings.pace
        if self.ends():
            numbers = map(self.number_of, decisions)
            self.questions = {number: self.questions[number] for number in numbers if number in self.questions}
            if not any(map(self._hooks.is_deal, decisions)):
                self.talks = None
        before, now = self.ends(), clocks.now()
        for decision in filter(self._has_clock, decisions):
            deal = self._hooks.is_deal(decision)
            seconds = (DEAL_SECONDS if deal else DECISION_SECONDS)[pace]
            if seconds is not None and not deal:
                self.questions.setdefault(self.number_of(decision), now + seconds)
            elif seconds is not None and self.talks is None:
                self.talks = now + seconds
        return self.ends() != before

    def _has_clock(self, decision: Decision[Any]) -> bool:
        """Reactions have the clock of their pause, bots none; but talks have theirs as soon as one partner is a
        person."""
        persons = people(self._record.seats)
        if self._hooks.is_deal(decision):
            return not self._hooks.main_players(self._session).isdisjoint(persons)
        return decision.seat in persons and not is_reaction(decision)

    def of(self, decision: Decision[Any]) -> float | None:
        """Until when a question may be answered; None: no limit."""
        if self._hooks.is_deal(decision):
            return self.talks
        return self.questions.get(self.number_of(decision)) if self.questions else None

    def is_over(self, decision: Decision[Any]) -> bool:
        """Has the time for this question run out?"""
        end = self.of(decision)
        return end is not None and clocks.now() >= end

    def begin_again(self, seat: int) -> None:
        """Somebody comes back to their questions, and has the whole time for them; so have the partners of a deal whose
        time ran out meanwhile."""
        for decision in self._session.decisions:
            if decision.seat == seat:
                self.questions.pop(self.number_of(decision), None)
        if self.talks is not None and self.talks <= clocks.now():
            self.talks = None

    def delay(self, seconds: float) -> None:
        self.questions = {number: end + seconds for number, end in self.questions.items()}
        self.talks = None if self.talks is None else self.talks + seconds

    def ends(self) -> list[float]:
        return [*self.questions.values(), *([] if self.talks is None else [self.talks])]
