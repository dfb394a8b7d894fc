"""Powers and cards are declared: a moment, a role, a duty, a condition, an effect.

These are the fields printed on an alien sheet. The engine does the rest: may it be used now, in whose
turn, announcing, zapping, limits. An alien's file holds only what is special about it.

A moment is typed by what it is about, so the type checker refuses a condition or an effect that expects something else;
for files that it never sees `_refuse_misfit` does so.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from sys import intern
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from warptable.kernel import Prompt
from warptable.kernel.moments import Moment, Occ

from ..model.cards import FACES, CardType
from ..model.occurrences import Ride
from ..model.roles import Role
from ..model.windows import Window

if TYPE_CHECKING:
    from warptable.kernel import Option

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
    SetupEffect = Callable[[PowerUse], Ending]
    LaterEffect = Callable[Concatenate[Use[None], ...], Ending]  # and the numbers that were left for it
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
    owner: str = ""  # the alien that lets everybody do it, whose name it does not bear

    @property
    def source(self) -> str:
        """The alien or card this belongs to."""
        return intern(
            self.owner or self.id.partition(".")[0]
        )  # logs and modifiers are full of it: one string for all of them


def windows_of(at: Moments[Any], effect: Effect) -> tuple[Window, ...]:
    """The windows of these moments, which must be about what the effect expects."""
    moments = (at,) if isinstance(at, Moment) else tuple(at)
    _refuse_misfit(effect, moments)
    return moments


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


def declared(prompts: list[Prompt], prompt: Prompt) -> Prompt:
    if prompt in prompts:
        raise ValueError(f"the question {prompt} is declared twice")
    prompts.append(prompt)
    return prompt


TURN_UP = Ability("turn-up", (), 31, False, lambda use: None, once=False, is_use=False)
"""F-VHID-3: turning up a hidden sheet, offered where something of it could then be used."""


REINFORCEMENT = Ability("reinforcement", (), 31, False, lambda use: None, once=False, is_use=False)
"""A reinforcement on the table, as what cancels answer (F-REINF-5)."""


TECH_ACTION = Ability("tech-action", (), 31, False, lambda use: None, is_use=False)
"""F-TECH-3: a seat's tech action of a regroup phase; what it is, is chosen with the offer."""


@lru_cache(maxsize=1024)
def itself(source: str) -> Ability:
    """What an alien or card does or answers without any moment of its own: at set-up, by its standing rules."""
    return Ability(source, (), Role.ANY.value, True, lambda use: None, once=False, is_use=False)
