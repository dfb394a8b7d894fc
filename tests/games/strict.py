"""A session under strict test, whatever the game: a decision that the test does not script fails it.

At each decision the session is forked (at every third also saved and loaded), and state, open decisions, log and views
of the copy must be equal to those of the original. So every scenario is a fork test.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

from warptable.kernel import Decision, Event, GameState, Session
from warptable.kernel.save import dump, load

S = TypeVar("S", bound=GameState[Any])


class StrictTable(Generic[S]):
    """A game says what must hold at each decision, and how options and answers are written."""

    def __init__(self, session: Session[S]) -> None:
        self.session = session
        self.counter = 0
        self.verify()

    def check(self) -> None:
        """Whatever must hold besides."""

    def named(self, prompt: str, option: Any) -> Any:
        """An option for readable assertions: cards by face."""
        raise NotImplementedError

    def answer_of(self, decision: Decision[Any], answer: Any) -> Any:
        """What a test answered, as the session takes it."""
        raise NotImplementedError

    # ---- looking --------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        return self.session.state

    @property
    def open(self) -> list[tuple[int, str]]:
        """(seat, prompt) of every open decision."""
        return [(decision.seat, str(decision.prompt)) for decision in self.session.decisions]

    def decision(self, seat: int, prompt: str) -> Decision[Any]:
        for decision in self.session.decisions:
            if (decision.seat, decision.prompt) == (seat, prompt):
                return decision
        raise AssertionError(
            f"seat {seat} is not asked {prompt}; open: {self.session.decisions} at {self.session.where()}"
        )

    def options(self, seat: int, prompt: str) -> list[Any]:
        """The options of an open decision; cards are given by face."""
        return [self.named(prompt, option) for option in self.decision(seat, prompt).options]

    # ---- acting ---------------------------------------------------------------------------------

    def do(self, seat: int, prompt: str, answer: Any, options: Iterable[Any] | None = None) -> Self:
        """Answer the open decision of this seat and prompt; with `options`, assert exactly what is offered. What may be
        written instead of an answer says `answer_of`."""
        decision = self.decision(seat, prompt)
        if options is not None:
            offered = [self.named(prompt, option) for option in decision.options]
            assert sorted(map(str, offered)) == sorted(map(str, options)), f"{prompt}: offered {offered}"
        self.session.answer(decision, self.answer_of(decision, answer))
        self.verify()
        return self

    # ---- checking -------------------------------------------------------------------------------

    def verify(self) -> None:
        """Fork here, and at times save and load: the copy must be equal in everything.

        Views are made of the whole state, so those of the seats that are asked and of one more, in turn, show a copy
        that differs in what is not state. Events that both logs share need no comparison.
        """
        self.counter += 1
        self.check()
        copies = [self.session.fork()]
        if self.counter % 3 == 0:
            copies.append(load(dump(self.session), [self.session.rules]))
        decisions = [(d.key, list(d.options)) for d in self.session.decisions]
        for copy in copies:
            assert copy.state == self.session.state
            assert [(d.key, list(d.options)) for d in copy.decisions] == decisions
            assert len(copy.history) == len(self.session.history)
        for decision in self.session.decisions:
            assert decision.kind != "pick" or decision.default in decision.options, f"{decision}: {decision.default}"
        everybody = (None, *range(self.session.rules.seats(self.state)))
        for seat in {everybody[self.counter % len(everybody)], *(d.seat for d in self.session.decisions)}:
            assert copies[0].view(seat) == self.session.view(seat)
        copied, mine = copies[0].log, self.session.log
        assert len(copied) == len(mine)
        for one, other in zip(copied, mine, strict=True):
            assert one is other or _fields(one) == _fields(other)


def _fields(event: Event) -> tuple[Any, ...]:
    """Everything from which `Event.seen_by` makes what a seat sees."""
    return event.kind, event.source, event.data, event.private, event.secret
