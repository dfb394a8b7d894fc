"""A use as an object: an ability, a card or a tech of one seat at one moment."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Generic

from ..model.constraints import InsteadOfCards, Later
from ..model.encounter import INTIMIDATE, Modifier
from ..model.occurrences import DISCARD, HAND, Occ_co
from ..model.state import TOKENS
from ..verbs.encounter import impose
from ..verbs.facedown import return_laid
from ..verbs.powers import remember, zap
from .abilities import Ability

if TYPE_CHECKING:
    from warptable.kernel import Option
    from warptable.kernel.moments import Moment

    from ..game import Game
    from ..model.constraints import Constraint
    from ..model.encounter import Encounter
    from ..model.laboratory import Tech
    from ..model.layers import Layer
    from ..model.occurrences import Play
    from ..model.state import Sheet
    from .abilities import LaterEffect
    from .ways import Way


class Use(Generic[Occ_co]):
    """An ability or card of one seat at one moment: what conditions and effects are given.

    `Use[Losses]` is one in a window about Losses, `Use` alone one in a window about nothing but its moment. While it is
    announced it is itself what a window is about: the target that cancels answer (`Play`).
    """

    __slots__ = ("ability", "cancelled", "card", "choice", "counts", "disposal", "event", "g", "seat", "way")

    def __init__(self, g: Game, seat: int, ability: Ability, card: int, event: Occ_co) -> None:
        self.g = g
        self.seat = seat
        self.ability = ability
        self.card = card  # -1: it is not a card
        self.event = event
        self.cancelled = False
        self.counts = True  # a flare that is stopped may not count as played
        self.disposal: str | int = ""  # what becomes of a played card: see `dispose`; empty: the usual
        self.way: Way | None = None  # how a card is played; None: as it says, from the hand
        self.choice: Option = None  # what was chosen with the offer itself, for a secret play

    def cancel(self, disposal: str | int = DISCARD, *, counts: bool = True) -> None:
        """This use or card has no effect; a card goes where the canceller says."""
        self.cancelled = True
        self.disposal = disposal
        self.counts = counts

    def impose(self, constraint: Constraint) -> None:
        """Demand, forbid or allow something until the encounter ends (`model/constraints.py` says what there is)."""
        impose(self.g, constraint, self.source)

    def later(self, moment: Moment[None], effect: LaterEffect[Awaitable[None] | None], *numbers: int) -> None:
        """What this use has announced happens when that window opens, before anything is used there, and even if its
        power is gone by then (F-POWER-2 ends uses, not what was used). `effect` is declared with `Alien.later`; it is
        given a use and these numbers."""
        self.impose(Later(self.seat, effect.__name__, numbers, window=int(moment)))
        self.g.join_masks()

    def instead_of_cards(self, effect: LaterEffect[Awaitable[None] | None], *numbers: int) -> None:
        """Whoever is declared the winner by `effect` (as in `later`) wins without encounter cards. That happens when
        the alliance phase is over: whatever is used in it still is. The first such announcement holds. Intimidates are
        not needed any more (N-INTIM-10)."""
        if not self.e.all_of(InsteadOfCards):
            self.impose(InsteadOfCards(self.seat, effect.__name__, numbers))
            return_laid(self.g, INTIMIDATE)

    def modify(
        self,
        layer: Layer,
        side: int = -1,
        *,
        seat: int = -1,
        op: str = "add",
        amount: int = 0,
        face: str = "",
        needs: str = "",
    ) -> None:
        """Change the totals, the card faces or the result in one layer, until the encounter ends (`Modifier`)."""
        self.g.modify(Modifier(layer, self.source, side, seat, op, amount, face, needs))

    @property
    def e(self) -> Encounter:
        return self.g.e

    @property
    def name(self) -> str:
        """The id of the ability or artifact."""
        return self.ability.id

    @property
    def flare(self) -> str:
        """The side on which a flare is played; empty for anything else."""
        return self.ability.flare

    @property
    def zaps(self) -> bool:
        """Does it count as a Cosmic Zap?"""
        return self.ability.zaps

    @property
    def answers(self) -> Play | None:
        """The use or card that this one was played against."""
        return self.event if isinstance(self.event, Use) else None

    @property
    def source(self) -> str:
        """The alien or card id, for events and modifiers."""
        return self.ability.source

    @property
    def side(self) -> int:
        return self.g.side_of(self.seat)

    @property
    def opponent(self) -> int:
        return self.g.opponent(self.seat)

    @property
    def option(self) -> Option:
        """How this stands among the options of an offer: the ability's id, the card's number, with what it is played as
        if that is something else (and with the flare that goes with it), or a secret choice."""
        if self.choice is not None:
            return self.choice
        if self.way is not None and self.way.face:
            flare = self.way.flare
            return (self.card, self.way.face) if flare < 0 else (self.card, self.way.face, flare)
        return self.ability.id if self.card < 0 else self.card

    def __repr__(self) -> str:
        return f"{self.ability.id} (seat {self.seat})"


class PowerUse(Use[Occ_co]):
    """The use of a power that is in force, or of its super flare: there is a sheet."""

    __slots__ = ("sheet",)

    def __init__(self, g: Game, seat: int, ability: Ability, sheet: Sheet, card: int, event: Occ_co) -> None:
        self.g = g  # as in Use, without a second call: every window makes many of these
        self.seat = seat
        self.ability = ability
        self.card = card
        self.event = event
        self.cancelled = False
        self.counts = True
        self.disposal = ""
        self.way = None
        self.choice = None
        self.sheet = sheet

    @property
    def borrowed(self) -> bool:
        """Is this a power lent by another seat for this encounter?"""
        return self.sheet.home != self.seat

    @property
    def tokens(self) -> int:
        """How many tokens lie on the sheet."""
        held = self.sheet.memory.get(TOKENS, 0)
        return held if isinstance(held, int) else 0

    @tokens.setter
    def tokens(self, number: int) -> None:
        remember(self.sheet, TOKENS, number)

    def zap(self) -> None:
        """F-ZAP-2, F-FAQ-6: this use is cancelled and its power is off until the encounter ends. A super flare so
        answered goes back to its hand and does not count as played."""
        self.cancel(HAND, counts=False)
        zap(self.sheet)


class TechUse(Use[Occ_co]):
    """The use of a tech card: neither a power nor a card, so no zap reaches it."""

    __slots__ = ("tech",)

    def __init__(self, g: Game, seat: int, ability: Ability, tech: Tech, event: Occ_co) -> None:
        super().__init__(g, seat, ability, -1, event)
        self.tech = tech


TURN_UP = Ability("turn-up", (), 31, False, lambda use: None, once=False, is_use=False)
"""F-VHID-3: turning up a hidden sheet, offered where something of it could then be used."""


REINFORCEMENT = Ability("reinforcement", (), 31, False, lambda use: None, once=False, is_use=False)
"""A reinforcement on the table, as what cancels answer (F-REINF-5)."""


TECH_ACTION = Ability("tech-action", (), 31, False, lambda use: None, is_use=False)
"""F-TECH-3: a seat's tech action of a regroup phase; what it is, is chosen with the offer."""
