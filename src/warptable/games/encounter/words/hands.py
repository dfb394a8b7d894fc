"""The player's own hand in a fixed order, so that a card has the same place and number wherever it is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..engine import facts
from ..engine.model.views import CardView, View

KINDS = ("attack", "negotiate", "morph", "retreat", "reinforcement", "kicker", "intimidate", "rift")


def hand_order(view: View) -> list[CardView]:
    """The cards of the viewer."""
    return in_order(view.hand, own_rewards(view))


def in_order(cards: Iterable[CardView], rewards: Collection[int] = ()) -> list[CardView]:
    """By kind and value, as people would sort them; cards with the reward back come last, so that the hand is seen as
    the others see it."""
    if not rewards:
        return sorted(cards, key=_rank)
    return sorted(cards, key=lambda held: (held.number in rewards, _rank(held)))


def own_rewards(view: View) -> tuple[int, ...]:
    """The numbers of the viewer's cards that have the reward back. Nearly every face is in one deck only. Of cards that
    are in both, the reward cards have the higher numbers, and everybody knows how many there are."""
    if not view.has_rewards or view.seat is None:
        return ()
    rewards, cosmic = facts.rewards(), facts.cards()
    held = [card for card in view.hand if card.face in rewards]
    sure = [card.number for card in held if card.face not in cosmic]
    rest = sorted(card.number for card in held if card.face in cosmic)
    of_rest = view.seats[view.seat].rewards - len(sure)
    return (*sure, *rest[len(rest) - of_rest :])


def hand_number(view: View, card: int) -> int:
    """The number of a card in the hand."""
    return [held for held, _ in hand_order(view)].index(card) + 1


def in_hand(view: View, card: int) -> bool:
    return any(card == held for held, _ in view.hand)


def _rank(held: CardView) -> tuple[int, str, int]:
    card, face = held
    head = face.partition("-")[0]
    return KINDS.index(head) if head in KINDS else len(KINDS), face, card
