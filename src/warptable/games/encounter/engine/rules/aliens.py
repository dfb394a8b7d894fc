"""An alien and all that its file declares: powers, flares, standing rules, questions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ParamSpec, Unpack, overload

from warptable.kernel import Memory, Of, Prompt, Sense
from warptable.kernel.events import Kind
from warptable.kernel.memory import T
from warptable.kernel.moments import Occ
from warptable.kernel.standing import R_co, declare_answer

from ..model.occurrences import Ride
from ..model.roles import Role
from ..model.windows import W, Window
from .abilities import (
    SUPER,
    WILD,
    Ability,
    Change,
    Choices,
    Condition,
    Effect,
    Ending,
    F,
    P,
    Ways,
    declared,
    windows_of,
)
from .standing import Rule, SheetQuestion

if TYPE_CHECKING:
    from ..model.prompts import Brings
    from .abilities import (
        CardEffect,
        CardWhen,
        LaterEffect,
        Moments,
        PowerEffect,
        PowerWhen,
        RiderEffect,
        SetupEffect,
        SuperEffect,
    )
    from .use import PowerUse


Q = ParamSpec("Q")


@dataclass(frozen=True, slots=True)
class Alien:
    """A power: abilities that are used, and standing rules that simply hold.

    With `edition` it is the version of that edition (`zombie@avalon`), else the one for all editions that have no
    version of their own. A version made from another one (`base`) declares only what differs, in the same file. `needs`
    (`rules/needs.py`): it is left out of tables that cannot offer that.
    """

    id: str
    abilities: list[Ability] = field(default_factory=list)
    standing: dict[str, Callable[..., Any]] = field(default_factory=dict)
    flares: list[Ability] = field(default_factory=list)
    classic: list[Ability] = field(default_factory=list)  # the wild side of the flare's classic version
    house: list[Ability] = field(default_factory=list)  # what that version lets everybody do
    ops: dict[str, Callable[..., None]] = field(default_factory=dict)
    setups: list[Callable[..., Any]] = field(default_factory=list)
    deck_setups: list[Callable[..., Any]] = field(default_factory=list)
    laters: dict[str, Effect] = field(default_factory=dict)
    ways: list[Ways] = field(default_factory=list)
    prompts: list[Prompt] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)  # words of its own, by language
    events: dict[str, Kind] = field(default_factory=dict)

    def words(self, **texts: str) -> None:
        """Give the alien words of its own, by language (`en`, `de`): a text in the form of the message files. Without
        them its questions are asked in general words."""
        self.texts.update(texts)

    def prompt(
        self,
        name: str,
        of: str = Of.WORD,
        words: Sequence[str] = (),
        *,
        house: bool = False,
        **sense: Unpack[Sense],
    ) -> Prompt:
        """Declare a question: what its options are, which plain words are among them, and what answers mean. Its id is
        made of the alien's and this name; with `house` it belongs to what everybody may do, and is called by the name
        alone."""
        whole = name if house else f"{self.id}-{name}"
        return declared(self.prompts, Prompt(whole, of, words, **sense))

    def memory(self, name: str, default: T) -> Memory[T]:
        """Declare something that its sheet remembers: a number, a word, a truth, or a tuple of these. It is read as
        `TOKENS[use]` and written with `use.remember`, `use.count` and `use.forget`."""
        if name in self.memories:
            raise ValueError(f"{self.id} remembers {name!r} twice")
        self.memories.append(name)
        return Memory(name, default)

    def event(
        self, kind: str, public: str = "", *, private: str = "", sometimes: str = "", whisper: bool = False
    ) -> None:
        """Declare something that happens with this alien alone, for the log: its fields by name (`Kind`)."""
        self.events[kind] = Kind(public, private=private, sometimes=sometimes, whisper=whisper)

    box: bool = False  # it or its flare asks for flares out of the box
    edition: str = ""
    memories: list[str] = field(default_factory=list)  # the names under which its sheet remembers something
    base: Alien | None = None
    without: tuple[str, ...] = ()  # what a version leaves out of its base: names of abilities, sides and rules
    needs: tuple[str, ...] = ()
    planets: int = 0  # how many planets it may bring to the map

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
        return bool(self.setups or self.deck_setups)

    def id_of(self, effect: Effect) -> str:
        """The id of the ability that was declared with this effect, here or in the version this one is made from; what
        happens later has one, too."""
        for ability in self.abilities:
            if ability.effect is effect:
                return ability.id
        if self.laters.get(effect.__name__) is effect:
            return f"{self.id}.{effect.__name__.replace('_', '-')}"
        if self.base is None:
            raise ValueError(f"{effect.__name__} is not an ability of {self.id}")
        return self.base.id_of(effect)

    def setup(self, effect: SetupEffect[Ending]) -> SetupEffect[Ending]:
        """Declare what is done for this alien at set-up."""
        self.setups.append(effect)
        return effect

    def setup_deck(self, effect: SetupEffect[Ending]) -> SetupEffect[Ending]:
        """Declare what is done for this alien before any hand is dealt. What asks nobody is done first."""
        self.deck_setups.append(effect)
        return effect

    def value_op(self, name: str) -> Callable[[F], F]:
        """Declare a change of card values that only this alien knows: (values of both sides, modifier, sides)."""

        def declare(change: F) -> F:
            self.ops[f"{self.id}.{name}"] = change
            return change

        return declare

    def ability(
        self,
        at: Moments[Occ],
        *,
        role: Role = Role.ANY,
        must: bool = False,
        when: PowerWhen[Occ] = None,
        on_cancel: Callable[[PowerUse[Occ]], Awaitable[None] | None] | None = None,
        once: bool = True,
        is_use: bool = True,
        public: bool = False,
        name: str | None = None,
        brings: Brings | None = None,
    ) -> Callable[[PowerEffect[Occ, P, Ending]], PowerEffect[Occ, P, Ending]]:
        """Declare an ability; the decorated function is its effect and gives it its name. A second parameter, with a
        default, is what the super flare may change (see `rides`). `public`: its condition reads only what everybody
        knows, so that where all are asked alike nobody is asked in vain. `brings`: what a use costs and brings,
        where that is not worth it most of the time."""

        def declare(effect: PowerEffect[Occ, P, Ending]) -> PowerEffect[Occ, P, Ending]:
            ability_id = f"{self.id}.{(name or effect.__name__).replace('_', '-')}"
            windows = windows_of(at, effect)
            made = Ability(
                ability_id,
                windows,
                role.value,
                must,
                effect,
                when,
                on_cancel,
                once,
                is_use,
                public=public,
                brings=brings,
            )
            self.abilities.append(made)
            return effect

        return declare

    def wild(
        self, at: Moments[Occ], *, role: Role = Role.ANY, when: CardWhen[Occ] = None, brings: Brings | None = None
    ) -> Callable[[CardEffect[Occ, Ending]], CardEffect[Occ, Ending]]:
        """Declare the wild effect of the alien's flare, for whoever does not have its power (F-FLARE-5). `brings` as
        for an ability."""

        def declare(effect: CardEffect[Occ, Ending]) -> CardEffect[Occ, Ending]:
            self._flare(WILD, windows_of(at, effect), role, when, effect, brings)
            return effect

        return declare

    def super(
        self, at: Moments[Occ], *, role: Role = Role.ANY, when: PowerWhen[Occ] = None
    ) -> Callable[[SuperEffect[Occ, Ending]], SuperEffect[Occ, Ending]]:
        """Declare the super effect of the alien's flare, for whoever has its power in force (F-FLARE-6)."""

        def declare(effect: SuperEffect[Occ, Ending]) -> SuperEffect[Occ, Ending]:
            self._flare(SUPER, windows_of(at, effect), role, when, effect)
            return effect

        return declare

    @overload
    def rides(
        self,
        *powers: Callable[[PowerUse[Occ], Change], object],
        role: Role = Role.ANY,
        when: PowerWhen[Ride[Occ]] = None,
    ) -> Callable[[RiderEffect[Occ, Change]], RiderEffect[Occ, Change]]: ...

    @overload
    def rides(
        self, *powers: Callable[[PowerUse[Occ]], object], role: Role = Role.ANY, when: PowerWhen[Ride[Occ]] = None
    ) -> Callable[[RiderEffect[Occ, object]], RiderEffect[Occ, object]]: ...

    def rides(
        self, *powers: Callable[..., object], role: Role = Role.ANY, when: PowerWhen[Any] = None
    ) -> Callable[[RiderEffect[Any, Any]], RiderEffect[Any, Any]]:
        """Declare a super effect that changes one use of these abilities of the alien (F-FLARE-6). What it returns is
        the second argument of their effect; an effect may also ask for it later, with `changed_by_flare`."""
        ridden = [self.id_of(power) for power in powers]

        def applies(use: PowerUse[Ride[Any]]) -> bool:
            return use.event.use.name in ridden and (when is None or when(use))

        def declare(effect: RiderEffect[Any, Any]) -> RiderEffect[Any, Any]:
            self._flare(SUPER, windows_of(W.RIDER, effect), role, applies, effect)
            return effect

        return declare

    def _flare(
        self,
        side: str,
        windows: tuple[Window, ...],
        role: Role,
        when: Condition | None,
        effect: Effect,
        brings: Brings | None = None,
    ) -> None:
        name = f"{self.id}.{side}"
        made = Ability(name, windows, role.value, False, effect, when, once=False, flare=side, brings=brings)
        self.flares.append(made)

    def classic_wild(
        self, at: Moments[None], *, choices: Choices, words: Sequence[str] = (), when: CardWhen[None] = None
    ) -> Callable[[CardEffect[None, Ending]], CardEffect[None, Ending]]:
        """Declare the wild effect of the flare's classic version (an option of the table), which is played secretly:
        the flare stays in the hand and does not count as played. All there is to choose are `choices`, options of
        the offer itself: a further question would tell the others. `words` are the plain words among them."""

        def declare(effect: CardEffect[None, Ending]) -> CardEffect[None, Ending]:
            windows, ability_id, role = windows_of(at, effect), f"{self.id}.{WILD}", Role.ANY.value
            ability = Ability(ability_id, windows, role, False, effect, when, once=False, flare=WILD, secret=choices)
            self.classic.append(replace(ability, words=tuple(words)))
            return effect

        return declare

    def for_everybody(
        self, at: Moments[None], *, when: CardWhen[None] = None, brings: Brings | None = None
    ) -> Callable[[CardEffect[None, Ending]], CardEffect[None, Ending]]:
        """Declare what every seat may do, once in an encounter, at a table with the classic version of the flare. It
        belongs to no sheet; its condition reads only what everybody knows. `brings` as for an ability."""

        def declare(effect: CardEffect[None, Ending]) -> CardEffect[None, Ending]:
            windows, name = windows_of(at, effect), effect.__name__.replace("_", "-")
            role = Role.ANY.value
            ability = Ability(name, windows, role, False, effect, when, is_use=False, brings=brings, owner=self.id)
            self.house.append(ability)
            return effect

        return declare

    def later(self, effect: LaterEffect[Ending]) -> LaterEffect[Ending]:
        """Declare what a use or its flare brings later in the same encounter (see `Use.later`): an effect of a use and
        of the numbers that were left for it. It was announced before, so this is neither a use nor a play."""
        self.laters[effect.__name__] = effect
        return effect

    def sides(self, classic: bool) -> list[Ability]:
        """Both sides of the flare in one of its versions; the super side is the same in both."""
        if not (classic and self.classic):
            return self.flares
        return [*self.classic, *(ability for ability in self.flares if ability.flare == SUPER)]

    def way(
        self,
        plays: Callable[..., Iterable[tuple[str, int, Ability]]],
        power: Effect | None = None,
        *,
        other: bool = False,
        flare: bool = False,
        off_sheet: bool = False,
    ) -> None:
        """Declare a way to play cards differently from what they say (`rules/ways.py`). With `power` each such play is
        a use of that ability, which has no moment of its own."""
        self.ways.append(Ways("" if power is None else self.id_of(power), plays, other, flare, off_sheet))

    def rule(self, question: SheetQuestion[Q, R_co]) -> Callable[[Callable[Q, R_co]], Callable[Q, R_co]]:
        """Declare a standing rule: a pure answer to a question of the engine (`Rule`)."""
        return declare_answer(self.standing, Rule, question)
