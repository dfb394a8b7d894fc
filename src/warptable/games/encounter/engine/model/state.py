"""The whole game as plain data."""

from dataclasses import field

from warptable.kernel import GameState, Plain, Rng, plain, value

from .encounter import Aside, Encounter
from .laboratory import Laboratory
from .origins import SEED
from .pieces import Mark, Token
from .piles import Box, NamedPile, Pile
from .views import View

BOND = "bond"
"""Under this name a sheet remembers the seat to which it is bound. That ends when its power is lost."""
TOKENS = "tokens"
"""Under this name a sheet remembers how many tokens lie on it, or which seats hold one until the encounter ends."""
FACEUP = "faceup"
"""Under this name a sheet remembers that the cards on it lie open."""

FLARES = "flares"
"""Under this name a sheet remembers that the cards on it are flares, as everybody knows."""

Stored = int | str | bool | tuple[int, ...] | tuple[str, ...]


@plain
class Sheet(Plain):
    """An alien sheet with its own memory: tokens and marks travel with it."""

    alien: str
    home: int  # the seat it belongs to, also while lent
    origin: str = "own"  # own, incarnation, seed, stage, resting
    hidden: bool = False  # facedown by the hidden powers variant
    replaced: bool = False  # out of force: its seat plays with a borrowed power instead, or with another stage
    lost: bool = False  # too few home colonies
    zapped: bool = False  # until the end of the encounter
    used: list[str] = field(default_factory=list)  # abilities used in this encounter
    memory: dict[str, Stored] = field(default_factory=dict)
    cards: list[int] = field(default_factory=list)  # cards lying on the sheet, no part of the hand
    crew: tuple[int, ...] = ()  # ships lying on the sheet, by owner; empty: none was ever there

    def own(self, seat: int) -> bool:
        """Is this a power of the seat's own, which it can lend, exchange and lose? One that a tech gives it is not."""
        return self.home == seat and self.origin != SEED


@plain
class Seat(Plain):
    """One player."""

    hand: list[int] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    home: int = 0  # home colonies, kept by the ship verbs
    foreign: int = 0  # foreign colonies: the colony marker (F-COMPONENT-6)
    dealt: tuple[str, ...] = ()  # the aliens to choose from at set-up


@value
class Played:
    """A card lying open on the table: played, and not yet disposed of."""

    card: int
    seat: int  # who played it
    store: str = ""  # the sheet it lay on; empty: it came from a hand


@plain
class State(GameState[View]):
    """Root of the data of one game."""

    edition: str
    variants: tuple[str, ...]
    rng: Rng
    step: str = "setup.aliens"
    turn: int = 0
    player: int = -1  # whose turn it is
    first: int = -1  # who has the first turn; named before the set-up only in a campaign
    seats: list[Seat] = field(default_factory=list)
    home_of: tuple[int, ...] = ()  # planet -> seat of its home system; an entry for every planet there ever was
    gone: tuple[int, ...] = ()  # planets that have left the game
    adrift: tuple[int, ...] = ()  # planets in the warp: in no system, and their ships are on a colony and in the warp
    ships: list[list[int]] = field(default_factory=list)  # [place][seat]
    marks: list[Mark] = field(default_factory=list)  # which of these ships are not plain ones
    faces: list[str] = field(default_factory=list)  # what each card shows
    seen: list[int] = field(default_factory=list)  # per card: bits of the seats that know its face
    piles: dict[str, Pile] = field(default_factory=dict)  # by their backs
    played: list[Played] = field(default_factory=list)  # in the order of play
    planet_cards: dict[int, tuple[int, ...]] = field(default_factory=dict)  # cards lying open at a planet
    tokens: dict[str, Token] = field(default_factory=dict)  # on the map, by the cards that brought them
    destiny: NamedPile = field(default_factory=NamedPile)
    unused: list[str] = field(default_factory=list)  # alien sheets still in the box
    put_away: list[str] = field(default_factory=list)  # alien sheets that may be drawn again when the box is empty
    frames: list[Encounter] = field(default_factory=list)  # the current encounter is last
    claims: list[int] = field(default_factory=list)  # seats that have met a victory condition
    encounters: int = 0
    quakes: int = 0
    reshuffles: int = 0
    stash: tuple[Aside, ...] = ()  # cards in the warp, until they are taken back
    laboratory: Laboratory | None = None  # only with technology
    box: Box | None = None  # only where an alien may want what is in it
