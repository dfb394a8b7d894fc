"""The whole game as plain data."""

from dataclasses import field

from warptable.kernel import GameState, Plain, Rng, plain, value

from .frame import Frame, Result
from .tactics import ALL_READY
from .views import View

Memory = int | str
WAYS = ("planets", "supply", "limit", "observers", "none")
"""How a game ends without a text: enough planets; an empty supply; at the limit of a simulation by more planets, or
with as many (`none`); two empty supplies, with which whoever looks on wins (D-WIN-06)."""


@plain
class Seat(Plain):
    """One player."""

    alien: str = ""  # empty: none was chosen yet, or the table plays without
    dealt: tuple[str, ...] = ()  # the aliens to choose from at set-up
    hand: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)  # the next card is the last
    pile: list[int] = field(default_factory=list)  # discards, top last: public (D-MISC-04)
    under: list[int] = field(default_factory=list)  # cards facedown under the alien: no part of the hand
    ready: int = ALL_READY  # bits of the readied tactics
    memory: dict[str, Memory] = field(default_factory=dict)  # what lies on the alien card, public


@value
class Envoy:
    """An envoy in play. Its icon names it. It changes rarely: verbs put another record in its place, and clones of the
    state share those that have not changed."""

    id: str
    icon: str
    up: bool = False
    ally: int = -1  # the seat it is allied with; -1: neutral
    read: int = 0  # bits of the seats that have read it
    tokens: int = 0  # what lies on the card, public


@value
class Last:
    """The duel or contest before this one."""

    loser: int = -1  # of the last duel or contest (D-GAP-37)
    planet: int = -1  # of the last duel


@plain
class State(GameState[View]):
    """Root of the data of one game."""

    edition: str
    variants: tuple[str, ...]
    rng: Rng
    step: str = "setup.decks"
    seats: list[Seat] = field(default_factory=list)
    leader: int = 0  # the other one is the straggler (D-LEAD-01)
    older: int = -1  # who is said to be older (D-GAP-13); -1: nobody was named
    ships: list[tuple[int, int]] = field(default_factory=list)  # [place][seat]
    row: list[int] = field(default_factory=list)  # revealed planets, in the order of their discovery
    stack: list[int] = field(default_factory=list)  # facedown planets; the next one is the last
    warpplanet: int = -1  # the tile that lies in the Warp; it is in `row`, too
    faces: list[str] = field(default_factory=list)  # what each card shows
    seen: list[int] = field(default_factory=list)  # per card: bits of the seats that know its face
    origin: tuple[int, ...] = ()  # per card: the deck it was last shuffled into; 0, 1 of a seat, 2 reinforcements
    support: list[int] = field(default_factory=list)  # the reinforcement deck; the next card is the last
    destiny: tuple[tuple[str, ...], ...] = ()  # discovery, event, refresh; the next card is the last
    stacked: tuple[str, ...] = ()  # envoys and destiny cards that lie on top after the shuffle, next one first
    past: list[str] = field(default_factory=list)  # destiny cards, newest last
    next_deck: int = 0  # the deck of the next destiny card
    envoys: list[Envoy] = field(default_factory=list)  # in play, by icon
    envoy_decks: tuple[tuple[str, ...], ...] = ()  # by icon; the next one is the last
    gone: list[Envoy] = field(default_factory=list)  # envoys out of the game, with the face they had
    frame: Frame | None = None  # the duel or contest that is going on
    last: Last = Last()
    used: tuple[str, ...] = ()  # abilities used once for this destiny card
    cards: int = 0  # destiny cards drawn so far
    limit: int = 0  # simulations stop after this many (D-GAP-44); 0: never
    claims: list[int] = field(default_factory=list)  # seats that have won
    way: str = ""  # how the game was won: one of WAYS, or the text that says so


__all__ = ["WAYS", "Envoy", "Frame", "Last", "Memory", "Result", "Seat", "State"]
