"""The game families: what every module that knows no single game may ask of one.

A family is a game with its own state, steps and content; an edition is a manifest inside a family, and the editions of
all families have different names. Imports point downwards, so this module knows only the engines. Every layer above has
a protocol of its own for what it needs (words, brains, encoding ...) and finds it by the family's id; a family that
lacks an entry in a layer is not offered there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .duel.family import DUEL
from .encounter.family import ENCOUNTER
from .kernel import Rules, Session
from .kernel.families import EditionFacts, Facts, Family
from .kernel.packs import Packs

FAMILIES: Mapping[str, Family] = {family.id: family for family in (ENCOUNTER, DUEL)}


def editions() -> dict[str, EditionFacts]:
    """The editions of all families by id."""
    return {name: facts for family in FAMILIES.values() for name, facts in family.editions().items()}


def family_of(edition: str) -> Family:
    """The family to which an edition belongs; raises ValueError with one clear line."""
    for family in FAMILIES.values():
        if edition in family.editions():
            return family
    raise ValueError(f"unknown edition {edition!r} (there are: {', '.join(editions())})")


def edition_facts(edition: str) -> EditionFacts:
    """What can be chosen in an edition; raises ValueError with one clear line."""
    return family_of(edition).editions()[edition]


def family_of_session(session: Session[Any]) -> Family:
    """The family of a running game: the name of its rules is its edition."""
    return family_of(session.rules.name)


def all_aliens(packs: Packs = ()) -> set[str]:
    """The aliens of all families, with those of these packs; raises ValueError with one clear line if two have the same
    name."""
    return {alien for family in FAMILIES.values() for alien in family.all_aliens(packs)}


def all_rules(packs: Packs = ()) -> list[Rules[Any]]:
    """The rules of every edition of every family; `packs` are those that a save may name."""
    return [family.rules(name, packs) for family in FAMILIES.values() for name in family.editions()]


__all__ = [
    "FAMILIES",
    "EditionFacts",
    "Facts",
    "Family",
    "all_aliens",
    "all_rules",
    "edition_facts",
    "editions",
    "family_of",
    "family_of_session",
]
