"""Encounter cards in their slots: laid, turned up, exchanged, replaced, put away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.layers import Layer
from ..model.state import Modifier
from .cards import to_sheet
from .knowledge import everybody, show

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet


def lay(g: Game, seat: int, side: int, card: int, openly: bool, store: Sheet | None = None) -> None:
    """F-PLAN-1: an encounter card goes into its slot, facedown unless an effect opens it."""
    (g.seats[seat].hand if store is None else store.cards).remove(card)
    g.hand_changed(seat)
    e = g.e
    e.slots[side] = card
    e.laid_by[side] = seat
    e.laid_from[side] = "" if store is None else store.alien
    e.opened[side] = openly
    if openly:
        _open_slot(g, side)
        g.emit("card_laid", "F-PLAN-1", seat=seat, side=side, card=card, face=g.s.faces[card])
    else:
        g.emit("card_laid", "F-PLAN-1", {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, side=side)


def _open_slot(g: Game, side: int) -> None:
    """Everybody sees an encounter card; one off a sheet tells nothing about the hand."""
    e = g.e
    if e.laid_from[side]:
        g.s.seen[e.slots[side]] = everybody(g)
    else:
        show(g, e.laid_by[side], e.slots[side])


def open_slot(g: Game, side: int, source: str) -> None:
    """One encounter card is turned up before the other."""
    e = g.e
    if not e.opened[side]:
        _open_slot(g, side)
        e.opened[side] = True
        g.emit("card_turned", source, seat=g.main(side), face=g.s.faces[e.slots[side]])


def _bury(g: Game, side: int) -> None:
    """A card for which a claim stands goes under the deck, unseen. Nobody else can tell which card that was, hence
    not what is left of the hand it came from either."""
    e, s = g.e, g.s
    card, seat = e.slots[side], e.laid_by[side]
    s.deck.insert(0, card)
    for other in (card, *g.seats[seat].hand):
        s.seen[other] &= 1 << seat
    e.slots[side] = -1
    g.emit("card_buried", "F-GOAL-7", seat=seat)


def slot_to_sheet(g: Game, side: int) -> bool:
    """A selected card that lay on a sheet goes back there; False if it did not, or the sheet is gone."""
    e = g.e
    card, seat, alien = e.slots[side], e.laid_by[side], e.laid_from[side]
    if not to_sheet(g, card, alien):
        return False
    e.slots[side], e.laid_by[side], e.laid_from[side] = -1, -1, ""
    shown = {"card": card, "face": g.s.faces[card]}
    if e.opened[side]:
        g.emit("card_to_sheet", alien, seat=seat, **shown)
    else:
        g.emit("card_to_sheet", alien, {seat: shown}, seat=seat)
    e.opened[side] = False
    return True


def turn_up(g: Game) -> None:
    """F-REVEAL-1: both encounter cards at the same time."""
    e, s = g.e, g.s
    for side in range(len(e.slots)):
        if not e.claimed[side]:  # an accepted claim stands for a card that nobody ever sees
            _open_slot(g, side)
            e.opened[side] = True
    e.revealed = True
    shown = [e.claimed[side] or s.faces[card] for side, card in enumerate(e.slots)]
    g.emit("revealed", "F-REVEAL-1", faces=shown)


def swap_slots(g: Game, source: str) -> None:
    """The two encounter cards change places; whoever laid a card still knows it."""
    e = g.e
    e.slots.reverse()
    e.opened.reverse()
    e.laid_by.reverse()
    e.laid_from.reverse()
    e.claimed.reverse()
    g.emit("cards_switched", source)


def discard_slots(g: Game) -> list[int]:
    """F-RES-10: the offense's encounter card first, the defense's on top of it."""
    e, s = g.e, g.s
    for side, card in enumerate(e.slots):
        if card >= 0 and e.claimed[side]:
            _bury(g, side)
    gone = [card for card in e.slots if card >= 0]
    s.discard.extend(gone)
    for card in gone:
        s.seen[card] = everybody(g)
    e.slots = [-1, -1]
    if gone:
        g.emit("encounter_cards_discarded", "F-RES-10", cards=gone, faces=[s.faces[card] for card in gone])
    return gone


def slots_to_hands(g: Game) -> None:
    """Selected cards go back to their owners when no encounter comes of it."""
    e = g.e
    for side, card in enumerate(e.slots):
        if card >= 0 and not slot_to_sheet(g, side):
            seat = g.main(side)
            g.seats[seat].hand.append(card)
            g.s.seen[card] |= 1 << seat
            g.hand_changed(seat)
    e.slots, e.laid_by, e.laid_from = [-1, -1], [-1, -1], ["", ""]


def slot_to_hand(g: Game, side: int, seat: int, source: str) -> None:
    """An encounter card goes from its slot to a hand, openly if it lay open."""
    e = g.e
    card = e.slots[side]
    e.slots[side] = -1
    g.seats[seat].hand.append(card)
    g.s.seen[card] |= 1 << seat
    g.hand_changed(seat)
    g.emit("card_kept", source, seat=seat, side=side)


def replace_slot(g: Game, seat: int, side: int, card: int, source: str) -> int:
    """A card from the hand takes the place of a revealed encounter card, openly; what the old one counted as ends with
    it. The old card, now among the discards; -1 for one that nobody may see."""
    e, s = g.e, g.s
    old = e.slots[side]
    hidden = bool(e.claimed[side])
    if hidden:
        _bury(g, side)
        e.claimed[side] = ""
    g.seats[seat].hand.remove(card)
    show(g, seat, card)
    g.hand_changed(seat)
    e.slots[side], e.laid_by[side], e.opened[side] = card, seat, True
    e.laid_from[side] = ""
    e.modifiers = [kept for modifier in e.modifiers if (kept := _without_face(modifier, side)) is not None]
    g.emit("card_replaced", source, seat=seat, side=side, face=s.faces[card])
    if hidden:
        return -1
    s.discard.append(old)
    s.seen[old] = everybody(g)
    return old


def _without_face(modifier: Modifier, side: int) -> Modifier | None:
    """What is left of a modifier when the card on this side gives way: a new face was given to that card only."""
    if modifier.layer != Layer.FACE or modifier.side == 1 - side:
        return modifier
    return None if modifier.side == side else replace(modifier, side=1 - side)
