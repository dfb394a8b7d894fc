"""What a window can be about: one small class for each thing that happens and may be changed or answered."""

from __future__ import annotations

from dataclasses import dataclass, field

from .tactics import Half


@dataclass(slots=True)
class Revealed:
    """An envoy is turned up by its ally."""

    seat: int
    icon: str


@dataclass(slots=True)
class Volley:
    """Step 5 as one batch: the halves that each seat resolves (`rules/volley.py`)."""

    halves: tuple[list[Half], list[Half]]
    spends: tuple[list[int], list[int]]  # tactics that are spent afterwards
    damage: list[int] = field(default_factory=lambda: [0, 0])  # ships that each seat loses by blasts
    riposte: list[int] = field(default_factory=lambda: [0, 0])  # ships that each seat loses otherwise


@dataclass(slots=True)
class Destruction:
    """Ships of one seat that are destroyed in one event, from one place."""

    owner: int
    ships: int
    place: int
    blast: bool = False


@dataclass(slots=True)
class Friendship:
    """A seat is about to increase (+1) or decrease (-1) its friendship with an envoy."""

    seat: int
    icon: str
    change: int
    cancelled_by: str = ""  # the text that stops it


@dataclass(slots=True)
class Prize:
    """The prize of a duel is about to be resolved."""

    card: str
    receiver: int
    meant_for: int
    cancelled_by: str = ""  # the text that stops it


@dataclass(slots=True)
class Leaving:
    """Step 11: how many ships of each seat stay on the planet; the others retreat."""

    winner: int
    loser: int
    stay: list[int]
