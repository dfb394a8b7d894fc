"""Powers and cards are declared: a moment, a role, a duty, a condition, an effect.

These are the fields printed on an alien sheet. The engine does the rest: may it be used now, in whose
turn, announcing, zapping, limits. An alien's file holds only what is special about it.

A moment is typed by what it is about, so the type checker refuses a condition or an effect that expects something else;
for files that it never sees `_refuse_misfit` does so.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from sys import intern
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    ParamSpec,
    TypeVar,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from ...kernel import Of, Prompt, Sense
from ..model.cards import FACES, CardType
from ..model.occurrences import Ride
from ..model.roles import Role
from ..model.windows import Moment, Occ, W, Window

if TYPE_CHECKING:
    from ...kernel import Option
    from ..game import Game
    from ..model.prompts import Brings
    from ..model.state import Sheet
    from .use import PowerUse, Use

WILD, SUPER = "wild", "super"

STORES = "plays_off_sheet"
"""The standing rule that cards on a sheet may be played as if from the hand; it answers with the ability used."""

Condition = Callable[..., bool]
"""May it be used now? Of a use; where an ability is declared, of a use in its windows."""
Effect = Callable[..., Any]
"""What happens: of a use, and for a power perhaps of what its super flare changes about it. It may be a flow."""
Choices = Callable[["Use[Any]"], Sequence["Option"]]

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
Change = TypeVar("Change")
Ending = TypeVar("Ending", bound=Awaitable[None] | None)

if TYPE_CHECKING:
    Moments = Moment[Occ] | Sequence[Moment[Occ]]
    PowerWhen = Callable[[PowerUse[Occ]], bool] | None
    CardWhen = Callable[[Use[Occ]], bool] | None
    PowerEffect = Callable[Concatenate[PowerUse[Occ], P], Ending]  # P: what a super flare may change about it
    CardEffect = Callable[[Use[Occ]], Ending]
    SuperEffect = Callable[[PowerUse[Occ]], Ending]
    RiderEffect = Callable[[PowerUse[Ride[Occ]]], Change | Awaitable[Change]]


@dataclass(frozen=True, slots=True)
class Ability:
    """One thing that may or must be done at certain moments."""

    id: str
    windows: tuple[Window, ...]
    role: int  # flags of Role, as a plain int: asked in every window
    must: bool
    effect: Effect
    when: Condition | None = None
    on_cancel: Effect | None = None
    once: bool = True  # once per encounter; reactions to an event may recur (F-FAQ-12)
    is_use: bool = True  # worded as a use of the power, hence zappable (F-COMPONENT-5)
    flare: str = ""  # wild or super: the side of a flare card
    secret: Choices | None = None  # a play that nobody else learns of, chosen whole with the offer itself
    words: tuple[str, ...] = ()  # plain words among those choices
    zaps: bool = False  # it counts as a Cosmic Zap (F-ZAP-1)
    facedown: bool = False  # a card that is laid facedown and announced: it is not played, so nothing stops it
    public: bool = False  # its condition reads only what everybody knows: who cannot use it is never asked
    brings: Brings | None = None  # what a use costs and brings, for those who do not know the alien

    @property
    def source(self) -> str:
        """The alien or card this belongs to."""
        return intern(self.id.partition(".")[0])  # logs and modifiers are full of it: one string for all of them


def windows_of(at: Moments[Any], effect: Effect) -> tuple[Window, ...]:
    """The windows of these moments, which must be about what the effect expects."""
    moments = (at,) if isinstance(at, Moment) else tuple(at)
    _refuse_misfit(effect, moments)
    return tuple(Window(moment) for moment in moments)


def _refuse_misfit(effect: Effect, moments: Sequence[Moment[Any]]) -> None:
    """An effect that says `use: Use[Losses]` cannot be declared for a window about anything else."""
    try:
        hints = list(get_type_hints(effect).values())
    except NameError:  # written for the type checker only
        return
    expected = get_args(hints[0]) if hints else ()
    if not expected or expected[0] is object:
        return
    asked = get_origin(expected[0]) or expected[0]
    for moment in moments:
        if asked is not (moment.occurrence or type(None)):
            given = "nothing more" if moment.occurrence is None else moment.occurrence.__name__
            raise TypeError(f"{effect.__name__} expects {asked.__name__}, but {moment.name} is about {given}")


@dataclass(frozen=True, slots=True)
class Ways:
    """What an alien declares (`Alien.ways`).

    `power`: the ability that each such play is a use of; empty: it is none. `plays`: (face, window, what is played
    there) for everything that can be played so, whatever the cards are. `cards`: those that may be played so by what
    everybody knows, the hand or what lies on the sheet. `other`: they are played as what they do not show; only
    artifacts, with `flare` only other cards that are no encounter cards, and the alien's own flare goes on the table
    with them. `off_sheet`: they are flares on the sheet, which do not count as played and are spent.
    """

    power: str
    plays: Callable[[Game], Iterable[tuple[str, int, Ability]]]
    other: bool = False
    flare: bool = False
    off_sheet: bool = False

    def cards(self, g: Game, seat: int, sheet: Sheet) -> Sequence[int]:
        return sheet.cards if self.off_sheet else g.seats[seat].hand

    def fits(self, shown: str, face: str) -> bool:
        """May a card that shows this be played as that?"""
        if not self.other:
            return shown == face
        card = FACES[shown]
        return shown != face and not card.encounter and (card.type is CardType.ARTIFACT) is not self.flare


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

    box: bool = False  # it or its flare asks for flares out of the box
    edition: str = ""
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
        """The id of the ability that was declared with this effect, here or in the version this one is made from."""
        for ability in self.abilities:
            if ability.effect is effect:
                return ability.id
        if self.base is None:
            raise ValueError(f"{effect.__name__} is no ability of {self.id}")
        return self.base.id_of(effect)

    def setup(self, effect: F) -> F:
        """Declare what is done for this alien at set-up: an effect of (game, seat, sheet)."""
        self.setups.append(effect)
        return effect

    def setup_deck(self, effect: F) -> F:
        """Declare what is done for this alien before any hand is dealt: an effect of (game, seat, sheet). What asks
        nobody is done first."""
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
        self, at: Moments[None], *, when: CardWhen[None] = None
    ) -> Callable[[CardEffect[None, Ending]], CardEffect[None, Ending]]:
        """Declare what every seat may do, once in an encounter, at a table with the classic version of the flare. It
        belongs to no sheet; its condition reads only what everybody knows."""

        def declare(effect: CardEffect[None, Ending]) -> CardEffect[None, Ending]:
            windows, name = windows_of(at, effect), effect.__name__.replace("_", "-")
            self.house.append(Ability(name, windows, Role.ANY.value, False, effect, when, is_use=False))
            return effect

        return declare

    def later(self, effect: CardEffect[None, Ending]) -> CardEffect[None, Ending]:
        """Declare what the flare does later in the same encounter (see `Use.later`). The card was played before, so
        this is neither a use nor a play."""
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
        """Declare a way to play cards otherwise than they say (`rules/ways.py`). With `power` each such play is a use
        of that ability, which has no moment of its own."""
        self.ways.append(Ways("" if power is None else self.id_of(power), plays, other, flare, off_sheet))

    def rule(self, question: str) -> Callable[[F], F]:
        """Declare a standing rule: a pure answer to a named question of the engine."""

        def declare(answer: F) -> F:
            self.standing[question] = answer
            return answer

        return declare


@dataclass(frozen=True, slots=True)
class Artifact:
    """A card that is played at its moment and then discarded (F-ART-2, F-ART-3), or an encounter card or kicker that
    does something while it lies revealed."""

    id: str
    plays: list[Ability] = field(default_factory=list)
    lying: list[Ability] = field(default_factory=list)
    standing: dict[str, Callable[..., Any]] = field(default_factory=dict)
    prompts: list[Prompt] = field(default_factory=list)

    def prompt(self, name: str, of: str, words: Sequence[str] = (), **sense: Unpack[Sense]) -> Prompt:
        """Declare a question: what its options are, which plain words are among them, and what answers mean. Its id is
        made of the card's and this name; without a name it is that of the card."""
        whole = f"{self.id}-{name}" if name else self.id
        return declared(self.prompts, Prompt(whole, of, words, **sense))

    def play(
        self, at: Moments[Occ], *, role: Role = Role.ANY, when: CardWhen[Occ] = None, zaps: bool = False
    ) -> Callable[[CardEffect[Occ, Ending]], CardEffect[Occ, Ending]]:
        """Declare the effect of playing it at these moments. `zaps`: it counts as a Cosmic Zap."""

        def declare(effect: CardEffect[Occ, Ending]) -> CardEffect[Occ, Ending]:
            windows = windows_of(at, effect)
            ability = Ability(self.id, windows, role.value, False, effect, when, once=False, is_use=False, zaps=zaps)
            self.plays.append(ability)
            return effect

        return declare

    def lies(
        self, at: Moments[Occ], *, when: CardWhen[Occ] = None
    ) -> Callable[[CardEffect[Occ, Ending]], CardEffect[Occ, Ending]]:
        """Declare what the card does for its main player at these moments while it lies revealed, once in an encounter.
        This is neither a use nor a play: nobody may decline it and nothing zaps it."""

        def declare(effect: CardEffect[Occ, Ending]) -> CardEffect[Occ, Ending]:
            ability_id, windows = f"{self.id}.{effect.__name__.replace('_', '-')}", windows_of(at, effect)
            self.lying.append(Ability(ability_id, windows, Role.MAIN.value, True, effect, when, is_use=False))
            return effect

        return declare

    def rule(self, question: str) -> Callable[[F], F]:
        """Declare a rule that holds while the card lies revealed: an answer to a named question of the engine, of the
        game and the main player whose card it is."""

        def declare(answer: F) -> F:
            self.standing[question] = answer
            return answer

        return declare


@dataclass(frozen=True, slots=True)
class Rift(Artifact):
    """N-RIFT-1, N-RIFT-2: a card that is played for a gain, and explodes when it is taken from a hand."""

    blasts: list[Ability] = field(default_factory=list)

    def explodes(self, effect: CardEffect[None, Ending]) -> CardEffect[None, Ending]:
        """Declare what whoever took it loses. This is neither a use nor a play."""
        self.blasts.append(Ability(self.id, (), Role.ANY.value, True, effect, once=False, is_use=False))
        return effect


@dataclass(frozen=True, slots=True)
class Reinforcement(Artifact):
    """A reinforcement whose value is not printed on it."""

    worths: list[Callable[..., int]] = field(default_factory=list)

    def worth(self, amount: F) -> F:
        """Declare what it adds when it is played: of the game and its player."""
        self.worths.append(amount)
        return amount


def declared(prompts: list[Prompt], prompt: Prompt) -> Prompt:
    if prompt in prompts:
        raise ValueError(f"the question {prompt} is declared twice")
    prompts.append(prompt)
    return prompt
