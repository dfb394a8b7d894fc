"""What a game family is to everybody above the engines. `warptable.game` knows which there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Protocol

from .colors import COLORS
from .imagining import Alike, same_options
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
    campaign: bool = False  # can several games be played for points?
    modules: tuple[str, ...] = ()  # variants that bring cards, aliens or pieces
    one_of: tuple[str, ...] = ()  # variants of which a table has one at most
    house: tuple[str, ...] = ()  # variants that are house rules: other readings of the same rules
    colors: tuple[str, ...] = COLORS  # of the seats
    older: bool = False  # may it matter who is older? Then the setting `older` names that seat

    def house_of(self, variants: Sequence[str]) -> tuple[str, ...]:
        """The house rules among these variants."""
        return tuple(variant for variant in variants if variant in self.house)


class Facts(Protocol):
    """What the rulebooks and cards of a family say, as data."""

    def rules(self) -> Mapping[str, Any]:
        """The numbered rules by id."""

    def aliens(self) -> Mapping[str, Any]: ...

    def cards(self) -> Mapping[str, Any]: ...

    def read(self, name: str) -> Any:
        """A JSON file that lies beside them: translations (`rules_de.json`), proofs (`proofs.json`)."""


NOBODY_KNOWS = -1
"""Instead of a seat: nobody knows whose birthday is the earliest, or several have the same."""


class CampaignRules(Protocol):
    """Several games in a row, played for points. A game that is over is noted; everything else follows from the games
    noted so far, in their order. What is noted has `starter` and `winners`, and is plain data (`to_data`)."""

    def goal(self) -> int:
        """The points that end a campaign."""

    def played(self, state: Any, /) -> Any:
        """What is noted of a game that is over."""

    def noted(self, data: Any, /) -> Any:
        """The same, from plain data; raises BadData."""

    def points(self, game: Any, /) -> tuple[int, ...]:
        """What a game was worth to each seat."""

    def held(self, game: Any, /) -> tuple[int, ...]:
        """What each seat had reached at the end of a game, in what the game counts."""

    def scores(self, games: Sequence[Any], /) -> tuple[int, ...]:
        """The points of each seat so far; none before the first game."""

    def next_starter(self, games: Sequence[Any], /) -> int:
        """Who begins the next game; there has been one."""

    def why_next(self, games: Sequence[Any], /) -> str:
        """The id of the rule that says so."""

    def counted_from(self, game: Any, /) -> int:
        """The winner of a game from whom seats are counted."""

    def outlook(self, games: Sequence[Any], seat: int, /) -> str:
        """What would bring this seat to the goal in the next game, as a word; empty: nothing."""

    def is_over(self, games: Sequence[Any], /) -> bool: ...

    def tied(self, games: Sequence[Any], /) -> tuple[int, ...]:
        """Whom only the earliest birthday can tell apart, which the players have to say; else empty."""

    def champions(self, games: Sequence[Any], earliest: int = NOBODY_KNOWS, /) -> tuple[int, ...]:
        """Who has won the campaign; empty: it goes on. `earliest`: which of those who are tied has the earliest
        birthday."""

    def decided_by(self, games: Sequence[Any], earliest: int = NOBODY_KNOWS, /) -> str:
        """What has decided it: `score`, `cards`, `birthday` or `shared`; empty: it goes on."""


class Family(Protocol):
    """One game, for everybody above the engines. A game that says nothing of aliens has none."""

    @property
    def id(self) -> str: ...

    @property
    def setup_steps(self) -> frozenset[str]:
        """The steps before the first turn in which players choose something."""

    @property
    def facts(self) -> Facts: ...

    @property
    def campaign(self) -> CampaignRules:
        """For editions that have one."""
        raise ValueError(f"{self.id} has no campaign")

    def editions(self) -> Mapping[str, EditionFacts]:
        """By id."""

    def all_aliens(self, packs: Packs = ()) -> Collection[str]:
        """The aliens that can be played in any edition, with those of these packs; raises ValueError with one clear
        line if two have the same name."""
        return ()

    def aliens_of(self, edition: str, packs: Packs = ()) -> Collection[str]:
        """The aliens that can be played in this edition, with those of these packs."""
        return self.all_aliens(packs)

    def dealt(self, edition: str, variants: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The aliens that are dealt in this edition with these variants."""
        return ()

    def set_of(self, alien: str) -> str:
        """The box that an alien came in: base, or the name of an expansion; empty for one from outside."""
        return ""

    def level_of(self, alien: str) -> str:
        """The level printed on an alien's sheet; empty: none."""
        return ""

    def declared_in(self, module: ModuleType) -> Sequence[Any]:
        """The alien of this family that a file of a pack declares, with its versions for single editions; empty if
        there is none. Each has an `id`, a `key`, which names the version, its `prompts` and its `texts`."""
        return ()

    def may_join(self, edition: str, alien: str, others: Collection[str], packs: Packs = ()) -> bool:
        """May this alien be in a game with these?"""
        return False

    def left_out(
        self, edition: str, players: int, variants: Sequence[str] = (), *, flares: bool = True, packs: Packs = ()
    ) -> Mapping[str, str]:
        """The aliens that a table with this many players and these variants, with or without flares, cannot have: each
        with a word for what it needs."""
        return {}

    def settings(
        self,
        edition: str,
        players: int,
        aliens: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        **more: Any,
    ) -> Any:
        """How a table is set up, checked; raises ValueError with one clear line. `more` is the family's own."""

    def group_of(self, settings: Any) -> str:
        """The group of aliens that was asked for by name; empty: none."""
        return ""

    def rules(self, edition: str, packs: Packs = ()) -> Rules[Any]:
        """The rules of an edition for a session; `packs` are those that a save may name."""

    def imagined(self, session: Session[Any], seat: int, rng: Rng, alike: Alike = same_options) -> Session[Any] | None:
        """A game that this seat cannot tell from the real one; None if none could be made. `alike`: is the same asked
        there?"""

    def formulas(self, session: Session[Any]) -> Mapping[str, Callable[..., Any]]:
        """The calculations that the content of this table declares, by name: pure functions, so that bots calculate as
        the rules do and learn nothing of the game's state."""
        return {}

    def rounds(self, state: Any) -> int:
        """How far a game has come, in whatever the game counts: encounters, destiny cards."""

    def began(self, state: Any) -> tuple[str, ...]:
        """The alien of each seat when set-up is over; empty: none."""

    def scored(self, session: Session[Any]) -> tuple[int, ...]:
        """What each seat has reached, in whatever the game counts: foreign colonies, planets."""

    def problems(self, session: Session[Any]) -> list[str]:
        """What is wrong with a game that must always hold; nothing in a sound game."""
