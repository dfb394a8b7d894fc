"""What the rules, cards and aliens of the multi-player games say, in our own words.

The facts lie beside this module as JSON; the loaders check their shape (`shapes.py`) and hand out immutable objects.
The rules in German are there too, for `warptable.text.rulebook`. Rule ids are stable and are cited by events and by
tests: ``F-`` is Fantasy Flight 2008, ``A-`` is Avalon Hill 2000, ``N-`` is what the Cosmic Dominion expansion adds;
``F-FAQ`` are answers of the publisher or of the community, ``F-VEC`` and ``A-VEC`` are worked cases.

Texts are information for people and for tests. The engine's behaviour is code; it never reads meaning out of a text.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from warptable.kernel.facts import by_id, read_json

from .shapes import (
    AlienFacts,
    ArtifactFacts,
    AvalonAlien,
    CardKind,
    DestinyCard,
    FlareSide,
    Power,
    RewardFacts,
    Rule,
    Ruling,
    ShipFacts,
    TechFacts,
)

# the shapes that others name, and what `kernel.families.Facts` asks for
__all__ = [
    "AlienFacts",
    "AvalonAlien",
    "FlareSide",
    "Power",
    "RewardFacts",
    "Rule",
    "Ruling",
    "ShipFacts",
    "TechFacts",
    "aliens",
    "cards",
    "read",
    "rules",
]


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule, answer and worked case by id, edition by edition, in the order of the rulebooks."""
    return by_id(Rule, read("rules.json"))


@cache
def cards() -> Mapping[str, CardKind]:
    """The kinds of cards in the decks of both editions by id, artifacts included, flares not."""
    return by_id(CardKind, read("cards.json")["cards"])


@cache
def artifacts() -> Mapping[str, ArtifactFacts]:
    """What the artifacts do, by card id."""
    return by_id(ArtifactFacts, read("cards.json")["artifacts"])


@cache
def destiny() -> Mapping[str, DestinyCard]:
    """The destiny cards by id."""
    return by_id(DestinyCard, read("cards.json")["destiny"])


@cache
def techs() -> Mapping[str, TechFacts]:
    """The tech cards of the technology variant by id."""
    return by_id(TechFacts, read("cards.json")["techs"])


@cache
def rewards() -> Mapping[str, RewardFacts]:
    """The kinds of cards in the reward deck of Cosmic Dominion by id; some are in the cosmic deck as well."""
    return by_id(RewardFacts, read("cards.json")["rewards"])


@cache
def ships() -> Mapping[str, ShipFacts]:
    """The special ships of Cosmic Dominion by id."""
    return by_id(ShipFacts, read("cards.json")["ships"])


@cache
def aliens() -> Mapping[str, AlienFacts]:
    """The aliens of the 2008 base game by id."""
    return by_id(AlienFacts, read("aliens.json")["aliens"])


@cache
def dominion_aliens() -> Mapping[str, AlienFacts]:
    """The aliens of the Cosmic Dominion expansion by id."""
    return by_id(AlienFacts, read("aliens.json")["dominion"])


def sheet_of(alien: str) -> AlienFacts | None:
    """The sheet of an alien of 2008, of the base game or of the expansion. (The Laser of 2000 has nothing but its name
    in common with that of the expansion.)"""
    return aliens().get(alien) or dominion_aliens().get(alien)


@cache
def avalon_aliens() -> Mapping[str, AvalonAlien]:
    """The aliens of the 2000 edition by id; most of them share it with an alien of 2008."""
    return by_id(AvalonAlien, read("aliens.json")["avalon"])


def home_of(alien: str) -> str:
    """The edition to which an alien belongs: 2000 if no other has it, else 2008."""
    return "avalon" if alien in avalon_aliens() and sheet_of(alien) is None else "ffg"


def read(name: str) -> Any:
    """The content of a JSON file of this package."""
    return read_json(__package__, name)
