"""Drawing, new hands, discarding: the flows round the card verbs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from warptable.kernel.moments import NO_WAIT, Moment

from ..model.cards import FACES, Face
from ..model.occurrences import CardsDiscarded, CardsDrawn, NewHand
from ..model.piles import COSMIC
from ..model.windows import W
from ..verbs import cards as card_verbs
from ..verbs import knowledge
from .kickers import intimidates
from .questions import needs_no_card
from .standing import Rule
from .windows import window, window_of

if TYPE_CHECKING:
    from ..game import Game


async def draw_cards(g: Game, seat: int, number: int, source: str, back: str = COSMIC) -> list[int]:
    """Draw from a deck. With nothing left drawing stops (F-DRAW-9), or a quake comes (N-QUAKE-1, N-QUAKE-3); never one
    for want of reward cards (N-REWARD-10)."""
    shuffled = g.s.reshuffles
    drawn = card_verbs.draw(g, seat, number, source, back)
    if len(drawn) < number and g.edition.quake_on_empty and back == COSMIC:
        card_verbs.quake(g, "N-QUAKE-1")
        drawn = card_verbs.draw(g, seat, number - len(drawn), source)
    if g.s.reshuffles > shuffled:
        await window(g, W.RESHUFFLED)
    await window(g, W.DRAWN, CardsDrawn(seat, drawn))
    return drawn


async def discard_cards(g: Game, seat: int, cards: Sequence[int], source: str) -> None:
    """Discard from a hand; each discard may be reacted to."""
    if cards:
        card_verbs.discard(g, seat, cards, source)
        await discarded(g, seat, list(cards))


async def discarded(g: Game, seat: int, cards: list[int]) -> None:
    await window(g, W.DISCARDED, CardsDiscarded(seat, cards))


def ensure_encounter_card(g: Game, seat: int, moment: Moment[None], source: str) -> Awaitable[None]:
    """A main player who needs an encounter card and holds none draws a new hand, unless it has laid an intimidate
    (N-INTIM-4)."""
    if g.has_encounter_card(seat) or needs_no_card(g, seat) or intimidates(g, seat):
        return NO_WAIT
    return new_hand(g, seat, moment, source, spared=True)


async def new_hand(g: Game, seat: int, moment: Moment[None], source: str, *, spared: bool = False) -> None:
    """F-START-2, F-PLAN-2, F-DRAW-3: without an encounter card, show the hand, play or discard it, draw a new hand,
    again and again until there is one (F-START-4, F-DRAW-6). `spared`: whoever turns up a power that needs no
    encounter card keeps the hand (F-VHID-3)."""
    while not g.has_encounter_card(seat):
        if not _encounter_card_left(g):
            # No encounter card outside the other hands: nobody could go on. We shake up all hands.
            card_verbs.quake(g, "N-QUAKE-1")
            continue
        await window_of(g, seat, moment)
        if spared and needs_no_card(g, seat):
            return
        await renew_hand(g, seat, source)


async def renew_hand(g: Game, seat: int, source: str) -> None:
    """Show the hand, discard what neither an effect nor a standing rule keeps, draw a full hand besides."""
    event = NewHand(seat)
    await window_of(g, seat, W.NEW_HAND, event)
    hand = g.seats[seat].hand
    g.emit("new_hand", source, seat=seat, faces=[g.s.faces[card] for card in hand if card not in event.kept])
    shown = [card for card in hand if card not in event.kept]
    gone = [card for card in shown if not g.rule_for(seat, Rule.KEEPS_IN_NEW_HAND, False, g.face(card))]
    for card in shown:
        knowledge.show(g, seat, card)
    await discard_cards(g, seat, gone, source)
    await draw_cards(g, seat, g.edition.hand_size, source)


def _encounter_card_left(g: Game) -> bool:
    return left(g, lambda face: face.encounter)


def left(g: Game, wanted: Callable[[Face], bool]) -> bool:
    """Is such a card in the deck or among its discards?"""
    faces, pile = g.s.faces, g.s.piles[COSMIC]
    return any(wanted(FACES[faces[card]]) for card in (*pile.draw, *pile.discard))
