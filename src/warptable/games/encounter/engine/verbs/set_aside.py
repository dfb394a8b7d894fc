"""Cards that leave a hand for a while: laid aside, or borrowed. They come back when the encounter ends, if not
before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.constraints import Borrowed
from ..model.encounter import Aside
from .cards import give, transfer
from .encounter import impose
from .knowledge import everybody
from .piles import to_discard

if TYPE_CHECKING:
    from ..game import Game


def set_aside(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """These cards of a hand lie aside, facedown, until the encounter ends. Only their owner knows them."""
    hand = g.seats[seat].hand
    gone = list(cards)
    for card in gone:
        hand.remove(card)
        g.e.aside.append(Aside(card, seat, source))
    left, picked = {g.back(card) for card in hand}, {g.back(card) for card in gone}
    for card in (*hand, *gone):  # which of its cards with this back these were is hidden: others lose track of them
        if g.back(card) in left and g.back(card) in picked:
            g.s.seen[card] &= 1 << seat
    g.update_masks(seat)
    shown = {"cards": gone, "faces": [g.s.faces[card] for card in gone]}
    g.emit("cards_aside", source, {seat: shown}, seat=seat, number=len(gone))


def return_aside(g: Game) -> None:
    """Cards that were laid aside for the encounter go back to their hands."""
    back: dict[tuple[int, str], list[int]] = {}
    for aside in g.e.aside:
        g.seats[aside.seat].hand.append(aside.card)
        if g.s.seen[aside.card] == everybody(g):
            g.emit("card_to_hand", aside.source, seat=aside.seat, card=aside.card, face=g.s.faces[aside.card])
        else:
            back.setdefault((aside.seat, aside.source), []).append(aside.card)
        g.s.seen[aside.card] |= 1 << aside.seat
        g.update_masks(aside.seat)
    for (seat, source), cards in back.items():
        shown = {"cards": cards, "faces": [g.s.faces[card] for card in cards]}
        g.emit("aside_back", source, {seat: shown}, seat=seat, number=len(cards))
    g.e.aside = []


def borrow(g: Game, seat: int, owner: int, cards: Sequence[int], source: str) -> None:
    """Cards that their owner names come to another hand, and will go back from there."""
    give(g, owner, seat, cards, source)
    for card in cards:
        impose(g, Borrowed(seat, owner, card), source)


def borrow_hand(g: Game, seat: int, owner: int, source: str) -> None:
    """A whole hand comes to another seat, whose own cards lie aside. When the encounter ends, what it then holds goes
    to the owner."""
    set_aside(g, seat, list(g.seats[seat].hand), source)
    cards = list(g.seats[owner].hand)
    transfer(g, owner, seat, cards)
    impose(g, Borrowed(seat, owner), source)
    shown = {"cards": cards, "faces": [g.s.faces[card] for card in cards]}
    g.emit("hand_borrowed", source, {seat: shown, owner: shown}, seat=seat, victim=owner, number=len(cards))


def return_borrowed(g: Game, *, hands: bool = False) -> None:
    """Borrowed cards that are still where they were lent to go back to their owners; whole hands only when the
    encounter ends."""
    for held in g.e.all_of(Borrowed):
        hand = g.seats[held.seat].hand
        if held.card < 0 and hands:
            give(g, held.seat, held.owner, list(hand), held.source)
        elif held.card in hand:
            give(g, held.seat, held.owner, [held.card], held.source)
    g.e.constraints = [
        held for held in g.e.constraints if not isinstance(held, Borrowed) or (held.card < 0 and not hands)
    ]


# ---------------------------------------------------------------- in the warp


def stash_card(g: Game, seat: int, card: int, source: str) -> None:
    """A card of a hand goes facedown into the warp: in no hand until it is taken back. Only its owner knows it; others
    lose track of all cards with this back."""
    hand = g.seats[seat].hand
    hand.remove(card)
    for other in (card, *hand):
        if g.back(other) == g.back(card):
            g.s.seen[other] &= 1 << seat
    g.s.stash += (Aside(card, seat, source),)
    g.update_masks(seat)
    g.emit("card_stashed", source, {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat)


def take_back(g: Game, seat: int, card: int) -> None:
    """A card goes from the warp back to the hand; nobody else learns which."""
    source = next(held.source for held in g.s.stash if held.card == card)
    g.s.stash = tuple(held for held in g.s.stash if held.card != card)
    g.seats[seat].hand.append(card)
    g.update_masks(seat)
    g.emit("stash_taken", source, {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat)


def discard_stash(g: Game, seat: int, source: str) -> None:
    """The cards that this flare has put into the warp are discarded, openly."""
    gone = [held.card for held in g.s.stash if (held.seat, held.source) == (seat, source)]
    g.s.stash = tuple(held for held in g.s.stash if held.card not in gone)
    for card in gone:
        g.s.seen[card] = everybody(g)
    to_discard(g, gone)
    g.update_masks(seat)
    g.emit("discarded", source, seat=seat, cards=gone, faces=[g.s.faces[card] for card in gone])
