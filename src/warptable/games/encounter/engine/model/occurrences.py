"""What a window can be about: one small class for each thing that happens and may be answered or changed.

`model/windows.py` says which window is about which of these. A window that is about nothing but its moment has None.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Protocol

from warptable.kernel.moments import Occ_co

if TYPE_CHECKING:
    from .laboratory import Tech
    from .state import Sheet

DISCARD, HAND = "discard", "hand"
"""What may become of a played card, besides going to another seat's hand."""


# ---------------------------------------------------------------- uses and cards


class Play(Protocol):
    """A power used or a card played. While it is announced others may cancel it."""

    @property
    def seat(self) -> int: ...

    @property
    def card(self) -> int:
        """The card played; -1 for a power."""

    @property
    def name(self) -> str:
        """The id of the ability or artifact."""

    @property
    def flare(self) -> str:
        """The side on which a flare is played, wild or super; empty for anything else."""

    @property
    def zaps(self) -> bool:
        """Does it count as a Cosmic Zap?"""

    @property
    def answers(self) -> Play | None:
        """What this card was played against."""

    @property
    def cancelled(self) -> bool: ...

    def cancel(self, disposal: str | int = DISCARD, *, counts: bool = True) -> None:
        """It has no effect; a card goes where the canceller says. A flare may not count as played."""


class PowerPlay(Play, Protocol):
    """A use of a power, or a super flare, which is one, too."""

    @property
    def sheet(self) -> Sheet: ...

    def zap(self) -> None:
        """F-ZAP-2: it has no effect, and its power is off until the encounter ends."""


class TechPlay(Play, Protocol):
    """A tech is used. It is neither a power nor a card; only what answers techs can cancel it."""

    @property
    def tech(self) -> Tech: ...


@dataclass(slots=True)
class Ride(Generic[Occ_co]):
    """A power is being used, and its super flare may change this very use. `about` is what the use is about, `cards`
    those that its effect has drawn or discarded so far, where the flare is played in the middle of it."""

    use: Play
    about: Occ_co
    cards: tuple[int, ...] = ()


@dataclass(slots=True)
class ArtifactSpent:
    """A played artifact is about to be discarded, unless an effect (`kept_by`) gives it back to its player."""

    seat: int
    card: int
    kept_by: str = ""


# ---------------------------------------------------------------- ships


@dataclass(slots=True)
class Regroup:
    """A seat is about to take ships from the warp; effects may change who and how many, or put something else in its
    place (`number` 0)."""

    seat: int
    number: int = 1


@dataclass(slots=True)
class Losses:
    """Ships of one batch on their way to the warp: `heading[seat]` are still on the way, `removed[seat]` left the game.
    `by_result`: lost by the outcome of the encounter. `left`: from where they were picked up (seat, place, number)."""

    heading: list[int]
    removed: list[int]
    source: str
    by_result: bool = False
    left: Sequence[tuple[int, int, int]] = ()


@dataclass(slots=True)
class ShipsBack:
    """A seat got ships back from the warp."""

    seat: int
    number: int


@dataclass(slots=True)
class DealFailed:
    """The losses of a failed deal are about to be paid: how many ships each party loses."""

    losses: dict[int, int]


@dataclass(slots=True)
class ColonyGained:
    """A seat has a new colony on a planet."""

    seat: int
    planet: int


@dataclass(slots=True)
class ColonyLost:
    """A seat has lost its colony on a planet."""

    seat: int
    planet: int


@dataclass(slots=True)
class PowerLost:
    """A seat has lost the use of a sheet, for it has too few home colonies."""

    seat: int
    sheet: Sheet


# ---------------------------------------------------------------- cards


@dataclass(slots=True)
class DestinyDraw:
    """A destiny card is about to be drawn. An effect may name it (`card`)."""

    card: str = ""


@dataclass(slots=True)
class DestinyDrawn:
    """This destiny card was drawn, and counts as the colour of this seat (-1: a wild). Meanwhile another one may have
    taken its place."""

    card: str
    named: int


@dataclass(slots=True)
class CardsDrawn:
    """A seat has drawn these cards from the deck."""

    seat: int
    cards: list[int]


@dataclass(slots=True)
class NewHand:
    """A hand is about to be replaced; `kept` cards stay."""

    seat: int
    kept: list[int] = field(default_factory=list)


@dataclass(slots=True)
class CardsTaken:
    """Cards were taken from a hand, at random unless a `picker` chose them."""

    taker: int
    victim: int
    cards: list[int]
    picker: int = -1


@dataclass(slots=True)
class CardsDiscarded:
    """These cards of a seat went to the discard pile."""

    seat: int
    cards: list[int]


@dataclass(slots=True)
class EncounterCards:
    """The cards that lay in the slots of offense and defense have left the table; -1 where there was none. `added`:
    other encounter cards that counted in a total and were discarded."""

    cards: list[int]
    added: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Compensation:
    """One payment, about to be taken: `number` cards of `payer` for `receiver`, at random unless a `picker` chooses;
    never the `shielded` ones."""

    receiver: int
    payer: int
    number: int
    picker: int = -1
    shielded: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Reward:
    """What one seat is due: how many of its ships from the warp, how many cosmic cards and how many reward cards.
    `source`: who grants it."""

    seat: int
    source: str
    ships: int
    cards: int
    rewards: int = 0


@dataclass(slots=True)
class Rewards:
    """Rewards of one batch are about to be paid. Everybody has said how many ships and how many cards of
    which deck; nothing is drawn."""

    due: list[Reward]


@dataclass(slots=True)
class Gains:
    """A seat has received these cards as compensation or rewards."""

    seat: int
    cards: list[int]
