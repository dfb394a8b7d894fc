"""Powers and cards are declared: a moment, a role, a duty, a condition, an effect.

These are the fields printed on an alien sheet. The engine does the rest: may it be used now, in whose
turn, announcing, zapping, limits. An alien's file holds only what is special about it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from ..model.roles import Role
from ..model.windows import Window

if TYPE_CHECKING:
    from .use import Use

Moments = Window | Sequence[Window]
WILD, SUPER = "wild", "super"

STORES = "plays_off_sheet"
"""The standing rule that cards on a sheet may be played as if from the hand; it answers with the ability used."""

When = Callable[["Use"], bool]
Effect = Callable[["Use"], Awaitable[None] | None]
Choices = Callable[["Use"], Sequence[Any]]
F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Ability:
    """One thing that may or must be done at certain moments."""

    id: str
    windows: tuple[Window, ...]
    role: int  # flags of Role, as a plain int: asked in every window
    must: bool
    effect: Effect
    when: When | None = None
    on_cancel: Effect | None = None
    once: bool = True  # once per encounter; reactions to an event may recur (F-FAQ-12)
    is_use: bool = True  # worded as a use of the power, hence zappable (F-COMPONENT-5)
    cancels: bool = False  # answers exactly one announced use or card
    flare: str = ""  # wild or super: the side of a flare card
    secret: Choices | None = None  # a play that nobody else learns of, chosen whole with the offer itself

    @property
    def source(self) -> str:
        """The alien or card this belongs to."""
        return self.id.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Alien:
    """A power: abilities that are used, and standing rules that simply hold.

    With `edition` it is the version of that edition (`zombie@avalon`), else the one for all editions that have no
    version of their own. A version made from another one (`base`) declares only what differs, in the same file.
    """

    id: str
    abilities: list[Ability] = field(default_factory=list)
    standing: dict[str, Callable[..., Any]] = field(default_factory=dict)
    flares: list[Ability] = field(default_factory=list)
    classic: list[Ability] = field(default_factory=list)  # the wild side of the flare's classic version
    house: list[Ability] = field(default_factory=list)  # what that version lets everybody do
    ops: dict[str, Callable[..., None]] = field(default_factory=dict)
    setups: list[Callable[..., Any]] = field(default_factory=list)

    edition: str = ""
    base: Alien | None = None
    without: tuple[str, ...] = ()  # what a version leaves out of its base: names of abilities, sides and rules

    @property
    def key(self) -> str:
        """What names this very version."""
        return f"{self.id}@{self.edition}" if self.edition else self.id

    def version(self, edition: str, without: Sequence[str] = ()) -> Alien:
        """This alien as an edition has it. What is declared again replaces what the base has by that name."""
        return Alien(self.id, edition=edition, base=self, without=tuple(without))

    @property
    def has_setup(self) -> bool:
        """Aliens with set-up text can only be there from the start."""
        return bool(self.setups)

    def setup(self, effect: F) -> F:
        """Declare what is done for this alien at set-up: an effect of (game, seat, sheet)."""
        self.setups.append(effect)
        return effect

    def value_op(self, name: str) -> Callable[[F], F]:
        """Declare a change of card values that only this alien knows: (values of both sides, modifier, sides)."""

        def declare(change: F) -> F:
            self.ops[f"{self.id}.{name}"] = change
            return change

        return declare

    def ability(
        self,
        at: Moments,
        *,
        role: Role = Role.ANY,
        must: bool = False,
        when: When | None = None,
        on_cancel: Effect | None = None,
        once: bool = True,
        is_use: bool = True,
        name: str | None = None,
    ) -> Callable[[F], F]:
        """Declare an ability; the decorated function is its effect and gives it its name."""

        def declare(effect: F) -> F:
            ability_id = f"{self.id}.{(name or effect.__name__).replace('_', '-')}"
            windows = (at,) if isinstance(at, Window) else tuple(at)
            self.abilities.append(Ability(ability_id, windows, role.value, must, effect, when, on_cancel, once, is_use))
            return effect

        return declare

    def wild(self, at: Moments, *, role: Role = Role.ANY, when: When | None = None) -> Callable[[F], F]:
        """Declare the wild effect of the alien's flare, for whoever does not have its power (F-FLARE-5)."""
        return self._flare(WILD, at, role, when)

    def super(self, at: Moments, *, role: Role = Role.ANY, when: When | None = None) -> Callable[[F], F]:
        """Declare the super effect of the alien's flare, for whoever has its power in force (F-FLARE-6)."""
        return self._flare(SUPER, at, role, when)

    def _flare(self, side: str, at: Moments, role: Role, when: When | None) -> Callable[[F], F]:
        def declare(effect: F) -> F:
            windows = (at,) if isinstance(at, Window) else tuple(at)
            ability = Ability(f"{self.id}.{side}", windows, role.value, False, effect, when, once=False, flare=side)
            self.flares.append(ability)
            return effect

        return declare

    def classic_wild(self, at: Moments, *, choices: Choices, when: When | None = None) -> Callable[[F], F]:
        """Declare the wild effect of the flare's classic version (an option of the table), which is played secretly:
        the flare stays in the hand and does not count as played. All there is to choose are `choices`, options of
        the offer itself: a further question would tell the others."""

        def declare(effect: F) -> F:
            windows = (at,) if isinstance(at, Window) else tuple(at)
            ability_id, role = f"{self.id}.{WILD}", Role.ANY.value
            ability = Ability(ability_id, windows, role, False, effect, when, once=False, flare=WILD, secret=choices)
            self.classic.append(ability)
            return effect

        return declare

    def for_everybody(self, at: Moments, *, when: When | None = None) -> Callable[[F], F]:
        """Declare what every seat may do, once in an encounter, at a table with the classic version of the flare. It
        belongs to no sheet; its condition reads only what everybody knows."""

        def declare(effect: F) -> F:
            windows = (at,) if isinstance(at, Window) else tuple(at)
            name = effect.__name__.replace("_", "-")
            self.house.append(Ability(name, windows, Role.ANY.value, False, effect, when, is_use=False))
            return effect

        return declare

    def sides(self, classic: bool) -> list[Ability]:
        """Both sides of the flare in one of its versions; the super side is the same in both."""
        if not (classic and self.classic):
            return self.flares
        return [*self.classic, *(ability for ability in self.flares if ability.flare == SUPER)]

    def rule(self, question: str) -> Callable[[F], F]:
        """Declare a standing rule: a pure answer to a named question of the engine."""

        def declare(answer: F) -> F:
            self.standing[question] = answer
            return answer

        return declare


@dataclass(frozen=True, slots=True)
class Artifact:
    """A card that is played at its moment and then discarded (F-ART-2, F-ART-3)."""

    id: str
    plays: list[Ability] = field(default_factory=list)

    def play(
        self,
        at: Moments,
        *,
        role: Role = Role.ANY,
        when: When | None = None,
        cancels: bool = False,
    ) -> Callable[[F], F]:
        """Declare the effect of playing it at these moments."""

        def declare(effect: F) -> F:
            windows = (at,) if isinstance(at, Window) else tuple(at)
            self.plays.append(Ability(self.id, windows, role.value, False, effect, when, None, False, False, cancels))
            return effect

        return declare
