"""What the general laboratory asks of a game family: its layer `ledger` has these functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from warptable.game import game_of
from warptable.kernel import Decision, Event, Option, Rng, Session
from warptable.kernel.packs import Packs

from .coverage import Coverage, Wanted

if TYPE_CHECKING:  # plans ask the ledger
    from .plan import Row


class Setup(Protocol):
    """How a game of the exhaustive runner is set up."""

    @property
    def seed(self) -> int: ...

    @property
    def steered(self) -> bool:
        """Is this game steered to what has not happened yet, instead of being left to chance?"""
        ...

    def open(self, edition: str, players: int, variants: tuple[str, ...]) -> Session[Any]: ...


class Ledger(Protocol):
    """A family's bookkeeping: facts for the rows of a run, and everything that can happen in its games."""

    def facets(self) -> tuple[str, ...]:
        """What can happen to an item, in the order of the table: offered, used ..."""
        ...

    def extras(self, game: Session[Any], /) -> dict[str, tuple[str, ...]]:
        """The family's own facts about a game that is over."""
        ...

    def usage(self, log: Sequence[Event], /) -> tuple[dict[str, int], dict[str, int]]:
        """How often each item was used, and how often each was stopped."""
        ...

    def uses(self, rows: Sequence[Row], /) -> dict[str, dict[str, dict[str, Any]]]:
        """By kind and item: how often it was used in a game that has it, and how often stopped."""
        ...

    def measured(self, rows: Sequence[Row], /) -> dict[str, Any]:
        """Tables of a balance report that only this family has."""
        ...

    def table(self) -> Mapping[str, Any]:
        """Settings that every game of the laboratory has, such as a limit for games that do not end."""
        ...

    def wanted(self, edition: str, players: int, variants: tuple[str, ...] = (), packs: Packs = (), /) -> Wanted:
        """All items, each with the facets that can happen at such tables."""
        ...

    def note_offer(self, coverage: Coverage, game: Session[Any], decision: Decision[object], option: object, /) -> None:
        """Count what a decision offers, before it is answered with this option."""
        ...

    def note_events(self, coverage: Coverage, log: Sequence[Event], since: int, /) -> None:
        """Count what the events of a log from this place on tell."""
        ...

    def item_of(self, game: Session[Any], seat: int, option: object, /) -> str:
        """The item that an option of an offer stands for; empty for a pass."""
        ...

    def look_of(self, game: Session[Any], decision: Decision[object], option: object, /) -> object:
        """What an option looks like: two that cannot be told apart look the same."""
        ...

    def plain_setup(self, coverage: Coverage, seed: int, players: int, /) -> Setup:
        """A table that is left to chance."""
        ...

    def steered_setup(self, coverage: Coverage, seed: int, players: int, variants: tuple[str, ...], /) -> Setup:
        """A table at which much of what is missing can happen."""
        ...

    def promise(self, coverage: Coverage, game: Session[Any], /) -> int:
        """How much of what is missing can happen in this game now."""
        ...

    def choose(self, coverage: Coverage, game: Session[Any], decision: Decision[object], rng: Rng, /) -> Option:
        """An answer that leads to something missing."""
        ...


def ledger_of(edition: str) -> Ledger:
    """The ledger of the game to which an edition belongs."""
    ledger: Ledger = game_of(edition).layer("ledger")
    return ledger


__all__ = ["Ledger", "Setup", "ledger_of"]
