"""What every use has, whatever can be done with it: whose it is, at which table, and by which ability or card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warptable.kernel.asking import Asking

if TYPE_CHECKING:
    from warptable.kernel import Option

    from ...game import Game
    from ...model.encounter import Encounter
    from ..abilities import Ability
    from ..ways import Way


class Basis(Asking):
    """What every use tells.

    Wherever a verb takes `seat`, that is whom it is about: the seat whose use it is, unless another one is named. In
    events and questions it says by itself which alien or card it belongs to (`source`).
    """

    __slots__ = ("ability", "cancelled", "card", "choice", "counts", "disposal", "g", "seat", "way")
    g: Game
    seat: int
    ability: Ability
    card: int  # -1: it is not a card
    cancelled: bool
    counts: bool  # a flare that is stopped may not count as played
    disposal: str | int  # what becomes of a played card: see `dispose`; empty: the usual
    way: Way | None  # how a card is played; None: as it says, from the hand
    choice: Option  # what was chosen with the offer itself, for a secret play

    @property
    def e(self) -> Encounter:
        """The encounter that is going on."""
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
    def source(self) -> str:
        """The alien or card id, for events and modifiers."""
        return self.ability.source

    @property
    def side(self) -> int:
        """The side of this seat, as main player or ally; -1 if it takes no part."""
        return self.g.side_of(self.seat)

    @property
    def opponent(self) -> int:
        """The other main player."""
        return self.g.opponent(self.seat)

    @property
    def others(self) -> list[int]:
        """All other seats, from the left neighbour on."""
        return self.g.clockwise(self.seat)

    @property
    def hand(self) -> list[int]:
        """The cards in this seat's hand, not to be changed."""
        return self.g.seats[self.seat].hand

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

    def emit(self, kind: str, *, seat: int | None = None, **data: Any) -> None:
        """Log that something happened to a seat; an event of an alien alone is declared (`Alien.event`)."""
        told, events = {"seat": self._about(seat), **data}, self.g.registry.events
        if self.g.log is not None and (kind, *told) not in events.known:
            events.check(kind, told)
        self.g.emit(kind, self.source, **told)

    def __repr__(self) -> str:
        return f"{self.ability.id} (seat {self.seat})"
