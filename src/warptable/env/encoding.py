"""How a game becomes numbers: its layer `encoding` has these functions."""

from __future__ import annotations

from typing import Any, Protocol

from warptable.game import game_of
from warptable.kernel import Decision, Option, Session

from .layout import Layout

IDLE = 0
"""The action of a seat that is not asked, the same in every family."""


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


class Teller(Protocol):
    """Tells one game in English, each event once, for `render`."""

    def tell(self) -> str: ...


class Encoding(Protocol):
    """Vectors and actions of a family."""

    def actions_of(self, settings: Any, /) -> Actions:
        """The actions of a kind of table."""
        ...

    def observer_of(self, actions: Any, /) -> Observer: ...

    def held_in(self, view: Any, /) -> Any:
        """What a seat holds, in the form that actions and vectors need."""
        ...

    def teller_of(self, game: Session[Any], /) -> Teller: ...


def encoding_of(edition: str) -> Encoding:
    """The encoding of the game to which an edition belongs."""
    encoding: Encoding = game_of(edition).layer("encoding")
    return encoding
