"""The shapes of the facts: what is written down about a rule, a card, a ship and an alien."""

from dataclasses import dataclass
from typing import Literal

Edition = Literal["ffg", "avalon", "dominion"]
Level = Literal["green", "yellow", "red"]
Set = Literal["base", "dominion"]
Obligation = Literal["mandatory", "optional", "varies"]
CardType = Literal["attack", "negotiate", "morph", "reinforcement", "artifact"]
RewardType = Literal[
    "attack", "negotiate", "morph", "retreat", "intimidate", "rift", "kicker", "reinforcement", "artifact"
]
DestinyKind = Literal["color", "wild", "special"]
TechKind = Literal["one-shot", "lasting", "passed on"]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a worked case."""

    card: int
    ships: int
    allied_ships: int
    alien: str | None = None


@dataclass(frozen=True, slots=True)
class Vector:
    """A worked case in numbers: both sides, the totals (offense, defense) and who wins."""

    offense: Side
    defense: Side
    totals: tuple[int, ...]
    winner: Literal["offense", "defense"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One citable rule, answer or worked case.

    ``gap`` marks a point on which the rulebook is silent: the text is then our default. ``source`` names where a text
    comes from if it is not the rulebook, ``status`` the standing of an answer.
    """

    id: str
    edition: Edition
    section: str
    text: str
    gap: bool = False
    source: str | None = None
    status: str | None = None
    confidence: str | None = None
    note: str | None = None
    vector: Vector | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """How a card or power works in a special case, and on what that rests."""

    text: str
    basis: Literal["text", "rulebook", "faq", "community", "inferred"] = "inferred"
    confidence: str | None = None
    note: str | None = None
    original: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """How often a card is in the deck of each edition."""

    ffg: int = 0
    avalon: int = 0


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card of the cosmic deck; ``value`` is that of attacks and reinforcements."""

    id: str
    type: CardType
    name: str
    name_de: str
    count: Count
    value: int | None = None


@dataclass(frozen=True, slots=True)
class ArtifactText:
    """An artifact as one edition has it; ``steps`` are Avalon Hill's numbered steps."""

    name_de: str
    role: str
    mandatory: Obligation
    phases: tuple[str, ...]
    trigger: str
    effect: str
    rulings: tuple[Ruling, ...] = ()
    group: str | None = None
    steps: str | None = None
    name_de_own: bool = False
    name_de_printed: str | None = None
    printed_2008: str | None = None
    ffg_difference: str | None = None


@dataclass(frozen=True, slots=True)
class ArtifactFacts:
    """An artifact card; an edition that lacks it has None."""

    id: str
    name: str
    ffg: ArtifactText | None = None
    avalon: ArtifactText | None = None


@dataclass(frozen=True, slots=True)
class DestinyCard:
    """A destiny card (in Avalon Hill a disc); ``with_hazard`` of the cards carry a hazard warning."""

    id: str
    kind: DestinyKind
    name: str
    name_de: str
    count: Count
    color: str | None = None
    with_hazard: int = 0
    effect: str | None = None
    defense: str | None = None


@dataclass(frozen=True, slots=True)
class TechFacts:
    """A tech card of the 2008 edition; there is one of each.

    ``research`` is the number of ships that complete it, None for X (any number). A one-shot is discarded when it is
    used, a lasting one stays in play, one that is passed on changes its owner. One that is ``facedown`` is turned up
    when it is used, not when it is complete. ``token`` is what it brings to the map.
    """

    id: str
    name: str
    name_de: str
    research: int | None
    role: str
    mandatory: Obligation
    phases: tuple[str, ...]
    kind: TechKind
    effect: str
    rulings: tuple[Ruling, ...] = ()
    facedown: bool = False
    token: str | None = None
    name_de_own: bool = False
    name_de_basis: str | None = None
    printed_2008: str | None = None


