"""One encounter as plain data: its two sides, what each seat has to do with it, and what effects demand of it."""

from dataclasses import field
from enum import IntEnum
from typing import Any, TypeVar, overload

from warptable.kernel import Plain, plain, value

from .constraints import Acted, Constraint, OnSeat

C = TypeVar("C", bound=Constraint)
S = TypeVar("S", bound=OnSeat)

BOTH_ATTACK = "both attack"
"""A condition of modifiers: both cards count as attacks."""


class Layer(IntEnum):
    """How a side's total is made, from what the card in the slot shows to the last reinforcement. The numbers are those
    of events and views; only their order means something, and it is the law, not numbers on powers."""

    FACE = 3  # later renaming, newest last
    KICK = 4  # multiplies the card's value
    VALUE_FIRST = 5  # value changes 'before any other effect'
    VALUE = 6  # value changes, in seat order
    COUNT = 7  # another number of ships is counted for one seat
    WORTH = 8  # points per ship
    SIGN = 9  # ships that count negative
    COMBINE = 10  # how card and ships are put together
    BONUS = 11  # keeps its sign always
    REINFORCE = 12  # reinforcements, on the side their player chose
    COMPARE = 13  # lower total wins instead of higher
    UPSET = 14  # winner and loser change places, last of all


@value
class Modifier:
    """A change in one layer of the totals, the card faces or the limits; pure data.

    `side` is 0 or 1 (-1: both); `seat` the owner of the ships it touches (-1: all). `needs` names a
    condition on the final faces, so that a later change of a card silently switches it.
    """

    layer: int
    source: str
    side: int = -1
    seat: int = -1
    op: str = "add"
    amount: int = 0
    face: str = ""
    needs: str = ""


INTIMIDATE = "intimidate"
"""What a card is laid beside the slots for: to become an encounter card (N-INTIM-2)."""


@value
class Aside:
    """A card that is out of its hand until the encounter ends: in no hand, so nobody can play, take or discard it. It
    lies open if everybody has seen it."""

    card: int
    seat: int  # to whose hand it goes back
    source: str  # the alien or card that laid it aside


@value
class Laid:
    """A card that lies facedown beside the slots, out of its hand, and what it is there for."""

    seat: int  # who laid it
    card: int
    kind: str


@value
class Term:
    """One part of a deal: `giver` hands over cards, n random cards of one back, a colony, or frees ships."""

    kind: str  # cards, random, random-rewards, colony, free
    giver: int
    receiver: int
    cards: tuple[int, ...] = ()
    number: int = 0
    planet: int = -1


@value
class Talks:
    """Talks about a deal in which others than the two main players take part."""

    parties: tuple[int, ...]  # in the order in which they speak
    seat: int  # who is there by this card
    card: int  # it lies open until the encounter ends; -1: no more
    replaced: int = -1  # the main player in whose place that seat talks
    terms: tuple[Term, ...] = ()  # what is on the table
    agreed: tuple[int, ...] = ()  # who has said yes to it


@value
class Result:
    """How an encounter came out. Won and lost are said of main players; success is wider."""

    kind: str  # won, both_lost, deal, deal_failed, success, none
    winner: int = -1  # side
    how: str = ""  # totals, faces, automatic, yielded, resettled, declared
    margin: int = -1  # only if totals decided
    faces: tuple[str, str] = ("", "")
    upset: bool = False

    @property
    def retreated(self) -> bool:
        """Has the losing side retreated from an attack (N-RETREAT-2)?"""
        return self.winner >= 0 and self.faces[1 - self.winner] == "retreat"


@plain
class Side(Plain):
    """The offense's or the defense's side: its encounter card."""

    card: int = -1  # in the slot
    laid_by: int = -1  # who laid it
    laid_from: str = ""  # where it lay: on this alien's sheet, or as an intimidate; empty: it came from a hand
    opened: bool = False  # it lies faceup, perhaps before the reveal
    claimed: str = ""  # a face claimed for a card nobody has seen
    kicker: int = -1  # laid beside the encounter card


@plain
class EncounterSeat(Plain):
    """What one seat has to do with the encounter. The first four are bits, WITH_OFFENSE and WITH_DEFENSE; ships are
    counted for each side, for a seat may be an ally of both."""

    allied: int = 0  # the sides it is an ally of
    invited: int = 0  # the sides that invited it
    may_join: int = 0  # these, and the sides for which it needs no invitation
    joined: int = 0  # the sides it joined, also if it has left since
    committed: tuple[int, int] = (0, 0)  # ships it sent as an ally, less those it took back
    engaged: tuple[int, int] = (0, 0)  # ships it had in the encounter when the outcome was known
    lost: int = 0  # ships it lost from the encounter to the warp
    warped: int = 0  # its ships that reached the warp during the encounter and are still there


@plain
class Encounter(Plain):
    """One encounter: roles, the two sides, the seats, what effects left in force, the result."""

    number: int  # in this turn
    offense: int
    defense: int = -1
    system: int = -1  # in whose home system
    target: int = -1  # planet
    resettle: bool = False
    destiny: str = ""
    named: int = -1  # the seat whose colour the destiny card counts as (F-DESTINY-10); -1: a wild, or no card
    hazard: bool = False  # a hazard warning was drawn (N-HAZ-2)
    revealed: bool = False
    sides: list[Side] = field(default_factory=lambda: [Side(), Side()])  # offense, defense
    seats: list[EncounterSeat] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    constraints: list[Constraint] = field(default_factory=list)  # in the order in which they were made
    flares: dict[int, int] = field(default_factory=dict)  # flares played in this encounter -> who played each
    aside: list[Aside] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)  # cards facedown beside the slots
    result: Result | None = None
    terms: tuple[Term, ...] = ()
    talks: Talks | None = None  # only if others than the main players talk
    outer: str = ""  # for an inserted encounter: the step the outer one goes on with

    @property
    def slots(self) -> list[int]:
        """The encounter cards of offense and defense; -1: none lies there."""
        return [side.card for side in self.sides]

    @property
    def facedown(self) -> list[int]:
        """All cards that were laid for this encounter: in the slots, as kickers, and beside them."""
        kickers = [side.kicker for side in self.sides]
        return [card for card in (*self.slots, *kickers, *(laid.card for laid in self.laid)) if card >= 0]

    @overload
    def constraint(self, kind: type[C]) -> C | None: ...

    @overload
    def constraint(self, kind: type[S], seat: int) -> S | None: ...

    def constraint(self, kind: Any, seat: int = -1) -> Any:
        """The latest constraint of this kind, or of this kind on this seat."""
        for found in reversed(self.constraints):
            if isinstance(found, kind) and (seat < 0 or found.seat == seat):
                return found
        return None

    def all_of(self, kind: type[C]) -> list[C]:
        """All constraints of this kind, oldest first."""
        return [found for found in self.constraints if isinstance(found, kind)] if self.constraints else []

    def has_done(self, seat: int, what: str) -> bool:
        """Has this seat used this, which may be used once in an encounter?"""
        return any(acted.seat == seat and acted.what == what for acted in self.all_of(Acted))
