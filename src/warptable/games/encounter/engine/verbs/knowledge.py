"""Who knows which card: showing, and what equal cards must not betray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game


def everybody(g: Game) -> int:
    return (1 << g.n) - 1


def show(g: Game, seat: int, card: int) -> None:
    """Everybody sees a card that comes from this hand. Equal cards of one back cannot be told apart: whoever
    knew of one like it there, but not of this one, cannot know any more whether that one is still in the hand. Its
    holder looks there."""
    seen, faces = g.s.seen, g.s.faces
    everyone = everybody(g)
    unaware = everyone & ~seen[card] & ~(1 << seat)
    if unaware:
        face = faces[card]
        for other in g.seats[seat].hand:
            if seen[other] & unaware and other != card and faces[other] == face and g.back(other) == g.back(card):
                unsure = seen[other] & unaware
                seen[other] &= ~unsure
                unaware &= ~unsure
    seen[card] = everyone


def learn(g: Game, viewer: int, cards: Sequence[int]) -> None:
    """One seat knows these cards from now on."""
    for card in cards:
        g.s.seen[card] |= 1 << viewer


def known_first(g: Game, holder: int, viewer: int, cards: Sequence[int]) -> list[int]:
    """These cards of a hand, or equal ones in their place that the viewer knows already. Which of two equal cards it is
    means nothing to the holder, but a second one would be news to the viewer."""
    seen, faces, bit = g.s.seen, g.s.faces, 1 << viewer
    named = list(cards)
    for i, card in enumerate(named):
        if not seen[card] & bit:
            like = (c for c in g.seats[holder].hand if seen[c] & bit and faces[c] == faces[card] and c not in named)
            named[i] = next((c for c in like if g.back(c) == g.back(card)), card)
    return named


def show_hand(g: Game, victim: int, viewer: int, source: str) -> None:
    """One seat sees another's whole hand; everybody knows that it did."""
    hand = g.seats[victim].hand
    for card in hand:
        g.s.seen[card] |= 1 << viewer
    private = {viewer: {"faces": [g.s.faces[card] for card in hand]}}
    g.emit("hand_seen", source, private, seat=viewer, victim=victim, number=len(hand))


def show_cards(g: Game, victim: int, viewer: int, cards: Sequence[int], source: str) -> None:
    """One seat sees some of another's cards; everybody knows that it did."""
    for card in cards:
        g.s.seen[card] |= 1 << viewer
    private = {viewer: {"faces": [g.s.faces[card] for card in cards]}}
    g.emit("cards_seen", source, private, seat=viewer, victim=victim, number=len(cards))


def show_openly(g: Game, seat: int, card: int, source: str) -> None:
    """A seat shows everybody a card that stays in its hand."""
    show(g, seat, card)
    g.emit("card_shown", source, seat=seat, card=card, face=g.s.faces[card])
