"""One game being played: the driver, and what its checkpoint and journal make possible.

Fork, save, load and undo are one operation: take the checkpoint, run the steps again, re-feed the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from types import CoroutineType
from typing import Any, Protocol, TypeVar

from .composites import Composite
from .decisions import Decision, Together
from .driver import KEEP, Driver, Entry
from .errors import CannotUndo, Divergence, WarptableError
from .events import Event
from .rules import GameState, Rules

S = TypeVar("S", bound=GameState[Any])
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


_GIVEN: Any = object()
HalfMade = tuple[Any, Any] | None
"""What there is of an answer: `_GIVEN` with the whole of it, or its picks with those that may follow; None: nothing."""


class _Shown(Protocol[V_co]):
    """A session, as far as its state says what views of it look like."""

    @property
    def state(self) -> GameState[V_co]: ...

    @property
    def rules(self) -> Rules[Any]: ...


class Session(Driver[S]):
    """A running game. Build one with `Session.new`, `fork` or `kernel.save.load`."""

    __slots__ = ()

    @classmethod
    def new(
        cls,
        rules: Rules[S],
        seed: int,
        options: Any,
        *,
        uniform: bool = False,
        record: bool = True,
        keep: int = KEEP,
    ) -> Session[S]:
        """A fresh game. `uniform`: seats are also asked where they *might* have had something to say.
        `record=False` keeps no log, for bulk play and search; `keep` answers lie between two checkpoints."""
        return cls(rules, seed, options, rules.start(seed, options), uniform, record, keep=keep)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.rules.winners(self.state) if self.over else ()

    @property
    def log(self) -> list[Event]:
        """Every event so far. After loading, earlier events come back by replaying the game."""
        if self._log is None:
            raise WarptableError("this session keeps no log (record=False)")
        if self._missing:
            self._missing = False
            earlier = self._replayed_log()
            self._log[:0] = earlier
            self._marks = (self._marks[0] + len(earlier), self._marks[1])
            if self._previous is not None:
                checkpoint, marks = self._previous
                self._previous = (checkpoint, (marks[0] + len(earlier), marks[1]))
        return self._log

    def view(self: _Shown[V], seat: int | None) -> V:
        """What that seat may know (None: a spectator)."""
        view: V = self.rules.view(self.state, seat)
        return view

    # ---- the one operation: checkpoint plus journal -------------------------------------------------

    def fork(self, *, record: bool | None = None) -> Session[S]:
        """An independent copy at the same decision. `record=False` drops the log, for search."""
        log = self.log[:] if (self.record if record is None else record) else None  # complete, so that the marks fit
        history, marked = self.history, self._marks[1]
        new = Session(
            self.rules,
            self.seed,
            self.options,
            self._checkpoint,
            self.uniform,
            False,
            None,
            history[:marked],
            history[marked:],
            self.keep,
        )
        new._previous = self._previous
        new._take_over(self._half_made())
        if log is not None:  # what was logged since the checkpoint is known: it need not be logged once more
            new.record, new._marks = True, self._marks
            new._log = new.game.log = log
        return new

    def fork_later(self) -> Callable[[], Session[S]]:
        """A fork without log, for another thread: everything it is made of is taken now, and it is made when the
        function is called. Meanwhile this game may go on."""
        checkpoint, previous, half = self._checkpoint, self._previous, self._half_made()
        before, since = self.history[: self._marks[1]], self.history[self._marks[1] :]

        def made() -> Session[S]:
            done = list(before)
            new = Session(
                self.rules, self.seed, self.options, checkpoint, self.uniform, False, None, done, since, self.keep
            )
            new._previous = previous
            new._take_over(half)
            return new

        return made

    def basis(self) -> tuple[S, list[Entry]]:
        """What this session is made of again: its checkpoint, not to be changed, and the answers given since."""
        return self._checkpoint, self.history[self._marks[1] :]

    def retold(self, checkpoint: S, journal: Sequence[Entry]) -> Session[S]:
        """A game of its own, without log: from this checkpoint on, with these answers."""
        return Session(self.rules, 0, self.options, checkpoint, self.uniform, False, None, None, journal, self.keep)

    def played_again(self, answers: Sequence[Entry], *, record: bool = True) -> Session[S]:
        """This game from its first card on, with these answers. Raises Divergence if they do not fit."""
        start = self.rules.start(self.seed, self.options)
        return Session(self.rules, self.seed, self.options, start, self.uniform, record, feed=answers)

    def save(self) -> bytes:
        """The session as bytes, for `kernel.save.load`."""
        from .save import dump  # save builds sessions, so it imports this module

        return dump(self)

    def _restored(self, checkpoint: S, marks: tuple[int, int], answers: int) -> Session[S]:
        """The game after its first `answers` answers, from a checkpoint before that."""
        log = self.log[: marks[0]] if self.record else None
        new = Session(
            self.rules,
            self.seed,
            self.options,
            checkpoint,
            self.uniform,
            self.record,
            log,
            self.history[: marks[1]],
            self.history[marks[1] : answers],
            self.keep,
        )
        new._previous = self._previous
        return new

    def _asked(self) -> Sequence[Decision[Any]]:
        """The open questions, with those of the group that are answered already."""
        return self._pending.decisions if isinstance(self._pending, Together) else self.decisions

    def _half_made(self) -> list[HalfMade]:
        """What there is of each answer now: simultaneous choices that wait for others, and half-built answers."""
        group = self._group
        half: list[HalfMade] = []
        for mine in self._asked():
            if mine.serial in group:
                half.append((_GIVEN, group[mine.serial]))
            else:
                half.append((mine.partial, mine.options) if isinstance(mine, Composite) else None)
        return half

    def _take_over(self, half: list[HalfMade]) -> None:
        """Put what was half made into this copy."""
        group, members = self._group, self._asked()
        for made, mine in zip(half, members, strict=True):
            if made is not None:
                if made[0] is _GIVEN:
                    group[mine.serial] = made[1]
                elif isinstance(mine, Composite):
                    mine.partial, mine.options = made
        if group:
            self.decisions = tuple([mine for mine in members if mine.serial not in group])

    def undo(self, seat: int) -> None:
        """Take back the last answer of `seat`, if nobody has learned anything from it.

        Small picks of an unfinished answer and a secret choice still waiting for others may always be
        taken back. Otherwise the last answer of all must be this seat's, no chance may have been spent
        on it, and what every other seat and a spectator see must be the same with and without it.
        """
        for decision in self.decisions:
            if decision.seat == seat and isinstance(decision, Composite) and decision.retract():
                return
        if isinstance(self._pending, Together):
            for decision in self._pending.decisions:
                if decision.seat == seat and decision.serial in self._group and not self._forced(decision):
                    del self._group[decision.serial]
                    whole = isinstance(decision, Composite) and not decision.following(decision.partial)
                    if isinstance(decision, Composite) and whole and not decision.retract():
                        decision.rebuild(())  # there was no choice in it, so it is asked from its beginning
                    self.decisions = tuple(d for d in self._pending.decisions if d.serial not in self._group)
                    return
        if not self.history or self.history[-1].seat != seat:
            raise CannotUndo("the last answer was not yours")
        checkpoint, marks = self._checkpoint, self._marks
        if marks[1] == len(self.history):
            if self._previous is None:
                raise CannotUndo("there is nothing to take back")
            checkpoint, marks = self._previous
        try:
            before = self._restored(checkpoint, marks, len(self.history) - 1)
        except Divergence:
            raise CannotUndo("it was one of several choices made together, and all of them are known") from None
        if self._learned(before, seat):
            raise CannotUndo("somebody has learned something from that answer")
        for name in ("state", "game", "history", "_log", "_checkpoint", "_marks"):
            setattr(self, name, getattr(before, name))
        for name in ("_flow", "_pending", "_group", "decisions", "_previous"):
            setattr(self, name, getattr(before, name))
        self._serial += 1
        for decision in self.decisions:
            self._serial += 1
            decision.serial = self._serial

    def _learned(self, before: Session[S], seat: int) -> bool:
        if self.over or self.state.rng != before.state.rng:
            return True
        others: list[int | None] = [None, *(s for s in range(self.rules.seats(self.state)) if s != seat)]
        if any(self.view(other) != before.view(other) for other in others):
            return True
        fresh = (self._log or [])[len(before._log or ()) :]
        return bool(fresh)

    def _replayed_log(self) -> list[Event]:
        known = len(self._log or ())
        whole = self.played_again(self.history).log
        return whole[: len(whole) - known]

    def where(self) -> str:
        """The way from the table to the open question, for people and error messages."""
        asked = ", ".join(f"{decision.prompt} (seat {decision.seat})" for decision in self.decisions)
        return " > ".join([self.state.step or "over", *trail(self._flow)[1:], asked or "nothing asked"])

    def given(self) -> tuple[int, ...]:
        """The seats whose choice is made and waits, hidden, for those of others; public."""
        if not isinstance(self._pending, Together):
            return ()
        return tuple(d.seat for d in self._pending.decisions if d.serial in self._group and not self._forced(d))

    def chosen(self, seat: int) -> Any:
        """What this seat has chosen and nobody else may know yet; None if nothing waits so."""
        if seat not in self.given():
            return None
        assert isinstance(self._pending, Together)
        return next(self._group[d.serial] for d in self._pending.decisions if d.seat == seat)

    def waiting(self) -> tuple[tuple[int, str], ...]:
        """Who the table waits for, and in which step; public."""
        return tuple((decision.seat, decision.prompt) for decision in self.decisions)


__all__ = ["KEEP", "Entry", "Session"]


def trail(coro: Coroutine[Any, Any, Any] | None) -> list[str]:
    """Where a suspended flow stands, read off its chain of awaits: names from the outermost flow to the innermost. A
    flow may name itself with a local `here`."""
    names: list[str] = []
    while isinstance(coro, CoroutineType):
        frame = coro.cr_frame
        if frame is not None:
            here = frame.f_locals.get("here")
            names.append(str(here) if here is not None else coro.__name__)
        coro = coro.cr_await if isinstance(coro.cr_await, CoroutineType) else None
    return names
