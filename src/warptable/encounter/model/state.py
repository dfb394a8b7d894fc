"""The whole game as plain data."""

from dataclasses import field

from ...kernel import GameState, Plain, Rng, plain, value

Memory = int | str | bool | tuple[int, ...] | tuple[str, ...]


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


@value
class Term:
    """One part of a deal: `giver` hands over cards, n random cards, a colony, or frees ships."""

    kind: str  # cards, random, colony, free
    giver: int
    receiver: int
    cards: tuple[int, ...] = ()
    number: int = 0
    planet: int = -1


@value
class Result:
    """How an encounter came out. Won and lost are said of main players; success is wider."""

    kind: str  # won, both_lost, deal, deal_failed, success, none
    winner: int = -1  # side
    how: str = ""  # totals, faces, automatic, yielded, resettled, declared
    margin: int = -1  # only if totals decided
    faces: tuple[str, str] = ("", "")
    upset: bool = False


@plain
class Sheet(Plain):
    """An alien sheet with its own memory: tokens and marks travel with it."""

    alien: str
    home: int  # the seat it belongs to, also while lent
    origin: str = "own"  # own, incarnation
    hidden: bool = False  # facedown by the hidden powers variant
    aside: bool = False  # out of force: its seat plays with a borrowed power instead
    lost: bool = False  # too few home colonies
    zapped: bool = False  # until the end of the encounter
    used: list[str] = field(default_factory=list)  # abilities used in this encounter
    memory: dict[str, Memory] = field(default_factory=dict)
    cards: list[int] = field(default_factory=list)  # cards lying on the sheet, no part of the hand


@plain
class Seat(Plain):
    """One player."""

    hand: list[int] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    home: int = 0  # home colonies, kept by the ship verbs
    foreign: int = 0  # foreign colonies: the colony marker (F-COMPONENT-6)
    dealt: tuple[str, ...] = ()  # the aliens to choose from at set-up


@plain
class Encounter(Plain):
    """One encounter: roles, cards in their slots, modifiers, records."""

    number: int  # in this turn
    offense: int
    defense: int = -1
    system: int = -1  # in whose home system
    target: int = -1  # planet
    resettle: bool = False
    destiny: str = ""
    targets: tuple[int, ...] = ()  # planets an effect allows instead of the usual ones
    allied: list[int] = field(default_factory=list)  # per seat: WITH_OFFENSE | WITH_DEFENSE
    invited: list[int] = field(default_factory=list)
    joined: list[int] = field(default_factory=list)  # per seat: the sides it joined, also if it has left since
    committed: list[int] = field(default_factory=list)  # ships each ally sent
    limits: dict[int, tuple[int, int]] = field(default_factory=dict)  # seat -> fewest, most to send
    from_warp: dict[int, tuple[int, int]] = field(default_factory=dict)  # seat -> ships from the warp, beyond the most
    rescues: list[int] = field(default_factory=lambda: [0, 0])  # side -> the latter, for each ally that joins it
    must_play: dict[int, int] = field(default_factory=dict)  # seat -> card it must select if it can
    slots: list[int] = field(default_factory=lambda: [-1, -1])  # encounter cards of offense, defense
    laid_by: list[int] = field(default_factory=lambda: [-1, -1])  # who laid the card now in each slot
    laid_from: list[str] = field(default_factory=lambda: ["", ""])  # the sheet it lay on; empty: it came from a hand
    opened: list[bool] = field(default_factory=lambda: [False, False])  # lies faceup before the reveal
    first_selector: int = -1  # seat that must select before the other, openly
    attack_only: bool = False  # both must select an attack if they can
    claimed: list[str] = field(default_factory=lambda: ["", ""])  # a face claimed for a card nobody has seen
    revealed: bool = False
    modifiers: list[Modifier] = field(default_factory=list)
    automatic: list[int] = field(default_factory=list)  # sides that win by an effect, first stands
    result: Result | None = None
    terms: tuple[Term, ...] = ()
    staked: list[tuple[int, str]] = field(default_factory=list)  # (card at a planet, by what): lost with the defense
    engaged: list[int] = field(default_factory=list)  # per seat: ships in the encounter when its outcome was known
    lost: list[int] = field(default_factory=list)  # per seat: ships lost from the encounter to the warp
    fresh: list[int] = field(default_factory=list)  # per seat: ships that reached the warp during the encounter
    watched: dict[int, int] = field(default_factory=dict)  # seat -> bits of seats that see what it draws
    again: bool = False  # another encounter is granted
    no_gains: bool = False  # nobody collects compensation or rewards
    flares: list[int] = field(default_factory=list)  # flares played in this encounter
    flared: list[int] = field(default_factory=list)  # per seat: how many of them it played
    barred: list[tuple[int, str]] = field(default_factory=list)  # (flare, side) stopped for this encounter
    renewed: dict[int, str] = field(default_factory=dict)  # seat -> why it gets a new alien after the encounter
    secrets: dict[int, tuple[str, int, str]] = field(default_factory=dict)  # seat -> a deed unseen: how, what, face
    marks: list[str] = field(default_factory=list)  # what may happen once in an encounter
    outer: str = ""  # for an inserted encounter: the step the outer one goes on with


@plain
class State(GameState):
    """Root of the data of one game."""

    edition: str
    variants: tuple[str, ...]
    rng: Rng
    step: str = "setup.aliens"
    turn: int = 0
    player: int = -1  # whose turn it is
    seats: list[Seat] = field(default_factory=list)
    home_of: tuple[int, ...] = ()  # planet -> seat of its home system
    ships: list[list[int]] = field(default_factory=list)  # [place][seat]
    faces: list[str] = field(default_factory=list)  # what each card shows
    seen: list[int] = field(default_factory=list)  # per card: bits of the seats that know its face
    deck: list[int] = field(default_factory=list)  # top is last
    discard: list[int] = field(default_factory=list)
    flight: list[int] = field(default_factory=list)  # played, not yet disposed of
    flight_by: list[int] = field(default_factory=list)  # who played each of them
    flight_from: list[str] = field(default_factory=list)  # the sheet each lay on; empty: it came from a hand
    planet_cards: dict[int, tuple[int, ...]] = field(default_factory=dict)  # cards lying open at a planet
    destiny: list[str] = field(default_factory=list)  # top is last
    destiny_discard: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)  # alien sheets still in the box
    frames: list[Encounter] = field(default_factory=list)  # the current encounter is last
    claims: list[int] = field(default_factory=list)  # seats that have met a victory condition
    encounters: int = 0
    quakes: int = 0
    reshuffles: int = 0
