"""Driving a game: run its steps, put questions, take answers, note them down.

A game advances in named steps. Between two steps there is only data; inside a step a coroutine
runs and awaits decisions. The driver keeps a *checkpoint* (the state at some step border) and a
*journal* (the answers given since: the tail of the history); `kernel.session` makes forks, saves and undo of these.

A new checkpoint is taken at the first step border after `keep` answers: often enough that re-feeding
is short, rarely enough that cloning costs little. Bulk play, where nobody forks, keeps only the first. A game may name
the borders that are worth it (`Rules.borders`); then a checkpoint is taken at each of them.

The steps of a game run one after another in one coroutine (`_steps`), so that a step that ends costs no exception, and
what the loop needs is looked up once. It does not know the driver: a session that nobody holds any more is freed at
once, without waiting for the garbage collector.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from types import CoroutineType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .decisions import PASS, Decision, Offer, Option, Together
from .errors import Divergence, RuleBug, StaleDecision
from .events import Event
from .rules import GameState, GoTo, Rules

S = TypeVar("S", bound=GameState[Any])

_entry = tuple.__new__  # skips the keyword handling of a named tuple's constructor

KEEP = 4
MOST_STEPS_UNASKED = 400  # steps in a row without a question: more is an endless loop


class Entry(NamedTuple):
    """One answer, keyed by who was asked what by which rule or card."""

    seat: int
    prompt: str
    source: str
    answer: Any


NOBODY: Final = -1
ANEW: Final = "chance"


def chance_anew(seed: int) -> Entry:
    """Not an answer, but a note among the answers: here chance starts over. Everything that nobody could know yet, such
    as the order of a deck, comes from this seed from now on. So a game that goes on from a moment of another one is
    settings, seed and answers like any other, and does not know what came in that one."""
    return Entry(NOBODY, ANEW, "", seed)


class _Signal:
    """What the steps of a game tell the driver besides questions."""

    __slots__ = ()

    def __await__(self) -> Generator[_Signal, int, int]:
        return (yield self)


_BORDER: Final = _Signal()  # a checkpoint may be taken here; the answer is how many answers make the next one due
_STILL: Final = _Signal()  # many steps were run; if nobody was asked meanwhile, this is an endless loop


async def _steps(rules: Rules[S], state: S, game: Any, history: Sequence[Entry], due: int) -> None:
    """Run the game step by step until it is over; `due` is the number of answers from which a border is told."""
    steps, following = rules.steps, rules.following(state)
    borders = rules.borders or steps
    step = state.step
    while step:  # before the first step nothing has happened since the checkpoint
        for _ in range(MOST_STEPS_UNASKED):
            try:
                result = steps[step](game)
                if result is not None and type(result) is CoroutineType:
                    result = await result
            except GoTo as jump:
                rules.clear_broken_step(game)
                result = jump.step
            step = state.step = following[step] if result is None or type(result) is not str else result
            if not step:
                return
            if step in borders and len(history) >= due:
                due = await _BORDER
        await _STILL


class Driver(Generic[S]):
    """A running game: its state, what is asked now, and what was answered so far."""

    __slots__ = (
        "_borders",
        "_checkpoint",
        "_feed",
        "_flow",
        "_group",
        "_log",
        "_marks",
        "_missing",
        "_pending",
        "_previous",
        "_rule_numbers",
        "_serial",
        "decisions",
        "game",
        "history",
        "keep",
        "options",
        "record",
        "rules",
        "seed",
        "state",
        "uniform",
    )

    def __init__(
        self,
        rules: Rules[S],
        seed: int,
        options: Any,
        checkpoint: S,
        uniform: bool = False,
        record: bool = True,
        log: list[Event] | None = None,
        history: list[Entry] | None = None,
        feed: Sequence[Entry] = (),
        keep: int = KEEP,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.options = options
        self.uniform = uniform
        self.record = record
        self.keep = keep
        self.history: list[Entry] = history if history is not None else []
        self._log: list[Event] | None = log if log is not None else ([] if record else None)
        self._checkpoint = checkpoint
        self._marks = (len(log) if log else 0, len(self.history))
        self._previous: tuple[S, tuple[int, int]] | None = None
        self._missing = False  # the log lacks what happened before the checkpoint
        self._feed: list[Entry] = [*reversed(feed)] if feed else []
        self._pending: Decision[Any] | Together | None = None
        self._group: dict[int, Any] = {}
        self.decisions: tuple[Decision[Any], ...] = ()  # the open ones; several when choices are simultaneous
        self._serial = self._marks[1]
        self.state = state = checkpoint.clone()
        self.game = rules.game(state, options, self._log, uniform)
        self._borders = rules.borders
        self._rule_numbers = rules.rule_numbers(state)
        self._flow = _steps(rules, state, self.game, self.history, self._due())
        self._run(None)

    @property
    def over(self) -> bool:
        return not self.state.step

    @property
    def moment(self) -> tuple[int, bool]:
        """Stays the same as long as the state does, so that whatever was derived from the state is still valid."""
        return self._serial, self.over

    def answer(self, decision: Decision[Any] | int, option: Option) -> None:
        """Answer an open decision with one of its options, or with a whole answer.

        Raises StaleDecision or IllegalAnswer, and then nothing has changed.
        """
        if isinstance(decision, int) or (decision is not self._pending and decision not in self.decisions):
            decision = self._find(decision)
        complete, whole = decision.take(option)
        if not complete:
            self._make_only_picks(decision)
        elif decision is self._pending:
            self._note(decision, whole)
            self._run(whole)
        else:
            self._answered(decision, whole)

    def _find(self, decision: Decision[Any] | int) -> Decision[Any]:
        serial = decision if isinstance(decision, int) else decision.serial
        for candidate in self.decisions:
            if candidate.serial == serial and (isinstance(decision, int) or candidate is decision):
                return candidate
        raise StaleDecision("this question is not open any more" if self.decisions else "no question is open")

    def _make_only_picks(self, decision: Decision[Any]) -> None:
        """Make the small picks for which there is only one option."""
        while len(decision.options) == 1:
            complete, whole = decision.take(decision.options[0])
            if complete:
                self._answered(decision, whole)
                return

    def _answered(self, decision: Decision[Any], whole: Any) -> None:
        pending = self._pending
        if isinstance(pending, Together):
            self._group[decision.serial] = whole
            if len(self._group) < len(pending.decisions):
                self.decisions = tuple([other for other in self.decisions if other is not decision])
                return
            answers = []
            for member in pending.decisions:
                answer = self._group[member.serial]
                answers.append(answer)
                self._note(member, answer)
            self._group = {}
            self._run(answers)
        else:
            self._note(decision, whole)
            self._run(whole)

    def _note(self, decision: Decision[Any], answer: Any) -> None:
        self.history.append(_entry(Entry, (decision.seat, decision.prompt, decision.source, answer)))

    # ---- the driver -----------------------------------------------------------------------------

    def _run(self, value: Any) -> None:
        """Run the rules until they ask something that nobody has answered yet, or the game ends."""
        send = self._flow.send
        still = 0
        try:
            while True:
                asked = send(value)
                if isinstance(asked, Decision):
                    still = 0
                    done, value = self._ask(asked)
                    if not done:
                        return
                elif isinstance(asked, Together):
                    still = 0
                    done, value = self._ask_together(asked)
                    if not done:
                        return
                elif asked is _BORDER:
                    value = self._at_border()
                elif asked is _STILL:
                    still += 1
                    if still > 1:
                        raise RuleBug(f"{MOST_STEPS_UNASKED} steps without a question, now at {self.state.step}")
                else:
                    raise RuleBug(f"a flow awaited {asked!r} instead of a decision")
        except StopIteration:
            self.decisions, self._pending = (), None

    def _ask(self, decision: Decision[Any]) -> tuple[bool, Any]:
        if len(decision.options) == 1 and self._forced(decision):
            while True:
                complete, whole = decision.take(decision.options[0])
                if complete:
                    return True, whole
                if len(decision.options) > 1:
                    break
        if self._rule_numbers:
            decision.source = self._rule_numbers.get(decision.source, decision.source)
        if self._feed and self._fits(decision):
            entry = self._feed.pop()
            self.history.append(entry)
            return True, entry.answer
        if self._feed:
            return True, PASS
        self._serial += 1
        decision.serial = self._serial
        self._pending = decision
        self.decisions = (decision,)
        return False, None

    def _ask_together(self, group: Together) -> tuple[bool, Any]:
        if self._rule_numbers:
            for decision in group.decisions:
                decision.source = self._rule_numbers.get(decision.source, decision.source)
        self._draw_anew()
        if self._feed:
            answers = []
            for decision in group.decisions:
                if not self._feed or not self._fits(decision):
                    raise Divergence(f"{decision.key} was not answered in the journal")
                entry = self._feed.pop()
                self.history.append(entry)
                answers.append(entry.answer)
            return True, answers
        opened = []
        for decision in group.decisions:
            self._serial += 1
            decision.serial = self._serial
            if len(decision.options) == 1 and not decision.composite and self._forced(decision):
                self._group[decision.serial] = decision.options[0]
            else:
                opened.append(decision)
        self._pending = group
        self.decisions = tuple(opened)
        if opened:
            return False, None
        answers = [self._group[decision.serial] for decision in group.decisions]
        for decision, answer in zip(group.decisions, answers, strict=True):
            self._note(decision, answer)
        self._group = {}
        return True, answers

    def _forced(self, decision: Decision[Any]) -> bool:
        """One option is not a choice. In uniform mode even that is asked where asking hides something."""
        return len(decision.options) == 1 and not isinstance(decision, Offer) and not (self.uniform and decision.secret)

    def _fits(self, decision: Decision[Any]) -> bool:
        """Is the next journal entry the answer to this? If not, an offer may be passed over."""
        entry = self._feed[-1]
        if entry.seat == decision.seat and entry.prompt == decision.prompt and entry.source == decision.source:
            return True
        if entry.seat == NOBODY:
            self._draw_anew()
            return bool(self._feed) and self._fits(decision)
        if decision.passable:
            return False
        raise Divergence(
            f"asked {decision.key}, but the journal goes on with {entry.prompt}/{entry.source}/{entry.seat}"
        )

    def _draw_anew(self) -> None:
        """Let chance start over, if the journal says so here."""
        while self._feed and self._feed[-1].seat == NOBODY:
            entry = self._feed.pop()
            if entry != chance_anew(entry.answer) or type(entry.answer) is not int:
                raise Divergence(f"nobody is asked {entry.prompt}")
            self.rules.draw_anew(self.game, entry.answer)
            self.history.append(entry)

    def _due(self) -> int:
        """From how many answers on a border is told: from none, if the game names borders and this is not bulk play."""
        return 0 if self._borders and self.keep <= KEEP else self._marks[1] + self.keep

    def _at_border(self) -> int:
        """Take a checkpoint; when the next border is to be told."""
        self._mark()
        return self._due()

    def _mark(self) -> None:
        """Take a checkpoint here, at a step border; keep the one before the last answer for undo."""
        if self._marks[1] < len(self.history):
            self._previous = (self._checkpoint, self._marks)
        self._checkpoint = self.state.clone()
        self._marks = (len(self._log or ()), len(self.history))
