"""Decks and discard piles: shuffling, the top card, and where a card goes that is discarded.

Shuffling a pile permutes the faces among its numbers, so that a number never tells what a card was before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from warptable.kernel import Rng

from ..model.constraints import Borrowed
from ..model.piles import COSMIC

if TYPE_CHECKING:
    from ..game import Game


def shuffle(g: Game, cards: Sequence[int]) -> None:
    """Shuffle cards of one back: their faces change places and nobody knows them any more."""
    faces, seen = g.s.faces, g.s.seen
    shown = [faces[card] for card in cards]
    g.s.rng.shuffle(shown)
    for card, face in zip(cards, shown, strict=True):
        faces[card] = face
        seen[card] = 0
    if g.e.constraints:  # a number now means another card: nobody can tell any more which of them was borrowed
        g.e.constraints = [held for held in g.e.constraints if not isinstance(held, Borrowed) or held.card not in cards]


def reshuffle(g: Game, back: str = COSMIC) -> None:
    """F-DRAW-7, N-REWARD-9: the discard pile becomes the deck."""
    pile = g.s.piles[back]
    pile.draw = pile.discard + pile.draw
    pile.discard = []
    shuffle(g, pile.draw)
    if back == COSMIC:
        g.s.reshuffles += 1
        g.emit("reshuffled", "F-DRAW-7", cards=len(pile.draw))
    else:
        g.emit("rewards_reshuffled", "N-REWARD-9", cards=len(pile.draw))


def shuffle_all_decks(g: Game, rng: Rng) -> None:
    """From now on chance is another: what lies unknown in a deck changes places, and so do the numbers to come."""
    s = g.s
    for pile in s.piles.values():
        unknown = [card for card in pile.draw if not s.seen[card]]
        faces = [s.faces[card] for card in unknown]
        rng.shuffle(faces)
        for card, face in zip(unknown, faces, strict=True):
            s.faces[card] = face
    rng.shuffle(s.destiny.draw)
    if s.laboratory is not None:
        rng.shuffle(s.laboratory.deck.draw)
    s.rng = rng


def take_top(g: Game, back: str = COSMIC) -> int | None:
    """The top card leaves its deck; the discards come back when it is empty (F-DRAW-7, N-REWARD-9). None: nothing is
    left."""
    pile = g.s.piles[back]
    if not pile.draw:
        if not pile.discard:
            return None
        reshuffle(g, back)
    return pile.draw.pop()


def put_under(g: Game, card: int) -> None:
    """A card goes under its deck."""
    g.pile(card).draw.insert(0, card)


def to_discard(g: Game, cards: Iterable[int]) -> None:
    """Each card goes on the discard pile of its own back, the last one on top."""
    for card in cards:
        g.pile(card).discard.append(card)
