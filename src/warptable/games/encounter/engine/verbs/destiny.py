"""The destiny deck: cards are only names, for equal ones need not be told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.destiny import WARNING

if TYPE_CHECKING:
    from ..game import Game


def make_destiny(g: Game, cards: list[str]) -> None:
    """F-SETUP-3: these cards are the destiny deck, in random order."""
    g.s.destiny.draw = cards
    shuffle_destiny(g)


def shuffle_destiny(g: Game) -> None:
    """The order of the destiny deck is left to chance."""
    g.s.rng.shuffle(g.s.destiny.draw)


def renew_destiny(g: Game) -> None:
    """F-DESTINY-2: the card drawn before is discarded; a last card left is shuffled in with the discards."""
    pile = g.s.destiny
    discard_destiny(g)
    if len(pile.draw) <= 1:
        pile.draw += pile.discard
        pile.discard = []
        shuffle_destiny(g)
        g.emit("destiny_reshuffled", "F-DESTINY-2", cards=len(pile.draw))


def discard_destiny(g: Game) -> None:
    """The destiny card of this encounter, if there is one, is discarded."""
    if g.e.destiny:
        g.s.destiny.discard.append(g.e.destiny)
        g.e.destiny = ""
        g.e.named = -1


def turn_destiny(g: Game, chosen: str, source: str = "F-DESTINY-1") -> None:
    """F-DESTINY-1: the top card is turned up, or a card that an effect has chosen; perhaps with a warning."""
    deck, e = g.s.destiny.draw, g.e
    if chosen in deck:
        deck.remove(chosen)
        e.destiny = chosen
    else:
        e.destiny = deck.pop()
    g.emit("destiny", source, seat=e.offense, card=e.destiny)
    if e.destiny.endswith(WARNING) and not e.hazard:  # N-HAZ-3, N-HAZ-4: it lasts, and a second one changes nothing
        e.hazard = True
        g.emit("hazard", "N-HAZ-2", seat=e.offense)


def count_as(g: Game, seat: int) -> None:
    """F-DESTINY-10: the card that was turned up counts as the colour of this seat, whatever happens from now on."""
    g.e.named = seat
