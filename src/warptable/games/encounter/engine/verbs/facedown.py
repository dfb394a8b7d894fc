"""Cards laid facedown beside the encounter cards, out of their hands: kickers, and cards that may yet become encounter
cards."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.encounter import BOTH_ATTACK, INTIMIDATE, Laid, Layer, Modifier
from .knowledge import everybody
from .piles import to_discard

if TYPE_CHECKING:
    from ..game import Game
    from ..model.cards import Face


def lay_kicker(g: Game, side: int, card: int) -> None:
    """N-KICK-1: a main player lays a kicker facedown; that it is one is announced."""
    seat = g.main(side)
    _out_of_hand(g, seat, card)
    g.e.sides[side].kicker = card
    g.emit("kicker_laid", "N-KICK-1", {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, side=side)


def turn_kicker(g: Game, side: int) -> None:
    """N-KICK-3, N-KICK-6, N-KICK-10: a kicker is turned up and multiplies the card of its side from now on, if attack
    meets attack."""
    card = g.e.sides[side].kicker
    face = g.face(card)
    g.s.seen[card] = everybody(g)
    g.emit("kicker_turned", "N-KICK-3", seat=g.main(side), side=side, face=face.id, value=face.value)
    g.e.modifiers += multiplier(face, side)


def multiplier(face: Face, side: int) -> list[Modifier]:
    """What a kicker of this side changes; nothing if it multiplies by one."""
    if face.value == 1:
        return []
    both = face.value < 0  # its text: it multiplies the cards of both sides
    kicked = -1 if both else side
    return [Modifier(Layer.KICK, face.id, kicked, op="multiply", amount=face.value, needs=BOTH_ATTACK)]


def cancel_kicker(g: Game, side: int, source: str) -> None:
    """A revealed kicker is discarded at once and counts no longer."""
    laid = g.e.sides[side]
    card, laid.kicker = laid.kicker, -1
    face = g.s.faces[card]
    to_discard(g, [card])
    g.e.modifiers = [held for held in g.e.modifiers if held.layer != Layer.KICK or held.source != face]
    g.emit("kicker_discarded", source, seat=g.main(side), side=side, face=face)


def revealed_kicker(g: Game, side: int) -> int:
    """The factor of the kicker that lies open on a side; 0 if there is none."""
    card = g.e.sides[side].kicker
    return g.face(card).value if card >= 0 and g.e.revealed else 0


def raise_kicker(g: Game, side: int, source: str) -> None:
    """The factor of a revealed kicker is one more."""
    face = g.face(g.e.sides[side].kicker)
    own = Modifier(Layer.KICK, face.id, side, op="multiply", amount=face.value, needs=BOTH_ATTACK)
    others = [modifier for modifier in g.e.modifiers if modifier != own]
    g.e.modifiers = [*others, replace(own, amount=own.amount + 1)]
    g.emit("kicker_raised", source, seat=g.main(side), side=side, face=face.id, value=own.amount + 1)


def kickers_to_hands(g: Game) -> None:
    """A kicker goes back to its player when no encounter follows."""
    for side, laid in enumerate(g.e.sides):
        if laid.kicker >= 0:
            seat, card, laid.kicker = g.main(side), laid.kicker, -1
            _into_hand(g, seat, card)
            g.emit("kicker_back", "N-KICK-1", {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, side=side)


def lay_beside(g: Game, seat: int, card: int, kind: str, source: str) -> None:
    """A card of a hand is laid facedown in front of its player, who says what it is there for."""
    _out_of_hand(g, seat, card)
    g.e.laid.append(Laid(seat, card, kind))
    g.emit("laid_facedown", source, {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, what=kind)


def intimidate_of(g: Game, seat: int) -> Laid | None:
    """The intimidate that this seat has laid in this encounter (N-INTIM-2)."""
    for laid in g.e.laid:
        if laid.seat == seat and laid.kind == INTIMIDATE:
            return laid
    return None


def laid_to_slot(g: Game, laid: Laid, side: int) -> None:
    """N-INTIM-3, N-INTIM-6: a laid intimidate becomes the encounter card of a side, still facedown. Everybody knows
    what kind of card lies there."""
    g.e.laid.remove(laid)
    slot = g.e.sides[side]
    slot.card, slot.laid_by, slot.laid_from, slot.opened = laid.card, laid.seat, laid.kind, False


def return_laid(g: Game, kind: str = "", seats: Collection[int] | None = None) -> None:
    """N-INTIM-10: cards that are not used, of one kind or all of them, of these seats or of everybody, go back to the
    hands of their owners, unseen."""
    back = [laid for laid in g.e.laid if kind in ("", laid.kind) and (seats is None or laid.seat in seats)]
    g.e.laid = [laid for laid in g.e.laid if laid not in back]
    for laid in back:
        _into_hand(g, laid.seat, laid.card)
        shown = {"card": laid.card, "face": g.s.faces[laid.card]}
        g.emit("laid_back", "N-INTIM-10", {laid.seat: shown}, seat=laid.seat, what=laid.kind)


def unused_back(g: Game) -> None:
    """Kickers and all that lies beside the slots go back: no cards are revealed in this encounter."""
    kickers_to_hands(g)
    if g.e.laid:
        return_laid(g)


def _out_of_hand(g: Game, seat: int, card: int) -> None:
    g.seats[seat].hand.remove(card)
    g.update_masks(seat)


def _into_hand(g: Game, seat: int, card: int) -> None:
    g.seats[seat].hand.append(card)
    g.s.seen[card] |= 1 << seat
    g.update_masks(seat)
