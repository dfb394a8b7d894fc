"""A game that one seat cannot tell from the real one: everything it does not know is dealt anew.

The cards a seat has not seen are gathered and dealt again, from a source of chance of the player's own; so are the
facedown envoys, the orders of all decks, what the opponent has in secret, and the numbers that chance will give. What
is gathered is put in order first: two games that look alike to the seat give the same imagined game.

What a seat may work out is kept: every deck was shuffled in public, so a card that came from the opponent's deck is one
of those that were in it, and a gained reinforcement one of those. Each card remembers its deck (`State.origin`).
`kernel.imagining` plays the result up to the question that is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..kernel import Rng, Session, imagining
from .model.cards import FACES
from .model.decks import ICONS
from .model.state import State

T = TypeVar("T", str, int)


def imagined(session: Session[State], seat: int, rng: Rng) -> Session[State] | None:
    """A session at the same question to this seat that agrees with all it knows; None if none could be made."""
    start = session.basis()[0]
    if start.rng != session.state.rng:  # chance was spent since, and would fall otherwise
        return None
    return imagining.imagined(session, seat, lambda: _dealt_anew(start, session.state, seat, rng))


def _dealt_anew(start: State, now: State, seat: int, rng: Rng) -> State:
    """The checkpoint with other hidden things. What the seat has learned since then stays as it is."""
    other = start.clone()
    _deal_cards(other, now, seat, rng)
    _deal_envoys(other, now, seat, rng)
    _forget_the_future(other, now, rng)
    return other


def _deal_cards(other: State, now: State, seat: int, rng: Rng) -> None:
    """Unknown cards change faces, within the deck that each came from; then the opponent's hidden cards among
    themselves, for nobody knows which of them came from where."""
    bit = 1 << seat
    hidden = [card for card in range(len(other.faces)) if not (other.seen[card] | now.seen[card]) & bit]
    for origin in (0, 1, 2):
        _mix(other, [card for card in hidden if other.origin[card] == origin], rng)
    held = _held(other, 1 - seat)
    _mix(other, [card for card in hidden if card in held], rng)
    _lay_plans(other, [card for card in hidden if card in held], seat, rng)


def _mix(other: State, cards: Sequence[int], rng: Rng) -> None:
    faces = sorted(other.faces[card] for card in cards)
    rng.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        other.faces[card] = face


def _held(other: State, seat: int) -> set[int]:
    """The cards that a seat has where others do not see them."""
    player = other.seats[seat]
    held = {*player.hand, *player.under}
    if other.frame is not None and not other.frame.laid[seat].open:
        held.update(other.frame.laid[seat].cards)
    return held


def _lay_plans(other: State, loose: Sequence[int], seat: int, rng: Rng) -> None:
    """D-GAP-05: what the opponent has laid is a plan, if it had any."""
    if other.frame is None:
        return
    laid = [card for card in other.frame.laid[1 - seat].cards if card in loose]
    free = [card for card in loose if card not in laid and FACES[other.faces[card]].plan]
    for card in laid:
        if not FACES[other.faces[card]].plan and free:
            swap = free.pop(rng.below(len(free)))
            other.faces[card], other.faces[swap] = other.faces[swap], other.faces[card]


def _deal_envoys(other: State, now: State, seat: int, rng: Rng) -> None:
    """Facedown envoys that the seat has not read, with those in their decks and out of the game."""
    bit = 1 << seat
    known = {envoy.id for envoy in (*now.envoys, *now.gone, *other.envoys, *other.gone) if envoy.up or envoy.read & bit}
    decks = [list(deck) for deck in other.envoy_decks]
    for icon, deck in zip(ICONS, decks, strict=True):
        facedown = [one for one in (*other.envoys, *other.gone) if one.icon == icon and one.id not in known]
        loose = [index for index, name in enumerate(deck) if name not in known]
        names = sorted([*(one.id for one in facedown), *(deck[index] for index in loose)])
        rng.shuffle(names)
        for one in facedown:
            one.id = names.pop()
        for index in loose:
            deck[index] = names.pop()
    other.envoy_decks = tuple(map(tuple, decks))


def _forget_the_future(other: State, now: State, rng: Rng) -> None:
    """What chance holds ready from here on: destiny cards and planets not yet drawn, and all numbers to come."""
    pairs = zip(other.destiny, now.destiny, strict=True)
    other.destiny = tuple(tuple(_rest_shuffled(deck, len(left), rng)) for deck, left in pairs)
    other.stack = _rest_shuffled(other.stack, len(now.stack), rng)
    other.rng = Rng(rng.bits() << 32 | rng.bits())


def _rest_shuffled(deck: Sequence[T], left: int, rng: Rng) -> list[T]:
    """Those that are still in the deck now in another order; what was drawn since the checkpoint is known."""
    coming: list[T] = sorted(deck[:left])
    rng.shuffle(coming)
    return coming + list(deck[left:])
