"""Modules: variants that bring new pieces to a table (techs, reward cards, aliens, special ships), and how they are
combined in long runs."""

from __future__ import annotations

from ..engine.editions import EDITIONS

PIECES = frozenset({"techs", "reward_deck", "more_aliens", "ships"})
"""The fields of an edition by which a variant brings pieces."""


def modules_of(edition: str) -> tuple[str, ...]:
    """The variants of an edition that bring pieces, in its order."""
    return tuple(name for name, changes in EDITIONS[edition].variants.items() if PIECES & changes.keys())


ALIENS, REWARDS, TECHNOLOGY, SHIPS = "dominion-aliens", "reward-deck", "technology", "flagships"
COSMOS = (TECHNOLOGY, REWARDS, SHIPS, ALIENS)
"""Everything that the expansion and technology bring, with one kind of special ship."""

ROUNDS: tuple[tuple[str, ...], ...] = ((ALIENS,), (ALIENS, REWARDS), (ALIENS, TECHNOLOGY), COSMOS)
"""The tables at which every pair of aliens meets."""
