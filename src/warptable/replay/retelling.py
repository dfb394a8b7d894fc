"""The game run once more from its first card, with notes of what is asked and what happens, and with checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from warptable.game import family_of
from warptable.kernel import Decision, Divergence, Event, Session, Together
from warptable.kernel.composites import Composite
from warptable.kernel.driver import NOBODY, Entry

from .record import Record

APART = 24
"""This many answers lie between two checkpoints: a jump repeats fewer than these."""


class Happened(NamedTuple):
    """When an event happened: after this many answers, in which round and step."""

    answers: int
    round: int
    step: str


class Question(NamedTuple):
    """A question: after this many answers and events, to whom, which answer was given to it, and whether there was a
    choice at all."""

    answers: int
    events: int
    seat: int
    answer: int
    is_choice: bool
    round: int
    step: str


class Checkpoint(NamedTuple):
    """The game at a step border. `state` must not be changed."""

    answers: int
    events: int
    state: Any


class Noting(list[Event]):
    """A log that says when something is added to it."""

    def __init__(self, told: Callable[[], None], events: Sequence[Event] = ()) -> None:
        super().__init__(events)
        self.told = told

    def append(self, event: Event) -> None:
        super().append(event)
        self.told()


class Retelling(Session[Any]):
    """The whole game of a record. Further answers may follow while it is being played."""

    __slots__ = ("_foreign", "_rounds", "_watch", "asked", "checkpoints", "happened", "unasked")

    def __init__(self, record: Record, watch: Callable[[Session[Any]], None] | None = None) -> None:
        """`watch` is shown the game after every event."""
        self._rounds = family_of(record.rules.name).rounds
        self._watch = watch
        self._foreign = record.foreign
        self.happened: list[Happened] = []
        self.asked: list[Question] = []
        self.unasked: set[int] = set()
        """After so many answers came some that nobody was asked for: choices made together without a choice."""
        start = record.start()
        self.checkpoints = [Checkpoint(0, 0, start)]
        log = Noting(self._heard)
        super().__init__(
            record.rules, record.seed, record.options, start, record.uniform, True, log, feed=record.answers, keep=APART
        )
        self._must_be_told(len(record.answers))

    def go_on(self, answers: Sequence[Entry]) -> None:
        """These answers were given since."""
        wanted, pending = len(self.history) + len(answers), self._pending
        if not answers or pending is None:
            return
        self._feed = list(reversed(answers))
        # what is pending now was noted when it was asked
        _, value = super()._ask_together(pending) if isinstance(pending, Together) else super()._ask(pending)
        self._run(value)
        self._must_be_told(wanted)

    def _must_be_told(self, wanted: int) -> None:
        if len(self.history) != wanted or self._feed:
            raise Divergence("the answers do not fit the game")

    # ---- taking notes ---------------------------------------------------------------------------------

    def _heard(self) -> None:
        self.happened.append(Happened(len(self.history), self._rounds(self.state), self.state.step))
        if self._watch is not None:
            self._watch(self)

    def _mark(self) -> None:
        super()._mark()
        events, answers = self._marks
        self.checkpoints.append(Checkpoint(answers, events, self._checkpoint))

    def _ask(self, decision: Decision[Any]) -> tuple[bool, Any]:
        answers = len(self.history)
        done, value = super()._ask(decision)
        while answers < len(self.history) and self.history[answers].seat == NOBODY:
            answers += 1  # chance starts over before the answer
        if not done or len(self.history) > answers:
            self._note_question(decision, answers, 0, len(decision.options) > 1)
            if done and self._foreign:
                decision.checked(value)
        return done, value

    def _ask_together(self, group: Together) -> tuple[bool, Any]:
        self._draw_anew()
        answers = len(self.history)
        choices = [isinstance(one, Composite) or len(one.options) > 1 for one in group.decisions]
        if all(self._forced(one) and not isinstance(one, Composite) for one in group.decisions):
            self.unasked.add(answers)
        done, value = super()._ask_together(group)
        for place, decision in enumerate(group.decisions):
            self._note_question(decision, answers, place, choices[place])
            if done and self._foreign:
                decision.checked(value[place])
        return done, value

    def _note_question(self, decision: Decision[Any], answers: int, place: int, is_choice: bool) -> None:
        rounds, step = self._rounds(self.state), self.state.step
        note = Question(answers, len(self.happened), decision.seat, answers + place, is_choice, rounds, step)
        self.asked.append(note)
