"""The past of a table that shows its game to spectators later.

Whenever there is something new, a mark notes how far the game has come. Spectators get the newest mark that is old
enough, and a game of its own that has been given the answers up to that mark: nothing newer is in it, so nothing newer
can get onto a page.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from warptable.kernel import Session, Together
from warptable.kernel.session import Entry

from ..play import clocks
from ..play.seats import SeatHolder
from .chat import ChatLine


class Sitting(NamedTuple):
    """Who sat in a seat; `absent`: a bot stood in for them."""

    name: str
    bot: str
    absent: bool


class Mark(NamedTuple):
    """How far a table had come at this time: how many answers, these seats, the chat up to the line of this number."""

    at: float
    answers: int
    seats: tuple[Sitting, ...]
    line: int


class _Shown(Session[Any]):
    """A game that follows another one."""

    __slots__ = ()

    def go_on(self, answers: Sequence[Entry]) -> None:
        """These answers have been given in the other game."""
        pending = self._pending
        if not answers or pending is None:
            return
        self._feed = list(reversed(answers))
        _, value = self._ask_together(pending) if isinstance(pending, Together) else self._ask(pending)
        self._run(value)


class DelayedGame:
    """What spectators may see of one table: everything as it was `seconds` ago."""

    def __init__(self, seconds: int, notify: Callable[[], None]) -> None:
        """`notify` is called when there is something new for spectators, as long as somebody looks."""
        self.seconds = seconds
        self._notify = notify
        self._marks: deque[Mark] = deque()  # the one that is shown, or will be first, and all newer ones
        self._answers: list[Entry] = []  # of the whole game
        self._shown: _Shown | None = None
        self._timer: asyncio.TimerHandle | None = None

    def note(
        self, session: Session[Any], seats: Sequence[SeatHolder], chat: Sequence[ChatLine], at: float | None = None
    ) -> None:
        """The table has come so far, now or at this time."""
        if session.history[: len(self._answers)] != self._answers:
            self._forget_taken_back(session.history)
        self._answers = session.history[:]
        sitting = tuple([Sitting(seat.name, seat.bot, bool(seat.guest and seat.bot)) for seat in seats])
        line = chat[-1].number if chat else -1
        mark = Mark(clocks.now() if at is None else at, len(self._answers), sitting, line)
        if not self._marks or self._marks[-1][1:] != mark[1:]:
            self._marks.append(mark)

    def _forget_taken_back(self, answers: Sequence[Entry]) -> None:
        """Somebody has taken an answer back, of which nobody has learned anything: marks after it are of no use."""
        both = zip(self._answers, answers, strict=False)
        common = next((n for n, (old, new) in enumerate(both) if old != new), min(len(self._answers), len(answers)))
        self._marks = deque([mark for mark in self._marks if mark.answers <= common])

    def mark(self) -> Mark | None:
        """What spectators may see now; None: nothing yet."""
        before = clocks.now() - self.seconds
        while len(self._marks) > 1 and self._marks[1].at <= before:
            self._marks.popleft()
        return self._marks[0] if self._marks and self._marks[0].at <= before else None

    def session(self, real: Session[Any], mark: Mark) -> Session[Any]:
        """The game as it was at this mark."""
        wanted, shown = self._answers[: mark.answers], self._shown
        known = shown.history if shown is not None else []
        if shown is None or known != wanted[: len(known)]:
            rules, options = real.rules, real.options
            start = rules.start(real.seed, options)
            shown = _Shown(rules, real.seed, options, start, real.uniform, True, feed=wanted)
        else:
            shown.go_on(wanted[len(known) :])
        self._shown = shown
        return shown

    def has_ended(self, real: Session[Any]) -> bool:
        """Have spectators been shown the end of the game? From then on they see everything at once."""
        mark = self.mark()
        return real.over and mark is not None and mark.answers == len(real.history)

    # ---- telling --------------------------------------------------------------------------------------

    def wind(self, *, watched: bool) -> None:
        """Notify when the next mark is old enough; if nobody looks, nobody need be notified."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.mark()
        due = next((mark.at + self.seconds for mark in self._marks if mark.at > clocks.now() - self.seconds), None)
        if watched and due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.01, due - clocks.now()), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._notify()
        self.wind(watched=True)
