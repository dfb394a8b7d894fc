"""Decks and their discards."""

from collections.abc import Mapping
from dataclasses import field

from warptable.kernel import Plain, plain

COSMIC = "cosmic"
"""The back of the cards that hands are drawn from (F-SETUP-9)."""
REWARD = "reward"
"""The back of the reward cards (N-REWARD-1). Only tables with the reward deck have a pile of them."""


@plain
class Pile(Plain):
    """All cards with one back. They are numbered from `first` up to, but not including, `end`: so the number of a card
    tells its back wherever the card is, and never its face. Cosmic cards are also those with higher numbers than any
    reward card: they came from the box during the game."""

    first: int
    end: int
    draw: list[int] = field(default_factory=list)  # top is last
    discard: list[int] = field(default_factory=list)  # top is last


def back_of(piles: Mapping[str, Pile], card: int) -> str:
    """The back of a card, which everybody can tell wherever it lies."""
    rewards = piles.get(REWARD)
    return REWARD if rewards is not None and rewards.first <= card < rewards.end else COSMIC


@plain
class Box(Plain):
    """What is out of play: the flares that nobody has drawn, and the cards that have left the game.

    A flare in the box is only a name. One that comes out of it is a card with a new number, after those of all decks.
    """

    flares: list[str] = field(default_factory=list)  # sorted: they have no order, and are drawn by chance
    removed: list[int] = field(default_factory=list)


@plain
class NamedPile(Plain):
    """Cards that are only names: nobody ever holds one, so equal ones need not be told apart."""

    draw: list[str] = field(default_factory=list)  # top is last
    discard: list[str] = field(default_factory=list)
