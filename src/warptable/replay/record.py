"""What a game is made of. Everything else follows from it, so a replay believes nothing else that a save says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..games import all_rules
from ..kernel import BadSave, Rules, Session
from ..kernel.packs import Packs
from ..kernel.save import header, peek
from ..kernel.session import Entry

MOST_ANSWERS = 40_000
"""No honest game has more: random play at a table of eight asks about ten thousand times."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game: with the same rules, seed, settings and answers it is the same game. `foreign`: it comes from a file,
    so nobody knows yet that its answers were allowed."""

    rules: Rules[Any]
    seed: int
    options: Any
    uniform: bool
    answers: tuple[Entry, ...]
    foreign: bool = False

    @classmethod
    def of(cls, session: Session[Any]) -> Record:
        """A game that is being played, or is over."""
        return cls(session.rules, session.seed, session.options, session.uniform, tuple(session.history))

    @classmethod
    def read(cls, data: bytes, packs: Packs = ()) -> Record:
        """The game in a save; raises BadSave with one line. Its checkpoint is not even looked at."""
        body = peek(data)
        answers = body.get("history")
        if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
            raise BadSave("this save is too long for a game")
        known = header(body, all_rules(packs))
        return cls(known.rules, known.seed, known.options, known.uniform, tuple(known.history), foreign=True)

    def start(self) -> Any:
        """The table before the first answer."""
        return self.rules.start(self.seed, self.options)
