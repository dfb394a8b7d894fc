"""One duel or contest as plain data, and what cards and texts say about it. A restart is a new round of the same frame
(D-GAP-25)."""

from dataclasses import field
from enum import IntEnum, StrEnum

from warptable.kernel import Plain, plain, value

NONE = -1

Halves = tuple[tuple[str, int], ...]
"""Halves of tactics as kind and value."""


class Header(StrEnum):
    """D-ALI-02, D-CNT-09: the header over an ability says when it works."""

    ALWAYS = "always"
    SETUP = "setup"
    DUELS = "duels"
    CONTESTS = "contests"
    BOTH = "contests_and_duels"

    def covers(self, kind: str) -> bool:
        """Does it work while this goes on: `duel`, `contest`, or nothing (empty)?"""
        return self in _COVERS[kind]


_COVERS = {
    "duel": (Header.ALWAYS, Header.DUELS, Header.BOTH),
    "contest": (Header.ALWAYS, Header.CONTESTS, Header.BOTH),
    "": (Header.ALWAYS, Header.SETUP),
}


@value
class Switches:
    """What the card of a duel or contest changes about its rules."""

    dial_limit: int = 0  # a higher dial counts as this; 0: no limit
    extra: int = 0  # ships that are sent besides those of the dial
    fixed: int = 0  # no dials: each sends this many
    from_warp: bool = False  # ships are sent from the Warp; whoever has none there sends 1 from the supply
    controllers_stay: bool = False  # who controls the planet cannot send, until a restart (D-GAP-08)
    late: bool = False  # dials are revealed and ships sent just before tactics
    retreat_first: bool = False  # all ships there retreat before the duel begins
    tactics: bool = True
    blast: int = 0  # added to each revealed blast
    shield: int = 0  # added to each shield of a seat that controls the planet
    loser_stays: bool = False
    lower_wins: bool = False


PLAIN = Switches()
"""Nothing is changed."""


@value
class Extra:
    """A reinforcement that was played: who played it and whose clout it changes are two things (D-REI-08)."""

    card: int
    by: int
    on: int


class Layer(IntEnum):
    """D-GAP-12: how a clout is made, from the card in the slot to the last reinforcement. A modifier sits in a layer;
    their order is the law."""

    SLOT = 1  # which plan
    BUILD = 2  # two plans make one number; what comparisons call the printed value (D-GAP-31)
    SWAP = 3  # digits are swapped, of all plans of both sides
    VOID = 4  # the plan counts 0
    THIRDS = 5  # a third, or three times as much
    DOUBLE = 6  # twice as much
    ADD = 7  # ship advantage, half of a second plan, what aliens and envoys add
    REINFORCE = 8  # reinforcements on this side
    PARITY = 9  # parity cards look at the sum of all layers before (D-MISC-09)


@value
class Modifier:
    """A change that an effect leaves until the round ends. `op` is `add`, `set` or the name of a declared function."""

    layer: int
    source: str
    seat: int  # whose clout; -1: both
    op: str = "add"
    amount: int = 0


@value
class Result:
    """How a duel or contest came out, for everything that asks about it later."""

    winner: int
    loser: int
    how: str  # ships (D-D06-03), automatic, clout
    clouts: tuple[int, ...] = ()  # empty: never compared
    printed: tuple[int, ...] = ()  # empty: never revealed


@plain
class Laid(Plain):
    """What one side has locked in: plans, tactic and half."""

    cards: tuple[int, ...] = ()  # one to three plans; none if there was no card at all (D-GAP-22)
    open: bool = False  # do the plans lie faceup?
    main: tuple[int, ...] = ()  # the card that is the plan, or two that give tens and ones
    half: int = NONE  # the card of which half is added
    tactic: int = NONE
    side: int = NONE  # which half of the tactic
    second: int = NONE  # a second tactic
    second_side: int = NONE


@value
class Round:
    """What is remembered of one round: ships sent and halves revealed, by seat."""

    sent: tuple[int, int]
    halves: tuple[Halves, Halves]


@plain
class Frame(Plain):
    """A duel or a contest."""

    kind: str  # duel or contest
    card: str  # the destiny card
    leader: int  # when it began: what its texts mean by leader and straggler (D-GAP-33)
    planet: int = NONE
    advantage: int = 0
    controllers: tuple[int, ...] = ()  # who controlled the planet when it was picked (D-GAP-20)
    round: int = 1
    closed: bool = False  # cleaned up: the planet is controlled again
    used: tuple[str, ...] = ()  # abilities used once in this duel or contest
    said: dict[str, int | str] = field(default_factory=dict)  # what was announced, public
    destroyed: tuple[int, int] = (0, 0)  # ships of each seat, all rounds
    swept: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # plans discarded at cleanup, by seat
    before: tuple[Round, ...] = ()  # rounds that ended with a restart
    result: Result | None = None
    # of this round
    dials: tuple[int, int] = (0, 0)  # 0: none was set
    sent: tuple[int, int] = (0, 0)  # by dial or card, not by other texts
    late: tuple[int, ...] = ()  # seats whose ships are still to come
    hidden: tuple[int, ...] = ()  # seats whose dial was hidden in step 2
    laid: list[Laid] = field(default_factory=lambda: [Laid(), Laid()])
    first: tuple[int, ...] = ()  # seats that lay their plan first and faceup
    anew: tuple[tuple[int, str, bool], ...] = ()  # (seat, source, told): who may choose a tactic again, by which text
    peeked: tuple[int, ...] = ()  # seats that have looked at the other's tactic
    shown: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # tactics shown (D-GAP-39)
    halves: tuple[Halves, Halves] = ((), ())  # revealed
    blasted: tuple[int, int] = (0, 0)  # ships of each seat destroyed by blasts
    revealed: bool = False  # do the plans lie open?
    silent: tuple[int, ...] = ()  # seats that cannot play reinforcements any more
    extras: tuple[Extra, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    used_now: tuple[str, ...] = ()  # abilities used once in this round

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds so far, this one last."""
        return (*self.before, Round(self.sent, self.halves))
