"""The shape of a view: the table as one seat sees it. `engine/view.py` makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from warptable.kernel import CommonView, view_class

from .places import SUPPLY, WARP

if TYPE_CHECKING:
    from .frame import Halves, Modifier, Result, Switches
    from .state import Last


class CardView(NamedTuple):
    """A card whose face the viewer may know. One that the viewer holds may be named by its number; others have -1."""

    number: int
    face: str


class ExtraView(NamedTuple):
    """A reinforcement that was played: by whom, and whose clout it changes."""

    face: str
    by: int
    on: int


class EnvoyView(NamedTuple):
    """An envoy in play. `id` is empty for a viewer who has not read a facedown one."""

    id: str
    icon: str
    up: bool
    ally: int  # -1: neutral
    read: tuple[int, ...]  # the seats that have read it
    tokens: int


class LaidView(NamedTuple):
    """What one side has locked in. The tactic and a second one stay -1 for the opponent until they are shown; how many
    plans lie there is public."""

    cards: int
    faces: tuple[CardView, ...]  # empty for whoever may not see them
    open: bool
    main: tuple[str, ...]  # faces of the plan, or of tens and ones; empty before the reveal
    half: str  # the face of which half is added; empty: none
    tactic: int
    side: int
    second: int
    second_side: int


@view_class
class SeatView:
    """A player."""

    alien: str
    hand: int  # how many cards
    deck: int
    pile: list[str]  # faces of the discards, top last
    under: int  # how many cards lie under the alien
    own_under: list[CardView]  # these cards, for whoever put them there
    ready: int  # bits of the readied tactics; one that is laid counts as readied until it is spent
    memory: dict[str, int | str]
    known: list[str]  # faces that the viewer knows among this seat's hidden cards, sorted
    planets: int  # controlled
    hand_limit: int
    to_win: int  # planets that win


@view_class
class FrameView:
    """The duel or contest that is going on. Of `dials` a viewer sees those that are revealed and their own; -1 is one
    that is set and hidden."""

    kind: str
    card: str
    switches: Switches  # what the card changes about the rules
    leader: int
    planet: int
    advantage: int
    controllers: tuple[int, ...]
    round: int
    closed: bool
    said: dict[str, int | str]
    destroyed: tuple[int, int]
    dials: tuple[int, ...]
    sent: tuple[int, int]
    late: tuple[int, ...]
    hidden: tuple[int, ...]
    laid: list[LaidView]
    first: tuple[int, ...]
    shown: tuple[tuple[int, ...], tuple[int, ...]]
    halves: tuple[Halves, Halves]
    blasted: tuple[int, int]
    revealed: bool
    silent: tuple[int, ...]
    extras: list[ExtraView]
    modifiers: tuple[Modifier, ...]
    result: Result | None
    used: list[str]


@view_class
class View(CommonView):
    """The whole table."""

    variants: list[str]
    seats: list[SeatView]
    leader: int
    row: list[int]  # revealed tiles
    ships: list[tuple[int, int]]  # [place][seat], the places as in the state
    stack: int  # facedown tiles
    warpplanet: int
    support: int  # cards in the reinforcement deck
    destiny: list[int]  # cards in the three decks
    past: list[str]
    next_deck: int
    envoys: list[EnvoyView]
    envoy_decks: list[int]
    gone: list[str]  # envoys out of the game; empty for one that the viewer has never read
    frame: FrameView | None
    last: Last
    claims: list[int]
    way: str
    hand: list[CardView]  # the viewer's own
    dealt: list[str]  # the aliens the viewer may choose from

    @property
    def current(self) -> FrameView:
        """The duel or contest, where there certainly is one."""
        assert self.frame is not None, "neither duel nor contest is going on"
        return self.frame

    @property
    def straggler(self) -> int:
        return 1 - self.leader

    @property
    def supply(self) -> tuple[int, int]:
        """Ships in each supply."""
        return self.ships[SUPPLY]

    @property
    def warp(self) -> tuple[int, int]:
        """Ships of each seat in the Warp."""
        return self.ships[WARP]
