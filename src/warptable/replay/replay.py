"""Any moment of a game. A jump clones the checkpoint before it and repeats the answers since: at most a few dozen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from warptable.kernel import BadSave, Decision, Event, Session
from warptable.kernel.session import KEEP

from .moments import ALL, Chapter, Eyes, Moment, in_chapters, is_known, listed, seat_of
from .record import Record
from .retelling import Checkpoint, Happened, Noting, Question, Retelling

NEVER = 1 << 30
"""Answers between two checkpoints of a game that is only looked at."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and what was answered; `is_open`: nothing yet, for the game has come no further."""

    decision: Decision[Any]
    answer: Any = None
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Still:
    """A game as it was at one moment: views, log, open questions. If more happened before somebody was asked, it is in
    the middle of a step: it can be looked at, but nothing is asked and it does not go on."""

    moment: Moment
    session: Session[Any]
    question: Asked | None = None

    def view(self, eyes: Eyes) -> Any:
        """What these eyes saw of the table. Whoever sees everything sees each seat's own view besides."""
        return self.session.view(seat_of(eyes))

    def told(self, eyes: Eyes) -> dict[str, Any]:
        """What has just happened, as these eyes learned of it; empty at a question."""
        return {} if self.moment.is_question else seen(self.session.log[-1], eyes)

    def asked(self, eyes: Eyes) -> Asked | None:
        """The question of this moment, if it was put to these eyes."""
        asked = self.question
        return asked if asked is not None and eyes in (ALL, asked.decision.seat) else None


def seen(event: Event, eyes: Eyes) -> dict[str, Any]:
    """An event as these eyes learn of it, empty if they do not; whoever sees everything learns what any seat did."""
    if not is_known(event, eyes):
        return {}
    if eyes != ALL:
        return event.seen_by(seat_of(eyes))
    return event.opened()


