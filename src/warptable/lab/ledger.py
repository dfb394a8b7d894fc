"""What the laboratory asks of a game: its layer `ledger` is a record of functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
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


@dataclass(frozen=True, slots=True)
class Ledger:
    """A game's bookkeeping: facts for the rows of a run, and everything that can happen in its games."""

    facets: tuple[str, ...]
    """What can happen to an item, in the order of the table: offered, used ..."""
    wanted: Callable[[str, int, tuple[str, ...], Packs], Wanted]
    """All items at tables of this edition, with so many players, variants and packs, each with the facets that can
    happen there."""
    note_offer: Callable[[Coverage, Session[Any], Decision[object], object], None]
    """Count what a decision offers, before it is answered with this option."""
    item_of: Callable[[Session[Any], int, object], str]
    """The item that an option of an offer to a seat stands for; empty for a pass."""
    look_of: Callable[[Session[Any], Decision[object], object], object]
    """What an option looks like: two that cannot be told apart look the same."""
    plain_setup: Callable[[Coverage, int, int], Setup]
    """A table that is left to chance, by seed and players."""
    steered_setup: Callable[[Coverage, int, int, tuple[str, ...]], Setup]
    """A table at which much of what is missing can happen, by seed, players and variants."""
    choose: Callable[[Coverage, Session[Any], Decision[object], Rng], Option]
    """An answer that leads to something missing."""
    promise: Callable[[Coverage, Session[Any]], int] = lambda coverage, game: 0
    """How much of what is missing can happen in this game now."""
    note_events: Callable[[Coverage, Sequence[Event], int], None] = lambda coverage, log, since: None
    """Count what the events of a log from this place on tell."""
    extras: Callable[[Session[Any]], dict[str, tuple[str, ...]]] = lambda game: {}
    """The game's own facts about one that is over."""
    usage: Callable[[Sequence[Event]], tuple[dict[str, int], dict[str, int]]] = lambda log: ({}, {})
    """How often each item was used, and how often each was stopped."""
    uses: Callable[[Sequence[Row]], dict[str, dict[str, dict[str, Any]]]] = lambda rows: {}
    """By kind and item: how often it was used in a game that has it, and how often stopped."""
    measured: Callable[[Sequence[Row]], dict[str, Any]] = lambda rows: {}
    """Tables of a balance report that only this game has."""
    table: Mapping[str, Any] = field(default_factory=dict)
    """Settings that every game of the laboratory has, such as a limit for games that do not end."""


def ledger_of(edition: str) -> Ledger:
    """The ledger of the game to which an edition belongs."""
    ledger: Ledger = game_of(edition).layer("ledger")
    return ledger
