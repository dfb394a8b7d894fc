"""The shapes of the facts: immutable objects, checked when they are read."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["green", "yellow", "red"]
Header = Literal["setup", "always", "contests", "duels", "contests_and_duels"]
Obligation = Literal["mandatory", "optional"]
Icon = Literal["skull", "heart", "orbit"]
Symbol = Literal["blue", "pink", "green"]
Deck = Literal["discovery", "event", "refresh"]
Kind = Literal["duel", "contest", "calamity", "refresh"]
HalfKind = Literal["blast", "shield", "recover"]
Step = Literal[
    "setup",
    "before_destiny",
    "continuous",
    "D1_before",
    "D2_after",
    "D3_after",
    "D4_before",
    "D4",
    "D5_before",
    "D5",
    "D5_after",
    "D7_before",
    "D7",
    "D7_after",
    "D8",
    "D9",
    "D10",
    "D11",
    "D11_after",
    "C2_before",
    "C2",
    "C3_before",
    "C3",
    "C3_after",
    "C4",
    "C5",
    "C7",
    "C7_after",
    "ships_destroyed",
    "friendship_change",
    "envoy_revealed",
    "refresh_resolved",
]
"""When an ability acts: D4 is step 4 of a duel, C2 step 2 of a contest, `_before` and `_after` are next to it."""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: the situation, what is done, and what must come of it."""

    id: str
    title: str
    given: tuple[str, ...]
    actions: tuple[str, ...]
    expect: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole example as one text."""
        return " ".join([f"{self.title}.", *self.given, *self.actions, "→", *self.expect])


@dataclass(frozen=True, slots=True)
class Rule:
    """One citable rule, decision or worked example. A ``gap`` is a point on which the rulebook is silent: then
    ``question`` says which, and the text is what we decided."""

    id: str
    section: str
    text: str
    edition: str = "duel"
    gap: bool = False
    question: str | None = None
    example: Example | None = None


@dataclass(frozen=True, slots=True)
class AbilityFacts:
    """What an alien or an envoy can do. ``header`` is the kind of destiny card during which it works, ``optional``
    stands for the word may on a card."""

    name: str
    name_de: str
    header: Header
    mandatory: Obligation
    steps: tuple[Step, ...]
    effect: str
    id: str = ""  # aliens have several; the ability of an envoy is called by the envoy's id


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """Whatever has a name. `original`: its text was designed by us; `name_de_own`: so was its German name;
    `name_confirmed`: its name is the printed one; `confidence` and `note` say how sure that is, and why."""

    id: str
    name: str
    name_de: str
    original: bool = False
    name_de_own: bool = False
    name_confirmed: bool = False
    confidence: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Named):
    """A card with a text; `original_part` is the part of it that was designed by us."""

    rulings: tuple[str, ...] = ()
    alternate_win: bool = False
    original_part: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerCard(Card):
    """An alien or an envoy; `state` is what lies on the card, `measure` what balance runs should look at."""

    state: str | None = None
    name_source: str | None = None
    measure: str | None = None


@dataclass(frozen=True, slots=True)
class AlienFacts(PowerCard):
    """An alien card. ``level_own``: the colour of its frame was assigned by us."""

    level: Level
    abilities: tuple[AbilityFacts, ...]
    hand_limit: int = 6
    level_own: bool = False
    strength: str | None = None


@dataclass(frozen=True, slots=True)
class EnvoyFacts(PowerCard):
    """An envoy card; ``deck`` is its icon."""

    deck: Icon
    ability: AbilityFacts


@dataclass(frozen=True, slots=True)
class Prize:
    """What one of the players gets in step 10 of a duel."""

    who: Literal["winner", "loser"]
    name: str
    name_de: str
    effect: str
    optional: bool = False
    note: str | None = None
    original: bool = False


@dataclass(frozen=True, slots=True)
class Resources:
    """What a planet brings on a refresh card, by its symbol (D-RES-01)."""

    blue: str
    pink: str
    green: str


@dataclass(frozen=True, slots=True)
class DestinyFacts(Card):
    """A destiny card. Duels have a ship advantage and a prize; ``planet_bar`` finds a revealed planet; ``next`` is the
    deck of the card after this one."""

    deck: Deck
    kind: Kind
    effect: str
    next: Deck
    ship_advantage: int | None = None
    planet_bar: tuple[Symbol, ...] = ()
    prize: Prize | None = None
    resources: Resources | None = None


@dataclass(frozen=True, slots=True)
class Plan(Named):
    """A plan; each player has one of each value."""

    value: int


@dataclass(frozen=True, slots=True)
class Reinforcement(Named):
    """A reinforcement. One without a value adds ``even`` to an even clout and ``odd`` to an odd one (D-MISC-07)."""

    count: int
    value: int | None = None
    even: int | None = None
    odd: int | None = None
    effect: str | None = None


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a tactic."""

    kind: HalfKind
    value: int


@dataclass(frozen=True, slots=True)
class Tactic:
    """A tactic token; both players have the same five."""

    id: str
    name: str
    name_de: str
    halves: tuple[Half, Half]


@dataclass(frozen=True, slots=True)
class Planet(Named):
    """A planet tile."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Switch(Named):
    """An optional rule of our own, off unless a table turns it on."""

    changes: tuple[str, ...]
    effect: str
    measure: str | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """What is in the box (D-CON-01)."""

    aliens: int
    envoys: int
    discovery: int
    event: int
    refresh: int
    reinforcements: int
    plans_per_player: int
    planets: int
    ships_per_player: int
    tactics_per_player: int
    ship_dials: int
    straggler_token: int
    warp: int


@dataclass(frozen=True, slots=True)
class Start:
    """With what a player begins, and how many planets win."""

    ships_in_supply: int
    ships_in_warp: int
    hand_limit: int
    planets_to_win: int


@dataclass(frozen=True, slots=True)
class Dial:
    """The numbers on a ship dial."""

    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Components:
    """The pieces of the game in numbers."""

    counts: Counts
    start: Start
    dial: Dial
