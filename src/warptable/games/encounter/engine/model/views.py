"""The shape of a view: the table as one seat sees it. `engine/view.py` makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from warptable.kernel import CommonView, view_class

from .origins import RESTING
from .piles import COSMIC
from .places import AIR, BESIDE, GATE, HELD, LAB, OUT, WARP
from .roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE

if TYPE_CHECKING:
    from .encounter import Modifier
    from .nearness import Near
    from .pieces import Mark, Token
    from .state import Stored

OUT_OF_FORCE = ("lost", "zapped", "aside", "hidden")
"""Why a power may be out of force."""
Lying = Literal["facedown", "own", "open", "claimed"]


class CardView(NamedTuple):
    """A card whose face the viewer may know. One that the viewer holds may be named by its number. Open cards have
    none (-1): equal cards look the same, so that nobody can follow one that goes out of sight."""

    number: int
    face: str


class SlotView(NamedTuple):
    """An encounter card that was laid: a back, the viewer's own facedown card, an open card, or a card that nobody has
    seen with the face that is claimed for it."""

    lies: Lying
    face: str = ""
    number: int = -1  # only of the viewer's own
    back: str = COSMIC  # of a facedown card


class LaidView(NamedTuple):
    """A card that somebody laid facedown beside the slots, and what for. Only whoever laid it sees its face."""

    seat: int
    kind: str
    back: str
    face: str = ""
    number: int = -1


class AsideView(NamedTuple):
    """A card that lies aside until the encounter ends, or in the warp, and whose it is then. `face` is empty for those
    who do not know it."""

    seat: int
    face: str
    back: str = COSMIC


@view_class
class SheetView:
    """An alien sheet. One that lies facedown shows nothing to others: `alien` is empty."""

    alien: str
    home: int
    origin: str
    hidden: bool
    aside: bool
    lost: bool
    zapped: bool
    used: list[str]
    memory: dict[str, Stored]
    cards: int  # how many lie on it
    own_cards: list[CardView]  # these cards, for the seat that has the sheet; for all where they lie open
    rewards: int  # how many of these cards have the reward back
    crew: tuple[int, ...]  # ships on it, by owner; empty: none was ever there

    @property
    def rests(self) -> bool:
        """Does it wait beside the sheets in force until it is its turn? Everybody sees it."""
        return self.origin == RESTING

    @property
    def off(self) -> tuple[str, ...]:
        """Why its power is out of force: lost, zapped, aside, hidden. Empty for a power in force."""
        flags = (self.lost, self.zapped, self.aside, self.hidden)
        return tuple(word for word, is_so in zip(OUT_OF_FORCE, flags, strict=True) if is_so)


class TechView(NamedTuple):
    """A tech card at a seat. One that lies facedown shows others only how many ships research it: `id` is empty."""

    id: str
    ships: int
    open: bool
    card: bool = False  # a card lies facedown under it
    face: str = ""  # that card, for whoever owns the tech
    back: str = COSMIC  # of that card
    on_sheet: bool = False  # it lies on an alien sheet


@view_class
class SeatView:
    """A player."""

    hand: int
    home: int
    foreign: int
    sheets: list[SheetView]
    known: list[str]  # faces that the viewer knows this seat to hold
    techs: list[TechView]  # in the order in which they were drawn
    rewards: int  # how many of the cards in hand have the reward back
    near: Near  # how near it is to winning by its power


@view_class
class ResultView:
    """How the encounter came out."""

    kind: str
    winner: int
    how: str
    margin: int


class TermView(NamedTuple):
    """One part of a proposal: `cards` that the giver has named, `random` or `random-rewards` ones, a `colony` on a
    planet, or ships of the receiver set `free`."""

    kind: str
    giver: int
    receiver: int
    number: int
    planet: int


class TalksView(NamedTuple):
    """Talks about a deal in which others than the two main players take part: three, or somebody in the place of a main
    player (`replaced`, else -1). `face` is the card by which `seat` takes part; `agreed` have said yes to the terms."""

    parties: tuple[int, ...]
    seat: int
    face: str
    replaced: int
    terms: tuple[TermView, ...]
    agreed: tuple[int, ...]


@view_class
class EncounterView:
    """The encounter."""

    number: int
    offense: int
    defense: int
    system: int
    target: int
    resettle: bool
    destiny: str
    allied: list[int]
    invited: list[int]
    committed: list[tuple[int, int]]  # as an ally of the offense, of the defense
    cards: list[SlotView | None]  # of offense and defense
    revealed: bool
    attack_only: bool
    first_selector: int
    modifiers: list[Modifier]
    automatic: list[int]
    result: ResultView | None
    lost: list[int]
    no_gains: bool
    aside: list[AsideView]
    hazard: bool  # a hazard warning was drawn
    kickers: list[SlotView | None]  # of offense and defense; empty at a table without reward cards
    laid: list[LaidView]  # facedown cards beside the slots
    talks: TalksView | None  # only if others than the main players talk about a deal

    @property
    def mains(self) -> tuple[int, int]:
        """The main players, by side."""
        return self.offense, self.defense

    def side_of(self, seat: int) -> int:
        """The side a seat is on, as main player or ally; -1 if on none (of both: the offense's)."""
        if seat in self.mains:
            return self.mains.index(seat)
        allied = self.allied[seat]
        return OFFENSE if allied & WITH_OFFENSE else DEFENSE if allied & WITH_DEFENSE else -1


@view_class
class View(CommonView):
    """The table as a seat sees it."""

    variants: tuple[str, ...]
    colonies_to_win: int
    home_for_power: int
    turn: int
    player: int
    seats: list[SeatView]
    home_of: tuple[int, ...]  # by planet, also of one that has left the game
    gone: tuple[int, ...]  # planets that have left the game
    adrift: tuple[int, ...]  # planets in the warp
    planets: list[list[int]]
    marks: list[Mark]  # which ships are not plain ones
    gate: list[int]
    beside: list[int]
    warp: list[int]
    out: list[int]
    air: list[int]
    deck: int
    discard: list[CardView]
    flight: list[CardView]
    planet_cards: dict[int, list[str]]
    tokens: dict[str, Token]
    destiny_deck: int
    destiny_discard: list[str]
    encounter: EncounterView | None
    claims: list[int]
    hand: list[CardView]  # of the viewer
    dealt: tuple[str, ...]  # the aliens the viewer chooses from
    tech_deck: int
    tech_discard: list[str]
    reward_deck: int
    reward_discard: list[CardView]
    flare_box: int  # flares that nobody has drawn, where an alien may ask for them
    removed: int  # cards that have left the game
    stash: list[AsideView]  # cards in the warp, with whose they are

    @property
    def technology(self) -> bool:
        """Are there techs to research? Without that variant there are as soon as a power has used the tech deck."""
        return "technology" in self.variants or bool(self.tech_deck or self.tech_discard)

    @property
    def has_rewards(self) -> bool:
        """Is there a reward deck?"""
        return "reward-deck" in self.variants

    @property
    def hazards(self) -> bool:
        """Does anything at this table ask for hazard warnings (N-HAZ-5)?"""
        return self.has_rewards or "dominion-aliens" in self.variants

    @property
    def current(self) -> EncounterView:
        """The encounter, where there certainly is one."""
        assert self.encounter is not None, "no encounter yet"
        return self.encounter

    def home_planets(self, seat: int) -> list[int]:
        """The planets of a home system."""
        away = self.gone + self.adrift
        return [planet for planet, owner in enumerate(self.home_of) if owner == seat and planet not in away]

    def ships_at(self, place: int) -> list[int]:
        """The ships of each seat at a planet or another place."""
        if place >= 0:
            return self.planets[place]
        if place == LAB:
            return [sum(tech.ships for tech in seat.techs) for seat in self.seats]
        if place == HELD:
            crews = [sheet.crew for seat in self.seats for sheet in seat.sheets if sheet.crew]
            return [sum(crew[seat] for crew in crews) for seat in range(len(self.seats))]
        return {GATE: self.gate, BESIDE: self.beside, WARP: self.warp, OUT: self.out, AIR: self.air}[place]
