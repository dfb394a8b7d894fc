"""Cards that lie on a sheet or at a planet: no part of any hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.state import FACEUP
from .knowledge import everybody, show
from .piles import take_top, to_discard

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet


def draw_to_sheet(g: Game, seat: int, sheet: Sheet, number: int, source: str) -> None:
    """Cards of the deck go facedown on a sheet: no hand gets them, nobody but its owner sees them."""
    s = g.s
    drawn: list[int] = []
    for _ in range(number):
        card = take_top(g)
        if card is None:
            break
        drawn.append(card)
        s.seen[card] |= 1 << seat
    sheet.cards += drawn
    g.update_masks(seat)
    shown = {"cards": drawn, "faces": [s.faces[card] for card in drawn]}
    g.emit("drew_to_sheet", source, {seat: shown}, seat=seat, number=len(drawn))


def discard_sheet(g: Game, seat: int, sheet: Sheet, source: str) -> list[int]:
    """All cards of a sheet go openly to the discard pile."""
    gone, sheet.cards = sheet.cards, []
    for card in gone:
        g.s.seen[card] = everybody(g)
    to_discard(g, gone)
    g.update_masks(seat)
    g.emit("discarded", source, seat=seat, cards=list(gone), faces=[g.s.faces[card] for card in gone])
    return gone


def swap_with_sheet(g: Game, seat: int, sheet: Sheet) -> None:
    """The hand and the cards on a sheet change places; nobody else learns more than that."""
    player = g.seats[seat]
    player.hand, sheet.cards = sheet.cards, player.hand
    g.update_masks(seat)


def lay_at_planet(g: Game, seat: int, card: int, planet: int, source: str) -> None:
    """A card from the hand is laid at a planet, faceup; it is in no hand any more."""
    g.seats[seat].hand.remove(card)
    show(g, seat, card)
    g.update_masks(seat)
    g.s.planet_cards[planet] = (*g.s.planet_cards.get(planet, ()), card)
    g.emit("card_stationed", source, seat=seat, planet=planet, face=g.s.faces[card])


def clear_planets(g: Game, cards: Sequence[int], source: str) -> None:
    """These cards at planets are discarded."""
    s = g.s
    for planet, lying in list(s.planet_cards.items()):
        gone = [card for card in lying if card in cards]
        if not gone:
            continue
        to_discard(g, gone)
        left = tuple(card for card in lying if card not in gone)
        if left:
            s.planet_cards[planet] = left
        else:
            del s.planet_cards[planet]
        g.emit("planet_cleared", source, planet=planet, faces=[s.faces[card] for card in gone])


def lay_out(g: Game, seat: int, sheet: Sheet, cards: Sequence[int], source: str) -> None:
    """Cards of the deck or of the discards go openly on a sheet."""
    for card in cards:
        pile = g.pile(card)
        (pile.discard if card in pile.discard else pile.draw).remove(card)
        sheet.cards.append(card)
        g.s.seen[card] = everybody(g)
    sheet.memory[FACEUP] = True
    g.update_masks(seat)
    g.emit("laid_out", source, seat=seat, faces=[g.s.faces[card] for card in cards])


def hand_off_sheet(g: Game, seat: int, sheet: Sheet, card: int, receiver: int, source: str) -> None:
    """A card that lies open on a sheet goes to a hand."""
    sheet.cards.remove(card)
    g.seats[receiver].hand.append(card)
    for one in {seat, receiver}:
        g.update_masks(one)
    g.emit("handed_over", source, seat=receiver, giver=seat, card=card, face=g.s.faces[card])