class Replay:
    """One game, to be looked at from its beginning to its end, or to where it has come."""

    def __init__(self, record: Record, watch: Callable[[Session[Any]], None] | None = None) -> None:
        """Raises BadSave if the answers do not make a game. `watch` is shown the game after every event, for what
        depends on all that happened before."""
        self.record = record
        self._watch = watch
        try:
            self._told = Retelling(record, watch)
        except BadSave:
            raise
        except Exception as error:  # the answers of a file may break a rule anywhere
            raise BadSave(f"this game cannot be replayed: {error}") from error
        self._moments: dict[Eyes, list[Moment]] = {}

    @property
    def over(self) -> bool:
        return self._told.over

    @property
    def seats(self) -> int:
        return self.record.rules.seats(self._told.state)

    @property
    def session(self) -> Retelling:
        """The game where it has come to; only to be looked at."""
        return self._told

    @property
    def log(self) -> list[Event]:
        """Everything that has happened."""
        return self._told.log

    @property
    def happened(self) -> list[Happened]:
        """When each of it happened."""
        return self._told.happened

    @property
    def asked(self) -> list[Question]:
        """Everything that was asked."""
        return self._told.asked

    def follow(self, record: Record) -> bool:
        """Take in what has happened since in a game that is being played. False: something was taken back, so this is
        another game."""
        known = self.record.answers
        if record.seed != self.record.seed or record.answers[: len(known)] != known:
            return False
        if len(known) < len(record.answers):
            self._moments.clear()
            self.record = record
            self._told.go_on(record.answers[len(known) :])
        return True

    # ---- what there is to look at ---------------------------------------------------------------------

    def moments(self, eyes: Eyes) -> list[Moment]:
        """The moments of these eyes. Their numbers are those of a link: they stay the same while a game goes on."""
        if eyes not in self._moments:
            told = self._told
            self._moments[eyes] = listed(told.log, told.happened, told.asked, eyes)
        return self._moments[eyes]

    def chapters(self, eyes: Eyes) -> list[Chapter]:
        """The same by round."""
        return in_chapters(self.moments(eyes))

    def same(self, moment: Moment, eyes: Eyes) -> Moment:
        """The moment of these eyes that comes nearest to one of other eyes: what they knew then."""
        moments = self.moments(eyes)
        return moments[max(bisect_right(moments, moment.place, key=attrgetter("place")) - 1, 0)]

    # ---- looking at it --------------------------------------------------------------------------------

    def at(self, moment: Moment) -> Still:
        """The game at this moment."""
        session = self._restored(moment.answers, NEVER) if self._is_settled(moment) else self._look(moment)
        return Still(moment, session, self._asked(moment, session) if moment.is_question else None)

    def branch(self, moment: Moment) -> Session[Any]:
        """A game of its own that has come to this moment and can be played on. Where something has just happened, it
        stands at the next question."""
        return self._restored(moment.answers, KEEP)

    def _is_settled(self, moment: Moment) -> bool:
        """Does nothing more happen before somebody is asked, or before the game is over?"""
        happened = self._told.happened
        if moment.is_question or moment.events == len(happened):
            return True
        return happened[moment.events].answers > moment.answers and moment.answers not in self._told.unasked

    def _asked(self, moment: Moment, session: Session[Any]) -> Asked | None:
        history, asked = self._told.history, self._told.asked
        given = history[moment.answer] if moment.answer < len(history) else None
        noted = asked[bisect_left(asked, moment.answer, key=attrgetter("answer"))]
        for decision in session.decisions:
            if given is None and decision.seat == noted.seat:
                return Asked(decision, is_open=True)
            if given is not None and given[:3] == (decision.seat, decision.prompt, decision.source):
                return Asked(decision, given.answer)
        return None

    def _checkpoint(self, answers: int, events: int) -> Checkpoint:
        """The last one before so many answers and events."""
        checkpoints = self._told.checkpoints
        place = bisect_right(checkpoints, answers, key=attrgetter("answers")) - 1
        while checkpoints[place].events >= events and place:
            place -= 1
        return checkpoints[place]

    def _restored(self, answers: int, keep: int) -> Session[Any]:
        """The game after this many answers."""
        from_, record, told = self._checkpoint(answers, NEVER), self.record, self._told
        before, since = told.history[: from_.answers], told.history[from_.answers : answers]
        log = told.log[: from_.events]
        return Session(
            record.rules, record.seed, record.options, from_.state, record.uniform, True, log, before, since, keep
        )

    def _look(self, moment: Moment) -> Session[Any]:
        """The game when something has just happened."""
        from_, record, told = self._checkpoint(moment.answers, moment.events), self.record, self._told
        on_the_way = _Catching(self, from_, moment)
        log, history = told.log[: moment.events], told.history[: moment.answers]
        return _Look(
            record.rules,
            record.seed,
            record.options,
            on_the_way.caught,
            record.uniform,
            True,
            log,
            history,
            keep=NEVER,
        )


class _Catching(Session[Any]):
    """Runs past a moment, and keeps the state of that moment."""

    __slots__ = ("_goal", "caught")

    def __init__(self, replay: Replay, checkpoint: Checkpoint, moment: Moment) -> None:
        record, told = replay.record, replay.session
        self._goal = moment.events
        log = Noting(self._heard, told.log[: checkpoint.events])
        before, since = told.history[: checkpoint.answers], told.history[checkpoint.answers : moment.answers]
        super().__init__(
            record.rules,
            record.seed,
            record.options,
            checkpoint.state,
            record.uniform,
            True,
            log,
            before,
            since,
            NEVER,
        )

    def _heard(self) -> None:
        if len(self._log or ()) == self._goal:
            self.caught = self.state.clone()


class _Look(Session[Any]):
    """A game in the middle of a step."""

    __slots__ = ()

    def _run(self, value: Any) -> None:
        """What comes next has not happened yet."""
        self._flow.close()  # it never begins


__all__ = ["Asked", "Replay", "Still", "seen"]
