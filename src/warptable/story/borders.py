"""The game between two rounds: nothing of the next one has happened, not even its first card was drawn.

Replays keep checkpoints where they come in handy, and an answer may bring about the end of one round and the beginning
of the next. So the game is run once more here, and its state is kept before every step in which a round begins.
"""

from __future__ import annotations

from typing import Any

from warptable.game import family_of
from warptable.kernel import Session
from warptable.replay import Record


class _BorderedRules:
    """The same rules, with a border before every step."""

    borders: frozenset[str] = frozenset()

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


class _Borders(Session[Any]):
    """Runs through a game, and keeps its states between rounds: `found[n]` is the one after n rounds."""

    __slots__ = ("_before", "_rounds", "found")

    def __init__(self, record: Record) -> None:
        self._rounds = family_of(record.rules.name).rounds
        self._before: Any = None
        self.found: dict[int, Any] = {}
        rules: Any = _BorderedRules(record.rules)
        super().__init__(
            rules, record.seed, record.options, record.start(), record.uniform, False, feed=record.answers, keep=0
        )
        self._begun()  # the game may have ended in the step in which its last round began

    def _at_border(self) -> int:
        self._begun()
        self._before = self.state.clone()
        return 0

    def _begun(self) -> None:
        """Keep the state before the last step, if a round has begun in it."""
        before = self._before
        if before is not None and self._rounds(self.state) > self._rounds(before):
            self.found[self._rounds(before)] = before


def borders_of(record: Record) -> dict[int, Any]:
    """The states of a game between its rounds, by the number of rounds that were over: 0 is before the first one. They
    must not be changed."""
    return _Borders(record).found
