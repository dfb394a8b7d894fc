"""How a game becomes numbers: its layer `encoding` is a record of functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from warptable.game import game_of
from warptable.kernel import Decision, Option, Session
from warptable.text.bundles import LOCALES
from warptable.text.words import words_of

IDLE = 0
"""The action of a seat that is not asked, the same in every family."""


class Layout:
    """Where each part of a vector lies: `layout["hand"]` is a range of places."""

    __slots__ = ("parts", "size")

    def __init__(self) -> None:
        self.parts: dict[str, range] = {}
        self.size = 0

    def add(self, name: str, size: int) -> int:
        """Append a part; its first place."""
        start = self.size
        self.size += size
        self.parts[name] = range(start, self.size)
        return start

    def __getitem__(self, name: str) -> range:
        return self.parts[name]

    def part_of(self, place: int) -> tuple[str, int]:
        """The part a place belongs to, and which place of it that is."""
        for name, places in self.parts.items():
            if place in places:
                return name, place - places.start
        raise IndexError(place)


class Actions(Protocol):
    """All answers of a kind of table, numbered."""

    @property
    def size(self) -> int: ...

    def choices(self, decision: Decision[Any], held: Any, /) -> dict[int, Option]:
        """What may be answered now, by action."""
        ...

    def name(self, action: int, /) -> str:
        """An action in words, for people."""
        ...


class Observer(Protocol):
    """Makes the vector of one seat, from its view and the question put to it and from nothing else."""

    @property
    def layout(self) -> Layout: ...

    def vector(self, view: Any, decision: Decision[Any] | None, held: Any, /) -> bytearray: ...


class Teller:
    """Tells one game in English, as a spectator sees it, each event once."""

    def __init__(self, game: Session[Any], standing: Callable[[Any, Any], list[str]]) -> None:
        view = game.view(None)
        self.game, self.standing, self.told = game, standing, 0
        self.words = words_of(view.edition)
        self.speaker = self.words.speaker_for(LOCALES[0], view, None, (), getattr(game.options, "packs", ()))

    def tell(self) -> str:
        """The events since the last time, how the table stands, and who is asked."""
        fresh = self.game.log[self.told :]
        self.told += len(fresh)
        lines = [self.words.sentence(self.speaker, event.seen_by(None)) for event in fresh if event.known_to(None)]
        lines += self.standing(self.speaker, self.game.view(None))
        lines += [f"{self.speaker.name(seat)}: {prompt}?" for seat, prompt in self.game.waiting()]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class Encoding:
    """Vectors and actions of a game."""

    actions_of: Callable[[Any], Actions]
    """The actions of a kind of table, by its settings."""
    observer_of: Callable[[Any], Observer]
    """What makes the vectors that go with these actions."""
    standing: Callable[[Any, Any], list[str]]
    """How the table stands, in lines: by who speaks, and a spectator's view."""
    held_in: Callable[[Any], Any] = lambda view: None
    """What a seat holds, in the form that actions and vectors need, by its view."""

    def teller_of(self, game: Session[Any]) -> Teller:
        return Teller(game, self.standing)


def encoding_of(edition: str) -> Encoding:
    """The encoding of the game to which an edition belongs."""
    encoding: Encoding = game_of(edition).layer("encoding")
    return encoding
