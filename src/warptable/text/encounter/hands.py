"""The player's own hand in a fixed order, so that a card has the same place and number wherever it is shown."""

from __future__ import annotations

from collections.abc import Iterable

from ...encounter.model.views import CardView, View

KINDS = ("attack", "negotiate", "morph", "retreat", "reinforcement", "kicker", "intimidate", "rift")


def hand_order(view: View) -> list[CardView]:
    """The cards of the viewer."""
    return in_order(view.hand)


def in_order(cards: Iterable[CardView]) -> list[CardView]:
    """By kind and value, as people would sort them."""
    return sorted(cards, key=_rank)


def hand_number(view: View, card: int) -> int:
    """The number of a card in the hand."""
    return [held for held, _ in hand_order(view)].index(card) + 1


def in_hand(view: View, card: int) -> bool:
    return any(card == held for held, _ in view.hand)


def _rank(held: CardView) -> tuple[int, str, int]:
    card, face = held
    head = face.partition("-")[0]
    return KINDS.index(head) if head in KINDS else len(KINDS), face, card