@dataclass(frozen=True, slots=True)
class RewardFacts:
    """A kind of card of the reward deck (N-REWARD-2). ``value_hazard`` is what an attack counts once a hazard warning
    was drawn (N-VAR-1). Encounter cards are selected in planning and so have neither role nor phases of their own.

    ``original``: the printed text, or the part named in ``original_part``, could not be found, so the one here is of
    our own design; ``known`` says what is certain.
    """

    id: str
    name: str
    name_de: str
    type: RewardType
    encounter_card: bool
    count: int
    effect: str
    value: int | None = None
    value_hazard: int | None = None
    role: str = ""
    mandatory: Obligation = "optional"
    phases: tuple[str, ...] = ()
    trigger: str | None = None
    original: bool = False
    original_part: str | None = None
    known: str | None = None
    name_own: bool = False
    name_de_own: bool = False
    name_de_basis: str | None = None
    note: str | None = None
    rulings: tuple[Ruling, ...] = ()


@dataclass(frozen=True, slots=True)
class ShipAction:
    """What a special ship does when its marker is turned facedown (N-SHIP-3)."""

    name: str
    name_de: str
    effect: str
    phases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShipFacts:
    """A kind of special ship (N-SHIP-1)."""

    id: str
    name: str
    name_de: str
    role: str
    mandatory: Obligation
    phases: tuple[str, ...]
    condition: str
    effect: str
    action: ShipAction
    rulings: tuple[Ruling, ...] = ()


@dataclass(frozen=True, slots=True)
class PowerUse:
    """A part of a power that is used, and so can be zapped. ``choice`` begins with must or may."""

    id: str
    trigger: str
    choice: str
    effect: str
    condition: str | None = None
    cost: str | None = None
    limit: str | None = None
    if_zapped: str | None = None


@dataclass(frozen=True, slots=True)
class Power:
    """The parts of a power that are used, and those that simply hold and cannot be zapped."""

    used: tuple[PowerUse, ...] = ()
    passive: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FlareSide:
    """The wild or the super effect of a flare."""

    role: str
    phases: tuple[str, ...]
    effect: str
    trigger: str | None = None
    condition: str | None = None
    cost: str | None = None
    note: str | None = None
    confidence: str | None = None
    printed_2008: str | None = None


@dataclass(frozen=True, slots=True)
class Flare:
    """Both effects of a flare card."""

    wild: FlareSide
    super: FlareSide
    notes: tuple[Ruling, ...] = ()
    always: FlareSide | None = None  # what holds without the card being played


@dataclass(frozen=True, slots=True)
class AlienFacts:
    """An alien of the 2008 edition, of the base game or of an expansion (``set``). ``name_de`` is a plural, as the
    German rulebooks name their aliens."""

    id: str
    name: str
    name_de: str
    power_name: str
    tagline: str
    level: Level
    role: str
    mandatory: Obligation
    phases: tuple[str, ...]
    power: Power
    rulings: tuple[Ruling, ...]
    flare: Flare
    flare_classic: Flare | None = None
    setup: str | None = None
    restriction: str | None = None
    state: str | None = None
    components: tuple[str, ...] = ()
    printed_2008: str | None = None
    name_de_singular: str | None = None
    name_de_own: bool = False
    name_de_basis: str | None = None
    name_de_note: str | None = None
    name_de_2000: str | None = None
    power_name_note: str | None = None
    level_note: str | None = None
    confidence: str | None = None
    note: str | None = None
    set: Set = "base"


@dataclass(frozen=True, slots=True)
class AvalonAlien:
    """An alien of the 2000 edition; ``parts`` are the parts of its power that are used; ``settled`` and ``evidence``
    say on what its text rests."""

    id: str
    name: str
    name_de: str
    name_de_printed: str
    power_name: str
    role: str
    mandatory: Obligation
    steps: str
    phases: tuple[str, ...]
    effect: str
    parts: tuple[str, ...]
    ffg_difference: str
    settled: str
    evidence: tuple[str, ...]
    rulings: tuple[Ruling, ...] = ()
    beginner_game: int | None = None
    name_de_singular: str | None = None
    name_de_own: bool = False
    heading_de: str | None = None
    heading_note: str | None = None
    confidence: str | None = None
    note: str | None = None
