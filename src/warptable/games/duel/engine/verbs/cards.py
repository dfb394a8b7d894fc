"""Moving cards: hands, decks, discard piles and what lies under an alien. Whoever gets a card knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warptable.kernel import RuleBug

if TYPE_CHECKING:
    from ..game import Game

SUPPORT = 2
"""The origin of cards of the reinforcement deck; that of a plan deck is its seat."""


def shuffle(g: Game, cards: list[int], origin: int) -> None:
    """Shuffle these cards, as a deck of this origin: their faces change places, and nobody knows them any more, unless
    there is but one."""
    s = g.s
    faces = [s.faces[card] for card in cards]
    s.rng.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        s.faces[card] = face
        if len(cards) > 1:
            s.seen[card] = 0
    origins = s.origin
    if moved := {card for card in cards if origins[card] != origin}:
        s.origin = tuple([origin if card in moved else old for card, old in enumerate(origins)])


def reshuffle(g: Game, seat: int) -> None:
    """D-HAND-06: the discard pile becomes the deck, with the reinforcements in it (D-REI-09)."""
    player = g.seats[seat]
    player.deck = sorted(player.pile)
    player.pile = []
    shuffle(g, player.deck, seat)
    if g.s.frame is not None and g.s.frame.swept[seat]:  # numbers of cards say nothing any more
        swept = g.s.frame.swept
        g.s.frame.swept = ((), swept[1]) if seat == 0 else (swept[0], ())
    g.emit("reshuffled", "D-HAND-06", seat=seat, number=len(player.deck))


def draw(g: Game, seat: int, number: int, why: str, source: str) -> list[int]:
    """Draw from one's own deck, as many as there are (D-GAP-22)."""
    player = g.seats[seat]
    drawn: list[int] = []
    while len(drawn) < number:
        if not player.deck:
            if not player.pile:
                break
            reshuffle(g, seat)
        drawn.append(player.deck.pop())
    _to_hand(g, seat, drawn)
    if drawn and g.log is not None:
        private = {seat: {"faces": _faces(g, drawn)}}
        g.emit("drawn", source, private, seat=seat, number=len(drawn), why=why)
    return drawn


def gain(g: Game, seat: int, number: int, source: str) -> list[int]:
    """D-REI-01, D-REI-10: draw from the reinforcement deck, as many as there are."""
    support = g.s.support
    gained = [support.pop() for _ in range(min(number, len(support)))]
    _to_hand(g, seat, gained)
    if gained:
        g.emit("gained", source, {seat: {"faces": _faces(g, gained)}}, seat=seat, number=len(gained))
    return gained


def reveal_top(g: Game, seat: int) -> int:
    """D-SET-11, D-SET-14: the top plan is turned up for both to see, and comes to the hand."""
    card = g.seats[seat].deck.pop()
    g.seats[seat].hand.append(card)
    g.s.seen[card] = 3
    return card


def discard(g: Game, seat: int, cards: Sequence[int], why: str, source: str) -> None:
    """From a hand to its own discard pile, reinforcements too (D-GAP-32)."""
    for card in cards:
        g.seats[seat].hand.remove(card)
    to_pile(g, seat, cards, why, source)


def to_pile(g: Game, seat: int, cards: Sequence[int], why: str, source: str) -> None:
    """Cards that have left their place come to a discard pile, faceup (D-MISC-03, D-MISC-04)."""
    if not cards:
        return
    g.seats[seat].pile += cards
    seen = g.s.seen
    for card in cards:
        seen[card] = 3
    if g.log is not None:
        g.emit("discarded", source, seat=seat, faces=_faces(g, cards), why=why)


def take_random(g: Game, seat: int, number: int, source: str) -> list[int]:
    """Take cards at random from the other hand."""
    victim = 1 - seat
    cards = random_cards(g, victim, number)
    pass_on(g, victim, seat, cards)
    if cards:
        known = {"faces": _faces(g, cards)}
        g.emit("taken", source, {seat: known, victim: known}, seat=seat, victim=victim, number=len(cards))
    return cards


def random_cards(g: Game, seat: int, number: int) -> list[int]:
    """Cards of a hand at random; nothing moves."""
    hand = g.seats[seat].hand
    return g.s.rng.sample(hand, min(number, len(hand)))


def give(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """Give cards of one's own hand to the opponent."""
    pass_on(g, seat, 1 - seat, cards)
    known = {"faces": _faces(g, cards)}
    g.emit("given", source, {0: known, 1: known}, seat=seat, receiver=1 - seat, number=len(cards))


def exchange(g: Game, cards: Sequence[Sequence[int]], source: str) -> None:
    """These cards of both hands change owners at the same time."""
    for seat in (0, 1):
        pass_on(g, seat, 1 - seat, cards[seat])
    faces = [_faces(g, cards[seat]) for seat in (0, 1)]
    private = {seat: {"gave": faces[seat], "got": faces[1 - seat]} for seat in (0, 1)}
    g.emit("exchanged", source, private, numbers=[len(cards[0]), len(cards[1])])


def pass_on(g: Game, giver: int, receiver: int, cards: Sequence[int]) -> None:
    """Cards change hands for good (D-MISC-02); both know them."""
    for card in cards:
        g.seats[giver].hand.remove(card)
    _to_hand(g, receiver, cards)


def show(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """Cards of a hand are shown to the opponent."""
    for card in cards:
        g.s.seen[card] = 3
    viewer, known = 1 - seat, {"faces": _faces(g, cards)}
    g.emit("shown", source, {0: known, 1: known}, seat=seat, viewer=viewer, number=len(cards))


def take_back(g: Game, seat: int, card: int, source: str, *, pile: int | None = None) -> None:
    """A card of a discard pile, one's own by default, comes to this hand; both have seen it."""
    g.seats[seat if pile is None else pile].pile.remove(card)
    _to_hand(g, seat, [card])
    g.emit("took_back", source, seat=seat, faces=_faces(g, [card]))


def put_under(g: Game, seat: int, card: int, source: str) -> None:
    """A card of the hand comes facedown under one's own alien."""
    g.seats[seat].hand.remove(card)
    g.seats[seat].under.append(card)
    g.emit("put_under", source, {seat: {"faces": _faces(g, [card])}}, seat=seat, number=1)


def from_under(g: Game, seat: int, card: int, source: str) -> None:
    """A card under one's own alien comes back to the hand."""
    _out_of_under(g, seat, [card])
    g.seats[seat].hand.append(card)
    g.emit("from_under", source, {seat: {"faces": _faces(g, [card])}}, seat=seat, number=1)


def discard_under(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """Cards under one's own alien go to one's own discard pile (D-GAP-32)."""
    _out_of_under(g, seat, cards)
    to_pile(g, seat, cards, "text", source)


def lay(g: Game, seat: int, cards: Sequence[int]) -> None:
    """D-D04-01: cards of the hand are laid as plans."""
    hand = g.seats[seat].hand
    for card in cards:
        hand.remove(card)
    g.frame.laid[seat].cards += tuple(cards)


def _out_of_under(g: Game, seat: int, cards: Sequence[int]) -> None:
    under = g.seats[seat].under
    if any(card not in under for card in cards):
        raise RuleBug(f"not all of {cards} lie under the alien of seat {seat}")
    g.seats[seat].under = [card for card in under if card not in cards]


def _to_hand(g: Game, seat: int, cards: Sequence[int]) -> None:
    seen, bit = g.s.seen, 1 << seat
    for card in cards:
        seen[card] |= bit
    g.seats[seat].hand += cards


def _faces(g: Game, cards: Sequence[int]) -> list[str]:
    return [g.s.faces[card] for card in cards]
