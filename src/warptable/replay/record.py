"""What a game is made of. Everything else follows from it, so a replay believes nothing else that a save says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warptable.game import all_rules
from warptable.kernel import BadSave, Rules, Session
from warptable.kernel.packs import Packs
from warptable.kernel.save import header, packed, peek, wrapped
from warptable.kernel.session import Entry
from warptable.kernel.shape import to_data

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

    @property
    def seats(self) -> int:
        return self.rules.seats(self.start())

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
            raise BadSave("this save is too long for a game", "long")
        known = header(body, all_rules(packs))
        return cls(known.rules, known.seed, known.options, known.uniform, tuple(known.history), foreign=True)

    @classmethod
    def kept(cls, data: bytes, packs: Packs = ()) -> Record:
        """A game that this program has put down by `written`, perhaps an older version of it: what is asked today
        decides whether its answers still fit."""
        body = peek(data)
        known = header(body | {"rules": _version(body, packs)}, all_rules(packs))
        return cls(known.rules, known.seed, known.options, known.uniform, tuple(known.history))

    def written(self) -> bytes:
        """The game as bytes: a save without the state that it has come to."""
        history, words = packed(self.answers)
        return wrapped(
            {
                "game": self.rules.name,
                "rules": self.rules.version,
                "seed": self.seed,
                "options": to_data(self.options),
                "uniform": self.uniform,
                "history": history,
                "words": words,
            }
        )

    def session(self) -> Session[Any]:
        """The game to be played on from its last answer."""
        return Session(self.rules, self.seed, self.options, self.start(), self.uniform, feed=self.answers)

    def start(self) -> Any:
        """The table before the first answer."""
        return self.rules.start(self.seed, self.options)


def _version(body: dict[str, Any], packs: Packs) -> int | None:
    return next((rules.version for rules in all_rules(packs) if rules.name == body.get("game")), None)
