"""Encounter cards in their slots: laid, turned up, exchanged, replaced, put away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.encounter import Aside, Layer, Modifier
from .cards import to_sheet
from .facedown import laid_to_slot, turn_kicker, unused_back
from .knowledge import everybody, show
from .piles import put_under, to_discard

if TYPE_CHECKING:
    from ..game import Game
    from ..model.encounter import Laid, Side
    from ..model.laboratory import Tech
    from ..model.state import Sheet


def lay(g: Game, seat: int, side: int, card: int, openly: bool, store: Sheet | None = None) -> None:
    """F-PLAN-1: an encounter card goes into its slot, facedown unless an effect opens it."""
    _put(g, seat, side, card, openly, store)
    if openly:
        g.emit("card_laid", "F-PLAN-1", seat=seat, side=side, card=card, face=g.s.faces[card])
    else:
        g.emit("card_laid", "F-PLAN-1", {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, side=side)


def lay_blind(g: Game, seat: int, side: int, cards: Sequence[int], openly: bool, source: str) -> None:
    """One of these cards of a hand, drawn blindly, goes into its slot; lying facedown it is unknown to its owner, too.
    The whole hand is shuffled, because how many of its cards could be drawn must not change the random numbers to
    come."""
    order = list(g.seats[seat].hand)
    g.s.rng.shuffle(order)
    card = next(card for card in order if card in cards)
    _put(g, seat, side, card, openly)
    if openly:
        g.emit("card_laid_blind", source, seat=seat, side=side, face=g.s.faces[card])
    else:
        g.s.seen[card] &= ~(1 << seat)
        g.emit("card_laid_blind", source, seat=seat, side=side)


def _put(g: Game, seat: int, side: int, card: int, openly: bool, store: Sheet | None = None) -> None:
    (g.seats[seat].hand if store is None else store.cards).remove(card)
    g.update_masks(seat)
    laid = g.e.sides[side]
    laid.card = card
    laid.laid_by = seat
    laid.laid_from = "" if store is None else store.alien
    laid.opened = openly
    if openly:
        _open(g, laid)


def _open(g: Game, laid: Side) -> None:
    """Everybody sees an encounter card; one off a sheet tells nothing about the hand."""
    if laid.laid_from:
        g.s.seen[laid.card] = everybody(g)
    else:
        show(g, laid.laid_by, laid.card)


def open_slot(g: Game, side: int, source: str) -> None:
    """One encounter card is turned up before the other."""
    laid = g.e.sides[side]
    if not laid.opened:
        _open(g, laid)
        laid.opened = True
        g.emit("card_turned", source, seat=g.main(side), face=g.s.faces[laid.card])


def claim_face(g: Game, side: int, face: str) -> None:
    """An encounter card counts as this face; nobody ever sees what it was."""
    g.e.sides[side].claimed = face


def _bury(g: Game, laid: Side) -> None:
    """A card for which a claim stands goes under its deck, unseen. Nobody else can tell which card of that back it was,
    hence not what is left of them in the hand it came from either."""
    s, seat = g.s, laid.laid_by
    put_under(g, laid.card)
    for other in (laid.card, *g.seats[seat].hand):
        if g.back(other) == g.back(laid.card):
            s.seen[other] &= 1 << seat
    laid.card, laid.laid_by = -1, -1
    g.emit("card_buried", "F-GOAL-7", seat=seat)


def slot_to_sheet(g: Game, side: int) -> bool:
    """A selected card that lay on a sheet goes back there; False if it did not, or the sheet is gone."""
    laid = g.e.sides[side]
    card, seat, alien = laid.card, laid.laid_by, laid.laid_from
    if not to_sheet(g, card, alien):
        return False
    laid.card, laid.laid_by, laid.laid_from = -1, -1, ""
    shown = {"card": card, "face": g.s.faces[card]}
    if laid.opened:
        g.emit("card_to_sheet", alien, seat=seat, **shown)
    else:
        g.emit("card_to_sheet", alien, {seat: shown}, seat=seat)
    laid.opened = False
    return True


def turn_up(g: Game) -> None:
    """F-REVEAL-1: both encounter cards at the same time."""
    e, s = g.e, g.s
    for laid in e.sides:
        if not laid.claimed:  # an accepted claim stands for a card that nobody ever sees
            _open(g, laid)
            laid.opened = True
    e.revealed = True
    g.emit("revealed", "F-REVEAL-1", faces=[laid.claimed or s.faces[laid.card] for laid in e.sides])
    for side, laid in enumerate(e.sides):
        if laid.kicker >= 0:
            turn_kicker(g, side)


def swap_slots(g: Game, source: str) -> None:
    """The two encounter cards change places; whoever laid a card still knows it. Kickers stay (N-KICK-5)."""
    one, other = g.e.sides
    g.e.sides.reverse()
    one.kicker, other.kicker = other.kicker, one.kicker
    g.emit("cards_switched", source)


def discard_slots(g: Game) -> list[int]:
    """F-RES-10: the offense's encounter card first, the defense's on top of it; revealed kickers with them
    (N-KICK-4)."""
    e, s = g.e, g.s
    for laid in e.sides:
        if laid.card >= 0 and laid.claimed:
            _bury(g, laid)
    gone = [laid.card for laid in e.sides if laid.card >= 0]
    to_discard(g, gone)
    for card in gone:
        s.seen[card] = everybody(g)
    for laid in e.sides:
        laid.card = -1
    if gone:
        g.emit("encounter_cards_discarded", "F-RES-10", faces=[s.faces[card] for card in gone])
    if e.revealed:
        _discard_kickers(g)
    return gone


def _discard_kickers(g: Game) -> None:
    for side, laid in enumerate(g.e.sides):
        if laid.kicker >= 0:
            to_discard(g, [laid.kicker])
            g.emit("kicker_discarded", "N-KICK-4", seat=g.main(side), side=side, face=g.s.faces[laid.kicker])
            laid.kicker = -1


def slots_to_hands(g: Game) -> None:
    """Selected cards, and all that lies facedown beside them, go back to their owners when no encounter follows."""
    for side, laid in enumerate(g.e.sides):
        if laid.card >= 0 and not slot_to_sheet(g, side):
            _to_hand(g, laid, _owner(g, side))
        laid.card, laid.laid_by, laid.laid_from = -1, -1, ""
    unused_back(g)


def _owner(g: Game, side: int) -> int:
    """To whom a card goes back that is not played: to the main player, or to an ally whose card it is."""
    laid_by = g.e.sides[side].laid_by
    return laid_by if laid_by >= 0 and g.e.seats[laid_by].allied else g.main(side)


def _to_hand(g: Game, laid: Side, seat: int) -> None:
    g.seats[seat].hand.append(laid.card)
    g.s.seen[laid.card] |= 1 << seat
    g.update_masks(seat)


def replace_facedown(g: Game, side: int, seat: int, card: int, source: str) -> None:
    """A card of this hand takes the place of an encounter card that nobody has seen yet; that one goes back, unseen, to
    where it came from."""
    if not slot_to_sheet(g, side):
        _to_hand(g, g.e.sides[side], _owner(g, side))
    _put(g, seat, side, card, openly=False)
    g.emit("card_put_instead", source, {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, side=side)


def replace_by_laid(g: Game, side: int, laid: Laid, source: str) -> None:
    """N-INTIM-6: the same with a card that lies beside the slots; everybody knows what kind of card it is."""
    if not slot_to_sheet(g, side):
        _to_hand(g, g.e.sides[side], _owner(g, side))
    laid_to_slot(g, laid, side)
    shown = {"card": laid.card, "face": g.s.faces[laid.card]}
    g.emit("card_put_instead", source, {laid.seat: shown}, seat=laid.seat, side=side)


def lay_intimidate(g: Game, laid: Laid, side: int) -> None:
    """N-INTIM-3: the intimidate that a main player has laid becomes its encounter card."""
    laid_to_slot(g, laid, side)
    shown = {"card": laid.card, "face": g.s.faces[laid.card]}
    g.emit("card_laid", "N-INTIM-3", {laid.seat: shown}, seat=laid.seat, side=side)


def slot_to_hand(g: Game, side: int, seat: int, source: str) -> None:
    """An encounter card goes from its slot to a hand, openly if it lay open."""
    laid = g.e.sides[side]
    card, laid.card = laid.card, -1
    g.seats[seat].hand.append(card)
    g.s.seen[card] |= 1 << seat
    g.update_masks(seat)
    g.emit("card_kept", source, seat=seat, side=side)


def slot_aside(g: Game, side: int, source: str) -> None:
    """An encounter card is laid aside: in no hand until the encounter ends, then back in that of its main player."""
    laid, seat = g.e.sides[side], g.main(side)
    card, laid.card = laid.card, -1
    g.e.aside.append(Aside(card, seat, source))
    g.emit("card_aside", source, seat=seat, side=side, face=g.s.faces[card])


def turn_down(g: Game) -> None:
    """The cards that were revealed have left their slots, and new ones may be laid."""
    g.e.revealed = False
    for laid in g.e.sides:
        laid.laid_by, laid.laid_from, laid.opened = -1, "", False


def replace_slot(g: Game, seat: int, side: int, card: int, source: str, tech: Tech | None = None) -> int:
    """A card from the hand, or from under a tech, takes the place of a revealed encounter card, openly; what the old
    one counted as ends with it. The old card, now among the discards; -1 for one that nobody may see."""
    e, s = g.e, g.s
    laid = e.sides[side]
    old = laid.card
    hidden = bool(laid.claimed)
    if hidden:
        _bury(g, laid)
        laid.claimed = ""
    if tech is None:
        g.seats[seat].hand.remove(card)
        show(g, seat, card)
        g.update_masks(seat)
    else:
        tech.card = -1
        s.seen[card] = everybody(g)
    laid.card, laid.laid_by, laid.laid_from, laid.opened = card, seat, "", True
    e.modifiers = [kept for modifier in e.modifiers if (kept := _without_face(modifier, side)) is not None]
    g.emit("card_replaced", source, seat=seat, side=side, face=s.faces[card])
    if hidden:
        return -1
    to_discard(g, [old])
    s.seen[old] = everybody(g)
    return old


def _without_face(modifier: Modifier, side: int) -> Modifier | None:
    """What is left of a modifier when the card on this side gives way: a new face was given to that card only."""
    if modifier.layer != Layer.FACE or modifier.side == 1 - side:
        return modifier
    return None if modifier.side == side else replace(modifier, side=1 - side)
