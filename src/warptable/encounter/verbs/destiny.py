"""The destiny deck: cards are only names, for equal ones need not be told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game


def shuffle_destiny(g: Game) -> None:
    """The order of the destiny deck is left to chance."""
    g.s.rng.shuffle(g.s.destiny)


def renew_destiny(g: Game) -> None:
    """F-DESTINY-2: the card drawn before is discarded; a last card left is shuffled in with the discards."""
    s = g.s
    discard_destiny(g)
    if len(s.destiny) <= 1:
        s.destiny += s.destiny_discard
        s.destiny_discard = []
        shuffle_destiny(g)
        g.emit("destiny_reshuffled", "F-DESTINY-2", cards=len(s.destiny))


def discard_destiny(g: Game) -> None:
    """The destiny card of this encounter, if there is one, is discarded."""
    if g.e.destiny:
        g.s.destiny_discard.append(g.e.destiny)
        g.e.destiny = ""


def turn_destiny(g: Game, chosen: str) -> None:
    """F-DESTINY-1: the top card is turned up, or a card that an effect has chosen."""
    s, e = g.s, g.e
    if chosen in s.destiny:
        s.destiny.remove(chosen)
        e.destiny = chosen
    else:
        e.destiny = s.destiny.pop()
    g.emit("destiny", "F-DESTINY-1", seat=e.offense, card=e.destiny)
