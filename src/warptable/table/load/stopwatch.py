"""Which message on which page shows which answer.

Nothing in a message names an answer, so it follows from the order of arrival at one table:

- a message shows every answer that was acknowledged before it arrived and has not been shown on this page yet;
- if there is none, it shows the oldest answer still under way (a server may draw before it acknowledges);
- an answer that only the page of its own person has shown when the next one is acknowledged changed nothing for the
  others: a pass, for example. Their next message is not counted for it.

An answer is done when its last page has shown it.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True, eq=False)
class Answer:
    """An answer on its way to all pages of its table."""

    page: int
    posted: float
    waiting: set[int]
    acknowledged: float = 0.0
    shown: list[float] = field(default_factory=list)
    own: bool = False  # has the page of its own person shown it?


@dataclass(slots=True)
class Times:
    """What was measured at all tables, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)


class Stopwatch:
    """The clock of one table with this many pages."""

    def __init__(self, pages: int, times: Times) -> None:
        self._pages = pages
        self._times = times
        self._answers: list[Answer] = []

    def post(self, page: int, now: float) -> Answer:
        answer = Answer(page, now, set(range(self._pages)))
        self._answers.append(answer)
        return answer

    def acknowledge(self, answer: Answer, now: float) -> None:
        answer.acknowledged = now
        self._times.acknowledged.append(now - answer.posted)
        for before in [one for one in self._answers if one.acknowledged and one is not answer]:
            if before.own and len(before.shown) == 1:
                self._finish(before)
        self._finish_if_shown(answer)

    def drop(self, answer: Answer) -> None:
        """It was refused: nothing will show it."""
        if answer in self._answers:
            self._answers.remove(answer)

    def show(self, page: int, now: float) -> None:
        """A message has arrived on a page."""
        waiting = [answer for answer in self._answers if page in answer.waiting]
        for answer in [one for one in waiting if one.acknowledged] or waiting[:1]:
            answer.waiting.remove(page)
            answer.shown.append(now)
            answer.own = answer.own or page == answer.page
            self._finish_if_shown(answer)

    def forget(self) -> None:
        """Measure again, or at another table: whatever is under way does not count."""
        self._answers.clear()

    def _finish_if_shown(self, answer: Answer) -> None:
        if answer.acknowledged and not answer.waiting:
            self._finish(answer)

    def _finish(self, answer: Answer) -> None:
        if answer in self._answers:
            self._answers.remove(answer)
            self._times.shown.append(max(answer.shown) - answer.posted)
