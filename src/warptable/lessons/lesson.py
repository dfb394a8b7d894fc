"""What a lesson is: a prepared position of a real game, bots that play along, and what to tell whoever learns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from warptable.kernel import Decision, Event

LEARNER = 0
"""The seat of whoever learns."""
AFTERWARDS = "over"
"""Messages about the end of a lesson are called so."""


class Advice(NamedTuple):
    """What the lesson says at a question. `key` names the message; `answer` is what it advises."""

    key: str
    answer: Any


class Lesson(Protocol):
    """One lesson. It is about one encounter; afterwards the game may be played on like any other."""

    @property
    def id(self) -> str:
        """Names its messages."""
        ...

    @property
    def edition(self) -> str: ...

    @property
    def aliens(self) -> tuple[str, ...]:
        """One for each seat."""
        ...

    @property
    def position(self) -> Any:
        """Where the game begins."""
        ...

    def advice(self, view: Any, decision: Decision[Any], /) -> Advice | None:
        """What is a good answer to this question of the learner; None: the lesson says nothing about it."""
        ...

    def scripted(self, view: Any, decision: Decision[Any], /) -> Any:
        """What a bot answers, from what its seat sees, so that there is something to learn; None: what it likes."""
        ...

    def result(self, log: Sequence[Event], /) -> str:
        """How the lesson came out: the last part of the name of a message; empty while it goes on."""
        ...

    def values(self, speaker: Any, view: Any, log: Sequence[Event], advised: Any, /) -> Mapping[str, Any]:
        """What the messages may name: ships, totals, what is advised (None: nothing)."""
        ...
