"""What a game family is to everybody above the engines. `warptable.games` knows which there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Protocol

from .packs import Packs
from .rng import Rng
from .rules import Rules
from .session import Session


@dataclass(frozen=True, slots=True)
class EditionFacts:
    """What can be chosen in an edition. `choices` are the ways to get an alien, the usual one first; none: it has no
    aliens. `groups` are groups of aliens that it suggests, by name."""

    id: str
    low: int  # players
    high: int
    aliens: tuple[str, ...]
    cards: int
    variants: tuple[str, ...]
    flares: bool
    choices: tuple[str, ...]
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Facts(Protocol):
    """What the rulebooks and cards of a family say, as data."""

    def rules(self) -> Mapping[str, Any]:
        """The numbered rules by id."""

    def aliens(self) -> Mapping[str, Any]: ...

    def cards(self) -> Mapping[str, Any]: ...

    def read(self, name: str) -> Any:
        """A JSON file that lies beside them: translations (`rules_de.json`), proofs (`proofs.json`)."""


class Family(Protocol):
    """One game, for everybody above the engines."""

    @property
    def id(self) -> str: ...

    @property
    def setup_steps(self) -> frozenset[str]:
        """The steps before the first turn in which players choose something."""

    @property
    def facts(self) -> Facts: ...

    def editions(self) -> Mapping[str, EditionFacts]:
        """By id."""

    def all_aliens(self, packs: Packs = ()) -> Collection[str]:
        """The aliens that can be played in any edition, with those of these packs; raises ValueError with one clear
        line if two have the same name."""

    def aliens_of(self, edition: str, packs: Packs = ()) -> Collection[str]:
        """The aliens that can be played in this edition, with those of these packs."""

    def level_of(self, alien: str) -> str:
        """The level printed on an alien's sheet; empty: none."""

    def declared_in(self, module: ModuleType) -> Sequence[Any]:
        """The alien of this family that a file of a pack declares, with its versions for single editions; empty if
        there is none. Each has an `id` and a `key`, which names the version."""

    def may_join(self, edition: str, alien: str, others: Collection[str], packs: Packs = ()) -> bool:
        """May this alien be in a game with these?"""

    def settings(
        self,
        edition: str,
        players: int,
        aliens: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        **more: Any,
    ) -> Any:
        """How a table is set up, checked; raises ValueError with one clear line. `more` is the family's own."""

    def rules(self, edition: str, packs: Packs = ()) -> Rules[Any]:
        """The rules of an edition for a session; `packs` are those that a save may name."""

    def imagined(self, session: Session[Any], seat: int, rng: Rng) -> Session[Any] | None:
        """A game that this seat cannot tell from the real one; None if none could be made."""

    def formulas(self, session: Session[Any]) -> Mapping[str, Callable[..., Any]]:
        """The calculations that the content of this table declares, by name: pure functions, so that bots calculate as
        the rules do and learn nothing of the game's state."""

    def rounds(self, state: Any) -> int:
        """How far a game has come, in whatever the game counts: encounters, destiny cards."""

    def began(self, state: Any) -> tuple[str, ...]:
        """The alien of each seat when set-up is over; empty: none."""

    def problems(self, session: Session[Any]) -> list[str]:
        """What is wrong with a game that must always hold; nothing in a sound game."""
